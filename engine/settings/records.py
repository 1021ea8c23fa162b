"""What the house chose: frozen records, one field a house-rule key of the rulebook, every default resolved."""

from decimal import Decimal
from typing import Literal

from msgspec import Struct

ButtonRule = Literal["dead", "moving", "simplified"]
Limit = Literal["no_limit", "pot_limit", "half_pot", "fixed", "spread"]
AnteBy = Literal["each", "button", "big_blind"]
StraddleAllow = Literal["none", "under_the_gun", "button", "button_and_cutoff", "any"]


class Ante(Struct, frozen=True, forbid_unknown_fields=True):
    """Antes (BLD-5, BLD-6). `amount` in chips; `by` says who puts it in."""

    amount: int
    by: AnteBy = "each"
    big_blind_first: bool = False
    per_player: bool = False


class Straddle(Struct, frozen=True, forbid_unknown_fields=True):
    """Straddles, sleepers and the rock (STR-1..7)."""

    allow: StraddleAllow = "none"
    minimum_raise: Literal["increment", "straddle"] = "increment"
    restraddles: int = 0
    restraddle_side: Literal["left", "right"] = "left"
    counts_as_raise: bool = False
    sleepers: bool = False
    rock: bool = False


class Kill(Struct, frozen=True, forbid_unknown_fields=True):
    """Kill pots (KIL). `size` is [n, d], full = [2, 1], half = [3, 2]; `over` in chips (KIL-8)."""

    on: Literal["two_in_a_row", "scoop", "pot_over"] | None = None
    size: tuple[int, int] = (2, 1)
    legs: int = 2
    acts: Literal["in_turn", "last"] = "in_turn"
    in_blind: Literal["replace", "add"] = "replace"
    over: int | None = None
    voluntary: bool = False


class Jackpot(Struct, frozen=True, forbid_unknown_fields=True):
    """Promotions drop (NOW-8): `amount` once the pot reaches `pot` with at least `players` dealt in."""

    amount: int
    pot: int = 0
    players: int = 0


class Rake(Struct, frozen=True, forbid_unknown_fields=True):
    """Rake (POT-9). `percent` may have decimals; `per_unit` = (take, for every full each); `cap` in chips."""

    percent: Decimal | None = None
    per_unit: tuple[int, int] | None = None
    cap: int | None = None
    no_flop_no_drop: bool = False
    jackpot: Jackpot | None = None


class BuyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Bounds of buy-ins, rebuys and top-ups in chips (STK-2); None = no bound."""

    minimum: int | None = None
    maximum: int | None = None


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock in seconds (PRO-10)."""

    seconds: int = 60
    warning: int = 10


class TimeCharge(Struct, frozen=True, forbid_unknown_fields=True):
    """Time collection per seat (NOW-7): `amount` chips every `minutes`."""

    amount: int
    minutes: int = 30


