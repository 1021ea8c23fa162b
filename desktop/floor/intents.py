"""Intents of the floor's pages: frozen records of what a tap asks for."""

from enum import Enum
from typing import Literal

from msgspec import Struct

from desktop.floor.day_files import DayView


class RoomTab(Enum):
    """A page of the floor that has a tab; the value is the key of its title in the theme `room`."""

    FLOOR = "floor"
    """The tiles of all tables."""
    LISTS = "lists"
    """Waiting lists and moves."""
    DEALERS = "dealers"
    """The dealers' rota."""
    DAY = "day"
    """The figures of a day."""


class Go(Struct, frozen=True):
    """Show the page of this tab."""

    tab: RoomTab
    """The tab of the page."""


class OpenTable(Struct, frozen=True):
    """Show the page of a table."""

    place: int
    """Number of the table."""


class ListGame(Struct, frozen=True):
    """Show the waiting list of this game."""

    game: str
    """Game and stakes, as the list is called."""


class CallNames(Struct, frozen=True):
    """Call these names of a waiting list."""

    waiting: tuple[int, ...]
    """Ids of the names, in the order of the list."""


class SetName(Struct, frozen=True):
    """Set a name of a waiting list to called, gone or waiting."""

    waiting: int
    """Id of the name on its list."""
    state: Literal["waiting", "called", "gone"]
    """The new state."""


class AddName(Struct, frozen=True):
    """Add a name at the end of the list in sight."""

    name: str
    """The name as typed."""


class SeatName(Struct, frozen=True):
    """Send a note to a table; accepting it there seats a name of a waiting list."""

    place: int
    """Number of the table."""
    seat: int
    """Number of the seat."""
    name: str
    """Name of the player."""


class AskMove(Struct, frozen=True):
    """Ask a player to change tables."""

    name: str
    """Name of the player."""
    source: int
    """Number of the table the player leaves."""
    seat: int
    """Number of the seat the player leaves."""
    to: int
    """Number of the table the player goes to."""
    to_seat: int
    """Number of the seat the player goes to."""


class DropMove(Struct, frozen=True):
    """Call off a move."""

    move: int
    """Id of the move."""


class BreakTable(Struct, frozen=True):
    """Ask every player of a table to change tables."""

    place: int
    """Number of the table."""


class SendNote(Struct, frozen=True):
    """Send a note to a table."""

    place: int
    """Number of the table."""
    words: str
    """Text of the note."""


class TakeNoteBack(Struct, frozen=True):
    """Take back a note that has no answer yet."""

    note: int
    """Id of the note."""


class Feed(Struct, frozen=True):
    """Set the table that this table feeds to the next one of the same game, after the last one to none."""

    place: int
    """Number of the table that feeds."""


class PushAll(Struct, frozen=True):
    """Send the next push to the tables."""


class AddDealer(Struct, frozen=True):
    """Put a dealer on duty."""

    name: str
    """The name as typed."""


class DealerOff(Struct, frozen=True):
    """Take a dealer off duty."""

    name: str
    """Name of the dealer."""


class ChooseDealer(Struct, frozen=True):
    """Show the games this dealer deals, or stop showing them."""

    name: str
    """Name of the dealer."""


class SetGames(Struct, frozen=True):
    """Set the games a dealer deals."""

    name: str
    """Name of the dealer."""
    games: tuple[str, ...]
    """Names of the games, () = every game."""


class SeenAlarm(Struct, frozen=True):
    """Mark an alarm as seen."""

    alarm: int
    """Id of the alarm."""


class KeepBoth(Struct, frozen=True):
    """Keep both branches of a book that was restored and then dealt on: old steps stay, the new ones count."""

    alarm: int
    """Id of the alarm."""


class DayBy(Struct, frozen=True):
    """Show the day by this view."""

    by: DayView
    """What each row of the day stands for."""


class DayStep(Struct, frozen=True):
    """Show an earlier or a later day."""

    days: int
    """Days to go forward, -1 = the day before."""


class SaveDay(Struct, frozen=True):
    """Write the day to a file."""

    kind: Literal["csv", "json", "pdf"]
    """Format of the file."""


class SaveLists(Struct, frozen=True):
    """Write the waiting lists to a PDF file to be printed."""


ServerIntent = (
    CallNames | SetName | AddName | SeatName | AskMove | DropMove | BreakTable | SendNote | TakeNoteBack | Feed
    | PushAll | AddDealer | DealerOff | SetGames | SeenAlarm
)  # fmt: skip
"""Intents the server carries out by one task; `KeepBoth` is not among them, as it needs a typed reason first."""
RoomIntent = (
    ServerIntent | Go | OpenTable | ListGame | ChooseDealer | KeepBoth | DayBy | DayStep | SaveDay | SaveLists
)  # fmt: skip
