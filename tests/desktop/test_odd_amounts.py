"""Buy-ins and counts that the chips in play cannot make: asked about once, taken when sent again."""

from typing import Any

import pytest

from engine import commands as c
from engine.recap.build import build
from engine.recap.build_report import report_of
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, menu, row

FIVES = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "smallest_chip": 5, "seats": 6}


@pytest.fixture
def table(make: MakeTable) -> Table:
    return make(FIVES, (1280, 800)).sit(("Ann", 1, 500), ("Ben", 2, 500))


def go_key(table: Table) -> tuple[str, str, str]:
    sheet: Any = table.window.sheet
    return sheet.go.face.word, sheet.go.face.figure, sheet.go.face.second


@pytest.mark.parametrize(("way", "after"), [("Add chips", 637), ("Count stack", 137)])
def test_chips_that_cannot_be_are_asked_about(table: Table, way: str, after: int) -> None:
    menu(table, 1)
    row(table, way)
    amount(table, "137")
    assert table.view.seats[1].stack == 500
    assert go_key(table) == ("All the same", "137", "not in chips of 5")
    table.tap(table.window.sheet.go)
    assert table.view.seats[1].stack == after


def test_a_buy_in_that_cannot_be_is_asked_about(table: Table) -> None:
    table.seat(4)
    amount(table, "137", name="Cid")
    assert 4 not in table.view.seats
    table.tap(table.window.sheet.keys[9])  # another digit: it is another amount
    assert go_key(table)[0] == "Sit with"
    table.tap(table.window.sheet.back)
    table.tap(table.window.sheet.go)
    assert table.view.seats[4].stack == 137


def test_whole_chips_are_taken_at_once(table: Table) -> None:
    menu(table, 1)
    row(table, "Add chips")
    amount(table, "135")
    assert table.view.seats[1].stack == 635


def test_who_has_smaller_chips_by_the_book_is_counted_without_a_question(table: Table) -> None:
    assert table.bridge.send(c.Count(seat=1, stack=137))
    menu(table, 1)
    row(table, "Count stack")
    amount(table, "132")
    assert table.view.seats[1].stack == 132


def test_who_leaves_with_another_count_leaves_with_it(table: Table) -> None:
    """STK-1: the usual case stays one tap; the difference is noted as after any count, one undo takes both back."""
    steps = table.bridge.session.newest
    menu(table, 1)
    row(table, "Leaves ...")
    assert go_key(table) == ("Leaves with", "500", "")
    amount(table, "480")
    assert 1 not in table.view.seats
    assert table.bridge.session.newest == steps + 1
    report = report_of(build(table.bridge.session))
    assert next(player.left for player in report.players if player.name == "Ann") == 480
    assert [line.text for line in table.bridge.scene.log][-2:] == [
        "Ann counted: 480, 20 less than recorded", "Ann leaves with 480",
    ]  # fmt: skip
    table.tap(table.window.view.bar.undo)
    assert table.view.seats[1].stack == 500
    menu(table, 1)
    row(table, "Leaves")
    assert 1 not in table.view.seats
