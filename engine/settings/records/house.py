"""All house rules of a table. Amounts in chips."""

from typing import Literal

from msgspec import Struct

from engine.settings.records.parts import (
    Ante,
    BombPot,
    BuyIn,
    ClockRules,
    KillRules,
    Level,
    Money,
    Prizes,
    Rake,
    StraddleRules,
    TimeCharge,
)

ButtonRule = Literal["dead", "moving", "simplified"]

Limit = Literal["no_limit", "pot_limit", "half_pot", "fixed", "spread"]
LIMITS: dict[Limit, str] = {
    "no_limit": "No-limit",
    "pot_limit": "Pot-limit",
    "half_pot": "Half-pot",
    "fixed": "Limit",
    "spread": "Spread-limit",
}
"""The English name of each limit in a title."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All house rules of a table, with every default resolved. Amounts in chips."""

    game: str = "holdem"
    """Id of the game."""
    preset: str | None = None
    """Id of the preset it was made from, None = none."""
    seats: int = 9
    """The number of seats."""
    limit: Limit = "no_limit"
    """The betting limit."""
    blinds: tuple[int, ...] = ()
    """The blinds from small to big; a single one is the big blind."""
    button_blind: int = 0
    """The blind on the button (BTN-8)."""
    bets: tuple[int, int] | None = None
    """Small and big bet (LIM-1)."""
    spread: tuple[tuple[int, int], ...] | None = None
    """Lowest and highest bet of each round (LIM-5)."""
    cap: int | None = None
    """The most a player puts into a hand (LIM-6)."""
    ante: Ante | None = None
    """Antes, None = none."""
    bring_in: int = 0
    """The bring-in (BLD-7)."""
    bring_in_ties: Literal["suits", "nearest"] = "suits"
    """Who brings it in where upcards tie."""
    minimum_bet: int = 1
    """The smallest bet (BET-4)."""
    betting_unit: int = 1
    """The unit of every wager (BET-5)."""
    smallest_chip: int = 1
    """The smallest chip in play; pots are split down to it (POT-6)."""
    small_chips: Literal["all_in", "whole_units"] = "all_in"
    """Whether chips under the betting unit play when all-in (BET-5)."""
    button_rule: ButtonRule = "dead"
    """How the button moves (BTN-1, BTN-2, BTN-3)."""
    stud_button: Literal["moves", "frozen"] = "moves"
    """Whether the button moves in games without blinds (BTN-10)."""
    new_player: Literal["post_or_wait", "must_post", "free"] = "post_or_wait"
    """How a new player comes in (ENT-3)."""
    missed_blinds: Literal["post_all", "one_per_hand", "deal_in", "none"] = "post_all"
    """How missed blinds are made up (ENT-2)."""
    leaver_returns: Literal["as_new", "still_owes"] = "as_new"
    """Whether a player who left owing missed blinds and returns under the name is new or still owes them (ENT-2)."""
    missed_small_alone: Literal["live", "dead"] = "live"
    """Whether a small blind missed alone is posted live or dead (ENT-2)."""
    enter_between: bool = False
    """Whether players may enter between button and big blind (ENT-4)."""
    enter_on_button: bool = False
    """Whether players may enter on the button (ENT-4)."""
    deal_off: bool = False
    """Whether a player with the button may deal off before a seat change (ENT-6)."""
    buy_the_button: bool = False
    """Whether the button may be bought (NOW-1)."""
    straddle: StraddleRules = StraddleRules()
    """Straddles, sleepers and the rock."""
    kill: KillRules | None = None
    """Kill pots, None = none."""
    check_raise: bool = True
    """Whether a player who checked may raise (BET-3)."""
    short_all_in: Literal["full_bet", "half_bet"] = "full_bet"
    """The least size of a short all-in that reopens the betting in limit games (BET-6, BET-7)."""
    raise_cap: int | None = 3
    """Raises a round in limit games, None = no cap (LIM-2)."""
    heads_up_uncapped: Literal["never", "round_start", "any_time", "last_two"] = "any_time"
    """When two players are exempt from the cap (LIM-3)."""
    small_blind_as_big: bool = False
    """Whether the small blind counts as a big one for the pot (PL-2)."""
    small_blind_open: Literal["strict", "same_as_others"] = "strict"
    """The maximum of a small blind's opening when all others folded (PL-3)."""
    round_pot_to: int | None = None
    """The unit to which the pot after the call is rounded up, None = not rounded (PL-4)."""
    antes_count: bool = True
    """Whether antes count for the pot-limit maximum (PL-7)."""
    blinds_count_full: bool = False
    """Whether short and dead blinds count in full for the pot-limit maximum (PL-7)."""
    odd_chip: Literal["left_of_button", "high_hand"] = "left_of_button"
    """The player who gets the odd chip (POT-6)."""
    runs: int = 3
    """The most times the rest of the board may be dealt (POT-7)."""
    rake: Rake | None = None
    """Rake, None = none."""
    buy_in: BuyIn = BuyIn()
    """Bounds of buy-ins."""
    return_window: int | None = None
    """Minutes in which a returning player brings back the chips they took away (STK-2), None = no such rule."""
    must_cover_small_blind: bool = False
    """Whether the big blind passes players with less than the small blind (STK-3)."""
    stakes: Literal["table", "open"] = "table"
    """Whether chips may be bought in a hand (STK-4)."""
    marker_free: int = 0
    """The largest marker, in chips, that needs no player's consent (STK-4)."""
    half_raise: bool = False
    """Whether half a raise in chips is a raise in big-bet games (PRO-3)."""
    raise_motions: Literal["several", "one"] = "several"
    """Whether a raise may be put in by several motions (PRO-6)."""
    needed_chips: Literal["alike", "any"] = "alike"
    """When chips that are all needed for a call are a call (PRO-13)."""
    out_of_turn: Literal["call_frees", "call_binds"] = "call_frees"
    """Whether a call in between frees a player from an action out of turn (PRO-8)."""
    early_check: Literal["bars_raise", "frees"] = "bars_raise"
    """Whether a check out of turn bars a raise later (PRO-8)."""
    substantial_action: bool = False
    """Whether two actions with chips after a player are enough to pass over them (PRO-8)."""
    clock: ClockRules | None = None
    """The clock, None = the usual rules of `ClockRules`."""
    show_pot: bool = True
    """Whether players may ask for the pot and the maximum (PRO-12)."""
    expose_all_in: bool = False
    """Whether all-in hands are turned up (POT-8)."""
    bomb_pot: BombPot | None = None
    """Bomb pots, None = only when announced."""
    seven_deuce: int = 0
    """The chips each player pays for a win with seven-deuce, 0 = not played (NOW-4)."""
    stand_up: int = 0
    """The chips the last player standing pays each, 0 = not played (NOW-5)."""
    time: TimeCharge | None = None
    """Time collection, None = none."""
    splash_raked: bool = False
    """Whether chips added by the house are raked (NOW-6)."""
    denominations: tuple[int, ...] = (1, 5, 25, 100, 500)
    """The values of the chips in play."""
    levels: tuple[Level, ...] = ()
    """The levels of a tournament, () = a cash game."""
    money: Money | None = None
    """The value of a chip, None = unknown."""
    prizes: Prizes | None = None
    """The costs and prizes of a tournament, None = no money, or accounted elsewhere."""
    mix: tuple[str, ...] = ()
    """The games of a mix as canonical JSON (NOW-13)."""
    mix_change: str = "orbit"
    """When the game changes: "orbit", "dealer" or "N hands"."""
    mix_at: int = 0
    """The index of the current game of the mix, from 0."""
    given: str = "{}"
    """The keys that were given, as canonical JSON, from which a later `change` derives all others again."""

    @property
    def tournament(self) -> bool:
        """Whether chips are not money and a busted player is out (STK-3)."""
        return self.preset == "tournament" or bool(self.levels)

    @property
    def cash(self) -> Money | None:
        """The value of a chip, None = unknown, or chips are not money."""
        return None if self.tournament else self.money

    @property
    def worth(self) -> Money | None:
        """The money of the settlement: the value of a chip; for a tournament the money of its prizes."""
        return self.prizes.money if self.tournament and self.prizes is not None else self.cash

    @property
    def small_blind(self) -> int:
        """The small blind in chips, 0 when there is none."""
        return self.blinds[0] if len(self.blinds) > 1 else 0

    @property
    def big_blind(self) -> int:
        """The big (or only) blind in chips, 0 when there is none."""
        return self.blinds[-1] if self.blinds else 0

    @property
    def big_blind_or_bet(self) -> int:
        """The big blind in chips, without blinds the smallest bet."""
        return self.big_blind or self.minimum_bet

    def killed(self, amount: int) -> int:
        """Return an amount of chips times the kill, rounded up to the betting unit (KIL-1); as it is without a kill."""
        if self.kill is None:
            return amount
        numerator, denominator = self.kill.size
        return -(-amount * numerator // (denominator * self.betting_unit)) * self.betting_unit

    @property
    def limit_game(self) -> bool:
        """Whether wagers are completed and capped (LIM): fixed limit and spread."""
        return self.limit in ("fixed", "spread")
