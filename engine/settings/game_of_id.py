"""The game of an id, or the refusal that names the nearest one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.refusals import refuse
from engine.settings.games import games
from engine.settings.wording import nearest, shown

if TYPE_CHECKING:
    from pathlib import Path

    from engine.settings.records import Game


@cache
def game(id: str, extra: Path | None = None) -> Game:
    """The game called `id`.

    Raises:
        Refused: `unknown`, when there is none; the text names the nearest one and all there are.
    """
    known = {game.id: game for game in games(extra)}
    if id not in known:
        near = nearest(id, known)
        raise refuse("unknown", "settings.unknown_game", value=shown(id), nearest=near, allowed=tuple(known))
    return known[id]
