"""Commands about rulings and faults. The docstring of each is its line in `feltbook script --words`."""

from typing import Literal

from engine.commands.base import Action, Base, Fault, SeatCommand
from engine.state import NoteAnswer


class SaidAndPushed(Base, frozen=True, tag="wager"):
    """The ruling assistant (PRO-1..9, 13): what was said and which chips went in; `dry` only rules.

    `released` = the hand let go of the chips; without it a silent motion binds nobody (PRO-1).
    """

    seat: int
    """The seat that spoke or pushed chips."""
    says: str = ""
    """The spoken statement, "" = none."""
    chips: tuple[int, ...] | None = None
    """The chips pushed in one motion."""
    motions: tuple[tuple[int, ...], ...] | None = None
    """The chips of each of several motions."""
    released: bool = True
    """Whether the hand let go of the chips (PRO-1)."""
    dry: bool = False
    """Whether to return the ruling only, without playing it."""


class TakeBack(Base, frozen=True):
    """A call made unaware of a raise or of the kill is taken back (PRO-9, KIL-13).

    `face_up` = whether the kill button lay face up; None = as the kind of kill has it.
    """

    seat: int
    """The seat that called."""
    face_up: bool | None = None
    """Whether the kill button was face up, None = by the kind of kill."""


class OutOfTurn(Base, frozen=True):
    """An act out of turn, noted for later (PRO-8)."""

    seat: int
    """The seat that acted."""
    action: Action
    """The action."""
    to: int | None = None
    """The total in chips, None = none given."""


class Clock(SeatCommand, frozen=True):
    """The clock is called on a player (PRO-10)."""


class Expire(SeatCommand, frozen=True):
    """The clock ran out and the dealer confirms it (PRO-10)."""


class Misdeal(Base, frozen=True):
    """The deal was wrong: all chips go back, the hand number is used up (PRO-14)."""

    reason: Fault = "other"
    """The fault."""
    words: str = ""
    """The dealer's own words in place of `reason` in the record; "" = `reason` is recorded."""
    by: str = ""
    """The floor person who decided; needed once two players acted with chips or three acted at all."""


class DeadHand(Base, frozen=True):
    """A hand is declared dead, at any moment: its chips stay, it can win nothing (PRO-15)."""

    seat: int
    """The seat."""
    reason: str = ""
    """The reason, in the dealer's words."""


class StreetBack(Base, frozen=True):
    """Turn or river was shown before the round was over: it is withdrawn (PRO-16); `cards` = what was seen."""

    cards: str | tuple[str, ...] | None = None
    """The cards seen, of each board."""


class Floor(Base, frozen=True):
    """The floor's decision on the open ruling; `act` with a seat: an act out of turn binds it no longer (PRO-8)."""

    choice: str
    """One of the choices of the question."""
    by: str = ""
    """The name of the person who decided."""
    seat: int | None = None
    """The seat the ruling concerns, None = the open ruling."""


class FloorWanted(Base, frozen=True):
    """The floor is called to the table, or (`wanted` false) was there."""

    wanted: bool = True
    """False = the call is over."""


class Noted(Base, frozen=True):
    """The dealer's answer to a note of the card room; its lines stand before it in the same step."""

    note: int
    """The note's number in the card room."""
    answer: NoteAnswer
    """The answer."""


class Unposted(Base, frozen=True):
    """A player was dealt in without posting (ENT-10); `seen` = the cards have been looked at; `missed`: small, both.

    `live` and `dead` = chips that are posted besides what the player has posted already.
    """

    seat: int
    """The seat that did not post."""
    seen: bool = False
    """Whether the player has seen the cards."""
    missed: Literal["small", "both"] | None = None
    """Blinds owed, the small one dead; None = the debt in the table's record, without one a big blind."""
    live: int = 0
    """Live chips to post, where known; both 0 = unknown."""
    dead: int = 0
    """Dead chips to post, where known."""


FloorCommand = (
    SaidAndPushed | TakeBack | OutOfTurn | Clock | Expire | Misdeal | DeadHand | StreetBack | Floor | FloorWanted
    | Noted | Unposted
)  # fmt: skip
