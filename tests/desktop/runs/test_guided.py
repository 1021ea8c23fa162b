"""The guided award of several runs or boards: one at a time, best hand first, by touch and by keyboard alone."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from desktop.kit.covers import REST_MS
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table, tap_at
from tests.desktop.runs.tables import GRIDS, HIGH_LOW, HOLDEM, THREE, all_in, bar, cards


def test_run_one_goes_on_to_run_two_by_itself(table: Table) -> None:
    assert table.statement == "Run 1: who is best?"
    assert [card.state for card in cards(table)] == ["now", "open"]
    table.seat(2)
    assert table.statement == "Run 1: who is next?", "the side pot has no winner yet"
    assert bar(table).go.face.reason == "Run 1, side pot has no winner yet"
    table.seat(1)
    assert table.statement == "Run 2: who is best?"
    assert [card.state for card in cards(table)] == ["done", "now"]
    assert bar(table).go.face.reason == "Run 2, main pot has no winner yet"
    assert bar(table).undo.face.second == "Run 1: Maya 2nd"


def test_each_half_shows_what_it_is_worth_and_who_takes_it(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    first, second = cards(table)
    assert [(row.pot, row.amount, row.winner) for row in first.rows if row.winner != "Lena"] == [
        ("Side, half", "100", "Maya"), ("Main, half", "300", "Theo"),
    ]  # fmt: skip
    assert [row.winner for row in second.rows][-2:] == ["", ""]
    column = table.window.view.column.view
    assert column is not None
    assert column.awards is not None
    assert (column.awards.title, column.awards.note) == ("One run at a time", "2 of 4 given")


def test_as_in_run_one_repeats_the_ranking_and_push_pays_both(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    again = table.window.view.column.tools[0]
    assert (again.face.word, again.face.second) == ("As in run 1", "Theo: Main, Maya: Side")
    table.tap(again)
    assert table.statement == "Every pot has a winner"
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 200, 2: 600, 7: 200}


def place(table: Table, widget: QWidget) -> QRect:
    """Where a widget lies in the window."""
    return QRect(widget.mapTo(table.window, QPoint(0, 0)), widget.size())


def keys_of_the_column(table: Table) -> dict[str, QRect]:
    """The places of all that can be tapped among the runs, by name."""
    column = table.window.view.column
    keys = [hand for run in column.runs if run.isVisible() for hand in (*run.hands, run.face)]
    return {key.accessibleName(): place(table, key) for key in (*keys, *column.tools) if key.isVisible()}


@pytest.mark.parametrize("size", [*GRIDS.values(), (1024, 600)])
@pytest.mark.parametrize("rules", [HOLDEM, HIGH_LOW], ids=["high", "high_low"])
@pytest.mark.parametrize("people", [THREE, THREE[:2]], ids=["three", "two"])
def test_as_in_run_one_comes_where_no_key_was(
    make: MakeTable, size: tuple[int, int], rules: dict[str, Any], people: tuple[tuple[str, int, int], ...]
) -> None:
    """A second tap on the last hand of run 1, or on run 2 below it, copies nothing."""
    table = all_in(make(rules, size), *people)
    column = table.window.view.column
    before: dict[str, QRect] = {}
    for seat in (2, 1, 2, 1):
        if any(tool.isVisible() and tool.face.word == "As in run 1" for tool in column.tools):
            break
        before = keys_of_the_column(table)
        table.seat(seat)
    again = next(tool for tool in column.tools if tool.isVisible() and tool.face.word == "As in run 1")
    assert before, "run 1 was ranked by these taps"
    assert [name for name, rect in before.items() if rect.intersects(place(table, again))] == []


def test_the_other_hand_wins_run_two_by_its_button_in_the_column(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    hands = {button.face.word: button for button in table.window.view.column.runs[1].hands if button.isVisible()}
    assert sorted(hands) == ["Lena", "Maya", "Theo"]
    table.tap(hands["Lena"])
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 100, 2: 300, 7: 600}


def test_what_moves_to_run_two_takes_no_second_tap_of_the_same_finger(table: Table) -> None:
    """The card of run 1 shrinks under the finger, and a hand or the head of another run comes to lie there."""
    runs = table.window.view.column.runs
    for at, name in ((1000, "Theo"), (2000, "Maya")):
        tap_at(next(button for button in runs[0].hands if button.isVisible() and button.face.word == name), at)
    assert [card.state for card in cards(table)] == ["done", "now"]
    moved = [runs[0].face, *(button for button in runs[1].hands if button.isVisible())]
    assert len(moved) == 4
    for tap in moved:
        tap_at(tap, 2000 + REST_MS - 10)
    assert table.statement == "Run 2: who is best?"
    tap_at(moved[0], 2000 + REST_MS + 10)
    assert table.statement == "Run 1: who is best?"


def test_undo_goes_back_to_run_one_tap_by_tap(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    table.undo()
    assert table.statement == "Run 1: who is next?"
    table.undo()
    assert table.window.desk.local.awards.empty


def test_a_run_that_is_done_is_ranked_again_by_a_tap_on_its_card(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    table.seat(7)
    assert table.statement == "Every pot has a winner"
    table.tap(table.window.view.column.runs[0].face)
    assert table.statement == "Run 1: who is best?"
    assert bar(table).go.face.reason == "Run 1, main pot has no winner yet"
    table.seat(7)
    assert table.statement == "Every pot has a winner", "run 2 has kept its winner"
    table.undo()
    table.undo()
    assert table.statement == "Every pot has a winner"
    assert [row.winner for row in cards(table)[0].rows][-1] == "Theo"


def test_three_runs_are_thirds(make: MakeTable) -> None:
    table = all_in(make(HOLDEM), ("Maya", 1, 100), ("Theo", 2, 100), times=3)
    table.seat(1)
    table.seat(2)
    assert table.statement == "Run 3: who is best?"
    assert [card.rows[0].amount for card in cards(table)] == ["67", "67", "66"]
    assert [card.rows[0].pot for card in cards(table)] == ["Pot, a third"] * 3
    table.tap(table.window.view.column.tools[0])
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 133, 2: 67}


def test_two_boards_are_guided_too(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Maya", 1, 100), ("Theo", 2, 100), ("Lena", 7, 100))
    assert table.bridge.send(c.Bomb(ante=10, boards=2), c.Deal())
    while table.view.phase == "betting":
        assert table.bridge.send(c.Act("check"))
    table.seat(1)
    assert table.statement == "Board 2: who is best?"
    assert bar(table).go.face.reason == "Board 2 has no winner yet"
    table.seat(7)
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 105, 2: 90, 7: 105}


def test_by_keyboard_alone(table: Table) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    table.key(Qt.Key.Key_2, alt)
    table.key(Qt.Key.Key_1, alt)
    assert table.statement == "Run 2: who is best?"
    table.key(Qt.Key.Key_S)
    assert table.statement == "Every pot has a winner"
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "between"


def test_tab_comes_by_the_hands_the_other_runs_and_as_in_run_one(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    column, seen = table.window.view.column, set[QWidget]()
    for _ in range(60):
        table.window.focusNextPrevChild(True)
        seen.add(table.window.focusWidget())
    wanted = {column.runs[0].face, column.tools[0], *(b for b in column.runs[1].hands if b.isVisible())}
    assert wanted <= seen
    assert all(widget.accessibleName() for widget in wanted)
