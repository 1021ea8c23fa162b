"""Sitting down, sitting out, moving: who waits, who owes what, what is refused (ENT, STK-2)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine import commands as cmd
from engine.positions.lineup import presences
from engine.positions.plan import plan_deal
from engine.state import KillState, Missed, Player, TableState
from engine.view.between import DueOption
from engine.view.dues import beside_kill, dues
from tests.engine.positions.tables import dealt, done, laid, old, posts_of, refusal, table


def player(state: TableState, seat: int) -> Player:
    """Who sits there."""
    sitter = state.seats[seat - 1]
    assert sitter is not None
    return sitter


@pytest.mark.parametrize(
    ("command", "code", "part"),
    [
        (cmd.Sit(7, "Ann", 200), "seat", "1 to 6"),
        (cmd.Sit(1, "Ann", 200), "seat", "free are seats 4, 5, 6"),
        (cmd.Sit(4, " ", 200), "seat", "needs a name"),
        (cmd.Sit(4, "P1", 200), "seat", "seat 1 already"),
        (cmd.Sit(4, "Ann", 0), "amount", "from 100 to 300"),
        (cmd.Sit(4, "Ann", 301), "amount", "from 100 to 300"),
        (cmd.Sit(4, "Ann", 200, "buy_button"), "illegal_action", "buy_the_button"),
        (cmd.Sit(4, "Ann", 200, "take_over"), "illegal_action", "nobody left seat 4"),
        (cmd.Sit(4, "Ann", 200, "kill_next"), "illegal_action", "no required kills"),
        (cmd.Leave(5), "seat", "nobody sits in seat 5"),
        (cmd.SitIn(1), "illegal_action", "in already"),
        (cmd.SitIn(9), "seat", "1 to 6"),
        (cmd.Move(1, 2), "seat", "P2 sits in seat 2"),
        (cmd.Rename(1, "P2"), "seat", "seat 2 already"),
    ],
)
def test_refused(command: Any, code: str, part: str) -> None:
    """Every refusal says what is allowed."""
    error = refusal(old(table(1, 2, 3, buy_in={"minimum": 100, "maximum": 300})), command)
    assert error.code == code
    assert part in error.message


def test_before_the_first_hand_nobody_owes() -> None:
    """Sitting down means being in, whatever entry was said."""
    state = done(table(1, 2), cmd.Sit(3, "New", 200, "wait"))
    assert (player(state, 3).presence, player(state, 3).new) == ("in", False)


def test_a_new_game() -> None:
    """ENT-8: free where no blind has passed, in the first round only."""
    state = dealt(table(1, 2, 3))
    assert player(done(state, cmd.Sit(5, "New", 200)), 5).presence == "in"
    late = dealt(state, 2)
    assert player(done(late, cmd.Sit(5, "New", 200)), 5).new


@pytest.mark.parametrize(("new_player", "dealt_in", "posts"), [("post_or_wait", False, 2), ("free", True, 2)])
def test_a_new_player_says_nothing(new_player: str, dealt_in: bool, posts: int) -> None:
    """ENT-3: without a choice who owes waits; free owes nothing and is told as in."""
    state = done(old(table(1, 2, 3, 4, 5, new_player=new_player)), cmd.Sit(6, "New", 200))
    plan = plan_deal(state)
    assert (6 in plan.positions.dealt, len(plan.posts)) == (dealt_in, posts)
    assert presences(state)[6] == ("in" if dealt_in else "waiting")
    assert bool(dues(state)) is not dealt_in


def test_must_post_offers_no_waiting() -> None:
    """ENT-3: but nothing is owed where the big blind lands anyway."""
    state = old(table(1, 2, 3, 5, 6, new_player="must_post"))
    assert refusal(state, cmd.Sit(4, "New", 200, "wait")).rule == "ENT-3"
    state = done(state, cmd.Sit(4, "New", 200))
    assert [option.entry for option in dues(state)[0].options] == ["post"]
    assert posts_of(plan_deal(state)) == ["3 small_blind 5", "4 big_blind 10"]


@pytest.mark.parametrize(
    ("keys", "hands", "posts"),
    [
        # the coming hand has button 3, small 5, big 6; a new player in seat 4 sits between
        ({}, 1, {}),
        ({}, 2, {4: "post"}),
        ({"enter_between": True}, 1, {4: "post"}),
        ({"enter_on_button": True}, 1, {}),
    ],
)
def test_between_button_and_big_blind(keys: dict[str, Any], hands: int, posts: dict[int, str]) -> None:
    """ENT-4: who wants to post waits until the button has passed."""
    state = dealt(old(table(1, 2, 3, 5, 6, **keys)))
    state = done(state, cmd.Sit(4, "New", 200, "post"))
    plan = plan_deal(dealt(state, hands - 1))
    assert {post.seat: post.kind for post in plan.posts if post.kind == "post"} == posts


@pytest.mark.parametrize(("allowed", "post"), [(False, False), (True, True)])
def test_on_the_button(allowed: bool, post: bool) -> None:
    """ENT-4: a new player in the seat that has the button under the dead rule."""
    state = done(old(table(1, 2, 3, 4, 5, enter_on_button=allowed)), cmd.Leave(2))
    plan = plan_deal(done(state, cmd.Sit(2, "New", 200, "post")))
    assert plan.positions.dead is not post
    assert ("2 post 10" in posts_of(plan)) is post


@pytest.mark.parametrize(("keys", "posts"), [({}, (5, 6)), ({"enter_on_button": True}, (4, 5))])
def test_at_home_nobody_pays_the_blind_of_the_last_hand_again(keys: dict[str, Any], posts: tuple[int, int]) -> None:
    """ENT-4: whoever comes back where the button would lie waits in the Home preset; a house may choose otherwise."""
    state = done(old(table(1, 2, 3, 4, 5, 6, preset="home", **keys)), cmd.SitOut(3))
    state = dealt(state)
    assert state.positions is not None
    assert (state.positions.button, state.positions.smalls, state.positions.bigs) == (2, (4,), (5,))
    plan = plan_deal(done(state, cmd.SitIn(3, "post")))
    assert (plan.positions.smalls[0], plan.positions.bigs[0]) == posts


def test_marks() -> None:
    """ENT-1: big, then small; a new big blind sweeps both away; waiting collects none."""
    state = done(old(table(1, 2, 3, 4, 5)), cmd.SitOut(4))
    marks = []
    for _ in range(6):
        state = dealt(state)
        marks.append(player(state, 4).missed)
    assert marks == [Missed(10), Missed(10, 5), Missed(10, 5), Missed(10, 5), Missed(10), Missed(10, 5)]


def test_sitting_out_between_two_hands_costs_nothing() -> None:
    """Back before the next deal, the small blind's seat is in as if nothing had been."""
    state = old(table(1, 2, 3, 4))
    back = done(done(state, cmd.SitOut(3)), cmd.SitIn(3))
    assert plan_deal(back) == plan_deal(state)


