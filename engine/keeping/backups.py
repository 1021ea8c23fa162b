"""Backups: whole copies of a book by SQLite's backup API; all pages and the whole chain are checked before one counts.

A backup is in a folder of its own beside the book and, where a second folder was chosen (a stick, a share), there as
well. A copy is made under another name, synced and then renamed, so that a file with the name of a backup is complete.
A copy that fails its check gets another name: it is no backup, and no backup is deleted because of it.
"""

import contextlib
import glob
import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.journal.copies import damaged_name, folder_of, name_of, parse_copy_name
from engine.journal.errors import Damaged, JournalError
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.sqlite import SqliteStore
from engine.keeping.retention import kept
from engine.proof.verify import bytes_of
from engine.writing import BESIDE, sync_folder

_SIDE_FILES: Final = "-journal", "-wal", "-shm"
"""The files that SQLite may make beside an unfinished copy."""

StillWanted = Callable[[], bool]
"""A function that returns whether to go on with the copy; False ends it."""


class Unproven(Damaged):
    """The error of a copy that failed its check; it is kept apart from the backups."""


class Backup(Struct, frozen=True, order=True):
    """A backup on disk."""

    at: datetime
    """The time it was made, UTC."""
    path: Path
    """The path of its file."""
    book_number: int
    """The random number of its book."""
    second: bool = False
    """Whether it is in another folder than the book's own."""


class DiskUse(Struct, frozen=True):
    """The disk space of the copies of a book."""

    count: int
    """The number of copies."""
    size: int
    """Their total size in bytes."""
    free: int
    """The free bytes of their disk."""


class BackupOutcome(Struct, frozen=True):
    """The outcome of a backup into several folders."""

    made: tuple[Backup, ...] = ()
    """The backups that were made."""
    failed: tuple[tuple[Path, JournalError | OSError], ...] = ()
    """The folders without a new backup, and why."""


def folders_of(book: Path, second: str | Path = "") -> tuple[Path, ...]:
    """Return all folders for the backups of a book; `second` = a folder chosen besides the usual one, "" = none."""
    own = folder_of(book)
    return (own, Path(second) / own.name) if second else (own,)


def listed(folders: Iterable[Path], book: Path) -> tuple[Backup, ...]:
    """Return the backups of books of this file name, newest first; a folder that does not exist has none."""
    backups: list[Backup] = []
    for folder in folders:
        with contextlib.suppress(OSError):
            for path in folder.iterdir():
                if (mark_and_time := parse_copy_name(path.name, book)) is not None:
                    backups.append(Backup(mark_and_time[1], path, mark_and_time[0], folder != folder_of(book)))
    return tuple(sorted(backups, reverse=True))


def disk_use(folder: Path, book: Path) -> DiskUse | None:
    """Return the disk space of the copies of books of this file name in a folder; None if its parent is missing too."""
    copies = [*(backup.path for backup in listed((folder,), book)), *damaged_in(folder, book)]
    size = 0
    for path in copies:
        with contextlib.suppress(OSError):
            size += path.stat().st_size
    try:
        return DiskUse(len(copies), size, shutil.disk_usage(folder if folder.exists() else folder.parent).free)
    except OSError:
        return None


def damaged_in(folder: Path, book: Path) -> tuple[Path, ...]:
    """Return the copies of books of this file name that failed their check."""
    return tuple(sorted(folder.glob(f"{glob.escape(book.stem)} {'[0-9]' * 12} damaged.db")))


def back_up_all(book: Path, folders: Sequence[Path], now: datetime, go_on: StillWanted = lambda: True) -> BackupOutcome:
    """Back a book up into each of these folders, and delete the backups there that need not be kept.

    If a folder fails, the others still get a backup, and nothing is deleted in it. Ends early if `go_on` returns False.
    """
    made: list[Backup] = []
    failed: list[tuple[Path, JournalError | OSError]] = []
    for folder in folders:
        try:
            backup = back_up(book, folder, now, go_on)
        except Cancelled:
            break
        except (JournalError, OSError) as error:
            failed.append((folder, error))
        else:
            made.append(backup)
            thin(folder, book, backup.book_number, now)
    return BackupOutcome(tuple(made), tuple(failed))


