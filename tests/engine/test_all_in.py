"""How far chips reach: who is all-in by posts alone, and the all-in of who is to act (BLD-3, LIM-6, BET-5, ENT-2)."""

from engine import commands as c
from engine.betting.bounds import AllIn, all_in_of
from engine.betting.reach import all_in_by_posts
from engine.journal.memory import MemoryStore
from engine.session import Session
from engine.state import TableState

TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6, "ante": {"amount": 2}}


def seated(*stacks: int, **rules: object) -> Session:
    """A table before its first deal, the button on the last seat."""
    session = Session.start(MemoryStore(), TABLE | rules)
    for seat, stack in enumerate(stacks, 1):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=stack))
    session.dispatch(c.Button(seat=len(stacks)))
    return session


def all_in(state: TableState) -> AllIn:
    return all_in_of(state.settings, state.game, state.hand)


def test_posts_that_take_everything_make_an_all_in_until_the_hand_is_over() -> None:
    session = seated(7, 13, 2, 100)
    assert all_in_by_posts(session.state) == frozenset()
    session.dispatch(c.Deal())
    assert all_in_by_posts(session.state) == {1, 3}
    session.dispatch(c.Act("all_in"))
    session.dispatch(c.Act("call"))
    assert session.state.hand is not None
    assert session.state.hand.seats[1] is not None
    assert session.state.hand.seats[1].status == "all_in"
    assert all_in_by_posts(session.state) == {1, 3}


def test_dead_posts_count_towards_the_cap_and_live_ones_too() -> None:
    session = seated(100, 100, 100, 100, cap=17)
    session.dispatch(c.Deal())
    session.dispatch(c.Unposted(seat=3, live=10, dead=4))
    assert all_in_by_posts(session.state) == frozenset()
    session.dispatch(c.Unposted(seat=4, live=10, dead=5))
    assert all_in_by_posts(session.state) == {4}


def test_who_is_away_and_dealt_in_is_folded_by_the_last_chips_not_all_in() -> None:
    session = seated(100, 100, 7, missed_blinds="deal_in", ante={"amount": 7})
    session.dispatch(c.Deal())
    assert all_in_by_posts(session.state) == {3}
    away = seated(100, 100, 7, 100, missed_blinds="deal_in", ante={"amount": 7})
    away.dispatch(c.SitOut(seat=3))
    away.dispatch(c.Deal())
    assert all_in_by_posts(away.state) == frozenset()


def test_nobody_to_act_has_no_all_in() -> None:
    session = seated(100, 100)
    assert all_in(session.state) == AllIn(0, 0, False, False)
    session.dispatch(c.Deal())
    for action in ("all_in", "call"):
        session.dispatch(c.Act(action))
    assert session.state.hand is not None
    assert all_in(session.state) == AllIn(0, 0, False, False)


def test_an_all_in_leaves_small_chips_or_what_is_over_the_cap() -> None:
    rules = {"betting_unit": 5, "smallest_chip": 1, "small_chips": "whole_units", "ante": {"amount": 0}}
    session = seated(100, 100, 103, **rules)
    session.dispatch(c.Deal())
    assert all_in(session.state) == AllIn(100, 3, False, False)
    capped = seated(100, 100, 103, cap=62)
    capped.dispatch(c.Deal())
    assert all_in(capped.state) == AllIn(60, 0, True, False)
