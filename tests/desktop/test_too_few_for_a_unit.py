"""A player who holds less than one betting unit where only whole units play (BET-5) has nothing in any pot."""

from PySide6.QtCore import Qt

from desktop.intents import EnterCards, OpenShowdown
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.test_cards_of_an_early_showdown import enter

UNITS = {
    "game": "holdem",
    "limit": "no_limit",
    "blinds": [5, 10],
    "seats": 9,
    "betting_unit": 5,
    "small_chips": "whole_units",
}


def test_with_all_cards_in_the_winner_is_proposed(make: MakeTable) -> None:
    table = make(UNITS).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500), ("Rudi", 4, 3))
    table.bridge.send(c.Button(seat=1))
    table.go()
    table.key(Qt.Key.Key_A)
    table.fold()
    table.call()
    assert (table.view.phase, table.view.seats[4].state) == ("showdown", "all_in")
    table.window.desk.handle(OpenShowdown())
    table.window.desk.handle(EnterCards())
    for cards in ("AhAd", "KsKd", "9hJs3s2d4c"):
        enter(table, cards)
    assert table.window.desk.local.proposal.winners == (1,)


def test_the_last_one_of_those_who_bet_wins_without_a_showdown(make: MakeTable) -> None:
    table = make(UNITS).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500), ("Rudi", 4, 3))
    table.bridge.send(c.Button(seat=1))
    table.go()
    table.fold()
    table.fold()
    assert (table.view.phase, table.view.seats[3].stack, table.view.seats[4].stack) == ("between", 505, 3)
