"""Changes of a running table on the setup page: what it plays by now, and the `change` for the next hand on."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.setup import choice as chosen
from desktop.setup import choice_money
from desktop.setup.choice import Choice
from desktop.setup.offers import offered
from engine.refusals import Refusal
from engine.settings.as_keys import as_table
from engine.settings.chips import CHIP_KEYS, DENOMINATIONS, SMALLEST_CHIP
from engine.settings.describe import BY_KEY, KEYS, inside
from engine.settings.layers import given_value
from engine.settings.presets import SET_BY_TABLE, preset
from engine.settings.records import Game, Settings

OF_THE_GAME = {*SET_BY_TABLE, "ante", "kill", "mix", "mix_change", "levels", SMALLEST_CHIP, "betting_unit"} - {
    "preset",
    "seats",
    "money",
}
"""Keys that a line of games and stakes states: another game has its own. All other keys are house rules."""

SIZE = ("game", "limit", "blinds", "bets", "spread", "bring_in", "levels", "mix")
"""Keys that identify a line of games and stakes; other keys of a game may differ by own rules."""

EXTRAS = ("levels", "mix", "kill.on", "straddle.allow", "straddle.rock", "straddle.sleepers", "ante.amount", "bring_in")
"""Keys that a game may use and the next one may lack, beside own rules."""


class RulesAfterChange(Struct, frozen=True):
    """The fate of a running table's own rules after a change."""

    kept: tuple[str, ...] = ()
    """Dotted keys that stay."""
    dropped: tuple[str, ...] = ()
    """Dotted keys that are dropped."""


def of_running(running: dict[str, Any], level: int = 0) -> Choice:
    """Return the choice a running table plays by: its game and stakes, and what its preset has otherwise as own rules.

    Args:
        running: the `table` object of the table.
        level: the number of the level it plays, 0 = none.
    """
    line = _offer_in_money(running)
    stakes = {key: value for key, value in running.items() if key in {*OF_THE_GAME, *line} and value is not None}
    from_table = replace(chosen.choice_of_table(running), running=True, level=level)
    choice = _as_offered_line(replace(from_table, stakes=json.dumps(stakes, sort_keys=True)), stakes)
    settled = chosen.settings_or_refusal(choice)
    if isinstance(settled, Refusal):
        return from_table
    own = [*choice.own, *_house_rules(running, line, straddles=settled[0].big_blind > 0)]
    if "clock" in running and running["clock"] is None:
        own.append(("clock", "null"))
    simplest = _without_implied_chip(replace(choice, own=tuple(own)))
    return from_table if isinstance(chosen.settings_or_refusal(simplest), Refusal) else simplest


def own_rules(table: dict[str, Any]) -> int:
    """Return how many own rules a table has: those that its page of rules counts and marks once it runs.

    Not counted are rules that the table does not state, as it is older than they are, and in money those of the chips.
    """
    stated = {*table} - ({*CHIP_KEYS, "money"} if table.get("money") else set())
    return sum(key.partition(".")[0] in stated for key, _ in of_running(table).own)


def _house_rules(running: dict[str, Any], line: Mapping[str, Any], *, straddles: bool) -> Iterator[tuple[str, str]]:
    """Yield key and value in JSON of each house rule of a table that differs from its preset.

    Args:
        running: the `table` object of the table.
        line: the offer it plays by where that states what a chip is worth, else nothing.
        straddles: whether its game can have straddles; if not, their absence is no own rule.
    """
    house = preset(running.get("preset") or "casino")
    for info in KEYS:
        top = info.key.partition(".")[0]
        if top in {*OF_THE_GAME, *line, "preset", "seats"} or info.kind == "object":
            continue
        if top not in running and top not in house.new_sessions:
            continue
        if running.get(top) is None and top == "straddle" and not straddles:
            continue  # this game has none, the next one may
        if info.parent and info.name not in (given_value(running, info.parent) or ()):
            continue  # keys that its object leaves out are the preset's
        value_here, preset_value = given_value(running, info.key), given_value(house.chosen, info.key)
        # chips that nobody named follow from money
        named = info.key == DENOMINATIONS and value_here is not None and preset_value is None
        value_here, preset_value = (info.default if value is None else value for value in (value_here, preset_value))
        if named or value_here != preset_value:
            yield info.key, json.dumps(value_here)


def _offer_in_money(running: dict[str, Any]) -> dict[str, Any]:
    """Return the offer a running table plays by where that states what a chip is worth, else {}."""
    tables = (size.table for line in offered(running.get("preset") or "casino") for size in line.sizes)
    in_money = (table for table in tables if "money" in table)
    return next((table for table in in_money if all(running.get(key) == table[key] for key in table)), {})


