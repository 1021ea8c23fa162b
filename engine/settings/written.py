"""Settings as the table script writes them, key by key: for the setup screen, explanations and exports."""

from typing import Any

import msgspec

from engine.settings.describe import KEYS
from engine.settings.records import Level, Settings
from engine.settings.records.parts import KILL_SIZES

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


def other_levels(had: list[dict[str, Any]], have: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is another in levels as the script writes them.

    Returns an object for each level, or row of levels, with the same change: `number`, `to` (the last of the row) and
    the keys that are others, where one is gone 0, blinds and ante as a pair; at the end `{"count": 14}` where there are
    more or fewer of them.
    """
    others: list[dict[str, Any]] = []
    for number, level in enumerate(have, 1):
        before = had[number - 1] if number <= len(had) else {}
        other = _other_level(before, level)
        last = others[-1] if others else {}
        if other and last.get("to") == number - 1 and last == {"number": last["number"], "to": number - 1, **other}:
            last["to"] = number
        elif other:
            others.append({"number": number, "to": number, **other})
    return others if len(had) == len(have) else [*others, {"count": len(have)}]


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
