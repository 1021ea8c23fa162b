"""Who won and lost over a season; a person's lifetime is a season without limits."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.journal.progress import GoOn, always, reported
from engine.lifetime.records import Evening, EveningResult, Season, Standing, biggest

WHOLE = Season()
"""Everything there is."""
KnownAs = Callable[[str], str]
"""By which name somebody is known, whatever name was typed that evening."""


def standings(
    evenings: Iterable[Evening], season: Season = WHOLE, person: KnownAs = str, go_on: GoOn = always
) -> tuple[Standing, ...]:
    """Everybody in the cash evenings of a season, unit by unit, the biggest winner of each first.

    Somebody who sat under two names in one evening has one result of it, the sum of both.

    Args:
        evenings: of which.
        season: which of them count.
        person: who is who.
        go_on: told how many evenings of how many are looked at; False ends it.

    Raises:
        Cancelled: `go_on` said so.
    """
    attended: dict[tuple[str, str], list[tuple[Evening, EveningResult]]] = defaultdict(list)
    every = sorted(evenings, key=lambda evening: (evening.created, evening.session))
    for evening in reported(every, len(every), go_on):
        if evening.counts and season.holds(evening.day):
            for name, result in _by_person(evening, person).items():
                attended[evening.unit, name].append((evening, result))
    made = (_standing(name, unit, tuple(pairs), season.best) for (unit, name), pairs in attended.items())
    return tuple(sorted(made, key=lambda standing: (standing.unit, -standing.net, standing.person)))


def _by_person(evening: Evening, person: KnownAs) -> dict[str, EveningResult]:
    results: dict[str, EveningResult] = {}
    for result in evening.results:
        name = person(result.player)
        own = result if name == result.player else replace(result, player=name)
        results[name] = _together(results[name], own) if name in results else own
    return results


def _together(first: EveningResult, second: EveningResult) -> EveningResult:
    """One person under two names."""
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
    """`best` = how many evenings count, 0 = all; of equal ones the earlier counts."""
    ranked = sorted(pairs, key=lambda pair: -pair[1].net)
    counting = ranked[:best] if best else ranked
    return Standing(
        person=person,
        unit=unit,
        evenings=pairs,
        counted=tuple(sorted(evening.session for evening, _ in counting)),
        net=sum(result.net for _, result in counting),
    )
