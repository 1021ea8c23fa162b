"""Who sits at a table, and the missed-blind marks. Amounts in chips."""

from typing import Literal

from msgspec import Struct

Presence = Literal["in", "waiting", "out"]

WayIn = Literal["post", "wait", "buy_button", "take_over", "kill_next", "transfer"]
"""How a player comes in, as the table script writes it (ENT-2, ENT-3, ENT-5, NOW-1, NOW-12, KIL-12)."""

BoughtAs = Literal["rebuy", "add_on"]
"""What chips are bought as in a tournament with prizes."""


class Missed(Struct, frozen=True):
    """Missed-blind marks (ENT-1, ENT-9), in chips."""

    big: int = 0
    """The big blind that was missed, 0 = none."""
    small: int = 0
    """The small blind that was missed, 0 = none."""
    ante: int = 0
    """The button's ante that was missed, 0 = none (ENT-9)."""

    @property
    def any(self) -> bool:
        """Whether anything was missed."""
        return bool(self.big or self.small or self.ante)

    @property
    def whole(self) -> int:
        """Chips of all of it."""
        return self.big + self.small + self.ante


NOTHING_MISSED = Missed()


class Player(Struct, frozen=True):
    """Who sits in a seat, as it stands between hands."""

    name: str
    """What the player is called; nobody else at the table has the name."""
    stack: int
    """Chips, those on the way included."""
    presence: Presence = "in"
    """`in` is dealt the next hand, `waiting` wants to play but is held back (ENT), `out` is away or broke."""
    entry: WayIn | None = None
    """The way in that was chosen, None = none."""
    new: bool = False
    """Whether a way in is still owed as a new player (ENT-3)."""
    missed: Missed = NOTHING_MISSED
    """Missed-blind marks."""
    sit_over: int = 0
    """Hands to sit out after a seat change, unless a live big blind is posted instead (ENT-6)."""
    bought: int = 0
    """Chips bought in this sitting."""
    purchases: tuple[tuple[BoughtAs, int], ...] = ()
    """Rebuys and add-ons of a tournament with prizes in this sitting, with their chips, the last one last."""
    behind: int = 0
    """Chips of the stack that are still on the way (STK-5)."""
    legs: int = 0
    """Legs of the kill button taken along while away (KIL-6)."""
    kill_debt: int = 0
    """Kills owed, taken along while away (KIL-6)."""
    kills_next: bool = False
    """Whether the player agreed to kill the next hand (KIL-12)."""
    unposted: int = 0
    """Chips owed next deal (ENT-10)."""
    must_rebuy: bool = False
    """Whether only a full rebuy is taken, after a pot won all-in below the minimum buy-in (STK-4)."""
    downs_away: int = 0
    """Dealer changes since the player went out (NOW-9)."""
    markers: int = 0
    """Open IOUs, in chips (STK-4)."""
    away: bool = False
    """Whether the player chose to sit out; a broke player is out without it."""
    skipped: bool = False
    """Whether a hand was dealt without this player."""
    deal_off: bool = False
    """Whether the blinds pass the new seat once (ENT-6)."""
    returned: bool = False
    """Whether the marks are those of an earlier sitting (ENT-2, `leaver_returns`)."""
    as_new: bool = False
    """Whether the big blind among them was not missed: it is what a newcomer posts (ENT-3)."""
    left_at: int = 0
    """When the player left, in seconds of the session."""
