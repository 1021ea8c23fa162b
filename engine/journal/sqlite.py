"""The book on disk: one SQLite file, one writing connection, every tap committed before it is shown."""

import contextlib
import sqlite3
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.journal.belonging import note_of
from engine.journal.books import SCHEMA, open_book
from engine.journal.errors import Damaged, JournalError, NotWritten, SecondWriter, UnknownSession, cause_of, damaged
from engine.journal.place import Place
from engine.journal.sqlrows import COLUMNS, INSERT, row_of, step_of
from engine.journal.steps import NONE, Step
from engine.journal.stored import ENDING, Entry, SessionRow

_WALK = """
    WITH RECURSIVE walk(sequence, parent) AS (
        SELECT sequence, parent FROM steps WHERE session = :session AND sequence = :head
        UNION ALL
        SELECT steps.sequence, steps.parent FROM walk
        JOIN steps ON steps.session = :session AND steps.sequence = walk.parent
        WHERE walk.parent > :stop AND walk.parent < walk.sequence
    )
    SELECT sequence, parent FROM walk
"""
_SPAN = """
    WITH RECURSIVE walk(sequence, back, hand) AS (
        SELECT sequence, back, hand FROM steps WHERE session = :session AND sequence = (
            SELECT CASE WHEN milestone THEN sequence ELSE back END FROM steps
            WHERE session = :session AND sequence = :head
        )
        UNION ALL
        SELECT steps.sequence, steps.back, steps.hand FROM walk
        JOIN steps ON steps.session = :session AND steps.sequence = walk.back
        WHERE walk.hand >= :hand AND walk.back < walk.sequence
    )
    SELECT
        min(CASE WHEN hand >= :hand THEN sequence END), max(CASE WHEN hand < :hand THEN sequence END),
        max(CASE WHEN back >= sequence THEN sequence END)
    FROM walk
"""
_SESSION = """
    SELECT id, name, created, "table", sessions.version, sequence, at, hand, phase FROM sessions
    CROSS JOIN steps ON session = id AND sequence = (SELECT max(sequence) FROM steps WHERE session = id)
"""
# CROSS JOIN and `+` keep SQLite from reading all steps in their order: a few rows a session are enough.
_IS_OVER = f"""(
        SELECT instr(events, '{ENDING}') FROM steps AS stand WHERE stand.session = id
        AND stand.sequence = CASE WHEN steps.kind IN ('do', 'amend') THEN steps.sequence ELSE steps.parent END
    )"""
_RUNNING = f"{_SESSION.strip()} WHERE NOT {_IS_OVER} ORDER BY +steps.rowid DESC"
_ENDED = f"{_SESSION.strip()} WHERE {_IS_OVER} ORDER BY id DESC"
_SEATED = """
    SELECT session, occupant FROM happenings WHERE occupant IS NOT NULL
    GROUP BY session, occupant ORDER BY session, min(position)
"""
_PLAYERS = """
    SELECT occupant FROM happenings
    WHERE occupant IS NOT NULL AND session IN (SELECT id FROM sessions ORDER BY id DESC LIMIT ?)
    GROUP BY occupant ORDER BY max(printf('%012d%018d', session, position)) DESC
"""
_TAIL = f"""
    SELECT {COLUMNS} FROM steps WHERE session = :session AND sequence >= (
        SELECT sequence FROM steps WHERE session = :session AND kind IN ('do', 'amend') ORDER BY sequence DESC LIMIT 1
    ) ORDER BY sequence
"""
_CHUNK = 512


