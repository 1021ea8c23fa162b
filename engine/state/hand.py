"""A running hand and the one that ended last. Chips, seats from 1."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from engine.state.deal import DealPlan, Post
from engine.state.turn import Early, Turn

Status = Literal["in", "folded", "all_in"]
PotPart = Literal["", "high", "low"]
"""What of a pot is won: the whole, or a half of it in high-low."""


class HandSeat(Struct, frozen=True):
    """A seat dealt in; all amounts in chips."""

    seat: int
    """From 1."""
    stack: int
    """Behind the bet."""
    start: int
    """What the hand began with."""
    status: Status = "in"
    """Whether the hand plays on."""
    bet: int = 0
    """In front in this round."""
    put: int = 0
    """Live chips of earlier rounds."""
    ante: int = 0
    """The ante; it layers into side pots like a bet (POT-2)."""
    dead: int = 0
    """Dead chips; they go to the main pot (POT-2)."""
    forced: int = 0
    """Blinds, posts, antes, straddles and kill together (KIL-2)."""
    acted_at: int = -1
    """The bet this seat last acted on in this round, -1 before its first action."""
    acted_level: int = -1
    """The full level it last acted on, -1 before its first action (BET-6, BET-7)."""
    checked: bool = False
    """Whether it checked in this round (BET-3)."""
    up: str = ""
    """Upcards (stud)."""
    shown: str = ""
    """Cards shown."""
    mucked: bool = False
    """Whether the hand was mucked at the showdown."""
    reaches: int = 0
    """The total an unchanged larger chip in front would cover, 0 without one (PRO-2)."""
    loan: Literal["", "open", "raised"] = ""
    """Borrowed in this hand: `open` until the next act, `raised` when that was a wager (STK-4)."""
    acts: Literal["", "acted", "chips"] = ""
    """Whether the player has acted in this hand, and whether with chips (PRO-14)."""
    died: bool = False
    """Whether the hand was declared dead (PRO-15)."""

    @property
    def total(self) -> int:
        """Chips of this hand that layer into pots: ante, earlier rounds and this round's bet (POT-1, POT-2)."""
        return self.ante + self.put + self.bet

    @property
    def live(self) -> bool:
        """Whether the hand can still win."""
        return self.status != "folded"


class Share(Struct, frozen=True):
    """What a seat takes out of one part of a pot."""

    seat: int
    """Who takes it."""
    amount: int
    """In chips."""
    pot: int = 1
    """Which pot, 1 = the main pot."""
    run: int = 1
    """Which run or board, from 1."""
    part: PotPart = ""
    """The half of a high-low pot, "" = the whole."""


def won_by(shares: Iterable[Share]) -> dict[int, int]:
    """Chips each seat takes out of these parts of pots, in the order the seats come in them."""
    won: dict[int, int] = {}
    for share in shares:
        won[share.seat] = won.get(share.seat, 0) + share.amount
    return won


class AwardedPot(Struct, frozen=True):
    """A pot as pushed; chips."""

    amount: int
    """Before rake and drop."""
    seats: tuple[int, ...]
    """Who could win it."""
    rake: int = 0
    """Taken from it."""
    drop: int = 0
    """Taken for promotions."""

    @property
    def taken(self) -> int:
        """Rake and drop, chips."""
        return self.rake + self.drop


