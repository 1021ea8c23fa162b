"""What a tap sends is decided once, the streets that come by themselves included."""

from typing import Any

import pytest

from engine import commands as c
from engine.decide import dispatch
from engine.journal.codec import commands_of
from tests.desktop.conftest import PEOPLE, MakeTable, Table
from tests.desktop.rules_taps import amount, menu, row

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}
decide = dispatch.decide


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[c.Command]:
    """What the engine was asked to decide."""
    asked: list[c.Command] = []

    def counting(state: Any, command: c.Command) -> Any:
        asked.append(command)
        return decide(state, command)

    monkeypatch.setattr(dispatch, "DECIDING", dispatch.DECIDING._replace(decide=counting))
    return asked


def opened(make: MakeTable) -> Table:
    """A hand just dealt."""
    table = make(HOLDEM).sit(*PEOPLE)
    assert table.bridge.send(c.Button(seat=1))
    assert table.bridge.send(c.Deal())
    return table


def newest(table: Table) -> list[c.Command]:
    """The commands of the step made last."""
    *_, (step, _) = table.bridge.session.log()
    return list(commands_of(step))


def test_fold_call_raise_and_the_call_that_brings_the_flop(make: MakeTable, asked: list[c.Command]) -> None:
    table = opened(make)
    tapped = [table.fold, table.call, lambda: (table.type("30"), table.go())]
    while table.view.street == "preflop":
        tap = tapped.pop(0) if tapped else table.call
        asked.clear()
        tap()
        assert [type(command) for command in asked] == [type(command) for command in newest(table)]
    assert [type(command) for command in newest(table)] == [c.Act, c.Street]
    asked.clear()
    table.go()  # all check
    assert [type(command) for command in asked] == [type(command) for command in newest(table)]
    assert (len(asked) > 2, table.view.street) == (True, "turn")


def test_folded_to_here_is_previewed_at_the_first_tap_and_decided_once_at_the_second(
    make: MakeTable, asked: list[c.Command]
) -> None:
    table = opened(make)
    state = table.bridge.state
    assert state.hand is not None
    seat = state.hand.queue[3]
    table.seat(seat)
    assert table.bridge.state is state
    asked.clear()
    table.seat(seat)
    assert asked == [c.FoldTo(seat=seat, at=0)]
    assert len(newest(table)) == 3


def test_a_lender_in_the_pot_is_asked_of_once_and_lent_with_the_next_tap(
    make: MakeTable, asked: list[c.Command]
) -> None:
    """STK-4: all in the pot have to accept; the refusal that says so is the only deciding of the first tap."""
    table = make({**HOLDEM, "stakes": "open"}).sit(*PEOPLE)
    assert table.bridge.send(c.Button(seat=1))
    assert table.bridge.send(c.Deal())
    borrower, lender = table.view.to_act, next(seat for seat in table.view.seats if seat != table.view.to_act)
    menu(table, borrower)
    row(table, "Money")
    row(table, "Marker")
    amount(table, "50", way="A player lends")
    asked.clear()
    table.seat(lender)
    assert [type(command) for command in asked] == [c.Marker]
    assert table.refused == []
    assert table.statement.endswith("is in the pot: all who are in it have to accept. (STK-4)")
    asked.clear()
    table.tap(table.window.view.bar.statement.button)
    assert [type(command) for command in asked] == [c.Marker]
    assert table.view.seats[borrower].markers == 50
