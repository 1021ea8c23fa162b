"""Tournament levels: stakes, minutes and the break after each, checked one by one and laid over the table's keys."""

from typing import Any

from engine.settings.layers import Table, over
from engine.settings.records import Level
from engine.words import Phrase, phrase

MOST = 60
"""The longest structure."""


def levels_of(table: Table) -> tuple[Level, ...]:
    """The levels given; chips, minutes."""
    return tuple(
        Level(
            tuple(level.get("blinds") or ()),
            level.get("ante", 0),
            tuple(level["bets"]) if level.get("bets") else None,
            level.get("minutes", 20),
            level.get("break", 0),
        )
        for level in table.get("levels") or ()
    )


def keys_of(level: Level) -> dict[str, Any]:
    """The keys of the table that a level sets."""
    keys: dict[str, Any] = {"blinds": list(level.blinds), "ante": {"amount": level.ante}}
    if level.bets is not None:
        keys["bets"] = list(level.bets)
    return keys


def with_first(table: Table) -> Table:
    """The table at its first level, unless it says its stakes itself."""
    levels = levels_of(table)
    if not levels or table.get("blinds") or table.get("bets"):
        return table
    return over(keys_of(levels[0]), table)


def fault(levels: Any) -> Phrase | None:
    """What is wrong with the form of a list of levels, None when nothing is."""
    if not isinstance(levels, list) or not 1 <= len(levels) <= MOST:
        return phrase("levels.list", most=MOST)
    for number, level in enumerate(levels, 1):
        if not isinstance(level, dict):
            return phrase("levels.object", number=number)
        strange = [str(key) for key in level if key not in ("blinds", "ante", "bets", "minutes", "break")]
        if strange:
            return phrase("levels.key", number=number, word=strange[0][:20])
        blinds, bets = level.get("blinds", []), level.get("bets")
        if not _amounts(blinds, 0, 2) or not (bets is None or _amounts(bets, 2, 2)):
            return phrase("levels.stakes", number=number)
        if not _whole(level.get("ante", 0), 0) or not _whole(level.get("minutes", 20), 1, 1_440):
            return phrase("levels.minutes", number=number)
        if not _whole(level.get("break", 0), 0, 1_440):
            return phrase("levels.break", number=number)
    return None


def _amounts(value: Any, low: int, high: int) -> bool:
    return isinstance(value, list) and low <= len(value) <= high and all(_whole(amount, 1) for amount in value)


def _whole(value: Any, low: int, high: int = 10**12) -> bool:
    return type(value) is int and low <= value <= high
