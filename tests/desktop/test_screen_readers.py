"""What a screen reader hears of the table, asked through QAccessible: names, roles, order, reasons, announcements."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.kit.painted import Tap
from desktop.kit.theme import load
from desktop.table.keyboard_walk import walk
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.screens import SCREENS, Screen

TABLES = [screen for screen in SCREENS if not screen.name.startswith(("setup", "all rules", "recap"))]
WINDOWS = [screen for screen in TABLES if not screen.name.startswith(("table, ", "fixture"))]
PAGES = [screen for screen in SCREENS if screen not in TABLES]
PRESSED = [screen for screen in WINDOWS + PAGES if not screen.name.startswith("players' display")]


def heard(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything visible below a widget, in the order a screen reader walks it."""
    todo = [QAccessible.queryAccessibleInterface(widget)]
    while todo:
        element = todo.pop(0)
        if element is None or not element.isValid() or element.state().invisible:
            continue
        yield element
        todo = [element.child(at) for at in range(element.childCount())] + todo


def name(element: QAccessibleInterface) -> str:
    return element.text(QAccessible.Text.Name)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_everything_that_is_pressed_is_a_button_with_a_name_of_its_own(qtbot: QtBot, screen: Screen) -> None:
    window = screen.make((1280, 800), load())
    qtbot.addWidget(window)
    pressed = [element for element in heard(window) if isinstance(element.object(), Tap)]
    assert pressed
    assert {element.role() for element in pressed} <= {QAccessible.Role.Button, QAccessible.Role.CheckBox}
    assert not [type(element.object()).__name__ for element in pressed if not name(element).strip(" ,.")]
    assert not [name(element) for element in pressed if ", ," in name(element) or name(element).endswith((",", " "))]


def test_a_seat_is_one_name(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    acting = next(
        name(element) for element in heard(table.window) if "to act" in name(element) and "Seat" in name(element)
    )
    seat = table.view.to_act
    assert acting.startswith(f"Seat {seat}, {table.bridge.scene.name(seat)}, to act, to call 10, ")
    assert "behind" in acting
    spoken = " / ".join(name(element) for element in heard(table.window.view.felt))
    for words in ("small blind", "big blind", "button", "Seat 3, empty"):
        assert words in spoken


def test_seats_are_heard_clockwise_whoever_acts(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    for _ in range(3):
        seats = [name(element) for element in heard(table.window.view.felt) if name(element).startswith("Seat ")]
        assert [words.split(",")[0] for words in seats] == [f"Seat {seat}" for seat in range(1, 10)]
        table.call()


def test_the_regions_have_names(make: MakeTable) -> None:
    view = make().sit().window.view
    for region in (view.strip, view.felt, view.column, view.column.pad, view.bar, view.bar.statement):
        assert region.accessibleName()


def test_what_cannot_be_pressed_says_so_and_why(make: MakeTable) -> None:
    table = make().sit(("Maya", 1, 500))
    go = QAccessible.queryAccessibleInterface(table.window.view.bar.go)
    assert name(go).endswith("not now")
    assert go.text(QAccessible.Text.Description) == table.window.view.bar.go.face.reason
    table.sit(("Theo", 2, 500))
    assert "not now" not in name(go)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """What is announced, with its politeness; a screen reader is there."""
    announcements: list[tuple[str, Any]] = []

    def update(event: Any) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            announcements.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(update))
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    return announcements


def test_each_action_is_announced_once_and_politely(make: MakeTable, announced: list[tuple[str, Any]]) -> None:
    table = make().sit()
    table.go()
    del announced[:]
    for act in (table.call, table.fold, table.call):
        before, who = len(announced), table.bridge.scene.name(table.view.to_act)
        act()
        spoken = announced[before:]
        assert len(spoken) == 1
        assert who in spoken[0][0]
        assert spoken[0][1] == QAccessible.AnnouncementPoliteness.Polite
    table.window.refresh()
    assert len(announced) == 3


# The keyboard ---------------------------------------------------------------------------------------------------------


def stops(window: QWidget, most: int = 200) -> list[QWidget]:
    """What Tab comes by, once round."""
    fields: list[QWidget] = []
    for _ in range(most):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        now = window.focusWidget()
        if now is None or now in fields:
            break
        fields.append(now)
    return fields


def active(qtbot: QtBot, screen: Screen) -> QWidget:
    window = screen.make((1280, 800), load())
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


@pytest.mark.parametrize("screen", PRESSED, ids=lambda screen: screen.name)
def test_tab_comes_by_everything_that_can_be_pressed(qtbot: QtBot, screen: Screen) -> None:
    window = active(qtbot, screen)
    layer = window.covers.cover if hasattr(window, "covers") else None
    root = layer or window
    if hasattr(window, "view"):
        wanted = set(walk(window.view, layer))
    else:
        shown = [widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root)]
        pressed = [part for part in shown if isinstance(part, Tap | QLineEdit)]
        wanted = {part for part in pressed if part.focusPolicy() & Qt.FocusPolicy.TabFocus}
    assert wanted
    missed = wanted - {part for part in stops(window) if part is not window}
    assert not [part.accessibleName() for part in missed]


def test_tab_walks_bar_pad_and_seats_clockwise(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    view = table.window.view
    walked = stops(table.window)
    pad = [part for part in view.column.pad.parts if part.isVisible()]
    bar = [button for button in view.bar.buttons if button.isVisible()]
    seats = [view.felt.seats[seat] for seat in range(1, 10)]
    assert walked[: len(bar)] == bar
    assert walked[len(bar) : len(bar) + len(pad)] == pad
    assert [stop for stop in walked if stop in seats] == seats


def test_the_ring_shows_where_the_keyboard_is(make: MakeTable) -> None:
    table: Table = make().sit()
    table.go()
    for _ in range(6):
        QTest.keyClick(table.window.focusWidget() or table.window, Qt.Key.Key_Tab)
        ring, now = table.window.ring, table.window.focusWidget()
        assert ring.isVisible()
        corner = now.mapTo(table.window, now.rect().topLeft())
        assert ring.geometry().contains(corner)
        assert ring.geometry().contains(now.rect().translated(corner).center())
    table.call()
    assert not table.window.ring.isVisible()


def test_arrows_walk_too(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    QTest.keyClick(table.window, Qt.Key.Key_Tab)
    first = table.window.focusWidget()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert table.window.focusWidget() is not first
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Left)
    assert table.window.focusWidget() is first
