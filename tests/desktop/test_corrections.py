"""Corrections by tap: any action of this hand or an earlier one, shown first, both versions kept (PRO-11, NOW-10)."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from desktop.bridge.hand_record import RecordLine, record
from desktop.kit.painted import Tap
from desktop.table.barcover import BarCover
from desktop.table.correctsheet import CorrectSheet
from desktop.table.logsheet import LogSheet, words_of
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.spying import faults, painted_on

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
HILO = {"game": "omaha_hilo", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6}
FOUR = (("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), ("Dee", 4, 400))


def dealt(make: MakeTable, settings: dict[str, Any] = HOLDEM, size: tuple[int, int] = (1280, 800)) -> Table:
    """Four players, the cards are out."""
    table = make(settings, size).sit(*FOUR)
    table.go()
    return table


def log(table: Table) -> LogSheet:
    """The log sheet, opened by a tap on the log."""
    table.tap(table.window.view.column.log)
    assert isinstance(table.window.sheet, LogSheet)
    return table.window.sheet


def line(table: Table, sheet: LogSheet, words: str) -> None:
    """Tap a line; earlier pages are turned to."""
    lines = sheet.pane.records.records
    tap_row(table, sheet, next(at for at, row in enumerate(lines) if words in row.line.text and row.open))


def tap_row(table: Table, sheet: LogSheet, at: int) -> None:
    """Tap a row of the record where it lies; earlier pages are turned to."""
    view = sheet.pane.view
    while not view.whole(sheet.pane.row_box(at)):
        table.tap(sheet.pane.up)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=sheet.pane.row_box(at).center())


def correct(table: Table, words: str) -> CorrectSheet:
    """Open Correct on a line."""
    line(table, log(table), words)
    assert isinstance(table.window.sheet, CorrectSheet)
    return table.window.sheet


def pick(table: Table, sheet: CorrectSheet, word: str) -> None:
    """Tap what it really was."""
    table.tap(next(button for button in sheet.acts if button.slot.word == word))


def told(table: Table, hand: int = 0) -> list[tuple[str, str]]:
    """The record: words and marks."""
    return [(line.line.text, line.mark) for line in record(table.bridge.session, hand or table.view.hand)]


def shown(sheet: CorrectSheet) -> dict[str, tuple[str, str]]:
    """What would change."""
    return {change.what: (change.was, change.now) for change in sheet.outcome.changes}


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
    assert table.said == "Corrected. Undo takes it back."
    assert ("Dee calls 2", "was") in told(table)
    assert ("Dee folds", "corrected") in told(table)
    table.undo()
    assert table.view.seats == before.seats


def test_what_no_longer_fits_is_shown_first_and_stays_in_the_record(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    table.call()
    table.call()
    sheet = correct(table, "Dee calls")
    for digit in "20":
        table.tap(next(key for key in sheet.keys if key.slot.word == digit))
    assert sheet.go.slot.figure == "20"
    table.tap(sheet.go)
    assert sheet.outcome.misfits == (), "calls still fit, they only cost more"
    table.tap(sheet.no)
    assert not sheet.go.slot.reason
    pick(table, sheet, "Call")
    assert not sheet.outcome.changes
    table.tap(sheet.no)
    table.window.over.close_sheet()
    table.type("30")
    table.go()
    assert table.view.bet == 30
    sheet = correct(table, "Ann calls")
    for digit in "50":
        table.tap(next(key for key in sheet.keys if key.slot.word == digit))
    table.tap(sheet.go)
    assert [misfit.words for misfit in sheet.outcome.misfits] == ["Cid raises to 30"]
    table.tap(sheet.go)
    assert table.said == "Corrected. 1 line no longer fits: go on from here."
    assert ("Cid raises to 30", "unfit") in told(table)
    assert table.view.to_act == 3
    assert table.view.bet == 50


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
    assert sheet.go.slot.second == "1 later act of Dee goes"
    assert shown(sheet)["Pots"] == ("36", "32")
    assert table.view == before, "shown, not done"
    table.tap(sheet.go)
    assert table.said == "Corrected. 1 later act went with it, all else stays."
    assert (table.view.street, table.view.total_pot, table.view.to_act) == ("river", 32, 3)
    assert ("Dee folds", "corrected") in told(table)
    assert ("Dee folds", "unfit") in told(table)
    assert ("Cid calls 8", "") in told(table)
    table.undo()
    assert table.view == before


def test_a_wager_is_corrected_by_the_same_pad(make: MakeTable) -> None:
    table = dealt(make)
    table.type("12")
    table.go()
    sheet = correct(table, "raises to 12")
    for digit in "21":
        table.tap(next(key for key in sheet.keys if key.slot.word == digit))
    table.tap(sheet.back)
    table.tap(next(key for key in sheet.keys if key.slot.word == "5"))
    table.tap(sheet.go)
    table.tap(sheet.go)
    assert table.view.bet == 25


def test_the_pad_starts_at_what_the_book_has_for_that_line(make: MakeTable) -> None:
    table = dealt(make)
    for size in ("12", "36"):
        table.type(size)
        table.go()
    sheet = correct(table, "raises to 12")
    assert sheet.go.slot.figure == "12"
    table.tap(next(key for key in sheet.keys if key.slot.word == "9"))
    assert sheet.go.slot.figure == "9", "the first digit takes its place"
    table.window.over.close_sheet()
    assert correct(table, "raises to 36").go.slot.figure == "36"
    table.window.over.close_sheet()
    table.fold()
    assert correct(table, "folds").go.slot.figure == "60", "nothing was wagered: the least"


def test_the_seat_menu_corrects_what_the_seat_did_last(make: MakeTable) -> None:
    table = dealt(make)
    table.fold()
    table.window.view.felt.seats[4].held.emit()
    menu = table.window.menu
    assert menu is not None
    row = next(row for row in menu.panel.rows if row.slot.word == "Correct the last")
    assert row.slot.second == "Dee folds"
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


def ended_hand(make: MakeTable, settings: dict[str, Any] = HOLDEM) -> Table:
    """A hand checked down and pushed to Ann; the next is dealt and Dee raised."""
    table = dealt(make, settings)
    for _ in range(4):
        table.check_round()
    table.seat(1)
    table.go()
    table.go()
    return table


def test_the_award_of_an_earlier_hand_is_corrected_and_marked_late(make: MakeTable) -> None:
    table = ended_hand(make)
    table.type("10")
    table.go()
    assert table.view.hand == 2
    sheet = log(table)
    table.tap(sheet.earlier)
    assert sheet.hand == 1
    assert sheet.later.isVisible()
    assert (sheet.later.slot.word, sheet.later.slot.second) == ("Hand 2", "")
    line(table, sheet, "Ann wins 8")
    correcting: Any = table.window.sheet
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.ranks.hands[1])
    table.tap(correcting.go)
    assert shown(correcting)["Hand 1"] == ("Ann 8", "Ben 8")
    assert correcting.goes is None
    assert (correcting.go.slot.word, correcting.go.slot.second) == ("Correct", "every later step stays")
    table.tap(correcting.go)
    assert table.view.hand == 2
    assert table.view.bet == 10, "the running hand was replayed"
    stacks = {seat: player.stack + player.bet for seat, player in table.view.seats.items()}
    assert stacks == {1: 398, 2: 406, 3: 398, 4: 398}
    marks = dict(told(table, 1))
    assert marks["Ben wins 8"] == "late"
    assert marks["Ann wins 8"] == "was"
    line_one = next(hand for hand in table.bridge.session.hands(5) if hand.number == 1)
    assert line_one.corrected


KILLED = HOLDEM | {"limit": "fixed", "blinds": [2, 4], "bets": [4, 8], "kill": {"on": "pot_over", "over": 12}}


def split_then_dealt(make: MakeTable, settings: dict[str, Any], size: tuple[int, int] = (1280, 800)) -> Any:
    """Ann and Ben split hand 1, hand 2 runs and Ann has folded; the award is corrected to Ann alone, shown only."""
    table = make(settings, size).sit(*FOUR)
    table.go()
    for _ in range(4):
        table.check_round()
    award = c.Award(ranking=((1, 2), (3,), (4,)))
    for command in (award, c.Deal(), c.Act("fold"), c.Act("call")):
        assert table.bridge.send(command)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Clear"))
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.go)
    return table, correcting


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_money_only_leaves_the_hand_that_runs_without_the_kill(make: MakeTable, size: tuple[int, int]) -> None:
    table, correcting = split_then_dealt(make, KILLED, size)
    before = table.view
    assert (before.to_act, before.bet) == (3, 4)
    assert correcting.go.slot.second == "blinds of hand 2 change"
    assert (correcting.other.slot.word, correcting.other.slot.second) == ("Money only", "hand 2 stays as dealt")
    assert "Kill" in shown(correcting)
    assert faults(table.window, painted_on(table.window)) == []
    table.tap(correcting.other)
    assert (correcting.go.slot.second, correcting.other.slot.word) == ("hand 2 stays as dealt", "Blinds too")
    assert shown(correcting)["Kill"] == ("-", "no leg, kill waived")
    assert faults(table.window, painted_on(table.window)) == []
    table.tap(correcting.go)
    assert (table.view.to_act, table.view.bet, table.view.kill) == (3, 4, before.kill)
    assert table.view.seats[1].stack == before.seats[1].stack + 8
    table.undo()
    assert table.view.seats == before.seats


def test_money_only_waives_the_kill_and_the_wrong_leg(make: MakeTable) -> None:
    table = make(KILLED | {"kill": {"on": "two_in_a_row"}}).sit(*FOUR)
    for ranking in (((1,), (2,)), ((2,), (1,))):
        table.go()
        for _ in range(4):
            table.check_round()
        assert table.bridge.send(c.Award(ranking=ranking))
    assert table.bridge.send(c.Deal())
    sheet = log(table)
    table.tap(sheet.earlier)
    assert ("Ben has leg 1", "") in told(table, 2)
    line(table, sheet, "Ben wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Clear"))
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.go)
    table.tap(correcting.other)
    assert shown(correcting)["Kill"] == ("Ben, 1 leg", "no leg, kill waived")
    table.tap(correcting.go)
    kill = table.view.kill
    assert (table.view.hand, kill.active, kill.holder, kill.legs) == (3, False, None, 0)
    words = dict(told(table, 2))
    assert not [text for text in words if "leg" in text], words
    assert "only the money is corrected, the kill is waived, later hands stay as dealt" in words


def test_a_correction_that_moves_no_kill_offers_no_second_key(make: MakeTable) -> None:
    _, correcting = split_then_dealt(make, KILLED | {"kill": {"on": "pot_over", "over": 16}})
    assert not correcting.other.isVisible()
    assert correcting.go.slot.second == "every later step stays"


def test_the_hands_are_a_list_that_is_walked_read_aloud_and_copied(make: MakeTable) -> None:
    table = dealt(make)
    assert log(table).turn.isHidden(), "of one hand there is no list"
    table.window.over.close_sheet()
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


def winners(table: Table, number: int) -> str:
    """Who won what in a hand, from the session's own list of hands."""
    hand = next(hand for hand in table.bridge.session.hands(5) if hand.number == number)
    return ", ".join(f"{table.bridge.session.seated.name(seat, hand.step)} {amount}" for seat, amount in hand.winners)


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
    QTest.mouseClick(sheet.hands.view.viewport(), Qt.MouseButton.LeftButton, pos=sheet.hands.row_box(0).center())
    assert (sheet.hand, sheet.hands.isHidden()) == (1, True)


