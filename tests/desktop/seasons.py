"""A season in a book: evenings of eight people a week apart, one of whom sits under two names; in money, with tags."""

import random
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest.mock import patch

from engine.journal.evening_index import tag
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.engine.journal.evening import do, play_hand

PEOPLE = ("Maya", "Omar", "Vera", "Rosa", "Kofi", "Sam", "Lena", "Theo")
SECOND_NAME = "Maya K."
"""Of Maya, in every third evening."""
FIRST = datetime(2026, 1, 8, 18, 30, tzinfo=UTC)
MONEY = {"currency": "USD", "minor_units": 25}
TABLE = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 8, "money": MONEY}


def evening(store: SqliteStore, number: int, hands: int = 3, *, ended: bool = True, **table: Any) -> Session:
    """The evening `number` weeks after the first: five people, two hours."""
    choose = random.Random(number)
    began = FIRST + timedelta(weeks=number)
    with patch("engine.session.datetime") as clock:
        clock.now.return_value = began
        session = Session.start(store, {**TABLE, **table}, "Rosa's kitchen" if number % 2 else "Club")
    assert isinstance(session, Session)
    names = choose.sample(PEOPLE, 5)
    if number % 3 == 0:
        names = [SECOND_NAME if name == "Maya" else name for name in names]
    for seat, name in enumerate(names, 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 200, "entry": "post"})
    do(session, {"do": "button", "seat": 1})
    for _ in range(hands):
        for seat in range(1, len(names) + 1):
            player = session.state.player(seat)
            if player is not None and player.stack == 0:
                do(session, {"do": "add_chips", "seat": seat, "amount": 100})
        play_hand(session, choose)
    do(session, {"do": "dealer", "name": "Kim", "at": 7200})
    if ended:
        do(session, {"do": "end", "at": 7200})
    tag(store, session.id, ["Home" if number % 2 else "Club"])
    return session


def season(store: SqliteStore, evenings: int = 12) -> None:
    """So many evenings that are over."""
    for number in range(evenings):
        evening(store, number)
