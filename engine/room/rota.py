"""The dealers' rota: a push every half hour along a string of tables, a break after four downs. Times in UTC seconds.

Dealers are put only at games they deal; a table without one is listed without a name. The rota is a plan: the dealer
who actually sat is the one tapped at the table.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from engine.room.tables import RoomTable
from engine.view.clocks import DOWN

DOWNS = 4
"""Downs in a row before a break."""


class DealerOnDuty(Struct, frozen=True):
    """A dealer on duty."""

    name: str
    """The name."""
    games: tuple[str, ...] = ()
    """Names of the games they deal, () = every game."""
    downs: int = 0
    """Downs since the last break, including the running one."""
    rests: float = 0
    """When their break began, 0 = they deal."""

    def deals(self, game: str) -> bool:
        """Return whether they deal a game."""
        return not self.games or game in self.games


class StringTable(Struct, frozen=True):
    """A table of the string."""

    place: int
    """The number of the table."""
    game: str
    """The current game."""
    dealer: str = ""
    """The dealer there now, "" = none."""


class Push(Struct, frozen=True):
    """The change of dealer at a table at the next push."""

    place: int
    """The number of the table."""
    now: str
    """The dealer who gets up, "" = none."""
    next: str
    """The dealer who sits down, "" = none."""
    source: int | None = None
    """The table the new dealer comes from, None = a break."""
    unable: tuple[str, ...] = ()
    """Free dealers who do not deal the game; only where no dealer comes."""


def next_push(now: float) -> float:
    """Return the time of the next push, at the half hours of the clock."""
    return (now // DOWN + 1) * DOWN


def spots(tables: Iterable[RoomTable]) -> tuple[StringTable, ...]:
    """Return the string: the tables that play, by number."""
    playing = [(table.place, table.playing) for table in tables if table.playing is not None]
    return tuple(
        StringTable(place, seen.game.game, seen.dealer) for place, seen in sorted(playing, key=lambda each: each[0])
    )


def push(string: Sequence[StringTable], dealers: Sequence[DealerOnDuty]) -> tuple[Push, ...]:
    """Return the next push of every table of a string.

    Each dealer goes on to the next table; after four downs, or where they do not deal the next game, they take a break.
    Gaps are filled by the dealers who have rested longest, then by those who got up and may still deal.
    """
    on_duty: Mapping[str, DealerOnDuty] = {dealer.name: dealer for dealer in dealers}
    assigned: dict[int, tuple[str, int | None]] = {}
    for before, spot in pairwise(string):
        if before.dealer and _may_deal(on_duty.get(before.dealer, DealerOnDuty(before.dealer)), spot.game):
            assigned[spot.place] = before.dealer, before.place
    rested = sorted((dealer for dealer in dealers if dealer.rests), key=lambda dealer: (dealer.rests, dealer.name))
    _fill(assigned, string, [(dealer, None) for dealer in rested])
    assigned_names = {name for name, _ in assigned.values()}
    relieved = [
        (on_duty.get(spot.dealer, DealerOnDuty(spot.dealer)), spot.place)
        for spot in reversed(string)
        if spot.dealer and spot.dealer not in assigned_names
    ]
    _fill(assigned, string, [(dealer, place) for dealer, place in relieved if dealer.downs < DOWNS])
    free = [dealer.name for dealer in rested if dealer.name not in {name for name, _ in assigned.values()}]
    rows = []
    for spot in string:
        name, source = assigned.get(spot.place, ("", None))
        rows.append(Push(spot.place, spot.dealer, name, source, () if name else tuple(free)))
    return tuple(rows)


def _may_deal(dealer: DealerOnDuty, game: str) -> bool:
    return dealer.downs < DOWNS and dealer.deals(game)


def _fill(
    assigned: dict[int, tuple[str, int | None]],
    string: Sequence[StringTable],
    free: Sequence[tuple[DealerOnDuty, int | None]],
) -> None:
    """Assign free dealers to the tables without one, each to the first table whose game they deal."""
    left = list(free)
    for spot in string:
        if spot.place in assigned:
            continue
        match = next(((dealer, place) for dealer, place in left if dealer.deals(spot.game)), None)
        if match is not None:
            left.remove(match)
            assigned[spot.place] = match[0].name, match[1]
