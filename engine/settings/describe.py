"""Every key of the settings: rules, type, allowed values, default. One table for checking, the screen and tests."""

from typing import Any, Literal

from msgspec import Struct

Kind = Literal[
    "choice",  # one of `values`
    "yes_no",  # true or false
    "amount",  # chips, `low` to `high`
    "count",  # a whole number (players, seconds, ...), `low` to `high`
    "percent",  # 0 to 100, decimals allowed
    "amounts",  # a list of `low` to `high` amounts
    "ranges",  # a list of [low, high] amounts, one a betting round
    "size",  # one of `values`, or [n, d]: n/d
    "reminder",  # one of `values`, "N hands" or "N minutes"
    "game",  # the id of a game
    "preset",  # the id of a preset
    "object",  # an object with the keys `<key>.<...>`
]

LARGEST = 10**12
"""No amount is larger, in chips."""

SECTIONS: tuple[tuple[str, str], ...] = (
    ("TABLE", "Table"),
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


class KeyInfo(Struct, frozen=True):
    """A key of the `table` object. `key` is dotted for nested ones.

    `rules` = ids of the rulebook; `values` = the allowed words (choice, size, reminder); `low`, `high` = bounds of a
    number, or of a list's length; `none` = null is allowed: switched off, or back to the default. `default` = the
    value without a preset, as the script writes it; `derived` = what the default follows from, where it is not fixed.
    """

    key: str
    section: str
    rules: tuple[str, ...]
    kind: Kind
    values: tuple[Any, ...] = ()
    low: int = 0
    high: int = LARGEST
    none: bool = False
    default: Any = None
    derived: str = ""

    @property
    def parent(self) -> str:
        """The object the key stands in, "" for the table itself."""
        return self.key.rpartition(".")[0]

    @property
    def name(self) -> str:
        """The key as it is written inside its object."""
        return self.key.rpartition(".")[2]

    @property
    def allowed(self) -> str:
        """What may be written, in words."""
        return allowed(self)


def allowed(info: KeyInfo) -> str:
    """What may be written for a key, in words, without the games and presets there are."""
    words = ", ".join(str(value) for value in info.values)
    chips = f"{info.low} to {info.high}"
    text = {
        "choice": words,
        "yes_no": "true or false",
        "amount": f"a whole number of chips, {chips}",
        "count": f"a whole number, {chips}",
        "percent": "a number from 0 to 100, decimals allowed",
        "amounts": f"a list of {chips} amounts in chips",
        "ranges": "a list of [low, high] amounts in chips, one a betting round",
        "size": f"{words}, or [n, d] for n/d, more than 1",
        "reminder": f'{words}, "N hands" or "N minutes"',
        "game": "the id of a game",
        "preset": "the id of a preset",
        "object": "an object with " + ", ".join(one.name for one in KEYS if one.parent == info.key),
    }[info.kind]
    return f"{text} or null" if info.none else text


def _section(rules: tuple[str, ...]) -> str:
    """The section a rule stands in: the limits share one."""
    prefix = rules[0].partition("-")[0] if rules else "TABLE"
    return "LIM" if prefix in ("NL", "PL") else prefix


def _of(kind: Kind, key: str, rules: str, default: Any = None, **more: Any) -> KeyInfo:
    ids = tuple(rules.split())
    return KeyInfo(key, _section(ids), ids, kind, default=default, **more)


def _choice(key: str, rules: str, *values: Any, default: Any = None, **more: Any) -> KeyInfo:
    """A choice; the default is the first value unless another is named."""
    derived = bool(more.get("derived"))
    first = None if derived else values[0]
    return _of("choice", key, rules, first if default is None else default, values=values, **more)


def _yes(key: str, rules: str, default: bool = False) -> KeyInfo:
    return _of("yes_no", key, rules, default)


def _chips(key: str, rules: str, default: int | None = None, **more: Any) -> KeyInfo:
    return _of("amount", key, rules, default, **more)


def _group(key: str, rules: str, none: bool = True) -> KeyInfo:
    return _of("object", key, rules, none=none)


KEYS: tuple[KeyInfo, ...] = (
    _of("game", "game", "", "holdem"),
    _of("preset", "preset", "", none=True),
    _of("count", "seats", "", 9, low=2, high=11),
    _choice(
        "limit",
        "NL-1 PL-1 PL-8 LIM-1 LIM-5",
        "no_limit",
        "pot_limit",
        "half_pot",
        "fixed",
        "spread",
        derived="fixed when bets are given, spread when ranges are, otherwise no_limit",
    ),
    _choice("button_rule", "BTN-1 BTN-2 BTN-3", "dead", "moving", "simplified"),
    _chips("button_blind", "BTN-8", 0),
    _of("amounts", "blinds", "BLD-1", [], low=0, high=3),
    _group("ante", "BLD-5 BLD-6"),
    _chips("ante.amount", "BLD-5"),
    _choice("ante.by", "BLD-5 ENT-9", "each", "button", "big_blind"),
    _yes("ante.big_blind_first", "BLD-6"),
    _yes("ante.per_player", "BLD-5"),
    _chips("bring_in", "BLD-7", 0),
    _choice("bring_in_ties", "BLD-7", "suits", "nearest"),
    _choice("missed_blinds", "ENT-2", "post_all", "one_per_hand", "deal_in", "none"),
    _choice("missed_small_alone", "ENT-2", "live", "dead"),
    _choice("new_player", "ENT-3", "post_or_wait", "must_post", "free"),
    _yes("enter_between", "ENT-4"),
    _yes("enter_on_button", "ENT-4"),
    _yes("deal_off", "ENT-6"),
    _group("straddle", "STR-1"),
    _choice("straddle.allow", "STR-1 STR-3", "none", "under_the_gun", "button", "button_and_cutoff", "any"),
    _choice("straddle.minimum_raise", "STR-1", "increment", "straddle"),
    _of("count", "straddle.restraddles", "STR-2 STR-7", 0, high=10),
    _choice("straddle.restraddle_side", "STR-2", "left", "right"),
    _yes("straddle.counts_as_raise", "STR-6"),
    _yes("straddle.sleepers", "STR-5"),
    _yes("straddle.rock", "STR-4"),
    _group("kill", "KIL-1"),
    _choice("kill.on", "KIL-2 KIL-7 KIL-8", "two_in_a_row", "scoop", "pot_over", none=True, derived="no kill is due"),
    _of("size", "kill.size", "KIL-1", "full", values=("full", "half")),
    _of("count", "kill.legs", "KIL-2", 2, low=1, high=10),
    _choice("kill.acts", "KIL-9", "in_turn", "last"),
    _choice("kill.in_blind", "KIL-10", "replace", "add"),
    _chips("kill.over", "KIL-8", none=True, derived="ten big bets"),
    _yes("kill.voluntary", "KIL-11 KIL-14"),
    _chips("minimum_bet", "BET-4", low=1, none=True, derived="the big blind, small bet or bring-in"),
    _chips("betting_unit", "BET-5", low=1, none=True, derived="smallest_chip"),
    _chips("smallest_chip", "BET-5 POT-6", 1, low=1),
    _choice("small_chips", "BET-5", "all_in", "whole_units"),
    _yes("check_raise", "BET-3", True),
    _choice(
        "short_all_in",
        "BET-6 BET-7",
        "full_bet",
        "half_bet",
        derived="half_bet in fixed and spread, otherwise full_bet",
    ),
    _yes("small_blind_as_big", "PL-2"),
    _choice("small_blind_open", "PL-3", "strict", "same_as_others"),
    _chips("round_pot_to", "PL-4", none=True),
    _yes("antes_count", "PL-7", True),
    _yes("blinds_count_full", "PL-7"),
    _of("amounts", "bets", "LIM-1", none=True, low=2, high=2),
    _of("ranges", "spread", "LIM-5", none=True),
    _choice("raise_cap", "LIM-2", 3, 4, "none", none=True),
    _choice("heads_up_uncapped", "LIM-3", "never", "round_start", "any_time", default="any_time"),
    _chips("cap", "LIM-6", low=1, none=True),
    _choice("odd_chip", "POT-6", "left_of_button", "high_hand", derived="high_hand in stud, otherwise left_of_button"),
    _of("count", "runs", "POT-7", 3, low=1, high=3),
    _yes("expose_all_in", "POT-8"),
    _group("rake", "POT-9"),
    _of("percent", "rake.percent", "POT-9", none=True),
    _of("amounts", "rake.per_unit", "POT-9", none=True, low=2, high=2),
    _chips("rake.cap", "POT-9", none=True),
    _yes("rake.no_flop_no_drop", "POT-9"),
    _group("rake.jackpot", "NOW-8"),
    _chips("rake.jackpot.amount", "NOW-8"),
    _chips("rake.jackpot.pot", "NOW-8", 0),
    _of("count", "rake.jackpot.players", "NOW-8", 0, high=11),
    _group("buy_in", "STK-2"),
    _chips("buy_in.minimum", "STK-2", none=True),
    _chips("buy_in.maximum", "STK-2", low=1, none=True),
    _of("count", "return_window", "STK-2", high=10_000, none=True),
    _yes("must_cover_small_blind", "STK-3"),
    _choice("stakes", "STK-4", "table", "open"),
    _chips("marker_free", "STK-4", 0),
    _of("amounts", "denominations", "STK-1", [1, 5, 25, 100, 500], low=1, high=12),
    _yes("half_raise", "PRO-3"),
    _choice("raise_motions", "PRO-6", "several", "one"),
    _choice("out_of_turn", "PRO-8", "call_frees", "call_binds"),
    _yes("substantial_action", "PRO-8"),
    _group("clock", "PRO-10"),
    _of("count", "clock.seconds", "PRO-10", 60, low=1, high=86_400),
    _of("count", "clock.warning", "PRO-10", 10, high=86_400),
    _yes("show_pot", "PRO-12"),
    _yes("buy_the_button", "NOW-1"),
    _group("bomb_pot", "NOW-2"),
    _of("reminder", "bomb_pot.every", "NOW-2", values=("dealer_change", "orbit"), none=True),
    _yes("bomb_pot.moves_button", "NOW-2"),
    _chips("seven_deuce", "NOW-4", 0),
    _chips("stand_up", "NOW-5", 0),
    _yes("splash_raked", "NOW-6"),
    _group("time", "NOW-7"),
    _chips("time.amount", "NOW-7"),
    _of("count", "time.minutes", "NOW-7", 30, low=1, high=1_440),
)
"""Every key, section by section, as the setup screen shows them."""

BY_KEY: dict[str, KeyInfo] = {info.key: info for info in KEYS}
"""The same by dotted key."""

ALSO: dict[str, str] = {"moves_button": "bomb_pot.moves_button"}
"""Keys the rulebook names without their object: written at the top level they mean the nested one."""


def inside(parent: str) -> tuple[KeyInfo, ...]:
    """The keys that may stand in an object, "" for the table itself."""
    return tuple(info for info in KEYS if info.parent == parent)
