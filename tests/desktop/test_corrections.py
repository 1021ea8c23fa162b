"""Corrections by tap: any action of this hand or an earlier one, shown first, both versions kept (PRO-11, NOW-10)."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.bridge.hand_record import RecordLine, record
from desktop.table.bar_cover import BarCover
from desktop.table.correct_sheet import CorrectSheet
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.correcting import correct, dealt, line, log, pick, record_lines, shown


def test_an_action_is_corrected_and_the_rest_replayed(make: MakeTable) -> None:
    table = dealt(make)
    table.call()  # Dee
    table.call()  # Ann
    sheet = correct(table, "Dee calls")
    before = table.view
    pick(table, sheet, "Fold")
    assert sheet.words == "Dee calls 2 \u2192 Fold"
    assert shown(sheet)["Dee"] == ("398", "400")
    assert shown(sheet)["Pots"] == ("7", "5")
    assert sheet.outcome.misfits == ()
    assert table.view == before, "shown, not done"
    table.tap(sheet.go)
    assert table.window.sheet is None
    assert table.view.seats[4].state == "folded"
    assert table.view.seats[1].bet == 2
    assert table.statement == "Corrected. Undo takes it back."
    assert ("Dee calls 2", "was") in record_lines(table)
    assert ("Dee folds", "corrected") in record_lines(table)
    table.undo()
    assert table.view.seats == before.seats


def test_what_no_longer_fits_is_shown_first_and_stays_in_the_record(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    table.call()
    table.call()
    sheet = correct(table, "Dee calls")
    for digit in "20":
        table.tap(next(key for key in sheet.keys if key.face.word == digit))
    assert sheet.go.face.figure == "20"
    table.tap(sheet.go)
    assert sheet.outcome.misfits == (), "calls still fit, they only cost more"
    table.tap(sheet.cancel)
    assert not sheet.go.face.reason
    pick(table, sheet, "Call")
    assert not sheet.outcome.changes
    table.tap(sheet.cancel)
    table.window.overlays.close_sheet()
    table.type("30")
    table.go()
    assert table.view.bet == 30
    sheet = correct(table, "Ann calls")
    for digit in "50":
        table.tap(next(key for key in sheet.keys if key.face.word == digit))
    table.tap(sheet.go)
    assert [misfit.words for misfit in sheet.outcome.misfits] == ["Cid raises to 30"]
    assert "(" not in sheet.outcome.misfits[0].why, "a sentence, without the rule behind it"
    table.tap(sheet.go)
    assert table.statement == "Corrected. 1 line no longer fits: go on from here."
    assert ("Cid raises to 30", "unfit") in record_lines(table)
    assert table.view.to_act == 3
    assert table.view.bet == 50


def test_what_no_longer_fits_because_of_the_turn_says_whose_it_is_by_name(make: MakeTable) -> None:
    table = dealt(make)
    wagers = {"6": table.fold, "18": table.call, "40": table.call}
    for amount, then in wagers.items():
        table.type(amount)
        table.go()
        then()
    sheet = correct(table, "Ann folds")
    pick(table, sheet, "Call")
    assert [(gone.words, gone.why) for gone in sheet.outcome.misfits] == [("Ben calls 22", "Ben is not to act, Ann is")]


def test_a_fold_takes_only_the_later_acts_of_that_player_along(make: MakeTable) -> None:
    table = dealt(make)
    table.check_round()
    for act in ("check", "bet 4", "call", "raise 12", "fold", "call", "fold"):
        kind, _, to = act.partition(" ")
        assert table.bridge.send(c.Act(action="wager" if to else kind, to=int(to) if to else None)), act
    for act in ("check", "check"):
        assert table.bridge.send(c.Act(action=act))
    before = table.view
    sheet = correct(table, "Dee calls 4")
    pick(table, sheet, "Fold")
    assert [(gone.words, gone.why) for gone in sheet.outcome.misfits] == [
        ("Dee folds", "has nothing to act on any more")
    ]
    assert sheet.goes is not None
    assert sheet.go.face.second == "1 later act of Dee goes"
    assert shown(sheet)["Pots"] == ("36", "32")
    assert table.view == before, "shown, not done"
    table.tap(sheet.go)
    assert table.statement == "Corrected. 1 later act went with it, all else stays."
    assert (table.view.street, table.view.total_pot, table.view.to_act) == ("river", 32, 3)
    assert ("Dee folds", "corrected") in record_lines(table)
    assert ("Dee folds", "unfit") in record_lines(table)
    assert ("Cid calls 8", "") in record_lines(table)
    table.undo()
    assert table.view == before


def test_a_wager_is_corrected_by_the_same_pad(make: MakeTable) -> None:
    table = dealt(make)
    table.type("12")
    table.go()
    sheet = correct(table, "raises to 12")
    for digit in "21":
        table.tap(next(key for key in sheet.keys if key.face.word == digit))
    table.tap(sheet.back)
    table.tap(next(key for key in sheet.keys if key.face.word == "5"))
    table.tap(sheet.go)
    table.tap(sheet.go)
    assert table.view.bet == 25


def test_the_pad_starts_at_what_the_book_has_for_that_line(make: MakeTable) -> None:
    table = dealt(make)
    for size in ("12", "36"):
        table.type(size)
        table.go()
    sheet = correct(table, "raises to 12")
    assert sheet.go.face.figure == "12"
    table.tap(next(key for key in sheet.keys if key.face.word == "9"))
    assert sheet.go.face.figure == "9", "the first digit takes its place"
    table.window.overlays.close_sheet()
    assert correct(table, "raises to 36").go.face.figure == "36"
    table.window.overlays.close_sheet()
    table.fold()
    assert correct(table, "folds").go.face.figure == "60", "nothing was wagered: the least"


def test_the_seat_menu_corrects_what_the_seat_did_last(make: MakeTable) -> None:
    table = dealt(make)
    table.fold()
    table.window.view.felt.seats[4].held.emit()
    menu = table.window.menu
    assert menu is not None
    row = next(row for row in menu.panel.rows if row.face.word == "Correct the last")
    assert row.face.second == "Dee folds"
    table.tap(row)
    sheet: Any = table.window.sheet
    assert isinstance(sheet, CorrectSheet)
    pick(table, sheet, "Call")
    table.tap(sheet.go)
    assert table.view.seats[4].bet == 2


def test_a_round_closed_by_a_correction_opens_the_next_street(make: MakeTable) -> None:
    table = dealt(make)
    for _ in range(3):
        table.call()
    table.type("20")
    table.go()
    table.call()
    assert table.view.street == "preflop"
    sheet = correct(table, "raises to 20")
    pick(table, sheet, "Check")
    assert shown(sheet)["Goes on"][1] == "next street"
    table.tap(sheet.go)
    assert table.view.street == "flop"


def test_a_correction_that_was_undone_leaves_the_first_version_open(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    table.call()
    sheet = correct(table, "Dee calls")
    pick(table, sheet, "Fold")
    table.tap(sheet.go)
    table.undo()
    lines: list[RecordLine] = list(record(table.bridge.session, 1))
    calls = next(line for line in lines if line.line.text == "Dee calls 2" and not line.mark)
    assert calls.open
    assert calls.action == 1
    assert sum(line.mark == "undone" for line in lines) == 1, "the correction itself, once"


def test_what_falls_away_after_a_long_evening_is_counted_not_listed(make: MakeTable) -> None:
    table = dealt(make)
    for _ in range(30):
        while table.view.phase == "betting":
            assert table.bridge.send(c.Act(action="fold"))
        assert table.bridge.send(c.Deal())
    sheet = log(table)
    table.window.sheet.show_hand(1)  # type: ignore[union-attr]
    line(table, sheet, "Dee folds")
    correcting: Any = table.window.sheet
    pick(table, correcting, "Call")
    assert correcting.outcome.unfit > 60
    assert len(correcting.rows) < 30
    assert correcting.outcome.misfits[-1].words.startswith("and ")
    assert correcting.goes.isVisible()
    assert correcting.goes.y() < correcting.pages.y() < correcting.go.y(), "read before the key"
    count = correcting.outcome.unfit
    assert correcting.goes.row.words == f"{count} later steps go"
    assert correcting.goes.row.why == "Hand 1 goes on from here. To be dealt again: hands 2 \u2013 31."
    assert (correcting.go.face.word, correcting.go.face.second) == ("Correct", f"{count} later steps go")
    table.tap(correcting.go)
    assert table.view.hand == 1, "back to the hand in which it happened; one undo takes it back"
    assert table.statement.endswith("go on from here.")
    table.undo()
    assert table.view.hand == 31


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)])
def test_the_bar_is_covered_while_a_line_is_corrected(make: MakeTable, size: tuple[int, int]) -> None:
    table = dealt(make, size=size)
    table.call()
    sheet = correct(table, "calls 2")
    bar, steps = table.window.view.bar, table.bridge.session.row.steps
    for slot in (bar.fold, bar.call, bar.go, bar.undo):
        spot = slot.mapTo(table.window, slot.rect().center())
        at = table.window.childAt(spot)
        assert isinstance(at, BarCover), "a tap meant for the live hand"
        QTest.mouseClick(at, Qt.MouseButton.LeftButton, pos=at.mapFrom(table.window, spot))
    assert table.bridge.session.row.steps == steps
    assert table.window.sheet is sheet
    cover = table.window.view.findChild(BarCover)
    assert cover is not None
    assert cover.words == "Hand 1 is being corrected; the bar waits until that is closed"
    sheet.closed.emit()
    assert not cover.isVisible()
    table.fold()
    assert table.bridge.session.row.steps == steps + 1
