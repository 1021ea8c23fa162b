"""What a book has of evenings that are over: one line each, newest first, and what a search finds of them."""

from collections.abc import Callable
from datetime import datetime
from functools import cache, partial

from msgspec import Struct

from desktop.setup.earlier_games import played
from desktop.setup.evening_words import words_of
from desktop.table.past_players import people
from desktop.words.i18n import day
from desktop.words.say import say
from engine.journal.lazy_list import Lazy
from engine.journal.register import bring_up_to_date
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evening_order import Order, Wanted


class EndedEvening(Struct, frozen=True):
    """A session that has ended."""

    id: int
    """Its number in the book."""
    began: str
    """Day and time of the wall clock, in words."""
    players: tuple[str, ...]
    """The players in the order they sat."""
    played: Callable[[], tuple[str, int]]
    """Its title and how many hands it had, read from the book only once a line of it is in sight."""


class EndedEvenings(Lazy[EndedEvening]):
    """Every session of the book that has ended and in which somebody sat, newest first, read when it is asked for."""

    def __init__(self, store: SqliteStore, typed: str = "") -> None:
        """`typed` = only those in which each word is found; raises `JournalError`."""
        known = bring_up_to_date(store)
        self._store = store
        self._order = Order(store, Wanted(words=words_of(store, known, typed)))
        self._read: dict[int, EndedEvening] = {}

    def __len__(self) -> int:
        return self._order.over

    def item(self, at: int) -> EndedEvening:
        """An evening, read once."""
        number = self._order.session(len(self._order.running) + at)
        if number not in self._read:
            row = self._store.session(number)
            names = people(self._store.seated_in(number))
            title_and_hands = cache(partial(played, self._store, number))
            self._read[number] = EndedEvening(number, began(row.created), names, title_and_hands)
        return self._read[number]


def began(created: str) -> str:
    """When a session began: `20 November 2026, 19:02`."""
    then = datetime.fromisoformat(created).astimezone()
    return f"{day(then)}, {then:%H:%M}"


def lines_of(evening: EndedEvening) -> tuple[str, str]:
    """Day and game; hands and players."""
    head = "  ".join(word for word in (evening.began, evening.played()[0]) if word)
    names = ", ".join(evening.players) or say("setup.evening_nobody")
    return head, say("setup.evening_who", hands=evening.played()[1], names=names)