class BombPot(Struct, frozen=True, forbid_unknown_fields=True):
    """Bomb pots (NOW-2): `every` is "dealer_change", "orbit", "N hands" or "N minutes"."""

    every: str | None = None
    moves_button: bool = True


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    """What a chip is worth: `minor_units` of `currency` (ISO 4217) for each unit of the amounts; 25 = 25 cents."""

    currency: str
    minor_units: int = 100


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament level: blinds, ante and bets in chips, how many `minutes` it lasts."""

    blinds: tuple[int, ...]
    ante: int = 0
    bets: tuple[int, int] | None = None
    minutes: int = 20


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All house rules of a table, resolved: nothing here is still to be defaulted. Amounts in chips.

    `mix` = the games of a mixed game as canonical JSON, `mix_at` = which of them is on, from 0; `mix_change` is
    "orbit", "dealer" or "N hands" (NOW-13). `given` = the keys that were given, as canonical JSON: a later `change`
    works everything else out again from them.
    """

    game: str = "holdem"
    preset: str | None = None
    seats: int = 9
    limit: Limit = "no_limit"
    blinds: tuple[int, ...] = ()
    button_blind: int = 0
    bets: tuple[int, int] | None = None
    spread: tuple[tuple[int, int], ...] | None = None
    cap: int | None = None
    ante: Ante | None = None
    bring_in: int = 0
    bring_in_ties: Literal["suits", "nearest"] = "suits"
    minimum_bet: int = 1
    betting_unit: int = 1
    smallest_chip: int = 1
    small_chips: Literal["all_in", "whole_units"] = "all_in"
    button_rule: ButtonRule = "dead"
    stud_button: Literal["moves", "frozen"] = "moves"
    new_player: Literal["post_or_wait", "must_post", "free"] = "post_or_wait"
    missed_blinds: Literal["post_all", "one_per_hand", "deal_in", "none"] = "post_all"
    missed_small_alone: Literal["live", "dead"] = "live"
    enter_between: bool = False
    enter_on_button: bool = False
    deal_off: bool = False
    buy_the_button: bool = False
    straddle: Straddle = Straddle()
    kill: Kill | None = None
    check_raise: bool = True
    short_all_in: Literal["full_bet", "half_bet"] = "full_bet"
    raise_cap: int | None = 3
    heads_up_uncapped: Literal["never", "round_start", "any_time", "last_two"] = "any_time"
    small_blind_as_big: bool = False
    small_blind_open: Literal["strict", "same_as_others"] = "strict"
    round_pot_to: int | None = None
    antes_count: bool = True
    blinds_count_full: bool = False
    odd_chip: Literal["left_of_button", "high_hand"] = "left_of_button"
    runs: int = 3
    rake: Rake | None = None
    buy_in: BuyIn = BuyIn()
    return_window: int | None = None
    must_cover_small_blind: bool = False
    stakes: Literal["table", "open"] = "table"
    marker_free: int = 0
    half_raise: bool = False
    raise_motions: Literal["several", "one"] = "several"
    needed_chips: Literal["alike", "any"] = "alike"
    out_of_turn: Literal["call_frees", "call_binds"] = "call_frees"
    early_check: Literal["bars_raise", "frees"] = "bars_raise"
    substantial_action: bool = False
    clock: Clock | None = None
    show_pot: bool = True
    expose_all_in: bool = False
    bomb_pot: BombPot | None = None
    seven_deuce: int = 0
    stand_up: int = 0
    time: TimeCharge | None = None
    splash_raked: bool = False
    denominations: tuple[int, ...] = (1, 5, 25, 100, 500)
    levels: tuple[Level, ...] = ()
    money: Money | None = None
    mix: tuple[str, ...] = ()
    mix_change: str = "orbit"
    mix_at: int = 0
    given: str = "{}"

    @property
    def tournament(self) -> bool:
        """Whether chips are no money: who is out is out (STK-3)."""
        return self.preset == "tournament" or bool(self.levels)

    @property
    def small_blind(self) -> int:
        """The small blind in chips, 0 when there is none."""
        return self.blinds[0] if len(self.blinds) > 1 else 0

    @property
    def big_blind(self) -> int:
        """The big (or only) blind in chips, 0 when there is none."""
        return self.blinds[-1] if self.blinds else 0

    @property
    def limit_game(self) -> bool:
        """Whether wagers are completed and capped (LIM): fixed limit and spread."""
        return self.limit in ("fixed", "spread")


class Street(Struct, frozen=True, forbid_unknown_fields=True):
    """One betting round of a game. `board` = cards added, `up` = upcards dealt to each, `draw` = a draw opens it."""

    name: str
    bet: Literal["small", "big"] = "small"
    board: int = 0
    up: int = 0
    down: int = 0
    draw: bool = False


class Game(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as read from `resources/games`: its streets and how its pots are decided.

    `split` = high-low; `low` = the lowest hand takes it all; `hole` = cards of one's own at showdown; `razz` = the high
    upcard brings it in (BLD-7); `open_pair` = LIM-4 holds; `evaluators` = names in pokerkit, high before low.
    """

    id: str
    name: str
    streets: tuple[Street, ...]
    family: Literal["board", "stud", "draw"] = "board"
    split: bool = False
    low: bool = False
    hole: int = 2
    open_pair: bool = False
    razz: bool = False
    odd_chip: Literal["left_of_button", "high_hand"] = "left_of_button"
    evaluators: tuple[str, ...] = ()
