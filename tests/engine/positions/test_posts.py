"""What goes in before the cards: order, kinds and amounts (BLD, ENT-2, ENT-3, KIL, NOW)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine import commands as cmd
from engine.positions.plan import plan_deal
from engine.state import KillState, Missed, TableState
from tests.engine.positions.tables import dealt, done, old, posts_of, table


def marked(state: TableState, seat: int, **changes: Any) -> TableState:
    """The table with a changed player."""
    player = state.seats[seat - 1]
    assert player is not None
    seats = (*state.seats[: seat - 1], replace(player, **changes), *state.seats[seat:])
    return replace(state, seats=seats)


@pytest.mark.parametrize(
    ("keys", "posts"),
    [
        ({}, ["2 small_blind 5", "3 big_blind 10"]),
        ({"blinds": [10]}, ["2 big_blind 10"]),
        (
            {"ante": {"amount": 2, "by": "each"}},
            ["1 ante 2 dead", "2 ante 2 dead", "3 ante 2 dead", "2 small_blind 5", "3 big_blind 10"],
        ),
        ({"ante": {"amount": 6, "by": "button"}}, ["1 ante 6 dead", "2 small_blind 5", "3 big_blind 10"]),
        (
            {"ante": {"amount": 6, "by": "big_blind", "per_player": True}},
            ["3 ante 18 dead", "2 small_blind 5", "3 big_blind 10"],
        ),
        ({"button_blind": 5}, ["2 small_blind 5", "3 big_blind 10", "1 button_blind 5"]),
    ],
)
def test_blinds_and_antes(keys: dict[str, Any], posts: list[str]) -> None:
    """BLD-1, BLD-5, BTN-8: antes, blinds, button blind, each clockwise from the button."""
    assert posts_of(plan_deal(table(1, 2, 3, **keys))) == posts


@pytest.mark.parametrize(
    ("first", "posts"),
    [(False, ["3 ante 6 dead", "3 big_blind 2"]), (True, ["3 big_blind 8"])],
)
def test_a_short_big_blind_antes(first: bool, posts: list[str]) -> None:
    """BLD-6: the ante first, or the blind first; a call costs the full big blind (BLD-3)."""
    state = table(1, 2, 3, ante={"amount": 6, "by": "big_blind", "big_blind_first": first})
    plan = plan_deal(marked(state, 3, stack=8))
    assert [post for post in posts_of(plan) if post.startswith("3")] == posts
    assert plan.bet == 10


@pytest.mark.parametrize(
    ("keys", "missed", "posts"),
    [
        ({}, Missed(10, 5), ["4 post 10", "4 dead_post 5 dead"]),
        ({}, Missed(10, 0), ["4 post 10"]),
        ({}, Missed(0, 5), ["4 post 5"]),
        ({}, Missed(0, 25), ["4 post 10", "4 dead_post 15 dead"]),
        ({"missed_small_alone": "dead"}, Missed(0, 5), ["4 dead_post 5 dead"]),
        ({"missed_blinds": "one_per_hand"}, Missed(10, 5), ["4 post 10"]),
        ({}, Missed(0, 0, 6), ["4 dead_post 6 dead"]),
    ],
)
def test_coming_back(keys: dict[str, Any], missed: Missed, posts: list[str]) -> None:
    """ENT-2, ENT-9: what was missed, live up to the opening bet."""
    state = dealt(done(old(table(1, 2, 3, 4, 5, **keys)), cmd.SitOut(4)), 2)
    state = marked(state, 4, presence="waiting", away=False, entry="post", missed=missed)
    plan = plan_deal(state)
    assert plan.positions.bigs == (2,)
    assert [post for post in posts_of(plan) if post.startswith("4")] == posts


def test_short_of_chips_the_live_part_comes_first() -> None:
    """ENT-2."""
    state = dealt(done(old(table(1, 2, 3, 4, 5)), cmd.SitOut(4)), 2)
    state = marked(done(state, cmd.SitIn(4, "post")), 4, stack=12)
    assert posts_of(plan_deal(state))[2:] == ["4 post 10", "4 dead_post 2 dead"]


def test_one_blind_a_hand() -> None:
    """ENT-2 one_per_hand: largest first, the rest in the next hand."""
    state = dealt(done(old(table(1, 2, 3, 4, 5, missed_blinds="one_per_hand")), cmd.SitOut(4)), 2)
    state = done(state, cmd.SitIn(4, "post"))
    assert posts_of(plan_deal(state))[2:] == ["4 post 10"]
    state = dealt(state)
    assert posts_of(plan_deal(state))[2:] == ["4 post 5"]
    assert len(plan_deal(dealt(state)).posts) == 2


def test_absent_players_are_dealt_in() -> None:
    """ENT-2 deal_in: posts from their stack, folded at once, no marks."""
    plan = plan_deal(done(dealt(table(1, 2, 3, 4, missed_blinds="deal_in")), cmd.SitOut(4)))
    assert posts_of(plan) == ["3 small_blind 5", "4 big_blind 10"]
    assert plan.folded == (4,)
    assert plan.missed == ()


@pytest.mark.parametrize(("size", "unit", "kill"), [("full", 1, 20), ("half", 1, 15), ([4, 3], 1, 14), ([4, 3], 5, 15)])
def test_the_kill(size: Any, unit: int, kill: int) -> None:
    """KIL-1: a multiple of the big blind, rounded up to the betting unit."""
    state = dealt(table(1, 2, 3, 4, 5, 6, kill={"on": "two_in_a_row", "size": size}, betting_unit=unit))
    plan = plan_deal(replace(state, kill=KillState(1, 2, 1)))
    assert posts_of(plan)[-1] == f"1 kill {kill}"
    assert (plan.bet, plan.killer, plan.starts_after) == (kill, 1, 4)
    assert plan.kill_after == KillState(1, 2)


@pytest.mark.parametrize(
    ("in_blind", "posts"),
    [
        ("replace", ["3 small_blind 5", "4 kill 20"]),
        ("add", ["3 small_blind 5", "4 big_blind 10 dead", "4 kill 20"]),
    ],
)
def test_the_killer_in_the_blinds(in_blind: str, posts: list[str]) -> None:
    """KIL-10."""
    state = dealt(table(1, 2, 3, 4, 5, 6, kill={"on": "two_in_a_row", "in_blind": in_blind}))
    assert posts_of(plan_deal(replace(state, kill=KillState(4, 2, 4)))) == posts


def test_a_kill_owed() -> None:
    """KIL-6: sitting out takes the kill along, it is posted in the hand of the return."""
    state = dealt(table(1, 2, 3, 4, 5, 6, kill={"on": "two_in_a_row"}))
    state = replace(state, kill=KillState(6, 2, 6))
    state = done(state, cmd.SitOut(6))
    assert plan_deal(state).kill == 0
    state = done(dealt(state), cmd.SitIn(6, "post"))
    plan = plan_deal(state)
    assert (plan.killer, plan.kill) == (6, 20)
    assert dealt(state).seats[5].kill_debt == 0  # type: ignore[union-attr]


def test_a_bomb_pot() -> None:
    """NOW-2: everyone antes, no blinds; the button stays unless the house moves it."""
    state = dealt(table(1, 2, 3))
    plan = plan_deal(done(state, cmd.Bomb(5, 2)))
    assert posts_of(plan) == ["1 ante 5 dead", "2 ante 5 dead", "3 ante 5 dead"]
    assert (plan.bomb, plan.boards, plan.bet, plan.positions.button) == (True, 2, 0, 1)
    moved = plan_deal(done(dealt(table(1, 2, 3, bomb_pot={"moves_button": True})), cmd.Bomb(5)))
    assert moved.positions.button == 2


def test_buying_the_button() -> None:
    """NOW-1: both blinds, small dead; those due them post in the next hand, the buyer has the button then."""
    state = dealt(old(table(1, 2, 3, 5, 6, 7, size=9, buy_the_button=True)), 1)
    state = done(state, cmd.Sit(4, "New", 200, "buy_button"))
    assert state.positions is not None
    assert state.positions.bigs == (5,)
    plan = plan_deal(state)
    assert (plan.positions.button, posts_of(plan)) == (3, ["4 small_blind 5 dead", "4 big_blind 10"])
    assert plan.starts_after == 4
    after = plan_deal(dealt(state))
    assert (after.positions.button, posts_of(after)) == (4, ["5 small_blind 5", "6 big_blind 10"])


def test_less_than_the_small_blind() -> None:
    """STK-3: not dealt in, the big blind goes on; the marks say what a rebuy will owe."""
    state = marked(dealt(table(1, 2, 3, 4, 5, 6, must_cover_small_blind=True)), 4, stack=3)
    plan = plan_deal(state)
    assert posts_of(plan) == ["3 small_blind 5", "5 big_blind 10"]
    assert plan.missed == ((4, Missed(big=10)),)
    assert 4 not in plan.positions.dealt
