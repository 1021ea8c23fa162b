"""Standings of persons over a season; a person's lifetime is a season without limits."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.journal.progress import GoOn, always, reported
from engine.lifetime.records import Evening, EveningResult, Season, Standing, biggest

WHOLE = Season()
"""A season without limits."""
KnownAs = Callable[[str], str]
"""Returns the person for a name typed in an evening."""


def standings(
    evenings: Iterable[Evening], season: Season = WHOLE, person: KnownAs = str, go_on: GoOn = always
) -> tuple[Standing, ...]:
    """Return the standings of all persons in the evenings of a season, by unit, the biggest winner of each first.

    A person who sat under two names in an evening has one result there, the sum of both.

    Args:
        evenings: the evenings, in any order.
        season: the evenings that count.
        person: returns the person for a name.
        go_on: called with the number of evenings done and of all; returns False to cancel.

    Raises:
        Cancelled: `go_on` returned False.
    """
    attended: dict[tuple[str, str], list[tuple[Evening, EveningResult]]] = defaultdict(list)
    in_order = sorted(evenings, key=lambda evening: (evening.created, evening.session))
    for evening in reported(in_order, len(in_order), go_on):
        if evening.counts and season.holds(evening.day):
            for name, result in _by_person(evening, person).items():
                attended[evening.unit, name].append((evening, result))
    unsorted = (_standing(name, unit, tuple(pairs), season.best) for (unit, name), pairs in attended.items())
    return tuple(sorted(unsorted, key=lambda standing: (standing.unit, -standing.net, standing.person)))


def _by_person(evening: Evening, person: KnownAs) -> dict[str, EveningResult]:
    results: dict[str, EveningResult] = {}
    for result in evening.results:
        name = person(result.player)
        named = result if name == result.player else replace(result, player=name)
        results[name] = _added(results[name], named) if name in results else named
    return results


def _added(first: EveningResult, second: EveningResult) -> EveningResult:
    """Return the result of a person who sat under two names."""
    return replace(
        first,
        net=first.net + second.net,
        seconds=first.seconds + second.seconds,
        dealt=first.dealt + second.dealt,
        won=first.won + second.won,
        showdowns=first.showdowns + second.showdowns,
        won_showdowns=first.won_showdowns + second.won_showdowns,
        pots=biggest((*first.pots, *second.pots)),
    )


def _standing(person: str, unit: str, pairs: tuple[tuple[Evening, EveningResult], ...], best: int) -> Standing:
    """Return the standing of a person; `best` evenings count, 0 = all; of equal evenings the earlier counts."""
    ranked = sorted(pairs, key=lambda pair: -pair[1].net)
    counting = ranked[:best] if best else ranked
    return Standing(
        person=person,
        unit=unit,
        evenings=pairs,
        counted=tuple(sorted(evening.session for evening, _ in counting)),
        net=sum(result.net for _, result in counting),
    )
