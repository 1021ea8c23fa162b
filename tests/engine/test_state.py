"""What the state of a table tells of a seat: the hand dealt to it, and its chips now."""

from engine import commands as c
from tests.engine.test_all_in import seated


def test_no_hand_is_dealt_to_a_seat_that_the_table_does_not_have() -> None:
    session = seated(100, 100, 100)
    assert session.state.dealt(1) is None
    session.dispatch(c.Deal())
    seats = len(session.state.seats)
    assert [seat for seat in range(-1, seats + 3) if session.state.dealt(seat) is not None] == [1, 2, 3]


def test_chips_now_are_those_behind_the_bet_once_dealt_in() -> None:
    session = seated(100, 50)
    session.dispatch(c.Sit(seat=5, player="P5", stack=70))
    session.dispatch(c.SitOut(seat=5))
    assert [session.state.stack_at(seat) for seat in (1, 2, 4, 5)] == [100, 50, 0, 70]
    session.dispatch(c.Deal())
    assert [session.state.stack_at(seat) for seat in (1, 2, 4, 5)] == [88, 43, 0, 70]
