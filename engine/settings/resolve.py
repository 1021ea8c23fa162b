"""From the `table` object of `open` or `change` to the settings and the game: check, lay over, contradict, derive.

The first gate of late imports: a table that goes on has its settings, what works them out is imported for a command
that opens or changes one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.refusals import refuse

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
    return _resolve(raw, None, extra) if base is None else _resolve(raw, base.given, extra, base.mix_at)


def turned(base: Settings, number: int) -> tuple[Settings, Game]:
    """NOW-13: the settings and the game of a mix with its game `number` (from 0) on."""
    return _resolve({}, base.given, None, number % len(base.mix))


def _resolve(raw: dict[str, Any], given: str | None, extra: Path | None, at: int = 0) -> tuple[Settings, Game]:
    from engine.settings.resolve_keys import canonical, settled

    return settled(canonical(raw), given, extra, at)
