"""The intents of taps on the recap page; a command about the settlement is the `Send` of the table."""

from typing import Literal

from msgspec import Struct

from desktop.intents import Send

SavedFile = Literal["results", "hands", "session", "print"]
"""A file that can be saved from the page; the card for it has the same id."""


class CopySummary(Struct, frozen=True):
    """Copy the summary to the clipboard."""


class SaveFile(Struct, frozen=True):
    """Save a file, or open it where it was already saved."""

    file: SavedFile
    """The file to save."""


class LeaveRecap(Struct, frozen=True):
    """Go back to the table, or from a game that has ended to a new table."""


class EndGame(Struct, frozen=True):
    """End the game."""


class ReopenGame(Struct, frozen=True):
    """Resume a game that has ended."""


class SetBearer(Struct, frozen=True):
    """Say who bears the difference of chips that do not add up, or that the party no longer does."""

    bearer: str
    """The key of the party who bears the difference."""
    bears: bool
    """Whether the party bears it; False = it no longer does."""


class OpenSettling(Struct, frozen=True):
    """Open the page on which an evening is settled."""


class OpenEarlier(Struct, frozen=True):
    """Open the recap of an earlier evening, in which something is still open."""

    session: int
    """The number of that session in the book."""


class LeaveSettling(Struct, frozen=True):
    """Go back to the recap."""


class CountStacks(Struct, frozen=True):
    """Count the stacks of the game on the table before it is settled."""


class PutOff(Struct, frozen=True):
    """Leave a payment to a later evening."""

    key: str
    """The key of the payment."""


class CopyText(Struct, frozen=True):
    """Copy a text to the clipboard."""

    text: str
    """The text to copy."""


class ShowHand(Struct, frozen=True):
    """Replay a hand on the felt, or search for one."""

    hand: int = 0
    """The number of the hand; 0 = search for one."""


RecapIntent = (
    CopySummary | SaveFile | LeaveRecap | EndGame | ReopenGame | SetBearer | OpenSettling | OpenEarlier
    | LeaveSettling | CountStacks | Send | PutOff | CopyText | ShowHand
)  # fmt: skip
