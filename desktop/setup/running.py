"""The setup page over a running table: what it plays by now, and what a change from the next hand on has to say."""

import json
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from engine.refusals import Refusal
from engine.settings.describe import BY_KEY, KEYS, inside
from engine.settings.layers import given_value
from engine.settings.presets import STAKES, preset
from engine.settings.written import as_table

OF_THE_GAME = {*STAKES, "ante", "kill", "mix", "mix_change", "levels", "smallest_chip", "betting_unit"} - {
    "preset",
    "seats",
    "money",
}
"""What a line of games and stakes says: another game brings its own. All other keys are rules of the house."""

EXTRAS = ("levels", "mix", "kill.on", "straddle.allow", "straddle.rock", "straddle.sleepers", "ante.amount", "bring_in")
"""What a game may have and the next one may lack, beside the rules of one's own."""


class Taken(Struct, frozen=True):
    """What becomes of the running rules, as dotted keys: `kept` and `dropped`."""

    kept: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()


def of_running(running: dict[str, Any]) -> Choice:
    """The choice that a running table plays by: its game and stakes, and on top what is not as its preset has it."""
    stakes = {key: value for key, value in running.items() if key in OF_THE_GAME and value is not None}
    whole = chosen.of_table(running)
    choice = replace(whole, stakes=json.dumps(stakes, sort_keys=True))
    settled = chosen.settled(choice)
    if isinstance(settled, Refusal):
        return whole
    settings, rules, own = settled[0], preset(choice.preset).rules, []
    for info in KEYS:
        top = info.key.partition(".")[0]
        if top in OF_THE_GAME or top in ("preset", "seats") or top not in running or info.kind == "object":
            continue
        if running[top] is None and (top == "straddle" and not settings.big_blind):
            continue  # this game has none; the next one may
        if info.parent and info.name not in (given_value(running, info.parent) or ()):
            continue  # what its object does not say is the preset's
        ours, usual = given_value(running, info.key), given_value(rules, info.key)
        ours, usual = (info.default if value is None else value for value in (ours, usual))
        if ours != usual:
            own.append((info.key, json.dumps(ours)))
    if "clock" in running and running["clock"] is None:
        own.append(("clock", "null"))
    ended = replace(choice, own=tuple(own))
    return whole if isinstance(chosen.settled(ended), Refusal) else ended


def with_game(choice: Choice, stakes: str, of_house: tuple[tuple[str, str], ...] = ()) -> Choice:
    """Another game under the same rules: those of one's own that it cannot have are left out, an object as a whole.

    `of_house` = rules that stay although a game brings its own.
    """
    bare = replace(choice, stakes=stakes, own=())
    own = tuple(pair for pair in choice.own if pair[0].partition(".")[0] not in OF_THE_GAME or pair in of_house)
    fits = replace(bare, own=own)
    if not isinstance(chosen.settled(fits), Refusal):
        return fits
    fits = bare
    for top in dict.fromkeys(key.partition(".")[0] for key, _ in own):
        more = replace(fits, own=(*fits.own, *(pair for pair in own if pair[0].partition(".")[0] == top)))
        if not isinstance(chosen.settled(more), Refusal):
            fits = more
    return fits


def under(choice: Choice, own: tuple[tuple[str, str], ...]) -> Choice:
    """Rules of one's own under another preset: those stay that are no part of a game, and differ from the preset's."""
    if choice.complete:
        return with_game(replace(choice, own=own), choice.stakes)
    rules = preset(choice.preset).rules
    stay = (
        (key, text)
        for key, text in own
        if key.partition(".")[0] not in OF_THE_GAME and given_value(rules, key) != json.loads(text)
    )
    return replace(choice, own=tuple(stay))


def taken(before: Choice, after: Choice) -> Taken:
    """Which rules a change keeps and which it drops; nothing while the game and the preset stay."""
    if (before.preset, before.stakes) == (after.preset, after.stakes):
        return Taken()
    had, has = chosen.shown(before), chosen.shown(after)
    own = {key for key, _ in after.own}
    kept = [key for key, _ in before.own if key in own]
    dropped = [key for key, _ in before.own if key not in own and had.get(key) != has.get(key)]
    dropped += [key for key in EXTRAS if key not in dropped and _on(had.get(key)) and not _on(has.get(key))]
    return Taken(tuple(kept), tuple(dropped))


def _on(value: Any) -> bool:
    """Whether a value says that there is something."""
    return value not in (None, False, 0, [], "none")


def changes(running: dict[str, Any], before: Choice, after: Choice) -> dict[str, Any]:
    """The `table` object of a `change` that leads from a running table to a choice; empty when nothing changes.

    It is whole: what the table has said so far and the choice does not say any more goes back to what the new game and
    preset have, else it would stay in force.
    """
    table, settled = chosen.table(after), chosen.settled(after)
    if after == before or isinstance(table, Refusal) or isinstance(settled, Refusal):
        return {}
    values, rules = as_table(settled[0]), preset(after.preset).rules
    if after.preset == before.preset:
        table.pop("preset", None)  # a table without one is not given one by a rule
    for key, old in running.items():
        info = BY_KEY.get(key)
        if info is None or key == "preset":
            continue
        if info.kind != "object":
            if key not in table:
                table[key] = None if info.none and key not in rules else values[key]
        elif isinstance(old, dict) or key not in table:
            none = key == "straddle" and key not in table and not (settled[0].big_blind or settled[0].mix)
            table[key] = None if none else _object(key, old, table, values, rules)
    if table.get("levels") and table.get("blinds"):
        # With blinds said the first level is not laid below: its ante has to be said beside them.
        table["ante"] = {**(table.get("ante") or {}), "amount": values["ante.amount"] or 0}
    if running.get("mix") and not table.get("mix"):
        table["game"] = values["game"]
    if table.get("mix") and table["mix"] == running.get("mix"):
        own = {key for entry in table["mix"] for key in entry}
        return {key: value for key, value in table.items() if running.get(key) != value and key not in own}
    return {key: value for key, value in table.items() if key not in running or running[key] != value}


def _object(key: str, old: Any, table: dict[str, Any], values: dict[str, Any], rules: dict[str, Any]) -> Any:
    """An object as the choice has it: every leaf that was said is said again; null where the table has none."""
    fresh = table.get(key, rules.get(key))
    leaves = [info for info in inside(key) if info.kind != "object"]
    if key in table and table[key] is None:
        return None
    if fresh is None or (key not in table and all(values.get(info.key) is None for info in leaves)):
        return None
    whole = {**rules.get(key, {}), **fresh}
    for info in leaves:
        if isinstance(old, dict) and info.name in old and info.name not in whole:
            value = values.get(info.key)
            whole[info.name] = 0 if key == "ante" and value is None else value
    return whole
