"""Resolves the `table` object of `open` or `change` to settings and game: check, merge, find contradictions, derive.

A gate of late imports: a table that goes on has its settings already, so the modules that compute them are imported
only for a command that opens or changes a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.refusals import refuse

if TYPE_CHECKING:
    from pathlib import Path

    from engine.settings.records import Game, Settings


def resolve(raw: dict[str, Any], base: Settings | None = None, *, extra: Path | None = None) -> tuple[Settings, Game]:
    """Return the settings of a table, and its game.

    Args:
        raw: The `table` object as it was given; amounts in chips.
        base: The settings in force, for `change`: keys not given stay, and derived values are computed again.
        extra: A folder with games of the house (TOML files).

    Raises:
        Refused: `unknown` for an unknown key or word, `amount` for an impossible amount, `settings` for a wrong type or
            a contradiction; `malformed` when it is no object. Every fault is in one message.
    """
    if not isinstance(raw, dict):
        raise refuse("malformed", "table_no_object")
    return _resolve(raw, None, extra) if base is None else _resolve(raw, base.given, extra, base.mix_at)


def resolve_mix_game(base: Settings, number: int) -> tuple[Settings, Game]:
    """NOW-13: return the settings and the game of a mix at its game `number` (from 0)."""
    return _resolve({}, base.given, None, number % len(base.mix))


def _resolve(raw: dict[str, Any], given: str | None, extra: Path | None, at: int = 0) -> tuple[Settings, Game]:
    from engine.settings.resolve_keys import canonical, resolve_cached

    return resolve_cached(canonical(raw), given, extra, at)
