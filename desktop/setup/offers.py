"""The usual games and stakes of each preset, read from `resources/stakes.toml`; the usual levels of a tournament."""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from desktop.setup.choice import without_stakes
from desktop.words.languages import home_currency
from engine.settings.games import set_aside
from resources import resource

STEPS = (1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 60, 80, 120)
"""A usual structure: how many times the first level's blinds each level has."""

ANTE_FROM = 4
"""The level from which a usual structure antes, where the table antes at all."""


class SizeOffer(Struct, frozen=True):
    """One size of a game."""

    name: str
    """Its stakes, such as 5/10."""
    text: str
    """Its whole `table` object without the preset, in JSON."""

    @property
    def table(self) -> dict[str, Any]:
        """The `table` object; a copy of one's own."""
        table: dict[str, Any] = json.loads(self.text)
        return table


class GameOffer(Struct, frozen=True):
    """A game with its usual sizes."""

    name: str
    """What it is called."""
    presets: tuple[str, ...]
    """The presets it is offered under."""
    sizes: tuple[SizeOffer, ...]
    """Its sizes, the smallest first."""


class OfferedMoney:
    """What stakes in money are offered in: `currency` = that of the last game in money, "" = that of the system."""

    currency = ""


def lines() -> tuple[GameOffer, ...]:
    """All lines, in the order of the page."""
    return _lines(OfferedMoney.currency or home_currency())


@cache
def _lines(currency: str) -> tuple[GameOffer, ...]:
    data = tomllib.loads(resource("stakes.toml").read_text("utf-8"))
    offered_lines, gone = [], {Path(file).stem for file in set_aside()}
    for entry in data["lines"]:
        if entry["table"].get("game") in gone:
            continue
        sizes = []
        for size in entry["sizes"]:
            name, minutes = size.pop("name"), size.pop("minutes", 0)
            table = {**entry["table"], **size}
            if "money" in table:
                table["money"] = {"currency": currency, **table["money"]}
            if minutes:
                table = {**without_stakes(table), "levels": usual(table, minutes)}
            sizes.append(SizeOffer(name, json.dumps(table, sort_keys=True)))
        offered_lines.append(GameOffer(entry["name"], tuple(entry["for"]), tuple(sizes)))
    return tuple(offered_lines)


def offered(preset: str) -> tuple[GameOffer, ...]:
    """The lines of a preset."""
    return tuple(line for line in lines() if preset in line.presets)


def named(preset: str, table: dict[str, Any]) -> tuple[str, str] | None:
    """The line and size that say just this table (preset and seats aside), None when it is one of its own."""
    bare = {key: value for key, value in table.items() if key not in ("preset", "seats")}
    text = json.dumps(bare, sort_keys=True)
    for line in offered(preset):
        for size in line.sizes:
            if size.text == text:
                return line.name, size.name
    return None


def usual(table: dict[str, Any], minutes: int) -> list[dict[str, Any]]:
    """The usual structure that begins with the table's stakes; every level `minutes` long.

    A table that antes begins to ante with the fourth level.
    """
    blinds, bets = table.get("blinds") or [], table.get("bets")
    ante = (table.get("ante") or {}).get("amount") or 0
    levels = []
    for number, times in enumerate(STEPS, 1):
        level: dict[str, Any] = {"blinds": [times * blind for blind in blinds], "ante": 0, "minutes": minutes}
        if number >= ANTE_FROM:
            level["ante"] = times * ante
        if bets:
            level["bets"] = [times * bet for bet in bets]
        levels.append(level)
    return levels
