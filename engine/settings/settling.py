"""The settings of a table from what was said: check, lay over, contradict, derive. Through `resolve` alone."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.refusals import Refused, refuse
from engine.settings import layers
from engine.settings.contradictions import contradictions
from engine.settings.derive import settings_of
from engine.settings.fitting import keys_in_force, with_preset
from engine.settings.layers import games_of, split, unmixed, with_first
from engine.settings.presets import preset
from engine.settings.values import check
from engine.settings.wording import game, refused

if TYPE_CHECKING:
    from pathlib import Path

    from engine.settings.records import Game, Settings


def canonical(raw: dict[str, Any]) -> str:
    """The `table` object as the text that `settled` takes: the same for the same keys in any order.

    Raises:
        Refused: `malformed`, when something in it cannot be written as JSON.
    """
    try:
        return json.dumps(raw, sort_keys=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise refuse("malformed", "table_no_json", error=str(error)) from error


@lru_cache(maxsize=1024)
def settled(text: str, given: str | None, extra: Path | None, at: int = 0) -> tuple[Settings, Game]:
    """The same from canonical JSON, so that scripts that open thousands of tables pay once for each kind."""
    raw = json.loads(text)
    problems = check(raw)
    if problems:
        raise refused(problems)
    now = layers.placed(raw)
    before = {} if given is None else json.loads(given)
    if before.get("mix") and not now.get("mix"):
        chosen = games_of(before, now)
        if chosen is not None:
            now, at = {}, chosen
        elif "mix" in now or "game" in now:
            before, at = unmixed(before, at, keep="game" not in now), 0
    elif now.get("mix"):
        at = 0
    whole = layers.over(before, now)
    if not layers.get(whole, "mix"):
        return _of_one_game(whole, now, json.dumps(whole, sort_keys=True), extra)
    common, entries = split(whole, {} if given is None or now.get("mix") else now)
    whole_text = json.dumps(whole, sort_keys=True)
    resolved = []
    for number, entry in enumerate(entries, 1):
        try:
            resolved.append(_of_one_game(layers.over(common, entry), entry, whole_text, extra))
        except Refused as error:
            fault = error.refusal
            raise refuse(fault.code, "settings.mix_game", fault.rule, number=number, problem=fault.bare) from error
    settings, game = resolved[at % len(resolved)]
    return replace(settings, mix_at=at % len(resolved)), game


def _of_one_game(whole: dict[str, Any], now: dict[str, Any], given: str, extra: Path | None) -> tuple[Settings, Game]:
    """The record of the keys in force: those given `now` have to fit, earlier ones count only where they do."""
    played = game(layers.get(whole, "game"), extra)
    rules = preset(whole["preset"]).rules if whole.get("preset") else {}
    table = with_first(with_preset(rules, keys_in_force(whole, now, played)))
    problems = contradictions(table, played)
    if problems:
        raise refused(problems)
    return settings_of(table, played, given), played
