"""Rulings by tap on the real window: what was said and pushed in, out of turn, the clock, the floor (PRO, PL-5)."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.kit.painted import Tap
from desktop.table.floorsheet import FloorSheet
from desktop.table.rulingsheet import RulingSheet
from desktop.words.table import SENTENCES
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

HOLDEM = {
    "game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6, "denominations": [1, 5, 25, 100, 500],
}  # fmt: skip
POT = {**HOLDEM, "limit": "pot_limit"}
LIMIT = {
    "game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6,
    "denominations": [1, 5, 10, 25],
}  # fmt: skip
ROUND = {"game": "holdem", "limit": "no_limit", "blinds": [5, 5], "seats": 6, "denominations": [1, 5, 25, 100]}
CASH = {"preset": "casino", **HOLDEM}
TOURNAMENT = {**HOLDEM, "preset": "tournament"}


def players(make: MakeTable, settings: dict[str, Any], *stacks: int, size: tuple[int, int] = (1280, 800)) -> Table:
    """A hand just dealt, names by seat."""
    names = ("Ann", "Ben", "Cid", "Dee", "Eve", "Fay")
    seats = [(names[n], n + 1, stack) for n, stack in enumerate(stacks or (400, 400, 400, 400))]
    table = make(settings, size).sit(*seats)
    table.go()
    return table


def row(table: Table, seat: int, words: str) -> Any:
    """A row of a seat's menu, opened by the second mouse button."""
    table.window.view.felt.seats[seat].held.emit()
    assert table.window.menu is not None
    return next(row for row in table.window.menu.panel.rows if words in row.slot.word)


def rows(table: Table, seat: int) -> list[str]:
    """The words of a seat's menu."""
    table.window.view.felt.seats[seat].held.emit()
    assert table.window.menu is not None
    words = [row.slot.word for row in table.window.menu.panel.rows]
    table.window.over.close_menu()
    return words


def assistant(table: Table) -> RulingSheet:
    """The ruling assistant for the player to act, by taps."""
    table.tap(row(table, table.view.to_act, "Said and put in"))
    sheet = table.window.sheet
    assert isinstance(sheet, RulingSheet)
    return sheet


def say_and_push(table: Table, word: str = "", digits: str = "", *motions: tuple[int, ...]) -> RulingSheet:
    """Tap a word, its digits and the chips; several motions with the key between them."""
    sheet = assistant(table)
    if word:
        table.tap(next(spoken for spoken in sheet.words if spoken.slot.word == word))
    for digit in digits:
        table.tap(next(key for key in sheet.keys if key.slot.word == digit))
    if motions and sheet.spoken.pane != "chips":
        table.tap(sheet.pushed)
    for number, motion in enumerate(motions):
        if number:
            table.tap(sheet.motion)
        for chip in motion:
            table.tap(next(key for key in sheet.chips if key.isVisible() and key.value == chip))
    return sheet


def rule_ids(sheet: RulingSheet) -> list[str]:
    """The rules the sheet names."""
    return [rule for rule, _ in sheet.view.rules]


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
    assert sheet.go.slot.reason
    table.tap(sheet.go)
    assert "check is not open" in table.said
    assert isinstance(table.window.sheet, RulingSheet), "the sheet stays"


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
    assert [choice.slot.word for choice in floor.choices] == ["The call stands", "Call taken back"]
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


def test_a_forward_motion_that_made_others_act_waits_for_the_floor(make: MakeTable) -> None:
    table = players(make, LIMIT)
    first, second = table.view.to_act, table.view.to_act % 4 + 1
    table.tap(row(table, second, "Acts out of turn"))
    table.tap(next(row for row in table.window.menu.panel.rows if row.slot.word == "Calls"))  # type: ignore[union-attr]
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


