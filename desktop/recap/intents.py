"""What a tap on the recap page asks for."""

from typing import Literal

from msgspec import Struct

from engine.commands import Command

SavedFile = Literal["results", "hands", "session", "print"]
"""A file that is saved from the page; each has a card of the same id."""


class CopySummary(Struct, frozen=True):
    """The summary goes to the clipboard."""


class SaveFile(Struct, frozen=True):
    """Save this file; opened where it was saved before."""

    file: SavedFile
    """Which of the files of an evening."""


class LeaveRecap(Struct, frozen=True):
    """Back to the table, or from a game that has ended to a new table."""


class EndGame(Struct, frozen=True):
    """The game ends."""


class ReopenGame(Struct, frozen=True):
    """A game that has ended goes on."""


class SettleAnyway(Struct, frozen=True):
    """Settle although the chips do not agree."""

    bearer: str
    """The key of who bears it."""
    really: bool
    """Whether it is so; False = no more."""


class OpenSettling(Struct, frozen=True):
    """The page on which an evening is settled."""


class OpenEarlier(Struct, frozen=True):
    """The recap of an earlier evening: something is open there."""

    session: int
    """Its number in the book."""


class LeaveSettling(Struct, frozen=True):
    """Back to the recap."""


class CountStacks(Struct, frozen=True):
    """The stacks of the game on the table are counted before it is settled."""


class Say(Struct, frozen=True):
    """Something about settling up becomes a step of the book."""

    command: Command
    """What is said, as the engine takes it."""


class PutOff(Struct, frozen=True):
    """A payment is made at a later evening; `key` names it."""

    key: str
    """The key of the payment."""


class CopyText(Struct, frozen=True):
    """This text goes to the clipboard."""

    text: str
    """What is copied."""


class ShowHand(Struct, frozen=True):
    """A hand is shown again on the felt; 0 = one is looked for."""

    hand: int = 0
    """Its number; 0 = look for one."""


RecapIntent = (
    CopySummary | SaveFile | LeaveRecap | EndGame | ReopenGame | SettleAnyway | OpenSettling | OpenEarlier
    | LeaveSettling | CountStacks | Say | PutOff | CopyText | ShowHand
)  # fmt: skip
