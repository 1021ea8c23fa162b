"""What new dealers met on a real screen: buttons that changed places or did not say that they were chosen."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.choices import Choices
from desktop.present.between import dues
from desktop.theme import load
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

SIZES = [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)]


def spot(table: Table, widget: QWidget) -> QRect:
    """Where a widget lies in the window."""
    return QRect(widget.mapTo(table.window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_undo_keeps_its_place_when_redo_comes(make: MakeTable, size: tuple[int, int], mirrored: bool) -> None:
    table = make(size=size).sit()
    bar = table.window.view.bar
    table.window.dress(load(), Choices(mirrored=mirrored))
    table.go()
    table.fold()
    table.fold()
    before = spot(table, bar.undo)
    table.undo()
    assert bar.redo.isVisible()
    assert spot(table, bar.undo) == before
    assert not spot(table, bar.redo).intersects(before)
    assert not spot(table, bar.redo).intersects(spot(table, bar.statement))
    bar.undo.now = lambda: table.now + 1
    right = QPoint(bar.undo.width() - 4, bar.undo.height() // 2)
    QTest.mouseClick(bar.undo, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, right)
    assert table.view.seats[5].state == "in", "the second tap took back the first fold"
    assert table.view.to_act == 5


def owing(make: MakeTable) -> Table:
    """Somebody who missed the blinds is back, the others wait for the deal."""
    table = make().sit()
    assert table.bridge.send(c.SitOut(seat=5))
    for _ in range(8):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitIn(seat=5))
    return table


def test_wait_is_shown_as_chosen_and_taken_back_by_another_tap(make: MakeTable) -> None:
    table = owing(make)
    card = table.window.view.column.dues[0]
    wait = card.options[-1]
    assert (wait.slot.word, wait.slot.fill) == ("Wait", "main"), "nobody chose yet: waiting is what happens"
    assert all(one.slot.fill != "main" for one in card.options[:-1] if one.isVisible())
    lines = len(table.window.desk.scene.log)
    table.tap(wait)
    assert (wait.slot.fill, wait.slot.icon) == ("chosen", "check")
    assert card.card is not None
    assert card.card.settled
    assert dues(table.window.desk.scene).progress == "1 settled"
    assert "not dealt in" not in table.said
    table.tap(wait)
    assert not card.card.settled
    assert len(table.window.desk.scene.log) == lines
    table.tap(wait)
    table.tap(wait)
    assert len(table.window.desk.scene.log) == lines


def test_wait_chosen_before_something_else_stays_chosen(make: MakeTable) -> None:
    table = owing(make)
    wait = table.window.view.column.dues[0].options[-1]
    table.tap(wait)
    assert table.bridge.send(c.AddChips(seat=1, amount=100))
    steps = sum(1 for _ in table.bridge.session.steps())
    table.tap(wait)
    assert sum(1 for _ in table.bridge.session.steps()) == steps
    assert wait.slot.fill == "chosen"
