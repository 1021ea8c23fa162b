"""Who posts before the blinds may bring the last hand's big blind again: told before it is chosen (BTN-3, ENT-2)."""

import pytest

from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.session import Session
from engine.view.requests import paid_again_if_posting

TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9, "button_rule": "simplified",
         "new_player": "free", "enter_between": True}  # fmt: skip


def came_back(seat: int, **rules: object) -> Session:
    """Hand 1 had button 3, blinds 4 and 5; whoever sits at `seat` was away in hand 2 and is back before hand 3."""
    session = Session.start(MemoryStore(), TABLE | rules)
    for taken in (1, 2, 3, 4, 5, 6, 7):
        session.dispatch(c.Sit(seat=taken, player=f"P{taken}", stack=200))
    session.dispatch(c.Button(seat=3))
    session.dispatch(c.Deal())
    while session.state.hand is not None:
        session.dispatch(c.Act("fold"))
    for command in (c.SitOut(seat=seat), c.Deal()):
        session.dispatch(command)
    while session.state.hand is not None:
        session.dispatch(c.Act("fold"))
    session.dispatch(c.SitIn(seat=seat))
    return session


def test_a_post_between_button_and_big_blind_keeps_the_big_blind_where_it_was() -> None:
    session = came_back(6)
    assert [post.seat for post in session.state.last.posts if post.kind == "big_blind"] == [7]
    outcome = paid_again_if_posting(session.state, 6)
    assert outcome is not None
    again, posts = outcome
    assert (again.seats, again.rule) == ((7,), "BTN-3")
    assert [(post.seat, post.kind) for post in posts] == [(7, "big_blind")]
    session.dispatch(c.SitIn(seat=6, entry="post"))
    session.dispatch(c.Deal())
    dealt = session.state.hand.plan.posts
    assert [(post.seat, post.kind) for post in dealt] == [(7, "big_blind"), (6, "post")]


@pytest.mark.parametrize(("seat", "rules"), [(5, {}), (6, {"button_rule": "dead"}), (6, {"enter_between": False})],
                         ids=["elsewhere", "dead button", "not between"])  # fmt: skip
def test_any_other_post_moves_no_blind(seat: int, rules: dict[str, object]) -> None:
    assert paid_again_if_posting(came_back(seat, **rules).state, seat) is None
