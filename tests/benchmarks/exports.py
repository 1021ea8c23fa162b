"""What an export of a whole evening costs: Open Hand History and PHH of the same session, interleaved in one run.

PHH may not be slower (goal): it says a hand in fewer words, and asks pokerkit only about hands that are not plain.
"""

import random
import statistics
import time

from engine import commands as c
from engine.cards.propose import propose
from engine.exports.files import export
from engine.journal.memory import MemoryStore
from engine.session import Session

HANDS, SEATS, PASSES = 600, 6, 5
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def evening(hands: int = HANDS, store: MemoryStore | None = None) -> Session:
    """A no-limit session: some raises, every board entered, every hand at a showdown shown."""
    chance = random.Random(7)
    session = Session.start(store or MemoryStore(), {"game": "holdem", "seats": SEATS, "blinds": [1, 2]})
    assert isinstance(session, Session)
    for seat in range(1, SEATS + 1):
        session.dispatch(c.Sit(seat=seat, player=f"Player {seat}", stack=100_000))
    for _ in range(hands):
        session.dispatch(c.Deal())
        _hand(session, chance)
    return session


def _hand(session: Session, chance: random.Random) -> None:
    """Play the running hand to its end."""
    deck = chance.sample(DECK, 25)
    for _ in range(200):
        hand = session.state.hand
        if hand is None:
            return
        if hand.phase == "betting":
            turn = hand.seats[hand.queue[0] - 1]
            ways = ["fold", "fold", "call"] if turn is not None and turn.bet < hand.bet else ["check"]
            session.dispatch(c.Act(action=chance.choice(ways)))
            if session.state.hand is not None and chance.random() < 0.2:
                session.dispatch(c.Act(action="raise", to=hand.bet + 2 * max(hand.raise_size, 2)))
        elif hand.phase == "street":
            count = 1 if hand.boards[0] else 3
            session.dispatch(c.Street(cards="".join(deck.pop() for _ in range(count))))
        else:
            for seat in hand.seats:
                if seat is not None and seat.live:
                    session.dispatch(c.Show(seat=seat.seat, cards="".join(deck.pop() for _ in range(2))))
            session.dispatch(propose(session.state).award)
    raise AssertionError("the hand does not end")


def seconds(session: Session, kind: str) -> float:
    """How much of the processor one export takes."""
    began = time.process_time()
    export([session], kind)
    return time.process_time() - began


def main() -> int:
    """Print milliseconds a hand of both (medians), and how many hands each has; 1 when PHH is clearly slower."""
    session = evening()
    taken: dict[str, list[float]] = {"ohh": [], "phh": []}
    for _ in range(PASSES):
        for kind, times in taken.items():
            times.append(seconds(session, kind))
    hands = {kind: export([session], kind).hands for kind in taken}
    own = {kind: statistics.median(times) / HANDS * 1000 for kind, times in taken.items()}
    ratio = own["phh"] / own["ohh"]
    kinds = ", ".join(f"{kind} {own[kind]:.2f} ms a hand ({hands[kind]} of {HANDS} written)" for kind in taken)
    print(f"exports: {kinds}, ratio {ratio:.2f} (goal: at most 1)")
    return int(ratio > 1.2)
