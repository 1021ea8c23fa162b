"""Any taps in any order at a showdown of three pots leave one thing said: by seats, Tie key and cards (POT-5)."""

import random

import pytest

from desktop.present import award_taps as taps
from desktop.present import awards as aw
from engine.view import PotView

POTS = (PotView(400, (1, 2, 5, 7), ()), PotView(300, (1, 2, 5), ()), PotView(400, (1, 2), ()))
SEATS = POTS[0].seats


def each(awards: aw.Awards) -> dict[int, set[int]]:
    """Who has each pot."""
    return {pot: set(aw.winners(awards, POTS, pot, 1, "high")) for pot in (1, 2, 3)}


@pytest.mark.parametrize("seed", range(200))
def test_taps_in_any_order_leave_nothing_that_contradicts(seed: int) -> None:
    chance = random.Random(seed)
    awards = aw.no_taps(1)
    for _ in range(30):
        before = awards
        way, pot, seat = chance.choice(("seat", "card", "card", "tie")), chance.randint(1, 3), chance.choice(SEATS)
        if way == "tie":
            awards = taps.tap_tie(awards, POTS) if awards.last is not None else awards
        elif way == "seat":
            awards = taps.tap_seat(awards, POTS, seat)
        elif seat in POTS[pot - 1].seats:
            awards = taps.pick_for_pot(awards, POTS, pot, seat)
        had, has = each(before), each(awards)
        assert not (awards.picks and awards.high[0]), "a ranking or pots one by one, never both"
        ranked = {hand for tied in awards.ranks for hand in tied}
        assert awards.last is None or awards.last in ranked | set().union(*has.values()), "the key names who has a pot"
        if awards.high[0]:
            assert has[1] == set(awards.high[0][0]), "who wears 1st has the main pot"
        if way == "card" and seat in POTS[pot - 1].seats:
            assert {number: has[number] for number in has if number != pot} == {n: had[n] for n in had if n != pot}
            assert has[pot] == had[pot] or has[pot] == {seat} or (before.tie and has[pot] == had[pot] | {seat})
            assert not before.tie or had[pot] <= has[pot], "no tie takes a pot from who has it"
        if way == "seat" and before.by_pot and not all(has[number] >= had[number] for number in had):
            assert awards.high[0] == ((seat,),), "with nothing left for the hand the ranking begins with it"
