"""Random evenings beside an oracle that walks the seats: same button, same posts, same players in, same marks."""

import random

import pytest

from engine import commands as cmd
from engine.positions.plan import plan_deal
from engine.refusals import Refused
from engine.state import TableState
from tests.engine.positions.tables import dealt, done, posts_of, table
from tests.engine.positions.walking import Paradox, Someone, Walk


def something(dice: random.Random, state: TableState, walk: Walk, name: str) -> TableState:
    """Somebody comes, goes, sits out or comes back, at both tables."""
    seat, what = dice.randint(1, walk.size), dice.random()
    entry = dice.choice([None, "post", "post", "wait"])
    player = walk.players.get(seat)
    if player is None:
        if what < 0.6:
            state = done(state, cmd.Sit(seat, name, 200, entry))  # type: ignore[arg-type]
            walk.sit(seat, entry)
    elif what < 0.12:
        state = done(state, cmd.Leave(seat))
        del walk.players[seat]
    elif what < 0.4 and player.standing != "out":
        state = done(state, cmd.SitOut(seat))
        player.standing, player.entry = "out", None
    elif what > 0.4 and player.standing != "in":
        state = done(state, cmd.SitIn(seat, entry))  # type: ignore[arg-type]
        walk.come_back(seat, entry)
    return state


def same_deal(state: TableState, walk: Walk) -> TableState:
    """Both tables deal; what they say of it is the same."""
    walked = walk.deal()
    if walked is None:
        with pytest.raises(Refused):
            plan_deal(state)
        return state
    plan = plan_deal(state)
    assert (posts_of(plan), plan.positions.button, sorted(plan.positions.dealt)) == walked
    state = dealt(state)
    marks = {
        seat: (player.missed.big, player.missed.small)
        for seat, player in enumerate(state.seats, 1)
        if player is not None
    }
    assert marks == {seat: (player.big, player.small) for seat, player in walk.players.items()}
    return state


@pytest.mark.parametrize("rule", ["dead", "moving", "simplified"])
@pytest.mark.parametrize("seed", range(40))
def test_walked(rule: str, seed: int) -> None:
    dice = random.Random(f"{rule} {seed}")
    size, missed = dice.choice([5, 6, 8, 10]), dice.choice(["post_all", "one_per_hand", "none"])
    alone, newcomers = dice.choice(["live", "dead"]), dice.choice(["post_or_wait", "post_or_wait", "free"])
    seats = sorted(dice.sample(range(1, size + 1), size - 1))
    house = {"missed_blinds": missed, "missed_small_alone": alone, "new_player": newcomers}
    state = table(*seats, size=size, button=seats[0], button_rule=rule, **house)
    walk = Walk(size, rule, missed, alone, newcomers, seats[0], {seat: Someone("in") for seat in seats})
    state = same_deal(state, walk)
    for number in range(60):
        for _ in range(dice.choice([0, 0, 1, 1, 2, 3])):
            state = something(dice, state, walk, f"N{number}{dice.random()}")
        try:
            state = same_deal(state, walk)
        except Paradox:
            return