def test_chips_that_were_not_let_go_bind_nobody(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "", "", (5, 5))
    assert (sheet.released.slot.word, sheet.released.slot.fill) == ("Chips not let go", "normal")
    table.tap(sheet.released)
    assert (sheet.released.slot.word, sheet.released.slot.fill) == ("Chips not let go", "chosen"), "what is so is lit"
    assert sheet.view.refused
    assert rule_ids(sheet) == ["PRO-1"]


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
    table.tap(next(row for row in table.window.menu.panel.rows if row.slot.word == "Calls"))  # type: ignore[union-attr]
    assert [note.seat for note in table.view.out_of_turn] == [later]
    plate = next(p for p in table.window.view.felt.plates if p.seat == later)
    assert plate.word == "said call"
    table.fold()
    assert table.view.to_act == later
    assert not table.window.view.bar.fold.slot.open, "only the call is left"
    assert "If the floor allows more: the menu of the seat" in table.window.view.bar.fold.slot.refusal
    table.call()
    assert table.view.out_of_turn == ()


def test_the_floor_frees_who_is_bound_by_an_act_out_of_turn(make: MakeTable) -> None:
    """PRO-8: by the menu of the seat; it stands in the log with who decided, and undo binds again."""
    table = players(make, HOLDEM)
    later = table.view.to_act % 4 + 1
    assert "Free to act" not in rows(table, later)
    assert table.bridge.send(c.OutOfTurn(seat=later, action="call"))
    table.fold()
    table.window.desk.floor_is("Lee")
    table.tap(row(table, later, "Free to act"))
    assert table.view.out_of_turn == ()
    bar = table.window.view.bar
    assert bar.fold.slot.open
    assert bar.go.slot.open
    name = table.view.seats[later].player
    assert table.window.desk.scene.log[-1].text == f"the floor: {name} may act (floor Lee)"
    table.tap(bar.undo)
    assert (table.view.to_act, [note.seat for note in table.view.out_of_turn]) == (later, [later])
    assert not bar.fold.slot.open


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
    table.tap(next(row for row in table.window.menu.panel.rows if row.slot.word == "Checks"))  # type: ignore[union-attr]
    table.go() if bet else table.call()
    bar = table.window.view.bar
    assert table.view.to_act == later
    if not bet:
        assert (bar.go.slot.open, bar.go.slot.reason) == (False, "acted out of turn")
        table.call()
        assert table.view.seats[later].bet == 0
        return
    assert bar.fold.slot.open
    assert bar.call.slot.word.startswith("Call")
    assert bar.go.slot.open == raises
    if raises:
        table.go()
        assert table.view.seats[later].bet == table.view.bet > 2
        return
    assert bar.go.slot.reason == "checked out of turn"
    before = table.view
    table.go()
    assert "PRO-8" in table.said
    assert (table.view.to_act, table.view.total_pot) == (later, before.total_pot)
    table.call()
    assert table.view.seats[later].bet == before.bet


def test_who_is_passed_over_and_owes_is_put_to_the_floor(make: MakeTable) -> None:
    table = players(make, HOLDEM, 400, 400, 400, 400, 400, 400)
    first = table.view.to_act
    for seat in ((first + n - 1) % 6 + 1 for n in (1, 2, 3)):
        table.tap(row(table, seat, "Acts out of turn"))
        table.tap(next(row for row in table.window.menu.panel.rows if row.slot.word == "Calls"))  # type: ignore[union-attr]
    assert table.view.floor.about == "passed_over"
    assert "was passed over" in table.said
    table.call()
    assert table.view.to_act == first, "play waits"
    table.window.desk.hush()
    table.tap(table.window.view.bar.statement.button)
    assert [choice.slot.word for choice in table.window.sheet.choices] == ["Hand is dead", "Calls only", "May act"]  # type: ignore[union-attr]
    table.tap(table.window.sheet.choices[2])  # type: ignore[union-attr]
    assert table.view.floor is None
    table.call()
    assert table.view.seats[first].bet == 2


def test_the_clock_counts_warns_and_kills_only_when_the_dealer_says_so(make: MakeTable) -> None:
    table = players(make, CASH)
    seat = table.view.to_act
    table.tap(row(table, seat, "Call the clock"))
    assert table.said == "Dee: 60 seconds"
    plate = lambda: next(p for p in table.window.view.felt.plates if p.seat == seat)  # noqa: E731
    assert plate().third == ("call 2", "60 s")
    assert plate().edge == ""
    spoken = table.window.view.bar.statement.accessibleName()
    table.at = 52
    table.bridge.time_passed()
    assert table.said == "Dee: 8 seconds"
    assert plate().edge == "owe", "the warning"
    table.at = 61
    table.bridge.time_passed()
    assert table.said == "Time is up"
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


