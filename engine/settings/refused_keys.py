"""Refusals of wrong settings: all problems in one, each with the nearest valid word, and of an unknown game."""

from __future__ import annotations

import json
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.refusals import Refusal, Refused, refuse
from engine.settings.games import games, shipped

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engine.settings.records import Game


_ORDER = {"unknown": 0, "amount": 1}


def nearest(word: str, words: Iterable[str]) -> str:
    """Return the valid word most similar to `word`, or the one it abbreviates (utg, nl)."""
    choices, word = sorted(words), word.lower()
    short = {"".join(part[:1] for part in choice.split("_")): choice for choice in choices if "_" in choice}
    return short.get(word) or next(iter(get_close_matches(word, choices, 1, 0.0)), choices[0])


def refused(problems: list[Refusal]) -> Refused:
    """Return one refusal of all problems, unknown words first, then amounts, with the code of the first."""
    problems = sorted(problems, key=lambda problem: _ORDER.get(problem.code, len(_ORDER)))
    if len(problems) == 1:
        return Refused(problems[0])
    return refuse(problems[0].code, "settings.several", problems=tuple(problems))


def shown(value: Any) -> str:
    """Return a value as the table script writes it, cut to 60 characters."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


@cache
def game(id: str, extra: Path | None = None) -> Game:
    """Return the game with this id.

    Raises:
        Refused: `unknown`, when there is none; the text names the nearest one and all there are.
    """
    own = shipped(id) if extra is None else None
    if own is not None and own.id == id:
        return own
    known = {game.id: game for game in games(extra)}
    if id not in known:
        near = nearest(id, known)
        raise refuse("unknown", "settings.unknown_game", value=shown(id), nearest=near, allowed=tuple(known))
    return known[id]
