"""Plays a whole evening by script: the same one for the same seed, each act one that the engine offered.

It implements no rule: it reads what is legal and sends it as a command, like a dealer at the screen.
"""

import random
from collections.abc import Callable, Iterator
from typing import cast

from engine import commands as c
from engine.commands import Command
from engine.refusals import Refusal
from engine.state import Wager, WayIn
from engine.view import LegalView, StateView
from engine.view.between import DueView, PreviewView

Do = Callable[[Command], object]
"""Carries out a command; returns the engine's answer."""

PEOPLE = (
    ("Maya", 1000), ("Theo", 500), ("Nils", 500), ("Rosa", 500), ("Sam", 500), ("Kofi", 500), ("Lena", 500),
    ("Omar", 1000), ("Ines", 500),
)  # fmt: skip
OMAHA = {
    "preset": "casino", "game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "betting_unit": 5, "smallest_chip": 5,
    "seats": 9, "time": {"amount": 5, "minutes": 60},
}  # fmt: skip
HOLDEM = {
    "game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10],
    "kill": {"on": "two_in_a_row", "size": "full"},
}  # fmt: skip
DEALERS = ("Kim", "Ana")
MOST_STEPS = 400
"""Upper bound for the acts and streets of a hand."""
PACE = (55, 170)
"""Least and most seconds between two deals."""


class DemoEvening:
    """Plays hands by script. `view` and `coming_deal` return the state, `do` sends a command; `at` is in seconds."""

    def __init__(
        self, do: Do, view: Callable[[], StateView], coming_deal: Callable[[], PreviewView], seed: int = 7, at: int = 0
    ) -> None:
        self._do, self.view, self.coming_deal = do, view, coming_deal
        self.dice = random.Random(seed)
        self.at = at

    def do(self, command: Command) -> bool:
        """Send a command; return whether it was accepted."""
        return not isinstance(self._do(command), Refusal)

    def sit(self) -> None:
        """Seat all players, set the button, and begin with a dealer."""
        for seat, (name, stack) in enumerate(PEOPLE, 1):
            self.do(c.Sit(seat=seat, player=name, stack=stack, at=self.at))
        self.do(c.Button(seat=7))
        self.do(c.Dealer(name=DEALERS[0]))

    def play(self, hands: int) -> Iterator[int]:
        """Play this number of hands; yield the number of each finished hand."""
        for _ in range(hands):
            self.between()
            if not self.hand():
                return
            yield self.view().hand

    def between(self) -> None:
        """Send what comes before a deal: rebuys, breaks, returns, straddles."""
        view, dice = self.view(), self.dice
        self.at += dice.randint(*PACE)
        for seat, player in view.seats.items():
            if player.stack == 0:
                self.do(c.AddChips(seat=seat, amount=500, at=self.at))
                self.do(c.SitIn(seat=seat, entry="post", at=self.at))
            elif (
                player.state == "in" and dice.random() < 0.012 and sum(s.state == "in" for s in view.seats.values()) > 6
            ):
                self.do(c.SitOut(seat=seat, at=self.at))
            elif player.state == "out" and dice.random() < 0.25:
                self.do(c.SitIn(seat=seat, at=self.at))
        for due in self.view().dues:
            self._due(due)
        if view.hand and view.hand % 45 == 0:
            self.do(c.Dealer(name=DEALERS[view.hand // 45 % len(DEALERS)], at=self.at))
        if any(reminder.kind == "time" and reminder.due for reminder in view.reminders):
            for seat in view.seats:
                self.do(c.Take(seat=seat, amount=5, reason="time", at=self.at))
        if dice.random() < 0.06:
            self._straddle()

    def _due(self, due: DueView) -> None:
        if due.chosen is None and due.options and self.dice.random() < 0.6:
            entry = cast("WayIn", due.options[0].entry)
            self.do(c.SitIn(seat=due.seat, entry=entry, at=self.at))

    def _straddle(self) -> None:
        """Straddle from the seat that acts first, if the house allows it."""
        next_hand = self.coming_deal()
        if next_hand.to_act is not None and next_hand.big:
            big = max(post.amount for post in next_hand.posts)
            self.do(c.Straddle(seat=next_hand.to_act, to=2 * big, at=self.at))

    def hand(self) -> bool:
        """Deal and play one hand to its end; return False when it cannot be dealt."""
        return self.deal() and self.finish()

    def deal(self) -> bool:
        """Deal; return False when it is refused."""
        return self.do(c.Deal(at=self.at))

    def finish(self) -> bool:
        """Play the running hand to its end; return False when it does not end."""
        for _ in range(MOST_STEPS):
            view = self.view()
            if view.phase == "between":
                return True
            self.step(view)
        return False

    def step(self, view: StateView) -> None:
        """Send the next command: an act, a street or the award."""
        self.at += 1
        if view.phase == "betting" and view.to_act is not None and view.legal is not None:
            self.act(view, view.legal)
        elif view.phase == "street":
            self.do(c.Street(at=self.at))
        else:
            self.award(view)

    def act(self, view: StateView, legal: LegalView) -> None:
        """Send an act of the player to act: mostly what live players do, all-ins now and then."""
        dice, luck = self.dice, self.dice.random()
        cost = legal.call or 0
        wager = legal.wager
        if wager is not None and luck < (0.2 if legal.check else 0.12):
            self.do(c.Act(action="wager", to=self.size(wager), at=self.at))
        elif legal.check:
            self.do(c.Act(action="check", at=self.at))
        else:
            stack = view.seats[view.to_act or 0].stack
            price = cost / max(view.total_pot + cost, 1) + (0.2 if cost * 3 > stack else 0.0)
            fold = dice.random() < 0.42 + price
            self.do(c.Act(action="fold" if fold and legal.fold else "call", at=self.at))

    def size(self, wager: Wager) -> int:
        """Return a usual amount to wager to, within the bounds."""
        if wager.amounts:
            return self.dice.choice(wager.amounts)
        part = self.dice.choice((0.0, 0.3, 0.5, 0.7, 1.0))
        to = wager.min + int((wager.max - wager.min) * part)
        to -= to % wager.unit
        return max(to, wager.min)

    def award(self, view: StateView) -> None:
        """Award the pots to the remaining hands in a random order."""
        live_seats = sorted({seat for pot in view.pots for seat in pot.seats})
        self.dice.shuffle(live_seats)
        tied = len(live_seats) > 1 and self.dice.random() < 0.04
        ranks = (
            ((live_seats[0], live_seats[1]), *((seat,) for seat in live_seats[2:]))
            if tied
            else tuple((seat,) for seat in live_seats)
        )
        self.do(c.Award(ranking=ranks, at=self.at))
