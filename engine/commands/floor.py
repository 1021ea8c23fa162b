"""Commands about rulings and faults. The docstring of each is its line in `feltbook script --words`."""

from engine.commands.base import Action, Base, Fault


class SaidAndPushed(Base, frozen=True, tag="wager"):
    """The ruling assistant (PRO-1..9, 13): what was said and which chips went in; `dry` only rules.

    `released` = the hand let go of the chips; without it a silent motion binds nobody (PRO-1).
    """

    seat: int
    says: str = ""
    chips: tuple[int, ...] | None = None
    motions: tuple[tuple[int, ...], ...] | None = None
    released: bool = True
    dry: bool = False


class TakeBack(Base, frozen=True):
    """A call made unaware of a raise or of the kill is taken back (PRO-9, KIL-13).

    `face_up` = whether the kill button lay face up; None = as the kind of kill has it.
    """

    seat: int
    face_up: bool | None = None


class OutOfTurn(Base, frozen=True):
    """An act out of turn, noted for later (PRO-8)."""

    seat: int
    action: Action
    to: int | None = None


class Clock(Base, frozen=True):
    """The clock is called on a player (PRO-10)."""

    seat: int


class Expire(Base, frozen=True):
    """The clock ran out and the dealer confirms it (PRO-10)."""

    seat: int


class Misdeal(Base, frozen=True):
    """The deal was wrong: all chips go back, the hand number is used up (PRO-14).

    `by` = who of the floor decided it, needed once two players acted with chips or three acted at all.
    """

    reason: Fault = "other"
    by: str = ""


class DeadHand(Base, frozen=True):
    """A hand is declared dead, at any moment: its chips stay, it can win nothing (PRO-15)."""

    seat: int
    reason: str = ""


class StreetBack(Base, frozen=True):
    """Turn or river was shown before the round was over: it is withdrawn (PRO-16); `cards` = what was seen."""

    cards: str | tuple[str, ...] | None = None


class Floor(Base, frozen=True):
    """The floor's decision on the open ruling."""

    choice: str
    by: str = ""
    seat: int | None = None


class Unposted(Base, frozen=True):
    """A player was dealt in without posting (ENT-10); `seen` = the cards have been looked at."""

    seat: int
    seen: bool = False
