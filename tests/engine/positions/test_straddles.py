"""Straddles, restraddles, sleepers, the rock and voluntary kills: what is allowed, what is posted (STR, KIL-11)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine import commands as cmd
from engine.positions.plan import plan_deal
from engine.state import Announced
from engine.view.between import StraddleView
from engine.view.coming_deal import preview
from tests.engine.positions.tables import dealt, done, posts_of, refusal, table

ALL = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("rules", "announced", "posts", "starts_after", "bet"),
    [
        ({"allow": "under_the_gun"}, [(4, 20)], ["4 straddle 20"], 4, 20),
        ({"allow": "under_the_gun", "restraddles": 1}, [(4, 20), (5, 40)], ["4 straddle 20", "5 straddle 40"], 5, 40),
        ({"allow": "button"}, [(1, 25)], ["1 straddle 25"], 1, 25),
        ({"allow": "button_and_cutoff"}, [(6, 20)], ["6 straddle 20"], 6, 20),
        (
            {"allow": "any", "restraddles": 1, "restraddle_side": "right"},
            [(6, 30), (5, 60)],
            ["5 straddle 60", "6 straddle 30"],
            5,
            60,
        ),
        ({"allow": "any"}, [(2, 20)], ["2 straddle 15"], 2, 20),
    ],
)
def test_straddles(
    rules: dict[str, Any], announced: list[tuple[int, int]], posts: list[str], starts_after: int, bet: int
) -> None:
    """STR-1, STR-2, STR-3: button 1, small 2, big 3; amounts are totals, posts what is put in."""
    state = table(*ALL, straddle=rules)
    for seat, to in announced:
        state = done(state, cmd.Straddle(seat, to))
    plan = plan_deal(state)
    assert posts_of(plan)[2:] == posts
    assert (plan.starts_after, plan.bet, plan.straddle) == (starts_after, bet, bet)
    assert plan.straddles == tuple(seat for seat, _ in announced)


@pytest.mark.parametrize(
    ("rules", "announced", "command", "code", "rule"),
    [
        ({}, [], cmd.Straddle(4, 20), "illegal_action", "STR-1"),
        ({"allow": "under_the_gun"}, [], cmd.Straddle(5, 20), "illegal_action", "STR-1"),
        ({"allow": "under_the_gun"}, [], cmd.Straddle(4, 25), "amount", "STR-1"),
        ({"allow": "button"}, [], cmd.Straddle(4, 20), "illegal_action", "STR-3"),
        ({"allow": "any"}, [], cmd.Straddle(1, 15), "amount", "STR-3"),
        ({"allow": "any"}, [(4, 20)], cmd.Straddle(5, 40), "illegal_action", "STR-7"),
        ({"allow": "any", "restraddles": 1}, [(4, 20)], cmd.Straddle(6, 40), "illegal_action", "STR-2"),
        ({"allow": "any", "restraddles": 1}, [(4, 20)], cmd.Straddle(5, 50), "amount", "STR-2"),
        ({"allow": "any", "restraddles": 1}, [(4, 20), (5, 40)], cmd.Straddle(6, 80), "illegal_action", "STR-2"),
        ({"allow": "any"}, [], cmd.Straddle(5, 500), "amount", "STR-1"),
        ({"allow": "any"}, [], cmd.Sleeper(5, 20), "illegal_action", "STR-5"),
        ({"sleepers": True}, [], cmd.Sleeper(4, 20), "illegal_action", "STR-5"),
        ({"sleepers": True}, [], cmd.Sleeper(5, 15), "amount", "STR-5"),
        ({"rock": False}, [], cmd.Rock(4), "illegal_action", "STR-4"),
        ({}, [], cmd.Bomb(0), "amount", "NOW-2"),
        ({}, [], cmd.Bomb(5, 3), "amount", "NOW-3"),
        ({}, [], cmd.Button(7), "seat", "BTN-7"),
        ({}, [], cmd.Kill(4), "illegal_action", "KIL-11"),
    ],
)
def test_refused(rules: dict[str, Any], announced: list[tuple[int, int]], command: Any, code: str, rule: str) -> None:
    """What is not allowed, with the rule that says so."""
    state = table(*ALL, straddle=rules)
    for seat, to in announced:
        state = done(state, cmd.Straddle(seat, to))
    error = refusal(state, command)
    assert (error.code, error.rule) == (code, rule)


def test_a_sleeper() -> None:
    """STR-5: raises the price, the round starts left of the big blind all the same."""
    plan = plan_deal(done(table(*ALL, straddle={"sleepers": True}), cmd.Sleeper(6, 20)))
    assert posts_of(plan)[-1] == "6 sleeper 20"
    assert (plan.starts_after, plan.bet, plan.sleepers) == (3, 20, (6,))


def test_the_rock() -> None:
    """STR-4: under the gun its holder straddles, elsewhere not."""
    state = table(*ALL, straddle={"rock": True})
    assert posts_of(plan_deal(done(state, cmd.Rock(4))))[-1] == "4 straddle 20"
    assert len(plan_deal(done(state, cmd.Rock(5))).posts) == 2


def test_what_no_longer_fits_is_not_posted() -> None:
    """The straddler is no longer under the gun once the next player left."""
    state = done(table(*ALL, straddle={"allow": "under_the_gun"}), cmd.Straddle(4, 20))
    assert len(plan_deal(done(state, cmd.Leave(3))).posts) == 2


def test_a_straddle_is_for_one_hand() -> None:
    """What was announced is used up by the deal."""
    state = done(table(*ALL, straddle={"allow": "under_the_gun"}), cmd.Straddle(4, 20))
    assert dealt(state).announced == ()


@pytest.mark.parametrize(("stack", "code"), [(80, None), (79, "illegal_action")])
def test_a_voluntary_kill(stack: int, code: str | None) -> None:
    """KIL-11: at least four times the kill before it is posted."""
    state = table(*ALL, kill={"voluntary": True})
    killer = state.seats[4]
    assert killer is not None
    state = replace(state, seats=(*state.seats[:4], replace(killer, stack=stack), state.seats[5]))
    if code is not None:
        assert refusal(state, cmd.Kill(5)).code == code
        return
    state = done(state, cmd.Kill(5))
    assert posts_of(plan_deal(state))[-1] == "5 kill 20"
    assert refusal(state, cmd.Kill(6)).rule == "KIL-1"


@pytest.mark.parametrize(
    ("rules", "announced", "offered"),
    [
        ({"allow": "none"}, [], None),
        ({"allow": "under_the_gun"}, [], (4, 20)),
        ({"allow": "under_the_gun"}, [(4, 20)], None),
        ({"allow": "under_the_gun", "restraddles": 1}, [(4, 20)], (5, 40)),
        ({"allow": "under_the_gun", "restraddles": 1}, [(4, 20), (5, 40)], None),
        ({"allow": "button"}, [], (1, 20)),
        ({"allow": "button_and_cutoff"}, [], (1, 20)),
        ({"allow": "any", "restraddles": 1, "restraddle_side": "right"}, [(6, 30)], (5, 60)),
        ({"allow": "any", "restraddles": 1, "restraddle_side": "left"}, [(6, 30)], (1, 60)),
    ],
)
def test_the_preview_tells_the_straddle_that_may_come_next(
    rules: dict[str, Any], announced: list[tuple[int, int]], offered: tuple[int, int] | None
) -> None:
    """STR-1, STR-2, STR-3: what is offered is taken, a chip less is not; where nothing is offered, none is left."""
    state = table(*ALL, straddle=rules)
    for seat, to in announced:
        state = done(state, cmd.Straddle(seat, to))
    shown = preview(state).straddle
    assert (None if shown is None else (shown.seat, shown.to)) == offered
    if offered is not None:
        seat, to = offered
        assert done(state, cmd.Straddle(seat, to)).announced[-1] == Announced("straddle", seat, to)
        assert refusal(state, cmd.Straddle(seat, to - 1)).rule in ("STR-1", "STR-2", "STR-3")


def test_no_straddle_is_offered_to_a_player_who_cannot_post_it() -> None:
    """STR-1: nineteen chips do not make a straddle of twenty; twenty do."""
    state = table(*ALL, straddle={"allow": "under_the_gun"})
    for chips, offered in ((19, None), (20, StraddleView(4, 20))):
        player = state.player(4)
        assert player is not None
        short = replace(state, seats=(*state.seats[:3], replace(player, stack=chips), *state.seats[4:]))
        assert preview(short).straddle == offered


def test_no_straddle_is_offered_in_a_bomb_pot_or_on_a_dead_button() -> None:
    """NOW-2, STR-3."""
    state = table(*ALL, straddle={"allow": "under_the_gun"})
    assert preview(done(state, cmd.Bomb(10))).straddle is None
    empty = table(2, 3, 4, 5, straddle={"allow": "button"}, button=1)
    assert preview(empty).straddle is None
