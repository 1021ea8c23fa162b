"""Who begins a round of stud is named by the dealer: the bring-in by BLD-7, the best hand showing by BET-1."""

import pytest

from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.refusals import Refusal
from engine.session import Session

STUD = {"game": "seven_card_stud", "limit": "fixed", "ante": {"amount": 1}, "bring_in": 2, "bets": [5, 10], "seats": 8}


def dealt() -> Session:
    """Three players in a hand of stud; nobody has brought it in."""
    session = Session.start(MemoryStore(), STUD)
    assert isinstance(session, Session)
    for seat in (1, 2, 3):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=200))
    session.dispatch(c.Deal())
    return session


def on_fourth_street() -> Session:
    """Seat 1 brought it in, all called, and fourth street is dealt."""
    session = dealt()
    for command in (c.BringIn(seat=1), c.Act("bring_in"), c.Act("call"), c.Act("call"), c.Street()):
        session.dispatch(command)
    return session


@pytest.mark.parametrize(
    ("session", "command", "code", "rule"),
    [
        (dealt, c.Act("call"), "phase", "BLD-7"),
        (dealt, c.First(seat=1), "phase", "BET-1"),
        (dealt, c.BringIn(seat=4), "seat", "BLD-7"),
        (dealt, c.BringIn(seat=0), "seat", "BLD-7"),
        (on_fourth_street, c.Act("check"), "phase", "BET-1"),
        (on_fourth_street, c.BringIn(seat=1), "phase", "BLD-7"),
        (on_fourth_street, c.First(seat=4), "seat", "BET-1"),
        (on_fourth_street, c.First(seat=0), "seat", "BET-1"),
    ],
)
def test_a_refusal_names_the_rule_of_the_seat_that_is_asked_for(session, command, code, rule) -> None:
    refused = session().dispatch(command)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == (code, rule)
