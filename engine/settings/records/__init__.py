"""What the house chose: frozen records, a field for each house-rule key of the rulebook, every default resolved."""

from engine.settings.records.game import Game, Street
from engine.settings.records.house import ButtonRule, Limit, Settings
from engine.settings.records.parts import (
    Ante,
    AnteBy,
    BombPot,
    BuyIn,
    Clock,
    Jackpot,
    Kill,
    Level,
    Money,
    Prizes,
    Rake,
    Straddle,
    StraddleAllow,
    TimeCharge,
)

__all__ = [
    "Ante",
    "AnteBy",
    "BombPot",
    "ButtonRule",
    "BuyIn",
    "Clock",
    "Game",
    "Jackpot",
    "Kill",
    "Level",
    "Limit",
    "Money",
    "Prizes",
    "Rake",
    "Settings",
    "Straddle",
    "StraddleAllow",
    "Street",
    "TimeCharge",
]
