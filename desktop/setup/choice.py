"""The choice made on the setup page: a preset, a game with its stakes, seats, and own rules on top.

Pure: the settings of the engine decide whether a table can be played.
"""

import json
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.words.setup_phrases import WORTH
from engine.refusals import Refusal, Refused
from engine.settings import presets
from engine.settings.as_keys import as_table
from engine.settings.chips import (
    CHIP_KEYS,
    DENOMINATIONS,
    SMALLEST_CHIP,
    chips_from,
    chips_of,
    proper_chip,
    proper_chips,
    smallest_for,
    with_smallest_named,
)
from engine.settings.describe import BY_KEY
from engine.settings.layers import keys_of, levels_fault, levels_of, merged
from engine.settings.records import Game, Money, Settings
from engine.settings.resolve import resolve
from engine.settings.resolve_keys import keys_in_force

BETS_AND_MONEY = frozenset(("blinds", "button_blind", "bets", "spread", "ante", "bring_in", "minimum_bet", "money"))
"""Keys that decide which chips a table needs, and what a chip is worth."""
CURRENCY = "money.currency"
UNIT = "betting_unit"
USUAL_SEATS = Settings().seats
"""The number of seats unless another one is chosen."""


class Choice(Struct, frozen=True):
    """The choice for a table."""

    preset: str
    """The id of the shipped preset below all other rules."""
    stakes: str = ""
    """A `table` object in JSON, "" = not chosen yet."""
    seats: int = USUAL_SEATS
    """The number of seats."""
    own: tuple[tuple[str, str], ...] = ()
    """Dotted key and value in JSON of each own rule, in the order they were set."""
    own_preset: str = ""
    """The id of the own preset (`OwnPreset.id`) it began with, "" = none."""
    running: bool = False
    """Whether this table is running: its chips stay where they pay the stakes."""
    level: int = 0
    """The number of the level being played, 0 = none."""

    @property
    def complete(self) -> bool:
        """Whether there is a game to start."""
        return bool(self.stakes)


def table_without_own(choice: Choice) -> dict[str, Any]:
    """Return the `table` object of preset, stakes and seats alone; of the chip keys the smallest one counts (POT-6)."""
    stakes = json.loads(choice.stakes) if choice.stakes else {}
    levels_text = next((text for key, text in choice.own if key == "levels"), None)
    if levels_text == "null" and stakes.get("levels"):
        stakes = without_levels(stakes)
    elif levels_text not in (None, "null"):
        levels = json.loads(levels_text)
        stakes = {**_stakes_with_levels(choice, stakes, levels), "levels": levels}
    new_session_keys = presets.preset(choice.preset).new_sessions
    return with_smallest_named({**new_session_keys, **stakes, "preset": choice.preset, "seats": choice.seats})


def without_levels(table_keys: dict[str, Any]) -> dict[str, Any]:
    """Return a table with levels as a table without them, at the stakes of the first level."""
    levels = table_keys["levels"]
    other_keys = {key: value for key, value in table_keys.items() if key != "levels"}
    stakes = {key: levels[0][key] for key in ("blinds", "bets") if levels[0].get(key)}
    antes = next((level for level in levels if level.get("ante")), None)
    if antes is not None and antes["blinds"]:
        amount = antes["ante"] * levels[0]["blinds"][-1] // antes["blinds"][-1]
        stakes["ante"] = {**(other_keys.get("ante") or {}), "amount": amount}
    return {**other_keys, **stakes}


def _stakes_with_levels(choice: Choice, stakes: dict[str, Any], levels: Any) -> dict[str, Any]:
    """Return the stakes of a table with other levels; a running one keeps those of its level as it is now.

    Where that level is unchanged, or no level has its number any more, the stakes stay as stated. A table that states
    none is at its first level.
    """
    old_levels, states_stakes = levels_of(stakes), not {"blinds", "bets"}.isdisjoint(stakes)
    if not choice.running or not old_levels or not states_stakes:
        return without_stakes(stakes)
    new_levels = levels_of({"levels": levels}) if levels_fault(levels) is None else ()
    if not 1 <= choice.level <= min(len(old_levels), len(new_levels)):
        return stakes
    old_keys, new_keys = (keys_of(level_list[choice.level - 1]) for level_list in (old_levels, new_levels))
    return stakes if old_keys == new_keys else merged(without_stakes(stakes), new_keys)


