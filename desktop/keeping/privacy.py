"""Forgets a person or erases an evening: in the book first, then in every backup of it, and on this device."""

import glob
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from desktop.preferences import dealers, device_files
from desktop.preferences.device_files import dealers_file, default_file, heads_file
from desktop.preferences.key_ring import KeyRing, file
from engine.journal.books import is_book
from engine.journal.copies import folder_of
from engine.journal.errors import JournalError, SqlError, cause_of
from engine.journal.evening_marks import old_file
from engine.journal.lock import lock_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow
from engine.keeping import forgetting
from engine.keeping.backups import damaged_in, listed
from engine.keeping.heads import note
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session

RepeatInBackup = Callable[[SqliteStore], object]
"""A function that repeats in a backup what was done in the book."""


Failed = tuple[tuple[Path, JournalError | OSError], ...]
"""Files that could not be changed, each with the error."""


class ErasureDone(Struct, frozen=True):
    """The result of a change of the book."""

    repeat: RepeatInBackup
    """Repeats the change in a backup."""
    sessions: int
    """Number of sessions that were changed."""
    stand_in: str = ""
    """The name that replaces that of the person, "" = an evening was erased."""
    failed: Failed = ()
    """Files of this device that still hold what is gone from the book, each with the error."""


class BackupsChanged(Struct, frozen=True):
    """The result of changing the backups."""

    backups: tuple[Path, ...] = ()
    """Backups that were changed."""
    failed: Failed = ()
    """Backups that were not changed, each with the error."""


class Unreached(Struct, frozen=True):
    """Files that erasing and forgetting do not reach."""

    books: tuple[Path, ...] = ()
    """Other books in the folder of this one."""
    saved: Path | None = None
    """The folder of saved files, None = it is missing or empty."""
    away: Path | None = None
    """The second folder of backups where it cannot be reached, None = it can, or there is none."""


class EveningLosses(Struct, frozen=True):
    """What is erased together with an evening."""

    unpaid: int
    """Number of payments that are not ticked, -1 = they cannot be read."""
    backups: int
    """Number of backups that hold the evening."""
    why: JournalError | None = None
    """Why the payments cannot be read, None = they can."""


def erase(store: SqliteStore, row: SessionRow, go_on: GoOn = always) -> ErasureDone:
    """Erase a session from the book, with its ticked payments.

    Raises:
        Cancelled: `go_on` returned False; nothing was changed.
        JournalError: the book cannot be written; nothing was changed.
    """
    forgetting.erase(store, row.uid, go_on)
    _note_head(store)
    return ErasureDone(lambda backup: forgetting.erase(backup, row.uid), 1)


def forget(store: SqliteStore, name: str, now: datetime, go_on: GoOn = always) -> ErasureDone:
    """Replace a person's name in the book, the ticked payments, the dealers and PINs of this device.

    Raises:
        Cancelled: `go_on` returned False; nothing was changed.
        JournalError: the book cannot be written; nothing was changed.
    """
    forgotten = forgetting.forget(store, name, now, go_on=go_on)
    _note_head(store)
    names = dict.fromkeys((name, *forgotten.names))
    ring, ticks = KeyRing(file()), old_file(store.file)  # an older Feltbook kept ticks beside the book
    failed = _change_files(
        (ticks, lambda: ticks.unlink(missing_ok=True)),
        (device_files.aside(ticks), lambda: device_files.aside(ticks).unlink(missing_ok=True)),
        *((dealers_file(), lambda typed=typed: dealers.forget(dealers_file(), typed)) for typed in names),
        *((ring.file, lambda typed=typed: ring.forget(typed)) for typed in names),
    )

    def repeat(backup: SqliteStore) -> object:
        return forgetting.forget(backup, name, now, forgotten.stand_in, names=forgotten.names)

    return ErasureDone(repeat, len(forgotten.uids), forgotten.stand_in, failed)