class SqliteStore:
    """Implements `Store` on a file.

    Args:
        path: the book; made with its folder when it is not there (writing only).
        readonly: for everything but the one running app: several may read while one writes.

    Raises:
        NotABook, NewerBook, SecondWriter: see `engine.journal.stored`; nothing was changed.
    """

    def __init__(self, path: str | Path, *, readonly: bool = False) -> None:
        self.file = Path(path)
        self._lock, self._db = open_book(self.file, readonly)
        self.readonly = readonly
        self._place = None if readonly else Place(self.file)
        self.aside = self._lock.aside if self._lock is not None else None
        """A log of another file that lay beside the book when it was opened, by its new name; None = there was none."""

        self._note_head()

    def _note_head(self) -> None:
        """The file has changed: write down by what the log that follows knows it again."""
        if self._place is not None and self._lock is not None:
            with contextlib.suppress(OSError):
                self._lock.note(note_of(self._place.head(), self.mark()))

    # Writing ----------------------------------------------------------------------------------------------------------

    def begin(self, row: SessionRow, entry: Entry, *more: Entry) -> int:
        """Store a new session with its first steps in one transaction."""
        made: list[int] = []

        def work() -> None:
            cursor = self._db.execute(
                'INSERT INTO sessions (name, created, "table", version) VALUES (?, ?, ?, ?)',
                (row.name, row.created, row.table, row.version),
            )
            made.append(int(cursor.lastrowid or 0))
            for one in (entry, *more):
                self._insert(made[-1], one)

        self._write(work, lambda: self._newest(made[-1]) > NONE)
        return made[-1]

    def append(self, entries: Sequence[Entry]) -> None:
        """Append steps in one transaction; on disk when it returns."""

        def work() -> None:
            for entry in entries:
                self._insert(entry[0].session, entry)

        self._write(work, lambda: bool(entries) and self._newest(entries[-1][0].session) == entries[-1][0].sequence)

    def look(self) -> None:
        """Raise `NotWritten` when the open file is no longer the one at its path: every tap would be lost."""
        lost = self._place.look() if self._place is not None else None
        if lost is not None:
            raise NotWritten(lost, self.file)

    def _write(self, work: Callable[[], None], stored: Callable[[], bool]) -> None:
        """All or none, in the journal's words. `stored` = whether the book holds what `work` wrote.

        A commit that fails may have left all of its rows in SQLite's log, where a kill would bring them back: so the
        book is looked at again, and what it does not hold is written over in the log before anybody is answered.
        """
        self.look()
        committing = False
        try:
            self._db.execute("BEGIN IMMEDIATE")
            work()
            committing = True
            self._db.execute("COMMIT")
        except BaseException as error:
            if self._db.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
            if not isinstance(error, sqlite3.Error):
                raise
            if not (committing and self._looked_again(stored)):
                cause = cause_of(error)
                kind = SecondWriter if cause == "second_writer" else NotWritten
                raise kind(cause, self.file, error) from error
        if self._place is not None and self._place.written():
            self._note_head()

    def _looked_again(self, stored: Callable[[], bool]) -> bool:
        """After a failed commit: whether it is stored after all; if not, its remains in the log are written over."""
        with contextlib.suppress(sqlite3.Error, JournalError):
            if stored():
                return True
        with contextlib.suppress(sqlite3.Error):
            # One page, which changes nothing, where the failed commit had at least two: it needs no room on the disk.
            self._db.execute(f"PRAGMA user_version = {SCHEMA}")
        return False

    def _newest(self, session: int) -> int:
        """The sequence of the newest row of a session."""
        return int(self._rows("SELECT coalesce(max(sequence), 0) FROM steps WHERE session = ?", (session,))[0][0])

    def _insert(self, session: int, entry: Entry) -> None:
        step, snapshot = entry
        self._db.execute(INSERT, row_of(step, session))
        if snapshot is not None:
            self._db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (session, step.sequence, snapshot))

    # Reading ----------------------------------------------------------------------------------------------------------

    def _rows(self, query: str, values: Any = ()) -> list[Any]:
        """The rows of a query; what the disk or a damaged file throws is put in the journal's words."""
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            cause = cause_of(error)
            raise (Damaged if cause == "damaged" else JournalError)(cause, self.file, error) from error

    def mark(self) -> int:
        """The book's random number; `JournalError` (older) where a book was not opened for writing since it has one."""
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'book'"):
            raise JournalError("older", self.file)
        return int(self._rows("SELECT mark FROM book")[0][0])

    def session(self, session: int) -> SessionRow:
        """One session; raises `UnknownSession`."""
        rows = self._rows(f"{_SESSION} WHERE id = ?", (session,))
        if not rows:
            raise UnknownSession("no_session", self.file, session=session)
        return _session(rows[0])

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
        """Sessions, newest first."""
        query = f"{_SESSION} WHERE :before IS NULL OR id < :before ORDER BY id DESC LIMIT :limit"
        return tuple(map(_session, self._rows(query, {"before": before, "limit": limit})))

    def running(self) -> tuple[SessionRow, ...]:
        """Sessions that have not ended, the one played last first."""
        return tuple(map(_session, self._rows(_RUNNING)))

    def ended(self) -> tuple[SessionRow, ...]:
        """Sessions that have ended, the one begun last first."""
        return tuple(map(_session, self._rows(_ENDED)))

    def seated(self) -> dict[int, tuple[str, ...]]:
        """Who sat in each session, in the order they first sat down there."""
        names: dict[int, tuple[str, ...]] = {}
        for session, name in self._rows(_SEATED):
            names[session] = (*names.get(session, ()), name)
        return names

    def newest(self) -> int | None:
        """The session that was played last: rows are only ever added, so it is that of the last one."""
        rows = self._rows("SELECT session FROM steps ORDER BY rowid DESC LIMIT 1")
        return int(rows[0][0]) if rows else None

    def players(self, sessions: int = 30) -> tuple[str, ...]:
        """Who sat in the newest sessions, the latest to sit down first, each name once."""
        return tuple(name for (name,) in self._rows(_PLAYERS, (sessions,)))

    def step(self, session: int, sequence: int) -> Step:
        """One step; raises `Damaged` when it is not there."""
        rows = self._rows(f"SELECT {COLUMNS} FROM steps WHERE session = ? AND sequence = ?", (session, sequence))
        if not rows:
            raise damaged(session, sequence, "it is missing", self.file)
        return step_of(rows[0])

    def tail(self, session: int) -> tuple[Step, ...]:
        """The newest real step and the markers after it, oldest first."""
        rows = self._rows(_TAIL, {"session": session})
        if not rows:
            raise UnknownSession("no_session", self.file, session=session)
        return tuple(map(step_of, rows))

    def path_numbers(self, session: int, head: int, stop: int) -> "array[int]":
        """The sequences on the line after `stop` up to `head`, oldest first.

        Raises:
            Damaged: the line does not lead there: a step is missing, or does not point back.
        """
        if head <= stop:
            return array("q")
        walk = self._rows(_WALK, {"session": session, "head": head, "stop": stop})
        if not walk:
            raise damaged(session, head, "it is missing", self.file)
        last, parent = walk[-1]
        if parent > stop:
            raise damaged(session, last, "the step before it is not there", self.file)
        numbers = array("q", (row[0] for row in walk))
        numbers.reverse()
        return numbers

    def path(self, session: int, head: int, stop: int) -> tuple[Step, ...]:
        """The steps on the line after `stop` up to `head`, oldest first."""
        return tuple(self.line(session, head, stop))

    def line(self, session: int, head: int, stop: int = NONE) -> Iterator[Step]:
        """Like `path`, read a chunk at a time: no cursor stays open while the caller writes."""
        numbers = self.path_numbers(session, head, stop)
        query = f"SELECT {COLUMNS} FROM steps WHERE session = ? AND sequence BETWEEN ? AND ? ORDER BY sequence"
        for start in range(0, len(numbers), _CHUNK):
            part = numbers[start : start + _CHUNK]
            wanted = set(part)
            # Undone rows lie in between; they are few, so reading over them beats one look-up a step.
            rows = self._rows(query, (session, part[0], part[-1]))
            yield from (step_of(row) for row in rows if row[1] in wanted)

    def rows(self, session: int) -> Iterator[Step]:
        """All rows in the order they were made, read a chunk at a time."""
        last = NONE
        query = f"SELECT {COLUMNS} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT {_CHUNK}"
        while rows := self._rows(query, (session, last)):
            yield from map(step_of, rows)
            last = rows[-1][1]

    def span(self, session: int, head: int, hand: int) -> tuple[int, int]:
        """The milestones on the line around the start of `hand`."""
        [(after, before, loop)] = self._rows(_SPAN, {"session": session, "head": head, "hand": hand})
        if loop is not None:
            raise damaged(session, loop, "it does not point back", self.file)
        return after or NONE, before or NONE

    def hand_steps(self, session: int, hand: int) -> Iterator[Step]:
        """All steps made in a hand, in the order they were made."""
        query = f"SELECT {COLUMNS} FROM steps WHERE session = ? AND hand = ? ORDER BY sequence"
        return map(step_of, self._rows(query, (session, hand)))

    def snapshot(self, session: int, sequence: int) -> bytes | None:
        """The snapshot of a step."""
        rows = self._rows("SELECT state FROM snapshots WHERE session = ? AND sequence = ?", (session, sequence))
        return bytes(rows[0][0]) if rows else None

    def renew_snapshot(self, session: int, sequence: int, blob: bytes) -> None:
        """Replace a snapshot; a reader keeps it to itself, and so does a book that cannot be written now."""
        if not self.readonly:
            query = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)"
            with contextlib.suppress(JournalError):
                self._write(lambda: self._put(query, (session, sequence, blob)), lambda: False)

    def _put(self, query: str, values: Sequence[Any]) -> None:
        self._db.execute(query, values)

    def backup(self, target: str | Path) -> None:
        """Copy the book to `target` while it is open; an open file must never be copied by other means."""
        with sqlite3.connect(target) as copy:
            self._db.backup(copy)
        copy.close()

    # Closing ----------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Close the file and let another writer in."""
        if self._place is not None and self._place.look() == "replaced":
            _keep_open(self._db)
        else:
            self._db.close()
            if self._place is not None:
                self._place.leave()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> "SqliteStore":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _keep_open(db: sqlite3.Connection) -> None:
    """Never close this connection: closing it would write what it logged into the file that was laid over its own.

    One more reference than anybody drops; the process takes it along when it ends.
    """
    import ctypes

    ctypes.pythonapi.Py_IncRef(ctypes.py_object(db))


def _session(row: tuple[int, str, str, str, str, int, int, int, str]) -> SessionRow:
    number, name, created, table, version, steps, at, hand, phase = row
    return SessionRow(
        id=number, name=name, created=created, table=table, version=version, steps=steps, at=at, hand=hand, phase=phase
    )
