"""The players at a table and the missed-blind marks. Amounts in chips."""

from typing import Literal

from msgspec import Struct

Presence = Literal["in", "waiting", "out"]

WayIn = Literal["post", "wait", "buy_button", "take_over", "kill_next", "transfer"]
"""The way a player comes in, as written in the table script (ENT-2, ENT-3, ENT-5, NOW-1, NOW-12, KIL-12)."""

BoughtAs = Literal["rebuy", "add_on"]
"""The kind of purchase in a tournament with prizes."""


class Missed(Struct, frozen=True):
    """Missed-blind marks (ENT-1, ENT-9), in chips."""

    big: int = 0
    """The missed big blind, 0 = none."""
    small: int = 0
    """The missed small blind, 0 = none."""
    ante: int = 0
    """The missed ante of the button, 0 = none (ENT-9)."""

    @property
    def any(self) -> bool:
        """Return whether any mark is set."""
        return bool(self.big or self.small or self.ante)

    @property
    def whole(self) -> int:
        """Return the sum of the marks, in chips."""
        return self.big + self.small + self.ante


NOTHING_MISSED = Missed()


class Player(Struct, frozen=True):
    """The player in a seat, as of the time between hands."""

    name: str
    """The name, unique at the table."""
    stack: int
    """Chips, those on the way included."""
    presence: Presence = "in"
    """`in` is dealt the next hand, `waiting` wants to play but is held back (ENT), `out` is away or broke."""
    entry: WayIn | None = None
    """The chosen way in, None = none."""
    new: bool = False
    """Whether the player still owes a way in as a new player (ENT-3)."""
    missed: Missed = NOTHING_MISSED
    """Missed-blind marks."""
    sit_over: int = 0
    """Hands to sit out after a seat change, unless a live big blind is posted instead (ENT-6)."""
    bought: int = 0
    """Chips bought in this sitting."""
    purchases: tuple[tuple[BoughtAs, int], ...] = ()
    """Rebuys and add-ons with their chips in this sitting of a tournament with prizes, oldest first."""
    behind: int = 0
    """Chips of the stack that are still on the way (STK-5)."""
    legs: int = 0
    """Legs of the kill button kept while away (KIL-6)."""
    kill_debt: int = 0
    """Kills owed, kept while away (KIL-6)."""
    kills_next: bool = False
    """Whether the player agreed to kill the next hand (KIL-12)."""
    unposted: int = 0
    """Chips owed for the next deal (ENT-10)."""
    must_rebuy: bool = False
    """Whether only a full rebuy is allowed, after a pot won all-in below the minimum buy-in (STK-4)."""
    downs_away: int = 0
    """Dealer changes since the player went out (NOW-9)."""
    markers: int = 0
    """Open IOUs, in chips (STK-4)."""
    away: bool = False
    """Whether the player chose to sit out; False for a player who is out only because broke."""
    skipped: bool = False
    """Whether a hand was dealt without this player."""
    deal_off: bool = False
    """Whether the blinds pass the new seat once (ENT-6)."""
    returned: bool = False
    """Whether the marks come from an earlier sitting (ENT-2, `leaver_returns`)."""
    as_new: bool = False
    """Whether the big blind in the marks was not missed but is a newcomer's post (ENT-3)."""
    left_at: int = 0
    """When the player left, in seconds of the session."""
