"""A turn: open wagers, acts out of turn, and questions to the floor. Chips, seats from 1."""

from typing import Literal

from msgspec import Struct

WAGERS = ("bet", "raise", "complete")
"""The kinds of wager: acts whose amount the player chooses."""


class Wager(Struct, frozen=True):
    """What the player to act may bet, raise or complete: totals for the round, in chips."""

    kind: Literal["bet", "raise", "complete"]
    """The kind of wager."""
    min: int
    """The least total."""
    max: int
    """The largest total."""
    unit: int = 1
    """A total must be a multiple of it, or all-in (BET-5)."""
    amounts: tuple[int, ...] | None = None
    """The only totals allowed in limit games, None = any between least and most."""


class NoWager(Struct, frozen=True):
    """The reason why an action is not open to the player."""

    code: str
    """A short code of the reason."""
    rule: str
    """Id of the rule."""


class Turn(Struct, frozen=True):
    """The bounds of a turn, computed once when it begins; chips."""

    seat: int
    """The seat to act."""
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
    """Why no wager is open, None when one is."""
    all_in_to: int
    """The player's total when all-in."""
    call_to: int = 0
    """The player's total after a call."""
    no_call: NoWager | None = None
    """Why a call is not open, None = no bar."""


class Early(Struct, frozen=True):
    """An act out of turn, kept for its turn (PRO-8)."""

    seat: int
    """The seat that acted."""
    action: str
    """The action."""
    to: int = 0
    """The total in chips, 0 = none given."""
    freed: bool = False
    """Whether a bet or raise came in between."""
    behind: int = 0
    """The seat whose turn it was, 0 = irrelevant."""


Matter = Literal["misread", "over_pot", "passed_over", "forward_motion"]


class Question(Struct, frozen=True):
    """A ruling that the rulebook leaves to the floor."""

    about: Matter
    """The subject of the question."""
    seat: int
    """The seat the ruling concerns."""
    rule: str
    """Id of the rule that leaves it to the floor."""
    choices: tuple[str, ...]
    """The decisions; the first holds until one is made."""
    waits: bool = False
    """Whether play waits for the decision."""
    action: str = ""
    """The action to be played (PL-5, PRO-1)."""
    to: int = 0
    """Its total, in chips."""
