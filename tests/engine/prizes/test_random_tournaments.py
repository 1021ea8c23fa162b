"""Random tournaments with wrong purchases put right: one order of places everywhere, and no more paid than there is."""

import random
from pathlib import Path

import pytest

from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.records import Recap
from engine.script import Door
from engine.state import TableState
from engine.view.room_clock import room_clock
from engine.view.tournament import place
from tests.engine.prizes.test_tournament import PRIZES, TABLE, Line

STEPS = 60
"""Hands and what happens between them, of one tournament."""
OPEN = TABLE | {"prizes": PRIZES | {"shares": [50, 30, 20]}, "seats": 6}


class Evening:
    """A tournament of five, played at random; what the table refuses is passed over."""

    def __init__(self, book: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.door = Door(SqliteStore(book))
        sits = [{"do": "sit", "seat": seat, "player": name, "stack": 1000} for seat, name in enumerate("ABCDE", 1)]
        for line in ({"do": "open", "table": OPEN}, *sits, {"do": "button", "seat": 5}):
            assert self.door.answer(line)["ok"]

    @property
    def state(self) -> TableState:
        assert self.door.session is not None
        return self.door.session.state

    def do(self, line: Line) -> bool:
        return bool(self.door.answer(line)["ok"])

    def play(self) -> None:
        """A hand to its end: some raise, some put in all they have without the last purchase; a winner by chance."""
        self.do({"do": "deal"})
        for _ in range(60):
            hand = self.state.hand
            if hand is None:
                return
            if hand.turn is None:
                live = [player.seat for player in hand.seats if player is not None and player.live]
                self.chance.shuffle(live)
                if not self.do({"do": "street"}) and not self.do({"do": "award", "ranking": [[seat] for seat in live]}):
                    return
                continue
            turn = hand.turn
            lines: list[Line] = [{"do": "act", "action": "check" if turn.check else "call"}] * 3
            if turn.wager is not None:
                action = turn.wager.kind
                player = self.state.player(turn.seat)
                assert player is not None
                wrong = player.purchases[-1][1] if player.purchases else 0
                tops = [turn.wager.min] * 3 + [player.stack - wrong] * 2
                lines += [{"do": "act", "action": action, "to": top} for top in tops]
            lines += [{"do": "act", "action": "fold"}] * (3 * (not turn.check))
            if not self.do(self.chance.choice(lines)):
                self.do({"do": "act", "action": "check" if turn.check else "fold"})

    def step(self) -> None:
        """Something that happens between hands, or a hand."""
        seat, other = self.chance.randint(1, 5), self.chance.randint(1, 5)
        seated = [(at, player) for at, player in enumerate(self.state.seats, 1) if player is not None]
        just = [at for at, player in seated if player.purchases and player.stack == player.purchases[-1][1]]
        seat = self.chance.choice(just) if just and self.chance.random() < 0.5 else seat
        player = self.state.player(seat)
        stack = player.stack if player is not None else 0
        between: list[Line] = [
            {"do": "add_chips", "seat": seat, "amount": self.chance.choice((500, 1000)), "for": "rebuy"},
            {"do": "add_chips", "seat": seat, "amount": 500, "for": "add_on"},
            {"do": "wrong_purchase", "seat": seat, "to": other},
            {"do": "wrong_purchase", "seat": seat},
            {"do": "count", "seat": seat, "stack": self.chance.choice((0, stack, max(0, stack - 1000), stack + 100))},
            {"do": "undo"},
        ]
        if self.chance.random() < 0.55:
            self.play()
        else:
            self.do(self.chance.choice(between))


def same_places(state: TableState, made: Recap) -> None:
    """Seats and recap have everybody who is out at the same place, and nobody without chips still in."""
    recap = {player.name: player for player in made.players}
    for seat, player in enumerate(state.seats, 1):
        if player is not None and state.number:
            assert recap[player.name].on_table == player.stack
            if not player.stack:
                assert recap[player.name].place == place(state, seat) > 0, player.name
                assert recap[player.name].out
            else:
                assert not recap[player.name].out


@pytest.mark.parametrize("seed", range(20))
def test_one_order_of_places_and_no_more_paid_than_the_pool(tmp_path: Path, seed: int) -> None:
    evening = Evening(tmp_path / "book.db", seed)
    door, chance = evening.door, evening.chance
    evening.play()
    for _ in range(STEPS):
        evening.step()
        if evening.state.hand is None:
            assert door.session is not None
            same_places(evening.state, build(door.session))
    while evening.state.hand is not None:
        assert evening.do({"do": "undo"})
    if chance.random() < 0.5:
        evening.do({"do": "split", "way": chance.choice(("equal", "chips")), "first": chance.choice((0, 300))})
    assert evening.do({"do": "end"})
    assert door.session is not None
    made = build(door.session)
    assert made.prizes is not None
    assert made.prizes.decided
    players = made.prizes.players
    assert sum(player.prize for player in players) <= made.prizes.pool
    assert sum(player.bounties for player in players) == 5 * 500
    assert sum(account.amount for account in made.settlement.accounts) == 0
    assert all(player.on_table + player.cashed for player in made.players if player.place == 1)
    clock = room_clock(evening.state)
    assert clock is not None
    shown = {name: at for at, name, _ in clock.places}
    assert shown in ({}, {player.name: player.place for player in made.players})
