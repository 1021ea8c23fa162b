"""Settings as the table script writes them, key by key, for the setup screen, explanations and exports."""

from typing import Any

import msgspec

from engine.settings.describe import KEYS
from engine.settings.records import Level, Settings
from engine.settings.records.parts import KILL_SIZES

RACED = ("smallest_chip", "denominations")
"""The keys a chip race changes."""
_SIZES: dict[tuple[int, int], Any] = {size: word for word, size in KILL_SIZES.items()}


def as_table(settings: Settings) -> dict[str, Any]:
    """Return the value in force of every dotted key, as JSON values, null where there is none."""
    return {info.key: _json_value(info.key, _field(settings, info.key)) for info in KEYS if info.kind != "object"}


def changed(before: Settings, after: Settings) -> tuple[tuple[str, Any], ...]:
    """Return the house rules that differ, by key with the new value, without the name of the preset.

    Of levels that existed before, only the differences: see `other_levels`.
    """
    old, new = as_table(before), as_table(after)
    keys = (info.key for info in KEYS if info.key in new and info.key != "preset")
    differences = {key: new[key] for key in keys if new[key] != old[key]}
    if differences.get("levels") and old["levels"]:
        differences["levels"] = other_levels(old["levels"], new["levels"])
    return tuple(differences.items())


def raced(before: Settings, after: Settings) -> tuple[tuple[str, Any], ...]:
    """Return the chips that a chip race changed; the stakes of the coming level are reported with the level."""
    return tuple(rule for rule in changed(before, after) if rule[0] in RACED)


def other_levels(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the differences between two lists of levels in as few changes as possible.

    Each change is an object for a level, or for consecutive levels with the same change: `number`, `to` (the last of
    them) and the changed keys, where a removed key is 0 and blinds and ante come together. `put` = a new level, with
    all its keys; `out` = a removed one, with its old number and stakes. The last is `{"count": 14}` where their number
    changed.
    """
    differences: list[dict[str, Any]] = []
    for number, before, after in _paired(old, new):
        other = _other_level(before, after) if after else _other_level({}, before)
        if not before or not after:
            other = {"put" if after else "out": True, **other}
        last = differences[-1] if differences else {}
        if other and last.get("to") == number - 1 and _same_change(last, other):
            last["to"] = number
        elif other:
            differences.append({"number": number, "to": number, **other})
    return differences if len(old) == len(new) else [*differences, {"count": len(new)}]


def _same_change(last: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether a change joins that of the level before; removed levels always do."""
    if "out" in other or "out" in last:
        return "out" in other and "out" in last
    return last == {"number": last["number"], "to": last["to"], **other}


CHANGE, OTHER_STAKES, PUT_OR_OUT = 2, 6, 4
"""Costs of a change: another duration; other stakes; a level added or removed.

Two levels that changed places are thus one removed and one added (8 instead of 12), but a level with other stakes is
one change (6 instead of 8).
"""


def _paired(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any], dict[str, Any]]]:
    """Return the cheapest pairing of the levels: number, before, after; {} = added or removed."""
    cost = [[PUT_OR_OUT * (at + to) for to in range(len(new) + 1)] for at in range(len(old) + 1)]
    for at, before in enumerate(old, 1):
        for to, after in enumerate(new, 1):
            cost[at][to] = min(
                cost[at - 1][to - 1] + _cost(before, after),
                cost[at - 1][to] + PUT_OR_OUT,
                cost[at][to - 1] + PUT_OR_OUT,
            )
    pairs: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
    at, to = len(old), len(new)
    while at or to:
        if at and to and cost[at][to] == cost[at - 1][to - 1] + _cost(old[at - 1], new[to - 1]):
            pairs.append((to, old[at - 1], new[to - 1]))
            at, to = at - 1, to - 1
        elif to and cost[at][to] == cost[at][to - 1] + PUT_OR_OUT:
            pairs.append((to, {}, new[to - 1]))
            to -= 1
        else:
            pairs.append((at, old[at - 1], {}))
            at -= 1
    return pairs[::-1]


def _cost(before: dict[str, Any], after: dict[str, Any]) -> int:
    """Return the cost of a change of one level."""
    if before == after:
        return 0
    same = all(before.get(key) == after.get(key) for key in ("blinds", "ante", "bets"))
    return CHANGE if same else OTHER_STAKES


def _other_level(before: dict[str, Any], level: dict[str, Any]) -> dict[str, Any]:
    """Return the changed keys of a level; `before` = {} for a new one."""
    keys = dict.fromkeys((*level, *before))
    changed_keys = {key for key in keys if level.get(key, 0) != before.get(key, 0)}
    if changed_keys & {"blinds", "ante"}:
        changed_keys |= {"blinds", "ante"} if level["ante"] else {"blinds"}
    return {key: level.get(key, 0) for key in keys if key in changed_keys}


def explicit(settings: Settings) -> dict[str, Any]:
    """Return the keys given to the table itself as a `table` object, without those of the preset and the defaults."""
    table: dict[str, Any] = msgspec.json.decode(settings.given)
    return table


def _field(settings: Settings, key: str) -> Any:
    """Return the field of a dotted key, None where its object is missing."""
    value: Any = settings
    for name in key.split("."):
        value = None if value is None else getattr(value, name)
    return value


def _level(level: Level) -> dict[str, Any]:
    """Return a level as the script writes it."""
    bets = {} if level.bets is None else {"bets": list(level.bets)}
    rest = {"break": level.rest} if level.rest else {}
    return {"blinds": list(level.blinds), "ante": level.ante, "minutes": level.minutes, **bets, **rest}


def _json_value(key: str, value: Any) -> Any:
    """Return a field as JSON: lists for tuples, words where the script has words."""
    if key == "raise_cap":
        return "none" if value is None else value
    if key == "kill.size" and value is not None:
        return _SIZES.get(value, list(value))
    if key == "rake.percent" and value is not None:
        return int(value) if value == int(value) else float(value)
    if key == "mix":
        return [msgspec.json.decode(entry) for entry in value] or None
    if key == "levels":
        return [_level(entry) for entry in value] or None
    if key == "spread" and value is not None:
        return [list(entry) for entry in value]
    return list(value) if isinstance(value, tuple) else value