class Hand(Struct, frozen=True):
    """A running hand; all amounts in chips."""

    number: int
    """From 1."""
    plan: DealPlan
    """What the deal did."""
    seats: tuple[HandSeat | None, ...]
    """By seat - 1, None where nobody is dealt in."""
    order: tuple[int, ...]
    """Seats dealt in, clockwise, the button last."""
    bets: tuple[int, int] | None = None
    """Small and big bet of this hand, kill included; None where bets are not fixed."""
    minimum_bet: int = 1
    """The smallest bet of this hand, kill included."""
    street: int = 0
    """Which street, 0 = the first round."""
    bet: int = 0
    """The total a full call reaches in this round."""
    level: int = 0
    """The last full bet level of the round (limit games, BET-7)."""
    raise_size: int = 0
    """The last full bet or raise."""
    raises: int = 0
    """Raises counted in this round (LIM-2)."""
    opened: bool = False
    """Whether a wager was made in this round."""
    capped: bool = False
    """Whether the cap holds for the rest of the round (LIM-2, LIM-3)."""
    began: int = 0
    """How many players could bet when the round began (LIM-3)."""
    queue: tuple[int, ...] = ()
    """Seats yet to act in this round, in order; the first is to act."""
    late_killer: int | None = None
    """The killer who acts last and has not yet (KIL-9)."""
    big_blind_acted: bool = False
    """Whether a big blind has acted (PL-2)."""
    bring_in_seat: int | None = None
    """The seat that has to bring it in (BLD-7)."""
    needs: Literal["bring_in", "first"] | None = None
    """What the dealer has to name, None = nothing."""
    turn: Turn | None = None
    """The turn that is on, None when nobody acts."""
    phase: Literal["betting", "street", "showdown"] = "betting"
    """Whether a round is open, a street is due, or the pots are to be awarded."""
    runs: int = 1
    """How often the rest is dealt (POT-7)."""
    board: str = ""
    """The first board."""
    boards: tuple[str, ...] = ()
    """Every board, run by run."""
    splash: int = 0
    """Chips of the house in the pot (NOW-6)."""
    open_pair: bool = False
    """Whether a pair shows on fourth street (LIM-4)."""
    big_bet_made: bool = False
    """Whether a big bet was made with an open pair (LIM-4)."""
    fresh: bool = True
    """Whether nobody has acted yet."""
    early: tuple[Early, ...] = ()
    """Acts out of turn noted in this round (PRO-8)."""
    clock_on: int | None = None
    """The seat the clock was called on (PRO-10)."""
    clock_since: int = 0
    """When it was called, in seconds of the session."""
    withdrawn: tuple[str, ...] = ()
    """Cards of the coming street that were shown too early and taken back (PRO-16)."""
    passed_over: int | None = None
    """The seat a street was taken back for, until it has acted (PRO-16)."""
    awarded: tuple[AwardedPot, ...] = ()
    """The pots as pushed."""
    shares: tuple[Share, ...] = ()
    """Who took what of them."""
    by_folds: bool = False
    """Whether all others folded."""
    returned: tuple[tuple[int, int], ...] = ()
    """Seat and chips that nobody called (POT-3)."""


class LastHand(Struct, frozen=True):
    """What stays visible of the hand that has just ended; chips, and seats of that hand where nothing else is said."""

    posts: tuple[Post, ...] = ()
    """What went in before the cards."""
    board: str = ""
    """The first board."""
    won: tuple[tuple[int, int], ...] = ()
    """Seat and chips won less put in; it goes along with who changes seats, and away with who leaves."""
    moved: tuple[tuple[int, int], ...] = ()
    """Seat now, and seat in that hand, of those who changed seats since."""
    boards: tuple[str, ...] = ()
    """Every board."""
    dealt: tuple[int, ...] = ()
    """Seats dealt in."""
    live: tuple[int, ...] = ()
    """Seats with a hand at the end."""
    winners: tuple[int, ...] = ()
    """Seats that took something out of a pot."""
    shown: tuple[tuple[int, str], ...] = ()
    """Seats and the cards they showed."""
    pots: tuple[AwardedPot, ...] = ()
    """The pots as pushed."""
    shares: tuple[Share, ...] = ()
    """Who took what of them."""
    by_folds: bool = False
    """Whether all others folded."""
    returned: tuple[tuple[int, int], ...] = ()
    """Seat and chips that nobody called (POT-3)."""
    paid: tuple[tuple[int, int, str], ...] = ()
    """Payer, receiver and purpose of side payments since (NOW-4, NOW-5)."""
    splash: int = 0
    """Chips of the house in the pot."""
    second_round: bool = False
    """Whether a second round was dealt, or the hand came to a showdown (POT-9)."""
