"""The log sheet: lines and hands are walked, copied, turned to and chosen; both versions of a correction are kept."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from desktop.bridge.hand_record import record
from desktop.kit.painted import Tap
from desktop.present.hands import PART
from desktop.table.correct_sheet import CorrectSheet
from desktop.table.log_sheet import LogSheet, words_of
from engine import commands as c
from engine.journal import session_reading
from engine.journal.errors import JournalError
from engine.journal.hands import HandLine
from engine.journal.steps import JournalStep
from tests.desktop.conftest import MakeTable
from tests.desktop.correcting import (
    FOUR,
    HOLDEM,
    correct,
    dealt,
    ended_hand,
    line,
    log,
    pick,
    record_lines,
    tap_row,
    winners,
)
from tests.desktop.rows import click_row, row_box


def test_the_hands_are_a_list_that_is_walked_read_aloud_and_copied(make: MakeTable) -> None:
    table = dealt(make)
    assert log(table).turn.isHidden(), "of one hand there is no list"
    table.window.overlays.close_sheet()
    for _ in range(2):
        for _ in range(3):
            table.fold()
        table.go()
    sheet = log(table)
    assert QAccessible.queryAccessibleInterface(sheet.turn).text(QAccessible.Text.Name) == "Hands"
    table.tap(sheet.turn)
    view = sheet.hands.view
    assert (sheet.title, view.accessibleName(), view.hasFocus()) == ("Hands", "Hands", True)
    spoken = [sheet.hands.records.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert spoken == [f"Hand 2, {winners(table, 2)}", f"Hand 1, {winners(table, 1)}"]
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == spoken[1]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (sheet.hand, sheet.title, sheet.pane.view.hasFocus()) == (1, "Hand 1", True)
    assert sheet.hands.isHidden()
    table.tap(sheet.turn)
    assert sheet.turn.accessibleName() == "Back"
    table.tap(sheet.turn)
    assert (sheet.hand, sheet.hands.isHidden()) == (1, True)


def test_tab_shows_the_ring_on_a_line_of_the_log_at_once(make: MakeTable) -> None:
    table = dealt(make)
    view = log(table).pane.view
    quiet = view.grab().toImage()
    table.key(Qt.Key.Key_Tab)
    while not view.hasFocus():
        table.key(Qt.Key.Key_Tab)
    assert len(view.selectedIndexes()) == 1
    assert view.grab().toImage() != quiet, "a line that cannot be corrected has a ring too"


def test_the_key_to_an_earlier_hand_keeps_the_keyboard_while_there_is_one(make: MakeTable) -> None:
    """Five hands back it was Tab and Space five times; at the first hand the lines have the keyboard."""
    table = dealt(make)
    for _ in range(2):
        for _ in range(3):
            table.fold()
        table.go()
    sheet = log(table)
    assert sheet.hand == 3
    sheet.earlier.setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Space)
    assert (sheet.hand, sheet.earlier.hasFocus(), table.window.ring.isVisible()) == (2, True, True)
    table.key(Qt.Key.Key_Space)
    assert (sheet.hand, sheet.earlier.isVisible(), sheet.pane.view.hasFocus()) == (1, False, True)


def test_a_hand_of_the_list_says_that_it_was_corrected(make: MakeTable) -> None:
    table = ended_hand(make)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins 8")
    correcting: Any = table.window.sheet
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.ranks.hands[1])
    table.tap(correcting.go)
    table.tap(correcting.go)
    sheet = log(table)
    table.tap(sheet.turn)
    assert [row.lines for row in sheet.hands.records.records] == [("Hand 1, corrected", "Ben 8")]
    click_row(sheet.hands, 0)
    assert (sheet.hand, sheet.hands.isHidden()) == (1, True)


def test_before_the_first_hand_the_sheet_has_the_lines_of_the_small_log(make: MakeTable) -> None:
    """The page was empty, though who sat down with what stood beside it."""
    table = make(HOLDEM).sit(*FOUR)
    assert table.bridge.send(c.AddChips(seat=1, amount=50))
    sheet = log(table)
    rows = sheet.pane.records.records
    assert sheet.title == "Hand log"
    assert [row.line.text for row in rows] == [line.text for line in table.bridge.scene.log]
    assert "Ann sits down with 400" in [row.line.text for row in rows]
    assert table.bridge.send(c.Sit(seat=5, player="Eve", stack=400))
    assert sheet.pane.records.records[-1].line.text == "Eve sits down with 400", "the sheet follows"
    line(table, sheet, "Ben sits down")
    assert table.window.sheet.title == "True buy-in of Ben"  # type: ignore[attr-defined]


def test_the_first_deal_undone_turns_the_sheet_to_the_lines_before_it(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*FOUR)
    before = [line.text for line in table.bridge.scene.log]
    table.go()
    table.key(Qt.Key.Key_L)
    sheet: Any = table.window.sheet
    assert sheet.title == "Hand 1"
    assert table.bridge.undo()
    assert table.window.sheet is sheet
    assert (sheet.title, [row.line.text for row in sheet.pane.records.records]) == ("Hand log", before)


def test_undone_steps_stay_in_the_log_and_say_so(make: MakeTable) -> None:
    table = dealt(make)
    table.fold()
    table.undo()
    table.call()
    assert ("Dee folds", "undone") in record_lines(table)
    sheet = log(table)
    at = next(at for at, row in enumerate(sheet.pane.records.records) if row.mark == "undone")
    assert "undone" in sheet.pane.records.index(at).data()
    tap_row(table, sheet, at)
    assert table.window.sheet is sheet, "nothing opens"


def test_actions_are_numbered_as_amend_counts_them(make: MakeTable) -> None:
    table = dealt(make)
    table.seat(2)
    table.fold()  # Dee and Ann fold in one step
    assert table.bridge.send(c.Clock(seat=2))
    table.at = 61
    table.bridge.time_passed()
    table.tap(table.window.view.bar.statement.button)
    numbered = [(line.action, line.line.text) for line in record(table.bridge.session, 1) if line.action]
    assert numbered == [(1, "Dee folds"), (2, "Ann folds"), (3, "Ben folds, time is up")]
    for action, words in numbered:
        before = table.bridge.session.before(1, action)
        assert before.hand is not None  # type: ignore[union-attr]
        assert before.player(before.hand.turn.seat).name in words  # type: ignore[union-attr]


def test_the_log_turns_by_pages_and_by_the_wheel(make: MakeTable) -> None:
    table = dealt(make)
    for _ in range(3):
        table.check_round()
    sheet = log(table)
    pane = sheet.pane
    count = len(pane.records.records)
    assert pane.view.seen()[-1] == count - 1, "newest last, and in sight"
    first = pane.view.seen()[0]
    assert pane.up.left == first > 0
    table.tap(pane.up)
    assert pane.view.seen()[0] < first
    assert pane.down.left == count - 1 - pane.view.seen()[-1] > 0
    while pane.up.left:
        table.tap(pane.up)
    assert pane.view.seen()[0] == 0


def test_lines_of_the_record_are_walked_copied_and_chosen_by_keys(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    table.fold()
    sheet = log(table)
    view = sheet.pane.view
    assert view.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Dee calls 2\nAnn folds"
    assert table.view.to_act is not None, "no key of the table works meanwhile"
    row = QAccessible.queryAccessibleInterface(view)
    assert row.child(row.childCount() - 1).text(QAccessible.Text.Name) == "Ann folds"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert isinstance(table.window.sheet, CorrectSheet)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_rows_and_keys_are_large_enough_and_apart(make: MakeTable, size: tuple[int, int]) -> None:
    table = ended_hand(make)
    table.window.resize(*size)
    table.call()
    scale = table.window.view.look.scale
    sheet = log(table)
    rows = [at for at in sheet.pane.view.seen() if sheet.pane.records.records[at].open]
    assert rows
    assert all(row_box(sheet.pane, at).height() >= 70 * scale for at in rows)
    correcting = correct(table, "calls") if not isinstance(table.window.sheet, LogSheet) else None
    if correcting is None:
        tap_row(table, sheet, rows[-1])
        correcting = table.window.sheet  # type: ignore[assignment]
    parts = [part for part in correcting.findChildren(Tap) if part.isVisible() and part is not correcting.close_key]  # type: ignore[union-attr]
    assert len(parts) > 10
    for part in parts:
        assert part.height() >= 48, part.accessibleName()
    boxes = [part.geometry() for part in parts if part is not correcting.back]  # type: ignore[union-attr]
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_escape_leads_back_to_the_log_and_nothing_has_happened(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    before = table.view
    sheet = correct(table, "Dee calls")
    pick(table, sheet, "Fold")
    table.key(Qt.Key.Key_Escape)
    back = table.window.sheet
    assert isinstance(back, LogSheet), "the next line can be corrected"
    assert back.hand == 1
    table.key(Qt.Key.Key_Escape)
    assert table.window.sheet is None
    assert table.view == before


def test_escape_leads_back_to_the_line_that_was_looked_at(make: MakeTable) -> None:
    """Who checks several lines of a long hand does not begin at its end each time."""
    table = dealt(make)
    for _ in range(3):
        table.check_round()
    correct(table, "Dee calls")
    table.key(Qt.Key.Key_Escape)
    pane = table.window.sheet.pane  # type: ignore[union-attr]
    lines = pane.records.records
    at = next(number for number, row in enumerate(lines) if "Dee calls" in row.line.text)
    assert len(lines) - 1 not in pane.view.seen(), "the hand is longer than the sheet"
    assert at in pane.view.seen()
    assert pane.down.left > 0
    QTest.keyClick(pane.view, Qt.Key.Key_Down)
    QTest.keyClick(pane.view, Qt.Key.Key_Up)
    QTest.keyClick(pane.view, Qt.Key.Key_Return)
    assert isinstance(table.window.sheet, CorrectSheet), "arrow keys begin at that line"
    assert "Dee calls" in table.window.sheet.subject.line.line.text


def test_the_log_goes_on_with_the_hand_while_it_lies_open(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    sheet = log(table)
    table.fold()
    assert table.window.sheet is sheet
    assert sheet.pane.records.records[-1].line.text == "Ann folds"
    table.undo()
    assert sheet.pane.records.records[-1].mark == "undone"


def test_a_line_that_is_not_corrected_here_says_how_it_is_put_right(make: MakeTable) -> None:
    table = dealt(make)
    table.bridge.send(c.AddChips(seat=1, amount=50))
    table.bridge.send(c.SitOut(seat=2))
    sheet = log(table)
    for kind, words in (
        ("chips", "too few: add the rest; too many: undo, or Leaves and sits down anew"),
        ("seat", "this is changed at the seat, or by Undo"),
    ):
        lines = sheet.pane.records.records
        at = next(at for at, row in enumerate(lines) if row.line.kind == kind)
        assert not lines[at].open
        assert words in words_of(lines[at])
        tap_row(table, sheet, at)
        assert table.window.sheet is sheet, "nothing opens"
        assert table.window.desk.local.notice.text == words


def test_a_long_list_reads_the_hands_in_sight_alone(make: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make()
    table.sit(("Ann", 1, 5000), ("Ben", 2, 5000), ("Cid", 3, 5000))
    for _ in range(4 * PART):
        for command in (c.Deal(), c.Act("fold"), c.Act("fold")):
            table.bridge.session.dispatch(command)
    read: list[int] = []
    lines_of = session_reading.hand_lines

    def counted(step: JournalStep) -> tuple[HandLine, ...]:
        read.append(step.hand)
        return lines_of(step)

    monkeypatch.setattr(session_reading, "hand_lines", counted)
    sheet = log(table)
    sheet.list_hands()
    table.turn()
    assert len(sheet.hands.records.records) == 4 * PART
    assert len(read) <= PART + 1, "one part of four"
    read.clear()
    QTest.keyClick(sheet.hands.view, Qt.Key.Key_End)
    table.turn()
    assert min(read) == 1
    assert len(read) <= PART + 2
    seen = sheet.hands.view.seen()
    assert [sheet.hands.records.records[at].head for at in seen] == [f"Hand {4 * PART - at}" for at in seen]
    assert all(sheet.hands.records.records[at].won for at in seen)
    assert seen.stop == 4 * PART


def test_hands_that_cannot_be_read_keep_their_numbers_and_it_is_said_once(make: MakeTable) -> None:
    table = ended_hand(make)
    failed: list[object] = []
    table.bridge.failed.connect(failed.append)

    def gone(*_: object, **__: object) -> tuple[HandLine, ...]:
        raise JournalError("io")

    table.bridge.session.hands = gone  # type: ignore[method-assign]
    sheet = log(table)
    sheet.list_hands()
    table.turn()
    table.turn()
    assert [row.lines for row in sheet.hands.records.records] == [("Hand 1", "")]
    assert len(failed) == 1
