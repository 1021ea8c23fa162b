"""A change of dealers: the hand-over card, what it tells and when it goes."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.present.hands import hand_rows
from desktop.table.handover_sheet import HandOverSheet
from engine import commands as c
from engine.journal.errors import JournalError
from engine.journal.hands import HandLine
from engine.session import Session
from tests.desktop.conftest import MakeTable
from tests.desktop.floor_taps import FOUR, menu_row
from tests.desktop.kill_hands import due

KILL = {
    "game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6,
    "kill": {"on": "two_in_a_row", "size": "full"}, "time": {"amount": 6, "minutes": 30},
}  # fmt: skip


def test_a_dealer_who_sits_down_gets_the_hand_over_card(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    for _ in range(2):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitOut(seat=3))
    menu_row(table, "Dealer change")
    asking: Any = table.window.sheet
    QTest.keyClicks(asking.name, "Kim")
    table.tap(asking.go)
    table.turn()
    sheet = table.window.sheet
    assert isinstance(sheet, HandOverSheet)
    assert sheet.title == "Kim has the table"
    facts = dict(sheet.card.facts)
    assert "next" in facts["Button"]
    assert facts["Away"].startswith("Cid")
    assert [label for label, _ in sheet.card.hands] == ["Hand 2", "Hand 1"]
    assert [slot.word for slot in sheet.card.stacks] == ["Ann", "Ben", "Cid", "Dee"]
    table.tap(sheet.stacks[0])
    counting: Any = table.window.sheet
    chips = str(table.view.seats[1].stack)
    for digit in chips:
        table.tap(next(key for key in counting.keys if key.face.word == digit))
    table.tap(counting.go)
    sheet = table.window.sheet
    assert isinstance(sheet, HandOverSheet), "back at the card"
    assert sheet.stacks[0].face.fill == "chosen"
    table.tap(sheet.go)
    assert table.window.sheet is None


def test_a_known_dealer_is_one_tap_and_dealing_goes_on_without_the_card(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    table.go()
    while table.view.phase == "betting":
        table.fold()
    for name in ("Kim", "Lou"):
        assert table.bridge.send(c.Dealer(name=name))
        table.turn()
    assert isinstance(table.window.sheet, HandOverSheet)
    menu_row(table, "Dealer change")
    menu = table.window.menu
    assert menu is not None
    assert [row.face.word for row in menu.panel.rows] == ["Kim", "Another name"]
    table.tap(menu.panel.rows[0])
    table.turn()
    assert table.view.dealer == "Kim"
    assert isinstance(table.window.sheet, HandOverSheet)
    table.key(Qt.Key.Key_Return)
    assert table.window.sheet is None, "Enter puts the card away; it is no question"
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "betting"


def test_a_book_that_cannot_be_read_is_said_instead_of_the_card(
    make: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    table.go()

    def damaged(*_: object) -> None:
        raise JournalError("io", "book.db")

    monkeypatch.setattr(Session, "hands", damaged)
    assert table.bridge.send(c.Dealer(name="Kim"))
    table.turn()
    assert table.window.sheet is None
    message = table.window.desk.local.notice
    assert message is not None
    assert "the disk does not answer as it should" in message.text


def test_the_first_dealer_gets_no_card(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    assert table.bridge.send(c.Dealer(name="Kim"))
    table.turn()
    assert table.window.sheet is None


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 9, 11])
def test_the_card_has_room_for_every_stack(make: MakeTable, size: tuple[int, int], seats: int) -> None:
    people = [(f"Player {seat} van der Berg", seat, 1_234_567) for seat in range(1, seats + 1)]
    table = make({**KILL, "seats": 11}, size).sit(*people)
    table.go()
    while table.view.phase == "betting":
        table.fold()
    assert table.bridge.send(c.SitOut(seat=2))
    assert table.bridge.send(c.Dealer(name="Kim"))
    table.turn()
    sheet: Any = table.window.sheet
    boxes = [button.geometry().adjusted(8, 8, -8, -8) for button in sheet.stacks]
    assert all(box.bottom() < sheet.go.geometry().top() for box in boxes)
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[number + 1 :])
    assert sheet.hands_at + len(sheet.card.hands) * sheet.row_height <= sheet.go.y() / sheet.look.scale + 1


def test_the_card_stays_true_until_the_next_deal_closes_it(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    table.go()
    while table.view.phase == "betting":
        table.fold()
    assert table.bridge.send(c.Dealer(name="Kim"))
    table.turn()
    assert table.bridge.send(c.AddChips(seat=next(iter(table.view.seats)), amount=50))
    sheet: Any = table.window.sheet
    assert isinstance(sheet, HandOverSheet)
    assert [slot.second for slot in sheet.card.stacks] == [f"{player.stack}" for player in table.view.seats.values()]
    table.go()
    assert table.window.sheet is None, "it would hide digits and sizes"


def test_before_anybody_signed_in_the_card_has_a_title_of_its_own(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    menu_row(table, "Hand-over card")
    sheet = table.window.sheet
    assert isinstance(sheet, HandOverSheet)
    assert sheet.title == "Hand-over card"
    facts = dict(sheet.card.facts)
    assert facts["Dealer"] == "nobody has signed in yet"
    assert "Kill" not in facts, "no kill, no other limits"


def test_the_card_names_the_limits_of_the_kill_hand_that_comes(make: MakeTable) -> None:
    table = due(make)
    menu_row(table, "Hand-over card")
    sheet = table.window.sheet
    assert isinstance(sheet, HandOverSheet)
    assert dict(sheet.card.facts)["Kill"] == "Dee kills, limits 6/12"


def test_the_log_before_the_first_hand_is_named_once(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    assert table.window.view.column.log.head == "", "the key at its right says Hand log"
    table.go()
    assert table.window.view.column.log.head.startswith("Hand 1")


def test_the_seat_of_the_button_whose_player_has_moved_is_a_number_once(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit(*FOUR)
    table.go()
    while table.view.phase == "betting":
        table.fold()
    button = table.bridge.state.positions.dealt_from  # type: ignore[union-attr]
    free = next(seat for seat in range(1, 7) if seat not in table.view.seats)
    assert table.bridge.send(c.Move(seat=button, to=free))
    menu_row(table, "Hand-over card")
    sheet: Any = table.window.sheet
    assert isinstance(sheet, HandOverSheet)
    assert dict(sheet.card.facts)["Button"].startswith(f"{button}, next ")


def test_who_bought_chips_and_waits_for_the_blind_is_not_away(make: MakeTable) -> None:
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6}, (1280, 800)).sit(*FOUR)
    table.go()
    while table.view.phase == "betting":
        assert table.bridge.send(c.Act("all_in" if table.view.legal.wager is not None else "call"))  # type: ignore[union-attr]
    assert table.bridge.send(c.Award(ranking=((4,), (1, 2), (3,))))
    for seat in (1, 2):
        assert table.bridge.send(c.AddChips(seat=seat, amount=500))
    for _ in range(3):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    menu_row(table, "Hand-over card")
    sheet: Any = table.window.sheet
    assert dict(sheet.card.facts)["Away"] == "Cid"
    table.tap(sheet.go)
    assert table.bridge.send(c.AddChips(seat=3, amount=500))
    assert table.view.seats[3].state == "waiting"
    menu_row(table, "Hand-over card")
    sheet = table.window.sheet
    assert "Away" not in dict(sheet.card.facts)


def test_a_hand_whose_blind_went_back_says_that_there_was_no_pot() -> None:
    """The small blind was dead and everybody folded: what nobody met is no pot."""
    won = HandLine(
        number=2, step=9, place=0, at=0, pot=15, rake=0, drop=0, winners=((1, 15),), results=(), by_folds=True,
        corrected=False,
    )  # fmt: skip
    rows = hand_rows([won, replace(won, number=1, pot=0, winners=())], lambda _: str)
    assert [row.won for row in rows] == ["1 15", "no pot"]
