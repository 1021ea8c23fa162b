"""A push that is taken back leaves the winners as they were given: a tap changes what was wrong (POT-5, PRO-11)."""

from typing import Any

import pytest

from desktop.table.window import TableWindow
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.runs.tables import HIGH_LOW, HOLDEM, THREE, all_in, bar, cards


def stacks(table: Table) -> dict[int, int]:
    """Chips by seat."""
    return {seat: player.stack for seat, player in table.view.seats.items()}


def at_river(make: MakeTable, *people: tuple[str, int, int]) -> Table:
    """A hand checked through to its showdown."""
    table = make(HOLDEM).sit(*people)
    assert table.bridge.send(c.Deal())
    while table.view.phase == "betting":
        table.call()
    return table


def test_both_runs_come_back_and_the_next_tap_deals_no_third(make: MakeTable) -> None:
    table = all_in(make(HOLDEM, (1280, 800)), *THREE)
    for seat in (2, 1, 7):
        table.seat(seat)
    given, tie = cards(table), bar(table).call.face.word
    table.go()
    wrong = stacks(table)
    table.undo()
    assert table.statement == "Every pot has a winner"
    assert cards(table) == given
    assert bar(table).call.face.word == tie, "no key came to lie where the tie was"
    table.call()
    assert table.view.runs == 2
    table.call()
    table.tap(table.window.view.column.runs[0].face)
    table.seat(7)
    table.go()
    assert stacks(table) != wrong
    assert stacks(table) == {1: 0, 2: 0, 7: 1000}


@pytest.mark.parametrize("ranked", [(1,), (1, 2, 7)], ids=["best alone", "all ranked"])
def test_one_tap_puts_another_hand_in_the_winners_place(make: MakeTable, ranked: tuple[int, ...]) -> None:
    table = at_river(make, *THREE)
    for seat in ranked:
        table.seat(seat)
    table.go()
    table.undo()
    assert bar(table).go.face.second == "30 to Maya"
    table.seat(7)
    assert bar(table).go.face.second == "30 to Lena"
    table.undo()
    assert bar(table).go.face.second == "30 to Maya", "that tap is undone as every tap is"
    table.go()
    assert stacks(table) == {1: 320, 2: 190, 7: 490}


def test_both_halves_of_a_high_low_pot_come_back(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW), ("Maya", 1, 100), ("Theo", 2, 100), times=2)
    for seat in (1, 2, 1, 2):
        table.seat(seat)
    table.go()
    pushed = stacks(table)
    table.undo()
    assert [row.winner for card in cards(table) for row in card.rows] == ["Maya, low Theo"] * 2
    table.go()
    assert stacks(table) == pushed


def test_the_winners_are_the_books_not_the_windows(make: MakeTable) -> None:
    table = at_river(make, *THREE)
    table.seat(2)
    table.go()
    assert table.bridge.undo()
    other: Any = TableWindow(table.bridge)
    assert other.desk.local.awards.high == (((2,),),), "a window opened later has them as well"
    other.deleteLater()


def test_what_the_cards_proposed_goes_with_the_cards(make: MakeTable) -> None:
    table = at_river(make, ("Maya", 1, 100), ("Theo", 2, 100))
    assert table.bridge.send(c.Cards(board="2c7d9hJsKd"), c.Show(seat=1, cards="KcKh"), c.Show(seat=2, cards="3c4h"))
    assert bar(table).go.face.second == "20 to Maya"
    table.go()
    table.undo()
    assert bar(table).go.face.second == "20 to Maya"
    table.undo()
    assert table.window.desk.local.awards.empty


def test_an_earlier_step_taken_back_as_well_leaves_nobody_ranked(make: MakeTable) -> None:
    table = at_river(make, *THREE)
    table.seat(2)
    table.go()
    table.undo()
    table.undo()
    assert table.view.phase == "betting"
    table.call()
    assert table.view.phase == "showdown"
    assert table.window.desk.local.awards.empty