def ranked(correcting: Any) -> dict[str, str]:
    """Who stands where in the ranking that taps go to."""
    return {hand.slot.word: hand.slot.second for hand in correcting.ranks.hands if hand.slot.second}


def turn(correcting: Any, word: str) -> Any:
    """The key of the ranking with this word."""
    return next(key for key in correcting.ranks.turns if key.slot.word == word)


def test_a_tie_and_a_low_are_ranked_again(make: MakeTable) -> None:
    table = ended_hand(make, HILO)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    assert ranked(correcting) == {"Ann": "high 1st"}, "as the book has it"
    table.tap(turn(correcting, "Tie"))
    table.tap(correcting.ranks.hands[1])
    table.tap(turn(correcting, "Rank the low"))
    table.tap(correcting.ranks.hands[2])
    table.tap(correcting.go)
    assert shown(correcting)["Hand 1"][1] == "Ann 10, Ben 10, Cid 20"
    table.tap(correcting.go)
    assert {seat: player.stack + player.bet for seat, player in table.view.seats.items()} == {
        1: 400,
        2: 400,
        3: 410,
        4: 390,
    }


def test_the_winners_open_as_recorded_on_the_half_that_was_tapped(make: MakeTable) -> None:
    table = ended_hand(make, HILO)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Rank the low"))
    for at in (2, 3):
        table.tap(correcting.ranks.hands[at])
    table.tap(correcting.go)
    table.tap(correcting.go)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Cid wins the low")
    correcting = table.window.sheet
    both = {"Ann": "high 1st", "Cid": "low 1st", "Dee": "low 2nd"}
    assert ranked(correcting) == both, "the winners of both halves are seen at one glance"
    assert turn(correcting, "Rank the high").slot.second == "taps rank the low now"
    table.tap(correcting.go)
    assert correcting.outcome.changes == ()
    table.tap(correcting.no)
    table.tap(turn(correcting, "Rank the high"))
    assert ranked(correcting) == both


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_long_names_in_the_preview_take_lines_of_their_own(make: MakeTable, size: tuple[int, int]) -> None:
    names = ("Maximilian von Hohenfels", "Maximiliane Sophie", "Wilhelmina van der Berg", "Jan B.")
    table = make(HOLDEM, size).sit(*((name, seat, 400) for seat, name in enumerate(names, 1)))
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(1)
    table.go()
    line(table, log(table), f"{names[0]} wins")
    correcting: Any = table.window.sheet
    for at in (0, 1, 2):
        table.tap(correcting.ranks.hands[at])
        if at == 1:
            table.tap(next(key for key in correcting.ranks.turns if key.slot.word == "Tie"))
    table.tap(correcting.go)
    row = correcting.rows[0].row
    assert (row.was, row.now) == (f"{names[0]} 8", f"{names[1]} 4, {names[2]} 4")
    written = painted_on(table.window)
    words = " ".join(text.words for text in written if text.widget is correcting.rows[0])
    assert words == f"Hand 1 {row.was} \u2192 {row.now}", "every name and amount is there, in letters of full size"
    px = correcting.look.type.log * correcting.look.scale
    assert {round(text.px) for text in written if text.widget is correcting.rows[0]} == {round(px)}
    assert faults(table.window, written) == []


