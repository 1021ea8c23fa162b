"""Computes a table's settings from given keys: check, merge, find contradictions, derive. Called by `resolve` only.

Earlier keys and those of a preset are in force only where they fit the game and the limit. In a mixed game the blinds
of the hold'em round need not be given again after the stud round: they are stored and in force again once they fit.
Keys given now are always in force: if they do not fit, they are refused (contradictions.py).
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.refusals import Refused, refuse
from engine.settings import layers
from engine.settings.contradictions import contradictions
from engine.settings.derive import limit_of, settings_of
from engine.settings.layers import (
    TableKeys,
    game_chosen,
    games_of_mix,
    given_value,
    merged,
    with_first_level,
    without_mix,
)
from engine.settings.presets import preset
from engine.settings.refused_keys import game, refused
from engine.settings.values import check

if TYPE_CHECKING:
    from pathlib import Path

    from engine.settings.records import Game, Settings


_LACKING = {
    "ante": ("amount",),
    "rake": ("percent", "per_unit", "jackpot"),
    "kill": ("on", "voluntary"),
    "time": ("amount",),
}
"""Objects of a preset and the keys that put them in force: a preset may say how an ante is paid without having one."""


def keys_in_force(given: TableKeys, now: TableKeys, game: Game) -> TableKeys:
    """Return the keys of `given` in force: all of `now`, and the earlier ones that fit the game and the limit."""
    table = dict(given)
    for key in _not_in_force(given, now, game):
        if key not in now:
            table.pop(key, None)
    if game.family == "stud" and given_value(table, "ante.by") and not given_value(now, "ante.by"):
        table = merged(table, {"ante": {"by": "each"}})
    if table.get("spread") and "spread" not in now:
        table["spread"] = table["spread"][: len(game.streets)]
    return table


def _not_in_force(given: TableKeys, now: TableKeys, game: Game) -> list[str]:
    """Return the keys without meaning in this game and under this limit."""
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


def with_preset(rules: TableKeys, table: TableKeys) -> TableKeys:
    """Return the preset's rules with the table's keys over them, without rules that do not fit the table."""
    whole = merged(rules, table)
    for parent, needs in _LACKING.items():
        group: Any = whole.get(parent)
        if isinstance(group, dict) and parent not in table and not any(group.get(key) for key in needs):
            del whole[parent]
    seconds, warning = given_value(whole, "clock.seconds"), given_value(whole, "clock.warning")
    if seconds and warning and warning > seconds and given_value(table, "clock.warning") is None:
        whole["clock"] = {"seconds": seconds}
    if not whole.get("blinds") and "straddle" not in table:
        whole.pop("straddle", None)
    return whole


def canonical(raw: dict[str, Any]) -> str:
    """Return the `table` object as the text that `resolve_cached` takes: the same for the same keys in any order.

    Raises:
        Refused: `malformed`, when something in it cannot be written as JSON.
    """
    try:
        return json.dumps(raw, sort_keys=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise refuse("malformed", "table_no_json", error=str(error)) from error


@lru_cache(maxsize=1024)
def resolve_cached(text: str, given: str | None, extra: Path | None, at: int = 0) -> tuple[Settings, Game]:
    """Return settings and game as `resolve`, from canonical JSON, cached, as scripts open thousands of tables alike.

    Raises:
        Refused: as `resolve`; for a game of the mix, with its number.
    """
    raw = json.loads(text)
    problems = check(raw)
    if problems:
        raise refused(problems)
    now = layers.nested_keys(raw)
    before = {} if given is None else json.loads(given)
    if before.get("mix") and not now.get("mix"):
        chosen = game_chosen(before, now)
        if chosen is not None:
            now, at = {}, chosen
        elif "mix" in now or "game" in now:
            before, at = without_mix(before, at, keep="game" not in now), 0
    elif now.get("mix"):
        at = 0
    whole = layers.merged(before, now)
    if not layers.get(whole, "mix"):
        return _of_one_game(whole, now, json.dumps(whole, sort_keys=True), extra)
    entries = games_of_mix(whole, {} if given is None or now.get("mix") else now)
    whole_text = json.dumps(whole, sort_keys=True)
    resolved = []
    for number, entry in enumerate(entries, 1):
        try:
            resolved.append(_of_one_game(layers.merged(whole, entry), entry, whole_text, extra))
        except Refused as error:
            fault = error.refusal
            raise refuse(
                fault.code, "settings.mix_game", fault.rule, number=number, problem=fault.without_rule
            ) from error
    settings, game = resolved[at % len(resolved)]
    return replace(settings, mix_at=at % len(resolved)), game


def _of_one_game(whole: dict[str, Any], now: dict[str, Any], given: str, extra: Path | None) -> tuple[Settings, Game]:
    """Return the record of the keys in force: keys given `now` must fit, earlier ones are dropped where they do not."""
    played = game(layers.get(whole, "game"), extra)
    rules = preset(whole["preset"]).rules if whole.get("preset") else {}
    table = with_first_level(with_preset(rules, keys_in_force(whole, now, played)))
    problems = contradictions(table, played)
    if problems:
        raise refused(problems)
    return settings_of(table, played, given), played
