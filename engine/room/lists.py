"""Waiting lists by game and stakes: names that wait or were called, names that may be called. Times in UTC seconds."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from engine.recap.game_titles import GameTitle
from engine.room.tables import RoomTable

HELD = 5 * 60
"""Seconds a called player has to come."""

State = Literal["waiting", "called", "seated", "gone"]


class WaitingName(Struct, frozen=True):
    """A name on a waiting list."""

    id: int
    """Its number."""
    game: str
    """Game and stakes, as `GameTitle.text` writes them."""
    name: str
    """The player."""
    asked: float
    """When they asked."""
    wants: str = ""
    """A remark, such as by phone or a certain table."""
    called: float = 0
    """When they were last called, 0 = never."""
    state: State = "waiting"
    """The state on the list."""


class Queue(Struct, frozen=True):
    """The waiting list of one game."""

    game: str
    """Game and stakes."""
    title: GameTitle | None
    """The same as a record, None while no table plays it."""
    names: tuple[WaitingName, ...]
    """The waiting and called names, in the order they asked."""
    open: int
    """Free seats of its tables, in number."""

    @property
    def called(self) -> tuple[WaitingName, ...]:
        """The names that were called and have not come yet."""
        return tuple(name for name in self.names if name.state == "called")

    @property
    def callable(self) -> tuple[WaitingName, ...]:
        """The names that may be called now: one for each free seat without a called player."""
        free = max(0, self.open - len(self.called))
        return tuple(name for name in self.names if name.state == "waiting")[:free]

    def late(self, now: float) -> tuple[WaitingName, ...]:
        """Return the called names whose time is over."""
        return tuple(name for name in self.called if now - name.called > HELD)


def queues(names: Iterable[WaitingName], tables: Iterable[RoomTable]) -> tuple[Queue, ...]:
    """Return a queue for each game that is played or asked for, those with most names first, then by game."""
    tables = [table for table in tables if table.playing is not None]
    open_names = [name for name in names if name.state in ("waiting", "called")]
    games = {name.game for name in open_names} | {
        table.playing.game.text for table in tables if table.playing is not None
    }
    rows = []
    for game in games:
        own = [table for table in tables if table.playing is not None and table.playing.game.text == game]
        title = own[0].playing.game if own and own[0].playing is not None else None
        in_order = sorted((name for name in open_names if name.game == game), key=lambda name: (name.asked, name.id))
        rows.append(Queue(game, title, tuple(in_order), sum(len(table.playing.open) for table in own if table.playing)))
    return tuple(sorted(rows, key=lambda queue: (not queue.names, -len(queue.names), queue.game)))


def seats_for(game: str, tables: Iterable[RoomTable]) -> tuple[tuple[int, int], ...]:
    """Return the seats for a new player of a game as (table, seat), must-move tables first, then the shortest table.

    A main game is filled from its must-move table, so its seats come last while that table has players.
    """
    tables = [table for table in tables if table.playing is not None and table.playing.game.text == game]
    feeding = {table.feeds for table in tables if table.feeds is not None and table.playing and table.playing.seats}
    ranked = sorted(
        (table for table in tables if table.playing is not None and table.playing.open),
        key=lambda table: (table.place in feeding, len(table.playing.seats) if table.playing else 0, table.place),
    )
    return tuple((table.place, table.playing.open[0]) for table in ranked if table.playing is not None)
