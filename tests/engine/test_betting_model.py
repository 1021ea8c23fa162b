"""No-limit betting written down a second time, from the rulebook alone, and compared with the engine act by act.

Short stacks, antes, two blinds, a lone button blind and a straddle: who is asked, for what, and when a round is closed
(BET-1, 2, 4, 6, 8, BLD-1, 3, BTN-4, 8, STR-1, POT-3).
"""

import random
from typing import Any

import pytest

from engine.script import Door

STACKS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 17, 19, 20, 25, 31, 40, 60, 100, 195)
BIG = 10


class Model:
    """A hand as the rulebook tells it; chips, seats from 1. `behind` = stack, `front` = chips of this round."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        size = chance.randint(2, 6)
        self.lone = chance.random() < 0.25
        self.ante = chance.choice([1, 5]) if self.lone else chance.choice([0, 0, 1, 5])
        self.stacks = {seat: chance.choice(STACKS) for seat in range(1, size + 1)}
        self.behind = dict(self.stacks)
        self.front = dict.fromkeys(self.stacks, 0)
        self.button = chance.randint(1, size)
        self.order = [(self.button + step - 1) % size + 1 for step in range(1, size + 1)]
        self.live = list(self.order)
        self.straddles = not self.lone and size > 2 and chance.random() < 0.2
        self.straddler = 0
        self.price, self.last = BIG, self.button

    def table(self) -> dict[str, Any]:
        """The settings of the table script."""
        kind = {"game": "short_deck", "button_blind": BIG} if self.lone else {"game": "holdem", "blinds": [5, BIG]}
        more: dict[str, Any] = {"ante": {"amount": self.ante}} if self.ante else {}
        if self.straddles:
            more["straddle"] = {"allow": "under_the_gun"}
        return {**kind, **more, "limit": "no_limit", "seats": len(self.stacks)}

    def put(self, seat: int, to: int) -> None:
        """Chips in front up to `to`, or all there are."""
        amount = min(to - self.front[seat], self.behind[seat])
        self.behind[seat] -= amount
        self.front[seat] += amount

    def post(self) -> None:
        """Antes, blinds and the straddle; `price` = what a full call reaches, `last` = who acts last."""
        for seat in self.order:
            self.behind[seat] -= min(self.ante, self.behind[seat])
        if self.lone:
            self.put(self.button, BIG)
            return
        small, big = (self.button, self.order[0]) if len(self.order) == 2 else self.order[:2]
        self.put(small, 5)
        self.put(big, BIG)
        self.last = big
        if self.straddler:
            self.put(self.straddler, 2 * BIG)
            self.price, self.last = 2 * BIG, self.straddler

    def asked(self, seat: int) -> bool:
        """BET-2: somebody else has, or can still put in, more than lies in front of the seat."""
        return any(self.front[other] + self.behind[other] > self.front[seat] for other in self.live if other != seat)

    def after(self, seat: int) -> list[int]:
        """Everybody who can act, from the left of `seat` round to it."""
        cut = self.order.index(seat) + 1
        return [other for other in self.order[cut:] + self.order[:cut] if other in self.live and self.behind[other]]

    def round(self, door: Door, state: dict[str, Any]) -> dict[str, Any]:
        """One betting round, each turn compared; the state after it."""
        queue, bet, full = self.after(self.last), self.price, BIG
        faced: dict[int, int] = {}
        while queue and len(self.live) > 1:
            seat = queue.pop(0)
            if seat not in self.live or not self.behind[seat] or not self.asked(seat):
                continue
            owed, most = bet - self.front[seat], self.front[seat] + self.behind[seat]
            call = min(owed, self.behind[seat]) if owed > 0 else None
            answered = any(self.front[other] + self.behind[other] > bet for other in self.live if other != seat)
            open_now = answered and most > bet and (seat not in faced or bet - faced[seat] >= full)
            least = min(bet + full, most)
            legal = state["legal"]
            assert (state["to_act"], legal["call"], legal["check"]) == (seat, call, owed <= 0)
            wager = legal["wager"]
            assert (wager and (wager["min"], wager["max"])) == ((least, most) if open_now else None)
            if open_now and self.chance.random() < 0.35:
                to = self.chance.choice([least, most, self.chance.randint(least, most)])
                state = done(door, {"do": "act", "action": "wager", "to": to})
                full, bet = max(full, to - bet), to
                self.put(seat, to)
                queue = [other for other in self.after(seat) if other != seat]
            elif call is None:
                state = done(door, {"do": "act", "action": "check"})
            elif self.chance.random() < 0.6:
                state = done(door, {"do": "act", "action": "call"})
                self.put(seat, bet)
            else:
                state = done(door, {"do": "act", "action": "fold"})
                self.live.remove(seat)
            faced[seat] = bet
        return state

    def take_back(self) -> None:
        """POT-3: what nobody called goes back; the next round starts with nothing in front."""
        most = max(self.front, key=lambda seat: self.front[seat])
        called = max(self.front[seat] for seat in self.front if seat != most)
        self.behind[most] += max(0, self.front[most] - called)
        self.front = dict.fromkeys(self.front, 0)
        self.price, self.last = 0, self.button


def done(door: Door, line: dict[str, Any]) -> dict[str, Any]:
    """The state after a line that must be accepted."""
    answer = door.answer(line)
    assert answer["ok"], (line, answer["error"])
    state: dict[str, Any] = answer["state"]
    return state


@pytest.mark.parametrize("seed", range(0, 600, 50))
def test_the_engine_asks_whom_the_rulebook_asks(seed: int) -> None:
    """Fifty hands a seed, each to its end, chips counted."""
    for number in range(seed, seed + 50):
        play(Model(random.Random(number)))


def play(model: Model) -> None:
    """One hand by the model and by the engine."""
    door = Door()
    done(door, {"do": "open", "table": model.table()})
    for seat, stack in model.stacks.items():
        done(door, {"do": "sit", "seat": seat, "player": f"Player {seat}", "stack": stack})
    done(door, {"do": "button", "seat": model.button})
    if model.straddles:
        gun = model.order[2 % len(model.order)]
        if door.answer({"do": "straddle", "seat": gun, "to": 2 * BIG})["ok"]:
            model.straddler = gun
    model.post()
    state = done(door, {"do": "deal"})
    for street in range(4):
        state = model.round(door, state)
        model.take_back()
        if len(model.live) == 1:
            assert state["phase"] == "between"
            break
        if street == 3 or sum(model.behind[seat] > 0 for seat in model.live) <= 1:
            assert state["phase"] == "showdown"
            assert {seat: state["seats"][str(seat)]["stack"] for seat in model.live} == {
                seat: model.behind[seat] for seat in model.live
            }
            ranking = model.chance.sample(model.live, len(model.live))
            state = done(door, {"do": "award", "ranking": [[seat] for seat in ranking]})
            break
        assert state["phase"] == "street"
        state = done(door, {"do": "street"})
    assert sum(player["stack"] for player in state["seats"].values()) == sum(model.stacks.values())
