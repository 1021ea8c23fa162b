"""A buy-in that was entered wrong is put right by a count: on the sheet, in the log, among the rulings of the recap."""

import pytest

from desktop.intents import AskCount
from desktop.present.ask_sheets import ask
from desktop.present.floor import undo_needs_floor
from desktop.present.remarks import remarks
from engine import commands as c
from engine.recap.build import build
from engine.recap.report import report_of
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, menu, row

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


@pytest.fixture
def table(make: MakeTable) -> Table:
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cat", 3, 200), ("Dee", 4, 200))
    table.go()
    while table.view.phase == "betting":
        table.fold()
    return table


def count(table: Table, digits: str, way: str) -> None:
    menu(table, 1)
    row(table, "Count stack")
    amount(table, digits, way=way)


def told(table: Table) -> list[str]:
    return [line.text for line in table.bridge.scene.log]


def test_a_wrong_buy_in_is_put_right_by_taps(table: Table) -> None:
    was = table.view.seats[1].stack
    count(table, str(was + 150), "Wrong buy-in")
    session = table.bridge.session
    report = report_of(build(session))
    bought = next(player.bought for player in report.players if player.name == "Ann")
    words = f"buy-in of Ann put right from {bought - 150} to {bought}"
    assert table.view.seats[1].stack == was + 150
    assert report.recount.balanced
    assert told(table)[-1] == words
    assert remarks(report)[-1].row == ("Hand 1, buy-in", words)
    assert undo_needs_floor(session.undo_step) == "count"


@pytest.mark.parametrize(("by", "words"), [(15, "15 more than recorded"), (-15, "15 less than recorded")])
def test_a_count_says_what_differs(table: Table, by: int, words: str) -> None:
    stack = table.view.seats[1].stack + by
    count(table, str(stack), "Counted")
    assert told(table)[-1] == f"Ann counted: {stack}, {words}"


def test_in_a_hand_no_buy_in_is_offered_to_be_put_right(table: Table) -> None:
    assert [way for way, _ in ask(table.bridge.scene, AskCount(1)).ways] == ["counted", "bought"]
    table.go()
    assert ask(table.bridge.scene, AskCount(1)).ways == ()
    assert not table.bridge.send(c.Count(seat=1, stack=1000, bought=True))
