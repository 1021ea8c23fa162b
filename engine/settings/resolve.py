"""From the `table` object of `open` or `change` to the settings and the game: check, lay over, contradict, derive."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.refusals import refuse

if TYPE_CHECKING:
    from pathlib import Path

    from engine.settings.records import Game, Settings


def resolve(raw: dict[str, Any], base: Settings | None = None, *, extra: Path | None = None) -> tuple[Settings, Game]:
    """The settings a table plays by, and its game.

    Args:
        raw: The `table` object as it was said; amounts in chips.
        base: The settings in force, for `change`: keys not said stay, what follows from others is worked out again.
        extra: A folder with games of the house's own (TOML files).

    Raises:
        Refused: `unknown` for a key or word nobody knows, `amount` for an impossible amount, `settings` for a wrong
            type or a contradiction; `malformed` when it is no object. Everything that is wrong is in one message.
    """
    if not isinstance(raw, dict):
        raise refuse("malformed", "table must be an object: {key: value, ...}")
    try:
        said = json.dumps(raw, sort_keys=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise refuse("malformed", f"table must hold JSON values only: {error}") from error
    return _resolve(said, base.given if base is not None else None, extra)


@lru_cache(maxsize=1024)
def _resolve(said: str, given: str | None, extra: Path | None) -> tuple[Settings, Game]:
    """The same from canonical JSON, so that scripts that open thousands of tables pay once for each kind."""
    from engine.settings import layers
    from engine.settings.contradictions import contradictions
    from engine.settings.derive import settings_of
    from engine.settings.fitting import awake, with_preset
    from engine.settings.games import game
    from engine.settings.levels import with_first
    from engine.settings.presets import preset
    from engine.settings.values import check
    from engine.settings.wording import refused

    raw = json.loads(said)
    problems = check(raw)
    if problems:
        raise refused(problems)
    now = layers.placed(raw)
    whole = now if given is None else layers.over(json.loads(given), now)
    one = game(layers.get(whole, "game"), extra)
    rules = preset(whole["preset"]).rules if whole.get("preset") else {}
    table = with_first(with_preset(rules, awake(whole, now, one)))
    problems = contradictions(table, one)
    if problems:
        raise refused(problems)
    return settings_of(table, one, json.dumps(whole, sort_keys=True)), one
