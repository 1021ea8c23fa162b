"""The search for hands: by player, pot, kind, stars and names. Reads the index alone, no step."""

import math
import sqlite3
from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import reduce
from operator import or_
from typing import Any, Final, Literal

from msgspec import Struct

from engine.journal import hand_index
from engine.journal.evening_marks import NOTHING, HandMark, Tick, marking, marks_of
from engine.journal.hand_facts import FINE, PLACES, Kind
from engine.journal.hands import BY_POT, HAND_TABLES, LISTED_SINCE
from engine.journal.lazy_list import Lazy
from engine.journal.reader import BookReader
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.settings.records import Money
from engine.values import name_key

PAGE: Final = 100
"""Hands read at a time."""
HandOrder = Literal["newest", "biggest"]


class HandQuery(Struct, frozen=True, kw_only=True):
    """A query for hands; all conditions have to be met."""

    session: int = 0
    """Only hands of this session, 0 = of all sessions."""
    players: tuple[tuple[str, ...], ...] = ()
    """Players who were dealt in; for each of them all names of that person."""
    pot: Decimal = Decimal(0)
    """The least pot, in chips or, where chips are worth money, in units of the currency."""
    kinds: Kind = Kind(0)
    """The kinds that the hand must have, all of them."""
    starred: bool = False
    """Only hands with a star or a name."""
    name: str = ""
    """Words that the name of the hand contains."""
    first: int = 0
    """The earliest second of the epoch at which the hand ended, 0 = any."""
    last: int = 0
    """The latest second of the epoch, 0 = any."""
    order: HandOrder = "newest"
    """Newest first, or biggest pot first; then tournament hands come last, since their chips are no money."""


class FoundHand(Struct, frozen=True, kw_only=True):
    """A hand that matches a query."""

    session: int
    """The number of its session."""
    hand: int
    """The number of the hand in its session."""
    ended: int
    """The second of the epoch at which it ended."""
    pot: int
    """The sum of its pots, in chips."""
    money: Money | None
    """The worth of a chip, None = chips have no worth in money."""
    kinds: Kind
    """The kinds of the hand."""
    winners: tuple[str, ...]
    """The names of the players who won something, by seat; empty for a misdeal."""
    mark: HandMark = NOTHING
    """The star and the name of the hand."""


class Found(Lazy[FoundHand]):
    """The hands that match a query, in its order; read one page at a time, when they are needed."""

    def __init__(self, length: int, page: Callable[[int], list[FoundHand]]) -> None:
        self._length, self._read_page = length, page
        self._pages: dict[int, list[FoundHand]] = {}

    def __len__(self) -> int:
        return self._length

    def item(self, at: int) -> FoundHand:
        """Return a hand; all hands of its page are read with it."""
        number, place = divmod(at, PAGE)
        if number not in self._pages:
            self._pages[number] = self._read_page(number * PAGE)
        return self._pages[number][place]


