"""Which keys are in force: earlier ones and those of a preset only where they fit the game and the limit.

In a mixed game the blinds of the hold'em round need not be given again after the stud round: they are kept, and count
again as soon as they fit. What is given now always counts: if it does not fit, it is refused (contradictions.py).
"""

from typing import Any

from engine.settings.derive import limit_of
from engine.settings.layers import Table, given_value, over
from engine.settings.records import Game

_LACKING = {
    "ante": ("amount",),
    "rake": ("percent", "per_unit", "jackpot"),
    "kill": ("on", "voluntary"),
    "time": ("amount",),
}
"""Objects of a preset and what makes them real: a preset may have how an ante is paid without having an ante."""


def keys_in_force(given: Table, now: Table, game: Game) -> Table:
    """The keys of `given` that count: all of `now`, and of the earlier ones those that fit the game and the limit."""
    table = dict(given)
    for key in _not_in_force(given, now, game):
        if key not in now:
            table.pop(key, None)
    if game.family == "stud" and given_value(table, "ante.by") and not given_value(now, "ante.by"):
        table = over(table, {"ante": {"by": "each"}})
    if table.get("spread") and "spread" not in now:
        table["spread"] = table["spread"][: len(game.streets)]
    return table


def _not_in_force(given: Table, now: Table, game: Game) -> list[str]:
    """The keys that mean nothing in this game and under this limit."""
    keys = ["blinds", "button_blind", "straddle", "kill"] if game.family == "stud" else ["bring_in"]
    if given_value(given, "kill.on") == "scoop" and not game.split:
        keys.append("kill")
    if given.get("limit") is not None:
        limit = limit_of(given)
    else:
        limit = "fixed" if now.get("bets") else "spread" if now.get("spread") else limit_of(given)
    if limit != "fixed":
        keys.append("bets")
    if limit != "spread":
        keys.append("spread")
    if given.get("preset") != "tournament" and not given.get("levels"):
        keys.append("prizes")
    keys.append("minimum_bet" if limit in ("fixed", "spread") else "short_all_in")
    return keys


def with_preset(rules: Table, table: Table) -> Table:
    """The preset's rules under the keys that count; those that do not fit the table fall away."""
    whole = over(rules, table)
    for parent, needs in _LACKING.items():
        held: Any = whole.get(parent)
        if isinstance(held, dict) and parent not in table and not any(held.get(key) for key in needs):
            del whole[parent]
    seconds, warning = given_value(whole, "clock.seconds"), given_value(whole, "clock.warning")
    if seconds and warning and warning > seconds and given_value(table, "clock.warning") is None:
        whole["clock"] = {"seconds": seconds}
    if not whole.get("blinds") and "straddle" not in table:
        whole.pop("straddle", None)
    return whole
