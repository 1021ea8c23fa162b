"""A season by its filters: the facts it is made of, the evenings that count, the standings. No Qt."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from engine.journal.progress import GoOn, always
from engine.journal.register import Register
from engine.lifetime.evenings import Summed
from engine.lifetime.people import person_names
from engine.lifetime.records import CHIPS, Evening, Season, Standing
from engine.lifetime.season_course import season_of
from engine.lifetime.standings import standings

SeasonOrder = Literal["net", "hourly", "evenings"]
ORDERS: tuple[SeasonOrder, ...] = ("net", "hourly", "evenings")
BESTS = (0, 3, 5, 10, 15, 20, 30)
"""Evenings of a player that may count, 0 = all."""


class SeasonFacts(Struct, frozen=True, kw_only=True):
    """The facts that the page is made of."""

    sums: tuple[Summed, ...] = ()
    """Every session that can be read, the oldest first."""
    unread: int = 0
    """How many sessions cannot be read."""
    register: Register
    """The register of persons and their names."""
    tags: Mapping[int, tuple[str, ...]] = {}
    """The tags of each session that has any."""

    @property
    def every_tag(self) -> tuple[str, ...]:
        """Each tag once, in alphabetical order."""
        return tuple(sorted({tag for tags in self.tags.values() for tag in tags}))

    @property
    def months(self) -> tuple[str, ...]:
        """Months in which an evening counts, "2026-11", the newest first."""
        return tuple(sorted({summed.evening.day[:7] for summed in self.sums if summed.evening.counts}, reverse=True))


class SeasonFilters(Struct, frozen=True, kw_only=True):
    """The filters of the evenings that count, and how they are shown."""

    first: str = ""
    """First day, "" = from the beginning."""
    last: str = ""
    """Last day, "" = to the end."""
    tag: str = ""
    """The tag of the evenings, "" = any."""
    best: int = 0
    """How many evenings of each player count, the best ones; 0 = all."""
    unit: str | None = None
    """Currency or chips, None = the unit of most evenings."""
    order: SeasonOrder = "net"
    """The order of the list."""


class SeasonTable(Struct, frozen=True, kw_only=True):
    """A season in one unit."""

    standings: tuple[Standing, ...]
    """The standings in the order of the filters."""
    season: tuple[Evening, ...]
    """The evenings that count, the oldest first."""
    unit: str
    """Currency or `CHIPS`."""
    units: tuple[str, ...]
    """The units of these evenings, that of most evenings first."""

    def standing(self, name: str) -> Standing | None:
        """Return the standing of a person; None = the person did not play."""
        return next((standing for standing in self.standings if standing.person == name), None)


def board(book: SeasonFacts, filters: SeasonFilters, go_on: GoOn = always) -> SeasonTable:
    """Return the season by the filters; `go_on` as in `standings`."""
    evenings = [summed.evening for summed in book.sums]
    tagged = [each for each in evenings if not filters.tag or filters.tag in book.tags.get(each.session, ())]
    season = Season(first=filters.first, last=filters.last, best=filters.best)
    every = standings(tagged, season, person_names(evenings, book.register), go_on)
    counts = {unit: len(season_of([each for each in every if each.unit == unit])) for unit in {e.unit for e in every}}
    units = tuple(sorted(counts, key=lambda unit: (-counts[unit], unit)))
    unit = filters.unit if filters.unit in units else units[0] if units else CHIPS
    shown = [standing for standing in every if standing.unit == unit]
    keys = {
        "net": lambda standing: -standing.net,
        "hourly": lambda standing: -(standing.hourly if standing.hourly is not None else 0),
        "evenings": lambda standing: -len(standing.evenings),
    }
    ordered = sorted(shown, key=keys[filters.order])
    return SeasonTable(standings=tuple(ordered), season=season_of(shown), unit=unit, units=units)
