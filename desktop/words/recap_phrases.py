"""Titles, times and counted nouns of the recap, in words."""

from collections.abc import Sequence

from desktop.words.engine import played_title
from desktop.words.i18n import HOUR, MINUTE, counted, figure
from desktop.words.say import say
from engine.recap.game_titles import GameTitle

SMALL = 13
"""Numbers below it are told as words."""
MOST_NAMED = 3
"""So many games of a session are named in its title."""


def session_title(name: str, games: Sequence[GameTitle], tournament: bool = False) -> str:
    """What a session is called in every list, on the recap and on paper: the table's name if it has one, and its games.

    A game whose stakes changed is named with each of them, a tournament by what it is.
    """
    titles = [say("recap.tournament")] if tournament else []
    titles += [played_title(game) for game in games[:MOST_NAMED]]
    if len(games) > MOST_NAMED:
        titles.append(say("recap.more_games", count=len(games) - MOST_NAMED))
    return ", ".join([name, *titles] if name else titles)


def duration(seconds: int) -> str:
    """Time played: `5 h 36 min`, `42 min`, `under a minute`."""
    if seconds < MINUTE:
        return say("recap.under_minute")
    hours, minutes = seconds // HOUR, seconds % HOUR // MINUTE
    return say("recap.hours", hours=hours, minutes=f"{minutes:02}") if hours else say("recap.minutes", minutes=minutes)


def count(key: str, number: int) -> str:
    """A number with its noun, small ones as words: `six payments`, `one payment`, `14 payments`."""
    words = say(f"recap.number_{number}") if number < SMALL else counted(number)
    return say(f"recap.{key}", count=number, words=words)


def progress(number: int, done: int, waiting: int, ended: bool) -> tuple[str, str]:
    """How far the payments of a session are, and the role of the words.

    Args:
        number: payments there are.
        done: how many were made.
        waiting: how many were put off to a later evening.
        ended: whether the session has ended.
    """
    if not number:
        return say("recap.no_debts"), "text2"
    if not ended:
        words = count("n_payments", number)
        if done:  # paid before the game was reopened
            return say("recap.payments_paid", words=words, done=done), "text2"
        return say("recap.payments_now", payments=words), "text2"
    if done == number:
        return say("recap.all_paid", count=number) if number > 1 else say("recap.paid"), "win"
    words = say("recap.payments_close", payments=count("n_payments", number), count=number)
    words = say("recap.payments_paid", words=words, done=done) if done else words
    return say("recap.payments_wait", words=words, count=waiting) if waiting else words, "text2"


def part_words(first: int, last: int, whole: int) -> str:
    """Which of a list are in sight: "3 to 9 of 9", one by its number alone, "" of none."""
    if not whole:
        return ""
    return say("recap.part_one" if first == last else "recap.part", first=first, last=last, all=whole)


def stacks_off_now(off: int, *, settles: bool = False) -> str:
    """What the stacks are off by, over 0 they are too high; `settles` = it can be settled all the same."""
    high = off > 0
    if settles:
        return say("recap.high_who" if high else "recap.low_who", amount=figure(abs(off)))
    return say("recap.high_by" if high else "recap.low_by", amount=figure(abs(off)))