def test_an_award_that_leaves_a_pot_without_a_winner_is_refused_before_it_counts(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 50), ("Ben", 2, 100), ("Cid", 3, 200))
    table.go()
    while table.view.phase == "betting":
        quicks = [quick for quick in table.window.view.column.pad.quicks if quick.isVisible() and quick.slot.open]
        table.tap(quicks[-1]) if quicks else table.call()
    table.go()
    table.seat(1)
    table.seat(2)
    table.go()
    assert table.view.phase == "between"
    line(table, log(table), "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(correcting.ranks.hands[1])
    table.tap(correcting.go)
    assert correcting.outcome.refused
    assert correcting.go.slot.reason == "No longer fits"
    before = table.view
    table.tap(correcting.go)
    assert table.view == before


def test_undone_steps_stay_in_the_log_and_say_so(make: MakeTable) -> None:
    table = dealt(make)
    table.fold()
    table.undo()
    table.call()
    assert ("Dee folds", "undone") in told(table)
    sheet = log(table)
    at = next(at for at, row in enumerate(sheet.pane.records.records) if row.mark == "undone")
    assert "undone" in sheet.pane.records.index(at).data()
    tap_row(table, sheet, at)
    assert table.window.sheet is sheet, "nothing opens"


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
    assert all(sheet.pane.row_box(at).height() >= 70 * scale for at in rows)
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


def test_escape_closes_and_nothing_has_happened(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    before = table.view
    sheet = correct(table, "Dee calls")
    pick(table, sheet, "Fold")
    table.key(Qt.Key.Key_Escape)
    assert table.window.sheet is None
    assert table.view == before


def test_the_log_goes_on_with_the_hand_while_it_lies_open(make: MakeTable) -> None:
    table = dealt(make)
    table.call()
    sheet = log(table)
    table.fold()
    assert table.window.sheet is sheet
    assert sheet.pane.records.records[-1].line.text == "Ann folds"
    table.undo()
    assert sheet.pane.records.records[-1].mark == "undone"


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
    assert (correcting.go.slot.word, correcting.go.slot.second) == ("Correct", f"{count} later steps go")
    table.tap(correcting.go)
    assert table.view.hand == 1, "back to the hand in which it happened; one undo takes it back"
    assert table.said.endswith("go on from here.")
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


def test_a_line_that_is_not_corrected_here_says_how_it_is_put_right(make: MakeTable) -> None:
    table = dealt(make)
    table.bridge.send(c.AddChips(seat=1, amount=50))
    table.bridge.send(c.SitOut(seat=2))
    sheet = log(table)
    for kind, words in (
        ("chips", "too few: add the rest; too many: undo, or Leaves and sits down anew"),
        ("seat", "is put right at the seat, or by Undo"),
    ):
        lines = sheet.pane.records.records
        at = next(at for at, row in enumerate(lines) if row.line.kind == kind)
        assert not lines[at].open
        assert words in words_of(lines[at])
        tap_row(table, sheet, at)
        assert table.window.sheet is sheet, "nothing opens"
        assert table.window.desk.local.said.text == words
