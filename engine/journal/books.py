"""Opens a book: checks its kind and version, makes or upgrades it, and sets up its connection.

sqlite-utils makes and migrates the schema. It is imported only when a book has to be made or upgraded, at the first
gate of late imports: a book that is up to date opens without it, which saves 50 ms at each start.
"""

import errno
import sqlite3
from pathlib import Path
from typing import Final

from engine.journal.errors import Cause, JournalError, NewerBook, NotABook, SqlError, cause_of, detail_of
from engine.journal.evening_marks import delete_old_file
from engine.journal.lock import WriterLock, last_note, lock_of
from engine.journal.log_owner import has_log, is_foreign_log
from engine.journal.path_check import set_aside
from engine.journal.progress import GoOn, always
from engine.writing import make_folder

APPLICATION: Final = 0x46656C74
"""`PRAGMA application_id` of a book: the bytes of "Felt"."""
SCHEMA: Final = 11
"""`PRAGMA user_version`: the number of migrations in a book of this version."""
SETTLED: Final = 6
"""The first version in which the book itself keeps which payments were made."""
READABLE: Final = 1
"""The oldest version that can be read without an upgrade."""
PATIENCE = 0.3
"""Seconds to wait for a lock before a tap is refused: the window is blocked meanwhile, and retries by itself."""

_VERSION_BYTES: Final = slice(60, 64)
"""The bytes of the file that hold `PRAGMA user_version`."""
SERIALIZED: Final = 3
"""The value of `sqlite3.threadsafety` at which threads may share a connection: SQLite serializes their calls."""
_NO_LOG_ERRORS: Final = ("SQLITE_IOERR_SHM", "SQLITE_PROTOCOL", "SQLITE_CANTOPEN")
"""Prefixes of the names of SQLite errors that mean that no log can be kept."""


def open_book(path: Path, readonly: bool, go_on: GoOn = always) -> tuple[WriterLock | None, sqlite3.Connection]:
    """Return the lock (None if `readonly`) and the connection; `go_on` is that of `bring_up`, called in an upgrade.

    Raises:
        Cancelled: `go_on` returned False; nothing was changed.
        NotABook: the file is no database or no book, or cannot be opened.
        NewerBook: a newer Feltbook wrote it.
        SecondWriter: another process writes it.
    """
    if readonly:
        return None, connect_readonly(path)
    if path.is_dir():
        raise NotABook("foreign", path, detail_of("foreign.folder"))
    try:
        make_folder(path.parent)
        lock = WriterLock(path)
    except OSError as error:
        lock_is_link = error.errno == errno.ELOOP and lock_of(path).is_symlink()
        raise NotABook("linked_lock" if lock_is_link else cause_of(error), path, error.strerror or error) from error
    try:
        if has_log(path) and is_foreign_log(path, lock.before):
            lock.aside = set_aside(path)
        db = connect_writable(path, go_on)
        lock.keep_private()
        return lock, db
    except BaseException:
        lock.abandon()
        raise


def is_book(path: Path) -> bool:
    """Return whether the header of a file is that of a book; the file is not opened as a database."""
    try:
        with path.open("rb") as file:
            head = file.read(72)
    except OSError:
        return False
    return head[:16] == b"SQLite format 3\0" and head[68:72] == APPLICATION.to_bytes(4, "big")


def version_of(path: Path) -> int:
    """Return the version in the header of the file, which may be older than the version in its log."""
    with path.open("rb") as file:
        return int.from_bytes(file.read(_VERSION_BYTES.stop)[_VERSION_BYTES], "big")


def connect_readonly(path: Path) -> sqlite3.Connection:
    """Return a connection that writes nothing, not even SQLite's files beside the book where none can be made.

    Without those files it must not read a book that other processes write: where nothing can be written and no log is
    beside the book, no process writes.
    """
    if has_log(path) and is_foreign_log(path, last_note(path)):
        return _connect(path, True, "&immutable=1")  # reads the file alone: the log belongs to another file
    log_exists = path.with_name(f"{path.name}-wal").exists()
    try:
        return _connect(path, True)
    except NotABook as error:
        if log_exists or (error.cause != "readonly" and not _cannot_keep_log(error)):
            raise
        return _connect(path, True, "&immutable=1")


