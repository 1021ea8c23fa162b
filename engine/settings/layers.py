"""Merges table keys and reads them by dotted names: keys given now over earlier ones, of levels, of mixed games.

A tournament level has stakes, minutes and the break after it, each checked alone; each game of a mix has keys of its
own (NOW-13). Both are merged over the keys of the whole table.
"""

from typing import Any

from engine.refusals import refuse
from engine.settings.describe import ALSO, BY_KEY
from engine.settings.records import Level
from engine.words import Phrase, phrase

TableKeys = dict[str, Any]
"""A `table` object of the script: keys as given, with nested objects."""


def nested_keys(raw: TableKeys) -> TableKeys:
    """Return the keys given, each in its object."""
    table = {key: value for key, value in raw.items() if key not in ALSO}
    for name, key in ALSO.items():
        if name in raw:
            parent, _, leaf = key.partition(".")
            table = merged(table, {parent: {leaf: raw[name]}})
    return table


def merged(below: TableKeys, above: TableKeys) -> TableKeys:
    """Return `below` merged with `above`: objects key by key, other values (null too) replaced by those of `above`."""
    table = dict(below)
    for key, value in above.items():
        lower = table.get(key)
        table[key] = merged(lower, value) if isinstance(value, dict) and isinstance(lower, dict) else value
    return table


def given_value(table: TableKeys, key: str) -> Any:
    """Return the value given for a dotted key, None when it was not given."""
    value: Any = table
    for name in key.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value


def get(table: TableKeys, key: str) -> Any:
    """Return the value of a dotted key, its default when it was not given or is null."""
    value = given_value(table, key)
    return BY_KEY[key].default if value is None else value


MOST = 60
"""The most levels of a tournament."""


def levels_of(table: TableKeys) -> tuple[Level, ...]:
    """Return the levels given; chips, minutes."""
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
    """Return the keys of the table that a level sets."""
    keys: dict[str, Any] = {"blinds": list(level.blinds), "ante": {"amount": level.ante}}
    if level.bets is not None:
        keys["bets"] = list(level.bets)
    return keys


def with_first_level(table: TableKeys) -> TableKeys:
    """Return the table with the stakes of its first level, unless it has stakes of its own."""
    levels = levels_of(table)
    if not levels or table.get("blinds") or table.get("bets"):
        return table
    return merged(keys_of(levels[0]), table)


def levels_fault(levels: Any) -> Phrase | None:
    """Return what is wrong with the form of a list of levels, None when nothing is."""
    if not isinstance(levels, list) or not 1 <= len(levels) <= MOST:
        return phrase("levels.list", most=MOST)
    for number, level in enumerate(levels, 1):
        if not isinstance(level, dict):
            return phrase("levels.object", number=number)
        unknown = [str(key) for key in level if key not in ("blinds", "ante", "bets", "minutes", "break")]
        if unknown:
            return phrase("levels.key", number=number, word=unknown[0][:20])
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


def games_of_mix(whole: TableKeys, now: TableKeys) -> list[TableKeys]:
    """Return the keys that each game of a mix sets for itself.

    Raises:
        Refused: `now` has a key that a game of the mix sets for itself (code `settings`).
    """
    entries = [nested_keys(entry) for entry in whole["mix"]]
    repeated = next((key for key in now if any(key in entry for entry in entries)), None)
    if repeated is not None:
        raise refuse("settings", "settings.mix_says", "NOW-13", word=repeated)
    return entries


def game_chosen(before: TableKeys, now: TableKeys) -> int | None:
    """Return the index in the running mix of the game that a change consists of, None when it is not such a change."""
    if set(now) != {"game"}:
        return None
    names = [entry.get("game", before.get("game")) for entry in before["mix"]]
    return names.index(now["game"]) if now["game"] in names else None


def without_mix(before: TableKeys, at: int, *, keep: bool) -> TableKeys:
    """Return the table without its mix; `keep` = keep the keys of the current game."""
    rest: dict[str, Any] = {key: value for key, value in before.items() if key not in ("mix", "mix_change")}
    return merged(rest, nested_keys(before["mix"][at])) if keep else rest
