"""Hands that are looked for: by player, pot, what they were, stars and names. Reads the index alone, no step."""

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
from engine.journal.hands import HAND_TABLES, LISTED_SINCE
from engine.journal.lazy_list import Lazy
from engine.journal.reader import BookReader
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.settings.records import Money
from engine.values import known_as

PAGE: Final = 100
"""Hands that are read at a time."""
HandOrder = Literal["newest", "biggest"]


class HandQuery(Struct, frozen=True, kw_only=True):
    """What is looked for; all of it has to be so."""

    session: int = 0
    """Only hands of this session, 0 = of all."""
    players: tuple[tuple[str, ...], ...] = ()
    """Who was dealt in; of each all names they go by."""
    pot: Decimal = Decimal(0)
    """The least pot: chips or, where chips are worth money, units of the currency."""
    kinds: Kind = Kind(0)
    """What it was, all of these."""
    starred: bool = False
    """Only hands with a star or a name."""
    name: str = ""
    """Words in the name of the hand."""
    first: int = 0
    """The earliest second of the epoch at which it ended, 0 = any."""
    last: int = 0
    """The latest, 0 = any."""
    order: HandOrder = "newest"
    """Newest first, or the biggest pot first: then hands of tournaments stand last, their chips are no money."""


class FoundHand(Struct, frozen=True, kw_only=True):
    """A hand that was found."""

    session: int
    """In which session."""
    hand: int
    """Its number there."""
    ended: int
    """When, seconds of the epoch."""
    pot: int
    """In chips."""
    money: Money | None
    """What a chip was worth, None = chips have no worth in money."""
    kinds: Kind
    """What it was."""
    winners: tuple[str, ...]
    """Who won something, by seat; empty at a misdeal."""
    mark: HandMark = NOTHING
    """What was said of it."""


class Found(Lazy[FoundHand]):
    """What was found, in its order; read some at a time, and only what is asked for."""

    def __init__(self, length: int, page: Callable[[int], list[FoundHand]]) -> None:
        self._length, self._page = length, page
        self._pages: dict[int, list[FoundHand]] = {}

    def __len__(self) -> int:
        return self._length

    def item(self, at: int) -> FoundHand:
        """A hand, read with those on its page."""
        number, place = divmod(at, PAGE)
        if number not in self._pages:
            self._pages[number] = self._page(number * PAGE)
        return self._pages[number][place]


class HandSearch:
    """Finds hands of a book. `index` = where they are listed: in the book, or in memory where it is only read."""

    def __init__(self, book: BookReader) -> None:
        self.book = book
        self._keeps = book if isinstance(book, SqliteStore) and not book.readonly else None
        self.index: sqlite3.Connection = book.db
        if self._keeps is None and not self._listed():
            self.index = sqlite3.connect(":memory:", isolation_level=None)
            for statement in HAND_TABLES:
                self.index.execute(statement)

    def _listed(self) -> bool:
        """Whether the book itself lists all its hands, and as this version does."""
        if self.book.ask("PRAGMA user_version")[0][0] < LISTED_SINCE:
            return False
        there = self.book.ask("SELECT 1 FROM sqlite_master WHERE name = 'hand_indexed'")
        return bool(there) and not hand_index.due(self.book, self.book.db).steps

    def due(self) -> hand_index.Due:
        """What was not looked at yet; raises `JournalError`."""
        return hand_index.due(self.book, self.index)

    def keep(self, news: Sequence[hand_index.Update]) -> None:
        """List these; raises `NotWritten` where the book cannot be written."""
        if self._keeps is not None:
            self._keeps.keep(lambda: hand_index.put(self.index, news))
        else:
            hand_index.put(self.index, news)

    def bring_up_to_date(self) -> tuple[int, ...]:
        """List every hand that is not listed yet; returns the sessions that cannot be read. Raises `JournalError`."""
        return hand_index.look_at(self.book, self.due(), lambda update: self.keep((update,)))

    # Finding ----------------------------------------------------------------------------------------------------------

    def players(self) -> tuple[str, ...]:
        """Everybody who ever sat, each name once, by name."""
        rows = self.index.execute("SELECT max(name) FROM hand_players GROUP BY known ORDER BY known")
        return tuple(name for (name,) in rows)

    def names_of(self, name: str) -> tuple[str, ...]:
        """All names a person goes by who has this one; raises `JournalError`."""
        person = register(self.book).person(name)
        return person.names if person is not None else (name,)

    def kinds(self, session: int) -> Kind:
        """All that a hand of this session was, 0 = of any session."""
        where, values = ("WHERE session = ?", (session,)) if session else ("", ())
        rows = self.index.execute(f"SELECT DISTINCT kinds FROM hand_index {where}", values).fetchall()
        return reduce(or_, (Kind(kinds) for (kinds,) in rows), Kind(0))

    def find(self, query: HandQuery) -> Found:
        """The hands that fit.

        Raises:
            JournalError: what was said of hands cannot be read.
        """
        marks = self.marks()
        where, values = _where(query, marks)
        count = self.index.execute(f"SELECT count(*) FROM hand_index WHERE {where}", values).fetchone()[0]
        order = "ended DESC, session DESC, hand DESC"
        if query.order == "biggest":
            order = "kinds & 1024, value DESC, ended, session, hand"
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
        """Every hand that was starred or named, by session and number; raises `JournalError`."""
        if not self.book.ask("SELECT 1 FROM sqlite_master WHERE name = 'settled'"):
            return {}
        sessions = self.book.ask("SELECT DISTINCT session FROM settled WHERE payment LIKE '★:%'")
        return {
            (session, hand): mark
            for (session,) in sessions
            for hand, mark in marks_of(self.book.settled(session)).items()
        }

    def mark(self, session: int, hand: int, mark: HandMark) -> tuple[Tick, ...]:
        """Star or name a hand; on disk when it returns.

        Raises:
            NotWritten: the book cannot be written; nothing has changed then.
        """
        before = marks_of(self.book.settled(session)).get(hand, NOTHING)
        words = marking(hand, before, mark)
        if words and isinstance(self.book, SqliteStore):
            self.book.settle(session, words)
        return words


def _where(query: HandQuery, marks: dict[tuple[int, int], HandMark]) -> tuple[str, list[Any]]:
    """The condition in SQL, and its values."""
    parts, values = ["1"], list[Any]()

    def add(part: str, *more: Any) -> None:
        parts.append(part)
        values.extend(more)

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
        known = sorted({known_as(name) for name in names})
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
