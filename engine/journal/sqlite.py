"""The book on disk: one SQLite file and one writing connection; each tap is committed before it is shown."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from os import urandom
from pathlib import Path
from types import TracebackType
from typing import Any

from msgspec.structs import replace

from engine.journal.books import SCHEMA, SERIALIZED, connect_exclusive, connect_writable, open_book
from engine.journal.chain import UID, first
from engine.journal.errors import JournalError, NotWritten, SecondWriter, SqlError, cause_of
from engine.journal.evening_marks import Tick, put
from engine.journal.log_owner import note_of
from engine.journal.path_check import BookPlace
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.queries import CLEAR_LIST
from engine.journal.reader import BookReader
from engine.journal.sql_rows import BRING, INSERT, chained, opening_values
from engine.journal.steps import NONE
from engine.journal.store_protocol import SessionRow, StoredStep, opening_of


class SqliteStore(BookReader):
    """A `Store` on a file.

    Args:
        path: the book; made with its folder when it is not there (writing only).
        readonly: for all but the one running app: several may read while one writes.
        go_on: called with the number of steps done and of all steps while an older book is upgraded; False ends it.

    Raises:
        NotABook, NewerBook, SecondWriter: see `engine.journal.store_protocol`; nothing was changed.
        Cancelled: `go_on` returned False; nothing was changed.
    """

    def __init__(self, path: str | Path, *, readonly: bool = False, go_on: GoOn = always) -> None:
        file = Path(path)
        self._real_path = Path(os.path.realpath(file))
        self._lock, db = open_book(self._real_path, readonly, go_on)
        super().__init__(file, db)
        self.readonly = readonly
        self.place = None if readonly else BookPlace(self._real_path)
        self._is_open = True
        self._is_lent = self._lent_to_read = False
        self._heads: dict[int, bytes] = {}
        self.aside = self._lock.aside if self._lock is not None else None
        """The new path of a log of another file that was beside the book when it was opened; None = there was none."""

        self._note_head()

    def _note_head(self) -> None:
        """Note the changed head of the file, by which a later log is matched with it."""
        if self.place is not None and self._lock is not None:
            with contextlib.suppress(OSError):
                self._lock.note(note_of(self.place.head(), self.book_number()))

    # Writing ----------------------------------------------------------------------------------------------------------

    def begin(self, row: SessionRow, entry: StoredStep, *more: StoredStep) -> int:
        """Store a new session with its first steps in one transaction; returns its number."""
        ids: list[int] = []
        row = replace(row, uid=row.uid or urandom(UID).hex())
        heads: list[bytes] = []

        def insert_session() -> None:
            cursor = self.db.execute(BRING, (None, *opening_values(row)))
            ids.append(int(cursor.lastrowid or 0))
            heads.append(self.insert(ids[-1], (entry, *more), first(opening_of(row))))

        self._write(insert_session, lambda: self._newest(ids[-1]) > NONE)
        self._heads[ids[-1]] = heads[-1]
        return ids[-1]

    def append(self, entries: Sequence[StoredStep], go_on: GoOn = always) -> None:
        """Append steps of one session in one transaction; on disk when it returns."""
        if not entries:
            return
        newest = entries[-1][0]
        session, heads = newest.session, list[bytes]()
        before = self._heads[session] if session in self._heads else self.head(session)

        self._write(
            lambda: heads.append(self.insert(session, entries, before, go_on)),
            lambda: self._newest(session) == newest.sequence,
        )
        self._heads[session] = heads[-1]

    def check_file(self) -> None:
        """Raise `NotWritten` if the open file is no longer the file at its path: all taps would be lost."""
        if self._is_lent:
            raise NotWritten("locked", self.file)
        if not self._is_open:
            self._reopen()
        lost = self.place.why_lost() if self.place is not None else None
        if lost is not None:
            raise NotWritten(lost, self.file)

    def _write(self, work: Callable[[], object], stored: Callable[[], bool]) -> None:
        """Write all or nothing; errors are raised as `JournalError`. `stored` = whether the book has what `work` wrote.

        A failed commit may have left all of its rows in SQLite's log, and a kill would restore them: the book is read
        again, and rows that are not in it are overwritten in the log before the error is raised.
        """
        self.check_file()
        committing = False
        try:
            self.db.execute("BEGIN IMMEDIATE")
            work()
            committing = True
            self.db.execute("COMMIT")
        except BaseException as error:
            if self.db.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self.db.execute("ROLLBACK")
            if not isinstance(error, SqlError):
                raise
            if not (committing and self._stored_after_all(stored)):
                cause = cause_of(error)
                kind = SecondWriter if cause == "second_writer" else NotWritten
                raise kind(cause, self.file, error) from error
        finally:
            if self.place is not None and self.place.written():
                self._note_head()

    def _stored_after_all(self, stored: Callable[[], bool]) -> bool:
        """Return whether a failed commit is stored after all; if not, its remains in the log are overwritten.

        If they cannot be, the book is opened again, and the result is what any other reader would read.
        """
        with contextlib.suppress(sqlite3.Error, JournalError):
            if stored():
                return True
        try:
            # Writes one page without a change, where the failed commit had two or more: it needs no more room on the
            # disk.
            self.db.execute(f"PRAGMA user_version = {SCHEMA}")
        except sqlite3.Error:
            with contextlib.suppress(JournalError):
                self._reopen()
            with contextlib.suppress(sqlite3.Error, JournalError):
                return stored()
        return False

    def _reopen(self) -> None:
        """Close the file, with all that SQLite has cached of it, and open it again.

        Raises:
            NotWritten: it can only be read now, if at all; the next append tries again.
        """
        self._is_open = False
        self.db.close()
        if self.place is not None:
            self.place.leave()
        if self._lock is not None and not self._lock.is_at_path():
            raise NotWritten("moved", self.file)
        try:
            self.db = connect_writable(self._real_path)
            self.place = BookPlace(self._real_path)
        except (JournalError, OSError) as error:
            with contextlib.suppress(sqlite3.Error):
                self.db = connect_exclusive(self._real_path)
            cause = error.cause if isinstance(error, JournalError) else cause_of(error)
            raise NotWritten(cause, self.file, error) from error
        self._is_open = True

    def _newest(self, session: int) -> int:
        """Return the sequence of the newest row of a session."""
        return int(self._rows("SELECT coalesce(max(sequence), 0) FROM steps WHERE session = ?", (session,))[0][0])

    def insert(self, session: int, entries: Sequence[StoredStep], head: bytes, go_on: GoOn = always) -> bytes:
        """Write rows chained to `head`; returns the new head.

        Raises:
            Cancelled: `go_on` returned False between two rows.
        """
        for number, (step, snapshot) in enumerate(entries):
            if not go_on(number, len(entries)):
                raise Cancelled
            row = chained(step, session, head)
            head = row[-1]
            self.db.execute(INSERT, row)
            if snapshot is not None:
                self.db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (session, step.sequence, snapshot))
        return head

    def write_sessions(self, work: Callable[[dict[int, bytes]], object]) -> dict[int, bytes]:
        """Write whole sessions in one transaction; `work` enters the new head of each by its number. Returns the heads.

        Raises:
            NotWritten: nothing was changed.
        """
        heads: dict[int, bytes] = {}
        self._write(lambda: work(heads), lambda: all(self.head(number) == head for number, head in heads.items()))
        self._heads.update(heads)
        return heads

    def settle(self, session: int, ticks: Sequence[Tick]) -> None:
        """Keep the last ticks of payments of a session in one transaction; on disk when it returns."""
        uid = self.session(session).uid
        self.keep(lambda: put(self.db, session, uid, ticks))

    def keep(self, work: Callable[[], object]) -> None:
        """Write data that is no step in one transaction: register, tags, summaries. On disk when it returns.

        Raises:
            NotWritten: nothing was changed.
        """
        self._write(work, lambda: False)

    def keep_prizes(self, session: int, rows: Sequence[tuple[str, int, int, int, int]]) -> None:
        """Keep the current results of a tournament's players: name, place, paid, prize, bounties (minor units)."""

        def work() -> None:
            self.db.execute("DELETE FROM prize_sums WHERE session = ?", (session,))
            self.db.executemany(
                "INSERT INTO prize_sums VALUES (?, (SELECT max(sequence) FROM steps WHERE session = ?), ?, ?, ?, ?, ?)",
                [(session, session, *row) for row in rows],
            )

        self._write(work, lambda: False)

    def rewrite(self, work: Callable[[], None]) -> None:
        """Change or delete steps, which is never done while a table is played; the old bytes are wiped as well.

        Raises:
            NotWritten: nothing was changed.
        """
        triggers = self._rows("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'steps'")

        def without_triggers() -> None:
            for name, _ in triggers:
                self.db.execute(f"DROP TRIGGER {name}")
            for statement in CLEAR_LIST:
                self.db.execute(statement)
            work()
            for _, statement in triggers:
                self.db.execute(statement)

        self.db.execute("PRAGMA secure_delete = ON")
        self._write(without_triggers, lambda: False)
        self._heads.clear()
        self._openings.clear()
        with contextlib.suppress(sqlite3.Error):
            self.db.execute("VACUUM")
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if self.place is not None and self.place.written():
            self._note_head()

    def renew_snapshot(self, session: int, sequence: int, blob: bytes) -> None:
        """Replace a snapshot, unless the book is read-only or cannot be written now."""
        if not self.readonly:
            query = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)"
            with contextlib.suppress(JournalError):
                self._write(lambda: self._execute(query, (session, sequence, blob)), lambda: False)

    def _execute(self, query: str, values: Sequence[Any]) -> None:
        self.db.execute(query, values)

    # Another thread ---------------------------------------------------------------------------------------------------

    @property
    def shareable(self) -> bool:
        """Whether another thread may read through this connection while nothing is written here."""
        return sqlite3.threadsafety >= SERIALIZED

    def lend(self, *, to_read: bool = False) -> None:
        """Give the book to another thread of this process: until `take_back` nothing is written here.

        That thread writes by a `SecondConnection`: the file changes under this connection, as if it were replaced.
        `to_read` = the thread only reads, through this connection (`shareable`), from a file that may be lost.
        """
        self._is_lent, self._lent_to_read = True, to_read

    def take_back(self) -> None:
        """Take the book back from the other thread, with the changes it made if it was to write."""
        self._is_lent = False
        if self._lent_to_read:
            return
        self._heads.clear()
        self._openings.clear()
        if self.place is not None:
            self.place.written()
            self._note_head()

    # Closing ----------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Close the file and release the lock."""
        if self._is_lent:
            self.take_back()
        if self.place is not None and self.place.why_lost() == "replaced":
            _keep_open(self.db)
        else:
            self.db.close()
            if self.place is not None:
                self.place.leave()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> "SqliteStore":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class SecondConnection(SqliteStore):
    """A connection of another thread of the process, which writes a book that its store has lent; that keeps the lock.

    Raises:
        NotABook: the book cannot be opened a second time.
    """

    def __init__(self, lent: SqliteStore) -> None:
        self._real_path = Path(os.path.realpath(lent.file))
        BookReader.__init__(self, lent.file, connect_writable(self._real_path))
        self._lock = self.place = None
        self.readonly, self._is_open, self.aside = False, True, None
        self._is_lent = self._lent_to_read = False
        self._heads = {}

    def _reopen(self) -> None:
        """Raise an error: the handle of the file belongs to the lender.

        Raises:
            NotWritten: always.
        """
        raise NotWritten("io", self.file)


def _keep_open(db: sqlite3.Connection) -> None:
    """Keep this connection open: closing it would write its log into the file that replaced its own.

    A function held by SQLite refers to the connection, so that Python's collector does not find it; both end with the
    process. A connection that was closed before is ignored.
    """
    with contextlib.suppress(sqlite3.ProgrammingError):
        db.create_function("kept_open", 0, lambda _connection=db: None)
