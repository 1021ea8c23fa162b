"""The hand ends under an open card sheet: no tap is dead, and cards that were typed are not lost unsaid (POT-5)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import EnterCards, Send, Undo
from desktop.intents.questions import BoardCards, HandCards
from desktop.present.cards import cards_wanted, entered
from desktop.table.card_sheet import CardSheet
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}
STUD = {"game": "seven_card_stud", "limit": "fixed", "bets": [10, 20], "bring_in": 5, "seats": 8}
LOST = "Cards of the board not entered: the hand is over. Undo brings it back."


def ranked(make: MakeTable) -> Table:
    """At the showdown the winner was tapped."""
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    while table.view.phase != "showdown":
        table.check_round()
    table.seat(1)
    assert table.window.desk.local.proposal.winners == (1,)
    return table


def write(table: Table, cards: str) -> None:
    """Type cards, wherever the keyboard is."""
    for letter in cards:
        QTest.keyClicks(table.window.focusWidget() or table.window, letter)


@pytest.mark.parametrize("cards", ["9h", "9hJs3s2d4c"])
def test_the_push_closes_the_sheet_of_the_board_and_says_that_cards_are_not_in(make: MakeTable, cards: str) -> None:
    table = ranked(make)
    desk = table.window.desk
    desk.handle(EnterCards(BoardCards()))
    write(table, cards)
    table.tap(table.window.view.bar.go)
    assert table.view.phase == "between"
    assert table.window.sheet is None
    assert table.statement == LOST
    desk.handle(Undo())
    desk.handle(EnterCards(BoardCards()))
    write(table, "9hJs3s2d4c")
    table.key(Qt.Key.Key_Return)
    assert table.view.board == "9hJs3s2d4c"


def test_a_sheet_without_cards_closes_and_who_won_is_said(make: MakeTable) -> None:
    table = ranked(make)
    table.window.desk.handle(EnterCards(BoardCards()))
    table.tap(table.window.view.bar.go)
    assert table.window.sheet is None
    assert table.statement.startswith("Ann wins")


def test_a_hand_is_shown_after_the_push_and_at_the_deal_it_is_said_that_one_is_not_in(make: MakeTable) -> None:
    table = ranked(make)
    desk = table.window.desk
    desk.handle(EnterCards(HandCards(1)))
    write(table, "AhAd")
    table.tap(table.window.view.bar.go)
    assert isinstance(table.window.sheet, CardSheet)
    table.key(Qt.Key.Key_Return)
    assert table.window.sheet is None
    assert any("Ann shows" in line.text for line in desk.scene.log)
    desk.handle(EnterCards(HandCards(2)))
    write(table, "KsKd")
    desk.handle(Send(c.Deal()))
    assert table.view.phase != "between"
    assert table.window.sheet is None
    assert table.statement == LOST.replace("the board", "Ben")


def test_between_hands_the_cards_of_a_board_are_refused_in_words(make: MakeTable) -> None:
    table = ranked(make)
    wanted = cards_wanted(table.bridge.scene, BoardCards(), table.bridge.dry)
    assert wanted is not None
    table.go()
    assert table.view.phase == "between"
    assert not table.bridge.send(*entered(table.bridge.scene, wanted, "9hJs3s2d4c"))
    assert len(table.refused) == 1


def test_a_fold_under_the_sheet_of_upcards_is_refused_in_words_and_the_cards_stay(make: MakeTable) -> None:
    table = make(STUD).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    desk = table.window.desk
    desk.handle(Send(c.Deal(up={"1": "2c", "2": "9d", "3": "Kh"})))
    while table.view.street == "third":
        table.call()
    desk.handle(EnterCards(BoardCards()))
    write(table, "3c4d5h")
    sheet = table.window.sheet
    assert isinstance(sheet, CardSheet)
    desk.handle(Send(c.First(seat=1)))
    desk.handle(Send(c.Act(action="fold")))
    table.key(Qt.Key.Key_Return)
    assert len(table.refused) == 1
    assert table.window.sheet is sheet
    assert len(sheet.cards) == 3


def on_the_flop(make: MakeTable) -> Table:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.check_round()
    assert table.view.street == "flop"
    table.window.desk.handle(EnterCards(BoardCards()))
    return table


def test_a_sheet_of_the_flop_without_cards_closes_when_the_street_goes_on(make: MakeTable) -> None:
    """The trial: it was opened, the betting went on, and it lay over the column to the river."""
    table = on_the_flop(make)
    table.call()
    assert table.window.sheet is not None, "the street is the same"
    table.check_round()
    assert table.view.street == "turn"
    assert table.window.sheet is None


def test_cards_that_were_begun_on_the_flop_go_on_with_the_board_of_the_turn(make: MakeTable) -> None:
    table = on_the_flop(make)
    write(table, "9hJs")
    table.check_round()
    sheet = table.window.sheet
    assert isinstance(sheet, CardSheet)
    assert (sheet.cards, sheet.wanted.count) == (["9h", "Js"], 4)
    write(table, "3s2d")
    table.key(Qt.Key.Key_Return)
    assert (table.view.board, table.window.sheet) == ("9hJs3s2d", None)


def test_a_sheet_of_upcards_without_cards_closes_when_the_street_goes_on(make: MakeTable) -> None:
    table = make(STUD).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    desk = table.window.desk
    desk.handle(Send(c.Deal(up={"1": "2c", "2": "9d", "3": "Kh"})))
    while table.view.street == "third":
        table.call()
    desk.handle(EnterCards(BoardCards()))
    assert table.window.sheet is not None
    desk.handle(Send(c.First(seat=1)))
    while table.view.street == "fourth":
        table.call()
    assert table.window.sheet is None
