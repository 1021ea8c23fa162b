"""Upgrades a book to this version: a backup of the old book, then all pending migrations in one transaction."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlite_utils import Database

from engine.journal.copies import folder_of, name_of, parse_copy_name
from engine.journal.errors import NotABook, SqlError, cause_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.schema import feltbook
from engine.writing import BESIDE, make_folder, open_private, sync_folder

PAGES: Final = 512
"""Pages copied at a time."""
LOOK_UP: Final = 20_000
"""Instructions of SQLite between two calls of `go_on`."""


class _UpgradeProgress:
    """The progress of an upgrade, in steps: the copy, its check and each migration count all steps of the book once."""

    def __init__(self, db: sqlite3.Connection, go_on: GoOn) -> None:
        self.go_on = go_on
        self.steps = int(db.execute("SELECT coalesce(max(rowid), 0) FROM steps").fetchone()[0])
        self.parts = 2 + len(feltbook.pending(Database(db, execute_plugins=False)))
        self.part = 0
        self.stopped = False

    def report(self, done: int = 0) -> bool:
        """Report the number of steps done in the current part; returns False if the upgrade is cancelled."""
        done = min(done, self.steps) + self.part * self.steps
        self.stopped = self.stopped or not self.go_on(done, self.parts * self.steps)
        return not self.stopped

    def report_copy(self, _: int, left: int, pages: int) -> None:
        """Report the copy: `left` of `pages` pages are still to be copied; raises Cancelled."""
        if not self.report(self.steps * (pages - left) // max(pages, 1)):
            raise Cancelled

    @contextlib.contextmanager
    def watch(self, db: sqlite3.Connection) -> Iterator[None]:
        """Call `go_on` while a connection works; changed rows count as steps done.

        Raises:
            Cancelled: `go_on` returned False.
            sqlite3.Error: any other error of the connection.
        """
        changes_before = db.total_changes
        db.set_progress_handler(lambda: int(not self.report(db.total_changes - changes_before)), LOOK_UP)
        try:
            yield
        except sqlite3.Error as error:
            if self.stopped:
                raise Cancelled from error
            raise
        finally:
            db.set_progress_handler(None, LOOK_UP)
        self.next_part()

    def next_part(self) -> None:
        """Begin the next part; raises Cancelled."""
        self.part += 1
        if not self.report():
            raise Cancelled


def bring_up(db: sqlite3.Connection, application: int, version: int, progress: _UpgradeProgress | None = None) -> None:
    """Apply the pending migrations and write the application's id and the version; all or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        _apply(db, progress)
        db.execute(f"PRAGMA application_id = {application}")
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
        raise


def _apply(db: sqlite3.Connection, progress: _UpgradeProgress | None) -> None:
    """Apply the pending migrations, one by one if `progress` is given."""
    database = Database(db, execute_plugins=False)
    if progress is None:
        feltbook.apply(database)
        return
    pending = [migration.name for migration in feltbook.pending(database)]
    for count in range(1, len(pending) + 1):
        with progress.watch(db):
            feltbook.apply(database, stop_before=pending[count:])


def bring_up_with_copy(
    db: sqlite3.Connection, book: Path, application: int, version: int, go_on: GoOn = always
) -> None:
    """Upgrade an older book; a copy of the old one is kept among its backups.

    `go_on` is called with the number of steps done and of all steps; False ends it.

    Raises:
        Cancelled: `go_on` returned False; nothing was changed, and there is no copy.
        NotABook: as of `keep_copy`.
    """
    progress, folder = _UpgradeProgress(db, go_on), folder_of(book)
    made_folder, copy = not folder.exists(), None
    try:
        copy = keep_copy(db, book, progress)
        bring_up(db, application, version, progress)
    except Cancelled:
        if copy is not None:
            copy.unlink(missing_ok=True)
        if made_folder:
            with contextlib.suppress(OSError):
                folder.rmdir()
        raise
    name_copy(copy, db, book)


def keep_copy(db: sqlite3.Connection, book: Path, progress: _UpgradeProgress) -> Path:
    """Copy a book of an older version among its backups, and check all pages of the copy; returns its path.

    Raises:
        NotABook: the copy could not be made, or the book is damaged; the book was not changed.
        Cancelled: the upgrade is cancelled; there is no copy.
    """
    partial: Path | None = None
    try:
        make_folder(folder_of(book))
        copy = _free_path(book, book_number_of(db))
        partial = copy.with_name(copy.name + BESIDE)
        os.close(open_private(partial))
        with contextlib.closing(sqlite3.connect(partial, isolation_level=None)) as target:
            db.backup(target, pages=PAGES, progress=progress.report_copy)
            progress.next_part()
            target.execute("PRAGMA journal_mode = DELETE")
            with progress.watch(target):
                answer = str(target.execute("PRAGMA integrity_check(1)").fetchone()[0])
            if answer != "ok":
                raise NotABook("damaged", book, answer)
        partial.replace(copy)
        sync_folder(copy.parent)
    except BaseException as error:
        if partial is not None:
            partial.unlink(missing_ok=True)
        if isinstance(error, (*SqlError, OSError)):
            raise NotABook(cause_of(error), book, error) from error
        raise
    return copy


def name_copy(copy: Path, db: sqlite3.Connection, book: Path) -> None:
    """Rename a copy by the number that the upgrade gave its book, so that it is thinned with the other copies."""
    number_and_time = parse_copy_name(copy.name, book)
    if number_and_time is not None and number_and_time[0] != book_number_of(db):
        with contextlib.suppress(OSError):
            copy.rename(copy.with_name(name_of(book, book_number_of(db), number_and_time[1])))


def book_number_of(db: sqlite3.Connection) -> int:
    """Return the random number of a book, 0 = an older book without one."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'book'").fetchone():
        return 0
    return int(db.execute("SELECT mark FROM book").fetchone()[0])


def _free_path(book: Path, number: int) -> Path:
    """Return a free path for a copy made now: with the time of now or the first later second that is free."""
    at = datetime.now(UTC)
    while (path := folder_of(book) / name_of(book, number, at)).exists():
        at += timedelta(seconds=1)
    return path
