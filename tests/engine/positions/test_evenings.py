"""Random evenings: people come, go, move and sit out under every rule; what must hold in each deal holds."""

import random
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from engine import commands as cmd
from engine.positions.plan import plan_deal
from engine.refusals import Refused
from engine.state import DealPlan, KillState, TableState, WayIn
from engine.view.dues import dues
from tests.engine.positions.tables import dealt, done, table

ENTRIES: tuple[WayIn | None, ...] = (None, "post", "wait", "buy_button", "take_over", "kill_next", "transfer")


def some_table(dice: random.Random) -> TableState:
    """A table with house rules drawn at random."""
    keys: dict[str, Any] = {
        "button_rule": dice.choice(["dead", "moving", "simplified"]),
        "new_player": dice.choice(["post_or_wait", "must_post", "free"]),
        "missed_blinds": dice.choice(["post_all", "one_per_hand", "deal_in", "none"]),
        "missed_small_alone": dice.choice(["live", "dead"]),
        "straddle": {"allow": "any", "restraddles": 1, "sleepers": True, "rock": True},
    }
    for key in ("enter_between", "enter_on_button", "deal_off", "buy_the_button", "must_cover_small_blind"):
        keys[key] = dice.random() < 0.3
    if dice.random() < 0.3:
        keys["blinds"] = [10]
    if dice.random() < 0.3:
        keys["ante"] = {"amount": 2, "by": dice.choice(["each", "button", "big_blind"])}
    if dice.random() < 0.5:
        size, in_blind = dice.choice(["half", "full"]), dice.choice(["replace", "add"])
        keys["buy_the_button"] = dice.random() < 0.6
        keys["kill"] = {"on": "two_in_a_row", "size": size, "in_blind": in_blind}
    size = dice.choice([2, 3, 4, 6, 9])
    seats = [seat for seat in range(1, size + 1) if dice.random() < 0.7]
    return table(*seats, size=size, button=None, **keys)


def some_command(dice: random.Random, size: int, name: str) -> Any:
    """Something that happens between two hands."""
    seat, entry = dice.randint(1, size), dice.choice(ENTRIES)
    return dice.choice(
        [
            cmd.Sit(seat, name, dice.choice([3, 50, 200]), entry),
            cmd.Leave(seat),
            cmd.SitOut(seat),
            cmd.SitIn(seat, entry),
            cmd.SitIn(seat, "post"),
            cmd.Move(seat, dice.randint(1, size), dice.choice([None, "post", "wait"])),
            cmd.Straddle(seat, 20),
            cmd.Sleeper(seat, 40),
            cmd.Button(seat),
        ]
    )


def check(state: TableState, plan: DealPlan, *, placed: bool) -> None:
    """What holds in every deal."""
    positions, settings = plan.positions, state.settings
    assert len(positions.dealt) >= 2
    assert len(set(positions.dealt)) == len(positions.dealt)
    assert set(positions.bigs) <= set(positions.dealt)
    assert settings.button_rule == "dead" or placed or not positions.dead
    if len(positions.dealt) == 2 and positions.buyer is None:
        assert {positions.button, *positions.bigs} == set(positions.dealt)
        assert positions.smalls == ((positions.button,) if settings.small_blind else ())
    elif settings.button_rule != "moving":
        assert positions.button not in (*positions.smalls, *positions.bigs)
    live: dict[int, int] = {}
    for post in plan.posts:
        live[post.seat] = live.get(post.seat, 0) + (post.amount if post.live else 0)
    assert max(live.values(), default=0) <= plan.bet
    after = dealt(state)
    for seat in positions.dealt:
        player = after.seats[seat - 1]
        assert player is not None
        assert (player.presence, player.new, player.sit_over) == ("in", False, 0) or seat in plan.folded
        assert not player.missed.any or settings.missed_blinds == "one_per_hand"


def check_announced(state: TableState, plan: DealPlan) -> None:
    """Who comes in by a way that costs something puts in what that way said, or the whole stack."""
    for due in dues(state):
        way = next((option for option in due.options if option.entry == due.chosen), None)
        if way is None or way.live is None or due.seat not in plan.entered or plan.fresh:
            continue
        buys = due.seat == plan.positions.buyer
        if (due.chosen == "buy_button") != buys or (due.seat in plan.positions.bigs and not buys):
            continue
        kinds = ("small_blind", "big_blind", "kill") if buys else ("post", "dead_post", "kill")
        taken = [post for post in plan.posts if post.seat == due.seat and post.kind in kinds]
        player = state.seats[due.seat - 1]
        assert player is not None
        for live, sum_announced in ((True, way.live), (False, way.dead or 0)):
            put = sum(post.amount for post in taken if post.live is live)
            assert put == sum_announced or player.stack < way.live + (way.dead or 0) + 20, (due, taken)
        assert due.seat != plan.killer or way.kill == plan.kill


def kill_made_due(dice: random.Random, state: TableState) -> TableState:
    """The table after a hand that somebody won the kill in, or nobody."""
    if state.settings.kill is None or state.positions is None or dice.random() < 0.4:
        return state
    seat = dice.choice(state.positions.dealt)
    state = replace(state, kill=KillState(seat, 2, seat))
    player = state.seats[seat - 1]
    goes = player is not None and not player.away and dice.random() < 0.5
    return done(state, cmd.SitOut(seat)) if goes else state


def debtor_back(dice: random.Random, state: TableState) -> TableState:
    """The table after somebody who owes a kill is back by a way that is offered now, or nobody."""
    debtors = [seat for seat, player in enumerate(state.seats, 1) if player is not None and player.kill_debt]
    if debtors and dice.random() < 0.4:
        with suppress(Refused):
            return done(state, cmd.SitIn(dice.choice(debtors), dice.choice(["post", "buy_button"])))
    return state


@pytest.mark.parametrize("seed", range(60))
def test_an_evening(seed: int) -> None:
    """Positions, posts and players stay sound whatever happens between the hands."""
    dice = random.Random(seed)
    state = some_table(dice)
    for number in range(150):
        if dice.random() < 0.4:
            with suppress(Refused):
                state = done(state, some_command(dice, len(state.seats), f"N{number}"))
            assert len(dues(state)) <= len(state.seats)
            continue
        state = debtor_back(dice, state)
        placed = state.placed_button is not None
        try:
            plan = plan_deal(state)
        except Refused:
            continue
        check(state, plan, placed=placed)
        check_announced(state, plan)
        state = kill_made_due(dice, dealt(state))