def test_dues() -> None:
    """What is owed and the ways in, as the table script tells them."""
    state = dealt(done(old(table(1, 2, 3, 4, 5)), cmd.SitOut(4)), 2)
    assert dues(state) == ()
    (due,) = dues(done(state, cmd.SitIn(4)))
    assert (due.seat, due.owes, due.rules, due.chosen) == (4, Missed(10, 5), ("ENT-2",), None)
    # hand 2 had small 5, big 1; the big blind still visits 2 and 3
    assert due.options == (DueOption("post", 10, 5, 0), DueOption("wait", big_blind_in=2))
    assert dues(done(state, cmd.SitIn(4, "post")))[0].chosen == "post"


def test_dues_between_button_and_big_blind() -> None:
    """`post_in` counts the hands until the button has passed (ENT-4); the button may be bought meanwhile (NOW-1)."""
    state = dealt(old(table(1, 2, 3, 5, 6, buy_the_button=True)))
    (due,) = dues(done(state, cmd.Sit(4, "New", 200)))
    assert due.options == (
        DueOption("post", 10, 0, 1),
        DueOption("wait", big_blind_in=4),
        DueOption("buy_button", 10, 5),
    )


def test_taking_over() -> None:
    """ENT-5: play goes on as if nobody had left."""
    state = old(table(1, 2, 3, 4, 5))
    left = done(state, cmd.Leave(3))
    heir = plan_deal(done(left, cmd.Sit(3, "New", 200, "take_over")))
    assert laid(heir) == laid(plan_deal(state))
    assert posts_of(heir) == ["3 small_blind 5", "4 big_blind 10"]
    stranger = done(left, cmd.Sit(3, "New", 200, "post"))
    assert [option.entry for option in dues(stranger)[0].options] == ["post", "wait", "take_over"]


@pytest.mark.parametrize(
    ("seat", "to", "over"),
    [
        # big blind 3 in the last hand: it visits 4, 5, 7, 1, 2 in this order
        (5, 4, 0),
        (4, 6, 1),
        (4, 9, 2),
        (7, 6, 0),
        (2, 8, 0),
    ],
)
def test_moving(seat: int, to: int, over: int) -> None:
    """ENT-6: as many hands to sit out as more players come before the big blind."""
    state = old(table(1, 2, 3, 5, 7, size=9) if to == 4 else table(1, 2, 3, 4, 5, 7, size=9))
    state = done(state, cmd.Move(seat, to))
    assert player(state, to).sit_over == over
    assert player(state, to).presence == ("waiting" if over else "in")
    for left in range(over, 0, -1):
        assert player(state, to).sit_over == left
        assert to not in plan_deal(state).positions.dealt
        state = dealt(state)
    assert to in plan_deal(state).positions.dealt


def test_moving_and_posting() -> None:
    """ENT-6: or a live big blind is posted; moving back costs nothing."""
    state = old(table(1, 2, 3, 4, 5, 7, size=9))
    posted = done(state, cmd.Move(4, 9, "post"))
    assert "9 post 10" in posts_of(plan_deal(posted))
    back = done(done(state, cmd.Move(4, 9)), cmd.Move(9, 4))
    assert plan_deal(back) == plan_deal(state)


