"""Frozen records of the house rules, a field for each key with every default resolved, and of a game.

Keys are those of the rulebook.
"""

from typing import Literal

from msgspec import Struct

from engine.settings.records.house import LIMITS, ButtonRule, Limit, Settings
from engine.settings.records.parts import (
    Ante,
    AnteBy,
    BombPot,
    BuyIn,
    ClockRules,
    Jackpot,
    KillRules,
    Level,
    Money,
    Prizes,
    Rake,
    StraddleAllow,
    StraddleRules,
    TimeCharge,
)


class GameStreet(Struct, frozen=True, forbid_unknown_fields=True):
    """A betting round of a game."""

    name: str
    """Its name in the script."""
    bet: Literal["small", "big"] = "small"
    """The bet of this round (LIM-1)."""
    board: int = 0
    """Cards added to the board."""
    up: int = 0
    """Upcards dealt to each player."""
    down: int = 0
    """Cards dealt face down to each player."""
    draw: bool = False
    """Whether it begins with a draw."""


class Game(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as read from `resources/games`: its streets and how its pots are decided."""

    id: str
    """Its word in the script."""
    name: str
    """Its English name."""
    streets: tuple[GameStreet, ...]
    """Its betting rounds."""
    family: Literal["board", "stud", "draw"] = "board"
    """The kind of its cards: a board, upcards, or draws."""
    split: bool = False
    """Whether high and low share the pot."""
    low: bool = False
    """Whether the lowest hand takes the whole pot."""
    hole: int = 2
    """Cards of a hand at the showdown."""
    open_pair: bool = False
    """Whether an open pair allows a big bet on fourth street (LIM-4)."""
    razz: bool = False
    """Whether the high upcard brings it in (BLD-7)."""
    odd_chip: Literal["left_of_button", "high_hand"] = "left_of_button"
    """The default of the table's odd-chip rule (POT-6)."""
    evaluators: tuple[str, ...] = ()
    """Names of hand classes in pokerkit, high before low."""


__all__ = [
    "LIMITS",
    "Ante",
    "AnteBy",
    "BombPot",
    "ButtonRule",
    "BuyIn",
    "ClockRules",
    "Game",
    "GameStreet",
    "Jackpot",
    "KillRules",
    "Level",
    "Limit",
    "Money",
    "Prizes",
    "Rake",
    "Settings",
    "StraddleAllow",
    "StraddleRules",
    "TimeCharge",
]
