"""House rules that belong together: antes, straddles, kills, rake, the clock. Amounts in chips."""

from decimal import Decimal
from typing import Literal

from msgspec import Struct, field

from engine.settings.currencies import decimals

AnteBy = Literal["each", "button", "big_blind"]

StraddleAllow = Literal["none", "under_the_gun", "button", "button_and_cutoff", "any"]


class Ante(Struct, frozen=True, forbid_unknown_fields=True):
    """Antes (BLD-5, BLD-6)."""

    amount: int
    """In chips."""
    by: AnteBy = "each"
    """Who puts it in."""
    big_blind_first: bool = False
    """Whether a short big blind pays the blind before the ante."""
    per_player: bool = False
    """Whether one who pays for all pays the amount for each player dealt in."""


class StraddleRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Straddles, sleepers and the rock (STR-1..7)."""

    allow: StraddleAllow = "none"
    """Who may straddle (STR-1, STR-3)."""
    minimum_raise: Literal["increment", "straddle"] = "increment"
    """What a raise over a straddle is at least."""
    restraddles: int = 0
    """How many restraddles there may be (STR-2)."""
    restraddle_side: Literal["left", "right"] = "left"
    """On which side of the last straddler the next one sits."""
    counts_as_raise: bool = False
    """Whether each straddle is one of the raises of the cap (STR-6)."""
    sleepers: bool = False
    """Whether there are sleepers (STR-5)."""
    rock: bool = False
    """Whether the rock is played (STR-4)."""


KILL_SIZES: dict[str, tuple[int, int]] = {"full": (2, 1), "half": (3, 2)}
"""The kills that have a word, as fractions of the big blind (KIL-1)."""


class KillRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Kill pots (KIL)."""

    on: Literal["two_in_a_row", "scoop", "pot_over"] | None = None
    """What makes a kill due, None = only by choice."""
    size: tuple[int, int] = (2, 1)
    """The kill as a fraction of the big blind: [2, 1] is full, [3, 2] half (KIL-1)."""
    legs: int = 2
    """How many legs make a kill due (KIL-2)."""
    acts: Literal["in_turn", "last"] = "in_turn"
    """When a killer acts in the first round (KIL-9)."""
    in_blind: Literal["replace", "add"] = "replace"
    """What becomes of the blind of a killer who has one (KIL-10)."""
    over: int | None = None
    """The pot over which the next hand is killed, in chips (KIL-8)."""
    voluntary: bool = False
    """Whether there are kills by choice (KIL-11)."""


class Jackpot(Struct, frozen=True, forbid_unknown_fields=True):
    """Drop for promotions (NOW-8)."""

    amount: int
    """What is dropped, in chips."""
    pot: int = 0
    """From which pot on, in chips."""
    players: int = 0
    """With how many dealt in at least."""


class Rake(Struct, frozen=True, forbid_unknown_fields=True):
    """Rake (POT-9)."""

    percent: Decimal | None = None
    """Of the pot; it may have decimals."""
    per_unit: tuple[int, int] | None = None
    """So many chips for every full so many."""
    cap: int | None = None
    """The most that is taken, in chips."""
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
    """How long it runs."""
    warning: int = 10
    """How long before its end the warning comes, in seconds."""


class TimeCharge(Struct, frozen=True, forbid_unknown_fields=True):
    """Time collection (NOW-7)."""

    amount: int
    """Chips from each seat."""
    minutes: int = 30
    """How often."""


class BombPot(Struct, frozen=True, forbid_unknown_fields=True):
    """Bomb pots (NOW-2)."""

    every: str | None = None
    """When one is due: "dealer_change", "orbit", "N hands" or "N minutes"; None = when it is called."""
    moves_button: bool = True
    """Whether the button moves on in it."""


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    """What a chip is worth."""

    currency: str
    """ISO 4217."""
    minor_units: int = 100
    """Of the currency for each unit of the amounts; 25 = 25 cents."""

    @property
    def decimals(self) -> int:
        """With how many decimals amounts are written: those of the currency, none where every chip is whole money."""
        usual = decimals(self.currency)
        return 0 if self.minor_units % 10**usual == 0 else usual

    @property
    def smallest(self) -> "Money":
        """The money of which a chip would be a cent."""
        return Money(self.currency, 1)

    @property
    def least(self) -> "Money":
        """The money of which a chip would be the smallest decimal that is written."""
        return Money(self.currency, self.minor_units // self.scaled(1))

    def scaled(self, chips: int) -> int:
        """What chips are worth, in the smallest decimal that is written: 6 chips of 25 cents are 150."""
        return chips * self.minor_units // int(10 ** (decimals(self.currency) - self.decimals))

    def worth(self, chips: int) -> Decimal:
        """What chips are worth, exact: 6 chips of 25 cents are 1.50."""
        return Decimal(self.scaled(chips)).scaleb(-self.decimals)


class Prizes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a tournament costs and pays, in minor units of its currency."""

    currency: str
    """ISO 4217."""
    entry: int = 0
    """What each entry adds to the pool."""
    fee: int = 0
    """What each entry pays the house besides."""
    bounty: int = 0
    """What each entry puts on its own head besides; it goes to whoever knocks the player out."""
    rebuy: int = 0
    """What each rebuy adds to the pool."""
    add_on: int = 0
    """What each add-on adds to the pool."""
    closed_after: int = 0
    """The level with whose end entries, rebuys and add-ons close, 0 = they stay open."""
    shares: tuple[int, ...] = ()
    """In which proportion places are paid, the first place first; none = the usual shares for so many entries."""
    amounts: tuple[int, ...] = ()
    """The fixed prize of each place, the first place first; none = by shares."""
    coin: int = 1
    """What prizes are rounded down to; the rest goes to the first place."""

    @property
    def money(self) -> Money:
        """The money of these amounts: a unit is the smallest of the currency."""
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
    """How long it lasts."""
    rest: int = field(default=0, name="break")
    """Minutes of the break after it, 0 = none; written `break`."""
