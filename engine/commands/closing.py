"""Commands about settling up, also once a session has ended. Their docstrings are lines of `feltbook script --words`.

Amounts are in the unit of the payments: chips, in a tournament with prizes the smallest unit of its currency.
"""

from msgspec import field

from engine.commands.base import Base


class Expense(Base, frozen=True):
    """An expense that is shared: `player` paid `amount` for `among`, none = for all who played; the purpose is `for`.

    With `number` it takes the place of expense `number`, counted from 1; an amount of 0 takes that back.
    """

    player: str
    """Who paid it."""
    amount: int
    """How much."""
    reason: str = field(default="", name="for")
    """What for; written `for`."""
    among: tuple[str, ...] = ()
    """Who shares it, () = everybody who played."""
    number: int | None = None
    """Which expense it takes the place of, None = a new one."""


class Carry(Base, frozen=True):
    """A payment of an earlier evening that is still open is settled along with this one; `off` = not after all."""

    player: str
    """Who owes it."""
    to: str
    """Who is owed."""
    amount: int
    """How much."""
    evening: str
    """The evening it comes from, as that is known in every book."""
    payment: str
    """What the payment is remembered by there."""
    off: bool = False
    """Whether it is not carried over after all."""


class Settle(Base, frozen=True):
    """How everybody settles: with the `bank` named, none = among each other, in payments of whole `coin`s."""

    bank: str = ""
    """Who everybody settles with, "" = the players among each other."""
    coin: int = 1
    """What payments are multiples of."""