def connect_writable(path: Path, go_on: GoOn = always) -> sqlite3.Connection:
    """Return a connection that writes: with a log or, where none can be kept, with a rollback journal.

    A log needs memory shared by all processes that have the book open; some network drives and small systems lack it.
    """
    try:
        return _connect(path, False, go_on=go_on)
    except NotABook as error:
        if not _cannot_keep_log(error):
            raise
        return _connect(path, False, journal="DELETE", go_on=go_on)


def connect_exclusive(path: Path) -> sqlite3.Connection:
    """Return a connection that reads the content of the file on a disk that cannot be written; for the writer only."""
    db = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None)
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA query_only = ON")
    return db


def _cannot_keep_log(error: NotABook) -> bool:
    """Return whether a book could not be opened because no log can be kept there."""
    name = getattr(error.__cause__, "sqlite_errorname", "") or ""
    return name.startswith(_NO_LOG_ERRORS)


def _connect(
    path: Path, readonly: bool, uri_options: str = "", journal: str = "WAL", go_on: GoOn = always
) -> sqlite3.Connection:
    mode = "ro" if readonly else "rwc"
    try:
        db = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}{uri_options}", uri=True, timeout=PATIENCE, isolation_level=None,
            # If the file of a book is gone, only this connection still has it: another thread has to read it from here.
            check_same_thread=sqlite3.threadsafety < SERIALIZED,
        )  # fmt: skip
    except sqlite3.OperationalError as error:
        raise NotABook(_cause_unopened(path, error), path, error) from error
    try:
        if journal != "WAL":
            db.execute("PRAGMA locking_mode = EXCLUSIVE")  # lets an existing log be read without shared memory
            db.execute(f"PRAGMA journal_mode = {journal}")
            db.execute("PRAGMA locking_mode = NORMAL")
        _check(db, path, readonly, journal, go_on)
        db.execute("PRAGMA foreign_keys = ON")
        if readonly:
            db.execute("PRAGMA query_only = ON")
        else:
            db.execute("PRAGMA synchronous = FULL")
    except SqlError as error:
        db.close()
        raise NotABook(_cause_unopened(path, error), path, error) from error
    except BaseException:
        db.close()
        raise
    return db


def _cause_unopened(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> Cause:
    """Return why a file could not be opened as a book."""
    name = getattr(error, "sqlite_errorname", "") or ""
    if name == "SQLITE_NOTADB":
        return "foreign"
    if name.startswith("SQLITE_CANTOPEN"):
        return "deleted" if not path.exists() else "readonly"
    return cause_of(error)


def _check(db: sqlite3.Connection, path: Path, readonly: bool, journal: str, go_on: GoOn) -> None:
    """Refuse a file that is no book or too new; make or upgrade the others if they are opened for writing."""
    application = db.execute("PRAGMA application_id").fetchone()[0]
    version = db.execute("PRAGMA user_version").fetchone()[0]
    empty = not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION and not (empty and application == 0):
        raise NotABook("foreign", path, detail_of("foreign.database"))
    if version > SCHEMA:
        raise NewerBook("newer", path, detail_of("newer.version", there=version, here=SCHEMA))
    if readonly and empty:
        raise NotABook("foreign", path, detail_of("foreign.empty"))
    if readonly and version < READABLE:
        raise JournalError("older", path)
    if readonly:
        return
    if version == 0:
        db.execute(f"PRAGMA journal_mode = {journal}")
    if version < SCHEMA:
        from engine.journal.upgrade import bring_up, bring_up_with_copy

        if version:
            bring_up_with_copy(db, path, APPLICATION, SCHEMA, go_on)
        else:
            bring_up(db, APPLICATION, SCHEMA)
        if version < SETTLED:
            delete_old_file(path)
    if version:
        db.execute(f"PRAGMA journal_mode = {journal}")  # a book that is refused keeps its journal mode
