"""Chips, times and counted nouns of the recap, in words."""

from desktop.words.i18n import MINUS, figure
from desktop.words.say import say

SMALL = 13
"""Numbers below it are told as words."""


def chips(amount: int) -> str:
    """An amount with every digit: `1,890`; below nothing with a true minus sign."""
    return figure(amount) if amount >= 0 else f"{MINUS}{figure(-amount)}"


def duration(seconds: int) -> str:
    """Time played: `5 h 36 min`, `42 min`."""
    hours, minutes = divmod(seconds // 60, 60)
    return say("recap.hours", hours=hours, minutes=f"{minutes:02}") if hours else say("recap.minutes", minutes=minutes)


def count(key: str, number: int) -> str:
    """A number with its noun, small ones as words: `six payments`, `one payment`, `14 payments`."""
    words = say(f"recap.number_{number}") if number < SMALL else figure(number)
    return say(f"recap.{key}", count=number, words=words)
