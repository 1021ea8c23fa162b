"""From the room to its tiles: a record for each table, in columns by section. No Qt, no rule."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from desktop.floor.line_records import ago, clock, short_title
from desktop.words.say import say
from engine.room.glance import Glance
from engine.room.room_now import Room
from engine.room.tables import RoomTable, Want, dealer_due, down, want_of, wants

DOTS: dict[bool, Literal["taken", "away"]] = {False: "taken", True: "away"}
Dot = Literal["taken", "away", "open"]
TileState = Literal["closed", "plain", "wants", "urgent", "cut"]
ROWS = 8
"""Least number of tables in a column, so that a tile keeps its height when a section is short."""
MOST = 10
"""Most tables in a column: a longer section goes on in the next column."""


class Tile(Struct, frozen=True):
    """What the tile of a table shows."""

    place: int
    """Number of the table."""
    name: str
    """Name of the table."""
    state: TileState
    """How urgently the table wants the floor."""
    title: str = ""
    """Game and stakes."""
    hand: str = ""
    """Number of the hand, in words."""
    rate: str = ""
    """Hands an hour, in words; "" = not measured yet."""
    dealer: str = ""
    """Name of the dealer and minutes of the down."""
    due: bool = False
    """Whether the dealer is due to be relieved."""
    dots: tuple[Dot, ...] = ()
    """State of each seat: taken, away or open."""
    why: str = ""
    """Why the table wants the floor, in words; "" = it does not."""
    icon: str = ""
    """Name of the icon beside the reason."""
    seats: str = ""
    """Number of open seats, in words."""
    open: bool = False
    """Whether a seat is open."""
    pill: str = ""
    """Words of a pill, "" = none."""
    kill: bool = False
    """Whether the pill is that of a kill."""
    spoken: str = ""
    """Text for a screen reader."""


class TileColumn(Struct, frozen=True):
    """A column of tiles below each other: a section of the room or a part of one, always in the same place."""

    title: str
    """Name of the section, or its first and last table."""
    note: str
    """Number of tables and of free seats, in words."""
    seats: str
    """Number of free seats alone, for a narrow column."""
    tiles: tuple[Tile, ...]
    """The tiles, from the top."""


def columns(room: Room) -> tuple[TileColumn, ...]:
    """Return the columns by section, in the order of their first table; without sections, columns of eight tables."""
    groups: dict[str, list[RoomTable]] = {}
    named = any(table.section for table in room.tables)
    for number, table in enumerate(room.tables):
        groups.setdefault(table.section if named else str(number // ROWS), []).append(table)
    wanting = wants(room.tables, room.now)
    urgent = wanting[0].table.place if wanting and wanting[0].kind != "cut" else 0
    result = []
    for name, tables in groups.items():
        parts = -(-len(tables) // MOST)
        height = -(-len(tables) // parts)
        for first in range(0, len(tables), height):
            result.append(_column(name if named and not first else "", tables[first : first + height], room, urgent))
    return tuple(result)


def _column(name: str, tables: Sequence[RoomTable], room: Room, urgent: int) -> TileColumn:
    playing = [table for table in tables if table.playing is not None]
    seats = sum(len(table.playing.open) for table in playing if table.playing)
    title = name or say("room.tables_from", first=tables[0].name, last=tables[-1].name)
    note = f"{say('room.n_tables', count=len(playing))}, {say('room.n_seats', count=seats)}"
    names = {table.place: table.name for table in room.tables}
    return TileColumn(
        title, note, say("room.n_seats", count=seats), tuple(tile(table, room.now, urgent, names) for table in tables)
    )


def tile(table: RoomTable, now: float, urgent: int, names: dict[int, str]) -> Tile:
    """Return the tile of a table; `urgent` = number of the table that wants the floor most, 0 = none."""
    glance = table.playing
    if glance is None:
        spoken = f"{say('room.table_n', name=table.name)}, {say('room.closed')}"
        return Tile(table.place, table.name, "closed", say("room.closed"), spoken=spoken)
    want = want_of(table, now)
    state: TileState = "plain"
    if table.cut(now):
        state = "cut"
    elif want is not None:
        state = "urgent" if table.place == urgent else "wants"
    why, icon = _why(want) if want is not None else ("", "")
    open_seats = len(glance.open)
    pill, kill = _pill(table, glance, names)
    minutes = down(table, now)
    due = dealer_due(table, now)
    dealer = f"{glance.dealer} {minutes}" if glance.dealer else say("room.nobody")
    title, hand = short_title(glance.game), say("hand_n", hand=glance.hand)
    seats = say("room.n_open", count=open_seats) if open_seats else say("room.full")
    spoken = ", ".join(word for word in (say("room.table_n", name=table.name), title, hand, dealer, why, seats) if word)
    return Tile(
        table.place, table.name, state, title, hand,
        say("room.an_hour", hands=glance.an_hour) if glance.an_hour else "",
        say("room.dealer_due", dealer=dealer) if due else dealer, due, dots(glance), why, icon, seats, bool(open_seats),
        pill, kill, spoken,
    )  # fmt: skip


def dots(glance: Glance) -> tuple[Dot, ...]:
    """Return the state of each seat, from seat 1."""
    by_seat: dict[int, Dot] = {seat.seat: DOTS[seat.away] for seat in glance.seats}
    return tuple(by_seat.get(seat, "open") for seat in range(1, glance.size + 1))


BOMB_SOON = 9
"""Most hands before a bomb pot at which the pill names it."""


def _pill(table: RoomTable, glance: Glance, names: dict[int, str]) -> tuple[str, bool]:
    """Return the words of the pill, and whether it is that of a kill."""
    if glance.kill:
        return say("room.kill"), True
    if glance.bomb is not None and glance.bomb <= BOMB_SOON:
        return say("room.bomb", hands=glance.bomb) if glance.bomb else say("room.bomb_now"), False
    if table.feeds is not None:
        return say("room.feeds", table=names.get(table.feeds, "")), False
    return "", False


def _why(want: Want) -> tuple[str, str]:
    """Return why a table wants the floor, in short words, and the name of an icon."""
    match want.kind:
        case "floor":
            return say("room.wants_floor", time=ago(want.seconds)), "person"
        case "clock":
            return say("room.wants_clock", seconds=want.seconds), "clock"
        case "trouble":
            return say("room.wants_trouble"), "cross"
        case "note":
            return say("room.wants_note"), "speech"
    return say("room.last_word", at=clock(want.table.heard)), "cross"
