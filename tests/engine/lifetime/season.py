"""A season of 40 evenings for a book, and its sums in a second bookkeeping: stacks, buy-ins, and who went out when."""

import random
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from engine.journal.register_changes import merge
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import Store
from engine.session import Session
from tests.engine.journal.evening import do, play_hand

PEOPLE = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal", "Ida", "Jon", "Kay", "Lou")
SECOND_NAMES = {"Bobby": "Bo", "Ms. Dee": "Dee"}
"""Two people under another name in every third evening."""
CHIP = 125
"""What one is worth, cents: sums have odd cents, and some come to thousands."""
MONEY = {"currency": "EUR", "minor_units": CHIP}
ENTRY, REBUY = 1000, 500
"""What the chips of an entry and of a rebuy cost in a tournament, cents."""
PERCENT = (50, 30, 20)
"""What the first places of a tournament have of its pool."""
COIN = 200
"""What their prizes are rounded down to, cents; the first has what is left over."""
TOURNAMENT = {
    "preset": "tournament",
    "prizes": {"currency": "EUR", "entry": ENTRY, "rebuy": REBUY, "shares": list(PERCENT), "coin": COIN},
}
HANDS = 3
"""How many are dealt in an evening."""
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
    broke: list[dict[str, int]] = []
    for seat, name in enumerate(names, 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 200, "entry": "post"})
    do(session, {"do": "button", "seat": 1})
    for hand in range(HANDS):
        # nobody rebuys before the last hand of a tournament, unless one player has all chips
        closed = tournament and hand == HANDS - 1 and sum(map(bool, stacks_of(session).values())) > 1
        for seat, player in enumerate(session.state.seats, 1):
            if player is not None and player.stack == 0 and closed:
                do(session, {"do": "leave", "seat": seat})
            elif player is not None and player.stack == 0:
                do(session, {"do": "add_chips", "seat": seat, "amount": 100})
                bought[player.name] += 100
        before = stacks_of(session)
        play_hand(session, choose)
        after = stacks_of(session)
        broke.append({name: stack for name, stack in before.items() if not after[name]})
    do(session, {"do": "end"})
    if not tournament:
        for name, stack in after.items():
            net[person(name)] += CHIP * (stack - bought[name])
        return session
    out = {name: (hand, stack) for hand, gone in enumerate(broke) for name, stack in gone.items()}
    standing = {name: (HANDS, stack) for name, stack in after.items() if stack}
    cost = {name: ENTRY + REBUY * (chips - 200) // 100 for name, chips in bought.items()}
    won = prizes_by_hand(out | standing, sum(cost.values()))
    for name in names:
        net[person(name)] += won.get(name, 0) - cost[name]
    return session


def stacks_of(session: Session) -> dict[str, int]:
    """The chips of everybody at the table, by name."""
    return {player.name: player.stack for player in session.state.seats if player is not None}


def prizes_by_hand(ends: dict[str, tuple[int, int]], pool: int) -> dict[str, int]:
    """What a pool pays 50/30/20, in cents; who ended alike shares what these places have, odd coins by the alphabet.

    Args:
        ends: the hand in which each went out and the chips brought into it; the later and the more, the better.
        pool: what there is to win, cents.
    """
    prizes = [pool * percent // 100 // COIN * COIN for percent in PERCENT]
    prizes[0] += pool - sum(prizes)
    ranking = sorted(ends, key=lambda name: (-ends[name][0], -ends[name][1], name))
    won: dict[str, int] = {}
    for end in sorted(set(ends.values()), reverse=True):
        alike = [name for name in ranking if ends[name] == end]
        at = ranking.index(alike[0])
        coins, cents = divmod(sum(prizes[at : at + len(alike)]), COIN)
        for number, name in enumerate(alike):
            won[name] = coins // len(alike) * COIN + (number < coins % len(alike)) * COIN
        won[alike[0]] += cents
    return won


def book_of_season(path: Path) -> dict[str, int]:
    """Write the season into a book where each second name is merged; the sums made by hand, in cents."""
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        _, net = season(store)
        for other, name in SECOND_NAMES.items():
            merge(store, name, other)
    return net
