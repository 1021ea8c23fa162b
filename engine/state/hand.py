"""A running hand and the last one that ended. Chips, seats from 1."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from engine.state.deal import DealPlan, Post
from engine.state.turn import Early, Turn

Status = Literal["in", "folded", "all_in"]
PotPart = Literal["", "high", "low"]
"""The part of a pot that is won: the whole, or a half of it in high-low."""


class HandSeat(Struct, frozen=True):
    """A seat dealt in; all amounts in chips."""

    seat: int
    """From 1."""
    stack: int
    """Chips behind the bet."""
    start: int
    """The stack at the start of the hand."""
    status: Status = "in"
    """Whether the seat can act, has folded or is all-in."""
    bet: int = 0
    """Chips in front in this round."""
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
    """The full bet level last acted on, -1 before its first action (BET-6, BET-7)."""
    checked: bool = False
    """Whether the seat checked in this round (BET-3)."""
    up: str = ""
    """The upcards (stud)."""
    shown: str = ""
    """The cards shown."""
    mucked: bool = False
    """Whether the hand was mucked at the showdown."""
    reaches: int = 0
    """The total an unchanged larger chip in front covers, 0 = none (PRO-2)."""
    loan: Literal["", "open", "raised"] = ""
    """A loan in this hand: "" none, `open` until the next act, `raised` when that is a wager (STK-4)."""
    acts: Literal["", "acted", "chips"] = ""
    """"" before the player's first act in this hand, `chips` once an act had chips in it (PRO-14)."""
    died: bool = False
    """Whether the hand was declared dead (PRO-15)."""

    @property
    def total(self) -> int:
        """Return the chips that layer into pots: ante, earlier rounds and this round's bet (POT-1, POT-2)."""
        return self.ante + self.put + self.bet

    @property
    def live(self) -> bool:
        """Return whether the hand can still win."""
        return self.status != "folded"


class Share(Struct, frozen=True):
    """The chips a seat takes out of one part of a pot."""

    seat: int
    """The seat that takes it."""
    amount: int
    """The amount, in chips."""
    pot: int = 1
    """The pot's number, 1 = the main pot."""
    run: int = 1
    """The run or board, from 1."""
    part: PotPart = ""
    """The half of a high-low pot, "" = the whole."""


def won_by(shares: Iterable[Share]) -> dict[int, int]:
    """Return the chips each seat takes in these shares, in the order of its first share."""
    won: dict[int, int] = {}
    for share in shares:
        won[share.seat] = won.get(share.seat, 0) + share.amount
    return won


class AwardedPot(Struct, frozen=True):
    """A pot as pushed to the winners; chips."""

    amount: int
    """The pot before rake and drop."""
    seats: tuple[int, ...]
    """The seats that could win it."""
    rake: int = 0
    """Rake taken."""
    drop: int = 0
    """Drop for promotions."""

    @property
    def taken(self) -> int:
        """Return rake and drop together, in chips."""
        return self.rake + self.drop


class Hand(Struct, frozen=True):
    """A running hand; all amounts in chips."""

    number: int
    """From 1."""
    plan: DealPlan
    """The plan of the deal."""
    seats: tuple[HandSeat | None, ...]
    """By seat - 1, None where no player is dealt in."""
    order: tuple[int, ...]
    """Seats dealt in, clockwise, the button last."""
    bets: tuple[int, int] | None = None
    """Small and big bet of this hand, kill included; None where bets are not fixed."""
    minimum_bet: int = 1
    """The smallest bet of this hand, kill included."""
    street: int = 0
    """The street, 0 = the first round."""
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
    """Whether raises are capped for the rest of the round (LIM-2, LIM-3)."""
    began: int = 0
    """How many players could bet when the round began (LIM-3)."""
    queue: tuple[int, ...] = ()
    """Seats yet to act in this round, in order; the first is to act."""
    late_killer: int | None = None
    """The killer yet to act last, None = none (KIL-9)."""
    big_blind_acted: bool = False
    """Whether a big blind has acted (PL-2)."""
    bring_in_seat: int | None = None
    """The seat that has to bring in (BLD-7)."""
    needs: Literal["bring_in", "first"] | None = None
    """The seat the dealer has to name next, None = none."""
    turn: Turn | None = None
    """The current turn, None without one."""
    phase: Literal["betting", "street", "showdown"] = "betting"
    """Whether a round is open, a street is due, or the pots are to be awarded."""
    runs: int = 1
    """Times the rest is dealt (POT-7)."""
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
    """Whether no player has acted in the hand yet."""
    early: tuple[Early, ...] = ()
    """Acts out of turn in this round (PRO-8)."""
    clock_on: int | None = None
    """The seat on the clock, None = none (PRO-10)."""
    clock_since: int = 0
    """When the clock was called, in seconds of the session."""
    withdrawn: tuple[str, ...] = ()
    """Cards of the coming street that were shown too early and taken back (PRO-16)."""
    passed_over: int | None = None
    """The seat a street was taken back for, until it has acted (PRO-16)."""
    awarded: tuple[AwardedPot, ...] = ()
    """The pots as pushed."""
    shares: tuple[Share, ...] = ()
    """The shares of these pots."""
    by_folds: bool = False
    """Whether all others folded."""
    returned: tuple[tuple[int, int], ...] = ()
    """Seat and uncalled chips returned (POT-3)."""

    @property
    def parts(self) -> int:
        """Return the number of parts of each pot: boards (NOW-3) times runs (POT-7)."""
        return self.plan.boards * self.runs


class LastHand(Struct, frozen=True):
    """The visible facts of the last hand; chips, and seats of that hand unless a field says otherwise."""

    posts: tuple[Post, ...] = ()
    """The posts."""
    board: str = ""
    """The first board."""
    won: tuple[tuple[int, int], ...] = ()
    """Seat and net chips won; kept by a player who moves, dropped for one who leaves."""
    moved: tuple[tuple[int, int], ...] = ()
    """Present seat and seat in that hand, of players who moved since."""
    boards: tuple[str, ...] = ()
    """Every board."""
    dealt: tuple[int, ...] = ()
    """Seats dealt in."""
    live: tuple[int, ...] = ()
    """Seats not folded at the end."""
    winners: tuple[int, ...] = ()
    """Seats that took chips out of a pot."""
    shown: tuple[tuple[int, str], ...] = ()
    """Seats and the cards they showed."""
    pots: tuple[AwardedPot, ...] = ()
    """The pots as pushed."""
    shares: tuple[Share, ...] = ()
    """The shares of these pots."""
    by_folds: bool = False
    """Whether all others folded."""
    returned: tuple[tuple[int, int], ...] = ()
    """Seat and uncalled chips returned (POT-3)."""
    paid: tuple[tuple[int, int, str], ...] = ()
    """Payer, receiver and purpose of side payments since (NOW-4, NOW-5)."""
    splash: int = 0
    """Chips of the house in the pot."""
    second_round: bool = False
    """Whether a second round was dealt, or the hand came to a showdown (POT-9)."""
