"""Out of turn, passed over, taken back, the clock: whose turn it is, ruled by taps on the real window (PRO)."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.table.floor_sheet import FloorSheet
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.rulings import CASH, HOLDEM, LIMIT, players, row, rows, rule_ids, say_and_push


def test_a_forward_motion_that_made_others_act_waits_for_the_floor(make: MakeTable) -> None:
    table = players(make, LIMIT)
    first, second = table.view.to_act, table.view.to_act % 4 + 1
    table.tap(row(table, second, "Acts out of turn"))
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Calls"))  # type: ignore[union-attr]
    sheet = say_and_push(table, "", "", (10, 10))
    table.tap(sheet.released)
    assert sheet.view.title == "Raise to 20"
    assert "PRO-1" in rule_ids(sheet)
    table.tap(sheet.go)
    floor = table.window.sheet
    assert isinstance(floor, FloorSheet), "play waits, so the question lies open"
    assert table.view.to_act == first
    table.tap(floor.choices[0])
    assert table.view.bet == 20


def test_a_call_unaware_of_a_raise_is_taken_back_until_somebody_acts_behind(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    table.type("12")
    table.go()
    seat = table.view.to_act
    assert "Takes the call back" not in rows(table, seat)
    table.call()
    table.tap(row(table, seat, "Takes the call back"))
    assert table.view.to_act == seat
    table.call()
    table.call()
    assert "Takes the call back" not in rows(table, seat)


def test_an_act_out_of_turn_is_noted_and_binds(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    later = table.view.to_act % 4 + 1
    table.tap(row(table, later, "Acts out of turn"))
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Calls"))  # type: ignore[union-attr]
    assert [note.seat for note in table.view.out_of_turn] == [later]
    plate = next(p for p in table.window.view.felt.plates if p.seat == later)
    assert plate.word == "said call"
    table.fold()
    assert table.view.to_act == later
    assert not table.window.view.bar.fold.face.open, "only the call is left"
    assert "If the floor allows more: the menu of the seat" in table.window.view.bar.fold.face.refusal
    table.call()
    assert table.view.out_of_turn == ()


def test_the_bar_waits_while_a_raise_out_of_turn_is_typed(make: MakeTable) -> None:
    """Below the amount of one player stood the amber key that raises for another."""
    table = players(make, HOLDEM)
    acting = table.view.to_act
    table.tap(row(table, acting % 4 + 1, "Acts out of turn"))
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Raises to ..."))  # type: ignore[union-attr]
    cover = table.window.overlays.bar_cover
    assert cover.isVisible()
    QTest.mouseClick(cover, Qt.MouseButton.LeftButton, pos=table.window.view.bar.go.geometry().center())
    assert table.view.to_act == acting
    table.key(Qt.Key.Key_Escape)
    assert not cover.isVisible()


def test_a_player_whom_a_call_frees_is_named(make: MakeTable) -> None:
    """The mark on the plate went away without a word, and every act was open again."""
    table = players(make, {**HOLDEM, "out_of_turn": "call_frees"})
    later = table.view.to_act % 4 + 1
    name = table.view.seats[later].player
    assert table.bridge.send(c.OutOfTurn(seat=later, action="raise", to=12))
    table.undo()
    assert table.window.desk.local.notice is None, "taking the note back frees nobody"
    assert table.bridge.send(c.OutOfTurn(seat=later, action="raise", to=12))
    table.call()
    notice = table.window.desk.local.notice
    assert notice is not None
    assert notice.text == f"No longer bound by an act out of turn: {name}. (PRO-8)"
    table.call()
    assert table.window.desk.local.notice is None


def test_a_fold_out_of_turn_frees_nobody(make: MakeTable) -> None:
    table = players(make, {**HOLDEM, "out_of_turn": "call_frees"})
    assert table.bridge.send(c.OutOfTurn(seat=table.view.to_act % 4 + 1, action="fold"))
    table.call()
    assert table.window.desk.local.notice is None


def test_the_floor_frees_who_is_bound_by_an_act_out_of_turn(make: MakeTable) -> None:
    """PRO-8: by the menu of the seat; it stands in the log with who decided, and undo binds again."""
    table = players(make, HOLDEM)
    later = table.view.to_act % 4 + 1
    assert "Free to act" not in rows(table, later)
    assert table.bridge.send(c.OutOfTurn(seat=later, action="call"))
    table.fold()
    table.window.desk.set_floor("Lee")
    table.tap(row(table, later, "Free to act"))
    assert table.view.out_of_turn == ()
    bar = table.window.view.bar
    assert bar.fold.face.open
    assert bar.go.face.open
    name = table.view.seats[later].player
    assert table.window.desk.scene.log[-1].text == f"the floor: {name} may act (floor Lee)"
    table.tap(bar.undo)
    assert (table.view.to_act, [note.seat for note in table.view.out_of_turn]) == (later, [later])
    assert not bar.fold.face.open


@pytest.mark.parametrize(("rule", "raises"), [("bars_raise", False), ("frees", True)])
@pytest.mark.parametrize("bet", [True, False], ids=["bet before", "nobody bet"])
def test_a_check_out_of_turn_after_a_bet_goes_by_the_house_rule(
    make: MakeTable, rule: str, raises: bool, bet: bool
) -> None:
    """PRO-8 `early_check`, on the flop: `frees` opens every option once the action has changed, and only then."""
    table = players(make, {**HOLDEM, "early_check": rule})
    table.check_round()
    later = table.view.to_act % 4 + 1
    table.tap(row(table, later, "Acts out of turn"))
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Checks"))  # type: ignore[union-attr]
    table.go() if bet else table.call()
    bar = table.window.view.bar
    assert table.view.to_act == later
    if not bet:
        assert (bar.go.face.open, bar.go.face.reason) == (False, "acted out of turn")
        table.call()
        assert table.view.seats[later].bet == 0
        return
    assert bar.fold.face.open
    assert bar.call.face.word.startswith("Call")
    assert bar.go.face.open == raises
    if raises:
        table.go()
        assert table.view.seats[later].bet == table.view.bet > 2
        return
    assert bar.go.face.reason == "checked out of turn"
    before = table.view
    table.go()
    assert "PRO-8" in table.statement
    assert (table.view.to_act, table.view.total_pot) == (later, before.total_pot)
    table.call()
    assert table.view.seats[later].bet == before.bet


def test_who_is_passed_over_and_owes_is_put_to_the_floor(make: MakeTable) -> None:
    table = players(make, HOLDEM, 400, 400, 400, 400, 400, 400)
    first = table.view.to_act
    for seat in ((first + n - 1) % 6 + 1 for n in (1, 2, 3)):
        table.tap(row(table, seat, "Acts out of turn"))
        table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == "Calls"))  # type: ignore[union-attr]
    assert table.view.floor.about == "passed_over"
    assert "was passed over" in table.statement
    table.call()
    assert table.view.to_act == first, "play waits"
    table.window.desk.clear_notice()
    table.tap(table.window.view.bar.statement.button)
    assert [choice.face.word for choice in table.window.sheet.choices] == ["Hand is dead", "Calls only", "May act"]  # type: ignore[union-attr]
    table.tap(table.window.sheet.choices[2])  # type: ignore[union-attr]
    assert table.view.floor is None
    table.call()
    assert table.view.seats[first].bet == 2


def test_the_clock_counts_warns_and_kills_only_when_the_dealer_says_so(make: MakeTable) -> None:
    table = players(make, CASH)
    seat = table.view.to_act
    table.tap(row(table, seat, "Call the clock"))
    assert table.statement == "Dee: 60 seconds"
    plate = lambda: next(p for p in table.window.view.felt.plates if p.seat == seat)  # noqa: E731
    assert plate().third == ("call 2", "60 s")
    assert plate().edge == ""
    spoken = table.window.view.bar.statement.accessibleName()
    table.at = 52
    table.bridge.time_passed()
    assert table.statement == "Dee: 8 seconds"
    assert plate().edge == "owe", "the warning"
    table.at = 61
    table.bridge.time_passed()
    assert table.statement == "Time is up"
    assert table.window.view.bar.statement.accessibleName() != spoken
    assert table.view.seats[seat].state == "in", "not before the dealer confirms"
    table.tap(table.window.view.bar.statement.button)
    assert table.view.seats[seat].state == "folded"
    table.undo()
    table.call()
    assert table.view.seats[seat].bet == 2, "who acts after all has acted"
    assert table.bridge.scene.clock_left is None


def test_time_is_up_is_no_row_before_it_is(make: MakeTable) -> None:
    table = players(make, CASH)
    seat = table.view.to_act
    table.tap(row(table, seat, "Call the clock"))
    assert "Time is up" not in rows(table, seat)
    table.at = 61
    table.bridge.time_passed()
    assert "Time is up" in rows(table, seat)


def test_a_screen_reader_hears_the_clock_begin_not_every_second(make: MakeTable) -> None:
    table = players(make, CASH)
    assert table.bridge.send(c.Clock(seat=table.view.to_act))
    heard = set()
    for second in range(1, 50):
        table.at = second
        table.bridge.time_passed()
        heard.add(table.window.view.bar.statement.accessibleName())
    assert heard == {"The clock is on Dee, then the hand is dead"}


@pytest.mark.parametrize("word", ["Folds", "Calls", "Raises to ...", "All in"])
def test_each_act_out_of_turn_leaves_a_table_that_can_be_played_on(make: MakeTable, word: str) -> None:
    table = players(make, HOLDEM)
    later = table.view.to_act % 4 + 1
    table.tap(row(table, later, "Acts out of turn"))
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == word))  # type: ignore[union-attr]
    if word == "Raises to ...":
        sheet: Any = table.window.sheet
        for key in ("1", "2"):
            table.tap(next(item for item in sheet.keys if item.face.word == key))
        table.tap(sheet.go)
    assert [item.seat for item in table.view.out_of_turn] == [later]
    table.fold()
    bar = table.window.view.bar
    assert table.view.to_act == later
    if word == "Folds":
        assert bar.call.face.reason == bar.go.face.reason == "acted out of turn"
        table.fold()
        assert table.view.seats[later].state == "folded"
        return
    assert bar.fold.face.reason == "acted out of turn"
    table.fold()
    assert "PRO-8" in table.statement
    table.tap(bar.call if word == "Calls" else bar.go)
    assert table.view.seats[later].bet == {"Calls": 2, "Raises to ...": 12, "All in": 400}[word]


def test_the_next_street_waits_while_the_floor_may_still_decide(make: MakeTable) -> None:
    table = players(make, HOLDEM, 400, 400)
    table.type("60")
    table.go()
    caller = table.view.to_act
    sheet = say_and_push(table, "", "", (5, 5))
    table.tap(sheet.go)
    assert table.view.phase == "street", "the round is closed, but the call may still be taken back"
    assert table.statement == "The round is closed"
    table.tap(table.window.view.bar.statement.button)
    table.tap(table.window.sheet.choices[1])  # type: ignore[union-attr]
    assert table.view.to_act == caller
    table.undo()
    table.tap(table.window.view.bar.statement.button)
    table.tap(table.window.sheet.choices[0])  # type: ignore[union-attr]
    assert table.view.street == "flop", "decided, so the street comes by itself"


def test_who_does_not_act_again_can_only_fold_out_of_turn(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    table.type("60")
    table.go()
    raiser = table.view.to_act - 1 or 4
    table.tap(row(table, raiser, "Acts out of turn"))
    assert [row.face.word for row in table.window.menu.panel.rows] == ["Folds"]  # type: ignore[union-attr]


def test_nobody_acts_out_of_turn_twice(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    later = table.view.to_act % 4 + 1
    assert table.bridge.send(c.OutOfTurn(seat=later, action="call"))
    assert "Acts out of turn" not in rows(table, later)
