"""Commands about steps, the settlement, and queries. Their docstrings are lines of `feltbook script --words`.

The settlement is also open after the end of a session. Its amounts are in the unit of payments: chips, in a tournament
with prizes the smallest unit of its currency.
"""

from typing import Any, Literal

from msgspec import field

from engine.commands.base import Base


class Expense(Base, frozen=True):
    """An expense that is shared: `player` paid `amount` for `among`, none = for all who played; the purpose is `for`.

    With `number` it takes the place of expense `number`, counted from 1; an amount of 0 takes that back.
    """

    player: str
    """The name of the payer."""
    amount: int
    """The amount."""
    reason: str = field(default="", name="for")
    """The purpose; written `for`."""
    among: tuple[str, ...] = ()
    """The names of those who share it, () = all who played."""
    number: int | None = None
    """The number of the expense to replace, None = a new one."""


class Carry(Base, frozen=True):
    """A payment of an earlier evening that is still open is settled along with this one; `off` = not after all."""

    player: str
    """The name of the debtor."""
    to: str
    """The name of the creditor."""
    amount: int
    """The amount owed."""
    evening: str
    """The id of the evening it comes from, the same in every book."""
    payment: str
    """The id of the payment in that evening."""
    off: bool = False
    """Whether it is removed again."""


class Settle(Base, frozen=True):
    """How everybody settles: with the `bank` named, none = among each other, in payments of whole `coin`s."""

    bank: str = ""
    """The name of the bank, "" = players pay each other."""
    coin: int = 1
    """The unit of which payments are multiples."""


class Step(Base, frozen=True):
    """All of these lines or none, one undo step."""

    lines: tuple[dict[str, Any], ...]
    """Objects as in the table script, in order."""


class Amend(Base, frozen=True, kw_only=True):
    """Correct an action of this hand or of `hand` (PRO-11, NOW-10); the correction is written `with`.

    `dry` = only show what it would come to; `"kill":"stays"` = an award moves only money, later hands stay as dealt.
    """

    action: int | None = None
    """The number of the action in the hand, from 1; None = the award."""
    award: bool = False
    """Whether the award is corrected."""
    hand: int | None = None
    """The hand number, None = the running or last hand."""
    drop_moot: bool = False
    """Whether later acts of a player are dropped where that player can no longer act in the hand."""
    kill: Literal["follows", "stays"] = "follows"
    """Whether kill and rock of later hands follow the corrected award, or stay as dealt."""
    dry: bool = False
    """Whether to return the result only, without the correction."""
    line: dict[str, Any] = field(name="with")
    """The corrected command; written `with`."""


class Undo(Base, frozen=True):
    """Take the last step back."""


class Redo(Base, frozen=True):
    """Do the step undone last again."""


class Why(Base, frozen=True):
    """How a figure came about; the figure is written `of`."""

    of: str
    """The name of the figure, with its part after a dot: `pot.1`."""


class Verify(Base, frozen=True):
    """Recount chips and replay the log."""


StepCommand = Expense | Carry | Settle | Step | Amend | Undo | Redo | Why | Verify