def _as_offered_line(choice: Choice, stakes: dict[str, Any]) -> Choice:
    """Return the choice as a line of the first page, with what the table has otherwise as own rules.

    The line with the fewest differences counts. A table that fits no line keeps its stakes; only its kill is then an
    own rule, as no preset has one.
    """
    bare = {key: value for key, value in stakes.items() if key != "kill"}
    texts = [size.text for line in offered(choice.preset) for size in line.sizes]
    same = [text for text in texts if _size(json.loads(text)) == _size(stakes)]
    target = _values(choice)
    bases = [_fewest_rules(replace(choice, stakes=text), target) for text in same or [json.dumps(bare, sort_keys=True)]]
    fits = [base for base in bases if _values(base) == target]
    return min(fits, key=lambda base: len(base.own), default=choice)


def _size(stakes: dict[str, Any]) -> dict[str, Any]:
    """Return the keys that identify a line, without defaults: after another game a table states those it lacked."""
    return {key: stakes[key] for key in SIZE if key in stakes and stakes[key] != BY_KEY[key].default}


def _fewest_rules(base: Choice, target: dict[str, Any]) -> Choice:
    """Return a choice with the fewest own rules of a game that lead to the values `target`."""
    base_values, own = _values(base), []
    for info in KEYS:
        value = target.get(info.key)
        if info.kind == "object" or info.key.partition(".")[0] not in OF_THE_GAME or base_values.get(info.key) == value:
            continue
        if value is not None or info.none:
            own.append((info.key, json.dumps(value)))
    choice = replace(base, own=tuple(own))
    for key, _ in own:
        without = chosen.without_rule(choice, key)
        if _values(without) == target:
            choice = without
    return choice


def _without_implied_chip(choice: Choice) -> Choice:
    """Return the choice without the smallest chip where the own chips imply it, as for a new table."""
    without = chosen.without_rule(choice, SMALLEST_CHIP)
    return without if _values(without) == _values(choice) else choice


def _values(choice: Choice) -> dict[str, Any]:
    """Return the value in force of every key, by dotted key; {} for a refused table."""
    outcome = chosen.settings_or_refusal(choice)
    return {} if isinstance(outcome, Refusal) else as_table(outcome[0])


def with_game(choice: Choice, stakes: str, of_house: tuple[tuple[str, str], ...] = ()) -> Choice:
    """Return another game under the same rules, less own ones it cannot have; an object is kept or dropped as a whole.

    `of_house` = rules that stay although a game brings its own.
    """
    without_own = replace(choice, stakes=stakes, own=())
    own = tuple(pair for pair in choice.own if pair[0].partition(".")[0] not in OF_THE_GAME or pair in of_house)
    fits = replace(without_own, own=own)
    if not isinstance(chosen.settings_or_refusal(fits), Refusal):
        return fits
    fits = without_own
    for top in dict.fromkeys(key.partition(".")[0] for key, _ in own):
        candidate = replace(fits, own=(*fits.own, *(pair for pair in own if pair[0].partition(".")[0] == top)))
        if not isinstance(chosen.settings_or_refusal(candidate), Refusal):
            fits = candidate
    return fits


def next_game(before: Choice, choice: Choice, stakes: str) -> Choice:
    """Return another game at a running table; chips and their worth stay where they can pay the new stakes.

    So does a betting unit that was set, where the least bet is a multiple of it.

    `before` = what it plays by; `choice` = that with the rules to keep. In tournaments the line decides on the chips.
    """
    result = with_game(choice, stakes)
    money, old_values = choice_money.money(before), chosen.values_to_show(before)
    if "tournament" in (before.preset, choice.preset) or (money is None and choice_money.money(result) is not None):
        return result
    units = tuple(key for key, _ in before.own if key == chosen.UNIT)
    of_money = (("money.currency", "money.minor_units"),) if money is not None else ()
    for keys in (*of_money, CHIP_KEYS, units):
        without_keys, with_keys = result, result
        for key in keys:
            without_keys = chosen.without_rule(without_keys, key)
            with_keys = chosen.with_rule(with_keys, key, old_values[key])
        result = with_keys if _is_playable(chosen.settings_or_refusal(with_keys)) else without_keys
    return result


