"""After somebody was seated the next free seat is ready: a name and Enter each, until there is none or it is ended."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, steps

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "betting_unit": 5}
SIX: dict[str, Any] = {**HOLDEM, "seats": 6}


def named(table: Table, name: str) -> None:
    """Type a name into what has the keyboard, and Enter."""
    QTest.keyClicks(table.window.focusWidget(), name)
    table.key(Qt.Key.Key_Return)


def lit(table: Table) -> list[int]:
    """The seats that are dashed amber."""
    plates = table.window.view.felt.seats
    return [seat for seat, one in plates.items() if one.plate.kind == "empty" and one.plate.edge == "now"]


def test_name_and_enter_seat_a_table(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(4)
    assert lit(table) == [4]
    for name, following in (("Ann", [5]), ("Ben", [6]), ("Cal", [1]), ("Dee", [2]), ("Eli", [3]), ("Fay", [])):
        named(table, name)
        assert lit(table) == following
    assert [table.view.seats[seat].player for seat in range(1, 7)] == ["Dee", "Eli", "Fay", "Ann", "Ben", "Cal"]
    assert table.window.sheet is None, "the table is full"


def test_the_next_one_buys_in_for_as_much(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    amount(table, "700", name="Ann")
    assert table.window.sheet.title == "Seat 2 is next"
    named(table, "Ben")
    assert [one.stack for one in table.view.seats.values()] == [700, 700]


@pytest.mark.parametrize("way", ["Enter", "its key", "the close key", "Escape"])
def test_it_is_ended_by_one_tap_or_enter(make: MakeTable, way: str) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    before, sheet = steps(table), table.window.sheet
    assert sheet.go.slot.word == "Done"
    if way == "Enter":
        table.key(Qt.Key.Key_Return)
    elif way == "Escape":
        table.key(Qt.Key.Key_Escape)
    else:
        table.tap(sheet.go if way == "its key" else sheet.close_key)
    assert table.window.sheet is None
    assert lit(table) == []
    assert steps(table) == before
    assert list(table.view.seats) == [1]


def test_an_amount_alone_seats_somebody_without_a_name(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.tap(table.window.sheet.entry)
    amount(table, "300")
    assert (table.view.seats[2].player, table.view.seats[2].stack) == ("P2", 300)


def test_the_key_of_a_seat_writes_nothing_into_a_name(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.key(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    assert table.window.sheet.name.text() == ""


def test_dealing_ends_it_and_so_does_another_seat(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.seat(6)
    assert lit(table) == [6]
    assert table.window.sheet.go.slot.word == "Sit with", "a seat that was tapped is taken without a name too"
    named(table, "Ben")
    table.go()
    assert table.view.phase == "betting"
    assert table.window.sheet is None
    assert lit(table) == []


def test_between_hands_it_goes_on_too(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.fold()
    table.seat(5)
    named(table, "Eli")
    assert lit(table) == [6]
    assert table.window.sheet is not None


def test_in_a_hand_somebody_sits_down_and_the_hand_goes_on(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.seat(5)
    named(table, "Eli")
    assert table.view.seats[5].player == "Eli"
    assert table.window.sheet is None
    assert lit(table) == []


def test_a_name_that_sits_already_keeps_the_sheet(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    named(table, "Ann")
    assert list(table.view.seats) == [1]
    assert table.window.sheet is not None
    assert table.window.sheet.name.text() == "Ann"
    assert lit(table) == [2]


def test_a_newcomer_who_has_to_choose_is_not_hidden_by_the_next_seat(make: MakeTable) -> None:
    table = make({**HOLDEM, "new_player": "post_or_wait"}).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cal", 3, 500))
    for _ in range(4):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    table.seat(5)
    named(table, "Eli")
    assert [due.seat for due in table.view.dues] == [5]
    assert table.window.sheet is None, "post or wait lies in sight"
    assert lit(table) == []
