"""From the `table` object of `open` or `change` to the settings and the game: check, lay over, contradict, derive."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.refusals import Refused, refuse

if TYPE_CHECKING:
    from pathlib import Path

    from engine.settings.records import Game, Settings


def resolve(raw: dict[str, Any], base: Settings | None = None, *, extra: Path | None = None) -> tuple[Settings, Game]:
    """The settings a table plays by, and its game.

    Args:
        raw: The `table` object as it was given; amounts in chips.
        base: The settings in force, for `change`: keys not given stay, what follows from others is worked out again.
        extra: A folder with games of the house's own (TOML files).

    Raises:
        Refused: `unknown` for a key or word nobody knows, `amount` for an impossible amount, `settings` for a wrong
            type or a contradiction; `malformed` when it is no object. Everything that is wrong is in one message.
    """
    if not isinstance(raw, dict):
        raise refuse("malformed", "table_no_object")
    try:
        text = json.dumps(raw, sort_keys=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise refuse("malformed", "table_no_json", error=str(error)) from error
    if base is None:
        return _resolve(text, None, extra)
    return _resolve(text, base.given, extra, base.mix_at)


def turned(base: Settings, number: int) -> tuple[Settings, Game]:
    """NOW-13: the settings and the game of a mix with its game `number` (from 0) on."""
    return _resolve("{}", base.given, None, number % len(base.mix))


@lru_cache(maxsize=1024)
def _resolve(text: str, given: str | None, extra: Path | None, at: int = 0) -> tuple[Settings, Game]:
    """The same from canonical JSON, so that scripts that open thousands of tables pay once for each kind."""
    from engine.settings import layers
    from engine.settings.mixing import games_of, split, unmixed
    from engine.settings.values import check
    from engine.settings.wording import refused

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
        return _settled(whole, now, json.dumps(whole, sort_keys=True), extra)
    common, entries = split(whole, {} if given is None or now.get("mix") else now)
    whole_text = json.dumps(whole, sort_keys=True)
    settled = []
    for number, entry in enumerate(entries, 1):
        try:
            settled.append(_settled(layers.over(common, entry), entry, whole_text, extra))
        except Refused as error:
            fault = error.refusal
            raise refuse(fault.code, "settings.mix_game", fault.rule, number=number, problem=fault.bare) from error
    settings, game = settled[at % len(settled)]
    return replace(settings, mix_at=at % len(settled)), game


def _settled(whole: dict[str, Any], now: dict[str, Any], given: str, extra: Path | None) -> tuple[Settings, Game]:
    """The record of the keys in force: those given `now` have to fit, earlier ones count only where they do."""
    from engine.settings import layers
    from engine.settings.contradictions import contradictions
    from engine.settings.derive import settings_of
    from engine.settings.fitting import keys_in_force, with_preset
    from engine.settings.games import game
    from engine.settings.levels import with_first
    from engine.settings.presets import preset
    from engine.settings.wording import refused

    played = game(layers.get(whole, "game"), extra)
    rules = preset(whole["preset"]).rules if whole.get("preset") else {}
    table = with_first(with_preset(rules, keys_in_force(whole, now, played)))
    problems = contradictions(table, played)
    if problems:
        raise refused(problems)
    return settings_of(table, played, given), played
