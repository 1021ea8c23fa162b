"""Compares a person with the other players of a season: totals by evening, and evenings played together."""

from collections import defaultdict
from collections.abc import Sequence
from heapq import heappop, heappush

from msgspec import Struct

from engine.lifetime.records import Evening, Standing


class Company(Struct, frozen=True):
    """A player who sat in the same evenings as the person of a page."""

    person: str
    """Name of this player."""
    evenings: int
    """Number of evenings together."""
    net: int
    """Amount the person of the page won in these evenings, in the unit of the standing; negative = lost."""


def season_of(standings: Sequence[Standing]) -> tuple[Evening, ...]:
    """Return the evenings in which any of these persons played, the oldest first; all standings have the same unit."""
    evenings = {evening.session: evening for standing in standings for evening, _ in standing.evenings}
    return tuple(sorted(evenings.values(), key=lambda evening: (evening.created, evening.session)))


def course(standing: Standing, season: Sequence[Evening]) -> tuple[int, ...]:
    """Return a person's running total after each evening of a season; it is unchanged by an evening without them."""
    nets = {evening.session: result.net for evening, result in standing.evenings}
    totals, total = list[int](), 0
    for evening in season:
        total += nets.get(evening.session, 0)
        totals.append(total)
    return tuple(totals)


def band(others: Sequence[Standing], season: Sequence[Evening]) -> tuple[tuple[int, int], ...]:
    """Return the lowest and the highest running total of the others after each evening; () = there are no others.

    Only players of an evening are examined there, so that the cost depends on them and not on the number of persons.
    """
    if not others:
        return ()
    results_by_session = defaultdict[int, list[tuple[int, int]]](list)
    for number, standing in enumerate(others):
        for evening, result in standing.evenings:
            results_by_session[evening.session].append((number, result.net))
    totals = [0] * len(others)
    lowest = [(0, number) for number in range(len(others))]
    highest = list(lowest)  # negated totals: the smallest is the highest total
    ranges = list[tuple[int, int]]()
    for evening in season:
        for number, net in results_by_session.get(evening.session, ()):
            totals[number] += net
            heappush(lowest, (totals[number], number))
            heappush(highest, (-totals[number], number))
        while lowest[0][0] != totals[lowest[0][1]]:  # an outdated total
            heappop(lowest)
        while -highest[0][0] != totals[highest[0][1]]:
            heappop(highest)
        ranges.append((lowest[0][0], -highest[0][0]))
    return tuple(ranges)


def company(standing: Standing, others: Sequence[Standing]) -> tuple[Company, ...]:
    """Return the players with whom a person played, the most frequent first."""
    nets = {evening.session: result.net for evening, result in standing.evenings}
    together = defaultdict[str, list[int]](list)
    for other in others:
        if other.person != standing.person:
            together[other.person] += [
                nets[evening.session] for evening, _ in other.evenings if evening.session in nets
            ]
    companions = (Company(person, len(shared), sum(shared)) for person, shared in together.items() if shared)
    return tuple(sorted(companions, key=lambda each: (-each.evenings, each.person)))
