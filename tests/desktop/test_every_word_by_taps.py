"""Every word of the table script has taps that reach it: a row a word, each played in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import Escape, OpenLevels
from engine import commands as c
from engine.script.reading import BY_WORD
from tests.desktop.conftest import MakeTable
from tests.desktop.rules_taps import amount, menu, newest_commands, of_table, row, walk
from tests.desktop.word_taps import HOLDEM, ROWS

ELSEWHERE = {
    "open": "setup/test_page: three taps start a session",
    "change": "setup/test_own_rules: a running table is changed by what was changed",
    "wager": "test_rulings_by_tap",
    "take_back": "test_turns_by_tap",
    "out_of_turn": "test_turns_by_tap",
    "expire": "test_turns_by_tap",
    "floor_wanted": "test_room_notes",
    "noted": "test_room_notes",
    "floor": "test_floor",
    "amend": "test_corrections",
    "undo": "test_table, test_pushed_by_tap: every test of undo",
    "redo": "test_table: an action and its street are one step",
    "end": "recap/test_payments: the session is ended from its recap",
    "why": "test_why_sheet",
    "expense": "settling/test_expenses: a pizza is typed in money, changed and dropped",
    "carry": "settling/test_earlier_debts: a debt of an earlier evening is paid in both",
    "settle": "settling/test_expenses: everybody settles with one in whole coins",
    "draw": "test_usual_players: seats are drawn before the first hand",
    "race": "tournament/test_race_and_own_split: a chip race is tapped and taken back",
    "level_clock": "tournament/test_levels: the clock of the level is paused and goes on by a tap",
}
"""Words whose taps are shown by tests of their own."""


ITSELF = {
    "preview": "the coming hand between hands is always on the felt",
    "levels": "the opening raises are in the list of levels and in the strip",
    "propose": "the winners stand in the go slot when all cards are in",
    "verify": "the recap says whether every chip is accounted for",
    "step": "several commands of one tap are one step by themselves",
}
"""Words nobody has to tap: the window says them itself."""


def test_no_word_of_the_script_is_forgotten() -> None:
    assert set(ROWS) | set(ELSEWHERE) | set(ITSELF) == set(BY_WORD)


@pytest.mark.parametrize("word", sorted(ROWS))
def test_a_word_is_reached_by_taps(make: MakeTable, word: str) -> None:
    case = ROWS[word]
    size = (1280, 800) if word < "l" else (1920, 1080)
    table = make(case.table, size).sit()
    table.window.handle(Escape())
    case.taps(table)
    reached = [
        command.__class__(**{name: getattr(command, name) for name in command.__struct_fields__ if name != "at"})
        for command in newest_commands(table)
    ]
    assert case.command in reached, reached
    assert table.refused == []


def test_a_transfer_comes_along_and_owes_nothing(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    walk(table)
    walk(table)
    table.seat(3)
    amount(table, "500", name="Nils", way="From another table")
    assert table.view.seats[3].entry == "transfer" or table.view.seats[3].state == "in"


def test_somebody_new_plays_over_the_chips_of_who_is_away(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    walk(table)
    menu(table, 8)
    row(table, "Away")
    menu(table, 8)
    row(table, "Played over")
    assert table.window.sheet.go.face.reason == "type a name"
    amount(table, "300", name="Vera")
    assert table.view.seats[8].player == "Vera"


def test_the_regular_button_stays_for_a_bomb_pot_with_its_own(make: MakeTable) -> None:
    table = make({**HOLDEM, "bomb_pot": {"moves_button": False}}).sit()
    walk(table)
    of_table(table, "Bomb pot")
    amount(table, "25", way="Its own button")
    assert table.statement.startswith("Where does the bomb pot's button lie?")
    table.seat(8)
    assert c.Bomb(ante=25, boards=1, button=8).button == 8
    assert newest_commands(table)[0].button == 8


def test_a_question_can_be_taken_back(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    menu(table, 5)
    row(table, "Moves")
    table.undo()
    assert table.window.desk.local.asking is None
    table.seat(9)
    assert 5 in table.view.seats


def test_a_level_of_the_list_is_gone_to_by_taps(make: MakeTable) -> None:
    table = make(ROWS["level"].table, (1280, 800)).sit()
    strip = table.window.view.strip
    strip.grab()
    of_levels = [pill.words for pill in strip.strip.pills if pill.intent == OpenLevels()]
    assert of_levels == ["Level 1, 20 min left", "opens from 20"]
    place = next(place for place, intent in strip.places if intent == OpenLevels())
    spot = (place.center() * strip.look.scale).toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    sheet = table.window.sheet
    assert [line.row.opens for line in sheet.lines] == ["20 min, opens from 20", "20 min, opens from 40"]
    table.tap(sheet.lines[1])
    table.tap(sheet.go)
    assert newest_commands(table)[0].number == 2
    assert table.view.level.number == 2
    assert table.view.limits.minimum_bet == 20
