"""The book on disk: one SQLite file, one writing connection, every tap committed before it is shown."""

import sqlite3
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType

from engine.journal.books import open_book
from engine.journal.sqlrows import COLUMNS, INSERT, row_of, step_of
from engine.journal.steps import NONE, Step
from engine.journal.stored import Entry, JournalError, NotWritten, SecondWriter, SessionRow, UnknownSession

_WALK = """
    WITH RECURSIVE walk(sequence, parent) AS (
        SELECT sequence, parent FROM steps WHERE session = :session AND sequence = :head
        UNION ALL
        SELECT steps.sequence, steps.parent FROM walk
        JOIN steps ON steps.session = :session AND steps.sequence = walk.parent WHERE walk.parent > :stop
    )
    SELECT sequence FROM walk
"""
_SPAN = """
    WITH RECURSIVE walk(sequence, back, hand) AS (
        SELECT sequence, back, hand FROM steps WHERE session = :session AND sequence = (
            SELECT CASE WHEN milestone THEN sequence ELSE back END FROM steps
            WHERE session = :session AND sequence = :head
        )
        UNION ALL
        SELECT steps.sequence, steps.back, steps.hand FROM walk
        JOIN steps ON steps.session = :session AND steps.sequence = walk.back WHERE walk.hand >= :hand
    )
    SELECT min(CASE WHEN hand >= :hand THEN sequence END), max(CASE WHEN hand < :hand THEN sequence END) FROM walk
"""
_SESSION = """
    SELECT id, name, created, "table", sessions.version, sequence, at, hand, phase FROM sessions
    JOIN steps ON session = id AND sequence = (SELECT max(sequence) FROM steps WHERE session = id)
"""
_PLAYERS = """
    SELECT occupant FROM happenings
    WHERE occupant IS NOT NULL AND session IN (SELECT id FROM sessions ORDER BY id DESC LIMIT ?)
    GROUP BY occupant ORDER BY max(printf('%012d%018d', session, position)) DESC
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
        self._readonly = readonly

    def begin(self, row: SessionRow, entry: Entry) -> int:
        """Store a new session with its first step in one transaction."""
        with _Transaction(self._db, self.file):
            cursor = self._db.execute(
                'INSERT INTO sessions (name, created, "table", version) VALUES (?, ?, ?, ?)',
                (row.name, row.created, row.table, row.version),
            )
            session = int(cursor.lastrowid or 0)
            self._insert(session, entry)
        return session

    def append(self, entries: Sequence[Entry]) -> None:
        """Append steps in one transaction; on disk when it returns."""
        with _Transaction(self._db, self.file):
            for entry in entries:
                self._insert(entry[0].session, entry)

    def _insert(self, session: int, entry: Entry) -> None:
        step, snapshot = entry
        self._db.execute(INSERT, row_of(step, session))
        if snapshot is not None:
            self._db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (session, step.sequence, snapshot))

    def session(self, session: int) -> SessionRow:
        """One session; raises `UnknownSession`."""
        row = self._db.execute(f"{_SESSION} WHERE id = ?", (session,)).fetchone()
        if row is None:
            raise UnknownSession(f"there is no session {session} in {self.file}")
        return _session(row)

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
        """Sessions, newest first."""
        rows = self._db.execute(
            f"{_SESSION} WHERE :before IS NULL OR id < :before ORDER BY id DESC LIMIT :limit",
            {"before": before, "limit": limit},
        )
        return tuple(_session(row) for row in rows)

    def players(self, sessions: int = 30) -> tuple[str, ...]:
        """Who sat in the newest sessions, the latest to sit down first, each name once."""
        return tuple(name for (name,) in self._db.execute(_PLAYERS, (sessions,)))

    def step(self, session: int, sequence: int) -> Step:
        """One step; raises KeyError."""
        row = self._db.execute(
            f"SELECT {COLUMNS} FROM steps WHERE session = ? AND sequence = ?", (session, sequence)
        ).fetchone()
        if row is None:
            raise KeyError(sequence)
        return step_of(row)

    def tail(self, session: int) -> tuple[Step, ...]:
        """The newest real step and the markers after it, oldest first."""
        found: list[Step] = []
        rows = self._db.execute(f"SELECT {COLUMNS} FROM steps WHERE session = ? ORDER BY sequence DESC", (session,))
        for row in rows:
            found.append(step_of(row))
            if found[-1].real:
                break
        rows.close()
        if not found:
            raise UnknownSession(f"there is no session {session} in {self.file}")
        return tuple(reversed(found))

    def path_numbers(self, session: int, head: int, stop: int) -> "array[int]":
        """The sequences on the line after `stop` up to `head`, oldest first."""
        if head <= stop:
            return array("q")
        walk = self._db.execute(_WALK, {"session": session, "head": head, "stop": stop})
        numbers = array("q", (row[0] for row in walk))
        numbers.reverse()
        return numbers

    def path(self, session: int, head: int, stop: int) -> tuple[Step, ...]:
        """The steps on the line after `stop` up to `head`, oldest first."""
        return tuple(self.line(session, head, stop))

    def line(self, session: int, head: int, stop: int = NONE) -> Iterator[Step]:
        """Like `path`, read a chunk at a time: no cursor stays open while the caller writes."""
        numbers = self.path_numbers(session, head, stop)
        for start in range(0, len(numbers), _CHUNK):
            part = numbers[start : start + _CHUNK]
            wanted = set(part)
            rows = self._db.execute(
                f"SELECT {COLUMNS} FROM steps WHERE session = ? AND sequence BETWEEN ? AND ? ORDER BY sequence",
                (session, part[0], part[-1]),
            ).fetchall()
            # Undone rows lie in between; they are few, so reading over them beats one look-up a step.
            yield from (step_of(row) for row in rows if row[1] in wanted)

    def rows(self, session: int) -> Iterator[Step]:
        """All rows in the order they were made, read a chunk at a time."""
        last = NONE
        while True:
            rows = self._db.execute(
                f"SELECT {COLUMNS} FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT {_CHUNK}",
                (session, last),
            ).fetchall()
            if not rows:
                return
            yield from map(step_of, rows)
            last = rows[-1][1]

    def span(self, session: int, head: int, hand: int) -> tuple[int, int]:
        """The milestones on the line around the start of `hand`."""
        after, before = self._db.execute(_SPAN, {"session": session, "head": head, "hand": hand}).fetchone()
        return after or NONE, before or NONE

    def hand_steps(self, session: int, hand: int) -> Iterator[Step]:
        """All steps made in a hand, in the order they were made."""
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM steps WHERE session = ? AND hand = ? ORDER BY sequence", (session, hand)
        ).fetchall()
        return (step_of(row) for row in rows)

    def snapshot(self, session: int, sequence: int) -> bytes | None:
        """The snapshot of a step."""
        row = self._db.execute(
            "SELECT state FROM snapshots WHERE session = ? AND sequence = ?", (session, sequence)
        ).fetchone()
        return None if row is None else bytes(row[0])

    def renew_snapshot(self, session: int, sequence: int, blob: bytes) -> None:
        """Replace a snapshot; a reader keeps it to itself."""
        if not self._readonly:
            with _Transaction(self._db, self.file):
                self._db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (session, sequence, blob))

    def backup(self, target: str | Path) -> None:
        """Copy the book to `target` while it is open; an open file must never be copied by other means."""
        with sqlite3.connect(target) as copy:
            self._db.backup(copy)
        copy.close()

    def close(self) -> None:
        """Close the file and let another writer in."""
        self._db.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> "SqliteStore":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Transaction:
    """All or none, with the errors of SQLite put in the journal's words."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self._path = path

    def __enter__(self) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise _in_words(error, self._path) from error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is None:
                self._db.execute("COMMIT")
                return
        except sqlite3.Error as failed:
            error = failed
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise _in_words(error, self._path) from error


def _in_words(error: sqlite3.Error, path: Path) -> JournalError:
    """The journal's exception for an error of SQLite."""
    name = getattr(error, "sqlite_errorname", "")
    if name in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_TRIGGER", "SQLITE_CONSTRAINT_UNIQUE"):
        return SecondWriter(f"{path}: somebody else writes this session; open it again ({error})")
    return NotWritten(f"{path} could not be written, nothing was stored: {error}")


def _session(row: tuple[int, str, str, str, str, int, int, int, str]) -> SessionRow:
    number, name, created, table, version, steps, at, hand, phase = row
    return SessionRow(
        id=number, name=name, created=created, table=table, version=version, steps=steps, at=at, hand=hand, phase=phase
    )
