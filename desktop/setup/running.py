"""The setup page over a running table: what it plays by now, and what a change from the next hand on has to say."""

import json
from typing import Any

from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from engine.refusals import Refusal
from engine.settings.describe import inside
from engine.settings.presets import preset
from engine.settings.told import told


def changes(before: Choice, after: Choice) -> dict[str, Any]:
    """The `table` object of a `change` that leads from one choice to the other; empty when they are the same.

    Rules said on top are enough where game and preset stay; with another game everything is said, and what the old one
    said beside it is taken back.
    """
    if (before.preset, before.stakes) == (after.preset, after.stakes):
        said = chosen.own(after)
        return said if before.seats == after.seats else {**said, "seats": after.seats}
    table = chosen.table(after)
    found = chosen.settled(after)
    if isinstance(table, Refusal) or isinstance(found, Refusal):
        return {}
    settings, old = found[0], json.loads(before.stakes)
    values, rules = told(settings), preset(after.preset).rules
    for info in inside(""):
        key = info.key
        if info.kind == "object" and isinstance(old.get(key), dict):
            said = {**rules.get(key, {}), **(table.get(key) or {})}
            leaves = {leaf: values.get(f"{key}.{leaf}") for leaf in old[key]}
            table[key] = {**leaves, **said} if said and getattr(settings, key) is not None else None
        elif key in old and key not in table:
            table[key] = values[key] if key in rules or not info.none else None
    return table
