"""Reads a book: sessions, and steps that are checked against the chain before they are returned."""

import contextlib
import sqlite3
from array import array
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.journal import queries
from engine.journal.chain import first
from engine.journal.errors import (
    Damaged,
    JournalError,
    NotWritten,
    SqlError,
    UnknownSession,
    cause_of,
    damaged,
    detail_of,
)
from engine.journal.evening_marks import COLUMNS as SETTLED
from engine.journal.evening_marks import Tick, carried_head, is_mark, read_old_file, tick_of_row
from engine.journal.people import Occupied, people
from engine.journal.queries import RULES_CHANGE, RULES_EVENTS
from engine.journal.sql_rows import (
    COLUMNS,
    HASH_COLUMN,
    LINKS,
    NAMES,
    NO_LINKS,
    checked_integer,
    fits,
    session_of,
    step_of,
)
from engine.journal.steps import NONE, JournalStep
from engine.journal.store_protocol import Plain, SessionRow, event_prefix, opening_of

CHAINED = 5
"""The first version of a book whose steps are chained; an older book is only read, and its steps are not checked."""
_CHUNK = 512
_PAGES = 512
_MILESTONE, _ENDED, _LEDGER, _CORRECTION, _EVENTS = map(
    NAMES.index, ("milestone", "ended", "ledger", "correction", "events")
)


