"""One person beside the others over a season: evening by evening, and with whom."""

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from engine.lifetime.records import Evening, Standing


class Company(Struct, frozen=True):
    """Somebody who sat in the same evenings."""

    person: str
    """Who it is."""
    evenings: int
    """How many evenings together."""
    net: int
    """What the other one of the two, whose page it is, won or lost in these, in the unit of the standing."""


def season_of(standings: Sequence[Standing]) -> tuple[Evening, ...]:
    """The evenings in which anybody of these played, the oldest first; the standings are of one unit."""
    every = {evening.session: evening for standing in standings for evening, _ in standing.evenings}
    return tuple(sorted(every.values(), key=lambda evening: (evening.created, evening.session)))


def course(standing: Standing, season: Sequence[Evening]) -> tuple[int, ...]:
    """What somebody had won or lost after each evening of a season, all of theirs together; level where they missed."""
    nets = {evening.session: result.net for evening, result in standing.evenings}
    totals, total = list[int](), 0
    for evening in season:
        total += nets.get(evening.session, 0)
        totals.append(total)
    return tuple(totals)


def band(others: Sequence[Standing], season: Sequence[Evening]) -> tuple[tuple[int, int], ...]:
    """Between which totals the others stood after each evening of a season; () = there is nobody else."""
    courses = [course(standing, season) for standing in others]
    return tuple((min(totals), max(totals)) for totals in zip(*courses, strict=True))


def company(standing: Standing, others: Sequence[Standing]) -> tuple[Company, ...]:
    """With whom somebody played, the most often first."""
    nets = {evening.session: result.net for evening, result in standing.evenings}
    together = defaultdict[str, list[int]](list)
    for other in others:
        if other.person != standing.person:
            together[other.person] += [
                nets[evening.session] for evening, _ in other.evenings if evening.session in nets
            ]
    made = (Company(person, len(shared), sum(shared)) for person, shared in together.items() if shared)
    return tuple(sorted(made, key=lambda each: (-each.evenings, each.person)))
