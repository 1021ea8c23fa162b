"""What a book has of evenings that are over: one line each, newest first, and what a search finds of them."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache, partial
from typing import Any

from msgspec import Struct

from desktop.setup.choice import of_table, settled
from desktop.setup.earlier_games import game_words, played
from desktop.table.pastplayers import people
from desktop.words.i18n import day, sought
from desktop.words.say import say
from engine.refusals import Refusal


class Evening(Struct, frozen=True):
    """A session that has ended."""

    id: int
    """Its number in the book."""
    began: str
    """Day and time of the wall clock, in words."""
    first: str
    """The game it began with, by which it is found."""
    players: tuple[str, ...]
    """The players in the order they sat."""
    played: Callable[[], tuple[str, int]]
    """Its title and how many hands it had, read from the book only once a line of it is in sight."""

    @property
    def all_words(self) -> str:
        """What a search looks through."""
        return sought(" ".join((self.began, self.first, *self.players)))


def evenings(store: Any) -> tuple[Evening, ...]:
    """Every session of the book that has ended, newest first."""
    rows = store.ended()
    seated = store.seated() if rows else {}
    return tuple(
        Evening(
            row.id,
            began(row.created),
            game_at_first(row.table),
            people(seated.get(row.id, ())),
            cache(partial(played, store, row.id)),
        )
        for row in rows
    )


def began(created: str) -> str:
    """When a session began: `20 November 2026, 19:02`."""
    then = datetime.fromisoformat(created).astimezone()
    return f"{day(then)}, {then:%H:%M}"


@cache
def game_at_first(table: str) -> str:
    """Game and stakes a table was opened with (JSON), in words; empty when this version does not know them."""
    rules = settled(of_table(json.loads(table)))
    return "" if isinstance(rules, Refusal) else game_words(*rules)


def lines_of(evening: Evening) -> tuple[str, str]:
    """Day and game; hands and players."""
    head = "  ".join(word for word in (evening.began, evening.played()[0]) if word)
    names = ", ".join(evening.players) or say("setup.evening_nobody")
    return head, say("setup.evening_who", hands=evening.played()[1], names=names)


def matching(book: Sequence[Evening], typed: str) -> tuple[Evening, ...]:
    """The evenings in which every typed word is found: in the day, the game or a player's name."""
    wanted = sought(typed).split()
    return tuple(evening for evening in book if all(word in evening.all_words for word in wanted))
