"""What a tap on the floor's pages asks for."""

from enum import Enum
from typing import Literal

from msgspec import Struct

from desktop.floor.day_files import DayView


class RoomTab(Enum):
    """A page of the floor that has a tab; the value is the key of its title in the theme `room`."""

    FLOOR = "floor"
    """Every table at a glance."""
    LISTS = "lists"
    """Waiting lists and moves."""
    DEALERS = "dealers"
    """Who deals where."""
    DAY = "day"
    """The figures of a day."""


class Go(Struct, frozen=True):
    """Show the page of this tab."""

    tab: RoomTab
    """Which page."""


class OpenTable(Struct, frozen=True):
    """Look at a table."""

    place: int
    """The number of the table."""


class ListGame(Struct, frozen=True):
    """Show the list of this game."""

    game: str
    """The game as the list is called."""


class CallNames(Struct, frozen=True):
    """Call these names of a list."""

    waiting: tuple[int, ...]
    """The ids of the names, in the order of the list."""


class SetName(Struct, frozen=True):
    """A name of a list is called, is gone, or waits again."""

    waiting: int
    """The number of the name on its list."""
    state: Literal["waiting", "called", "gone"]
    """What it is now."""


class AddName(Struct, frozen=True):
    """A name at the end of the list in sight."""

    name: str
    """As it was typed."""


class SeatName(Struct, frozen=True):
    """A note to a table: its tap seats a name of a list there."""

    place: int
    """The number of the table."""
    seat: int
    """The seat."""
    name: str
    """Who."""


class AskMove(Struct, frozen=True):
    """Ask a player to change tables."""

    name: str
    """Who is asked."""
    source: int
    """The number of the table they leave."""
    seat: int
    """The seat they leave."""
    to: int
    """The number of the table they go to."""
    to_seat: int
    """The seat they go to."""


class DropMove(Struct, frozen=True):
    """A move is off."""

    move: int
    """The id of the move."""


class BreakTable(Struct, frozen=True):
    """Ask everybody of a table to change tables."""

    place: int
    """The number of the table."""


class SendNote(Struct, frozen=True):
    """A note to a table."""

    place: int
    """The number of the table."""
    words: str
    """What it says."""


class TakeNoteBack(Struct, frozen=True):
    """A note nobody answered."""

    note: int
    """The id of the note."""


class Feed(Struct, frozen=True):
    """The next table a table feeds: one of the same game, or none."""

    place: int
    """The number of the table that feeds."""


class PushAll(Struct, frozen=True):
    """Send the next push to the tables."""


class AddDealer(Struct, frozen=True):
    """A dealer comes on duty."""

    name: str
    """As it was typed."""


class DealerOff(Struct, frozen=True):
    """A dealer goes home."""

    name: str
    """Who it is."""


class ChooseDealer(Struct, frozen=True):
    """Which games this dealer deals is looked at, or no more."""

    name: str
    """Who it is."""


class SetGames(Struct, frozen=True):
    """The games a dealer deals."""

    name: str
    """Who."""
    games: tuple[str, ...]
    """Names of games, () = every game."""


class SeenAlarm(Struct, frozen=True):
    """An alarm was seen."""

    alarm: int
    """The id of the alarm."""


class KeepBoth(Struct, frozen=True):
    """A book that was put back and dealt on: the old steps stay, the new ones count."""

    alarm: int
    """The id of the alarm."""


class DayBy(Struct, frozen=True):
    """The day by this."""

    by: DayView
    """What each row of the day is about."""


class DayStep(Struct, frozen=True):
    """The day before, or after."""

    days: int
    """How many days on, -1 = the day before."""


class SaveDay(Struct, frozen=True):
    """Write the day to a file."""

    kind: Literal["csv", "json", "pdf"]
    """The form of the file."""


class SaveLists(Struct, frozen=True):
    """Write the lists to a file that can be printed."""


ServerIntent = (
    CallNames | SetName | AddName | SeatName | AskMove | DropMove | BreakTable | SendNote | TakeNoteBack | Feed
    | PushAll | AddDealer | DealerOff | SetGames | SeenAlarm
)  # fmt: skip
"""What only the server does; `KeepBoth` wants a reason first."""
RoomIntent = (
    ServerIntent | Go | OpenTable | ListGame | ChooseDealer | KeepBoth | DayBy | DayStep | SaveDay | SaveLists
)  # fmt: skip
