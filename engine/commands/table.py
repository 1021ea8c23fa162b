"""Commands about seats, chips, dealers and settings. The docstring of each is its line in `feltbook script --words`."""

from typing import Any

from msgspec import field

from engine.commands.base import Base, SeatCommand
from engine.state import BoughtAs, WayIn


class Open(Base, frozen=True):
    """A new table with these settings."""

    table: dict[str, Any]
    """The keys as given, amounts in chips."""


class Change(Base, frozen=True):
    """New settings for the next hand; keys not given stay."""

    table: dict[str, Any]
    """Only the keys that change, amounts in chips."""


class NextLevel(Base, frozen=True, tag="level"):
    """The next tournament level, or level `number`, from the next hand on; `on_time`: when it was due."""

    number: int | None = None
    """The level, from 1; None = the next one."""
    on_time: bool = False
    """Whether its clock counts from the end of the level before, if that is less than this level's length ago."""


class LevelClock(Base, frozen=True):
    """The clock of the tournament level is paused, or goes on (`runs`)."""

    runs: bool
    """True = it goes on, False = it is paused."""


class Levels(Base, frozen=True):
    """The levels with the opening raises of each; changes nothing."""


class Sit(Base, frozen=True):
    """Take a seat with `stack` chips; `over` = over the chips of the absent player there (ENT-11).

    `required_kill` = whether the table a transfer comes from plays a required kill, None = as here; `from_table` = its
    name (NOW-12).
    """

    seat: int
    """The seat."""
    player: str
    """The player's name."""
    stack: int
    """Chips brought."""
    entry: WayIn | None = None
    """The way in, None = none chosen yet."""
    over: bool = False
    """Whether the player plays over the chips of the absent player there (ENT-11)."""
    required_kill: bool | None = None
    """Whether the table of a transfer plays a required kill, None = as here (NOW-12)."""
    from_table: str = ""
    """The table a transferred stack comes from; "" = unknown (NOW-12)."""


class Leave(SeatCommand, frozen=True):
    """Leave the table; in a hand at its end. `to_table` = the table the whole stack goes to (NOW-12)."""

    to_table: str = ""
    """The table the whole stack goes to, "" = cashed out (NOW-12)."""


class SitOut(SeatCommand, frozen=True):
    """Sit out; in a hand at its end."""


class SitIn(SeatCommand, frozen=True):
    """Come back, or choose a way in (an option of `dues`)."""

    entry: WayIn | None = None
    """The way in; None = none chosen."""


class AddChips(Base, frozen=True):
    """Buy chips (STK-1, STK-2); `behind` = a chip run (STK-5)."""

    seat: int
    """The buyer's seat."""
    amount: int
    """The amount, in chips."""
    behind: bool = False
    """Whether they are still on the way (STK-5)."""
    what: BoughtAs | None = field(default=None, name="for")
    """In a tournament with prizes: rebuy or add_on, None = a rebuy for a player without chips; written `for`."""


class WrongPurchase(SeatCommand, frozen=True):
    """The last rebuy or add-on of a seat was another player's, or nobody's: price and chips go with it (STK-2)."""

    to: int | None = None
    """The seat of the real buyer, None = no purchase was made."""


class ChipsIn(SeatCommand, frozen=True):
    """The chips of a chip run have come (STK-5)."""


class Move(SeatCommand, frozen=True):
    """Change seats (ENT-6)."""

    to: int
    """The seat to go to, from 1."""
    entry: WayIn | None = None
    """The way in, None = none chosen yet."""


class Rename(SeatCommand, frozen=True):
    """Give the player in a seat another name."""

    player: str
    """The new name."""


class Marker(Base, frozen=True):
    """An IOU (STK-4); `lender` is written `from`: the seat that lends, None = the house.

    `accepted` = all who are in the pot accept it.
    """

    seat: int
    """The borrower's seat."""
    amount: int
    """The amount, in chips."""
    lender: int | None = field(default=None, name="from")
    """The seat that lends, None = the house; written `from`."""
    accepted: bool = False
    """Whether all players in the pot accept it."""


class Pay(Base, frozen=True):
    """Chips from seat to seat outside the pot; the payer is written `from`, the purpose `for`."""

    payer: int = field(name="from")
    """The payer's seat; written `from`."""
    to: int
    """The receiver's seat."""
    amount: int
    """The amount, in chips."""
    reason: str = field(name="for")
    """The purpose; written `for`."""


class Take(Base, frozen=True):
    """Chips from a seat to the house, dealer or kitty; the purpose is written `for`."""

    seat: int
    """The seat."""
    amount: int
    """The amount, in chips."""
    reason: str = field(name="for")
    """The purpose; written `for`."""


class Collect(Base, frozen=True):
    """One tap for what is due beside the pots: time, seven_deuce or stand_up; the purpose is written `for`."""

    reason: str = field(name="for")
    """The purpose: `time`, `seven_deuce` or `stand_up`; written `for`."""


class Count(SeatCommand, frozen=True):
    """A counted stack; a difference is recorded as unaccounted, or as the buy-in that was wrong (`bought`)."""

    stack: int
    """Chips counted."""
    bought: bool = False
    """Whether the difference corrects a wrong buy-in: more or less chips bought than recorded (STK-1)."""


class Dealer(Base, frozen=True):
    """A dealer sits down (NOW-9)."""

    name: str
    """The dealer's name."""


class End(Base, frozen=True):
    """The session ends, all are cashed out."""


TableCommand = (
    Open | Change | NextLevel | LevelClock | Levels | Sit | Leave | SitOut | SitIn | AddChips | WrongPurchase | ChipsIn
    | Move | Rename | Marker | Collect | Pay | Take | Dealer | Count | End
)  # fmt: skip
