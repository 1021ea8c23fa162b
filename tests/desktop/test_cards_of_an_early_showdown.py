"""All-in before the flop: with the hands the whole board can be entered, and letters of cards stay letters of cards."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import EnterCards, OpenShowdown, Undo
from desktop.intents.questions import BoardCards, HandCards
from desktop.table.card_sheet import CardSheet
from tests.desktop.conftest import MakeTable, Table

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}


def all_in(make: MakeTable, **house: object) -> Table:
    """Two players are all-in before the flop."""
    table = make({**HOLDEM, **house}).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.key(Qt.Key.Key_A)
    table.call()
    assert table.view.phase == "showdown"
    return table


def enter(table: Table, cards: str) -> None:
    """Type cards and send them, wherever the keyboard is."""
    for letter in cards:
        QTest.keyClicks(table.window.focusWidget() or table.window, letter)
    table.key(Qt.Key.Key_Return)


def sheet(table: Table) -> CardSheet | None:
    """The open grid of cards."""
    open_now = table.window.sheet
    return open_now if isinstance(open_now, CardSheet) else None


def test_after_the_hands_the_whole_board_is_asked_and_winners_are_proposed(make: MakeTable) -> None:
    table = all_in(make)
    table.window.desk.handle(OpenShowdown())
    table.window.desk.handle(EnterCards())
    enter(table, "AhAd")
    enter(table, "KsKd")
    board = sheet(table)
    assert board is not None
    assert (board.wanted.place, board.wanted.count) == (BoardCards(1), 5)
    enter(table, "9hJs3s2d4c")
    assert sheet(table) is None
    assert table.window.menu is None
    assert (table.view.street, table.view.board) == ("river", "9hJs3s2d4c")
    assert table.window.desk.local.proposal.winners == (1,)
    table.window.desk.handle(Undo())
    assert (table.view.street, table.view.board) == ("preflop", "")


def test_winners_that_only_the_cards_named_go_with_the_cards(make: MakeTable) -> None:
    table = all_in(make)
    desk = table.window.desk
    desk.handle(OpenShowdown())
    desk.handle(EnterCards())
    for cards in ("AhAd", "KsKd", "9hJs3s2d4c"):
        enter(table, cards)
    assert desk.local.proposal.winners == (1,)
    desk.handle(Undo())
    assert (table.view.board, desk.local.awards.empty, desk.local.proposal.shares) == ("", True, ())


def test_only_the_flop_may_be_entered_and_a_hand_shown_does_not_close_the_showdown(make: MakeTable) -> None:
    table = all_in(make)
    desk = table.window.desk
    desk.handle(OpenShowdown())
    desk.handle(EnterCards())
    enter(table, "AhAd")
    table.key(Qt.Key.Key_Escape)
    assert desk.local.open_showdown
    assert table.window.view.bar.undo.face.second == "the last tap"
    desk.handle(EnterCards(BoardCards()))
    enter(table, "9hJs")
    assert table.view.street == "preflop", "two cards are no flop"
    enter(table, "3s")
    assert (table.view.street, table.view.board) == ("flop", "9hJs3s")


def test_run_twice_asks_for_each_board_in_full(make: MakeTable) -> None:
    table = all_in(make, runs=2)
    table.call()
    assert table.view.runs == 2
    table.window.desk.handle(OpenShowdown())
    table.window.desk.handle(EnterCards())
    for cards in ("AhAd", "KsKd", "9hJs3s2d4c", "9dJc3d2s4h"):
        enter(table, cards)
    assert table.view.boards == ("9hJs3s2d4c", "9dJc3d2s4h")
    assert sheet(table) is None


def test_before_the_showdown_only_what_lies_there_is_asked(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.check_round()
    table.window.desk.handle(EnterCards(BoardCards()))
    board = sheet(table)
    assert board is not None
    assert board.wanted.count == 3


def test_key_b_asks_for_the_next_cards_that_are_missing_as_the_button_does(make: MakeTable) -> None:
    table = all_in(make, runs=2)
    table.call()
    table.window.desk.handle(OpenShowdown())
    for cards, place in (("AhAd", HandCards(1)), ("KsKd", HandCards(2)), ("9hJs3s2d4c", BoardCards(1))):
        table.key(Qt.Key.Key_B)
        now = sheet(table)
        assert now is not None
        assert now.wanted.place == place
        enter(table, cards)
        table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_B)
    now = sheet(table)
    assert now is not None
    assert now.wanted.place == BoardCards(2)


def test_cards_that_lie_there_already_are_no_step(make: MakeTable) -> None:
    table = all_in(make)
    table.window.desk.handle(OpenShowdown())
    for _ in range(2):
        table.window.desk.handle(EnterCards(HandCards(1)))
        now = sheet(table)
        assert now is not None
        now.confirmed.emit("AhAd")
    assert sheet(table) is None
    assert sum("Ah" in line.text or "shows" in line.text for line in table.bridge.scene.log) == 1


def test_in_a_betting_round_the_board_alone_is_asked_and_keys_are_those_of_the_game_again(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.check_round()
    assert table.view.street == "flop"
    table.key(Qt.Key.Key_B)
    enter(table, "9hJs3s")
    assert table.view.board == "9hJs3s"
    assert sheet(table) is None
    actor = table.view.to_act
    table.key(Qt.Key.Key_C)
    assert table.view.to_act not in (actor, None)
