"""Records of hands, downs, corrections and rulings. Amounts in chips; times in seconds after the session began."""

from typing import Any

from msgspec import Struct

from engine.words import Phrase


class HandResult(Struct, frozen=True, kw_only=True):
    """An ended hand; amounts in chips."""

    number: int
    """Number of the hand, from 1."""
    at: int
    """When it ended, in seconds."""
    pot: int
    """All pots, before rake and drop."""
    rake: int
    """Rake of all pots."""
    drop: int
    """Drop for promotions."""
    winners: tuple[tuple[str, int], ...]
    """Winners, each with the chips won."""
    nets: tuple[tuple[str, int], ...]
    """Players dealt in, each with chips won less chips put in."""
    showdown: tuple[str, ...] = ()
    """Players at the showdown; () when all others had folded."""
    dealer: str = ""
    """Name of the dealer, "" = not given."""
    corrected: bool = False
    """Whether it was corrected afterwards."""
    misdeal: str = ""
    """Reason why all chips were returned, "" when the hand was played (PRO-14)."""
    game: str = ""
    """Game and stakes, in English."""
    level: int = 0
    """Level of a tournament, 0 = none."""
    killer: str = ""
    """Player who killed the hand, "" = it was not killed (KIL-1)."""
    kill: int = 0
    """Chips of the kill, 0 = it was not killed."""


class Down(Struct, frozen=True, kw_only=True):
    """A dealer's down."""

    dealer: str
    """Name of the dealer."""
    began: int
    """When the dealer sat down, in seconds."""
    ended: int
    """When the next dealer sat down, else time of the last step, in seconds."""
    hands: int
    """Number of hands dealt."""
    rake: int
    """Rake of these hands, in chips."""
    drop: int
    """Drop of these hands, in chips."""
    tips: int
    """Tips during the down, in chips."""

    @property
    def minutes(self) -> int:
        """Duration in whole minutes."""
        return (self.ended - self.began) // 60


class CorrectionNote(Struct, frozen=True, kw_only=True):
    """A correction of the session (PRO-11)."""

    hand: int
    """Number of the corrected hand."""
    action: int
    """Number of the corrected action in the hand, from 1; 0 = the award."""
    at: int
    """When it was made, in seconds."""
    was: Phrase
    """The step before."""
    now: Phrase
    """The step after."""
    ended: bool
    """Whether the hand had ended (NOW-10)."""
    unfit: int
    """Number of lines that no longer fit after it."""
    player: str = ""
    """Player of the action, "" for an award."""
    won_before: tuple[tuple[str, int], ...] = ()
    """Winners before the correction with their chips; empty while the hand had none."""
    won_now: tuple[tuple[str, int], ...] = ()
    """Winners after the correction with their chips."""


class RulingNote(Struct, frozen=True):
    """A ruling, a decision of the floor, a fault of the deal, or a change of house rules during the session."""

    hand: int
    """Number of the hand, 0 = before the first one."""
    at: int
    """When it was made, in seconds."""
    what: str
    """The kind of note."""
    seat: int | None
    """Seat it concerns, None = no single seat."""
    facts: tuple[tuple[str, Any], ...]
    """Names and values; for house rules the changed keys with their new values."""
    player: str = ""
    """Player in the seat, "" = no single seat."""
