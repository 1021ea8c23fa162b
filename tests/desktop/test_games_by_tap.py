"""What games and deals ask of the dealer by tap: high-low, stud, draws, all-in, bomb pots, cards."""

from typing import Any

import pytest

from desktop.intents import EnterCards
from desktop.intents.questions import BoardCards
from engine import commands as c
from tests.desktop.conftest import MakeTable

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}

HILO = {"game": "omaha_hilo", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6}
STUD = {"game": "seven_card_stud", "limit": "fixed", "bets": [10, 20], "bring_in": 5, "ante": {"amount": 1}, "seats": 6}
DRAW = {"game": "triple_draw_27", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6}


def test_cards_of_all_hands_propose_the_winners(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 100), ("Ben", 2, 100))
    table.go()
    for cards in ("AhKd7c", "2s", "9d"):
        table.check_round()
        assert table.bridge.send(c.Cards(board=(table.view.board or "") + cards))
    table.check_round()
    assert table.view.phase == "showdown"
    table.tap(table.window.view.column.cards)
    sheet: Any = table.window.sheet
    for card in ("As", "Kc"):
        table.tap(next(key for key in sheet.ranks if key.face.word == card[0]))
        table.tap(next(key for key in sheet.suits if key.suit == card[1]))
    table.tap(sheet.go)
    assert table.bridge.send(c.Show(seat=2, cards="3h4c"))
    assert table.window.view.bar.go.face.second == "4 to Ann"
    table.go()
    assert table.view.seats[1].stack == 102


def test_an_all_in_ends_the_betting(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 100), ("Ben", 2, 100))
    table.go()
    table.tap(table.window.view.column.pad.quicks[-1])
    table.call()
    assert table.view.phase == "showdown"
    assert table.statement == "No more betting"
    table.call()
    assert table.view.runs == 2
    table.go()
    assert table.window.view.column.runs[1].isVisible()
    table.seat(1)
    table.tap(table.window.view.column.runs[1])
    table.seat(2)
    table.go()
    assert table.view.phase == "between"
    assert table.view.seats[1].stack == table.view.seats[2].stack == 100


@pytest.mark.parametrize(("scale", "costs"), [(1, "5 or 10"), (100, "500")])
def test_a_bring_in_shows_what_it_costs(make: MakeTable, scale: int, costs: str) -> None:
    bets, bring_in, ante = [10 * scale, 20 * scale], 5 * scale, {"amount": scale}
    table = make({**STUD, "bets": bets, "bring_in": bring_in, "ante": ante})
    table.sit(("Ann", 1, 9000), ("Ben", 2, 9000))
    table.go()
    assert table.bridge.send(c.BringIn(seat=2))
    assert table.window.view.felt.seats[2].plate.third == ("brings in", costs)
    assert table.window.view.bar.go.face.figure == f"{10 * scale:,}"


@pytest.mark.parametrize("exposed", [True, False])
def test_the_house_may_have_all_in_hands_turned_up(make: MakeTable, exposed: bool) -> None:
    table = make({**HOLDEM, "expose_all_in": exposed}).sit(("Ann", 1, 100), ("Ben", 2, 100))
    table.go()
    table.tap(table.window.view.column.pad.quicks[-1])
    table.call()
    statement = table.window.view.bar.statement.statement
    assert statement.title == "No more betting"
    assert (statement.second == "All-in hands face up") is exposed


def test_high_low_ranks_one_half_then_the_other(make: MakeTable) -> None:
    table = make(HILO).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    for _ in range(4):
        table.check_round()
    assert table.statement == "Tap the best high"
    table.seat(1)
    assert table.window.view.bar.statement.statement.second == "No low: the high takes all"
    table.call()
    table.seat(2)
    table.go()
    assert table.view.phase == "between"
    assert [table.view.seats[seat].stack for seat in (1, 2, 3)] == [505, 505, 490]


def test_stud_asks_who_brings_it_in_and_who_is_first(make: MakeTable) -> None:
    table = make(STUD).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    assert table.statement == "Who brings it in?"
    table.seat(2)
    assert table.view.to_act == 2
    assert not table.window.view.bar.fold.face.open
    table.call()
    table.check_round()
    assert table.statement == "Who acts first?"
    table.seat(3)
    assert table.view.to_act == 3


def test_a_draw_waits_for_the_dealer(make: MakeTable) -> None:
    table = make(DRAW).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    table.check_round()
    assert table.view.phase == "street"
    assert table.window.view.bar.go.face.word == "Draw done"
    table.go()
    assert table.view.street == "first_draw"


def test_fixed_limit_has_no_pad(make: MakeTable) -> None:
    table = make(HILO).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    assert not table.window.view.column.pad.isVisible()
    assert table.window.view.bar.go.face.figure == "20"
    table.go()
    table.go()
    table.go()
    assert table.window.view.bar.go.face.reason.startswith("capped")
    table.go()
    assert "LIM-2" in table.statement


def test_a_bomb_pot_goes_straight_to_the_flop(make: MakeTable) -> None:
    table = make().sit()
    table.fold()
    menu = table.window.menu
    assert menu is not None
    table.tap(next(row for row in menu.panel.rows if row.face.word.startswith("Bomb, two")))
    sheet: Any = table.window.sheet
    table.tap(sheet.go)
    assert table.bridge.scene.bomb == (10, 2)
    table.go()
    assert table.view.street == "flop"
    assert len(table.view.boards) == 2


def test_board_cards_are_entered_on_the_street_just_dealt(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    table.check_round()
    table.window.handle(EnterCards(BoardCards()))
    sheet: Any = table.window.sheet
    for card in ("Kh", "9s", "4d"):
        table.tap(next(key for key in sheet.ranks if key.face.word == card[0]))
        table.tap(next(key for key in sheet.suits if key.suit == card[1]))
    table.tap(sheet.go)
    assert table.window.sheet is None
    assert table.view.board == "Kh9s4d"
    assert table.view.street == "flop"
    table.call()
    table.window.handle(EnterCards(BoardCards()))
    assert table.view.board == "Kh9s4d"
