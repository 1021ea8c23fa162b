"""A season of 40 evenings for a book, and its sums in a second bookkeeping that knows stacks and buy-ins only."""

import random
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from engine.journal.register_changes import merge
from engine.journal.sqlite import SqliteStore
from engine.journal.stored import Store
from engine.session import Session
from tests.engine.journal.evening import do, play_hand

PEOPLE = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal", "Ida", "Jon", "Kay", "Lou")
SECOND_NAMES = {"Bobby": "Bo", "Ms. Dee": "Dee"}
"""Two people under another name in every third evening."""
CHIP = 125
"""What one is worth, cents: sums have odd cents, and some come to thousands."""
MONEY = {"currency": "EUR", "minor_units": CHIP}
TOURNAMENT = {"preset": "tournament", "prizes": {"currency": "EUR", "entry": 1000, "rebuy": 500, "shares": [1]}}
"""The first takes it all: so a second bookkeeping needs the largest stack only."""
FIRST = datetime(2026, 1, 3, 19, tzinfo=UTC)
EVENINGS = 40


def person(name: str) -> str:
    """Who that is."""
    return SECOND_NAMES.get(name, name)


def season(store: Store) -> tuple[list[Session], dict[str, int]]:
    """Evenings a week apart, and what every person won or lost in all of them, in cents."""
    net = defaultdict[str, int](int)
    return [evening(number, net, store) for number in range(EVENINGS)], dict(net)


def evening(number: int, net: dict[str, int], store: Store) -> Session:
    """One evening; what everybody won or lost is added to `net`, in cents, from stacks and buy-ins alone."""
    choose = random.Random(number)
    tournament = number % 4 == 3 and number < 36  # one a month of weekly evenings
    rules = TOURNAMENT if tournament else {"money": MONEY, "rake": {"percent": 5, "cap": 3}}
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
    with patch("engine.session.datetime") as clock:
        clock.now.return_value = FIRST + timedelta(weeks=number)
        session = Session.start(store, {**table, **rules})
    assert isinstance(session, Session)
    names = choose.sample(PEOPLE, 4)
    if number % 3 == 0:
        names = ["Bobby" if name == "Bo" else "Ms. Dee" if name == "Dee" else name for name in names]
    bought = dict.fromkeys(names, 200)
    for seat, name in enumerate(names, 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 200, "entry": "post"})
    do(session, {"do": "button", "seat": 1})
    for _ in range(3):
        for seat, name in enumerate(names, 1):
            player = session.state.player(seat)
            if player is not None and player.stack == 0:
                do(session, {"do": "add_chips", "seat": seat, "amount": 100})
                bought[name] += 100
        play_hand(session, choose)
    stacks = {player.name: player.stack for player in session.state.seats if player is not None}
    do(session, {"do": "end"})
    if not tournament:
        for name, stack in stacks.items():
            net[person(name)] += CHIP * (stack - bought[name])
        return session
    cost = {name: 1000 + 500 * (chips - 200) // 100 for name, chips in bought.items()}
    first = sorted(name for name, stack in stacks.items() if stack == max(stacks.values()))
    for name in names:
        net[person(name)] -= cost[name]
    for at, name in enumerate(first):
        net[person(name)] += sum(cost.values()) // len(first) + (at < sum(cost.values()) % len(first))
    return session


def book_of_season(path: Path) -> dict[str, int]:
    """Write the season into a book where each second name is merged; the sums made by hand, in cents."""
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        _, net = season(store)
        for other, name in SECOND_NAMES.items():
            merge(store, name, other)
    return net
