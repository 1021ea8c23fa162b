"""A person is forgotten, an evening erased: in the book first, then in every backup of it; on this device as well."""

import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from desktop.preferences import dealers
from desktop.preferences.pins import KeyRing, file
from desktop.preferences.places import dealers_file, default_file, heads_file
from desktop.recap.ticks import Ticks
from engine.journal.copies import folder_of
from engine.journal.errors import JournalError
from engine.journal.lock import lock_of
from engine.journal.sqlite import SqliteStore
from engine.journal.stored import SessionRow
from engine.keeping import forgetting
from engine.keeping.backups import damaged_in, listed
from engine.keeping.heads import note
from engine.keeping.names import known_as
from engine.proof.findings import GoOn
from engine.recap.build import build
from engine.recap.report import report_of
from engine.session import Session

Again = Callable[[SqliteStore], object]
"""Does in a backup what was done in the book."""


class Done(Struct, frozen=True):
    """What was done in the book: in `sessions` sessions, somebody is `stand_in` now ("" = one was erased)."""

    again: Again
    sessions: int
    stand_in: str = ""


class Changed(Struct, frozen=True):
    """Backups that were changed, and those that could not be with the cause."""

    backups: tuple[Path, ...] = ()
    failed: tuple[tuple[Path, JournalError | OSError], ...] = ()


class Going(Struct, frozen=True):
    """What goes with an evening: `unpaid` payments, -1 = they cannot be read: `why`; `backups` that hold it."""

    unpaid: int
    backups: int
    why: JournalError | None = None


def erase(store: SqliteStore, row: SessionRow) -> Done:
    """Take a session out of the book, with the payments that were ticked.

    Raises:
        JournalError, OSError: the book, or what lies beside it, cannot be written.
    """
    forgetting.erase(store, row.uid)
    _note(store)
    Ticks(store.file).drop(row.id)
    return Done(lambda backup: forgetting.erase(backup, row.uid), 1)


def forget(store: SqliteStore, name: str, now: datetime) -> Done:
    """Write another name for a person in the book, the ticked payments, the dealers and PINs of this device.

    Raises:
        JournalError, OSError: the book, or what lies beside it, cannot be written.
    """
    gone = forgetting.forget(store, name, now)
    _note(store)
    Ticks(store.file).rename({row.id for row in store.sessions(1 << 30) if row.uid in gone.uids}, name, gone.stand_in)
    names = dealers.known(dealers_file())
    others = [known for known in names if known_as(known) != known_as(name)]
    if len(others) < len(names):
        dealers.keep_all(dealers_file(), others)
    ring = KeyRing(file())
    if (person := ring.pins.person(name)) is not None:
        ring.remove(person.name)
    return Done(lambda backup: forgetting.forget(backup, name, now, gone.stand_in), len(gone.uids), gone.stand_in)


def _note(store: SqliteStore) -> None:
    """The book ends otherwise now, on purpose: the next start of the app is not to miss anything."""
    with suppress(JournalError, OSError):
        note(heads_file(default_file()), store.file, store, datetime.now(UTC), again=True)


def copies(book: Path, folders: Iterable[Path]) -> Iterator[Path]:
    """The backups, copies that lie apart for their damage, and those an earlier Feltbook made before a migration."""
    for folder in dict.fromkeys(folders):
        yield from (backup.path for backup in listed((folder,), book))
        yield from damaged_in(folder, book)
    with suppress(OSError):
        yield from sorted(book.parent.glob(f"{book.stem} version *{book.suffix}"))


def in_backups(book: Path, folders: Iterable[Path], again: Again, go_on: GoOn = lambda _, __: True) -> Changed:
    """Do it in every backup of a book; what is locked or damaged stays as it is. Never left half done.

    Args:
        book: whose backups.
        folders: where they lie.
        again: what is done in each.
        go_on: told how many of how many are done; its answer does not count.
    """
    backups = tuple(copies(book, folders))
    changed, failed = list[Path](), list[tuple[Path, JournalError | OSError]]()
    for number, backup in enumerate(backups):
        go_on(number, len(backups))
        try:
            with SqliteStore(backup) as store:
                again(store)
                store.db.execute("PRAGMA journal_mode = DELETE")
            lock_of(backup).unlink(missing_ok=True)
            shutil.rmtree(folder_of(backup), ignore_errors=True)  # as it was before it was brought up, names and all
            changed.append(backup)
        except (JournalError, OSError) as error:
            failed.append((backup, error))
    return Changed(tuple(changed), tuple(failed))


def going(book: Path, session: int, folders: Iterable[Path]) -> Going:
    """What goes with a session. Only reads.

    Raises:
        JournalError: there is no such session.
    """
    with SqliteStore(book, readonly=True) as store:
        uid = store.session(session).uid
        holding = sum(_holds(backup, uid) for backup in copies(book, folders))
        try:
            report = report_of(build(Session.resume(store, session)), Ticks(book).of(session))
        except JournalError as error:
            return Going(-1, holding, error)
    return Going(sum(not payment.paid for payment in report.payments), holding)


def _holds(backup: Path, uid: str) -> bool:
    """Whether a backup has a session; one that cannot be read is named once it could not be changed."""
    try:
        with SqliteStore(backup, readonly=True) as store:
            return bool(store.ask("SELECT 1 FROM sessions WHERE uid = ?", (uid,)))
    except (JournalError, OSError):
        return False
