"""Hands are found by what they were: players, kinds, pots, moments."""

from decimal import Decimal
from typing import Any

import pytest

from engine.journal.hand_facts import Kind
from engine.journal.hand_search import HandSearch
from engine.journal.store import SqliteStore
from engine.settings.records import Money
from tests.engine.journal.evening import do
from tests.engine.journal.hands.listed import all_in, folded, numbers, search_all, table


def test_a_player_is_found_by_the_name_of_the_end_and_nobody_elses_seat(book: SqliteStore) -> None:
    session = table(book, "Ann", "Ben", "Cy")
    folded(session)
    do(session, {"do": "leave", "seat": 3})
    do(session, {"do": "sit", "seat": 3, "player": "Dan", "stack": 80})
    folded(session)
    do(session, {"do": "rename", "seat": 1, "player": "Anna"})
    do(session, {"do": "move", "seat": 1, "to": 5})
    folded(session)
    assert numbers(search_all(book, players=(("Cy",),))) == [1]
    assert numbers(search_all(book, players=(("DAN ",),))) == [3, 2]
    assert numbers(search_all(book, players=(("Ann", "Anna"),))) == [3, 2, 1], "one person, by all names"
    assert numbers(search_all(book, players=(("anna",), ("dan",)))) == [3, 2], "both of them"
    assert numbers(search_all(book, players=(("Ann",),))) == []
    assert HandSearch(book).players() == ("Anna", "Ben", "Cy", "Dan")


def test_kinds_pots_and_moments_one_inside_and_one_outside(book: SqliteStore) -> None:
    session = table(book, "Ann", "Ben", straddle={"allow": "under_the_gun"})
    folded(session)  # 1
    all_in(session)  # 2
    do(session, {"do": "add_chips", "seat": 2, "amount": 200})
    do(session, {"do": "sit", "seat": 3, "player": "Cy", "stack": 100})
    do(session, {"do": "sit_in", "seat": 2})
    do(session, {"do": "deal"})  # 3
    do(session, {"do": "act", "action": "raise", "to": 10})
    while session.state.hand is not None:
        do(session, {"do": "act", "action": "fold"})
    do(session, {"do": "deal"})  # 4
    do(session, {"do": "misdeal", "reason": "exposed card"})
    assert numbers(search_all(book, kinds=Kind.ALL_IN)) == [2]
    assert numbers(search_all(book, kinds=Kind.RAISE)) == [3, 2]
    assert numbers(search_all(book, kinds=Kind.RAISE | Kind.ALL_IN)) == [2]
    assert numbers(search_all(book, kinds=Kind.SHOWDOWN)) == [2]
    assert numbers(search_all(book, kinds=Kind.MISDEAL)) == [4]
    assert numbers(search_all(book, kinds=Kind.STRADDLE | Kind.KILL)) == []
    assert numbers(search_all(book, pot=Decimal(198))) == [2]
    assert numbers(search_all(book, pot=Decimal(199))) == []
    ended = search_all(book)[0].ended
    assert len(search_all(book, first=ended)) == 4
    assert search_all(book, first=ended + 1) == search_all(book, last=ended - 1) == []


def test_the_biggest_pot_stands_first_and_chips_of_a_tournament_last(book: SqliteStore) -> None:
    cents = table(book, "Ann", "Ben", money={"currency": "EUR", "minor_units": 25})
    all_in(cents)
    whole = table(book, "Ann", "Ben", money={"currency": "EUR", "minor_units": 100})
    folded(whole)
    all_in(whole)
    do(whole, {"do": "end"})
    won = table(book, "Ann", "Ben", preset="tournament")
    all_in(won)
    hands = search_all(book, order="biggest")
    assert [(hand.session, hand.pot) for hand in hands] == [(2, 198), (1, 200), (2, 2), (3, 200)]
    assert [hand.money for hand in hands[:2]] == [Money("EUR", 100), Money("EUR", 25)]
    assert numbers(search_all(book, pot=Decimal("50.00"), order="biggest")) == [2, 1, 1], (
        "50.00 in money is 200 chips of 25"
    )
    assert numbers(search_all(book, pot=Decimal("50.01"), order="biggest")) == [2, 1]
    assert [bool(hand.kinds & Kind.TOURNAMENT) for hand in hands] == [False, False, False, True]


@pytest.mark.parametrize(
    ("rules", "stack", "listed"),
    [
        ({}, 2, [1]),
        ({}, 3, []),
        ({"ante": {"amount": 2, "by": "big_blind"}}, 4, [1]),
        ({"ante": {"amount": 3, "by": "each"}}, 3, [1]),
        ({"cap": 2}, 100, [1]),
    ],
    ids=["blind", "a chip is left", "ante of the blind", "ante of each", "cap"],
)
def test_who_is_all_in_by_a_post_is_found_as_all_in(
    book: SqliteStore, rules: dict[str, Any], stack: int, listed: list[int]
) -> None:
    session = table(book, "Ann", "Ben", "Cy", **rules)
    do(session, {"do": "button", "seat": 1})
    do(session, {"do": "count", "seat": 3, "stack": stack})
    do(session, {"do": "deal"})
    while session.state.hand is not None and session.state.hand.phase == "betting":
        do(session, {"do": "act", "action": "fold"})
    if session.state.hand is not None:
        do(session, {"do": "misdeal", "reason": "exposed card"})
    assert numbers(search_all(book, kinds=Kind.ALL_IN)) == listed


def test_the_hand_in_which_somebody_went_out_of_a_tournament_is_found(book: SqliteStore) -> None:
    cash = table(book, "Ann", "Ben")
    all_in(cash)
    cup = table(book, "Ann", "Ben", preset="tournament")
    folded(cup)  # 1
    do(cup, {"do": "count", "seat": 2, "stack": 50})
    all_in(cup, 2)  # 2: Ann has chips left
    do(cup, {"do": "deal"})
    do(cup, {"do": "misdeal", "reason": "exposed card"})  # 3
    do(cup, {"do": "count", "seat": 1, "stack": 100})
    all_in(cup)  # 4
    hands = search_all(book, kinds=Kind.OUT)
    assert [(hand.session, hand.hand) for hand in hands] == [(2, 4)], "of a cash game nobody goes out"
