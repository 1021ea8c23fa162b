"""The dealers' rota: a push every half hour along a string of tables, a break after four downs. Times in UTC seconds.

A dealer is put only at a game they deal; where nobody who may is free, the line reads nobody. Who sat in the end is
what the table's dealer tapped: the rota is a plan.
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
    """Who."""
    games: tuple[str, ...] = ()
    """Names of the games they deal, () = every game."""
    downs: int = 0
    """Downs since the last break, the running one included."""
    rests: float = 0
    """Since when they are on a break, 0 = they deal."""

    def deals(self, game: str) -> bool:
        """Whether they deal a game."""
        return not self.games or game in self.games


class StringTable(Struct, frozen=True):
    """A table of the string."""

    place: int
    """Which."""
    game: str
    """The game that is on."""
    dealer: str = ""
    """Who deals there now, "" = nobody."""


class Push(Struct, frozen=True):
    """What happens at a table at the next push."""

    place: int
    """Which table."""
    now: str
    """Who gets up, "" = nobody sits there."""
    next: str
    """Who sits down, "" = nobody."""
    source: int | None = None
    """The table they come from, None = from a break."""
    unable: tuple[str, ...] = ()
    """Who would be free and does not deal the game; only where nobody comes."""


def next_push(now: float) -> float:
    """When the next push is: at the half hours of the clock."""
    return (now // DOWN + 1) * DOWN


def spots(tables: Iterable[RoomTable]) -> tuple[StringTable, ...]:
    """The string: the tables that play, by number."""
    playing = [(table.place, table.playing) for table in tables if table.playing is not None]
    return tuple(
        StringTable(place, seen.game.game, seen.dealer) for place, seen in sorted(playing, key=lambda each: each[0])
    )


def push(string: Sequence[StringTable], dealers: Sequence[DealerOnDuty]) -> tuple[Push, ...]:
    """The next push of every table of a string.

    Each dealer goes on to the next table; who dealt four downs goes on a break, and so does who gets to a game they do
    not deal. Gaps are filled by who has rested longest, then by who got up and may still deal.
    """
    known: Mapping[str, DealerOnDuty] = {dealer.name: dealer for dealer in dealers}
    coming: dict[int, tuple[str, int | None]] = {}
    for before, spot in pairwise(string):
        if before.dealer and _may(known.get(before.dealer, DealerOnDuty(before.dealer)), spot.game):
            coming[spot.place] = before.dealer, before.place
    rested = sorted((dealer for dealer in dealers if dealer.rests), key=lambda dealer: (dealer.rests, dealer.name))
    _fill(coming, string, [(dealer, None) for dealer in rested])
    going = {name for name, _ in coming.values()}
    up = [
        (known.get(spot.dealer, DealerOnDuty(spot.dealer)), spot.place)
        for spot in reversed(string)
        if spot.dealer and spot.dealer not in going
    ]
    _fill(coming, string, [(dealer, place) for dealer, place in up if dealer.downs < DOWNS])
    free = [dealer.name for dealer in rested if dealer.name not in {name for name, _ in coming.values()}]
    rows = []
    for spot in string:
        name, source = coming.get(spot.place, ("", None))
        rows.append(Push(spot.place, spot.dealer, name, source, () if name else tuple(free)))
    return tuple(rows)


def _may(dealer: DealerOnDuty, game: str) -> bool:
    return dealer.downs < DOWNS and dealer.deals(game)


def _fill(
    coming: dict[int, tuple[str, int | None]],
    string: Sequence[StringTable],
    free: Sequence[tuple[DealerOnDuty, int | None]],
) -> None:
    """Put who is free at the tables nobody comes to yet, each at the first one whose game they deal."""
    left = list(free)
    for spot in string:
        if spot.place in coming:
            continue
        able = next(((dealer, place) for dealer, place in left if dealer.deals(spot.game)), None)
        if able is not None:
            left.remove(able)
            coming[spot.place] = able[0].name, able[1]
