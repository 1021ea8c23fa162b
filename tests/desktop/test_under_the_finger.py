"""What new dealers met on a real screen: buttons that changed places or did not say that they were chosen."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.display.public_record import showing
from desktop.help.keys import groups
from desktop.intents import Intent, OpenEarlyMenu, OpenLog, OpenSeatMenu, OpenTableMenu, OpenWindowMenu
from desktop.kit.theme import load
from desktop.preferences.choices import Choices
from desktop.present.between import dues
from desktop.table import seat as seat_module
from engine import commands as c
from tests.desktop.conftest import PLO, MakeTable, Table, tap_at

SIZES = [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)]


def spot(table: Table, widget: QWidget) -> QRect:
    """Where a widget lies in the window."""
    return QRect(widget.mapTo(table.window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_undo_keeps_its_place_when_redo_comes(make: MakeTable, size: tuple[int, int], mirrored: bool) -> None:
    table = make(size=size).sit()
    bar = table.window.view.bar
    table.window.dress(load(), Choices(mirrored=mirrored))
    table.go()
    table.fold()
    table.fold()
    before = spot(table, bar.undo)
    table.undo()
    assert bar.redo.isVisible()
    assert spot(table, bar.undo) == before
    assert not spot(table, bar.redo).intersects(before)
    assert not spot(table, bar.redo).intersects(spot(table, bar.statement))
    right = QPoint(bar.undo.width() - 4, bar.undo.height() // 2)
    QTest.mouseClick(bar.undo, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, right)
    assert table.view.seats[5].state == "in", "the second tap took back the first fold"
    assert table.view.to_act == 5


def owing(make: MakeTable) -> Table:
    """Somebody who missed the blinds is back, the others wait for the deal."""
    table = make().sit()
    assert table.bridge.send(c.SitOut(seat=5))
    for _ in range(8):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitIn(seat=5))
    return table


def test_wait_is_shown_as_chosen_and_taken_back_by_another_tap(make: MakeTable) -> None:
    table = owing(make)
    card = table.window.view.column.dues[0]
    wait = card.options[-1]
    assert (wait.slot.word, wait.slot.fill) == ("Wait", "main"), "nobody chose yet: waiting is what happens"
    assert all(option.slot.fill != "main" for option in card.options[:-1] if option.isVisible())
    lines = len(table.window.desk.scene.log)
    table.tap(wait)
    assert (wait.slot.fill, wait.slot.icon) == ("chosen", "check")
    assert card.card is not None
    assert card.card.settled
    assert dues(table.window.desk.scene).progress == "1 settled"
    assert "not dealt in" not in table.statement
    table.tap(wait)
    assert not card.card.settled
    assert len(table.window.desk.scene.log) == lines
    table.tap(wait)
    table.tap(wait)
    assert len(table.window.desk.scene.log) == lines


def test_wait_chosen_before_something_else_stays_chosen(make: MakeTable) -> None:
    table = owing(make)
    wait = table.window.view.column.dues[0].options[-1]
    table.tap(wait)
    assert table.bridge.send(c.AddChips(seat=1, amount=100))
    steps = sum(1 for _ in table.bridge.session.steps())
    table.tap(wait)
    assert sum(1 for _ in table.bridge.session.steps()) == steps
    assert wait.slot.fill == "chosen"


LIMIT = {"game": "holdem", "limit": "fixed", "bets": [20, 40], "blinds": [10, 20], "seats": 6}
LIMIT_PEOPLE = (("Ann", 1, 900), ("Ben", 2, 900), ("Rita", 4, 863), ("Fred", 3, 900))


def limit_table(make: MakeTable) -> Table:
    """Fixed limit, Rita on the button, Fred first to act."""
    table = make(LIMIT).sit(*LIMIT_PEOPLE)
    assert table.bridge.send(c.Button(seat=4))
    table.go()
    assert table.view.to_act == 3
    return table


class TestOutOfTurnInLimit:
    """PRO-8 where the limit leaves one size."""

    def test_all_in_is_not_offered_where_the_limit_does_not_allow_it(self, make: MakeTable) -> None:
        table = limit_table(make)
        table.window.handle(OpenEarlyMenu(4))
        menu = table.window.menu
        assert menu is not None
        assert [row.slot.word for row in menu.panel.rows] == ["Folds", "Calls", "Raises to 40"]

    def test_a_bet_or_raise_out_of_turn_is_one_tap(self, make: MakeTable) -> None:
        table = limit_table(make)
        table.window.handle(OpenEarlyMenu(4))
        menu = table.window.menu
        assert menu is not None
        table.tap(menu.panel.rows[2])
        assert table.window.sheet is None, "the limit knows the amount"
        assert [(noted.seat, noted.to) for noted in table.view.out_of_turn] == [(4, 40)]

    @pytest.mark.parametrize("action", ["bet", "check", "fold"])
    def test_the_plate_says_what_binds_where_nobody_has_bet(self, make: MakeTable, action: c.Action) -> None:
        table = limit_table(make)
        for _ in range(4):
            table.call()
        assert table.bridge.send(c.OutOfTurn(seat=2, action=action))
        table.call()
        assert table.view.to_act == 2
        only = {"bet": "Bet 20", "check": "Check", "fold": "Fold"}[action]
        assert table.window.view.felt.seats[2].plate.third == ("bound to", only)
        assert table.bridge.send(c.Clock(seat=2))
        assert table.window.view.felt.seats[2].plate.third == (only, "60 s")
        labels = [label for label, _ in showing(table.bridge.scene, Choices()).turn.figures]
        assert ("May check" in labels) == (action == "check"), "the players read nothing that is not open"

    def test_no_other_size_can_be_noted(self, make: MakeTable) -> None:
        table = limit_table(make)
        assert not table.bridge.send(c.OutOfTurn(seat=4, action="raise", to=123))
        assert table.refused == ["raise to 123 is not allowed, only 40 (LIM-1)"]
        assert table.view.out_of_turn == ()

    def test_what_is_owed_and_what_binds_is_shown(self, make: MakeTable) -> None:
        table = limit_table(make)
        assert table.bridge.send(c.OutOfTurn(seat=4, action="raise"))
        table.fold()
        assert table.view.to_act == 4
        bar = table.window.view.bar
        assert (bar.call.slot.word, bar.call.slot.figure) == ("Call", "20")
        assert bar.statement.statement.second == "20 to call, bound to: Raise to 40"
        assert table.window.view.felt.seats[4].plate.third == ("to call", "20")
        table.go()
        assert table.view.bet == 40


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
        assert table.window.view.bar.go.slot.word == "Bet"
        button = table.window.view.bar.statement.button
        assert button.slot.word == "All check"
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
        slot = table.window.view.bar.go.slot
        assert (slot.word, slot.figure) == ("All in", "33")
        table.key(Qt.Key.Key_A)
        assert table.view.bet == 33

    def test_enter_says_that_nothing_is_amber(self, make: MakeTable) -> None:
        table = limit_table(make)
        table.key(Qt.Key.Key_Return)
        assert "filled with amber" in table.statement
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
        assert table.window.view.bar.go.slot.word == "All in"
        before = table.view
        table.key(Qt.Key.Key_R)
        assert table.view == before
        assert table.statement == "All-in is the only size: A plays it, or a tap."
        table.key(Qt.Key.Key_A)
        assert table.view.seats[1].state == "all_in"

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
        assert (table.view.to_act, bar.fold.slot.open, bar.call.slot.open) == (1, False, False)
        assert bar.go.slot.fill == "next"
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


def press_at(table: Table, widget: QWidget) -> None:
    """Click where a widget is seen, on whatever lies on top there."""
    at = widget.mapTo(table.window, widget.rect().center())
    target = table.window.childAt(at)
    assert target is not None
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(table.window, at))


@pytest.mark.parametrize("beside", ["fold", "key", "menu", "seat"])
def test_the_first_tap_beside_a_menu_only_closes_it(make: MakeTable, beside: str) -> None:
    table = make().sit()
    table.go()
    table.window.handle(OpenEarlyMenu(8))
    view = table.window.view
    before = table.window.desk.scene
    targets = {
        "fold": view.bar.fold,
        "key": view.column.pad.keys[0],
        "menu": view.strip.menu,
        "seat": view.felt.seats[1],
    }
    press_at(table, targets[beside])
    assert table.window.menu is None
    assert table.window.desk.scene is before
    assert table.window.desk.local.entry.empty
    press_at(table, view.bar.fold)
    assert table.view.seats[5].state == "folded"


@pytest.mark.parametrize("size", SIZES)
def test_a_menu_lies_on_the_felt(make: MakeTable, size: tuple[int, int]) -> None:
    table = make(size=size).sit()
    table.go()
    for seat in (1, 5, 8):
        table.window.handle(OpenSeatMenu(seat))
        menu = table.window.menu
        assert menu is not None
        assert spot(table, table.window.view.felt).contains(spot(table, menu.panel))


def test_a_deal_closes_what_lies_over_the_keys(make: MakeTable) -> None:
    table = make().sit()
    table.window.handle(OpenLog())
    assert table.window.sheet is not None
    table.go()
    assert table.view.phase == "betting"
    assert table.window.sheet is None


def test_a_deal_leaves_a_name_that_is_being_typed(make: MakeTable) -> None:
    table = make().sit()
    table.seat(3)
    QTest.keyClicks(table.window.sheet.name, "Fr")
    table.go()
    assert table.view.phase == "betting"
    assert table.window.sheet is not None


@pytest.mark.parametrize("size", SIZES)
def test_the_dealers_pill_asks_who_deals(make: MakeTable, size: tuple[int, int]) -> None:
    table = make(size=size).sit()
    table.tap(table.window.view.felt.tray_key)
    assert table.window.menu is not None or table.window.sheet is not None


def test_straddle_stays_reachable_while_a_time_charge_is_due(make: MakeTable) -> None:
    table = make({**PLO, "straddle": {"allow": "under_the_gun"}, "time": {"amount": 6, "minutes": 30}}).sit()
    before = table.window.view.bar.call.slot.word
    assert "straddle" in before.lower()
    table.at = 31 * 60
    table.bridge.time_passed()
    assert "straddle" not in table.window.view.bar.call.slot.word.lower()
    table.window.handle(OpenTableMenu())
    menu = table.window.menu
    assert menu is not None
    table.tap(next(row for row in menu.panel.rows if row.slot.word == before))
    assert any(post.kind == "straddle" for post in table.bridge.scene.preview.posts)


def test_rows_that_are_always_there_keep_their_places(make: MakeTable) -> None:
    table = make().sit()
    table.go()

    def rows(intent: Intent) -> list[str]:
        table.window.handle(intent)
        assert table.window.menu is not None
        return [row.slot.word for row in table.window.menu.panel.rows]

    other, acting = rows(OpenSeatMenu(7)), rows(OpenSeatMenu(5))
    assert other[:7] == acting[:7]
    playing = rows(OpenWindowMenu())
    table.window.over.close_menu()
    while table.view.phase == "betting":
        table.fold()
    between = rows(OpenWindowMenu())
    assert playing[: len(between)] == between
    assert playing[len(between) :] == ["Misdeal ..."]


def test_the_preview_counts_in_words_and_says_what_can_be(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    table.seat(8)
    bar = table.window.view.bar
    assert (bar.fold.slot.word, bar.fold.slot.figure) == ("Fold both", "")
    assert bar.statement.statement.second == "Sam and Lena: fold"
    table.seat(1)
    assert bar.fold.slot.word == "All fold (3)"


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_a_name_is_whole_where_its_plate_has_room(
    make: MakeTable, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    table = make(size=size).sit(("Anne-Sophie", 1, 400), ("Martin Gross", 2, 400), ("Cal", 3, 400))
    table.go()
    written: list[str] = []
    kept = seat_module.text

    def text(p: QPainter, words: str, *rest: Any) -> float:
        written.append(words)
        return kept(p, words, *rest)

    monkeypatch.setattr(seat_module, "text", text)
    for plate in table.window.view.felt.seats.values():
        plate.grab()
    assert {"Anne-Sophie", "Martin Gross", "SB", "BB"} <= set(written)


@pytest.mark.parametrize("size", SIZES)
def test_no_log_opens_where_the_all_in_key_was(make: MakeTable, size: tuple[int, int]) -> None:
    """Several go all-in in a row; the last of them has no pad, and the finger is still where the key was."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}, size)
    table.sit(("Ann", 1, 100), ("Ben", 2, 60), ("Cid", 3, 80))
    table.go()
    column = table.window.view.column
    keys = [spot(table, key) for key in (*column.pad.quicks, *column.pad.keys) if key.isVisible()]
    table.bridge.send(c.Act("wager", to=table.view.legal.wager.max))
    table.bridge.send(c.Act("call"))
    assert column.view.shape == "log"
    for key in keys:
        QTest.mouseClick(column.log, Qt.MouseButton.LeftButton, pos=column.log.mapFrom(table.window, key.center()))
        assert table.window.sheet is None
    head = QPoint(column.log.width() // 2, round(column.log.beside.center().y() * column.look.scale))
    QTest.mouseClick(column.log, Qt.MouseButton.LeftButton, pos=head)
    assert table.window.sheet is not None, "its head opens it"


def test_a_game_without_a_pad_opens_its_log_anywhere(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "fixed", "bets": [2, 4], "blinds": [1, 2], "seats": 6})
    table.sit(("Ann", 1, 100), ("Ben", 2, 60), ("Cid", 3, 80))
    table.go()
    table.tap(table.window.view.column.log)
    assert table.window.sheet is not None
