"""The usual games and stakes of each preset, read from `resources/stakes.json`; the usual levels of a tournament.

Its lines are in the order of the page, each with a few sizes; `for` = presets. A size is laid over the `table` of its
line; both have the keys of the table script, so three taps set up a table. `minutes` = a usual structure of levels
that begins with these stakes. In a mixed game (NOW-13) every game of the mix states its own limit and stakes.

Stakes in money are units of five cents, in the currency of the system; the names count units, as everywhere. The
smallest chip is the small blind, and all chips are multiples of it: every bet and split can be paid. The file is JSON
because reading TOML takes a fiftieth of a start.
"""

import json
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from desktop.setup.choice import without_stakes
from desktop.words.languages import home_currency
from engine.settings.games import shipped
from resources import resource

STEPS = (1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 60, 80, 120)
"""The blinds of each level of a usual structure, in those of the first level."""

ANTE_FROM = 4
"""The first level with an ante in a usual structure, if the table has antes."""


class SizeOffer(Struct, frozen=True):
    """A size of a game."""

    name: str
    """Its stakes, such as 5/10."""
    text: str
    """Its whole `table` object without the preset, in JSON."""

    @property
    def table(self) -> dict[str, Any]:
        """The `table` object; each call returns a new copy."""
        table: dict[str, Any] = json.loads(self.text)
        return table


class GameOffer(Struct, frozen=True):
    """A game with its usual sizes."""

    name: str
    """Its name."""
    presets: tuple[str, ...]
    """The presets it is offered under."""
    sizes: tuple[SizeOffer, ...]
    """Its sizes, the smallest first."""


class OfferedMoney:
    """The currency of offered stakes: `currency` = that of the last game in money, "" = that of the system."""

    currency = ""


def lines() -> tuple[GameOffer, ...]:
    """Return all lines, in the order of the page."""
    return _lines(OfferedMoney.currency or home_currency())


@cache
def _lines(currency: str) -> tuple[GameOffer, ...]:
    data = msgspec.json.decode(resource("stakes.json").read_bytes())
    offered_lines = []
    for entry in data["lines"]:
        game = entry["table"].get("game")
        if game is not None and shipped(game) is None:
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
    """Return the lines of a preset."""
    return tuple(line for line in lines() if preset in line.presets)


def named(preset: str, table: dict[str, Any]) -> tuple[str, str] | None:
    """Return the names of the line and size with this very table (preset and seats aside), None if there are none."""
    bare = {key: value for key, value in table.items() if key not in ("preset", "seats")}
    text = json.dumps(bare, sort_keys=True)
    for line in offered(preset):
        for size in line.sizes:
            if size.text == text:
                return line.name, size.name
    return None


def usual(table: dict[str, Any], minutes: int) -> list[dict[str, Any]]:
    """Return the usual structure that begins with the table's stakes; every level has `minutes`.

    A table with an ante has none before the fourth level.
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
