"""What the floor's pages show, read on the room's server: the room now, a table's felt. Times in UTC seconds."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from engine.events import AnyEvent
from engine.evolve import evolve
from engine.room import glance as seen
from engine.room.lists import WaitingName
from engine.room.moves import TableChange
from engine.room.report import Asks
from engine.room.rota import DealerOnDuty
from engine.room.tables import Note, RoomTable
from engine.state import TableState

DAY_BEGINS = 6
"""The hour at which a day of the room begins."""


class Alarm(Struct, frozen=True):
    """Something that was refused or is not as it was."""

    id: int
    """Its number."""
    at: float
    """When."""
    place: int
    """Which table, 0 = none."""
    code: str
    """gap, fork, damaged, put_back, behind, missing, ..."""
    seq: int
    """Which step."""
    session: int = 0
    """Of which session of the room, 0 = none."""


class Room(Struct, frozen=True):
    """All the floor's pages show, read at one moment."""

    now: float
    """By the clock of the server."""
    name: str
    """What the room is called."""
    zone: str
    """The clock on its wall."""
    tables: tuple[RoomTable, ...]
    """By number, those of the past left out."""
    waiting: tuple[WaitingName, ...] = ()
    """Who is on a list."""
    moves: tuple[TableChange, ...] = ()
    """Moves that are not over, and those of the last hour."""
    dealers: tuple[DealerOnDuty, ...] = ()
    """Who is on duty."""
    alarms: tuple[Alarm, ...] = ()
    """Nobody has seen yet."""
    since: tuple[tuple[int, str, float], ...] = ()
    """Table, name, and when they sat down there."""

    @property
    def today(self) -> str:
        """The day it is in the room (ISO 8601): it begins at 6 a.m. of the clock on its wall."""
        try:
            wall: tzinfo = ZoneInfo(self.zone)
        except (KeyError, OSError, ValueError):  # this device does not know the zone
            wall = UTC
        return (datetime.fromtimestamp(self.now, wall) - timedelta(hours=DAY_BEGINS)).date().isoformat()

    @property
    def seated_since(self) -> dict[tuple[int, str], float]:
        """`since` by table and name."""
        return {(place, name): at for place, name, at in self.since}


def room(server: Asks) -> Room:
    """The room as it is now; raises what the server's connection raises."""
    [house] = server.ask("SELECT extract(epoch FROM now())::float8 AS now, name, zone FROM room.house")
    return Room(
        **house,
        tables=tables(server),
        waiting=tuple(
            WaitingName(**{**row, "called": row["called"] or 0.0})
            for row in server.ask(
                "SELECT id, game, name, wants, extract(epoch FROM asked)::float8 AS asked,"
                " extract(epoch FROM called)::float8 AS called, state FROM room.waiting"
                " WHERE state IN ('waiting', 'called') ORDER BY asked, id"
            )
        ),
        moves=tuple(
            TableChange(**row)
            for row in server.ask(
                "SELECT id, name, source, target AS to, seat, chips, state FROM room.move"
                " WHERE state IN ('asked', 'left') OR at > now() - interval '1 hour' ORDER BY id"
            )
        ),
        dealers=_dealers(server),
        alarms=tuple(
            Alarm(**row)
            for row in server.ask(
                "SELECT id, extract(epoch FROM at)::float8 AS at, coalesce(place, 0) AS place, code, seq,"
                " coalesce(session, 0) AS session FROM room.alarm WHERE seen IS NULL ORDER BY id DESC LIMIT 50"
            )
        ),
        since=tuple(
            (row["place"], row["who"], row["at"])
            for row in server.ask(
                "SELECT e.place, e.who, max(extract(epoch FROM s.created)::float8 + e.at) AS at FROM room.live AS l"
                " JOIN room.session AS s ON s.id = l.session"
                " JOIN room.entry AS e ON e.day = s.day AND e.session = s.id AND e.what = 'buy_in' AND e.counts"
                " GROUP BY e.place, e.who"
            )
        ),
    )


def tables(server: Asks) -> tuple[RoomTable, ...]:
    """Every table as it was last heard of; a glance of a newer Feltbook is left out."""
    notes: dict[int, list[Note]] = {}
    for row in server.ask(
        "SELECT id, place, extract(epoch FROM at)::float8 AS at, by, words, lines, coalesce(answer, '') AS answer,"
        " coalesce(extract(epoch FROM answered)::float8, 0) AS answered FROM room.note"
        " WHERE answer IS NULL OR at > now() - interval '2 hours' ORDER BY id"
    ):
        notes.setdefault(row["place"], []).append(Note(**row))
    rows = server.ask(
        "SELECT p.id AS place, p.name, p.section, p.feeds, l.glance, coalesce(s.uid, '') AS uid,"
        " coalesce(extract(epoch FROM l.heard)::float8, 0) AS heard, coalesce(l.trouble, '') AS trouble,"
        " coalesce(l.seq, 0) AS seq FROM room.place AS p LEFT JOIN room.live AS l ON l.place = p.id"
        " LEFT JOIN room.session AS s ON s.id = l.session WHERE p.retired IS NULL ORDER BY p.id"
    )
    return tuple(
        RoomTable(**{**row, "glance": _glance(row["glance"]), "notes": tuple(notes.get(row["place"], ()))})
        for row in rows
    )


def _glance(text: str | None) -> seen.Glance | None:
    try:
        return None if text is None else seen.decode(text)
    except msgspec.DecodeError:
        return None


def _dealers(server: Asks) -> tuple[DealerOnDuty, ...]:
    """Who is on duty."""
    return tuple(
        DealerOnDuty(row["name"], tuple(row["games"]), row["downs"], row["rests"] or 0.0)
        for row in server.ask(
            "SELECT name, games, extract(epoch FROM rests)::float8 AS rests, downs FROM room.dealer"
            " WHERE duty IS NOT NULL ORDER BY name"
        )
    )


def state_of(server: Asks, uid: str) -> TableState | None:
    """A table's state by the steps of its session, evolved from the opening on; None when there is none.

    Raises:
        msgspec.DecodeError: it was played by a newer Feltbook.
    """
    rows = server.ask(
        "SELECT st.body, h.stand FROM room.session AS s JOIN room.head AS h ON h.session = s.id"
        " JOIN room.step AS st ON st.day = s.day AND st.session = s.id"
        " WHERE s.uid = %s AND s.counts ORDER BY st.seq",
        (uid,),
    )
    if not rows:
        return None
    bodies = [msgspec.json.decode(row["body"]) for row in rows]
    line, at = [], rows[0]["stand"]
    while at:
        line.append(bodies[at - 1])
        at = bodies[at - 1][1]
    state: TableState | None = None
    for body in reversed(line):
        for event in msgspec.convert(body[18], tuple[AnyEvent, ...]):
            state = evolve(state, event)
    return state
