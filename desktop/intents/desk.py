"""What the table itself does: a command for the engine, the entry, seats, the showdown."""

from enum import Enum, auto
from typing import Literal

from msgspec import Struct

from desktop.intents.questions import SeatIntent
from engine.commands import Command
from engine.state import NoteAnswer

KeySize = Literal["least", "half", "two_thirds", "pot", "all_in"]
"""The quick sizes that have a key."""


class Send(Struct, frozen=True):
    """Let the engine do this."""

    command: Command
    """What the engine is to do."""


class Undo(Struct, frozen=True):
    """Take back the last tap or step."""


class Redo(Struct, frozen=True):
    """Do the step undone last again."""


class Type(Struct, frozen=True):
    """Digits typed into the entry."""

    digits: str
    """One digit or several, or the point of a decimal, `.`."""


class AddChip(Struct, frozen=True):
    """A chip added to the entry."""

    value: int
    """Chips."""


class Backspace(Struct, frozen=True):
    """The last digit goes."""


class ClearEntry(Struct, frozen=True):
    """The whole entry goes."""


class ToggleBy(Struct, frozen=True):
    """The entry says "by 30" instead of "to 130", until the next action."""


class TapSeat(SeatIntent, frozen=True):
    """A seat was tapped."""


class UpTo(Struct, frozen=True):
    """The preview "folded to here" counts: everybody before the seat does this."""

    action: Literal["fold", "check"]
    """What those before the seat do."""


class AllCheck(Struct, frozen=True):
    """Everybody still to act checks: the round is over."""


class Pick(Struct, frozen=True):
    """Showdown: a seat wins a pot."""

    pot: int
    """The pot, counted from 1."""
    seat: int
    """Who wins it."""


class Tie(Struct, frozen=True):
    """Showdown: the next hand tapped ties with the last one."""


class Clear(Struct, frozen=True):
    """Showdown: forget who was tapped."""


class SwitchHalf(Struct, frozen=True):
    """Showdown in high-low: rank the other half."""


class SwitchRun(Struct, frozen=True):
    """Showdown with several runs or boards: rank this one (from 1)."""

    run: int
    """From 1."""


class NextRun(Struct, frozen=True):
    """Showdown with several runs or boards: nobody has a low in this one, the next is ranked."""


class AsInFirst(Struct, frozen=True):
    """Showdown with several runs or boards: this one goes as the first did."""


class OpenShowdown(Struct, frozen=True):
    """No more betting: the hands are shown now, whatever cards lie on the board."""


class PressSeat(SeatIntent, frozen=True):
    """The key of a seat: a tap on it, where the table has so many seats."""


class PlaySize(Struct, frozen=True):
    """Play a quick size by its id, such as `half` or `x2.5`, where it is open."""

    size: str
    """The id of the size."""


class MovePlayer(SeatIntent, frozen=True):
    """The next tap on a free seat says where this player moves."""


class MoveButton(Struct, frozen=True):
    """The next tap on a seat says where the button goes."""


class BringChips(Struct, frozen=True):
    """All chips that are on the way have come (STK-5)."""


class DrawSeats(Struct, frozen=True):
    """Seats are drawn for, before the first hand: everybody goes to the one drawn."""


class SitUsual(Struct, frozen=True):
    """Who sat last time sits down again, each in their seat with the chips they began with.

    Where those were chips of another kind of game, everybody sits down with the usual amount.
    """


class TryAgain(Struct, frozen=True):
    """Save once more what could not be saved."""


class AnswerNote(Struct, frozen=True):
    """A note of the card room is answered; accepted, what it asks for is done in the same step."""

    note: int
    """The number of the note."""
    answer: NoteAnswer
    """What is answered."""


class Dismiss(Struct, frozen=True):
    """What the statement says has been read."""


class Escape(Struct, frozen=True):
    """Leave what was begun: a preview, a question, the entry, then whatever lies over the table."""


class Tell(Struct, frozen=True):
    """Say a refusal in the statement."""

    text: str
    """The sentence, in the language of the dealer."""


class TableKey(Enum):
    """A key of the keyboard that says no intent by itself: what it asks for depends on what the table shows."""

    FOLD = auto()
    """Taps the key of the bar for folding."""
    CALL = auto()
    """Taps the key of the bar for check and call."""
    GO = auto()
    """Taps the amber key of the bar."""
    UNDO = auto()
    """Taps undo."""
    REDO = auto()
    """Taps redo."""
    ALL_CHECK = auto()
    """Everybody checks, wherever the tap for it is."""
    WHY = auto()
    """The figure of what has the keyboard is explained."""


EntryIntent = Type | AddChip | Backspace | ClearEntry | ToggleBy
ShowdownIntent = Pick | Tie | Clear | SwitchHalf | SwitchRun | NextRun | AsInFirst | OpenShowdown
DeskIntent = (
    Send | Undo | Redo | TapSeat | PressSeat | UpTo | AllCheck | PlaySize | MovePlayer | MoveButton | BringChips
    | AnswerNote | DrawSeats | SitUsual | TryAgain | Dismiss | Escape | Tell
)  # fmt: skip
