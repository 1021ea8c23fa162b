"""A break after a level of a tournament: counted down in every place, ended by the deal."""

import pytest
from PySide6.QtCore import Qt

from desktop.display.clock_words import clock_words
from desktop.display.public_record import showing
from desktop.intents import OpenLevels
from desktop.preferences.choices import Choices
from desktop.present.centre import centre
from desktop.present.statement import statement
from desktop.present.strip import Pill, strip
from desktop.present.window_state import Local
from engine import commands as c
from engine.view.room_clock import room_clock
from tests.desktop.conftest import MakeTable, Table

TABLE = {
    "preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 6,
    "levels": [{"blinds": [25, 50], "minutes": 20, "break": 10}, {"blinds": [50, 100]}],
}  # fmt: skip


@pytest.fixture
def resting(make: MakeTable) -> Table:
    """Level 1 was over 130 seconds ago, between two hands: 470 seconds of its break are left."""
    table = make(TABLE).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Deal())
    table.bridge.send(c.Act("fold"))
    wait(table, 1330)
    return table


def wait(table: Table, at: int) -> None:
    table.at = at
    table.bridge.time_passed()


def test_the_break_is_counted_down_in_every_place_and_the_key_says_what_comes(resting: Table) -> None:
    scene = resting.bridge.scene
    assert strip(scene).pills == (Pill("Break, 8 min left", OpenLevels()),)
    assert strip(scene).reminders == (), "the next level is not due before the break is over"
    assert (statement(scene, Local()).title, statement(scene, Local()).second) == (
        "Break, 8 min left", "Then level 2: 50/100",
    )  # fmt: skip
    assert (centre(scene, Local()).title, centre(scene, Local()).sentence) == (
        "Break, 8 min left", "Then level 2: 50/100",
    )  # fmt: skip
    go = resting.window.view.bar.go.face
    assert (go.word, go.second, go.fill) == ("Deal hand 2", "ends the break, level 2: 50/100", "normal")
    wait(resting, 1800 - 42)
    assert strip(resting.bridge.scene).pills[0].words == "Break, 42 s left"


def test_before_the_first_hand_sheet_and_display_say_that_no_time_is_counted_yet(make: MakeTable) -> None:
    table = make(TABLE).sit(("Ann", 1, 1000), ("Ben", 2, 1000))
    table.window.open(OpenLevels())
    for paused in (False, True):
        slot = table.window.sheet.clock.face  # type: ignore[union-attr]
        clock = room_clock(table.bridge.state)
        assert clock is not None
        shown = (slot.word, slot.second, clock_words(clock, named=True).paused)
        assert shown == (
            ("Clock goes on", "", "Paused")
            if paused
            else ("Pause the clock", "starts with hand 1", "starts with hand 1")
        )
        table.bridge.send(c.LevelClock(runs=False))


def test_the_players_display_shows_the_break(resting: Table) -> None:
    display = showing(resting.bridge.scene, Choices())
    assert display.pills == (Pill("Break, 8 min left", OpenLevels()),)
    assert display.turn.words == "Break, 8 min left"
    assert (display.centre.title, display.centre.sentence) == ("Break, 8 min left", "Then level 2: 50/100")
    assert display.money == ("Then level 2: 50/100",), "the blinds of before are over"
    after_a_win = showing(resting.bridge.scene, Choices(), won=((2, 75),))
    assert after_a_win.turn.words == "Break, 8 min left", "the last hand was won before the break"


def test_enter_ends_no_break_a_tap_does_and_the_log_says_how_long_it_was(resting: Table) -> None:
    resting.key(Qt.Key.Key_Return)
    assert resting.view.hand == 1
    notice = resting.window.desk.local.notice
    assert notice is not None
    assert notice.text == "Enter presses no key now: tap Deal hand 2."
    resting.tap(resting.window.view.bar.go)
    assert (resting.view.hand, resting.view.level.number, resting.view.level.left) == (2, 2, 1200)
    assert any(line.text == "Level 2: 50/100, after a break of 2 min" for line in resting.bridge.scene.log)
    resting.undo()
    wait(resting, 1400)
    assert strip(resting.bridge.scene).pills[0].words == "Break, 7 min left", "the break goes on"


def test_after_the_break_enter_deals_the_next_level_counted_from_its_end(resting: Table) -> None:
    wait(resting, 1860)
    assert resting.window.view.bar.go.face.second == "level 2: 50/100"
    resting.key(Qt.Key.Key_Return)
    assert (resting.view.level.number, resting.view.level.left) == (2, 1140)
    assert any(line.text == "Level 2: 50/100, after a break of 10 min" for line in resting.bridge.scene.log)


def test_the_break_stands_while_the_clock_is_paused_and_the_list_of_levels_has_it(resting: Table) -> None:
    resting.window.open(OpenLevels())
    sheet = resting.window.sheet
    assert sheet.lines[0].row.opens.endswith("then a break of 10 min")  # type: ignore[union-attr]
    assert sheet.clock.face.second == "8 min left"  # type: ignore[union-attr]
    resting.tap(sheet.clock)  # type: ignore[union-attr]
    wait(resting, 5000)
    assert strip(resting.bridge.scene).pills[0].words == "Break, 8 min left, paused"