def without_stakes(stakes: dict[str, Any]) -> dict[str, Any]:
    """Return the table without the stakes that its levels state; the way an ante is paid stays."""
    other_keys = {key: value for key, value in stakes.items() if key not in ("blinds", "bets")}
    if isinstance(other_keys.get("ante"), dict):
        other_keys["ante"] = {key: value for key, value in other_keys["ante"].items() if key != "amount"}
        if not other_keys["ante"]:
            del other_keys["ante"]
    return other_keys


def own_rules_with_chips(choice: Choice) -> dict[str, Any]:
    """Return the own rules, each in its object, and the chips that follow from them."""
    rules = rules_on_top(choice)
    if any(key in rules for key in CHIP_KEYS):
        return {**rules, **_agreeing_chips(choice, rules)}
    return {**rules, **(_chips_for_stakes(choice, rules) if not BETS_AND_MONEY.isdisjoint(rules) else {})}


def _agreeing_chips(choice: Choice, rules: dict[str, Any]) -> dict[str, Any]:
    """Return the smallest chip or the chips that follow from whichever of both `rules` set last (POT-6)."""
    last = [key for key, _ in choice.own if key in CHIP_KEYS][-1]
    chip, chips = rules.get(SMALLEST_CHIP), rules.get(DENOMINATIONS, table_without_own(choice).get(DENOMINATIONS))
    if last == DENOMINATIONS:
        return {SMALLEST_CHIP: min(chips)} if proper_chips(chips) else {}
    return {DENOMINATIONS: chips_from(chips, chip)} if proper_chip(chip) and proper_chips(chips) else {}


def _chips_for_stakes(choice: Choice, rules: dict[str, Any]) -> dict[str, Any]:
    """Return the chips that pay the stakes of `rules` in money, as the offered stakes have them; {} without money."""
    base_table = table_without_own(choice)
    old_smallest = base_table.get("smallest_chip", 1)
    without_chips = {key: value for key, value in base_table.items() if key not in CHIP_KEYS}
    try:
        settings = resolve(rules, resolve(without_chips)[0])[0]
    except Refused:
        return {}
    smallest = smallest_for(settings)
    if settings.cash is None or smallest == old_smallest or (choice.running and not smallest % old_smallest):
        return {}
    chips = {"denominations": list(chips_of(settings))} if "denominations" in base_table else {}
    return {"smallest_chip": smallest, **chips}


def rules_on_top(choice: Choice) -> dict[str, Any]:
    """Return the own rules, each in its object."""
    rules: dict[str, Any] = {}
    for key, text in choice.own:
        target = rules
        *parents, name = key.split(".")
        for parent in parents:
            target = target.setdefault(parent, {})
        target[name] = json.loads(text)
    return rules


@lru_cache(maxsize=16)
def settings_or_refusal(choice: Choice) -> tuple[Settings, Game] | Refusal:
    """Return settings and game of a choice, or why it cannot be played. A new limit drops bets it has no use for."""
    try:
        settings, game = resolve(table_without_own(choice))
        return resolve(own_rules_with_chips(choice), settings) if choice.own else (settings, game)
    except Refused as refused:
        return refused.refusal


def table(choice: Choice) -> dict[str, Any] | Refusal:
    """Return the `table` object that starts the session, or why it cannot start."""
    outcome = settings_or_refusal(choice)
    if isinstance(outcome, Refusal):
        return outcome
    return keys_in_force(json.loads(outcome[0].given), own_rules_with_chips(choice), outcome[1])


def choice_of_table(given: dict[str, Any], default: str = "casino") -> Choice:
    """Return the choice that leads to the table of an earlier session."""
    preset_id = given.get("preset") or default
    defaults = next((house.new_sessions for house in presets.presets() if house.id == preset_id), {})
    stakes = {
        key: value for key, value in given.items() if key not in ("preset", "seats") and defaults.get(key) != value
    }
    return Choice(preset_id, json.dumps(stakes, sort_keys=True), given.get("seats", USUAL_SEATS))


