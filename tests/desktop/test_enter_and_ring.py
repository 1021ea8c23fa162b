"""On sheets and on the tour Enter presses the key with the focus ring, and digits go to the amount that has it."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.demo import staged
from desktop.intents import OpenCounting, OpenLevels
from desktop.preferences.choices import ChoiceStore
from desktop.table.entries_sheet import CountingSheet
from desktop.table.level_sheet import LevelSheet
from tests.desktop.conftest import MakeTable, Table

LEVELS = {
    "preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 6,
    "levels": [{"blinds": [25 * level, 50 * level]} for level in range(1, 6)],
}  # fmt: skip


def tab_to(table: Table, wanted: QWidget) -> None:
    """Press Tab until a widget has the ring."""
    for _ in range(60):
        table.key(Qt.Key.Key_Tab)
        if wanted.hasFocus():
            return
    raise AssertionError("Tab does not come to it")


def test_enter_picks_the_level_with_the_ring_and_the_key_goes_to_it(make: MakeTable) -> None:
    table = make(LEVELS).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.window.open(OpenLevels())
    sheet = table.window.sheet
    assert isinstance(sheet, LevelSheet)
    chosen: list[int] = []
    sheet.confirmed.connect(chosen.append)
    tab_to(table, sheet.lines[3])
    table.key(Qt.Key.Key_Return)
    assert (sheet.number, chosen) == (4, []), "the row with the ring is picked, no older one is played"
    tab_to(table, sheet.go)
    table.key(Qt.Key.Key_Return)
    assert chosen == [4]


def test_a_digit_goes_to_the_amount_with_the_ring_and_enter_lights_the_next_one(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}).sit(("Ann", 2, 200), ("Ben", 5, 200))
    table.window.overlays.open(OpenCounting())
    sheet = table.window.sheet
    assert isinstance(sheet, CountingSheet)
    tab_to(table, sheet.entries[1])
    assert sheet.lit == len(sheet.chips), "Tab alone changes nothing"
    table.key(Qt.Key.Key_3)
    assert (sheet.lit, sheet.texts[1]) == (1, "3")
    table.key(Qt.Key.Key_Return)
    assert sheet.lit == 2
    assert sheet.entries[2].hasFocus(), "the ring goes along"
    table.key(Qt.Key.Key_4)
    assert sheet.texts[1:3] == ["3", "4"]


def test_enter_skips_the_tour_where_the_ring_is_on_skip(qtbot: QtBot, tmp_path: Path) -> None:
    app = App(staged.mid_hand().store, ChoiceStore(tmp_path / "choices.json"))
    qtbot.addWidget(app)
    app.resize(1280, 800)
    app.start()
    with qtbot.waitActive(app):
        app.show()
        app.activateWindow()
    assert app.table is not None
    app.tour_once()
    tour = app.side_pages.tour
    assert tour is not None
    QTest.keyClick(app.focusWidget(), Qt.Key.Key_Tab)
    assert tour.skip.hasFocus()
    QTest.keyClick(tour.skip, Qt.Key.Key_Return)
    assert app.side_pages.tour is None
