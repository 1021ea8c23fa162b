"""Makes a new book of a backup, and compares a backup with the book it was made of."""

from pathlib import Path

from msgspec import Struct

from engine.journal.errors import JournalError
from engine.journal.evening_marks import newer
from engine.journal.progress import GoOn, always
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, SessionRow
from engine.keeping.backups import copy


class Lack(Struct, frozen=True):
    """The part of a session that a backup does not have."""

    session: SessionRow
    """The session as it is in the book."""
    steps: int
    """The number of missing steps."""
    hands: int
    """The number of missing hands."""
    whole: bool = False
    """Whether the whole session is missing."""
    parted: bool = False
    """Whether the session in the backup has other steps than that in the book."""
    ticks: int = 0
    """The number of payments with a later tick in the book."""


class Difference(Struct, frozen=True):
    """The differences between a book and a backup."""

    lacks: tuple[Lack, ...] = ()
    """The parts that only the book has, newest session first."""
    only: tuple[SessionRow, ...] = ()
    """Sessions that only the backup has."""


def restore(backup: Path, out: Path, go_on: GoOn = always) -> None:
    """Make a new book of a backup, which is only read; `go_on` = that of `copy`.

    Raises:
        Cancelled: `go_on` returned False; no file is left at `out`.
        JournalError: there is a file at `out` already, the backup is damaged or cannot be read, or `out` cannot be
            written; nothing is left there.
        OSError: `out` cannot be written.
    """
    if out.exists():
        raise JournalError("taken", out)
    with SqliteStore(backup, readonly=True) as store:
        copy(store, out, go_on)


def difference(book: Path, backup: Path) -> Difference:
    """Return what would be missing, and what would come back, if the backup replaced the book.

    Sessions are matched by their `uid`, steps by the chain.

    Raises:
        JournalError: one of the two cannot be read.
    """
    with SqliteStore(book, readonly=True) as book_store, SqliteStore(backup, readonly=True) as backup_store:
        book_rows, backup_rows = _sessions(book_store), _sessions(backup_store)
        lacks = (_lack(row, backup_rows.get(name), book_store, backup_store) for name, row in book_rows.items())
        missing = tuple(lack for lack in lacks if lack is not None)
    return Difference(missing, tuple(row for name, row in backup_rows.items() if name not in book_rows))


def _sessions(store: SqliteStore) -> dict[str, SessionRow]:
    """Return the sessions, newest first, by uid; before the chain by number and beginning."""
    return {row.uid or f"{row.id} {row.created}": row for row in store.sessions(EVERY)}


def _lack(
    row: SessionRow, backup_row: SessionRow | None, book_store: SqliteStore, backup_store: SqliteStore
) -> Lack | None:
    if backup_row is None:
        return Lack(row, row.steps, row.hand, whole=True)
    ticks = len(newer(book_store.settled(row.id), backup_store.settled(backup_row.id)))
    if backup_row.head == row.head and backup_row.steps == row.steps:
        return Lack(row, 0, 0, ticks=ticks) if ticks else None
    diverged = not _continues(row, backup_row, book_store)
    missing = max(0, row.steps - backup_row.steps)
    return Lack(row, missing, max(0, row.hand - backup_row.hand), parted=diverged, ticks=ticks)


def _continues(row: SessionRow, backup_row: SessionRow, book_store: SqliteStore) -> bool:
    """Return whether the book has the newest step of the backup."""
    if not book_store.chained or not backup_row.head:
        return row.steps >= backup_row.steps
    query = "SELECT lower(hex(hash)) FROM steps WHERE session = ? AND sequence = ?"
    try:
        return [tuple(values) for values in book_store.ask(query, (row.id, backup_row.steps))] == [(backup_row.head,)]
    except JournalError:
        return False
