"""The list of ended sessions in a book, newest first, and its text search."""

from collections.abc import Callable
from datetime import datetime
from functools import cache, partial

from msgspec import Struct

from desktop.setup.earlier_games import title_and_hand_count
from desktop.setup.evening_words import words_of
from desktop.table.past_players import without_seat_names
from desktop.words.i18n import day
from desktop.words.say import say
from engine.journal.lazy_list import Lazy
from engine.journal.register import bring_up_to_date
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evening_order import EveningFilter, Order


class EndedEvening(Struct, frozen=True):
    """A session that has ended."""

    id: int
    """Its number in the book."""
    began: str
    """Day and time of its begin in local time, in words."""
    players: tuple[str, ...]
    """The players in the order they sat down."""
    played: Callable[[], tuple[str, int]]
    """Returns title and number of hands; the book is read at the first call, when the row comes into view."""


class EndedEvenings(Lazy[EndedEvening]):
    """The ended sessions of a book in which a player sat, newest first; each is read at its first use."""

    def __init__(self, store: SqliteStore, typed: str = "") -> None:
        """List the sessions that match each word of `typed`, "" = all; raises `JournalError`."""
        register = bring_up_to_date(store)
        self._store = store
        self._order = Order(store, EveningFilter(words=words_of(store, register, typed)))
        self._evenings: dict[int, EndedEvening] = {}

    def __len__(self) -> int:
        return self._order.over

    def item(self, at: int) -> EndedEvening:
        """Return the ended session at index `at`, read once."""
        number = self._order.session(len(self._order.running) + at)
        if number not in self._evenings:
            row = self._store.session(number)
            names = without_seat_names(self._store.seated_in(number))
            title_and_hands = cache(partial(title_and_hand_count, self._store, number))
            self._evenings[number] = EndedEvening(number, began(row.created), names, title_and_hands)
        return self._evenings[number]


def began(created: str) -> str:
    """Return when a session began: `20 November 2026, 19:02`."""
    local_time = datetime.fromisoformat(created).astimezone()
    return f"{day(local_time)}, {local_time:%H:%M}"


def lines_of(evening: EndedEvening) -> tuple[str, str]:
    """Return the two lines of a row: day and title; hands and players."""
    head = "  ".join(word for word in (evening.began, evening.played()[0]) if word)
    names = ", ".join(evening.players) or say("setup.evening_nobody")
    return head, say("setup.evening_who", hands=evening.played()[1], names=names)
