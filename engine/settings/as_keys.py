"""Settings as the table script writes them, key by key: for the setup screen, explanations and exports."""

from typing import Any

import msgspec

from engine.settings.describe import KEYS
from engine.settings.records import Level, Settings
from engine.settings.records.parts import KILL_SIZES

RACED = ("smallest_chip", "denominations")
"""What a chip race changes."""
_SIZES: dict[tuple[int, int], Any] = {size: word for word, size in KILL_SIZES.items()}


def as_table(settings: Settings) -> dict[str, Any]:
    """The value in force of every key, by dotted key: JSON values, null where there is none."""
    return {info.key: _plain(info.key, _held(settings, info.key)) for info in KEYS if info.kind != "object"}


def changed(before: Settings, after: Settings) -> tuple[tuple[str, Any], ...]:
    """The house rules that are others than before, by key, each with its new value; a preset's name is no rule.

    Of levels that were there before only what is another: see `other_levels`.
    """
    had, have = as_table(before), as_table(after)
    keys = (info.key for info in KEYS if info.key in have and info.key != "preset")
    others = {key: have[key] for key in keys if have[key] != had[key]}
    if others.get("levels") and had["levels"]:
        others["levels"] = other_levels(had["levels"], have["levels"])
    return tuple(others.items())


def raced(before: Settings, after: Settings) -> tuple[tuple[str, Any], ...]:
    """What a chip race changed of them: the chips. The stakes of a level that comes are told with the level."""
    return tuple(rule for rule in changed(before, after) if rule[0] in RACED)


def other_levels(had: list[dict[str, Any]], have: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is another in levels as the script writes them, told by as few changes as there may be.

    Returns an object for each level, or row of levels, with the same change: `number`, `to` (the last of the row) and
    the keys that are others, where one is gone 0, blinds and ante as a pair. `put` = a level that is new, with all its
    keys; `out` = one that is gone, with the number and stakes it had. At the end `{"count": 14}` where there are more
    or fewer of them.
    """
    others: list[dict[str, Any]] = []
    for number, before, after in _paired(had, have):
        other = _other_level(before, after) if after else _other_level({}, before)
        if not before or not after:
            other = {"put" if after else "out": True, **other}
        last = others[-1] if others else {}
        if other and last.get("to") == number - 1 and _same_change(last, other):
            last["to"] = number
        elif other:
            others.append({"number": number, "to": number, **other})
    return others if len(had) == len(have) else [*others, {"count": len(have)}]


def _same_change(last: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether a level goes into the row of the one before it: levels that are gone do, whatever they were."""
    if "out" in other or "out" in last:
        return "out" in other and "out" in last
    return last == {"number": last["number"], "to": last["to"], **other}


CHANGE, OTHER_STAKES, PUT_OR_OUT = 2, 6, 4
"""What it costs to tell that a level lasts longer, that its stakes are others, that one is new or gone.

Two levels that changed places in the list are less than one with other stakes: a gone one and a new one cost more.
"""


def _paired(had: list[dict[str, Any]], have: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any], dict[str, Any]]]:
    """The cheapest way to tell them: a level's number, as it was and as it is; {} = it is new, or gone."""
    cost = [[PUT_OR_OUT * (at + to) for to in range(len(have) + 1)] for at in range(len(had) + 1)]
    for at, before in enumerate(had, 1):
        for to, after in enumerate(have, 1):
            cost[at][to] = min(
                cost[at - 1][to - 1] + _cost(before, after),
                cost[at - 1][to] + PUT_OR_OUT,
                cost[at][to - 1] + PUT_OR_OUT,
            )
    pairs: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
    at, to = len(had), len(have)
    while at or to:
        if at and to and cost[at][to] == cost[at - 1][to - 1] + _cost(had[at - 1], have[to - 1]):
            pairs.append((to, had[at - 1], have[to - 1]))
            at, to = at - 1, to - 1
        elif to and cost[at][to] == cost[at][to - 1] + PUT_OR_OUT:
            pairs.append((to, {}, have[to - 1]))
            to -= 1
        else:
            pairs.append((at, had[at - 1], {}))
            at -= 1
    return pairs[::-1]


def _cost(before: dict[str, Any], after: dict[str, Any]) -> int:
    """What it costs to tell a level as another one."""
    if before == after:
        return 0
    same = all(before.get(key) == after.get(key) for key in ("blinds", "ante", "bets"))
    return CHANGE if same else OTHER_STAKES


def _other_level(before: dict[str, Any], level: dict[str, Any]) -> dict[str, Any]:
    """What is another in a level; `before` = {} where there was none."""
    keys = dict.fromkeys((*level, *before))
    others = {key for key in keys if level.get(key, 0) != before.get(key, 0)}
    if others & {"blinds", "ante"}:
        others |= {"blinds", "ante"} if level["ante"] else {"blinds"}
    return {key: level.get(key, 0) for key in keys if key in others}


def explicit(settings: Settings) -> dict[str, Any]:
    """The keys the table itself was given, as a `table` object; those of the preset and the defaults are left out."""
    table: dict[str, Any] = msgspec.json.decode(settings.given)
    return table


def _held(settings: Settings, key: str) -> Any:
    """The field of a dotted key, None where its object is missing."""
    held: Any = settings
    for name in key.split("."):
        held = None if held is None else getattr(held, name)
    return held


def _level(level: Level) -> dict[str, Any]:
    """A level as the script writes it."""
    bets = {} if level.bets is None else {"bets": list(level.bets)}
    rest = {"break": level.rest} if level.rest else {}
    return {"blinds": list(level.blinds), "ante": level.ante, "minutes": level.minutes, **bets, **rest}


def _plain(key: str, value: Any) -> Any:
    """A field as JSON: lists for tuples, words where the script has words."""
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
