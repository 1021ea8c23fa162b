"""Rulings by tap on the real window: what was said and pushed in, and what the floor decides of it (PRO, PL-5)."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.kit.fonts import typeset
from desktop.kit.painted import Tap
from desktop.table.floor_sheet import FloorSheet
from desktop.table.ruling_sheet import RulingSheet
from desktop.words.bar import SENTENCES
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.rulings import (
    HOLDEM,
    LIMIT,
    POT,
    ROUND,
    assistant,
    players,
    rule_ids,
    say_and_push,
)
from tests.desktop.spying import painted_on


@pytest.mark.parametrize(
    ("settings", "word", "digits", "motions", "title", "back", "rules"),
    [
        (HOLDEM, "raise", "15", ((5, 5, 5, 5),), "Raise to 15", 5, ["PRO-1", "PRO-4"]),
        (HOLDEM, "raise by", "15", (), "Raise to 17", 0, ["PRO-1", "PRO-4"]),
        (HOLDEM, "call", "", ((25,),), "Call 2", 23, ["PRO-1"]),
        (HOLDEM, "", "", ((25,),), "Call 2", 23, ["PRO-2"]),
        (HOLDEM, "", "", ((5, 5),), "Raise to 10", 0, ["PRO-3"]),
        (HOLDEM, "raise to", "3", (), "Raise to 4", 0, ["PRO-1", "PRO-4", "PRO-5"]),
        (HOLDEM, "call and raise", "", ((5, 5, 5),), "Call 2", 13, ["PRO-6"]),
        (HOLDEM, "", "", ((1, 1), (5, 5)), "Call 2", 10, ["PRO-6", "PRO-13"]),
        (HOLDEM, "all in", "", (), "Raise to 400, all in", 0, ["PRO-1"]),
        (HOLDEM, "an amount", "12", (), "Raise to 12", 0, ["PRO-1"]),
        (HOLDEM, "fold", "", ((5,),), "Fold", 5, ["PRO-1"]),
        (POT, "pot", "", (), "Raise to 7", 0, ["PRO-1", "PL-1"]),
        (LIMIT, "", "", ((10, 5),), "Raise to 20", 0, ["PRO-3"]),
        (LIMIT, "raise", "", (), "Raise to 20", 0, ["PRO-1"]),
        (ROUND, "", "", ((1, 1, 1, 1, 1),), "Call 5", 0, ["PRO-13"]),
        (LIMIT, "", "", ((5, 1, 1, 1, 1, 1),), "Call 10", 0, ["PRO-3"]),
        ({**LIMIT, "needed_chips": "any"}, "", "", ((5, 1, 1, 1, 1, 1),), "Call 10", 0, ["PRO-13"]),
        (HOLDEM, "raise", "", ((1, 1), (5,), (25,)), "Raise to 32", 0, ["PRO-1", "PRO-6"]),
        ({**HOLDEM, "raise_motions": "one"}, "raise", "", ((1, 1), (5,), (25,)), "Raise to 7", 25, ["PRO-1", "PRO-6"]),
        ({**HOLDEM, "raise_motions": "one"}, "raise", "", ((5,), (25,)), "Raise to 5", 25, ["PRO-1", "PRO-6"]),
    ],
)  # fmt: skip
def test_what_was_said_and_pushed_in_is_ruled_on_and_played(
    make: MakeTable, settings: Any, word: str, digits: str, motions: Any, title: str, back: int, rules: list[str]
) -> None:
    table = players(make, settings)
    seat = table.view.to_act
    sheet = say_and_push(table, word, digits, *motions)
    assert sheet.view.title == title
    assert rule_ids(sheet)[: len(rules)] == rules
    assert sheet.view.notes[:1] == ((f"{back} goes back",) if back else ())
    assert table.view.to_act == seat, "nothing is played before the tap"
    table.tap(sheet.go)
    assert table.window.sheet is None
    assert table.view.to_act != seat
    to = int(title.split()[-1]) if title[-1].isdigit() else 0
    assert table.view.seats[seat].bet == (to or table.view.seats[seat].bet)
    table.undo()
    assert table.view.to_act == seat, "one tap takes it back"


def test_a_statement_that_binds_nobody_is_refused_with_its_rule(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "check")
    assert sheet.view.refused
    assert sheet.go.face.reason
    table.tap(sheet.go)
    assert "check is not open" in table.statement
    assert isinstance(table.window.sheet, RulingSheet), "the sheet stays"


def test_the_bar_waits_while_a_ruling_is_open(make: MakeTable) -> None:
    """Below the ruling "Call 2" stood the amber key of another wager, which a tired dealer takes for the ruling."""
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "", "", (25,))
    cover, bar = table.window.overlays.bar_cover, table.window.view.bar
    assert cover.isVisible()
    assert cover.geometry().contains(bar.geometry())
    before = table.view
    QTest.mouseClick(cover, Qt.MouseButton.LeftButton, pos=bar.go.geometry().center())
    assert (table.view, table.window.sheet) == (before, sheet)
    table.key(Qt.Key.Key_Escape)
    assert not cover.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1024, 600), (1920, 1080)])
def test_the_rule_of_a_ruling_is_shown_to_its_end(make: MakeTable, size: tuple[int, int]) -> None:
    """It was cut before its last word, which was the verdict."""
    sheet = say_and_push(players(make, HOLDEM, size=size), "", "", (5, 5))
    words = [piece.words for piece in painted_on(sheet)]
    at = next(number for number, line in enumerate(words) if line.startswith(typeset("PRO-3")))
    assert " ".join(words[at : at + 3]).endswith("otherwise a call")


def test_digits_of_the_keyboard_are_an_amount_that_was_said(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = assistant(table)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        table.key(key)
    assert sheet.view.title == "Raise to 12"
    table.key(Qt.Key.Key_Return)
    assert table.view.bet == 12


def test_backspace_takes_the_last_chip_and_a_hold_everything(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "", "", (5, 25))
    table.tap(sheet.back)
    assert sheet.spoken.chips == (5,)
    sheet.back.held.emit()
    assert sheet.spoken.nothing


def test_a_gross_misunderstanding_goes_to_the_floor(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    table.type("60")
    table.go()
    sheet = say_and_push(table, "", "", (5, 5))
    assert sheet.view.title == "Call 60"
    assert "PRO-7" in rule_ids(sheet)
    table.tap(sheet.go)
    assert table.view.floor.about == "misread"
    table.tap(table.window.view.bar.statement.button)
    floor = table.window.sheet
    assert isinstance(floor, FloorSheet)
    assert [choice.face.word for choice in floor.choices] == ["The call stands", "Call taken back"]
    seat = table.view.floor.seat
    table.tap(floor.choices[1])
    assert table.view.to_act == seat
    assert table.view.seats[seat].bet in (0, 1, 2)
    assert table.view.floor is None


def test_over_the_pot_the_floor_may_let_it_stand(make: MakeTable) -> None:
    table = players(make, POT)
    sheet = say_and_push(table, "raise to", "20")
    assert sheet.view.title == "Raise to 7"
    assert any("20" in note for note in sheet.view.notes)
    table.tap(sheet.go)
    assert table.view.bet == 7
    table.tap(table.window.view.bar.statement.button)
    table.tap(table.window.sheet.choices[1])  # type: ignore[union-attr]
    assert table.view.bet == 20


def test_chips_that_were_not_let_go_bind_nobody(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "", "", (5, 5))
    assert (sheet.released.face.word, sheet.released.face.fill) == ("Chips not let go", "normal")
    table.tap(sheet.released)
    assert (sheet.released.face.word, sheet.released.face.fill) == ("Chips not let go", "chosen"), "what is so is lit"
    assert sheet.view.refused
    assert rule_ids(sheet) == ["PRO-1"]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_every_target_of_the_assistant_is_large_enough(make: MakeTable, size: tuple[int, int]) -> None:
    table = players(make, HOLDEM, size=size)
    sheet = assistant(table)
    scale = table.window.view.look.scale
    for pane in ("words", "digits", "chips"):
        sheet.rule_on(type(sheet.spoken)(word="bet", pane=pane))  # type: ignore[arg-type]
        shown = [part for part in sheet.findChildren(Tap) if part.isVisible() and part is not sheet.close_key]
        assert len(shown) > 8
        for part in shown:
            assert min(part.width(), part.height()) >= 64 * scale, part.accessibleName()
        boxes = [part.geometry() for part in shown]
        for number, box in enumerate(boxes):
            assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_the_bar_goes_on_working_under_the_assistant(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    seat = table.view.to_act
    assistant(table)
    table.fold()
    assert table.view.seats[seat].state == "folded"
    table.key(Qt.Key.Key_Escape)
    assert table.window.sheet is None


def test_every_reason_for_no_wager_has_its_words() -> None:

    engine = Path(__file__).parents[2] / "engine"
    codes = {
        code
        for path in engine.rglob("*.py")
        for code in re.findall(r'NoWager\(\s*"([a-z_]+)"', path.read_text("utf-8"))
    }
    assert len(codes) > 6
    assert {f"no_{code}" for code in codes} <= set(SENTENCES)


def test_the_rules_of_a_ruling_are_told_in_full_by_a_tap_on_it(make: MakeTable) -> None:
    table = players(make, POT)
    sheet = say_and_push(table, "", "", (25, 25), (5,))
    assert len(sheet.view.rules) >= 3
    table.tap(sheet.why)
    why = table.window.overlays.why
    assert why.isVisible()
    assert all(rule in why.accessibleName() for rule, _ in sheet.view.rules)
    table.tap(why)
    assert isinstance(table.window.sheet, RulingSheet), "the sheet is still there"


def test_a_ruling_stands_in_the_log_with_its_rules(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "", "", (25,))
    table.tap(sheet.go)
    lines = [line.text for line in table.bridge.scene.log]
    assert "ruling on Dee: PRO-2, 23 back" in lines
    assert lines[-1] == "Dee calls 2"


def test_the_assistant_follows_the_table(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "raise to", "12")
    assert table.bridge.send(c.SitOut(seat=2))
    assert table.window.sheet is sheet, "who goes away later changes nothing here"
    assert sheet.view.title == "Raise to 12"
    table.fold()
    assert table.window.sheet is None, "the turn has passed: there is nothing to rule on"


def test_a_chip_that_does_not_play_here_goes_back(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "call", "", (1, 1))
    table.tap(sheet.other)
    for digit in "50":
        table.tap(next(key for key in sheet.keys if key.face.word == digit))
    assert sheet.go.face.word == "Add a chip of"
    table.tap(sheet.go)
    assert sheet.spoken.chips == (1, 1, 50)
    assert sheet.view.title == "Call 2"
    assert sheet.view.notes == ("50 goes back",)
    assert "BET-5" in rule_ids(sheet)
    table.tap(sheet.go)
    assert table.view.seats[4].bet == 2


def test_digits_go_where_the_amber_line_is(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = assistant(table)
    table.tap(sheet.pushed)
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_0):
        table.key(key)
    assert (sheet.spoken_tab.face.figure, sheet.spoken.other) == ("nothing", "100")
    assert sheet.pushed.face.fill == "reminder"
    table.key(Qt.Key.Key_Return)
    assert (sheet.view.title, sheet.view.notes) == ("Call 2", ("98 goes back",))
    assert "PRO-2" in rule_ids(sheet)
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[4].bet == 2


def test_an_amount_whose_digits_are_taken_back_was_never_said(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = assistant(table)
    table.key(Qt.Key.Key_7)
    assert sheet.spoken_tab.face.figure == "7"
    table.key(Qt.Key.Key_Backspace)
    assert sheet.spoken_tab.face.figure == "nothing"


def test_a_ruling_by_the_keyboard_alone(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    seat = table.view.to_act
    both = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    table.key(getattr(Qt.Key, f"Key_{seat}"), both)
    menu = table.window.menu
    assert menu is not None
    row_at = next(row for row in menu.panel.rows if "Said and put in" in row.face.word)
    for _ in menu.panel.rows:
        if table.window.focusWidget() is row_at:
            break
        QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_Space)
    assert isinstance(table.window.sheet, RulingSheet)
    table.key(Qt.Key.Key_1)
    table.key(Qt.Key.Key_2)
    table.key(Qt.Key.Key_Return)
    assert table.view.bet == 12


def test_a_ruling_by_finger(make: MakeTable, touch: Any) -> None:
    table = players(make, HOLDEM, size=(1920, 1080))
    table.touching = touch
    sheet = say_and_push(table, "raise", "15", (5, 5, 5, 5))
    table.tap(sheet.go)
    assert table.view.bet == 15
