"""Events of a hand: the deal, acts, streets, pots, and what went wrong."""

from typing import Literal

from engine.events.base import Event, SeatEvent
from engine.state import AwardedPot, DealPlan, Dealt, KillState, Post, Question, Share


class HandStarted(Event, frozen=True):
    """A hand began: button, posts, who is dealt in (all in `plan`)."""

    number: int
    """From 1."""
    plan: DealPlan
    """What the deal does."""
    short: tuple[int, ...] = ()
    """Seats passed over for it: due the big blind with less than the small blind (STK-3)."""
    elsewhere: int = 0
    """The number of the hand in the file it is taken from, 0 = it is played here."""


class PostedLate(Event, frozen=True):
    """A player dealt in without posting, found before acting, posted now (ENT-10)."""

    seat: int
    """Who."""
    posts: tuple[Post, ...]
    """What was posted."""
    seen: bool = False
    """Whether the cards had been looked at, so that the hand is dead."""


class PostOwed(Event, frozen=True):
    """A player dealt in without posting, found later, owes the post next deal (ENT-10)."""

    seat: int
    """Who."""
    amount: int
    """In chips; 0 = what a player comes in with."""


class KillPosted(Event, frozen=True):
    """A voluntary kill after the deal (KIL-11)."""

    seat: int
    """Who kills."""
    put: int
    """Chips that went in."""
    amount: int
    """The kill, in chips."""
    dead: int = 0
    """The blind that became dead, in chips."""


class UpcardsSeen(Event, frozen=True):
    """Stud: the first upcards, by seat."""

    up: tuple[tuple[int, str], ...]
    """Seat and cards, such as `Ks`, of each."""


class SeatNamed(Event, frozen=True):
    """Stud: the dealer named who brings it in or acts first."""

    seat: int
    """Who."""
    what: Literal["bring_in", "first"]
    """What was named."""


class OpenPairSeen(Event, frozen=True):
    """Stud: a pair shows on fourth street (LIM-4)."""


class Acted(Event, frozen=True):
    """A player acted."""

    seat: int
    """Who."""
    kind: Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in"]
    """What the log calls it."""
    put: int = 0
    """Chips that went in."""
    to: int = 0
    """The player's total for the round, in chips."""
    all_in: bool = False
    """Whether the player is all-in now."""
    why: str = ""
    """Where nobody gave it as an act: left, absent, clock, passed_over, floor, early (a fold noted before)."""


class ActedEarly(Event, frozen=True):
    """An act out of turn was noted (PRO-8)."""

    seat: int
    """Who."""
    action: str
    """What they did."""
    to: int = 0
    """The total in chips, 0 = none was named."""


class EarlyFreed(Event, frozen=True):
    """The floor lets somebody who acted out of turn act freely (PRO-8)."""

    seat: int
    """Who."""


class ChipLies(Event, frozen=True):
    """A single larger chip lies unchanged in front of a seat (PRO-2)."""

    seat: int
    """Whose."""
    reaches: int
    """The total it would cover."""


class TakenBack(SeatEvent, frozen=True):
    """Chips were taken back and the seat acts again (PRO-7, PRO-9, KIL-13)."""


class ClockCalled(SeatEvent, frozen=True):
    """The clock was called on a seat."""


class FloorAsked(Event, frozen=True):
    """A ruling is left to the floor."""

    question: Question
    """What the floor decides, with its choices."""


class FloorDecided(Event, frozen=True):
    """The floor decided the open ruling."""

    choice: str
    """One of the choices of the question."""
    by: str = ""
    """Who decided."""


class UncalledReturned(SeatEvent, frozen=True):
    """Chips nobody can call went back (POT-3)."""

    amount: int
    """Chips."""


class RoundClosed(Event, frozen=True):
    """The round is closed: bets go to the pot."""

    phase: Literal["street", "showdown", "betting"]
    """What comes now."""


class StreetDealt(Event, frozen=True):
    """A street was dealt or a draw done."""

    street: int
    """Which, 0 = the first round."""
    cards: tuple[str, ...] = ()
    """Cards it added to each board, where they were entered."""
    up: tuple[tuple[int, str], ...] = ()
    """Seats and their upcards, where they were entered."""
    draws: tuple[tuple[int, int], ...] = ()
    """Seats and how many cards they drew, where it was entered."""


class StreetWithdrawn(Event, frozen=True):
    """Turn or river was shown before the round was over (PRO-16)."""

    street: int
    """Which street."""
    seat: int
    """Who acts now."""
    cards: tuple[str, ...] = ()
    """What was seen."""
    dealt: bool = False
    """Whether the street had been recorded; then it and the seat's act are taken back."""
    back: int = 0
    """Chips that came back with the act."""


class RunsAgreed(Event, frozen=True):
    """The rest is dealt several times (POT-7)."""

    times: int
    """How many runs in all."""


class HandShown(Event, frozen=True):
    """A hand was shown or mucked."""

    seat: int
    """Whose."""
    cards: str
    """The cards, "" = mucked."""


class BoardSeen(Event, frozen=True):
    """The cards of every board as it lies, entered after the street."""

    boards: tuple[str, ...]
    """Cards such as `AsKd4h`, a text for each board."""


class HandDied(Event, frozen=True):
    """A hand was declared dead: its chips stay, it can win nothing (PRO-15)."""

    seat: int
    """Whose."""
    reason: str = ""
    """Why, in the dealer's words."""


class PotsAwarded(Event, frozen=True):
    """The pots were pushed."""

    pots: tuple[AwardedPot, ...]
    """The pots."""
    shares: tuple[Share, ...]
    """Who took what, in the order to push."""
    by_folds: bool = False
    """Whether all others had folded."""


class HandEnded(Event, frozen=True):
    """The hand is over."""

    number: int
    """Which hand."""
    results: tuple[tuple[int, int], ...]
    """Seat and chips won less put in, of everyone dealt in."""
    kill: KillState = KillState()
    """The kill button after it."""
    rock: int | None = None
    """The seat that holds the rock after it."""
    stays: Dealt | None = None
    """A corrected award that moved only money: what the later hands were dealt with, kill and rock included."""


class Misdealt(Event, frozen=True):
    """The deal was wrong: all chips are back, the table stands as before it (PRO-14)."""

    number: int
    """The hand number that is used up."""
    reason: str
    """What was wrong."""
    by: str = ""
    """Who of the floor decided, "" = nobody had to."""


HandEvent = (
    PostedLate | PostOwed | HandStarted | UpcardsSeen | SeatNamed | OpenPairSeen | Acted | UncalledReturned
    | RoundClosed | StreetDealt | RunsAgreed | HandShown | BoardSeen | PotsAwarded | HandEnded | KillPosted | ActedEarly
    | EarlyFreed | ChipLies | FloorAsked | FloorDecided | TakenBack | ClockCalled | Misdealt | HandDied
    | StreetWithdrawn
)  # fmt: skip
