"""Bringing a book up to this version: a backup of it as it was, then all that is pending in one transaction."""

import contextlib
import os
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlite_utils import Database

from engine.journal.copies import folder_of, name_of, told_by
from engine.journal.errors import NotABook, SqlError, cause_of
from engine.journal.schema import feltbook
from engine.writing import BESIDE, make_folder, open_private, sync_folder


def bring_up(db: sqlite3.Connection, application: int, version: int) -> None:
    """Apply what is pending and write down whose book it is and of which version; all of it or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        feltbook.apply(Database(db, execute_plugins=False))
        db.execute(f"PRAGMA application_id = {application}")
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
        raise


def keep_copy(db: sqlite3.Connection, book: Path) -> Path:
    """Copy a book as it is in an older version among its backups, once all pages of the copy are seen to be whole.

    Raises:
        NotABook: the copy could not be made, or the book is damaged; the book was left as it is.
    """
    beside: Path | None = None
    try:
        make_folder(folder_of(book))
        copy = _free(book, mark_of(db))
        beside = copy.with_name(copy.name + BESIDE)
        os.close(open_private(beside))
        with contextlib.closing(sqlite3.connect(beside, isolation_level=None)) as target:
            db.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            answer = str(target.execute("PRAGMA integrity_check(1)").fetchone()[0])
            if answer != "ok":
                raise NotABook("damaged", book, answer)
        beside.replace(copy)
        sync_folder(copy.parent)
    except BaseException as error:
        if beside is not None:
            beside.unlink(missing_ok=True)
        if isinstance(error, (*SqlError, OSError)):
            raise NotABook(cause_of(error), book, error) from error
        raise
    return copy


def name_copy(copy: Path, db: sqlite3.Connection, book: Path) -> None:
    """Call a copy by the number its book was given when it was brought up; it is thinned with the others by that."""
    named = told_by(copy.name, book)
    if named is not None and named[0] != mark_of(db):
        with contextlib.suppress(OSError):
            copy.rename(copy.with_name(name_of(book, mark_of(db), named[1])))


def mark_of(db: sqlite3.Connection) -> int:
    """The random number of a book, 0 = it is older than that."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'book'").fetchone():
        return 0
    return int(db.execute("SELECT mark FROM book").fetchone()[0])


def _free(book: Path, mark: int) -> Path:
    """The name of a copy that is made now, or in the first second from now on that has none yet."""
    at = datetime.now(UTC)
    while (path := folder_of(book) / name_of(book, mark, at)).exists():
        at += timedelta(seconds=1)
    return path