class BookReader:
    """The part of a store that only reads."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.file = path
        self.db = db
        self.chained: bool = self._rows("PRAGMA user_version")[0][0] >= CHAINED
        """Whether the book has the chain; a book that was opened for writing by a version with chains has it."""
        self._columns = f"{COLUMNS}, {LINKS if self.chained else NO_LINKS}"
        columns = queries.CHAIN if self.chained else queries.NO_CHAIN
        self._session = queries.SESSION.format(chain=columns)
        has_summaries = self._rows("SELECT 1 FROM sqlite_master WHERE name = 'summaries'")
        self._running = (queries.RUNNING_LISTED if has_summaries else queries.RUNNING).format(chain=columns)
        self._ended = queries.ENDED.format(chain=columns)
        self._openings: dict[int, bytes] = {}

    def _rows(self, query: str, values: Any = ()) -> list[Any]:
        """Return the rows of a query; raises errors of SQLite as `JournalError`, or `Damaged` for a damaged file."""
        try:
            return self.db.execute(query, values).fetchall()
        except SqlError as error:
            cause = cause_of(error)
            raise (Damaged if cause == "damaged" else JournalError)(cause, self.file, error) from error

    def ask(self, query: str, values: Any = ()) -> list[Any]:
        """Return the rows of a query; raises `JournalError`."""
        return self._rows(query, values)

    @contextlib.contextmanager
    def asking(self, go_on: Callable[[], bool], every: int) -> Iterator[None]:
        """Call `go_on` every `every` instructions of SQLite; if it returns False, a query raises `JournalError`."""
        self.db.set_progress_handler(lambda: int(not go_on()), every)
        try:
            yield
        finally:
            self.db.set_progress_handler(None, every)

    def backup(self, target: str | Path, between: Callable[[int, int, int], None] | None = None) -> None:
        """Copy the book as of one moment, while others may write it; an open file must not be copied in any other way.

        `between` is called after each bundle of pages; an exception that it raises ends the copy.

        Raises:
            JournalError: the copy cannot be written, or the book not be read; the copy is incomplete.
        """
        try:
            with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as copy:
                self.db.execute("BEGIN")
                try:
                    self.db.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the read transaction begins here
                    self.db.backup(copy, pages=_PAGES, progress=between)
                finally:
                    self.db.execute("COMMIT")
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, which can be moved
        except SqlError as error:
            raise NotWritten(cause_of(error), target, error) from error

    def book_number(self) -> int:
        """Return the book's random number.

        Raises:
            JournalError: older: the book was never opened for writing by a version that gives books a number.
            Damaged: the value is no number.
        """
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'book'"):
            raise JournalError("older", self.file)
        return checked_integer(self._rows("SELECT mark FROM book")[0][0], self.file)

    def head(self, session: int) -> bytes:
        """Return the hash of a session's newest step, empty in a book without a chain; raises `UnknownSession`."""
        return bytes.fromhex(self.session(session).head)

    def genesis(self, session: int) -> bytes:
        """Return the hash before the first step: that of the opening."""
        if session not in self._openings:
            self._openings[session] = first(opening_of(self.session(session)))
        return self._openings[session]

    def settled(self, session: int) -> tuple[Tick, ...]:
        """Return the last tick of each payment of a session whose hash is right; raises `UnknownSession`."""
        uid = self.session(session).uid
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'settled'"):
            return (read_old_file(self.file) or {}).get(session, ())
        # The table itself is read, since the check at the start does not check indices.
        query = f"SELECT {SETTLED} FROM settled NOT INDEXED WHERE session = ? ORDER BY payment"
        rows = self._rows(query, (session,))
        return tuple(tick for row in rows if (tick := tick_of_row(uid, row)) is not None)

    def sessions_with_ticks(self) -> tuple[int, ...]:
        """Return the sessions with ticks, the latest first."""
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'settled'"):
            return tuple(sorted(read_old_file(self.file) or (), reverse=True))
        rows = self._rows("SELECT DISTINCT session, payment FROM settled ORDER BY session DESC")
        return tuple(dict.fromkeys(session for session, key in rows if isinstance(key, str) and not is_mark(key)))

    def carried_with(self, evening: str) -> tuple[int, ...]:
        """Return the sessions of which a payment was ever settled with the evening of this `uid`."""
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'settled'"):
            return self.sessions_with_ticks()
        prefix = carried_head(evening)
        query = "SELECT DISTINCT session FROM settled WHERE substr(payment, 1, ?) = ?"
        return tuple(session for (session,) in self._rows(query, (len(prefix), prefix)))

    def kept_prizes(self) -> frozenset[int]:
        """Return the sessions whose prizes were kept after their last step (the view `prizes`)."""
        return frozenset(row[0] for row in self._rows("SELECT DISTINCT session FROM prizes"))

    def _proven(self, row: Sequence[Any]) -> JournalStep:
        """Return the step of a row after checking its hash.

        Raises:
            Damaged: its bytes are not those that were chained, or they cannot be read.
        """
        self._prove(row, row[HASH_COLUMN + 1])
        return step_of(row)

    def _prove(self, row: Sequence[Any], before: Any) -> None:
        """Raise `Damaged` if the bytes of a row are not those that were chained to the hash `before` it."""
        if self.chained:
            before = before if row[1] != 1 else self.genesis(row[0])
            if not isinstance(before, bytes) or not fits(row, before):
                raise damaged(row[0], row[1], detail_of("check.chain"), self.file)

    def session(self, session: int) -> SessionRow:
        """Return one session; raises `UnknownSession`."""
        rows = self._rows(f"{self._session} WHERE id = ?", (session,))
        if not rows:
            raise UnknownSession("no_session", self.file, session=session)
        return session_of(rows[0], self.file)

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
        """Return sessions, newest first."""
        query = f"{self._session} WHERE :before IS NULL OR id < :before ORDER BY id DESC LIMIT :limit"
        return tuple(session_of(row, self.file) for row in self._rows(query, {"before": before, "limit": limit}))

    def running(self) -> tuple[SessionRow, ...]:
        """Return the sessions that have not ended, the last played first."""
        return tuple(session_of(row, self.file) for row in self._rows(self._running))

    def ended(self) -> tuple[SessionRow, ...]:
        """Return the sessions that have ended, the last begun first."""
        return tuple(session_of(row, self.file) for row in self._rows(self._ended))

    def _seat_events(self, sessions: int) -> dict[int, list[Occupied]]:
        """Return the events by which players took seats in the newest sessions (-1 = all); oldest session first."""
        events: dict[int, list[Occupied]] = {}
        for session, *event in self._rows(queries.SEATED, (sessions,)):
            events.setdefault(session, []).append(tuple(event))
        return events

    def seated_in(self, session: int) -> tuple[str, ...]:
        """Return the players of a session, in the order they first sat down."""
        return people(tuple(row) for row in self._rows(queries.SEATED_IN, (session,)))[0]

    def all_players(self) -> tuple[str, ...]:
        """Return the players of all sessions, once `attended` is up to date: those of the newest sessions first."""
        names = "SELECT name FROM attended GROUP BY name ORDER BY max(session) DESC, max(rowid) DESC"
        return tuple(name for (name,) in self._rows(names))

    def newest(self, but: Collection[int] = ()) -> int | None:
        """Return the session that was played last, without those in `but`: the one with the last row of the table."""
        condition = f"WHERE session NOT IN ({', '.join('?' * len(but))})" if but else ""
        rows = self._rows(f"SELECT session FROM steps {condition} ORDER BY rowid DESC LIMIT 1", tuple(but))
        return checked_integer(rows[0][0], self.file) if rows else None

    def players(self, sessions: int = 30) -> tuple[str, ...]:
        """Return the players of the newest sessions, the latest to sit down first, each name once."""
        latest = (people(rows)[1] for rows in reversed(self._seat_events(sessions).values()))
        return tuple(dict.fromkeys(name for names in latest for name in names))

    def step(self, session: int, sequence: int) -> JournalStep:
        """Return one step; raises `Damaged` when it is not there."""
        rows = self._rows(f"SELECT {self._columns} FROM steps WHERE session = ? AND sequence = ?", (session, sequence))
        if not rows:
            raise damaged(session, sequence, detail_of("damaged.missing"), self.file)
        return self._proven(rows[0])

    def tail(self, session: int) -> tuple[JournalStep, ...]:
        """Return the newest real step and the markers after it, oldest first.

        Raises:
            UnknownSession: no such session.
            Damaged: a step is not what was written.
        """
        rows = self._rows(queries.TAIL.format(columns=self._columns), {"session": session})
        if not rows:
            raise UnknownSession("no_session", self.file, session=session)
        return tuple(map(self._proven, rows))

    def path_numbers(self, session: int, head: int, stop: int) -> "array[int]":
        """Return the sequences of the branch from `stop` (exclusive) to `head`, oldest first.

        Raises:
            Damaged: `stop` is not reached from `head`: a step is missing, or does not point back.
        """
        if head <= stop:
            return array("q")
        rows = self._rows(queries.WALK, {"session": session, "head": head, "stop": stop})
        if not rows:
            raise damaged(session, head, detail_of("damaged.missing"), self.file)
        last, parent = rows[-1]
        if not all(isinstance(number, int) for row in rows for number in row):
            raise damaged(session, head, detail_of("damaged.way"), self.file)
        if parent > stop:
            raise damaged(session, last, detail_of("damaged.before"), self.file)
        numbers = array("q", (row[0] for row in rows))
        numbers.reverse()
        return numbers

    def path(self, session: int, head: int, stop: int) -> tuple[JournalStep, ...]:
        """Return the steps of the branch from `stop` (exclusive) to `head`, oldest first."""
        return tuple(self.line(session, head, stop))

    def line(self, session: int, head: int, stop: int = NONE, plain: Plain | None = None) -> Iterator[JournalStep]:
        """Yield the steps that `path` returns, read a chunk at a time: no cursor stays open while the caller writes.

        Of consecutive `plain` steps only the first is returned; the hashes of all are checked.

        Raises:
            Damaged: a step is missing, or is not what was written.
        """
        numbers = self.path_numbers(session, head, stop)
        links = "hash" if self.chained else NO_LINKS
        query = f"SELECT {COLUMNS}, {links} FROM steps WHERE session = ? AND sequence BETWEEN ? AND ? ORDER BY sequence"
        was_plain = False
        for start in range(0, len(numbers), _CHUNK):
            part = numbers[start : start + _CHUNK]
            numbers_wanted, missing = set(part), len(part)
            # Undone rows in between are few, so reading them too is faster than one look-up per step. The row before
            # the first one is read as well: its hash is the one that the first row is chained to.
            rows = self._rows(query, (session, part[0] - 1, part[-1]))
            before_hash, before_number = None, NONE
            for row in rows:
                if row[1] in numbers_wanted:
                    missing -= 1
                    self._prove(row, before_hash if before_number == row[1] - 1 else None)
                    is_plain = plain is not None and not (row[_ENDED] or row[_LEDGER] or row[_CORRECTION])
                    is_plain = is_plain and plain is not None and plain(row[_EVENTS])
                    if not (is_plain and was_plain):
                        yield step_of(row)
                    was_plain = is_plain
                before_hash, before_number = row[HASH_COLUMN], row[1]
            if missing:
                raise damaged(session, part[-1], detail_of("damaged.gap"), self.file)

    def holding(self, session: int, *events: str) -> tuple[JournalStep, ...]:
        """Return the steps of the current branch that have an event of these names, oldest first."""
        head = self.tail(session)[-1].head
        condition = " OR ".join(f"instr(events, '{event_prefix(name)}')" for name in events)
        if set(events) <= RULES_EVENTS:
            condition = f"({condition}) AND {RULES_CHANGE}"  # few rows, searched by an index
        query = f"SELECT {self._columns} FROM steps WHERE session = ? AND ({condition}) ORDER BY sequence"
        return tuple(self._proven(row) for row in self._on_line(session, head, self._rows(query, (session,))))

    def _on_line(self, session: int, head: int, rows: Iterable[Any]) -> Iterator[Any]:
        """Yield those of `rows` (oldest first) on the branch of `head`; reads only the stretches around them."""
        milestones = self._rows(f"{queries.MILESTONES} SELECT sequence FROM walk", {"session": session, "head": head})
        ends = [*sorted(checked_integer(number, self.file) for (number,) in milestones), head]
        stretch_end, line = NONE, frozenset[int]()
        for row in rows:
            index = bisect_left(ends, row[1])
            if index == len(ends):
                return
            if row[1] != ends[index] and not row[_MILESTONE] and ends[index] != stretch_end:
                stretch_end = ends[index]
                line = frozenset(self.path_numbers(session, stretch_end, ends[index - 1] if index else NONE))
            if row[1] == ends[index] or (not row[_MILESTONE] and row[1] in line):
                yield row

    def ended_with(self, session: int, event: str) -> int:
        """Return how many events of this name are in the steps of the current branch in which a hand ended."""
        prefix = event_prefix(event)
        query = f"""
            {queries.MILESTONES} SELECT coalesce(sum((length(events) - length(replace(events, '{prefix}', '')))), 0)
            FROM walk CROSS JOIN steps ON steps.session = :session AND steps.sequence = walk.sequence
            WHERE steps.ended > 0
        """
        rows = self._rows(query, {"session": session, "head": self.tail(session)[-1].head})
        return int(rows[0][0]) // len(prefix)

    def rows(self, session: int) -> Iterator[JournalStep]:
        """Yield all rows in the order they were made, read a chunk at a time.

        Raises:
            Damaged: a step is not what was written, or has no number of its own.
        """
        last = NONE
        query = f"SELECT {self._columns} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT {_CHUNK}"
        while rows := self._rows(query, (session, last)):
            yield from map(self._proven, rows)
            last, before = rows[-1][1], last
            if last <= before:
                raise damaged(session, before, detail_of("damaged.after"), self.file)

    def proven_rows(self, row: SessionRow) -> list[Any]:
        """Return all rows of a session as stored, hashes included, after checking that each fits the chain.

        Raises:
            Damaged: a row does not fit.
        """
        links = "hash" if self.chained else "NULL"
        rows = self._rows(f"SELECT {COLUMNS}, {links} FROM steps WHERE session = ? ORDER BY sequence", (row.id,))
        head = first(opening_of(row))
        for number, values in enumerate(rows, 1):
            if self.chained and (values[1] != number or not fits(values, head)):
                raise damaged(row.id, number, detail_of("check.chain"), self.file)
            head = values[HASH_COLUMN]
        return rows

    def span(self, session: int, head: int, hand: int) -> tuple[int, int]:
        """Return the milestones of the branch around the start of `hand`.

        Raises:
            Damaged: a milestone does not point back.
        """
        [(after, before, loop)] = self._rows(queries.SPAN, {"session": session, "head": head, "hand": hand})
        if loop is not None:
            raise damaged(session, loop, detail_of("damaged.back"), self.file)
        return after or NONE, before or NONE

    def hand_steps(self, session: int, hand: int) -> Iterator[JournalStep]:
        """Return all steps made in a hand, in the order they were made."""
        query = f"SELECT {self._columns} FROM steps WHERE session = ? AND hand = ? ORDER BY sequence"
        return map(self._proven, self._rows(query, (session, hand)))

    def snapshot(self, session: int, sequence: int) -> bytes | None:
        """Return the snapshot of a step, None if there is none."""
        rows = self._rows("SELECT state FROM snapshots WHERE session = ? AND sequence = ?", (session, sequence))
        return rows[0][0] if rows and isinstance(rows[0][0], bytes) else None
