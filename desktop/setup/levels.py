"""The levels and breaks of a tournament as typed cells, and their opening raises. Amounts in chips, time in minutes."""

import re
from functools import lru_cache
from typing import Any

from desktop.bridge.levels import opening_words
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.refusals import Refusal
from engine.settings.records import Game, Settings
from engine.view.levels import LevelView, level_views

LevelKeys = dict[str, Any]


def fields(table: dict[str, Any]) -> tuple[str, ...]:
    """Return the fields of a level of this table, without its number."""
    fixed = table.get("limit") == "fixed"
    return ("blinds", "ante", "bets", "minutes") if fixed else ("blinds", "ante", "minutes")


def text_of(level: LevelKeys, field: str) -> str:
    """Return a cell as it is typed: `100/200`, `25`."""
    value = level.get(field)
    if isinstance(value, list):
        return "/".join(str(amount) for amount in value)
    return str(value) if value else ""


def shown(text: str) -> str:
    """Return a cell as it is shown, with separators of thousands: `1,000/2,000`."""
    return re.sub(r"\d+", lambda number: counted(int(number[0])), text)


def with_cell(levels: list[LevelKeys], at: int, field: str, text: str) -> list[LevelKeys]:
    """Return the levels with a cell changed; an empty cell means no ante, no blinds, no break, one minute."""
    parts = [int(part) for part in re.split(r"\D+", text) if part]
    value: Any = parts
    if field == "ante":
        value = parts[0] if parts else 0
    elif field == "break":
        return with_break(levels, at, parts[0] if parts else 0)
    elif field == "minutes":
        value = parts[0] if parts else 1
    changed = {**levels[at], field: value}
    if field == "bets" and not parts:
        del changed["bets"]
    return [*levels[:at], changed, *levels[at + 1 :]]


def longer(levels: list[LevelKeys]) -> list[LevelKeys]:
    """Return the levels with one more after the last, twice as high."""
    last = with_break(levels, len(levels) - 1, 0)[-1]
    return [*levels, {key: value if key == "minutes" else _twice(value) for key, value in last.items()}]


def with_break(levels: list[LevelKeys], at: int, minutes: int) -> list[LevelKeys]:
    """Return the levels with a break of `minutes` after level `at`, 0 = none."""
    changed = {key: value for key, value in levels[at].items() if key != "break"}
    if minutes:
        changed["break"] = minutes
    return [*levels[:at], changed, *levels[at + 1 :]]


def falls(levels: list[LevelKeys], at: int) -> bool:
    """Return whether blinds or bets of a level are lower than those of the one before."""
    return at > 0 and any(
        max(levels[at].get(field) or [0]) < max(levels[at - 1].get(field) or [0]) for field in ("blinds", "bets")
    )


def _twice(value: Any) -> Any:
    return [2 * amount for amount in value] if isinstance(value, list) else 2 * value


def shorter(levels: list[LevelKeys], at: int) -> list[LevelKeys] | None:
    """Return the levels without level `at`; None where it was the only one."""
    return [*levels[:at], *levels[at + 1 :]] or None


def why_level_stays(at: int, running: int) -> str:
    """Return why level `at` (from 0) cannot be taken out, "" = it can.

    The level being played is counted from the first one on: without one of those before it the table would be at the
    next higher blinds. `running` = the number of the level being played, 0 = none.
    """
    if at + 1 > running:
        return ""
    return say("setup.level_runs_n" if at + 1 == running else "setup.level_over_n", number=at + 1)


TURNED = {"settings.blinds_descend": "blinds", "settings.small_bet_above_big": "bets"}
"""The field to mark for a refusal that names none."""


def wrong_cell(refusal: Refusal) -> tuple[int, str] | None:
    """Return the cell that a refusal is about: row (from 0) and field; None for none."""
    facts: dict[str, Any] = dict(refusal.facts)
    at, key = 0, refusal.key
    if key == "settings.level":
        problem = facts["problem"]
        at, key, facts = facts["number"] - 1, problem.key, dict(problem.facts)
    field = TURNED.get(key) or str(facts.get("key", "")).partition(".")[0]
    return (at, field) if field in ("blinds", "ante", "bets") else None


def openings(played: tuple[Settings, Game]) -> tuple[str, ...]:
    """Return the opening raises of every level of these settings."""
    return tuple(opening_words(level) for level in _views(played))


@lru_cache(maxsize=4)
def _views(played: tuple[Settings, Game]) -> tuple[LevelView, ...]:
    return level_views(*played)
