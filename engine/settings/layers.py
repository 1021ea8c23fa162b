"""Lays the keys given now over those given before, and reads the result by dotted keys."""

from typing import Any

from engine.settings.describe import ALSO, BY_KEY

Table = dict[str, Any]
"""A `table` object of the script: keys as given, objects inside."""


def placed(raw: Table) -> Table:
    """The keys given, each in its object."""
    table = {key: value for key, value in raw.items() if key not in ALSO}
    for name, key in ALSO.items():
        if name in raw:
            parent, _, leaf = key.partition(".")
            table = over(table, {parent: {leaf: raw[name]}})
    return table


def over(below: Table, above: Table) -> Table:
    """`above` laid over `below`: objects key by key, everything else (null too) replaces what lies below."""
    table = dict(below)
    for key, value in above.items():
        lower = table.get(key)
        table[key] = over(lower, value) if isinstance(value, dict) and isinstance(lower, dict) else value
    return table


def given_value(table: Table, key: str) -> Any:
    """The value of a dotted key as it was given, None when it was not."""
    held: Any = table
    for name in key.split("."):
        held = held.get(name) if isinstance(held, dict) else None
    return held


def get(table: Table, key: str) -> Any:
    """The value of a dotted key, its default when it was not given or is null."""
    held = given_value(table, key)
    return BY_KEY[key].default if held is None else held
