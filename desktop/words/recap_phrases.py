"""Titles, times and counted nouns of the recap, in words."""

from collections.abc import Sequence

from desktop.words.engine import played_title
from desktop.words.i18n import HOUR, MINUTE, counted, figure
from desktop.words.say import say
from engine.recap.game_titles import GameTitle

SMALL = 13
"""Numbers below this one are written as words."""
MOST_NAMED = 3
"""Most games named in the title of a session; further ones are counted."""


def session_title(
    name: str, games: Sequence[GameTitle], tournament: bool = False, *, most_named: int = MOST_NAMED
) -> str:
    """Return the title of a session in lists, on the recap and on paper: the table's name, if any, and its games.

    A game whose stakes changed is named once per stakes; a tournament is named as such before its games. Games beyond
    `most_named` are counted.
    """
    titles = [say("recap.tournament")] if tournament else []
    titles += [played_title(game) for game in games[:most_named]]
    if len(games) > most_named:
        titles.append(say("recap.more_games", count=len(games) - most_named))
    return ", ".join([name, *titles] if name else titles)


def short_title(name: str, games: Sequence[GameTitle], tournament: bool, most: int) -> str:
    """Return the title of a session in at most `most` letters, if naming fewer games is enough for that."""
    titles = (session_title(name, games, tournament, most_named=named) for named in range(MOST_NAMED, 1, -1))
    fitting = (title for title in titles if len(title) <= most)
    return next(fitting, session_title(name, games, tournament, most_named=1))


def duration(seconds: int) -> str:
    """Return a duration in words: `5 h 36 min`, `42 min`, `under a minute`."""
    if seconds < MINUTE:
        return say("recap.under_minute")
    hours, minutes = seconds // HOUR, seconds % HOUR // MINUTE
    return say("recap.hours", hours=hours, minutes=f"{minutes:02}") if hours else say("recap.minutes", minutes=minutes)


def count(key: str, number: int) -> str:
    """Return a number with its noun, a small number as a word: `six payments`, `one payment`, `14 payments`."""
    words = say(f"recap.number_{number}") if number < SMALL else counted(number)
    return say(f"recap.{key}", count=number, words=words)


def progress(number: int, done: int, waiting: int, ended: bool, later: int = 0) -> tuple[str, str]:
    """Return the progress of the payments of a session in words, and the colour role of the words.

    Args:
        number: number of payments.
        done: number of payments made.
        waiting: number of payments put off to a later evening.
        ended: whether the session has ended.
        later: number of payments that a later evening settles and that are not made there yet.
    """
    if not number:
        return say("recap.no_debts"), "text2"
    if not ended:
        words = count("n_payments", number)
        if done:  # payments made before the session was reopened
            return say("recap.payments_paid", words=words, done=done), "text2"
        return say("recap.payments_now", payments=words), "text2"
    if done == number:
        return say("recap.all_paid", count=number) if number > 1 else say("recap.paid"), "win"
    words = say("recap.payments_close", payments=count("n_payments", number), count=number)
    words = say("recap.payments_paid", words=words, done=done) if done else words
    words = say("recap.payments_wait", words=words, count=waiting) if waiting else words
    return say("recap.payments_later", words=words, count=later) if later else words, "text2"


def part_words(first: int, last: int, whole: int) -> str:
    """Return the visible part of a list: "3 to 9 of 9", a single item by its number, "" for an empty list."""
    if not whole:
        return ""
    return say("recap.part_one" if first == last else "recap.part", first=first, last=last, all=whole)


def stacks_off_now(off: int, *, settles: bool = False) -> str:
    """Return the difference of the stacks in words; `off` in chips, positive where they are too high.

    `settles` = whether the evening can be settled in spite of the difference.
    """
    high = off > 0
    if settles:
        return say("recap.high_who" if high else "recap.low_who", amount=figure(abs(off)))
    return say("recap.high_by" if high else "recap.low_by", amount=figure(abs(off)))
