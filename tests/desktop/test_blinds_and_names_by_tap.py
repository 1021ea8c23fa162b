"""What a dealer meets of a lone button blind, of blinds all-in for the ante, of a new game, and of long names."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.table.ask_sheet import AskSheet
from engine import commands as c
from engine.values import LONGEST_NAME
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, menu, row, walk

SHORT_DECK = {
    "game": "short_deck", "limit": "no_limit", "button_blind": 10, "ante": {"amount": 5}, "seats": 4,
    "denominations": [5, 25, 100],
}  # fmt: skip
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6, "denominations": [5, 25, 100]}
ANTE = {**HOLDEM, "seats": 4, "ante": {"amount": 5}}
THREE = (("Ann", 1, 500), ("Ben", 2, 400), ("Cy", 3, 200))
FOUR = (*THREE, ("Dee", 4, 200))


def dealt(make: MakeTable, house: dict[str, Any], *people: tuple[str, int, int], button: int = 0) -> Table:
    """A first hand, with the button there."""
    table = make(house, (1280, 800)).sit(*people)
    assert not button or table.bridge.send(c.Button(seat=button))
    table.go()
    return table


def keys(table: Table) -> tuple[str, ...]:
    """What stands on fold, call and go."""
    bar = table.window.view.bar
    return tuple(
        f"{key.face.word} {key.face.figure or key.face.reason}".strip() for key in (bar.fold, bar.call, bar.go)
    )


def figure(table: Table, words: str) -> list[tuple[str, str]]:
    """What the menu explains of a figure that is called so."""
    table.tap(table.window.view.strip.menu)
    row(table, "Why ...")
    row(table, words)
    return explained(table)


def explained(table: Table) -> list[tuple[str, str]]:
    """The sentences that are shown, each with its rule; puts them away."""
    sheet = table.window.overlays.why
    assert sheet.isVisible()
    steps = [(step.words, step.rule) for step in sheet.view.steps]
    sheet.hide()
    return steps


def seat(table: Table, number: int) -> list[tuple[str, str]]:
    """What the menu of a seat explains of it."""
    menu(table, number)
    row(table, "Explain this seat")
    return explained(table)


def test_a_button_blind_alone_is_the_bet_and_the_button_has_the_option(make: MakeTable) -> None:
    """BTN-8."""
    table = dealt(make, SHORT_DECK, *THREE, button=3)
    assert table.view.to_act == 1
    assert keys(table) == ("Fold", "Call 10", "Raise to 20")
    assert figure(table, "The bet") == [("the button blind is the only one: a call costs it in full, 10", "BTN-8")]
    table.call()
    table.call()
    assert table.view.to_act == 3
    assert keys(table)[1:] == ("Check", "Raise to 20")


def test_a_button_blind_alone_on_a_dead_button_is_no_bet(make: MakeTable) -> None:
    """BTN-8, just outside."""
    table = dealt(make, SHORT_DECK, *THREE, button=4)
    assert table.view.button.dead
    assert keys(table)[1:] == ("Check", "All check")
    assert figure(table, "The bet") == [("nobody has bet in this round", "BET-2")]


def test_who_owes_a_blind_is_asked_though_both_blinds_are_all_in(make: MakeTable) -> None:
    """BET-2: both are all-in for the ante; the last can still put in 7, so the first is asked for the full 10."""
    table = dealt(make, ANTE, ("Ann", 1, 5), ("Ben", 2, 4), ("Cy", 3, 200), ("Dee", 4, 12), button=4)
    assert table.view.to_act == 3
    assert keys(table) == ("Fold", "Call 10", "Raise nobody else can bet")
    assert ("nobody else can put in more than the bet as it stands", "BET-2") in figure(table, "What is open")
    table.call()
    assert table.view.to_act == 4
    assert keys(table) == ("Fold", "Call 7", "Raise stack too short")
    table.call()
    assert table.view.phase == "showdown"
    assert table.view.seats[3].stack == 188, "3 came back"


def test_the_only_player_with_chips_is_not_asked(make: MakeTable) -> None:
    """BET-2, just outside."""
    table = dealt(make, ANTE, ("Ann", 1, 5), ("Ben", 2, 4), ("Cy", 3, 200), ("Dee", 4, 5), button=4)
    assert table.view.phase == "showdown"
    assert table.view.seats[3].stack == 195


@pytest.mark.parametrize(("hands", "free"), [(1, True), (5, False)])
def test_a_newcomer_is_free_until_the_button_has_gone_round(make: MakeTable, hands: int, free: bool) -> None:
    """ENT-8."""
    table = make(HOLDEM, (1280, 800)).sit(*FOUR)
    for _ in range(hands):
        walk(table)
    table.seat(6)
    amount(table, "200", name="Eve")
    words, rule = seat(table, 6)[0]
    assert (rule == "ENT-8") == free, words
    if free:
        assert words == (
            "the button has not gone round yet, no blind has passed the seat: is dealt in and owes nothing"
        )
    table.go()
    assert table.view.seats[6].dealt == free
    came = "the button had not gone round, no blind had passed the seat: came in owing nothing"
    assert ((came, "ENT-8") in seat(table, 6)) == free
    assert "ENT-8" not in {rule for _, rule in seat(table, 2)}, "who has played before came in with nothing new"
    assert table.view.seats[6].stack == 200


def test_a_name_is_as_long_as_the_book_takes_it(make: MakeTable) -> None:
    """The 65th letter does not come into the field; the longest name is whole when it is looked at again."""
    table = make(HOLDEM, (1280, 800)).sit(*THREE)
    QTest.keyClicks(naming(table).name, "x" * (LONGEST_NAME + 1))
    table.tap(naming(table).go)
    assert table.view.seats[5].player == "x" * LONGEST_NAME
    assert not table.refused
    menu(table, 5)
    row(table, "Rename")
    assert isinstance(table.window.sheet, AskSheet)
    assert table.window.sheet.name.text() == "x" * LONGEST_NAME


def test_the_key_of_another_name_says_what_comes_of_it(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800)).sit(*THREE)
    menu(table, 1)
    row(table, "Rename")
    sheet = table.window.sheet
    assert isinstance(sheet, AskSheet)
    sheet.name.setText("n")
    assert (sheet.go.face.word, sheet.go.face.figure) == ("Rename to", "n"), "not: Rename n, as if n had another name"


def test_a_pasted_sign_that_nobody_sees_is_refused_and_the_sheet_stays(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800)).sit(*THREE)
    QApplication.clipboard().setText("Zo\u00eb\x07")
    naming(table).name.paste()
    table.tap(naming(table).go)
    assert table.refused == ["a name has no control characters"]
    assert 5 not in table.view.seats
    assert naming(table).name.text().startswith("Zo\u00eb")


def naming(table: Table) -> AskSheet:
    """The sheet that seats somebody in seat 5; a tap opens it."""
    if table.window.sheet is None:
        table.seat(5)
    assert isinstance(table.window.sheet, AskSheet)
    return table.window.sheet