@pytest.mark.parametrize("word", ["Folds", "Calls", "Raises to ...", "All in"])
def test_each_act_out_of_turn_leaves_a_table_that_can_be_played_on(make: MakeTable, word: str) -> None:
    table = players(make, HOLDEM)
    later = table.view.to_act % 4 + 1
    table.tap(row(table, later, "Acts out of turn"))
    table.tap(next(row for row in table.window.menu.panel.rows if row.slot.word == word))  # type: ignore[union-attr]
    if word == "Raises to ...":
        sheet: Any = table.window.sheet
        for key in ("1", "2"):
            table.tap(next(item for item in sheet.keys if item.slot.word == key))
        table.tap(sheet.go)
    assert [item.seat for item in table.view.out_of_turn] == [later]
    table.fold()
    bar = table.window.view.bar
    assert table.view.to_act == later
    if word == "Folds":
        assert bar.call.slot.reason == bar.go.slot.reason == "acted out of turn"
        table.fold()
        assert table.view.seats[later].state == "folded"
        return
    assert bar.fold.slot.reason == "acted out of turn"
    table.fold()
    assert "PRO-8" in table.said
    table.tap(bar.call if word == "Calls" else bar.go)
    assert table.view.seats[later].bet == {"Calls": 2, "Raises to ...": 12, "All in": 400}[word]


def test_the_rules_of_a_ruling_are_told_in_full_by_a_tap_on_it(make: MakeTable) -> None:
    table = players(make, POT)
    sheet = say_and_push(table, "", "", (25, 25), (5,))
    assert len(sheet.view.rules) >= 3
    table.tap(sheet.told)
    why = table.window.over.why
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


def test_the_next_street_waits_while_the_floor_may_still_decide(make: MakeTable) -> None:
    table = players(make, HOLDEM, 400, 400)
    table.type("60")
    table.go()
    caller = table.view.to_act
    sheet = say_and_push(table, "", "", (5, 5))
    table.tap(sheet.go)
    assert table.view.phase == "street", "the round is closed, but the call may still be taken back"
    assert table.said == "The round is closed"
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
    assert [row.slot.word for row in table.window.menu.panel.rows] == ["Folds"]  # type: ignore[union-attr]


def test_nobody_acts_out_of_turn_twice(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    later = table.view.to_act % 4 + 1
    assert table.bridge.send(c.OutOfTurn(seat=later, action="call"))
    assert "Acts out of turn" not in rows(table, later)


def test_a_chip_that_does_not_play_here_goes_back(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = say_and_push(table, "call", "", (1, 1))
    table.tap(sheet.other)
    for digit in "50":
        table.tap(next(key for key in sheet.keys if key.slot.word == digit))
    assert sheet.go.slot.word == "Add a chip of"
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
    assert (sheet.said.slot.figure, sheet.spoken.other) == ("nothing", "100")
    assert sheet.pushed.slot.fill == "reminder"
    table.key(Qt.Key.Key_Return)
    assert (sheet.view.title, sheet.view.notes) == ("Call 2", ("98 goes back",))
    assert "PRO-2" in rule_ids(sheet)
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[4].bet == 2


def test_an_amount_whose_digits_are_taken_back_was_never_said(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    sheet = assistant(table)
    table.key(Qt.Key.Key_7)
    assert sheet.said.slot.figure == "7"
    table.key(Qt.Key.Key_Backspace)
    assert sheet.said.slot.figure == "nothing"


def test_a_ruling_by_the_keyboard_alone(make: MakeTable) -> None:
    table = players(make, HOLDEM)
    seat = table.view.to_act
    both = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    table.key(getattr(Qt.Key, f"Key_{seat}"), both)
    menu = table.window.menu
    assert menu is not None
    row_at = next(row for row in menu.panel.rows if "Said and put in" in row.slot.word)
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
