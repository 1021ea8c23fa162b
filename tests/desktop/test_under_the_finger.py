"""What new dealers met on a real screen: buttons that changed places or did not say that they were chosen."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.intents import Intent, OpenEarlyMenu, OpenLog, OpenSeatMenu, OpenTableMenu, OpenWindowMenu
from desktop.kit.theme import load
from desktop.preferences.choices import Choices
from desktop.present.dues import dues
from desktop.table import seat as seat_module
from engine import commands as c
from tests.desktop.conftest import PLO, MakeTable, Table

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


def test_the_rows_of_a_seat_keep_their_order_with_and_without_chips_and_in_a_hand(make: MakeTable) -> None:
    """Who loses the last chips has no row less before another: a second tap there is still what it was."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6})
    table.sit(("Ann", 1, 100), ("Ben", 2, 100), ("Cid", 3, 100))

    def same_places(rows: list[str], others: list[str]) -> None:
        both = [words for words in rows if words in others]
        assert "Rename ..." in both
        assert [rows.index(words) for words in both] == [others.index(words) for words in both]

    def offered() -> list[str]:
        table.window.open(OpenSeatMenu(1))
        rows = [row.face.word for row in table.window.menu.panel.rows]  # type: ignore[union-attr]
        table.window.menu.closed.emit()  # type: ignore[union-attr]
        return rows

    with_chips = offered()
    assert table.bridge.send(c.Take(seat=1, amount=100, reason="tip"))
    same_places(with_chips, offered())
    assert table.bridge.undo()
    table.go()
    same_places(with_chips, offered())


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
    assert (wait.face.word, wait.face.fill) == ("Wait", "main"), "nobody chose yet: waiting is what happens"
    assert all(option.face.fill != "main" for option in card.options[:-1] if option.isVisible())
    lines = len(table.window.desk.scene.log)
    table.tap(wait)
    assert (wait.face.fill, wait.face.icon) == ("chosen", "check")
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
    assert wait.face.fill == "chosen"


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


def test_a_deal_waits_for_a_name_that_is_being_typed(make: MakeTable) -> None:
    table = make().sit()
    table.seat(3)
    QTest.keyClicks(table.window.sheet.name, "Fr")
    table.go()
    assert (table.view.phase, table.window.sheet.name.text()) == ("between", "Fr")
    table.tap(table.window.sheet.close_key)
    table.go()
    assert (table.view.phase, table.window.sheet) == ("betting", None)


def test_a_seat_waits_for_a_name_that_is_being_typed(make: MakeTable) -> None:
    table = make().sit()
    taken, free = next(iter(table.view.seats)), next(seat for seat in (4, 6, 9) if seat not in table.view.seats)
    table.seat(3)
    QTest.keyClicks(table.window.sheet.name, "Fr")
    table.seat(taken)
    assert (table.window.sheet.name.text(), table.window.sheet.ask.seat) == ("Fr", 3)
    assert table.window.desk.local.notice is not None
    table.seat(free)
    assert (table.window.sheet.name.text(), table.window.sheet.ask.seat) == ("Fr", free), "another free seat was chosen"
    table.tap(table.window.sheet.close_key)
    table.seat(taken)
    assert table.window.sheet is None


@pytest.mark.parametrize("size", SIZES)
def test_the_dealers_pill_asks_who_deals(make: MakeTable, size: tuple[int, int]) -> None:
    table = make(size=size).sit()
    table.tap(table.window.view.felt.tray_key)
    assert table.window.menu is not None or table.window.sheet is not None


def test_straddle_stays_reachable_while_a_time_charge_is_due(make: MakeTable) -> None:
    table = make({**PLO, "straddle": {"allow": "under_the_gun"}, "time": {"amount": 6, "minutes": 30}}).sit()
    before = table.window.view.bar.call.face.word
    assert "straddle" in before.lower()
    table.at = 31 * 60
    table.bridge.time_passed()
    assert "straddle" not in table.window.view.bar.call.face.word.lower()
    table.window.handle(OpenTableMenu())
    menu = table.window.menu
    assert menu is not None
    table.tap(next(row for row in menu.panel.rows if row.face.word == before))
    assert any(post.kind == "straddle" for post in table.bridge.scene.coming_deal.posts)


def test_rows_that_are_always_there_keep_their_places(make: MakeTable) -> None:
    table = make().sit()
    table.go()

    def rows(intent: Intent) -> list[str]:
        table.window.handle(intent)
        assert table.window.menu is not None
        return [row.face.word for row in table.window.menu.panel.rows]

    other, acting = rows(OpenSeatMenu(7)), rows(OpenSeatMenu(5))
    assert other[:7] == acting[:7]
    playing = rows(OpenWindowMenu())
    table.window.overlays.close_menu()
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
    assert (bar.fold.face.word, bar.fold.face.figure) == ("Fold both", "")
    assert bar.statement.statement.second == "Sam and Lena: fold"
    table.seat(1)
    assert bar.fold.face.word == "All fold (3)"


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
