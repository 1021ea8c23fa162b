"""Cards drawn: they go along with the key that ends the draw, belong to that draw alone, and stand in the log."""

import pytest
from PySide6.QtCore import Qt

from desktop.table.draw_sheet import DrawSheet
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import newest_commands

TRIPLE_DRAW = {"game": "triple_draw_27", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6}
NOT_IN = "What was drawn was not entered: the draw is over. Undo brings it back."
PEOPLE = (("Ann", 1, 300), ("Bo", 2, 300), ("Cy", 3, 300))


def before_a_draw(make: MakeTable) -> Table:
    table = make(TRIPLE_DRAW).sit(*PEOPLE)
    table.go()
    table.check_round()
    assert table.view.phase == "street"
    return table


def sheet_of(table: Table) -> DrawSheet:
    """The sheet that asks for the draws, opened where it is not."""
    if table.window.sheet is None:
        table.call()
    assert isinstance(table.window.sheet, DrawSheet)
    return table.window.sheet


def test_the_amber_key_takes_the_cards_along_that_were_told(make: MakeTable) -> None:
    table = before_a_draw(make)
    sheet = sheet_of(table)
    for number in (3, 0, 2):
        table.tap(sheet.keys[number])
    draws = {str(seat): number for (seat, _), number in zip(sheet.who.players, (3, 0, 2), strict=True)}
    table.go()
    assert newest_commands(table)[0] == c.Street(draws=draws, at=newest_commands(table)[0].at)
    assert table.window.sheet is None


def test_the_amber_key_without_a_card_told_ends_the_draw(make: MakeTable) -> None:
    table = before_a_draw(make)
    sheet_of(table)
    table.go()
    assert newest_commands(table)[0] == c.Street(at=newest_commands(table)[0].at)
    assert table.window.sheet is None


def test_figures_of_one_draw_are_not_those_of_the_next(make: MakeTable) -> None:
    table = before_a_draw(make)
    table.tap(sheet_of(table).keys[3])
    assert table.bridge.send(c.Street())
    assert table.window.sheet is None
    table.check_round()
    assert sheet_of(table).counts == ()
    table.window.overlays.close_sheet()
    table.key(Qt.Key.Key_Return)
    assert newest_commands(table)[0] == c.Street(at=newest_commands(table)[0].at)


def test_figures_come_back_as_they_were_left(make: MakeTable) -> None:
    """The trial: two of three were told, Esc, and the sheet asked for all of them again."""
    table = before_a_draw(make)
    for number in (3, 0):
        table.tap(sheet_of(table).keys[number])
    table.key(Qt.Key.Key_Escape)
    assert table.window.sheet is None
    assert sheet_of(table).counts == (3, 0)
    table.tap(sheet_of(table).back)
    table.key(Qt.Key.Key_Escape)
    assert sheet_of(table).counts == (3,)
    for number in (1, 2):
        table.tap(sheet_of(table).keys[number])
    table.tap(sheet_of(table).go)
    assert list(newest_commands(table)[0].draws.values()) == [3, 1, 2]
    assert table.statement != NOT_IN
    table.undo()
    assert sheet_of(table).counts == (), "what stands in the book was told"


@pytest.mark.parametrize("closed", [False, True])
def test_a_draw_that_ends_without_what_was_told_says_so(make: MakeTable, closed: bool) -> None:
    table = before_a_draw(make)
    table.tap(sheet_of(table).keys[3])
    if closed:
        table.key(Qt.Key.Key_Escape)
        table.go()
    else:
        assert table.bridge.send(c.Street())
    assert table.window.sheet is None
    assert table.statement == NOT_IN
    table.undo()
    assert sheet_of(table).counts == (3,), "the very same draw"


def test_what_each_drew_stands_in_the_log(make: MakeTable) -> None:
    table = before_a_draw(make)
    sheet = sheet_of(table)
    for number in (3, 0, 2):
        table.tap(sheet.keys[number])
    names = [name for _, name in sheet.who.players]
    table.tap(sheet.go)
    texts = [line.text for line in table.bridge.scene.log]
    assert texts[-4:] == [
        "First draw",
        *(f"{name} draws {number}" for name, number in zip(names, (3, 0, 2), strict=True)),
    ]
