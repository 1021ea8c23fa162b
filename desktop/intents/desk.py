"""What the table itself does: a command for the engine, the entry, seats, the showdown."""

from typing import Literal

from msgspec import Struct

from engine.commands import Command


class Send(Struct, frozen=True):
    """Let the engine do this."""

    command: Command


class Undo(Struct, frozen=True):
    """Take back the last tap or step."""


class Redo(Struct, frozen=True):
    """Do the step undone last again."""


class Type(Struct, frozen=True):
    """Digits typed into the entry."""

    digits: str


class AddChip(Struct, frozen=True):
    """A chip added to the entry."""

    value: int


class Backspace(Struct, frozen=True):
    """The last digit goes."""


class ClearEntry(Struct, frozen=True):
    """The whole entry goes."""


class ToggleBy(Struct, frozen=True):
    """The entry says "by 30" instead of "to 130", until the next action."""


class TapSeat(Struct, frozen=True):
    """A seat was tapped."""

    seat: int


class UpTo(Struct, frozen=True):
    """The preview "folded to here" counts: everybody before the seat does this."""

    action: Literal["fold", "check"]


class AllCheck(Struct, frozen=True):
    """Everybody still to act checks: the round is over."""


class SeatMenu(Struct, frozen=True):
    """The menu of a seat is asked for."""

    seat: int


class Pick(Struct, frozen=True):
    """Showdown: this seat wins this pot (from 1)."""

    pot: int
    seat: int


class Tie(Struct, frozen=True):
    """Showdown: the next hand tapped ties with the last one."""


class Clear(Struct, frozen=True):
    """Showdown: forget who was tapped."""


class SwitchHalf(Struct, frozen=True):
    """Showdown in high-low: rank the other half."""


class SwitchRun(Struct, frozen=True):
    """Showdown with several runs or boards: rank this one (from 1)."""

    run: int


class NextRun(Struct, frozen=True):
    """Showdown with several runs or boards: nobody has a low in this one, the next is ranked."""


class AsInFirst(Struct, frozen=True):
    """Showdown with several runs or boards: this one goes as the first did."""


class OpenShowdown(Struct, frozen=True):
    """No more betting: the hands are shown now, whatever cards lie on the board."""


class Show(Struct, frozen=True):
    """Open something of the window: `table`, `menu`, `log`, `cards`, `log_line:3`, `sit:4`, ..."""

    what: str


class Tell(Struct, frozen=True):
    """Say a refusal in the statement."""

    text: str
