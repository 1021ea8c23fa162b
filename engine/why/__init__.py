"""Why: how a figure or a decision came about, with its arithmetic and rule ids. On top of all rooms.

`why(state, of)` knows plain figures (`call`, `pots`) and those of a part: `dues.5`, `seat.3`, `pots.2`, `legal.wager`.
"""

from importlib import import_module

from engine.explained import Explained
from engine.state import TableState

__all__ = ["FIGURES", "PARTS", "why"]

FIGURES: dict[str, tuple[str, str]] = {
    "wager.min": ("wagers", "wager_min"),
    "wager.max": ("wagers", "wager_max"),
    "call": ("turns", "call"),
    "bet": ("turns", "bet"),
    "to_act": ("turns", "to_act"),
    "legal": ("turns", "legal"),
    "button": ("deals", "button"),
    "posts": ("deals", "posts"),
    "straddle": ("deals", "straddle"),
    "kill": ("deals", "kill"),
    "rock": ("deals", "rock"),
    "pots": ("pots", "pots"),
    "total_pot": ("pots", "total"),
    "returned": ("pots", "returned"),
    "rake": ("pots", "rake"),
    "raked": ("table", "raked"),
    "awards": ("pots", "awards"),
    "limits": ("limits", "limits"),
    "raises": ("limits", "raises"),
    "dues": ("entry", "dues_of_all"),
    "reminders": ("table", "reminders_of_all"),
    "clock": ("table", "clock"),
    "floor": ("table", "floor"),
    "out_of_turn": ("table", "out_of_turn"),
    "show_pot": ("table", "show_pot"),
    "standing": ("table", "standing_up"),
    "misdeal": ("faults", "misdeal"),
    "mix": ("faults", "mix"),
}
"""Every figure by its word: the room that explains it, imported when it is asked, and the function there."""

PARTS: dict[str, tuple[str, str]] = {
    "legal": ("turns", "legal_part"),
    "limits": ("limits", "limit"),
    "pots": ("pots", "pot"),
    "awards": ("pots", "award"),
    "dues": ("entry", "due"),
    "seat": ("entry", "seat"),
    "reminders": ("table", "reminder"),
    "race": ("table", "race_for"),
}
"""Figures that have parts, by the word before the dot."""


def why(state: TableState, of: str) -> Explained:
    """How `of` came about: one of FIGURES, or a word of PARTS, a dot and the part.

    Raises:
        Refused: code `unknown` for another word or part, `phase` when there is no such figure now.
    """
    word, _, part = of.partition(".")
    parts: tuple[str, ...] = ()
    if of in FIGURES:
        room, name = FIGURES[of]
    elif part and word in PARTS:
        (room, name), parts = PARTS[word], (part,)
    else:
        room, name, parts = "unknown", "unknown", (of,)
    explained: Explained = getattr(import_module(f"engine.why.{room}"), name)(state, *parts)
    return explained
