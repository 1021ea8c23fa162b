"""Reads the data of the floor's pages from the server: the room now, and a table's state. Times in UTC seconds."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from engine.events import AnyEvent
from engine.evolve import evolve
from engine.room import glance as seen
from engine.room.lists import WaitingName
from engine.room.moves import TableChange
from engine.room.report import QueryServer
from engine.room.rota import DealerOnDuty
from engine.room.tables import Note, RoomTable
from engine.state import TableState

DAY_BEGINS = 6
"""The hour at which a day of the room begins."""


class Alarm(Struct, frozen=True):
    """An alarm: steps that were refused, or that changed."""

    id: int
    """Its number."""
    at: float
    """When it was raised."""
    place: int
    """The number of the table, 0 = none."""
    code: str
    """gap, fork, damaged, put_back, behind, missing, ..."""
    seq: int
    """The number of the step."""
    session: int = 0
    """The number of the session in the room, 0 = none."""


class Room(Struct, frozen=True):
    """The data of the floor's pages, read at one moment."""

    now: float
    """The server's time."""
    name: str
    """The name of the room."""
    zone: str
    """The room's time zone."""
    tables: tuple[RoomTable, ...]
    """The tables by number, without retired ones."""
    waiting: tuple[WaitingName, ...] = ()
    """The names on waiting lists."""
    moves: tuple[TableChange, ...] = ()
    """Open moves, and those of the last hour."""
    dealers: tuple[DealerOnDuty, ...] = ()
    """The dealers on duty."""
    alarms: tuple[Alarm, ...] = ()
    """The alarms not marked as seen."""
    since: tuple[tuple[int, str, float], ...] = ()
    """Table, name, and when they sat down there."""

    @property
    def today(self) -> str:
        """The room's current day (ISO 8601), which begins at 6 a.m. of its time zone."""
        try:
            wall: tzinfo = ZoneInfo(self.zone)
        except (KeyError, OSError, ValueError):  # this device lacks the zone
            wall = UTC
        return (datetime.fromtimestamp(self.now, wall) - timedelta(hours=DAY_BEGINS)).date().isoformat()

    @property
    def seated_since(self) -> dict[tuple[int, str], float]:
        """`since` as a mapping by table and name."""
        return {(place, name): at for place, name, at in self.since}


def room(server: QueryServer) -> Room:
    """Return the room as it is now; raises what the server's connection raises."""
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


def tables(server: QueryServer) -> tuple[RoomTable, ...]:
    """Return every table as of its last message; the glance of a newer Feltbook is left out."""
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


def _dealers(server: QueryServer) -> tuple[DealerOnDuty, ...]:
    """Return the dealers on duty."""
    return tuple(
        DealerOnDuty(row["name"], tuple(row["games"]), row["downs"], row["rests"] or 0.0)
        for row in server.ask(
            "SELECT name, games, extract(epoch FROM rests)::float8 AS rests, downs FROM room.dealer"
            " WHERE duty IS NOT NULL ORDER BY name"
        )
    )


def state_of(server: QueryServer, uid: str) -> TableState | None:
    """Return a table's state, evolved from the steps of its session; None when there is no session.

    Raises:
        msgspec.DecodeError: the session was played by a newer Feltbook.
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
    path, number = [], rows[0]["stand"]
    while number:
        path.append(bodies[number - 1])
        number = bodies[number - 1][1]
    state: TableState | None = None
    for body in reversed(path):
        for event in msgspec.convert(body[18], tuple[AnyEvent, ...]):
            state = evolve(state, event)
    return state
