"""The lists of the floor as Qt has them: read aloud whole, walked by arrows, copied; the keys of a line are buttons."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.floor import intents as i
from desktop.floor.line_list import Lines
from desktop.floor.line_records import clock
from desktop.kit.painted import Tap
from desktop.kit.theme import load
from engine.room.lists import WaitingName
from tests.desktop.floor_screens import FLOOR
from tests.desktop.rooms import GAMES, NOW, room
from tests.desktop.rows import click_row, row_box
from tests.desktop.test_screen_readers import heard, name, stops

SIZE = (1280, 800)
LONG = tuple(WaitingName(20 + n, GAMES[2].text, f"Guest {n:02}", NOW - 60 + n) for n in range(30))
"""More names than the panel has room for."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Any]:
    made: Any = FLOOR["lists"](SIZE, load())
    qtbot.addWidget(made)
    yield made
    made.close()


@pytest.fixture
def names(window: Any) -> Lines:
    """A list of four names, two of them called, and thirty more."""
    now = room()
    window.show_room(replace(now, waiting=now.waiting + LONG))
    lines = window.lists.names
    assert isinstance(lines, Lines)
    return lines


def keys(lines: Lines) -> list[str]:
    """The keys in sight, as they are read aloud."""
    return [key.accessibleName() for key in lines.findChildren(Tap) if key.isVisible() and key is not lines.turn]


def asked(window: Any) -> list[tuple[str, tuple[Any, ...]]]:
    return window.reader.server.asked  # type: ignore[no-any-return]


def test_a_screen_reader_hears_every_line_as_a_row_and_every_key_as_a_button(names: Lines) -> None:
    listed = next(part for part in heard(names) if part.role() == QAccessible.Role.List)
    assert name(listed) == "Waiting: PLO 5/10"
    rows = [name(listed.child(at)) for at in range(listed.childCount()) if listed.child(at).object() is None]
    assert len(rows) == len(names.lines) == 34, "those out of sight as well"
    assert rows[:2] == ["1, Late Lou, called 11 min ago", "2, Kay, called 3 min ago, by phone"]
    buttons = [name(part) for part in heard(names) if part.role() == QAccessible.Role.Button]
    assert {"Gone, Kay", "Table 7, seat 8, Kay"} <= set(buttons)