def _change_files(*changes: tuple[Path | None, Callable[[], None]]) -> Failed:
    """Run each change of a file, also after a failed one, as the book is changed already; return the failures."""
    failed: list[tuple[Path, JournalError | OSError]] = []
    for path, change in changes:
        try:
            change()
        except OSError as error:
            failed.append((path or Path(), error))
    return tuple(failed)


def _note_head(store: SqliteStore) -> None:
    """Note the new head of the book, as its change is wanted: the next start must not report missing steps."""
    with suppress(JournalError, OSError):
        note(heads_file(default_file()), store.file, store, datetime.now(UTC), again=True)


def copies(book: Path, folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the backups of a book, its damaged copies set aside, and copies an older Feltbook made to migrate."""
    for folder in dict.fromkeys(folders):
        yield from (backup.path for backup in listed((folder,), book))
        yield from damaged_in(folder, book)
    with suppress(OSError):
        yield from sorted(book.parent.glob(f"{glob.escape(book.stem)} version *{glob.escape(book.suffix)}"))


def in_backups(
    book: Path, folders: Iterable[Path], repeat: RepeatInBackup, go_on: GoOn = lambda _, __: True
) -> BackupsChanged:
    """Repeat a change in every backup of a book; locked or damaged ones stay as they are, none is half changed.

    Args:
        book: the book the backups are of.
        folders: folders of the backups.
        repeat: the change.
        go_on: called with the number of backups done and of all; its answer is ignored.
    """
    backups = tuple(copies(book, folders))
    changed, failed = list[Path](), list[tuple[Path, JournalError | OSError]]()
    for number, backup in enumerate(backups):
        go_on(number, len(backups))
        try:
            with SqliteStore(backup) as store:
                repeat(store)
                store.db.execute("PRAGMA journal_mode = DELETE")
            lock_of(backup).unlink(missing_ok=True)
            shutil.rmtree(folder_of(backup), ignore_errors=True)  # the version before a migration, with the names
            changed.append(backup)
        except SqlError as error:
            failed.append((backup, JournalError(cause_of(error), backup, error)))
        except (JournalError, OSError) as error:
            failed.append((backup, error))
    return BackupsChanged(tuple(changed), tuple(failed))


def unreached(book: Path, second: str, saved: Path) -> Unreached:
    """Return what erasing and forgetting do not reach; reads only names and the first bytes of files.

    Args:
        book: the book that is changed.
        second: the folder chosen for more backups, "" = none.
        saved: the folder of saved recaps and hands.
    """
    others: list[Path] = []
    with suppress(OSError):
        others = [path for path in sorted(book.parent.glob("*.db")) if not path.samefile(book) and is_book(path)]
    files = saved if saved.is_dir() and any(saved.iterdir()) else None
    return Unreached(tuple(others), files, Path(second) if second and not Path(second).is_dir() else None)


def losses_of(book: Path, session: int, folders: Iterable[Path], go_on: GoOn = always) -> EveningLosses:
    """Return what is erased with a session. Only reads; `go_on` is asked between backups and steps, False ends it.

    Raises:
        Cancelled: `go_on` returned False.
        JournalError: there is no such session.
    """
    with SqliteStore(book, readonly=True) as store:
        uid = store.session(session).uid
        count = 0
        for backup in copies(book, folders):
            if not go_on(0, 0):
                raise Cancelled
            count += _has_session(backup, uid)
        try:
            report = report_of(build(Session.resume(store, session), go_on=go_on), store.settled(session))
        except JournalError as error:
            return EveningLosses(-1, count, error)
    return EveningLosses(report.unpaid, count)


def _has_session(backup: Path, uid: str) -> bool:
    """Return whether a backup holds a session; False for an unreadable one, as changing it reports the error."""
    try:
        with SqliteStore(backup, readonly=True) as store:
            return bool(store.ask("SELECT 1 FROM sessions WHERE uid = ?", (uid,)))
    except (JournalError, OSError):
        return False
