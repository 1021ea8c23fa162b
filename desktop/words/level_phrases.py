"""Changed levels in words: "level 4 is now 200/400, levels 5 to 8 are now 15 min"."""

from collections.abc import Sequence
from typing import Any

from desktop.words.i18n import figure
from desktop.words.say import say

MOST = 4
"""So many changes are told each; of more, how many they are."""


def changed_levels(others: Sequence[dict[str, Any]]) -> str:
    """What is another in the levels, as `engine.settings.written.other_levels` has it."""
    lines = [_line(other) for other in others if "number" in other]
    if len(lines) > MOST:
        lines = [*lines[:MOST], say("setup.levels_more", count=len(lines) - MOST)]
    counts = [say("setup.n_levels", count=other["count"]) for other in others if "count" in other]
    return ", ".join((*lines, *counts))


def _line(other: dict[str, Any]) -> str:
    number, to, what = other["number"], other["to"], _what(other)
    if number == to:
        return say("setup.level_is_now", number=number, what=what)
    return say("setup.levels_are_now", number=number, to=to, what=what)


def _what(other: dict[str, Any]) -> str:
    """Blinds, ante, bets, minutes, break: those of them that are others."""
    words = ["/".join(map(figure, other["blinds"]))] if "blinds" in other else []
    if other.get("ante"):
        words = [f"{words[0]} {say('level_ante', amount=figure(other['ante']))}"]
    elif "ante" in other and words:
        words.append(say("setup.no_ante"))
    if "bets" in other:
        bets = other["bets"]
        small_big = dict(zip(("small", "big"), map(figure, bets or ()), strict=False))
        words.append(say("level_bets", **small_big) if bets else say("setup.no_bets"))
    if "minutes" in other:
        words.append(say("level_minutes", minutes=other["minutes"]))
    if "break" in other:
        words.append(say("level_break", minutes=other["break"]) if other["break"] else say("setup.no_break"))
    return ", ".join(words)
