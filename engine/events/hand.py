"""Events of a hand: deal, acts, streets, pots, faults."""

from typing import Literal

from engine.events.base import Event, SeatEvent
from engine.state import AwardedPot, DealPlan, Dealt, KillState, Post, Question, Share


class HandStarted(Event, frozen=True):
    """A hand began; `plan` holds button, posts and seats dealt in."""

    number: int
    """The hand number, from 1."""
    plan: DealPlan
    """The plan of the deal."""
    short: tuple[int, ...] = ()
    """Seats passed over for it: due the big blind with less than the small blind (STK-3)."""
    elsewhere: int = 0
    """The number of the hand in the file it comes from, 0 = it is played here."""


class PostedLate(Event, frozen=True):
    """A player dealt in without posting, noticed before acting, posted late (ENT-10)."""

    seat: int
    """The seat."""
    posts: tuple[Post, ...]
    """The posts made."""
    seen: bool = False
    """Whether the player had seen the cards, so that the hand is dead."""


class PostOwed(Event, frozen=True):
    """A player dealt in without posting, noticed later, owes the post next deal (ENT-10)."""

    seat: int
    """The seat."""
    amount: int
    """The post, in chips; 0 = the player posts on entering."""


class KillPosted(Event, frozen=True):
    """A voluntary kill after the deal (KIL-11)."""

    seat: int
    """The seat of the killer."""
    put: int
    """Chips put in."""
    amount: int
    """The kill, in chips."""
    dead: int = 0
    """The blind made dead, in chips."""


class UpcardsSeen(Event, frozen=True):
    """Stud: the first upcards, by seat."""

    up: tuple[tuple[int, str], ...]
    """Pairs of seat and cards, such as `Ks`."""


class SeatNamed(Event, frozen=True):
    """Stud: the dealer named the seat to bring in or act first."""

    seat: int
    """The seat."""
    what: Literal["bring_in", "first"]
    """The role of the seat."""


class OpenPairSeen(Event, frozen=True):
    """Stud: a pair shows on fourth street (LIM-4)."""


class Acted(Event, frozen=True):
    """A player acted."""

    seat: int
    """The seat."""
    kind: Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in"]
    """The kind of act."""
    put: int = 0
    """Chips put in."""
    to: int = 0
    """The player's total for the round, in chips."""
    all_in: bool = False
    """Whether the player is all-in after it."""
    why: str = ""
    """The cause if not an act of the player: left, absent, clock, passed_over, floor, early (a fold out of turn)."""


class ActedEarly(Event, frozen=True):
    """A player acted out of turn (PRO-8)."""

    seat: int
    """The seat."""
    action: str
    """The action."""
    to: int = 0
    """The total in chips, 0 = none given."""


class EarlyFreed(Event, frozen=True):
    """The floor freed a player from an act out of turn (PRO-8)."""

    seat: int
    """The seat."""


class ChipLies(Event, frozen=True):
    """A single larger chip is unchanged in front of a seat (PRO-2)."""

    seat: int
    """The seat."""
    reaches: int
    """The total the chip covers."""


class TakenBack(SeatEvent, frozen=True):
    """Chips were taken back and the seat acts again (PRO-7, PRO-9, KIL-13)."""


class ClockCalled(SeatEvent, frozen=True):
    """The clock was called on a seat."""


class FloorAsked(Event, frozen=True):
    """A ruling was left to the floor."""

    question: Question
    """The question, with its choices."""


class FloorDecided(Event, frozen=True):
    """The floor decided the open ruling."""

    choice: str
    """One of the choices of the question."""
    by: str = ""
    """The name of the person who decided."""


class UncalledReturned(SeatEvent, frozen=True):
    """Uncalled chips went back (POT-3)."""

    amount: int
    """Chips."""


class RoundClosed(Event, frozen=True):
    """The round closed: bets went into the pot."""

    phase: Literal["street", "showdown", "betting"]
    """The next phase."""


class StreetDealt(Event, frozen=True):
    """A street was dealt or a draw was done."""

    street: int
    """The index of the street, 0 = the first round."""
    cards: tuple[str, ...] = ()
    """The cards added to each board, () = not entered."""
    up: tuple[tuple[int, str], ...] = ()
    """Pairs of seat and upcards, () = not entered."""
    draws: tuple[tuple[int, int], ...] = ()
    """Pairs of seat and number of cards drawn, () = not entered."""


class StreetWithdrawn(Event, frozen=True):
    """Turn or river was shown before the round was over (PRO-16)."""

    street: int
    """The index of the street."""
    seat: int
    """The seat to act now."""
    cards: tuple[str, ...] = ()
    """The cards seen."""
    dealt: bool = False
    """Whether the street was recorded; then it and the seat's act are taken back."""
    back: int = 0
    """Chips returned with the act."""


class RunsAgreed(Event, frozen=True):
    """The rest is dealt several times by agreement (POT-7)."""

    times: int
    """The number of runs in all."""


class HandShown(Event, frozen=True):
    """A hand was shown or mucked."""

    seat: int
    """The seat."""
    cards: str
    """The cards, "" = mucked."""


class BoardSeen(Event, frozen=True):
    """The cards of every board were entered after the street."""

    boards: tuple[str, ...]
    """The cards of each board as a text, such as `AsKd4h`."""


class HandDied(Event, frozen=True):
    """A hand was declared dead: its chips stay in, it cannot win (PRO-15)."""

    seat: int
    """The seat."""
    reason: str = ""
    """The reason, in the dealer's words."""


class PotsAwarded(Event, frozen=True):
    """The pots were pushed."""

    pots: tuple[AwardedPot, ...]
    """The pots."""
    shares: tuple[Share, ...]
    """The chips of each seat, in pushing order."""
    by_folds: bool = False
    """Whether all others folded."""


class HandEnded(Event, frozen=True):
    """A hand ended."""

    number: int
    """The hand number."""
    results: tuple[tuple[int, int], ...]
    """Pairs of seat and net chips won, of all seats dealt in."""
    kill: KillState = KillState()
    """The kill button after it."""
    rock: int | None = None
    """The seat that holds the rock after it."""
    stays: Dealt | None = None
    """Kill and rock that later hands were dealt with, after a corrected award that moved only money."""


class Misdealt(Event, frozen=True):
    """The deal was wrong: all chips are back, the table is as before it (PRO-14)."""

    number: int
    """The number of the hand, which stays used."""
    reason: str
    """The fault."""
    by: str = ""
    """The floor person who decided, "" = no decision was needed."""


HandEvent = (
    PostedLate | PostOwed | HandStarted | UpcardsSeen | SeatNamed | OpenPairSeen | Acted | UncalledReturned
    | RoundClosed | StreetDealt | RunsAgreed | HandShown | BoardSeen | PotsAwarded | HandEnded | KillPosted | ActedEarly
    | EarlyFreed | ChipLies | FloorAsked | FloorDecided | TakenBack | ClockCalled | Misdealt | HandDied
    | StreetWithdrawn
)  # fmt: skip
