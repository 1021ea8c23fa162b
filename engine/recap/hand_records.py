"""What was dealt, corrected and ruled. Chips throughout; times in seconds since the session began."""

from typing import Any

from msgspec import Struct

from engine.words import Phrase


class HandResult(Struct, frozen=True, kw_only=True):
    """An ended hand; chips."""

    number: int
    """From 1."""
    at: int
    """When it ended."""
    pot: int
    """All pots before rake and drop."""
    rake: int
    """Taken from them."""
    drop: int
    """Taken for promotions."""
    winners: tuple[tuple[str, int], ...]
    """Player and chips won."""
    nets: tuple[tuple[str, int], ...]
    """Player and chips won less put in, of everyone dealt in."""
    showdown: tuple[str, ...] = ()
    """Who was in at the showdown; empty when all others had folded."""
    dealer: str = ""
    """Who dealt it, "" = nobody was named."""
    corrected: bool = False
    """Whether it was corrected afterwards."""
    misdeal: str = ""
    """Why all chips went back, "" when the hand was played (PRO-14)."""
    game: str = ""
    """Game and stakes, in English."""
    level: int = 0
    """The level of a tournament, 0 = none."""
    killer: str = ""
    """Who killed it, "" = it was not killed (KIL-1)."""
    kill: int = 0
    """The kill, 0 = it was not killed."""


class Down(Struct, frozen=True, kw_only=True):
    """A dealer's down."""

    dealer: str
    """Who dealt."""
    began: int
    """When they sat down."""
    ended: int
    """When the next dealer sat down, or the second of the last step."""
    hands: int
    """Hands dealt."""
    rake: int
    """Rake of those hands, in chips."""
    drop: int
    """Drop of those hands, in chips."""
    tips: int
    """Tips in that time, in chips."""

    @property
    def minutes(self) -> int:
        """Whole minutes."""
        return (self.ended - self.began) // 60


class CorrectionNote(Struct, frozen=True, kw_only=True):
    """A correction of the session (PRO-11)."""

    hand: int
    """The hand that was corrected."""
    action: int
    """Which action of it, from 1; 0 = the award."""
    at: int
    """When it was corrected."""
    was: Phrase
    """The step before."""
    now: Phrase
    """The step after."""
    ended: bool
    """Whether the hand was over (NOW-10)."""
    unfit: int
    """How many lines no longer fitted after it."""
    player: str = ""
    """Whose action it was, "" for an award."""
    won_before: tuple[tuple[str, int], ...] = ()
    """Player and chips won before the correction; empty while the hand had no winner."""
    won_now: tuple[tuple[str, int], ...] = ()
    """Player and chips won after it."""


class RulingNote(Struct, frozen=True):
    """A ruling, a decision of the floor, a fault of the deal, or house rules that were changed in mid-session."""

    hand: int
    """In which hand."""
    at: int
    """When it was made."""
    what: str
    """The kind of note."""
    seat: int | None
    """Whom it was about, None = nobody alone."""
    facts: tuple[tuple[str, Any], ...]
    """Names and values; of house rules the keys that changed, with what they are now."""
    player: str = ""
    """Who sat there, "" = nobody alone."""
