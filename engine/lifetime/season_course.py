"""One person beside the others over a season: evening by evening, and with whom."""

from collections import defaultdict
from collections.abc import Sequence
from heapq import heappop, heappush

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
    """Between which totals the others stood after each evening of a season; () = there is nobody else.

    Only who sat in an evening is looked at there: a thousand people cost no more than those who come.
    """
    if not others:
        return ()
    sat = defaultdict[int, list[tuple[int, int]]](list)
    for number, standing in enumerate(others):
        for evening, result in standing.evenings:
            sat[evening.session].append((number, result.net))
    totals = [0] * len(others)
    lowest = [(0, number) for number in range(len(others))]
    highest = list(lowest)  # totals turned round: the smallest is the highest
    ends = list[tuple[int, int]]()
    for evening in season:
        for number, net in sat.get(evening.session, ()):
            totals[number] += net
            heappush(lowest, (totals[number], number))
            heappush(highest, (-totals[number], number))
        while lowest[0][0] != totals[lowest[0][1]]:  # what somebody stood at before
            heappop(lowest)
        while -highest[0][0] != totals[highest[0][1]]:
            heappop(highest)
        ends.append((lowest[0][0], -highest[0][0]))
    return tuple(ends)


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
