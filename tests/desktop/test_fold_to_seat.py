"""Tapping another seat: everybody before it folds or checks, in this round, to its end, or to the end of the hand."""

from desktop.present.seat_questions import folded_to
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table


def opened(make: MakeTable) -> Table:
    """A hand with blinds in 2 and 4, seat 5 first; it raises to 30."""
    table = make().sit()
    table.go()
    assert table.view.to_act == 5
    assert table.bridge.send(c.Act("wager", to=30))
    return table


def test_the_raiser_is_tapped_when_everybody_else_is_out(make: MakeTable) -> None:
    table = opened(make)
    to = folded_to(table.bridge, 5)
    assert to is not None
    assert to.between == (7, 8, 1, 2, 4)
    assert to.checks == ()
    assert to.ahead is None
    before = table.bridge.session.newest
    table.seat(5)
    assert "(5)" in table.window.view.bar.fold.face.word
    table.seat(5)
    assert table.view.phase == "between"
    assert table.view.seats[5].stack == 640 + 15
    assert table.bridge.session.newest == before + 1
    table.undo()
    assert table.view.to_act == 7


def test_a_seat_that_acted_may_still_be_noted_as_out_of_turn(make: MakeTable) -> None:
    table = opened(make)
    table.seat(5)
    action = table.window.view.bar.statement.statement.action
    assert action is not None
    assert action.word == "Note out of turn"


def test_the_seat_that_acts_first_on_the_next_street_closes_the_round(make: MakeTable) -> None:
    table = opened(make)
    for _ in range(3):
        assert table.bridge.send(c.Act("fold"))
    assert table.bridge.send(c.Act("call"))  # the small blind, first to act on the flop
    assert table.view.to_act == 4
    to = folded_to(table.bridge, 2)
    assert to is not None
    assert to.between == (4,)
    table.seat(2)
    table.seat(2)
    assert table.view.street == "flop"
    assert table.view.to_act == 2


def test_checks_come_before_folds_where_there_is_no_bet(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    table.check_round()
    assert table.view.street == "flop"
    to = folded_to(table.bridge, 7)
    assert to is not None
    assert to.commands == to.checks
    assert to.folds != ()
    assert to.ahead is not None
    assert to.ahead.to_act == 7


def test_nothing_leads_to_a_seat_that_is_out_or_to_the_one_that_acts(make: MakeTable) -> None:
    table = opened(make)
    assert table.bridge.send(c.Act("fold"))
    assert folded_to(table.bridge, 7) is None
    assert folded_to(table.bridge, table.view.to_act) is None
    assert folded_to(table.bridge, 3) is None


def test_a_raiser_with_a_caller_has_not_won_when_the_rest_fold(make: MakeTable) -> None:
    table = opened(make)
    assert table.bridge.send(c.Act("call"))
    to = folded_to(table.bridge, 5)
    assert to is not None  # with both blinds out seat 5 is the first to act on the flop
    after = table.bridge.after(to.commands)
    assert after is not None
    assert after.hand is not None
    assert after.game.streets[after.hand.street].name == "flop"
    assert folded_to(table.bridge, 7) is None


def test_nothing_leads_to_a_player_who_leaves_but_past_it_to_the_raiser(make: MakeTable) -> None:
    """The leaver folds in turn by itself: a second tap on it once folded the whole table."""
    table = opened(make)
    table.bridge.send(c.Leave(seat=8))
    assert folded_to(table.bridge, 8) is None
    to = folded_to(table.bridge, 5)
    assert to is not None
    assert to.between == (7, 1, 2, 4)