def back_up(book: Path, folder: Path, now: datetime, go_on: StillWanted = lambda: True) -> Backup:
    """Copy a book, which other processes may have open, into a folder; only the last part of its path may be missing.

    Args:
        book: the file; it is only read.
        folder: where to; its parent has to exist, so that no folder is made for a stick that was removed.
        now: UTC.
        go_on: called between bundles of pages.

    Raises:
        Unproven: the copy failed its check; it is kept under another name.
        JournalError: the book cannot be read; no new file is left.
        OSError: the folder cannot be written.
        Cancelled: `go_on` returned False.
    """
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    with SqliteStore(book, readonly=True) as store:
        number = _book_number(store)
        path = folder / name_of(book, number, now)
        copy(store, path, lambda *_: go_on(), folder / damaged_name(book, number))
    return Backup(now.astimezone(UTC).replace(microsecond=0), path, number, folder != folder_of(book))


def copy(store: SqliteStore, path: Path, go_on: GoOn = always, apart: Path | None = None) -> None:
    """Copy an open book to a path: written beside it, checked, synced and renamed; readable by its owner only.

    Args:
        store: the book.
        path: where to.
        go_on: called with the numbers of steps done and of all (each is copied and checked); False ends it.
        apart: the path for a copy that failed its check, None = it is deleted.

    Raises:
        JournalError, OSError, Cancelled: as of `back_up`; an existing file is not changed.
    """
    partial = path.with_name(path.name + BESIDE)
    total = 0
    with contextlib.suppress(JournalError):  # the copy of a damaged book is kept apart
        total = int(store.ask("SELECT coalesce(max(rowid), 0) FROM steps")[0][0])

    def copied(_: int, left: int, pages: int) -> None:
        _cancel_unless(lambda: go_on(total * (pages - left) // max(pages, 1), 2 * total))

    try:
        _remove_partial(partial)
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        store.backup(partial, copied)
        report = bytes_of(partial, lambda looked_at: go_on(total + min(looked_at, total), 2 * total))
        _cancel_unless(lambda: go_on(2 * total, 2 * total))  # a check that was cancelled proves nothing
        if report.faults:
            if apart is not None:
                partial.replace(apart)
            raise Unproven("damaged", store.file, report.faults[0].phrase.text)
        partial.replace(path)
        sync_folder(path.parent)
    except BaseException:
        with contextlib.suppress(OSError):
            _remove_partial(partial)
        raise


def _cancel_unless(go_on: StillWanted) -> None:
    if not go_on():
        raise Cancelled


def _book_number(store: SqliteStore) -> int:
    """Return the book's random number, 0 if it has none yet."""
    try:
        return store.book_number()
    except JournalError:
        return 0


def _remove_partial(partial: Path) -> None:
    for name in ("", *_SIDE_FILES):
        partial.with_name(partial.name + name).unlink(missing_ok=True)


def thin(folder: Path, book: Path, number: int, now: datetime) -> tuple[Path, ...]:
    """Delete the backups of a book that need not be kept; returns those deleted. Failed deletions are ignored."""
    backups = {backup.at.astimezone().replace(tzinfo=None): backup for backup in listed((folder,), book)
            if backup.book_number == number}  # fmt: skip
    moments_kept = kept(backups, now.astimezone().replace(tzinfo=None))
    deleted: list[Path] = []
    for moment, backup in backups.items():
        if moment not in moments_kept:
            with contextlib.suppress(OSError):
                backup.path.unlink()
                deleted.append(backup.path)
    for leftover in folder.glob(f"{glob.escape(book.stem)} {number:012d} *.db{BESIDE}"):  # of an interrupted copy
        with contextlib.suppress(OSError):
            _remove_partial(leftover)
    return tuple(deleted)
