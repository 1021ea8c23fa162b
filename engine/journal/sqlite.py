"""The book on disk: one SQLite file, one writing connection, every tap committed before it is shown."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from os import urandom
from pathlib import Path
from types import TracebackType
from typing import Any

from msgspec.structs import replace

from engine.journal.books import SCHEMA, SERIALIZED, alone, connected, open_book
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
    """Implements `Store` on a file.

    Args:
        path: the book; made with its folder when it is not there (writing only).
        readonly: for everything but the one running app: several may read while one writes.
        go_on: told how many steps of how many are done where an older book is brought up; False ends it.

    Raises:
        NotABook, NewerBook, SecondWriter: see `engine.journal.store_protocol`; nothing was changed.
        Cancelled: `go_on` said so; nothing was changed.
    """

    def __init__(self, path: str | Path, *, readonly: bool = False, go_on: GoOn = always) -> None:
        file = Path(path)
        self._real = Path(os.path.realpath(file))
        self._lock, db = open_book(self._real, readonly, go_on)
        super().__init__(file, db)
        self.readonly = readonly
        self.place = None if readonly else BookPlace(self._real)
        self._open = True
        self._lent = self._to_read = False
        self._heads: dict[int, bytes] = {}
        self.aside = self._lock.aside if self._lock is not None else None
        """A log of another file that lay beside the book when it was opened, by its new name; None = there was none."""

        self._note_head()

    def _note_head(self) -> None:
        """The file has changed: write down by what the log that follows knows it again."""
        if self.place is not None and self._lock is not None:
            with contextlib.suppress(OSError):
                self._lock.note(note_of(self.place.head(), self.mark()))

    # Writing ----------------------------------------------------------------------------------------------------------

    def begin(self, row: SessionRow, entry: StoredStep, *more: StoredStep) -> int:
        """Store a new session with its first steps in one transaction."""
        made: list[int] = []
        row = replace(row, uid=row.uid or urandom(UID).hex())
        heads: list[bytes] = []

        def work() -> None:
            cursor = self.db.execute(BRING, (None, *opening_values(row)))
            made.append(int(cursor.lastrowid or 0))
            heads.append(self.insert(made[-1], (entry, *more), first(opening_of(row))))

        self._write(work, lambda: self._newest(made[-1]) > NONE)
        self._heads[made[-1]] = heads[-1]
        return made[-1]

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

    def look(self) -> None:
        """Raise `NotWritten` when the open file is no longer the one at its path: every tap would be lost."""
        if self._lent:
            raise NotWritten("locked", self.file)
        if not self._open:
            self._reopen()
        lost = self.place.look() if self.place is not None else None
        if lost is not None:
            raise NotWritten(lost, self.file)

    def _write(self, work: Callable[[], object], stored: Callable[[], bool]) -> None:
        """All or none, in the journal's words. `stored` = whether the book holds what `work` wrote.

        A commit that fails may have left all of its rows in SQLite's log, where a kill would bring them back: so the
        book is looked at again, and what it does not hold is written over in the log before anybody is answered.
        """
        self.look()
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
            if not (committing and self._looked_again(stored)):
                cause = cause_of(error)
                kind = SecondWriter if cause == "second_writer" else NotWritten
                raise kind(cause, self.file, error) from error
        finally:
            if self.place is not None and self.place.written():
                self._note_head()

    def _looked_again(self, stored: Callable[[], bool]) -> bool:
        """After a failed commit: whether it is stored after all; if not, its remains in the log are written over.

        Where they cannot be, the book is opened again, and what is found then is what everybody will find.
        """
        with contextlib.suppress(sqlite3.Error, JournalError):
            if stored():
                return True
        try:
            # One page, which changes nothing, where the failed commit had at least two: it needs no room on the disk.
            self.db.execute(f"PRAGMA user_version = {SCHEMA}")
        except sqlite3.Error:
            with contextlib.suppress(JournalError):
                self._reopen()
            with contextlib.suppress(sqlite3.Error, JournalError):
                return stored()
        return False

    def _reopen(self) -> None:
        """Close the file, whatever SQLite remembers of it, and open it anew.

        Raises:
            NotWritten: it can only be read now, if at all; the next append tries again.
        """
        self._open = False
        self.db.close()
        if self.place is not None:
            self.place.leave()
        if self._lock is not None and not self._lock.stands():
            raise NotWritten("moved", self.file)
        try:
            self.db = connected(self._real)
            self.place = BookPlace(self._real)
        except (JournalError, OSError) as error:
            with contextlib.suppress(sqlite3.Error):
                self.db = alone(self._real)
            cause = error.cause if isinstance(error, JournalError) else cause_of(error)
            raise NotWritten(cause, self.file, error) from error
        self._open = True

    def _newest(self, session: int) -> int:
        """The sequence of the newest row of a session."""
        return int(self._rows("SELECT coalesce(max(sequence), 0) FROM steps WHERE session = ?", (session,))[0][0])

    def insert(self, session: int, entries: Sequence[StoredStep], head: bytes, go_on: GoOn = always) -> bytes:
        """Write rows chained to `head`; returns the new one.

        Raises:
            Cancelled: `go_on` said so between two rows.
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

    def carry_in(self, work: Callable[[dict[int, bytes]], object]) -> dict[int, bytes]:
        """Write whole sessions in one transaction; `work` notes the new head of each, by its number. Returns them.

        Raises:
            NotWritten: nothing was changed.
        """
        heads: dict[int, bytes] = {}
        self._write(lambda: work(heads), lambda: all(self.head(number) == head for number, head in heads.items()))
        self._heads.update(heads)
        return heads

    def settle(self, session: int, words: Sequence[Tick]) -> None:
        """Keep the last word on payments of a session in one transaction; on disk when it returns."""
        uid = self.session(session).uid
        self.keep(lambda: put(self.db, session, uid, words))

    def keep(self, work: Callable[[], object]) -> None:
        """Write what is no step in one transaction: who is who, tags, sums. On disk when it returns.

        Raises:
            NotWritten: nothing was changed.
        """
        self._write(work, lambda: False)

    def keep_prizes(self, session: int, rows: Sequence[tuple[str, int, int, int, int]]) -> None:
        """Keep what players of a tournament paid and won as it stands: name, place, paid, prize, bounties."""

        def work() -> None:
            self.db.execute("DELETE FROM prize_sums WHERE session = ?", (session,))
            self.db.executemany(
                "INSERT INTO prize_sums VALUES (?, (SELECT max(sequence) FROM steps WHERE session = ?), ?, ?, ?, ?, ?)",
                [(session, session, *row) for row in rows],
            )

        self._write(work, lambda: False)

    def rewrite(self, work: Callable[[], None]) -> None:
        """Do what is never done while a table is played: change or take out steps. The old bytes are wiped as well.

        Raises:
            NotWritten: nothing was changed.
        """
        guards = self._rows("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'steps'")

        def unguarded() -> None:
            for name, _ in guards:
                self.db.execute(f"DROP TRIGGER {name}")
            for statement in CLEAR_LIST:
                self.db.execute(statement)
            work()
            for _, statement in guards:
                self.db.execute(statement)

        self.db.execute("PRAGMA secure_delete = ON")
        self._write(unguarded, lambda: False)
        self._heads.clear()
        self._openings.clear()
        with contextlib.suppress(sqlite3.Error):
            self.db.execute("VACUUM")
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if self.place is not None and self.place.written():
            self._note_head()

    def renew_snapshot(self, session: int, sequence: int, blob: bytes) -> None:
        """Replace a snapshot; a reader keeps it to itself, and so does a book that cannot be written now."""
        if not self.readonly:
            query = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)"
            with contextlib.suppress(JournalError):
                self._write(lambda: self._put(query, (session, sequence, blob)), lambda: False)

    def _put(self, query: str, values: Sequence[Any]) -> None:
        self.db.execute(query, values)

    # Another thread ---------------------------------------------------------------------------------------------------

    @property
    def shareable(self) -> bool:
        """Whether another thread may read through this very connection while nobody writes here."""
        return sqlite3.threadsafety >= SERIALIZED

    def lend(self, *, to_read: bool = False) -> None:
        """Another thread of this process has the book from now on: here nothing is written.

        It writes by a `SecondConnection`: the file changes under this one then, as it would if another one were laid
        over it. `to_read` = it reads through this very connection (`shareable`), of a file that may be lost.
        """
        self._lent, self._to_read = True, to_read

    def take_back(self) -> None:
        """The other thread is done: the file as it is now is ours, where it was to write."""
        self._lent = False
        if self._to_read:
            return
        self._heads.clear()
        self._openings.clear()
        if self.place is not None:
            self.place.written()
            self._note_head()

    # Closing ----------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Close the file and let another writer in."""
        if self._lent:
            self.take_back()
        if self.place is not None and self.place.look() == "replaced":
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
    """Writes a book that was lent, from another thread of the process that has it open and keeps its lock.

    Raises:
        NotABook: it cannot be opened a second time.
    """

    def __init__(self, lent: SqliteStore) -> None:
        self._real = Path(os.path.realpath(lent.file))
        BookReader.__init__(self, lent.file, connected(self._real))
        self._lock = self.place = None
        self.readonly, self._open, self.aside = False, True, None
        self._lent = self._to_read = False
        self._heads = {}

    def _reopen(self) -> None:
        """Never: the file's own handle is the lender's.

        Raises:
            NotWritten: always.
        """
        raise NotWritten("io", self.file)


def _keep_open(db: sqlite3.Connection) -> None:
    """Never close this connection: closing it would write what it logged into the file that was laid over its own.

    A function of its own holds it: SQLite has that one, where no collector of Python looks for it. The process takes
    both along when it ends. One that was closed before needs no keeping.
    """
    with contextlib.suppress(sqlite3.ProgrammingError):
        db.create_function("kept_open", 0, lambda _held=db: None)
