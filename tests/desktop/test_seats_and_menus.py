"""Seats and menus by tap, by the other button, by a long press and by keys."""

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.intents import MovePlayer, OpenTableMenu, Quit
from desktop.present.menus import window_menu
from desktop.present.slot import Slot
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table, tap_at


def test_sit_somebody_by_tap(make: MakeTable) -> None:
    table = make()
    table.seat(3)
    sheet: Any = table.window.sheet
    assert sheet is not None
    QTest.keyClicks(sheet.name, "Nils")
    table.tap(sheet.entry)
    for key in sheet.keys:
        if key.face.word in ("4", "0"):
            table.tap(key)
    table.tap(sheet.go)
    assert table.window.sheet is not sheet, "the next seat's is open"
    assert table.view.seats[3].player == "Nils"
    assert table.view.seats[3].stack == 40


def test_a_name_is_spelled_on_the_screen(make: MakeTable) -> None:
    table = make()
    table.seat(3)
    sheet: Any = table.window.sheet
    table.tap(sheet.name)
    sheet.name.clear()
    for letter in "OLE":
        table.tap(sheet.letters.keys[ord(letter) - ord("A")])
    assert sheet.name.text() == "Ole"
    table.tap(sheet.go)
    assert table.view.seats[3].player == "Ole"


def test_a_seat_menu_opens_on_a_tap_between_hands(make: MakeTable) -> None:
    table = make().sit()
    table.seat(5)
    menu = table.window.menu
    assert menu is not None
    away = next(row for row in menu.panel.rows if row.face.word == "Away")
    table.tap(away)
    assert table.window.menu is None
    assert table.view.seats[5].state == "out"


def test_a_tap_beside_a_menu_closes_it_and_does_nothing_else(make: MakeTable) -> None:
    table = make().sit()
    table.seat(5)
    assert table.window.menu is not None
    QTest.mouseClick(table.window.menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, pos_free(table))
    assert table.window.menu is None
    assert table.view.phase == "between"


def pos_free(table: Table) -> Any:
    """A point of the felt that the menu does not cover."""
    assert table.window.menu is not None
    panel = table.window.menu.panel.geometry()
    return table.window.menu.rect().bottomLeft() if not panel.contains(table.window.menu.rect().bottomLeft()) else None


def test_the_second_mouse_button_opens_a_menu_in_a_hand(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    table.window.view.felt.seats[5].held.emit()
    assert table.window.menu is not None
    assert any(row.face.word == "Call the clock" for row in table.window.menu.panel.rows)


def test_a_long_press_opens_a_menu_and_is_no_tap(make: MakeTable, qtbot: QtBot) -> None:
    table = make().sit()
    table.go()
    seat = table.window.view.felt.seats[8]
    QTest.mousePress(seat, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, seat.rect().center())
    qtbot.waitUntil(lambda: table.window.menu is not None, timeout=20_000)
    QTest.mouseRelease(seat, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, seat.rect().center())
    assert table.window.menu is not None
    assert table.window.desk.local.folded_to is None


def test_a_long_press_is_one_though_the_app_comes_to_it_after_its_end(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    seat = table.window.view.felt.seats[8]
    tap_at(seat, 1000, takes=440)
    assert table.window.menu is None
    assert table.window.desk.local.folded_to is not None
    tap_at(seat, 2000, takes=460)
    assert table.window.menu is not None


def test_keys_belong_to_an_open_sheet(make: MakeTable) -> None:
    table = make().sit()
    table.seat(9)
    sheet: Any = table.window.sheet
    sheet.name.setFocus()
    QTest.keyClicks(sheet.name, "Fc 2")
    assert sheet.name.text().endswith("Fc 2"), "letters are letters while a name is written"
    assert table.view.phase == "between"
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    assert table.window.sheet is not sheet
    assert table.view.seats[9].player.endswith("Fc 2")
    table.seat(6)
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_5)
    table.key(Qt.Key.Key_5)
    assert table.window.sheet is not None
    assert table.window.sheet.amount == 55  # type: ignore[attr-defined]
    table.key(Qt.Key.Key_Escape)
    assert table.window.sheet is None
    assert 6 not in table.view.seats


def test_a_player_moves_to_the_seat_that_is_tapped(make: MakeTable) -> None:
    table = make().sit()
    table.window.handle(MovePlayer(5))
    assert table.statement == "Where does Sam move?"
    table.seat(9)
    assert table.view.seats[9].player == "Sam"
    assert 5 not in table.view.seats


def close_row(table: Table) -> tuple[int, Slot]:
    """Where "Close Feltbook" stands in the menu of the window, and the row."""
    rows = window_menu(table.bridge.scene, table.bridge.dry, full=False, displaying=False).rows
    return next((at, row) for at, row in enumerate(rows) if row.word == "Close Feltbook")


def test_closing_keeps_its_place_whatever_the_game_and_begins_a_line(make: MakeTable) -> None:
    house = {"game": "holdem", "blinds": [1, 2]}
    tables = [make(given) for given in (house, {**house, "money": {"currency": "EUR", "minor_units": 25}})]
    places = {close_row(table)[0] for table in tables}
    assert len(places) == 1
    assert places.pop() % 3 == 0, "three columns"


def test_closing_asks_while_a_hand_runs(make: MakeTable) -> None:
    table = make({"game": "holdem", "blinds": [1, 2]}).sit(("Ann", 1, 500), ("Ben", 2, 500))
    assert close_row(table)[1].intent == Quit()
    table.go()
    asked: list[object] = []
    table.window.left.connect(asked.append)
    table.window.desk.handle(close_row(table)[1].intent)
    assert table.window.menu is not None
    assert table.window.menu.panel.title == "Hand 1 runs: close Feltbook?"
    stay = table.window.menu.panel.rows[0]
    table.tap(stay)
    assert table.window.menu is None
    assert asked == []
    table.window.desk.handle(close_row(table)[1].intent)
    table.tap(table.window.menu.panel.rows[1])
    assert asked == [Quit()]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_the_keys_of_the_tables_menu_keep_their_places_while_people_sit_and_hands_go_by(
    make: MakeTable, size: tuple[int, int]
) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10]}, size)

    def places() -> dict[str, QRect]:
        table.window.open(OpenTableMenu())
        menu = table.window.menu
        assert menu is not None
        spots = {row.face.word: row.mapTo(table.window, row.rect().topLeft()) for row in menu.panel.rows}
        return {row.face.word: QRect(spots[row.face.word], row.size()) for row in menu.panel.rows}

    empty = places()
    assert {"Another game", "House rules", "Recap"} <= set(empty)
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 4, 500))
    seated = places()
    for command in (c.Button(seat=1), c.Deal(), c.Act("fold"), c.Act("fold")):
        assert table.bridge.send(command)
    played = places()
    assert "Draw seats" in seated
    assert "Count all stacks" in played
    assert {word: seated[word] for word in empty} == empty
    assert {word: played[word] for word in empty} == empty
