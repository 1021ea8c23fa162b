"""Groups of house rules: antes, straddles, kills, rake, the clock. Amounts in chips."""

from decimal import Decimal
from typing import Literal

from msgspec import Struct, field

from engine.settings.currencies import decimals

AnteBy = Literal["each", "button", "big_blind"]

StraddleAllow = Literal["none", "under_the_gun", "button", "button_and_cutoff", "any"]


class Ante(Struct, frozen=True, forbid_unknown_fields=True):
    """Antes (BLD-5, BLD-6)."""

    amount: int
    """The ante, in chips."""
    by: AnteBy = "each"
    """The players who post it."""
    big_blind_first: bool = False
    """Whether a short big blind pays the blind before the ante."""
    per_player: bool = False
    """Whether a single payer posts the amount for each player dealt in."""


class StraddleRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Straddles, sleepers and the rock (STR-1..7)."""

    allow: StraddleAllow = "none"
    """The players who may straddle (STR-1, STR-3)."""
    minimum_raise: Literal["increment", "straddle"] = "increment"
    """The least raise over a straddle."""
    restraddles: int = 0
    """The most restraddles (STR-2)."""
    restraddle_side: Literal["left", "right"] = "left"
    """The side of the last straddler on which the next one sits."""
    counts_as_raise: bool = False
    """Whether each straddle is one of the raises of the cap (STR-6)."""
    sleepers: bool = False
    """Whether there are sleepers (STR-5)."""
    rock: bool = False
    """Whether the rock is played (STR-4)."""


KILL_SIZES: dict[str, tuple[int, int]] = {"full": (2, 1), "half": (3, 2)}
"""The named kill sizes, as fractions of the big blind (KIL-1)."""


class KillRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Kill pots (KIL)."""

    on: Literal["two_in_a_row", "scoop", "pot_over"] | None = None
    """The event that makes a kill due, None = only by choice."""
    size: tuple[int, int] = (2, 1)
    """The kill as a fraction of the big blind: [2, 1] is full, [3, 2] half (KIL-1)."""
    legs: int = 2
    """The number of legs that makes a kill due (KIL-2)."""
    acts: Literal["in_turn", "last"] = "in_turn"
    """When a killer acts in the first round (KIL-9)."""
    in_blind: Literal["replace", "add"] = "replace"
    """How the kill changes the blind of a killer who has one (KIL-10)."""
    over: int | None = None
    """The pot above which the next hand is killed, in chips (KIL-8)."""
    voluntary: bool = False
    """Whether players may kill by choice (KIL-11)."""


class Jackpot(Struct, frozen=True, forbid_unknown_fields=True):
    """Drop for promotions (NOW-8)."""

    amount: int
    """The drop, in chips."""
    pot: int = 0
    """The least pot, in chips."""
    players: int = 0
    """The least number of players dealt in."""


class Rake(Struct, frozen=True, forbid_unknown_fields=True):
    """Rake (POT-9)."""

    percent: Decimal | None = None
    """Percent of the pot; decimals are allowed."""
    per_unit: tuple[int, int] | None = None
    """(chips, unit): this many chips for every full unit of the pot."""
    cap: int | None = None
    """The most taken, in chips."""
    no_flop_no_drop: bool = False
    """Whether nothing is taken without a second round."""
    jackpot: Jackpot | None = None
    """The drop for promotions."""


class BuyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Bounds of buy-ins, rebuys and top-ups (STK-2)."""

    minimum: int | None = None
    """In chips, None = no bound."""
    maximum: int | None = None
    """In chips, None = no bound."""


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock on a player (PRO-10)."""

    seconds: int = 60
    """Its time, in seconds."""
    warning: int = 10
    """Seconds left at the warning."""


class TimeCharge(Struct, frozen=True, forbid_unknown_fields=True):
    """Time collection (NOW-7)."""

    amount: int
    """Chips from each seat."""
    minutes: int = 30
    """Minutes between two collections."""


class BombPot(Struct, frozen=True, forbid_unknown_fields=True):
    """Bomb pots (NOW-2)."""

    every: str | None = None
    """When a bomb pot is due: "dealer_change", "orbit", "N hands" or "N minutes"; None = when announced."""
    moves_button: bool = True
    """Whether the button moves in a bomb pot."""


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    """The value of a chip in money."""

    currency: str
    """The ISO 4217 code."""
    minor_units: int = 100
    """Minor units of the currency for each unit of the amounts; 25 = 25 cents."""

    @property
    def decimals(self) -> int:
        """The number of decimals of amounts: that of the currency, 0 where every chip is a whole unit."""
        usual = decimals(self.currency)
        return 0 if self.minor_units % 10**usual == 0 else usual

    @property
    def smallest(self) -> "Money":
        """The money in which a chip is one minor unit."""
        return Money(self.currency, 1)

    @property
    def least(self) -> "Money":
        """The money in which a chip is the smallest decimal that is written."""
        return Money(self.currency, self.minor_units // self.scaled(1))

    def scaled(self, chips: int) -> int:
        """Return the value of chips in the smallest decimal that is written: 6 chips of 25 cents are 150."""
        return chips * self.minor_units // int(10 ** (decimals(self.currency) - self.decimals))

    def worth(self, chips: int) -> Decimal:
        """Return the exact value of chips: 6 chips of 25 cents are 1.50."""
        return Decimal(self.scaled(chips)).scaleb(-self.decimals)


class Prizes(Struct, frozen=True, forbid_unknown_fields=True):
    """The costs and prizes of a tournament, in minor units of its currency."""

    currency: str
    """The ISO 4217 code."""
    entry: int = 0
    """The part of each entry for the prize pool."""
    fee: int = 0
    """The part of each entry for the house, on top."""
    bounty: int = 0
    """The part of each entry for the player's own bounty, on top, which goes to the player who knocks them out."""
    rebuy: int = 0
    """The part of each rebuy for the prize pool."""
    add_on: int = 0
    """The part of each add-on for the prize pool."""
    closed_after: int = 0
    """The level at whose end entries, rebuys and add-ons close, 0 = never."""
    shares: tuple[int, ...] = ()
    """The proportions of the prizes, first place first; () = the usual shares for the number of entries."""
    amounts: tuple[int, ...] = ()
    """The fixed prize of each place, first place first; () = by shares."""
    coin: int = 1
    """The unit to which prizes are rounded down; the rest goes to first place."""

    @property
    def money(self) -> Money:
        """The money of these amounts: their unit is the minor unit of the currency."""
        return Money(self.currency, 1)


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament level."""

    blinds: tuple[int, ...]
    """In chips."""
    ante: int = 0
    """In chips."""
    bets: tuple[int, int] | None = None
    """Small and big bet in chips, None where bets are not fixed."""
    minutes: int = 20
    """Its duration in minutes."""
    rest: int = field(default=0, name="break")
    """Minutes of the break after it, 0 = none; written `break`."""
