"""The band of all others: the lowest and the highest total after each evening, whoever came."""

import random

from engine.lifetime.records import CHIPS, Evening, EveningResult, Standing
from engine.lifetime.season_course import band, course, season_of
from engine.lifetime.standings import standings


def evening(number: int, nets: dict[str, int]) -> Evening:
    results = tuple(
        EveningResult(player=name, net=net, seconds=60, dealt=1, won=0, showdowns=0, won_showdowns=0, pots=())
        for name, net in nets.items()
    )
    return Evening(
        session=number, created=f"2026-01-01T00:00:{number:03}", day="2026-01-01", title="", unit=CHIPS, counts=True,
        hands=1, results=results,
    )  # fmt: skip


def played(people: int, evenings: int, seats: int) -> tuple[tuple[Standing, ...], tuple[Evening, ...]]:
    """So many evenings in which some of these people sat."""
    chance = random.Random(f"{people} {evenings}")
    names = [f"Player {number}" for number in range(people)]
    made = [
        evening(at, {name: chance.randint(-9, 9) for name in chance.sample(names, seats)}) for at in range(evenings)
    ]
    every = standings(made)
    return every, season_of(every)


def test_it_is_the_least_and_the_most_that_anybody_had_then() -> None:
    for people, evenings, seats in ((3, 1, 2), (6, 30, 2), (12, 200, 5)):
        every, season = played(people, evenings, seats)
        courses = [course(standing, season) for standing in every[1:]]
        assert band(every[1:], season) == tuple((min(totals), max(totals)) for totals in zip(*courses, strict=True)), (
            people,
            evenings,
        )
    assert band((), season) == ()


def test_who_stays_away_costs_nothing() -> None:
    """Counted in evenings that are looked at: a total of everybody after each took a second of three hundred people."""
    every, season = played(300, 400, 5)
    looked_at = list[int]()

    class Counted(tuple[tuple[Evening, EveningResult], ...]):
        def __iter__(self):  # type: ignore[no-untyped-def]
            looked_at.append(len(self))
            return super().__iter__()

    others = [
        Standing(person=each.person, unit=CHIPS, evenings=Counted(each.evenings), counted=(), net=0) for each in every
    ]
    assert len(band(others, season)) == 400
    assert sum(looked_at) == 400 * 5
