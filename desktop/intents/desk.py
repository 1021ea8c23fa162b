"""Intents of the table itself: a command for the engine, the entry, seats, the showdown."""

from enum import Enum, auto
from typing import Literal

from msgspec import Struct

from desktop.intents.questions import SeatIntent
from engine.commands import Command
from engine.state import NoteAnswer

KeySize = Literal["least", "half", "two_thirds", "pot", "all_in"]
"""The quick sizes that have a key."""


class Send(Struct, frozen=True):
    """Sends a command to the engine."""

    command: Command
    """The command."""


class Undo(Struct, frozen=True):
    """Takes back the last tap or step."""


class Redo(Struct, frozen=True):
    """Repeats the step that was undone last."""


class Type(Struct, frozen=True):
    """Types digits into the entry."""

    digits: str
    """One digit or several, or the point of a decimal, `.`."""


class AddChip(Struct, frozen=True):
    """Adds a chip to the entry."""

    value: int
    """The value of the chip, chips."""


class Backspace(Struct, frozen=True):
    """Removes the last digit of the entry."""


class ClearEntry(Struct, frozen=True):
    """Clears the entry."""


class ToggleBy(Struct, frozen=True):
    """Switches the entry between "by 30" and "to 130", until the next action."""


class TapSeat(SeatIntent, frozen=True):
    """A tap on a seat."""


class UpTo(Struct, frozen=True):
    """Confirms the preview "folded to here": every player before the seat takes this action."""

    action: Literal["fold", "check"]
    """The action of the players before the seat."""


class AllCheck(Struct, frozen=True):
    """Checks for every player still to act: the round is over."""


class Pick(Struct, frozen=True):
    """Showdown: picks the seat that wins a pot."""

    pot: int
    """The pot, counted from 1."""
    seat: int
    """The seat of the winner."""


class Tie(Struct, frozen=True):
    """Showdown: the next tapped hand ties with the last one."""


class Clear(Struct, frozen=True):
    """Showdown: clears the tapped hands."""


class SwitchHalf(Struct, frozen=True):
    """Showdown in high-low: ranks the other half."""


class SwitchRun(Struct, frozen=True):
    """Showdown with several runs or boards: ranks this one."""

    run: int
    """The number of the run, from 1."""


class NextRun(Struct, frozen=True):
    """Showdown with several runs or boards: this one has no low, the next is ranked."""


class AsInFirst(Struct, frozen=True):
    """Showdown with several runs or boards: this one is awarded like the first."""


class OpenShowdown(Struct, frozen=True):
    """Ends the betting: the hands are shown now, whatever cards are on the board."""


class PressSeat(SeatIntent, frozen=True):
    """Presses the key of a seat: a tap on it, if the table has that seat."""


class PlaySize(Struct, frozen=True):
    """Plays a quick size by its id, such as `half` or `x2.5`, where it is allowed."""

    size: str
    """The id of the size."""


class MovePlayer(SeatIntent, frozen=True):
    """Moves this player: the next tap on a free seat chooses the target."""


class MoveButton(Struct, frozen=True):
    """Moves the button: the next tap on a seat chooses the target."""


class BringChips(Struct, frozen=True):
    """Records that all chips on the way have arrived (STK-5)."""


class DrawSeats(Struct, frozen=True):
    """Draws for seats before the first hand: each player moves to the drawn seat."""


class SitUsual(Struct, frozen=True):
    """Seats the players of last time again, each in the same seat with the same starting chips.

    If those were chips of another kind of game, every player gets the usual amount.
    """


class TryAgain(Struct, frozen=True):
    """Retries a save that failed."""


class AnswerNote(Struct, frozen=True):
    """Answers a note of the card room; accepting carries out its request in the same step."""

    note: int
    """The number of the note."""
    answer: NoteAnswer
    """The answer."""


class Dismiss(Struct, frozen=True):
    """Dismisses the message of the statement."""


class Escape(Struct, frozen=True):
    """Leaves what is open: a preview, a question, the entry, then a sheet or menu over the table."""


class Tell(Struct, frozen=True):
    """Shows a refusal in the statement."""

    text: str
    """The sentence, in the language of the dealer."""


class TableKey(Enum):
    """A key of the keyboard without an intent of its own: its effect depends on the state of the table."""

    FOLD = auto()
    """Taps the fold key of the bar."""
    CALL = auto()
    """Taps the key of the bar for check and call."""
    GO = auto()
    """Taps the amber key of the bar."""
    UNDO = auto()
    """Taps undo."""
    REDO = auto()
    """Taps redo."""
    ALL_CHECK = auto()
    """Taps "all check", wherever its key is shown."""
    WHY = auto()
    """Explains the figure of the focused widget."""


EntryIntent = Type | AddChip | Backspace | ClearEntry | ToggleBy
ShowdownIntent = Pick | Tie | Clear | SwitchHalf | SwitchRun | NextRun | AsInFirst | OpenShowdown
DeskIntent = (
    Send | Undo | Redo | TapSeat | PressSeat | UpTo | AllCheck | PlaySize | MovePlayer | MoveButton | BringChips
    | AnswerNote | DrawSeats | SitUsual | TryAgain | Dismiss | Escape | Tell
)  # fmt: skip
