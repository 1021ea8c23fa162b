"""Settings as the table script writes them, key by key: for the setup screen, explanations and exports."""

from typing import Any

import msgspec

from engine.settings.describe import KEYS
from engine.settings.records import Level, Settings

_SIZES: dict[tuple[int, int], Any] = {(2, 1): "full", (3, 2): "half"}


def as_table(settings: Settings) -> dict[str, Any]:
    """The value in force of every key, by dotted key: JSON values, null where there is none."""
    return {info.key: _plain(info.key, _held(settings, info.key)) for info in KEYS if info.kind != "object"}


def changed(before: Settings, after: Settings) -> tuple[tuple[str, Any], ...]:
    """The house rules that are others than before, by key, each with its new value; a preset's name is no rule."""
    had, have = as_table(before), as_table(after)
    keys = (info.key for info in KEYS if info.key in have and info.key != "preset")
    return tuple((key, have[key]) for key in keys if have[key] != had[key])


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
