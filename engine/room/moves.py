"""Moves between tables, must-move chains and the breaking of a table (NOW-12), as pure functions."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from engine.room.tables import RoomTable

MoveState = Literal["asked", "left", "seated", "declined"]
"""asked = the old table has the note; left = on the way with the chips; then seated, or declined by a dealer."""


class TableChange(Struct, frozen=True):
    """A player's move to another table with the whole stack."""

    id: int
    """Its number."""
    name: str
    """The player."""
    source: int
    """The table they leave."""
    to: int
    """The table they go to."""
    seat: int
    """The seat there."""
    chips: int = 0
    """The chips they left with; 0 before."""
    state: MoveState = "asked"
    """The progress of the move."""


class SeatedPlayer(Struct, frozen=True):
    """A player at a table."""

    place: int
    """The number of the table."""
    seat: int
    """The seat, from 1."""
    name: str
    """The player."""
    since: float
    """When the player sat down there, UTC seconds."""
    chips: int = 0
    """The stack, in chips."""


class ProposedMove(Struct, frozen=True):
    """A move that the floor should ask for."""

    who: SeatedPlayer
    """The player."""
    to: int
    """The number of the new table."""
    seat: int
    """The seat there."""


def seated(tables: Iterable[RoomTable], since: Mapping[tuple[int, str], float]) -> tuple[SeatedPlayer, ...]:
    """Return every seated player of the room; `since` = when they sat down by table and name, missing = 0."""
    return tuple(
        SeatedPlayer(table.place, seat.seat, seat.player, since.get((table.place, seat.player), 0.0), seat.chips)
        for table in tables
        if table.playing is not None
        for seat in table.playing.seats
    )


def chains(tables: Sequence[RoomTable]) -> tuple[tuple[int, ...], ...]:
    """Return the must-move chains, each from the last feeder to the main game; a circular one ends before repeating."""
    feeds = {table.place: table.feeds for table in tables if table.feeds is not None}
    fed = set(feeds.values())
    starts = sorted(place for place in feeds if place not in fed) or sorted(feeds)[:1]
    paths = []
    for start in starts:
        chain = [start]
        while (onward := feeds.get(chain[-1])) is not None and onward not in chain:
            chain.append(onward)
        paths.append(tuple(chain))
    return tuple(paths)


def must_move(
    tables: Sequence[RoomTable], people: Sequence[SeatedPlayer], moves: Sequence[TableChange] = ()
) -> tuple[ProposedMove, ...]:
    """Return the moves due now: each free seat of a fed table gets the player seated longest at its feeder.

    Absent players come last; players on a move and seats reserved for a move are left out.
    """
    by_place = {table.place: table for table in tables}
    open_moves = [move for move in moves if move.state in ("asked", "left")]
    leaving = {(move.source, move.name) for move in open_moves if move.state == "asked"}
    proposed: list[ProposedMove] = []
    for chain in chains(tables):
        for source, to in pairwise(chain):
            fed_table = by_place.get(to)
            if fed_table is None or fed_table.playing is None:
                continue
            reserved = {move.seat for move in open_moves if move.to == to} | {
                each.seat for each in proposed if each.to == to
            }
            free = [seat for seat in fed_table.playing.open if seat not in reserved]
            longest = [each for each in _longest(people, by_place.get(source)) if (source, each.name) not in leaving]
            proposed += [ProposedMove(who, to, seat) for who, seat in zip(longest, free, strict=False)]
    return tuple(proposed)


def _longest(people: Sequence[SeatedPlayer], table: RoomTable | None) -> list[SeatedPlayer]:
    """Return the players of a table, the longest seated first, absent ones last, as they cannot be asked."""
    if table is None or table.playing is None:
        return []
    away = {seat.seat for seat in table.playing.seats if seat.away}
    own = [each for each in people if each.place == table.place]
    return sorted(own, key=lambda each: (each.seat in away, each.since, each.seat))


def breaking(
    place: int, tables: Sequence[RoomTable], people: Sequence[SeatedPlayer]
) -> tuple[tuple[ProposedMove, ...], tuple[str, ...]]:
    """Seat each player of a breaking table, the longest seated first, at the shortest table of the same game.

    Returns:
        The moves, and the names for whom no seat of the game is free.
    """
    broken = next(table for table in tables if table.place == place)
    if broken.playing is None:
        return (), ()
    game = broken.playing.game
    others = [table for table in tables if table.place != place and table.playing and table.playing.game == game]
    free = {table.place: list(table.playing.open) for table in others if table.playing is not None}
    filled = {table.place: len(table.playing.seats) for table in others if table.playing is not None}
    proposed, unseated = [], []
    for who in _longest(people, broken):
        with_seats = [other for other, seats in free.items() if seats]
        if not with_seats:
            unseated.append(who.name)
            continue
        to = min(with_seats, key=lambda other: (filled[other], other))
        filled[to] += 1
        proposed.append(ProposedMove(who, to, free[to].pop(0)))
    return tuple(proposed), tuple(unseated)
