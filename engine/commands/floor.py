"""Commands about rulings and faults. The docstring of each is its line in `feltbook script --words`."""

from typing import Literal

from engine.commands.base import Action, Base, Fault, SeatCommand
from engine.state import NoteAnswer


class SaidAndPushed(Base, frozen=True, tag="wager"):
    """The ruling assistant (PRO-1..9, 13): what was said and which chips went in; `dry` only rules.

    `released` = the hand let go of the chips; without it a silent motion binds nobody (PRO-1).
    """

    seat: int
    """Who spoke or pushed chips."""
    says: str = ""
    """What was said, "" = nothing."""
    chips: tuple[int, ...] | None = None
    """The chips pushed in one motion."""
    motions: tuple[tuple[int, ...], ...] | None = None
    """The chips of each motion, where there were several."""
    released: bool = True
    """Whether the hand let go of the chips (PRO-1)."""
    dry: bool = False
    """Whether it is only ruled on, and nothing played."""


class TakeBack(Base, frozen=True):
    """A call made unaware of a raise or of the kill is taken back (PRO-9, KIL-13).

    `face_up` = whether the kill button lay face up; None = as the kind of kill has it.
    """

    seat: int
    """Who called."""
    face_up: bool | None = None
    """Whether the kill button lay face up, None = as the kind of kill has it."""


class OutOfTurn(Base, frozen=True):
    """An act out of turn, noted for later (PRO-8)."""

    seat: int
    """Who acted."""
    action: Action
    """What they did."""
    to: int | None = None
    """The total, where one was named."""


class Clock(SeatCommand, frozen=True):
    """The clock is called on a player (PRO-10)."""


class Expire(SeatCommand, frozen=True):
    """The clock ran out and the dealer confirms it (PRO-10)."""


class Misdeal(Base, frozen=True):
    """The deal was wrong: all chips go back, the hand number is used up (PRO-14)."""

    reason: Fault = "other"
    """What was wrong."""
    words: str = ""
    """What happened, as the dealer typed it, in place of `reason` in the record; "" = the reason says it."""
    by: str = ""
    """Who of the floor decided it, needed once two players acted with chips or three acted at all."""


class DeadHand(Base, frozen=True):
    """A hand is declared dead, at any moment: its chips stay, it can win nothing (PRO-15)."""

    seat: int
    """Whose hand."""
    reason: str = ""
    """Why, in the dealer's words."""


class StreetBack(Base, frozen=True):
    """Turn or river was shown before the round was over: it is withdrawn (PRO-16); `cards` = what was seen."""

    cards: str | tuple[str, ...] | None = None
    """The cards seen, of each board."""


class Floor(Base, frozen=True):
    """The floor's decision on the open ruling; `act` with a seat: an act out of turn binds it no longer (PRO-8)."""

    choice: str
    """One of the choices of the question."""
    by: str = ""
    """Who decided."""
    seat: int | None = None
    """Whose ruling it is, None = the open one."""


class FloorWanted(Base, frozen=True):
    """The floor is called to the table, or (`wanted` false) was there."""

    wanted: bool = True
    """False = the call is over."""


class Noted(Base, frozen=True):
    """The dealer's answer to a note of the card room; its lines stand before it in the same step."""

    note: int
    """The note's number in the room."""
    answer: NoteAnswer
    """What the dealer tapped."""


class Unposted(Base, frozen=True):
    """A player was dealt in without posting (ENT-10); `seen` = the cards have been looked at; `missed`: small, both.

    `live` and `dead` = chips that are posted besides what the player has posted already.
    """

    seat: int
    """Who did not post."""
    seen: bool = False
    """Whether the cards have been looked at."""
    missed: Literal["small", "both"] | None = None
    """Blinds the player owed, the small one dead; None = what the table knows, where it knows nothing the big one."""
    live: int = 0
    """Chips that are part of the bet, where they are known."""
    dead: int = 0
    """Chips that are not, where they are known."""


FloorCommand = (
    SaidAndPushed | TakeBack | OutOfTurn | Clock | Expire | Misdeal | DeadHand | StreetBack | Floor | FloorWanted
    | Noted | Unposted
)  # fmt: skip