def test_marked_lines_are_copied_as_they_are_read_aloud(names: Lines) -> None:
    click_row(names, 1)
    QTest.keyClick(names.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(names.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied == ["2, Kay, called 3 min ago, by phone", f"3, Max Orr, asked {clock(NOW - 2100)}"]
    QTest.keyClick(names.view, Qt.Key.Key_Home)
    QTest.keyClick(names.view, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(names.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 34


def test_arrows_go_on_to_the_lines_out_of_sight_and_their_keys_come_along(names: Lines) -> None:
    assert not any("Guest 29" in key for key in keys(names))
    names.view.setCurrentIndex(names.records.index(0))
    QTest.keyClick(names.view, Qt.Key.Key_End)
    assert names.view.currentIndex().row() == 33
    assert "Gone, Guest 29" in keys(names)
    assert "Gone, Kay" not in keys(names)
    QTest.keyClick(names.view, Qt.Key.Key_Home)
    assert "Gone, Kay" in keys(names)


def test_the_key_over_the_list_turns_to_every_line_and_back_to_the_first(names: Lines) -> None:
    seen, first = set[str](), keys(names)
    for _ in range(9):
        seen |= {key for key in keys(names) if key.startswith("Gone, ")}
        names.turn.tap()
        if keys(names) == first:
            break
    assert keys(names) == first
    assert len(seen) == 34


def test_tab_comes_by_list_and_keys_line_by_line(qtbot: QtBot, window: Any, names: Lines) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    walked = stops(window)
    keyed = [stop.accessibleName() for stop in walked[walked.index(names.view) + 1 :][: len(keys(names))]]
    assert keyed[:3] == ["Table 2, seat 3, Late Lou", "Gone, Late Lou", "Table 7, seat 8, Kay"]
    assert set(keyed) == set(keys(names)), "before anything else has the keyboard"


def test_enter_opens_a_line_that_was_walked_to_and_nothing_while_a_key_has_the_keyboard(
    qtbot: QtBot, window: Any
) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    games: Lines = window.lists.games
    games.view.setFocus()
    QTest.keyClick(games.view, Qt.Key.Key_Home)
    QTest.keyClick(games.view, Qt.Key.Key_Down)
    QTest.keyClick(games.view, Qt.Key.Key_Return)
    assert window.lists.game == games.lines[1].opens.game != GAMES[2].text  # type: ignore[union-attr]
    QTest.keyClick(games.view, Qt.Key.Key_Down)
    key = next(part for part in games.findChildren(Tap) if part.accessibleName().startswith("Call "))
    key.setFocus()
    before = window.lists.game
    QTest.keyClick(key, Qt.Key.Key_Return)
    assert (window.lists.game, asked(window)) == (before, [])
    QTest.keyClick(key, Qt.Key.Key_Space)
    assert len(asked(window)) == 2


def test_news_of_the_room_leave_the_keyboard_where_it_is_and_lose_no_tap(window: Any, names: Lines) -> None:
    now = window.room
    QTest.keyClick(names.view, Qt.Key.Key_Home)
    for _ in range(20):
        QTest.keyClick(names.view, Qt.Key.Key_Down)
    there, first = names.view.currentIndex().row(), keys(names)
    window.show_room(replace(now, now=NOW + 60))
    assert names.lines[0].second == "called 12 min ago"
    assert (names.view.currentIndex().row(), keys(names)) == (there, first)
    window.show_room(replace(now, waiting=(*now.waiting, WaitingName(90, GAMES[2].text, "New Nan", NOW))))
    assert (names.view.currentIndex().row(), len(names.lines), keys(names)) == (there, 35, first)

    games: Lines = window.lists.games
    where = games.view.visualRect(games.records.index(1)).center()
    QTest.mousePress(games.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    window.show_room(replace(now, now=NOW + 120))
    QTest.mouseRelease(games.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert window.lists.game == games.lines[1].opens.game != GAMES[2].text  # type: ignore[union-attr]


def test_another_list_begins_at_its_first_line_and_nothing_of_it_is_marked(window: Any, names: Lines) -> None:
    click_row(names, 1)
    names.turn.tap()
    assert "Gone, Kay" not in keys(names)
    window.act(i.ListGame(GAMES[3].text))
    assert names.view.selectedIndexes() == []
    window.act(i.ListGame(GAMES[2].text))
    assert "Gone, Kay" in keys(names)
    assert names.view.selectedIndexes() == []


def test_a_finger_that_bounced_on_a_line_tapped_it_once(window: Any) -> None:
    window.act(i.Go(i.RoomTab.DEALERS))
    duty: Lines = window.dealers.duty
    pane = duty.view.viewport()
    at = QPointF(duty.view.visualRect(duty.records.index(1)).center())
    kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
    for kind in (*kinds, QEvent.Type.MouseButtonDblClick, kinds[1]):
        held = Qt.MouseButton.NoButton if kind is kinds[1] else Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, at, pane.mapToGlobal(at), Qt.MouseButton.LeftButton, held, Qt.KeyboardModifier(0))
        QApplication.sendEvent(pane, event)
    assert window.dealers.chosen == "Ira"


def test_lines_beside_each_other_are_one_list(window: Any) -> None:
    window.act(i.Go(i.RoomTab.DEALERS))
    push: Lines = window.dealers.push
    places = [push.view.visualRect(push.records.index(at)) for at in range(len(push.lines))]
    shown = [box for box in places if push.view.viewport().rect().contains(box)]
    deep = len(shown) // 2
    assert deep == 10
    assert [box.left() for box in shown[:deep]] == [0] * deep
    assert len({box.left() for box in shown[deep:]}) == 1
    assert [box.top() for box in shown[:deep]] == [box.top() for box in shown[deep:]]
    QTest.keyClick(push.view, Qt.Key.Key_Home)
    for _ in range(deep):
        QTest.keyClick(push.view, Qt.Key.Key_Down)
    assert push.view.currentIndex().row() == deep, "on at the top of the next column"


def test_an_empty_list_is_no_stop_of_the_keyboard(window: Any) -> None:
    assert window.lists.moves.view.isVisible()
    window.show_room(replace(room(), moves=()))
    assert not window.lists.moves.view.isVisible()


@pytest.mark.parametrize("size", [(800, 805), (800, 846), (1024, 600), (1366, 768), (1920, 1080)], ids=str)
def test_every_line_that_has_room_is_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Pixels that are rounded away at the foot of a list push no line out of it."""
    window: Any = FLOOR["tiles"](size, load())
    qtbot.addWidget(window)
    for tab in (i.RoomTab.FLOOR, i.RoomTab.LISTS, i.RoomTab.DEALERS):
        window.act(i.Go(tab))
        for lines in window.shown.findChildren(Lines):
            boxes = [row_box(lines, at) for at in range(min(len(lines.lines), lines.row.deep * lines.across))]
            pane = lines.view.viewport().rect()
            assert all(pane.contains(box) for box in boxes), lines.title
    window.close()
