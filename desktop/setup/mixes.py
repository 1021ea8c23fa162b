"""A mixed game made by taps: the offered games with their stakes, and the mix after each tap.

NOW-13: the games of the mix follow each other in the order they were tapped.
"""

import json
from functools import cache
from typing import Any

from desktop.setup.choice import Choice
from desktop.setup.offers import lines
from desktop.words.engine import game_title, kind_title
from engine.settings.resolve import resolve
from engine.settings.values import MOST_GAMES, NOT_IN_A_MIX

GameKeys = dict[str, Any]


def entry_of(table: dict[str, Any]) -> GameKeys:
    """Return the keys of a whole `table` object that a game of a mix can state."""
    return {key: value for key, value in table.items() if key not in NOT_IN_A_MIX}


def group_of(entry: GameKeys) -> str:
    """Return what all sizes of a game have in common: the game and its limit."""
    return f"{entry.get('game')} {entry.get('limit')}"


@cache
def _sizes_in_json() -> dict[str, tuple[str, ...]]:
    groups: dict[str, dict[str, None]] = {}
    for line in lines():
        for size in line.sizes:
            table = size.table
            for entry in table.get("mix") or ([] if table.get("levels") or table.get("kill") else [entry_of(table)]):
                groups.setdefault(group_of(entry), {})[json.dumps(entry, sort_keys=True)] = None
    return {group: tuple(sorted(texts, key=lambda text: _stakes(json.loads(text)))) for group, texts in groups.items()}


def _stakes(entry: GameKeys) -> list[int]:
    return list(entry.get("bets") or entry.get("blinds") or ())


def sizes() -> dict[str, tuple[GameKeys, ...]]:
    """Return the offered games by group, each with its sizes, the smallest first."""
    return {group: tuple(json.loads(text) for text in texts) for group, texts in _sizes_in_json().items()}


def tapped(mix: list[GameKeys], group: str) -> list[GameKeys]:
    """Return the mix after a tap on a game, which is added with its smallest size, gets the next, then goes."""
    index = next((index for index, entry in enumerate(mix) if group_of(entry) == group), None)
    offered = sizes()[group]
    if index is None:
        return [*mix, offered[0]] if len(mix) < MOST_GAMES else mix
    larger = [entry for entry in offered if _stakes(entry) > _stakes(mix[index])]
    return [*mix[:index], *larger[:1], *mix[index + 1 :]]


def completed(choice: Choice, mix: list[GameKeys] | None) -> list[GameKeys] | None:
    """Return the mix with two games at least: the table's game comes before a single one; None = no mix."""
    if mix is None or len(mix) >= 2:
        return mix
    table = json.loads(choice.stakes) if choice.stakes else {}
    table_game = (table.get("mix") or [entry_of(table)])[0]  # a mix that is taken away leaves its first game
    if not mix or not table_game.get("game") or group_of(table_game) == group_of(mix[0]):
        return None
    return [table_game, *mix]


def named(entry: GameKeys, *, sized: bool) -> str:
    """Return the title of a game of the mix, `sized` = with its stakes."""
    return (game_title if sized else kind_title)(*resolve(entry))