def test_dealing_off() -> None:
    """ENT-6 deal_off: after the button hand the blinds pass the new seat once, free."""
    state = dealt(old(table(1, 2, 3, 4, 5, 6, size=9, deal_off=True)))
    state = done(state, cmd.Move(2, 8, "wait"))
    came = 0
    while 8 not in plan_deal(state).positions.dealt:
        state, came = dealt(state), came + 1
    plan = plan_deal(state)
    assert len(plan.posts) == 2
    assert plan.positions.dealt[-2:] == (8, plan.positions.button)
    assert player(state, 8).missed == Missed()


@pytest.mark.parametrize(("at", "stack", "code"), [(60, 399, "amount"), (60, 400, None), (3600, 200, None)])
def test_returning(at: int, stack: int, code: str | None) -> None:
    """STK-2: within the window what was taken away comes back, even above the maximum."""
    keys: dict[str, Any] = {"buy_in": {"minimum": 100, "maximum": 300}, "return_window": 30}
    state = replace(dealt(done(old(table(1, 2, 3, 4, stack=400, **keys)), cmd.Leave(4))), at=at)
    command = cmd.Sit(4, "P4", stack)
    if code is None:
        assert player(done(state, command), 4).stack == stack
    else:
        assert refusal(state, command).code == code


def test_a_killed_hand_needs_an_agreement() -> None:
    """KIL-12: a new player is dealt in only by agreeing to kill next."""
    state = replace(old(table(1, 2, 3, 4, 5, kill={"on": "two_in_a_row"})), kill=KillState(1, 2, 1))
    posting = done(state, cmd.Sit(6, "New", 200, "post"))
    assert 6 not in plan_deal(posting).positions.dealt
    assert dues(posting)[0].options[-1].entry == "kill_next"
    agreed = dealt(done(state, cmd.Sit(6, "New", 200, "kill_next")))
    assert player(agreed, 6).kills_next


def test_who_is_away_owing_a_kill_is_told_what_the_return_costs() -> None:
    """KIL-10, ENT-3: back at the table as a new player of lowball, who goes away again before coming in."""
    state = old(table(1, 2, 3, 4, 5, game="lowball_a5", blinds=[2, 5], kill={"on": "two_in_a_row"}))
    debtor = replace(player(state, 4), kill_debt=1)
    state = replace(state, seats=(*state.seats[:3], debtor, *state.seats[4:]))
    state = done(dealt(done(state, cmd.Leave(4))), cmd.Sit(4, "P4", 200))
    away = done(state, cmd.SitOut(4))
    (due,) = dues(done(away, cmd.SitIn(4)))
    assert due.options[0].dead == 5
    assert beside_kill(away) == ((4, 5),)


def test_leaving_with_a_leg() -> None:
    """KIL-6: the leg is remembered by name."""
    state = replace(old(table(1, 2, 3, 4, kill={"on": "two_in_a_row"})), kill=KillState(2, 1))
    state = dealt(done(state, cmd.Leave(2)))
    assert state.kill == KillState()
    assert player(done(state, cmd.Sit(2, "P2", 200)), 2).legs == 1


def test_broke_and_back() -> None:
    """ENT-7: a rebuy is no new player; without marks it is in, with marks it chooses."""
    state = old(table(1, 2, 3, 4, 5))
    broke = replace(player(state, 5), stack=0, presence="out")
    state = replace(state, seats=(*state.seats[:4], broke, None))
    rebought = replace(state, seats=(*state.seats[:4], replace(broke, stack=200), None))
    assert presences(rebought)[5] == "in"
    assert 5 in plan_deal(rebought).positions.dealt
    late = dealt(state, 2)
    late = replace(late, seats=(*late.seats[:4], replace(player(late, 5), stack=200), None))
    assert presences(late)[5] == "waiting"
    assert dues(late)[0].owes == Missed(10)


def test_who_comes_back_before_a_hand_was_dealt_is_as_if_never_out() -> None:
    """ENT-2: in, owing nothing, and no longer sitting out."""
    state = old(table(1, 2, 3))
    back = done(done(state, cmd.SitOut(2)), cmd.SitIn(2))
    assert player(back, 2) == player(state, 2)


def test_a_button_that_is_chosen_is_bought_or_the_choice_lapses() -> None:
    """NOW-1, KIL-12: `chosen` says so before the deal exactly where the deal does it; else it lapses."""
    state = dealt(old(table(1, 2, 3, 5, 6, buy_the_button=True)))
    bought = done(state, cmd.Sit(4, "New", 200, "buy_button"))
    assert (dues(bought)[0].chosen, plan_deal(bought).positions.buyer) == ("buy_button", 4)
    # the button is laid elsewhere: the seat is no longer next left of it
    elsewhere = done(bought, cmd.Button(5))
    assert (dues(elsewhere)[0].chosen, plan_deal(elsewhere).positions.buyer) == (None, None)
    after = dealt(elsewhere).player(4)
    assert after is not None
    assert after.entry is None