def with_preset(choice: Choice, preset: str, keep: bool) -> Choice:
    """Return the choice with another preset and no own rules; `keep` = the stakes stay (it offers them as well)."""
    return Choice(preset, choice.stakes if keep else "", choice.seats, running=choice.running, level=choice.level)


def with_rule(choice: Choice, key: str, value: Any) -> Choice:
    """Return the choice with an own rule; a value that equals that of preset and stakes removes it.

    A betting unit stays even then: it would change with the smallest chip without notice (BET-5).
    """
    without_key = without_rule(choice, key)
    if key == "seats" and value in range(BY_KEY[key].low, BY_KEY[key].high + 1):
        return replace(without_key, seats=value)
    if values_to_show(without_key).get(key) == value and key != UNIT:
        return without_key
    new_pair = (key, json.dumps(value))
    if key == CURRENCY and len(without_key.own) < len(choice.own):  # values typed in money stay behind it
        return replace(choice, own=tuple(new_pair if pair[0] == key else pair for pair in choice.own))
    return replace(without_key, own=(*without_key.own, new_pair))


def offered_stakes(choice: Choice, before: Choice | None = None) -> str:
    """Return the stakes as offered, "" = none, or own rules replace a part of them.

    Chips kept from the running table `before` and their worth do not count as a replacement.
    """
    old_texts = {key: json.dumps(value) for key, value in values_to_show(before).items()} if before is not None else {}
    replaced = {
        key.partition(".")[0]
        for key, text in choice.own
        if key != CURRENCY and not (key in (WORTH, *CHIP_KEYS) and old_texts.get(key) == text)
    }
    return "" if replaced & {*json.loads(choice.stakes or "{}"), *BETS_AND_MONEY, "mix", "levels"} else choice.stakes


def without_rule(choice: Choice, key: str) -> Choice:
    """Return the choice with the rule as the preset and the stakes have it."""
    return replace(choice, own=tuple(pair for pair in choice.own if pair[0] != key))


def with_rule_as_before(before: Choice, choice: Choice, key: str) -> Choice:
    """Return the choice with a rule as the running table `before` has it, be it an own rule or not."""
    without = without_rule(choice, key)
    pairs = tuple(pair for pair in before.own if pair[0] == key)
    return (
        replace(without, own=(*without.own, *pairs))
        if pairs
        else with_rule(without, key, values_to_show(before).get(key))
    )


def values_to_show(choice: Choice) -> dict[str, Any]:
    """Return the value to show for every key; own rules come over the rest even where they contradict each other."""
    for candidate in (choice, replace(choice, own=())):
        outcome = settings_or_refusal(candidate)
        if not isinstance(outcome, Refusal):
            own_values = {key: json.loads(text) for key, text in choice.own}
            values = _with_chips({**in_force(outcome[0]), **own_values}, own_rules_with_chips(choice))
            if values.get(CURRENCY) is not None and values.get(WORTH) is None:
                values[WORTH] = Money("").minor_units
            return values
    return {key: json.loads(text) for key, text in choice.own}


def in_force(settings: Settings) -> dict[str, Any]:
    """Return the value in force of every key, by dotted key; chips without names are those the table plays with."""
    values = as_table(settings)
    if settings.cash is not None or min(values[DENOMINATIONS]) != values[SMALLEST_CHIP]:
        values[DENOMINATIONS] = list(chips_of(settings))
    return values


def _with_chips(values: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """Return the values with the chips that `rules` lead to, even while these cannot pay the stakes."""
    agreeing = {**values, **{key: rules[key] for key in CHIP_KEYS if key in rules}}
    chip, chips = agreeing[SMALLEST_CHIP], agreeing[DENOMINATIONS]
    if proper_chip(chip) and proper_chips(chips) and min(chips) != chip:
        agreeing[DENOMINATIONS] = chips_from(chips, chip)
    return agreeing


def differing_keys(choice: Choice, before: Choice | None = None) -> frozenset[str]:
    """Return the keys to mark with a dot: those of own rules, or those that differ from the running table `before`."""
    if before is None:
        return frozenset(key for key, _ in choice.own)
    old, new = values_to_show(before), values_to_show(choice)
    return frozenset(key for key in old.keys() | new.keys() if old.get(key) != new.get(key) and key != "preset")