class HandSearch:
    """The search for hands of a book. `index` holds the index: the book itself, or memory if the book is read-only."""

    def __init__(self, book: BookReader) -> None:
        self.book = book
        self._store = book if isinstance(book, SqliteStore) and not book.readonly else None
        self.index: sqlite3.Connection = book.db
        if self._store is None and not self._book_is_indexed():
            self.index = sqlite3.connect(":memory:", isolation_level=None)
            for statement in HAND_TABLES:
                self.index.execute(statement)

    def _book_is_indexed(self) -> bool:
        """Return whether the book itself has an index of all its hands, made by this version."""
        if self.book.ask("PRAGMA user_version")[0][0] < LISTED_SINCE:
            return False
        tables = self.book.ask("SELECT 1 FROM sqlite_master WHERE name = 'hand_indexed'")
        return bool(tables) and not hand_index.due(self.book, self.book.db).steps

    def due(self) -> hand_index.Due:
        """Return the sessions with steps that are not indexed; raises `JournalError`."""
        return hand_index.due(self.book, self.index)

    def keep(self, updates: Sequence[hand_index.Update]) -> None:
        """Write updates to the index; raises `NotWritten` if the book cannot be written."""
        if self._store is not None:
            self._store.keep(lambda: hand_index.put(self.index, updates))
        else:
            hand_index.put(self.index, updates)

    def bring_up_to_date(self) -> tuple[int, ...]:
        """Index all hands that are not indexed; returns the sessions that cannot be read. Raises `JournalError`."""
        return hand_index.compute_updates(self.book, self.due(), lambda update: self.keep((update,)))

    # Finding ----------------------------------------------------------------------------------------------------------

    def players(self) -> tuple[str, ...]:
        """Return the names of all players who ever sat, each once, sorted."""
        rows = self.index.execute("SELECT max(name) FROM hand_players GROUP BY known ORDER BY known")
        return tuple(name for (name,) in rows)

    def names_of(self, name: str) -> tuple[str, ...]:
        """Return all names of the person who has this name; raises `JournalError`."""
        person = register(self.book).person(name)
        return person.names if person is not None else (name,)

    def kinds(self, session: int) -> Kind:
        """Return all kinds of the hands of this session, 0 = of all sessions."""
        where, values = ("WHERE session = ?", (session,)) if session else ("", ())
        rows = self.index.execute(f"SELECT DISTINCT kinds FROM hand_index {where}", values).fetchall()
        return reduce(or_, (Kind(kinds) for (kinds,) in rows), Kind(0))

    def find(self, query: HandQuery) -> Found:
        """Return the hands that match the query.

        Raises:
            JournalError: the marks of hands cannot be read.
        """
        marks = self.marks()
        where, values = _where(query, marks)
        count = self.index.execute(f"SELECT count(*) FROM hand_index WHERE {where}", values).fetchone()[0]
        order = "ended DESC, session DESC, hand DESC"
        if query.order == "biggest":
            order = f"{BY_POT} DESC, ended, session, hand"
        columns = "session, step, place, hand, ended, pot, currency, minor_units, kinds, winners"
        page = f"SELECT {columns} FROM hand_index WHERE {where} ORDER BY {order} LIMIT {PAGE} OFFSET ?"

        def read(start: int) -> list[FoundHand]:
            return [self._hand_of(row, marks) for row in self.index.execute(page, (*values, start)).fetchall()]

        return Found(count, read)

    def _hand_of(self, row: Any, marks: dict[tuple[int, int], HandMark]) -> FoundHand:
        session, step, place, hand, ended, pot, currency, minor, kinds, winners = row
        query = """
            SELECT name FROM hand_players
            WHERE session = ? AND ? >> seat & 1 AND first <= ? AND coalesce(last, ?) >= ? ORDER BY seat
        """
        at = step * PLACES + place
        names = self.index.execute(query, (session, winners, at, at, at)).fetchall() if winners else []
        return FoundHand(
            session=session, hand=hand, ended=ended, pot=pot, kinds=Kind(kinds),
            money=Money(currency, minor) if minor else None, winners=tuple(name for (name,) in names),
            mark=marks.get((session, hand), NOTHING),
        )  # fmt: skip

    # Stars and names --------------------------------------------------------------------------------------------------

    def marks(self) -> dict[tuple[int, int], HandMark]:
        """Return the marks of all hands with a star or a name, by session and number; raises `JournalError`."""
        if not self.book.ask("SELECT 1 FROM sqlite_master WHERE name = 'settled'"):
            return {}
        sessions = self.book.ask("SELECT DISTINCT session FROM settled WHERE payment LIKE '★:%'")
        return {
            (session, hand): mark
            for (session,) in sessions
            for hand, mark in marks_of(self.book.settled(session)).items()
        }

    def mark(self, session: int, hand: int, mark: HandMark) -> tuple[Tick, ...]:
        """Give a hand a star or a name; on disk when it returns. Returns the ticks written.

        Raises:
            NotWritten: the book cannot be written; nothing has changed then.
        """
        before = marks_of(self.book.settled(session)).get(hand, NOTHING)
        ticks = marking(hand, before, mark)
        if ticks and isinstance(self.book, SqliteStore):
            self.book.settle(session, ticks)
        return ticks


def _where(query: HandQuery, marks: dict[tuple[int, int], HandMark]) -> tuple[str, list[Any]]:
    """Return the condition in SQL, and its values."""
    parts, values = ["1"], list[Any]()

    def add(part: str, *arguments: Any) -> None:
        parts.append(part)
        values.extend(arguments)

    if query.session:
        add("session = ?", query.session)
    if query.pot:
        add("value >= ?", math.ceil(query.pot * FINE))
    if query.kinds:
        add("kinds & ? = ?", int(query.kinds), int(query.kinds))
    if query.first:
        add("ended >= ?", query.first)
    if query.last:
        add("ended <= ?", query.last)
    for names in query.players:
        known = sorted({name_key(name) for name in names})
        add(
            f"""EXISTS (
                SELECT 1 FROM hand_players AS sat WHERE sat.known IN ({", ".join("?" * len(known))})
                AND sat.session = hand_index.session AND hand_index.dealt >> sat.seat & 1
                AND hand_index.step * {PLACES} + hand_index.place
                    BETWEEN sat.first AND coalesce(sat.last, {1 << 62})
            )""",
            *known,
        )
    if query.starred or query.name:
        words = query.name.casefold()
        hands = [pair for pair, mark in marks.items() if words in mark.name.casefold()]
        add(f"(session, hand) IN (VALUES {', '.join(['(?, ?)'] * len(hands))})" if hands else "0")
        for pair in hands:
            values.extend(pair)
    return " AND ".join(parts), values
