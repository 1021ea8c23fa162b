"""Every key of the settings with rules, type, allowed values and default, for checks, the setup screen and tests."""

from functools import cache
from typing import Any

from engine.settings.currencies import USUAL
from engine.settings.games import games
from engine.settings.keyinfo import KeyInfo, chips, choice, group, key_row, yes_no_row
from engine.settings.resources import preset_ids

SECTIONS: tuple[tuple[str, str], ...] = (
    ("TABLE", "Table"),
    ("PRIZES", "Tournament prizes"),
    ("BTN", "Button"),
    ("BLD", "Blinds and antes"),
    ("ENT", "Missed blinds, new players, seat changes"),
    ("STR", "Straddles"),
    ("KIL", "Kill pots"),
    ("BET", "Betting"),
    ("LIM", "Limits"),
    ("POT", "All-in, pots, showdown"),
    ("STK", "Stakes at the table"),
    ("PRO", "Procedure and rulings"),
    ("NOW", "Live games today"),
)
"""The sections of the rulebook, id and title, in its order."""


KEYS: tuple[KeyInfo, ...] = (
    key_row("game", "game", "", "holdem"),
    key_row("preset", "preset", "", none=True),
    key_row("count", "seats", "", 9, low=2, high=11),
    *group(
        "money",
        "",
        key_row("currency", "money.currency", "", none=True, values=USUAL),
        key_row("count", "money.minor_units", "", 100, low=1, high=1_000_000),
    ),
    choice(
        "limit",
        "NL-1 PL-1 PL-8 LIM-1 LIM-5",
        "no_limit",
        "pot_limit",
        "half_pot",
        "fixed",
        "spread",
        derived="derived.limit",
    ),
    choice("button_rule", "BTN-1 BTN-2 BTN-3", "dead", "moving", "simplified"),
    choice("stud_button", "BTN-10", "moves", "frozen"),
    key_row("levels", "levels", "", none=True),
    *group(
        "prizes",
        "",
        key_row("currency", "prizes.currency", "", none=True, values=USUAL),
        chips("prizes.entry", "", 0),
        chips("prizes.fee", "", 0),
        chips("prizes.bounty", "", 0),
        chips("prizes.rebuy", "", 0),
        chips("prizes.add_on", "", 0),
        key_row("count", "prizes.closed_after", "", 0, high=100),
        key_row("amounts", "prizes.shares", "", none=True, low=1, high=11),
        key_row("amounts", "prizes.amounts", "", none=True, low=1, high=11),
        chips("prizes.coin", "", 1, low=1),
    ),
    key_row("mix", "mix", "NOW-13", none=True),
    key_row("mix_change", "mix_change", "NOW-13", "orbit", values=("orbit", "dealer", "8 hands")),
    chips("button_blind", "BTN-8", 0),
    key_row("amounts", "blinds", "BLD-1", [], low=0, high=3),
    *group(
        "ante",
        "BLD-5 BLD-6",
        chips("ante.amount", "BLD-5"),
        choice("ante.by", "BLD-5 ENT-9", "each", "button", "big_blind"),
        yes_no_row("ante.big_blind_first", "BLD-6"),
        yes_no_row("ante.per_player", "BLD-5"),
    ),
    chips("bring_in", "BLD-7", 0),
    choice("bring_in_ties", "BLD-7", "suits", "nearest"),
    choice("missed_blinds", "ENT-2", "post_all", "one_per_hand", "deal_in", "none"),
    choice("missed_small_alone", "ENT-2", "live", "dead"),
    choice("leaver_returns", "ENT-2 ENT-3", "as_new", "still_owes"),
    choice("new_player", "ENT-3", "post_or_wait", "must_post", "free"),
    yes_no_row("enter_between", "ENT-4"),
    yes_no_row("enter_on_button", "ENT-4"),
    yes_no_row("deal_off", "ENT-6"),
    *group(
        "straddle",
        "STR-1",
        choice("straddle.allow", "STR-1 STR-3", "none", "under_the_gun", "button", "button_and_cutoff", "any"),
        choice("straddle.minimum_raise", "STR-1", "increment", "straddle"),
        key_row("count", "straddle.restraddles", "STR-2 STR-7", 0, high=10),
        choice("straddle.restraddle_side", "STR-2", "left", "right"),
        yes_no_row("straddle.counts_as_raise", "STR-6"),
        yes_no_row("straddle.sleepers", "STR-5"),
        yes_no_row("straddle.rock", "STR-4"),
    ),
    *group(
        "kill",
        "KIL-1",
        choice("kill.on", "KIL-2 KIL-7 KIL-8", "two_in_a_row", "scoop", "pot_over", none=True, derived="derived.kill"),
        key_row("size", "kill.size", "KIL-1", "full", values=("full", "half")),
        key_row("count", "kill.legs", "KIL-2", 2, low=1, high=10),
        choice("kill.acts", "KIL-9", "in_turn", "last"),
        choice("kill.in_blind", "KIL-10", "replace", "add"),
        chips("kill.over", "KIL-8", none=True, derived="derived.kill_over"),
        yes_no_row("kill.voluntary", "KIL-11 KIL-14"),
    ),
    chips("minimum_bet", "BET-4", low=1, none=True, derived="derived.minimum_bet"),
    chips("betting_unit", "BET-5", low=1, none=True, derived="derived.betting_unit"),
    chips("smallest_chip", "BET-5 POT-6", 1, low=1),
    choice("small_chips", "BET-5", "all_in", "whole_units"),
    yes_no_row("check_raise", "BET-3", True),
    choice(
        "short_all_in",
        "BET-6 BET-7",
        "full_bet",
        "half_bet",
        derived="derived.short_all_in",
    ),
    yes_no_row("small_blind_as_big", "PL-2"),
    choice("small_blind_open", "PL-3", "strict", "same_as_others"),
    chips("round_pot_to", "PL-4", none=True),
    yes_no_row("antes_count", "PL-7", True),
    yes_no_row("blinds_count_full", "PL-7"),
    key_row("amounts", "bets", "LIM-1", none=True, low=2, high=2),
    key_row("ranges", "spread", "LIM-5", none=True),
    choice("raise_cap", "LIM-2", 3, 4, "none", none=True),
    choice("heads_up_uncapped", "LIM-3", "never", "round_start", "any_time", "last_two", default="any_time"),
    chips("cap", "LIM-6", low=1, none=True),
    choice("odd_chip", "POT-6", "left_of_button", "high_hand", derived="derived.odd_chip"),
    key_row("count", "runs", "POT-7", 3, low=1, high=3),
    yes_no_row("expose_all_in", "POT-8"),
    *group(
        "rake",
        "POT-9",
        key_row("percent", "rake.percent", "POT-9", none=True),
        key_row("amounts", "rake.per_unit", "POT-9", none=True, low=2, high=2),
        chips("rake.cap", "POT-9", none=True),
        yes_no_row("rake.no_flop_no_drop", "POT-9"),
        *group(
            "rake.jackpot",
            "NOW-8",
            chips("rake.jackpot.amount", "NOW-8"),
            chips("rake.jackpot.pot", "NOW-8", 0),
            key_row("count", "rake.jackpot.players", "NOW-8", 0, high=11),
        ),
    ),
    *group(
        "buy_in",
        "STK-2",
        chips("buy_in.minimum", "STK-2", none=True),
        chips("buy_in.maximum", "STK-2", low=1, none=True),
    ),
    key_row("count", "return_window", "STK-2", high=10_000, none=True),
    yes_no_row("must_cover_small_blind", "STK-3"),
    choice("stakes", "STK-4", "table", "open"),
    chips("marker_free", "STK-4", 0),
    key_row(
        "amounts",
        "denominations",
        "STK-1",
        [1, 5, 25, 100, 500],
        low=1,
        high=12,
        none=True,
        derived="derived.denominations",
    ),
    yes_no_row("half_raise", "PRO-3"),
    choice("raise_motions", "PRO-6", "several", "one"),
    choice("needed_chips", "PRO-13", "alike", "any"),
    choice("out_of_turn", "PRO-8", "call_frees", "call_binds"),
    choice("early_check", "PRO-8", "bars_raise", "frees"),
    yes_no_row("substantial_action", "PRO-8"),
    *group(
        "clock",
        "PRO-10",
        key_row("count", "clock.seconds", "PRO-10", 60, low=1, high=86_400),
        key_row("count", "clock.warning", "PRO-10", 10, high=86_400),
    ),
    yes_no_row("show_pot", "PRO-12"),
    yes_no_row("buy_the_button", "NOW-1"),
    *group(
        "bomb_pot",
        "NOW-2",
        key_row("reminder", "bomb_pot.every", "NOW-2", values=("dealer_change", "orbit"), none=True),
        yes_no_row("bomb_pot.moves_button", "NOW-2"),
    ),
    chips("seven_deuce", "NOW-4", 0),
    chips("stand_up", "NOW-5", 0),
    yes_no_row("splash_raked", "NOW-6"),
    *group(
        "time",
        "NOW-7",
        chips("time.amount", "NOW-7"),
        key_row("count", "time.minutes", "NOW-7", 30, low=1, high=1_440),
    ),
)
"""Every key, section by section, in the order of the setup screen."""

BY_KEY: dict[str, KeyInfo] = {info.key: info for info in KEYS}
"""Every key by its dotted name."""

ALSO: dict[str, str] = {"moves_button": "bomb_pot.moves_button"}
"""Keys the rulebook names without their object: at the top level they mean the nested key."""


@cache
def inside(parent: str) -> tuple[KeyInfo, ...]:
    """Return the keys allowed in an object, "" for the table itself."""
    return tuple(info for info in KEYS if info.parent == parent)


def words(info: KeyInfo) -> tuple[Any, ...]:
    """Return the allowed words of a key: those of its row, or the ids of the games or presets."""
    if info.kind == "game":
        return tuple(game.id for game in games())
    if info.kind == "preset":
        return preset_ids()
    return info.values
