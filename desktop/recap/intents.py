"""The intents of taps on the recap page."""

from typing import Literal

from msgspec import Struct

from engine.commands import Command

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


class SettleAnyway(Struct, frozen=True):
    """Settle although the chips do not agree."""

    bearer: str
    """The key of the party who bears the difference."""
    really: bool
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


class Say(Struct, frozen=True):
    """Write a command about the settlement to the book."""

    command: Command
    """The command, as the engine takes it."""


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
    CopySummary | SaveFile | LeaveRecap | EndGame | ReopenGame | SettleAnyway | OpenSettling | OpenEarlier
    | LeaveSettling | CountStacks | Say | PutOff | CopyText | ShowHand
)  # fmt: skip
