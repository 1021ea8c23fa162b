"""The all-in at a real table where not every chip plays: a cap (LIM-6), whole units (BET-5), a loan (STK-4)."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.intents import Explain
from desktop.present.pad import arithmetic, wager_of
from desktop.present.sizes import size
from desktop.present.strip import strip
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.correcting import correct

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [25, 50], "seats": 9, "betting_unit": 25}
UNITS = {**HOLDEM, "small_chips": "whole_units"}
CAP = {**HOLDEM, "cap": 110}


def dealt(make: MakeTable, settings: dict[str, Any], *stacks: int) -> Table:
    """The cards are out; the first of these acts first."""
    names = ("Ann", "Ben", "Cid", "Dee")
    table = make(settings).sit(*((names[at], at + 1, stack) for at, stack in enumerate(stacks)))
    table.bridge.send(c.Button(seat=1))
    table.go()
    return table


def go_words(table: Table) -> tuple[str, str, str]:
    """What the go slot says."""
    slot = table.window.view.bar.go.face
    return slot.word, slot.figure, slot.second


def all_in_words(table: Table) -> tuple[str, str]:
    """What the quick all-in says."""
    slot = next(quick.face for quick in table.window.view.column.pad.quicks if quick.face.word == "all-in")
    return slot.figure, slot.reason


def test_where_only_whole_units_play_the_key_puts_them_in(make: MakeTable) -> None:
    table = dealt(make, UNITS, 537, 537, 537)
    assert all_in_words(table) == ("525", "")
    table.key(Qt.Key.Key_A)
    player = table.view.seats[1]
    assert (table.view.bet, player.state, player.stack) == (525, "all_in", 12)


def test_typed_whole_units_are_called_all_in(make: MakeTable) -> None:
    table = dealt(make, UNITS, 537, 537, 537)
    table.type("525")
    assert go_words(table) == ("All in", "525", "")
    table.go()
    assert table.view.seats[1].state == "all_in"


def test_chips_too_small_for_a_unit_are_not_over_the_stack_that_has_them(make: MakeTable) -> None:
    table = dealt(make, UNITS, 537, 537, 537)
    for typed, second in (("537", "537: unit 25"), ("538", "538 is over the stack")):
        table.type(typed)
        assert go_words(table) == ("All in", "525", second)
        table.key(Qt.Key.Key_Escape)


def test_a_size_between_the_whole_units_and_the_stack_is_the_all_in(make: MakeTable) -> None:
    table = dealt(make, UNITS, 1000, 512, 1000)
    table.type("225")
    table.go()
    made = size(table.bridge.scene, "x2.25")  # 506
    assert made is not None
    assert (made.to, made.wrong) == (500, "")
    over = size(table.bridge.scene, "x2.5")  # 562
    assert over is not None
    assert (over.to, over.wrong) == (None, "over_stack")


def test_under_a_cap_the_all_in_is_the_cap_even_if_no_multiple_of_the_unit(make: MakeTable) -> None:
    table = dealt(make, CAP, 1000, 1000, 1000)
    assert all_in_words(table) == ("110", "")
    table.type("110")
    assert go_words(table) == ("All in", "110", "")
    table.go()
    assert (table.view.bet, table.view.seats[1].state) == (110, "all_in")


def test_what_is_over_the_cap_is_still_said_to_be(make: MakeTable) -> None:
    table = dealt(make, CAP, 1000, 1000, 1000)
    table.type("150")
    assert go_words(table) == ("All in", "110", "150 is over the cap")


@pytest.mark.parametrize(
    ("small_chips", "cap", "pill", "most"),
    [
        ("whole_units", 303, "Cap 303, 300 in units", "all that plays in whole units of 25, 300"),
        ("whole_units", 300, "Cap 300", "all that the cap of the hand lets play, 300"),
        ("all_in", 303, "Cap 303", "all that the cap of the hand lets play, 303"),
    ],
)
def test_the_pill_of_the_cap_says_what_plays_of_it(
    make: MakeTable, small_chips: str, cap: int, pill: str, most: str
) -> None:
    """The trial: the strip said 303 where nobody could ever put in more than 300 (LIM-6, BET-5)."""
    table = dealt(make, {**HOLDEM, "small_chips": small_chips, "cap": cap}, 1000, 1000, 1000)
    words = [shown.words for shown in strip(table.bridge.scene).pills]
    assert pill in words
    wager = wager_of(table.bridge.scene)
    assert wager is not None
    assert arithmetic(table.bridge.scene, wager) == most
    shown = next(shown for shown in strip(table.bridge.scene).pills if shown.words == pill)
    assert shown.intent == Explain("limits")


def test_a_call_that_reaches_the_cap_is_one_all_in(make: MakeTable) -> None:
    table = dealt(make, CAP, 1000, 1000, 1000)
    table.key(Qt.Key.Key_A)
    call = table.window.view.bar.call.face
    assert (call.word, call.figure, call.second) == ("Call", "85", "all in")
    table.key(Qt.Key.Key_A)
    assert (table.view.seats[2].bet, table.view.seats[2].state) == (110, "all_in")


def test_the_seat_that_is_folded_to_has_its_own_all_in(make: MakeTable) -> None:
    table = dealt(make, UNITS, 537, 1012, 312)
    table.seat(2)
    table.type("312")
    assert go_words(table)[:2] == ("Raise to", "300")
    table.key(Qt.Key.Key_A)
    assert (table.view.bet, table.view.seats[2].state) == (1000, "all_in")


def test_a_correction_takes_the_all_in_of_that_moment(make: MakeTable) -> None:
    table = dealt(make, CAP, 1000, 1000, 1000)
    table.call()
    sheet = correct(table, "Ann calls")
    for digit in "110":
        table.tap(next(key for key in sheet.keys if key.face.word == digit))
    assert (sheet.go.face.figure, sheet.go.face.second) == ("110", "")
    table.tap(sheet.go)
    table.tap(sheet.go)
    assert (table.view.bet, table.view.seats[1].state) == (110, "all_in")


def test_who_folded_out_of_turn_owed_what_plays_of_the_stack(make: MakeTable) -> None:
    table = dealt(make, UNITS, 40, 1000, 1000, 1000)
    table.bridge.send(c.OutOfTurn(seat=1, action="fold"))
    table.call()
    call = table.window.view.bar.call.face
    assert (table.view.to_act, call.figure, call.reason) == (1, "25", "acted out of turn")


@pytest.mark.parametrize("limit", ["no_limit", "pot_limit", "spread"])
def test_who_borrowed_to_raise_is_told_so_and_not_of_a_cap_or_the_pot(make: MakeTable, limit: str) -> None:
    """STK-4: not all-in later in that hand."""
    spread = {"spread": [[10, 500]]} if limit == "spread" else {}
    table = make({**HOLDEM, "limit": limit, "blinds": [5, 10], "betting_unit": 1, "stakes": "open", **spread})
    table.sit(("Ann", 1, 1000), ("Ben", 2, 1000), ("Cid", 3, 150))
    table.bridge.send(c.Button(seat=1))
    table.go()
    table.check_round()
    for command in (
        c.Act("bet", seat=2, to=20),
        c.Marker(seat=3, amount=50, accepted=True),
        c.Act("raise", seat=3, to=60),
        c.Act("fold", seat=1),
        c.Act("raise", seat=2, to=120),
    ):
        assert table.bridge.send(command), table.refused
    assert all_in_words(table) == ("", "borrowed")
    table.key(Qt.Key.Key_A)
    assert table.statement == "all-in: not in a hand in which the player borrowed to raise. (STK-4)"
    table.type("190")
    assert go_words(table) == ("Raise to", "189", "190: borrowed to raise")
