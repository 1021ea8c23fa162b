"""A season as it is asked for and shown: what it is made of, which evenings count, everybody's standing. No Qt."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from engine.journal.progress import GoOn, always
from engine.journal.register import Register
from engine.lifetime.evenings import Summed
from engine.lifetime.people import who_is_who
from engine.lifetime.records import CHIPS, Evening, Season, Standing
from engine.lifetime.season_course import season_of
from engine.lifetime.standings import standings

SeasonOrder = Literal["net", "hourly", "evenings"]
ORDERS: tuple[SeasonOrder, ...] = ("net", "hourly", "evenings")
BESTS = (0, 3, 5, 10, 15, 20, 30)
"""How many evenings may count, 0 = all."""


class SeasonFacts(Struct, frozen=True, kw_only=True):
    """What the page is made of."""

    sums: tuple[Summed, ...] = ()
    """Every session that can be read, the oldest first."""
    unread: int = 0
    """How many cannot be."""
    register: Register
    """Who is who."""
    tags: Mapping[int, tuple[str, ...]] = {}
    """Of sessions that have some."""

    @property
    def every_tag(self) -> tuple[str, ...]:
        """Each once, by its letters."""
        return tuple(sorted({tag for tags in self.tags.values() for tag in tags}))

    @property
    def months(self) -> tuple[str, ...]:
        """Months in which anything counted, "2026-11", the newest first."""
        return tuple(sorted({summed.evening.day[:7] for summed in self.sums if summed.evening.counts}, reverse=True))


class SeasonFilters(Struct, frozen=True, kw_only=True):
    """Which evenings count, and how they are shown."""

    first: str = ""
    """First day, "" = from the beginning."""
    last: str = ""
    """Last day, "" = to the end."""
    tag: str = ""
    """"" = any."""
    best: int = 0
    """How many of each player's count."""
    unit: str | None = None
    """Currency or chips, None = the one of most evenings."""
    order: SeasonOrder = "net"
    """What the list goes by."""


class SeasonTable(Struct, frozen=True, kw_only=True):
    """A season in one unit."""

    standings: tuple[Standing, ...]
    """Everybody, the first of the order first."""
    season: tuple[Evening, ...]
    """The evenings that count, the oldest first."""
    unit: str
    """Currency or `CHIPS`."""
    units: tuple[str, ...]
    """Those there are in these evenings."""

    def standing(self, name: str) -> Standing | None:
        """Of a person; None = they did not play."""
        return next((standing for standing in self.standings if standing.person == name), None)


def board(book: SeasonFacts, filters: SeasonFilters, go_on: GoOn = always) -> SeasonTable:
    """The season that is asked for; `go_on` = as of `standings`."""
    evenings = [summed.evening for summed in book.sums]
    tagged = [each for each in evenings if not filters.tag or filters.tag in book.tags.get(each.session, ())]
    season = Season(first=filters.first, last=filters.last, best=filters.best)
    every = standings(tagged, season, who_is_who(evenings, book.register), go_on)
    held = {unit: len(season_of([each for each in every if each.unit == unit])) for unit in {e.unit for e in every}}
    units = tuple(sorted(held, key=lambda unit: (-held[unit], unit)))
    unit = filters.unit if filters.unit in units else units[0] if units else CHIPS
    own = [standing for standing in every if standing.unit == unit]
    keys = {
        "net": lambda standing: -standing.net,
        "hourly": lambda standing: -(standing.hourly if standing.hourly is not None else 0),
        "evenings": lambda standing: -len(standing.evenings),
    }
    ordered = sorted(own, key=keys[filters.order])
    return SeasonTable(standings=tuple(ordered), season=season_of(own), unit=unit, units=units)
