"""Commands about steps, about settling up, and questions. Their docstrings are lines of `feltbook script --words`.

One settles up also once a session has ended. Amounts there are in the unit of the payments: chips, in a tournament with
prizes the smallest unit of its currency.
"""

from typing import Any, Literal

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


class Step(Base, frozen=True):
    """All of these lines or none, one undo step."""

    lines: tuple[dict[str, Any], ...]
    """Objects as of the table script, in the order they are carried out."""


class Amend(Base, frozen=True, kw_only=True):
    """Correct an action of this hand or of `hand` (PRO-11, NOW-10); the correction is written `with`.

    `dry` = only show what it would come to; `"kill":"stays"` = an award moves only money, later hands stay as dealt.
    """

    action: int | None = None
    """Which action of the hand, from 1; None = the award."""
    award: bool = False
    """Whether the award is corrected."""
    hand: int | None = None
    """Which hand, None = the running or last one."""
    drop_moot: bool = False
    """Whether later acts of the same player fall away by themselves where that player can act no more in the hand."""
    kill: Literal["follows", "stays"] = "follows"
    """Whether the kill and the rock of the later hands follow the corrected award, or stay as they were dealt."""
    dry: bool = False
    """Whether it is only shown what it would come to."""
    line: dict[str, Any] = field(name="with")
    """The corrected command; written `with`."""


class Undo(Base, frozen=True):
    """Take the last step back."""


class Redo(Base, frozen=True):
    """Do the step undone last again."""


class Why(Base, frozen=True):
    """How a figure came about; the figure is written `of`."""

    of: str
    """The word of the figure, with its part after a dot: `pot.1`."""


class Verify(Base, frozen=True):
    """Recount chips and replay the log."""


StepCommand = Expense | Carry | Settle | Step | Amend | Undo | Redo | Why | Verify
