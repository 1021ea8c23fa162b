"""A turn: what may be wagered, acts noted out of turn, and what the floor is asked. Chips, seats from 1."""

from typing import Literal

from msgspec import Struct


class Wager(Struct, frozen=True):
    """What the player to act may bet, raise or complete: totals for the round, in chips."""

    kind: Literal["bet", "raise", "complete"]
    """What it is called."""
    min: int
    """The least."""
    max: int
    """The most."""
    unit: int = 1
    """It has to be a multiple of this, unless it is all-in (BET-5)."""
    amounts: tuple[int, ...] | None = None
    """The only amounts there are in limit games, None = any between least and most."""


class NoWager(Struct, frozen=True):
    """Why something is not open to the player."""

    code: str
    """A short word for it."""
    rule: str
    """Id of the rule."""


class Turn(Struct, frozen=True):
    """The bounds of a turn, worked out once when it begins and read by all; chips."""

    seat: int
    """Who acts."""
    fold: bool
    """Whether folding is open."""
    check: bool
    """Whether checking is open."""
    call: int | None
    """Chips the player adds to call, None when there is nothing to call."""
    bring_in: int | None
    """The bring-in to pay, None when none is due (BLD-7)."""
    wager: Wager | None
    """The bounds of a wager, None when none is open."""
    no_wager: NoWager | None
    """Why none is."""
    all_in_to: int
    """The player's total when all-in."""
    call_to: int = 0
    """The player's total after a call."""
    no_call: NoWager | None = None
    """Why a call is not open."""


class Early(Struct, frozen=True):
    """An act out of turn, noted for later (PRO-8)."""

    seat: int
    """Who acted."""
    action: str
    """What they did."""
    to: int = 0
    """The total in chips, 0 = none was named."""
    freed: bool = False
    """Whether a bet or raise came in between."""
    behind: int = 0
    """The seat whose turn it was, 0 once that no longer matters."""


Matter = Literal["misread", "over_pot", "passed_over", "forward_motion"]


class Question(Struct, frozen=True):
    """A ruling that the book leaves to the floor."""

    about: Matter
    """What it is about."""
    seat: int
    """Whose ruling it is."""
    rule: str
    """Id of the rule that leaves it to the floor."""
    choices: tuple[str, ...]
    """What may be decided, first what holds as long as nobody decides."""
    waits: bool = False
    """Whether play waits for the decision."""
    action: str = ""
    """What would be played (PL-5, PRO-1)."""
    to: int = 0
    """Its total, in chips."""