def _is_playable(outcome: tuple[Settings, Game] | Refusal) -> bool:
    """Return whether the table can be played and its least bet is a multiple of the betting unit (BET-5)."""
    return not isinstance(outcome, Refusal) and not outcome[0].minimum_bet % outcome[0].betting_unit


def with_own_rules(choice: Choice, own: tuple[tuple[str, str], ...]) -> Choice:
    """Return the choice with the own rules that are no part of a game and differ from those of its preset."""
    if choice.complete:
        return with_game(replace(choice, own=own), choice.stakes)
    rules = preset(choice.preset).chosen
    kept_pairs = (
        (key, text)
        for key, text in own
        if key.partition(".")[0] not in OF_THE_GAME and given_value(rules, key) != json.loads(text)
    )
    return replace(choice, own=tuple(kept_pairs))


def rules_after_change(before: Choice, after: Choice) -> RulesAfterChange:
    """Return the rules a change keeps and drops; none while game and preset stay."""
    if (before.preset, before.stakes) == (after.preset, after.stakes):
        return RulesAfterChange()
    old, new = chosen.values_to_show(before), chosen.values_to_show(after)
    own = {key for key, _ in after.own}
    kept = [key for key, _ in before.own if key in own]
    dropped = [key for key, _ in before.own if key not in own and old.get(key) != new.get(key)]
    dropped += [key for key in EXTRAS if key not in dropped and _is_set(old.get(key)) and not _is_set(new.get(key))]
    dropped += [key for key in CHIP_KEYS if key not in {*own, *dropped} and old.get(key) != new.get(key)]
    return RulesAfterChange(tuple(kept), tuple(dropped))


def _is_set(value: Any) -> bool:
    """Return whether a value switches something on."""
    return value not in (None, False, 0, [], "none")


def change_table(running: dict[str, Any], before: Choice, after: Choice) -> dict[str, Any]:
    """Return the `table` object of a `change` that leads from a running table to a choice; empty when nothing changes.

    It is complete: a key that the table has stated and the choice does not state goes back to the value of the new game
    and preset, else it would stay in force.
    """
    table, settled = chosen.table(after), chosen.settings_or_refusal(after)
    if after == before or isinstance(table, Refusal) or isinstance(settled, Refusal):
        return {}
    values, house = as_table(settled[0]), preset(after.preset)
    rules = house.chosen
    # a table older than a key has the key's default
    running = {**{key: BY_KEY[key].default for key in house.new_sessions}, **running}
    # a mix that ends leaves the keys of its last game to the table
    of_mix = {key for entry in running.get("mix") or () for key in entry} if not table.get("mix") else set()
    running = {**dict.fromkeys(of_mix), **running}
    if after.preset == before.preset:
        table.pop("preset", None)  # a rule adds no preset to a table without one
    if after.seats == before.seats:
        table.pop("seats", None)
    for key, running_value in running.items():
        info = BY_KEY.get(key)
        if info is None or key == "preset":
            continue
        if info.kind != "object":
            if key not in table:
                table[key] = None if info.none and key not in rules else values[key]
        elif isinstance(running_value, dict) or key not in table:
            no_straddle = key == "straddle" and key not in table and not (settled[0].big_blind or settled[0].mix)
            table[key] = None if no_straddle else _changed_object(key, running_value, table, values, rules)
    if table.get("levels") and table.get("blinds"):
        # With blinds stated the first level does not apply: its ante has to be stated beside them.
        table["ante"] = {**(table.get("ante") or {}), "amount": values["ante.amount"] or 0}
    if running.get("mix") and not table.get("mix"):
        table["game"] = values["game"]
    if table.get("mix") and table["mix"] == running.get("mix"):
        mix_keys = {key for entry in table["mix"] for key in entry}
        return {key: value for key, value in table.items() if running.get(key) != value and key not in mix_keys}
    return {key: value for key, value in table.items() if key in of_mix or key not in running or running[key] != value}


def _changed_object(key: str, old: Any, table: dict[str, Any], values: dict[str, Any], rules: dict[str, Any]) -> Any:
    """Return an object as the choice has it: every leaf that was stated is stated again; None where there is none."""
    new_object = table.get(key, rules.get(key))
    leaves = [info for info in inside(key) if info.kind != "object"]
    if key in table and table[key] is None:
        return None
    if new_object is None or (key not in table and all(values.get(info.key) is None for info in leaves)):
        return None
    result = {**rules.get(key, {}), **new_object}
    for info in leaves:
        if isinstance(old, dict) and info.name in old and info.name not in result:
            value = values.get(info.key)
            result[info.name] = 0 if key == "ante" and value is None else value
    return result
