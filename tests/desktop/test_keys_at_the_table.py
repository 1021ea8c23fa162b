"""Keys of the keyboard at the table: what they play, and what they say where they do nothing."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.help.keys import groups
from desktop.present.notice import Notice
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table, tap_at
from tests.desktop.limit_tables import LIMIT, limit_table


class TestKeysInFixedLimit:
    """A key works, or the statement says why not."""

    def flop(self, make: MakeTable) -> Table:
        """Nobody has bet on the flop."""
        table = limit_table(make)
        for _ in range(4):
            table.call()
        assert table.view.street == "flop"
        return table

    def test_k_checks_all_and_so_does_a_tap_that_displaces_no_bet(self, make: MakeTable) -> None:
        table = self.flop(make)
        assert table.window.view.bar.go.face.word == "Bet"
        button = table.window.view.bar.statement.button
        assert button.face.word == "All check"
        table.tap(button)
        assert table.view.street == "turn"
        table.key(Qt.Key.Key_K)
        assert table.view.street == "river"

    def test_k_says_why_not(self, make: MakeTable) -> None:
        table = limit_table(make)
        table.key(Qt.Key.Key_K)
        assert table.statement.startswith("All check: only while nobody has bet")
        assert table.view.to_act == 3

    @pytest.mark.parametrize(
        "key", [Qt.Key.Key_M, Qt.Key.Key_H, Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_A, Qt.Key.Key_7]
    )
    def test_a_size_says_why_not(self, make: MakeTable, key: Qt.Key) -> None:
        table = limit_table(make)
        table.key(key)
        assert table.statement.startswith("There is one size here")
        assert table.view.to_act == 3

    def test_a_plays_the_all_in_that_is_on_the_bar(self, make: MakeTable) -> None:
        table = make(LIMIT).sit(("Ann", 1, 900), ("Ben", 2, 900), ("Fred", 3, 33))
        assert table.bridge.send(c.Button(seat=3))
        table.go()
        slot = table.window.view.bar.go.face
        assert (slot.word, slot.figure) == ("All in", "33")
        table.key(Qt.Key.Key_A)
        assert table.view.bet == 33

    def test_enter_says_that_nothing_is_amber(self, make: MakeTable) -> None:
        table = limit_table(make)
        table.key(Qt.Key.Key_Return)
        assert "Enter presses no key now: F, C and R act." in table.statement
        assert table.view.to_act == 3

    def test_f1_lists_no_size_that_cannot_be_chosen(self) -> None:
        keys = {key for group in groups(sized=False) for key, _ in group.lines}
        assert {"M", "H", "T", "P", "0 – 9"} & keys == set()
        assert {"F", "C", "K", "R", "A"} <= keys


class TestKeys:
    """Keys as a quick hand presses them."""

    def test_r_plays_the_amount_that_was_typed(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.key(Qt.Key.Key_R)
        assert table.view.bet == 10, "nothing was typed: the pad has the keyboard"
        table.key(Qt.Key.Key_2)
        table.key(Qt.Key.Key_0)
        table.key(Qt.Key.Key_R)
        assert table.view.bet == 20

    def test_two_quick_undos_are_two_where_a_hand_begins(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.fold()
        for _ in range(3):  # the fold, the deal, the last who sat down
            QTest.keyClick(table.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert (table.view.hand, len(table.view.seats)) == (0, 5)
        assert table.window.rest.resting, "other keys wait"
        for _ in range(3):
            QTest.keyClick(table.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert sum(player.state == "folded" for player in table.view.seats.values()) == 1

    def test_r_never_puts_a_whole_stack_in(self, make: MakeTable) -> None:
        table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6})
        table.sit(("Ann", 1, 15), ("Ben", 2, 500), ("Cid", 3, 500))
        table.bridge.send(c.Button(seat=1))
        table.go()
        assert table.window.view.bar.go.face.word == "All in"
        before = table.view
        for key in (Qt.Key.Key_R, Qt.Key.Key_1, Qt.Key.Key_Return):
            table.window.desk.say(Notice(""))
            table.key(key)
            assert table.view == before
            assert table.statement == "All-in is the only size: A plays it, or a tap."
        table.key(Qt.Key.Key_A)
        assert table.view.seats[1].state == "all_in"

    @pytest.mark.parametrize("house", [{}, {"money": {"currency": "EUR", "minor_units": 100}}])
    def test_the_amount_of_the_only_raise_is_typed_and_sent(self, make: MakeTable, house: dict[str, Any]) -> None:
        table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6, **house})
        table.sit(("Ann", 1, 15), ("Ben", 2, 500), ("Cid", 3, 500))
        table.bridge.send(c.Button(seat=1))
        table.go()
        before = table.view
        for wrong in (Qt.Key.Key_2, Qt.Key.Key_Return, Qt.Key.Key_R):
            table.key(wrong)
            assert table.view == before
            assert table.statement == "All-in is the only size: A plays it, or a tap."
        table.key(Qt.Key.Key_Backspace)
        table.key(Qt.Key.Key_1)
        table.key(Qt.Key.Key_5)
        assert table.window.view.bar.go.face.fill == "next"
        table.key(Qt.Key.Key_Return)
        player = table.view.seats[1]
        assert (player.state, player.bet, table.view.to_act) == ("all_in", 15, 2)
        assert table.window.desk.local.entry.empty

    def test_a_calls_with_a_stack_that_is_no_more_than_the_call(self, make: MakeTable) -> None:
        table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6})
        table.sit(("Ann", 1, 500), ("Ben", 2, 400), ("Cid", 3, 500))
        table.bridge.send(c.Button(seat=1))
        table.go()
        table.key(Qt.Key.Key_A)
        assert table.view.to_act == 2
        table.key(Qt.Key.Key_A)
        assert table.view.seats[2].state == "all_in"

    def test_after_r_and_c_no_key_of_the_bar_has_the_keyboard(self, make: MakeTable) -> None:
        table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6})
        table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 15))
        table.bridge.send(c.Button(seat=1))
        table.go()
        table.key(Qt.Key.Key_R)
        assert table.window.focusWidget() in table.window.view.column.pad.keys
        table.key(Qt.Key.Key_C)
        table.key(Qt.Key.Key_C)
        assert not table.window.view.column.pad.isVisible(), "only all-in is left to Cid"
        assert table.window.focusWidget() is table.window

    def test_enter_does_the_only_act_an_act_out_of_turn_leaves(self, make: MakeTable) -> None:
        table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6, "preset": "tournament"})
        table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500), ("Dee", 4, 500))
        table.bridge.send(c.Button(seat=1))
        table.go()
        table.bridge.send(c.OutOfTurn(seat=1, action="raise", to=60))
        table.fold()
        bar = table.window.view.bar
        assert (table.view.to_act, bar.fold.face.open, bar.call.face.open) == (1, False, False)
        assert bar.go.face.fill == "next"
        table.key(Qt.Key.Key_Return)
        assert table.view.bet == 60

    def test_two_quick_folds_are_two(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.key(Qt.Key.Key_F)
        table.key(Qt.Key.Key_F)
        assert [table.view.seats[seat].state for seat in (5, 7)] == ["folded", "folded"]

    def test_keys_of_the_bar_act_right_after_an_all_in(self, make: MakeTable) -> None:
        table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6})
        table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500), ("Dee", 4, 500), ("Eve", 5, 500))
        table.go()
        table.key(Qt.Key.Key_F)
        table.key(Qt.Key.Key_A)
        first = table.view
        for key in (Qt.Key.Key_A, Qt.Key.Key_M, Qt.Key.Key_R, Qt.Key.Key_5):
            QTest.keyClick(table.window, key)
            assert table.view == first, "a size is not played twice"
            assert table.statement == "Too quick: that key did nothing. Press it again."
        for _ in range(2):
            QTest.keyClick(table.window, Qt.Key.Key_F)
        assert [player.state for player in table.view.seats.values()].count("folded") == 3
        assert table.window.rest.resting, "sizes still wait"

    def test_a_key_that_rests_where_a_hand_ended_is_told(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        while table.view.phase == "betting":
            QTest.keyClick(table.window, Qt.Key.Key_F)
        assert table.window.rest.resting
        before = table.view
        QTest.keyClick(table.window, Qt.Key.Key_Return)
        assert table.view == before
        assert table.statement == "Too quick: that key did nothing. Press it again."

    def test_two_quick_taps_are_one(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        fold = table.window.view.bar.fold
        tap_at(fold, 1000)
        tap_at(fold, 1200)
        assert [table.view.seats[seat].state for seat in (5, 7)] == ["folded", "in"]


def test_no_key_of_the_next_screen_gets_the_keyboard_of_one_that_is_gone(make: MakeTable) -> None:
    """After Post by Space and Deal by Enter the ring stood on Fold by itself: one Space more folded somebody."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6})
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500), ("Dee", 4, 500))
    for seat in (0, 4, 0, 0, 0, 0, 0):
        assert table.bridge.send(c.SitOut(seat=seat) if seat else c.Deal()), table.refused
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitIn(seat=4)), table.refused
    post = next(card for card in table.window.view.column.dues if card.isVisible()).options[0]
    post.setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Space)
    assert ([due.chosen for due in table.view.dues], table.window.focusWidget()) == (["post"], post)
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "betting"
    assert table.window.focusWidget() is table.window
    table.key(Qt.Key.Key_Space)
    assert not [seat for seat in table.view.seats.values() if seat.state == "folded"]
