"""Bringing a book up to this version: a copy of it as it was, then all that is pending in one transaction."""

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlite_utils import Database

from engine.journal.errors import NotABook, SqlError, cause_of
from engine.journal.schema import feltbook
from engine.writing import open_private

_MOST = 1000


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


def keep_copy(db: sqlite3.Connection, book: Path, version: int) -> Path:
    """Copy a book as it is in an older version beside it and open the copy to see that it is whole.

    Raises:
        NotABook: the copy could not be made, or the book is damaged; the book was left as it is.
    """
    copy = copy_path(book, version)
    try:
        os.close(open_private(copy))
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as target:
            db.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            answer = str(target.execute("PRAGMA quick_check(1)").fetchone()[0])
            if answer != "ok":
                raise NotABook("damaged", book, answer)
    except BaseException as error:
        copy.unlink(missing_ok=True)
        if isinstance(error, (*SqlError, OSError)):
            raise NotABook(cause_of(error), book, error) from error
        raise
    return copy


def copy_path(book: Path, version: int) -> Path:
    """A name beside the book that is free: "feltbook version 4.db"."""
    more = ("", *(f" ({number})" for number in range(2, _MOST)))
    names = (book.with_name(f"{book.stem} version {version}{one}{book.suffix}") for one in more)
    return next(name for name in names if not name.exists())
