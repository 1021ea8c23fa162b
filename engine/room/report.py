"""The report of a room's day by table, dealer, game, hour and player, summed by the server from all tables' facts.

Each figure of a table equals that of its own recap and each sum is the sum of the tables; a test compares them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, LiteralString, Protocol

import msgspec

from engine.journal.reasons import MARKER_REASONS, TIP_REASONS
from engine.room.day_records import Day, DayHand, PlayerDay
from engine.values import name_key
from resources import resource


class QueryServer(Protocol):
    """A connection to the room's server."""

    def ask(self, query: LiteralString, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[dict[str, Any]]:
        """Return the rows of a query."""


def day_of(server: QueryServer, day: str) -> Day:
    """Return the report of a day (ISO 8601), which begins at 6 a.m. room time; raises what the connection raises."""
    values = {"day": day, "tips": sorted(TIP_REASONS), "markers": sorted(MARKER_REASONS)}
    [row] = server.ask(resource("room", "day.sql").read_text(encoding="utf-8"), values)
    read = msgspec.convert({**row, "day": day}, Day)
    people: dict[str, PlayerDay] = {}
    for stay in read.players:
        key = name_key(stay.name)
        people[key] = people[key].plus(stay) if key in people else stay
    return msgspec.structs.replace(
        read, players=tuple(sorted(people.values(), key=lambda player: (-player.net, player.name)))
    )


def hands_of(server: QueryServer, day: str) -> tuple[DayHand, ...]:
    """Return every hand of a day (ISO 8601) that counts, table by table; raises what the connection raises."""
    rows = server.ask(
        "SELECT h.place, p.name AS table, number, extract(epoch FROM s.created)::float8 + h.at AS at, pot, rake,"
        " dropped AS drop, dealer, corrected, coalesce(misdeal, '') AS misdeal, cardinality(stays) AS dealt,"
        """ coalesce(title, '{"limit": "no_limit", "game": "", "stakes": []}') AS game"""
        " FROM room.hand AS h JOIN room.session AS s ON s.id = session JOIN room.place AS p ON p.id = h.place"
        " LEFT JOIN room.game AS g ON g.id = h.game WHERE h.day = %s::date AND h.counts ORDER BY session, seq, number",
        (day,),
    )
    return tuple(msgspec.convert(row, DayHand) for row in rows)
