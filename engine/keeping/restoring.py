"""Restoring: a backup becomes a new book, beside the one it was made of; what that one has and it has not is told."""

from pathlib import Path

from msgspec import Struct

from engine.journal.errors import JournalError
from engine.journal.evening_marks import newer
from engine.journal.progress import GoOn, always
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, SessionRow
from engine.keeping.backups import copy


class Lack(Struct, frozen=True):
    """What a backup has not of a session."""

    session: SessionRow
    """As the book has it."""
    steps: int
    """How many are missing."""
    hands: int
    """How many are missing."""
    whole: bool = False
    """Whether all of it is."""
    parted: bool = False
    """Whether it went another way there."""
    ticks: int = 0
    """Of how many payments it was said later whether they were made."""


class Difference(Struct, frozen=True):
    """A backup beside the book."""

    lacks: tuple[Lack, ...] = ()
    """What is newer in the book, newest first."""
    only: tuple[SessionRow, ...] = ()
    """Sessions that the backup alone has."""


def restore(backup: Path, out: Path, go_on: GoOn = always) -> None:
    """Make a new book of a backup, which is only read; `go_on` = as of `copy`.

    Raises:
        Cancelled: `go_on` said so; nothing is left at `out`.
        JournalError: there is something at `out` already, the backup is damaged or cannot be read, or `out` cannot be
            written; nothing is left there.
        OSError: `out` cannot be written.
    """
    if out.exists():
        raise JournalError("taken", out)
    with SqliteStore(backup, readonly=True) as store:
        copy(store, out, go_on)


def difference(book: Path, backup: Path) -> Difference:
    """What would be missing, and what would come back, if the backup took the place of the book.

    Sessions are the same by their `uid`; steps are by the chain.

    Raises:
        JournalError: one of the two cannot be read.
    """
    with SqliteStore(book, readonly=True) as now, SqliteStore(backup, readonly=True) as then:
        here, there = _sessions(now), _sessions(then)
        lacks = (_lack(row, there.get(name), now, then) for name, row in here.items())
        missing = tuple(lack for lack in lacks if lack is not None)
    return Difference(missing, tuple(row for name, row in there.items() if name not in here))


def _sessions(store: SqliteStore) -> dict[str, SessionRow]:
    """The sessions, newest first, by what tells them apart; before the chain that was when they began."""
    return {row.uid or f"{row.id} {row.created}": row for row in store.sessions(EVERY)}


def _lack(row: SessionRow, then: SessionRow | None, now: SqliteStore, backup: SqliteStore) -> Lack | None:
    if then is None:
        return Lack(row, row.steps, row.hand, whole=True)
    ticks = len(newer(now.settled(row.id), backup.settled(then.id)))
    if then.head == row.head and then.steps == row.steps:
        return Lack(row, 0, 0, ticks=ticks) if ticks else None
    parted = not _continues(row, then, now)
    return Lack(row, row.steps - then.steps, max(0, row.hand - then.hand), parted=parted, ticks=ticks)


def _continues(row: SessionRow, then: SessionRow, now: SqliteStore) -> bool:
    """Whether the book went on from where the backup ends."""
    if not now.chained or not then.head:
        return row.steps >= then.steps
    query = "SELECT lower(hex(hash)) FROM steps WHERE session = ? AND sequence = ?"
    try:
        return [tuple(values) for values in now.ask(query, (row.id, then.steps))] == [(then.head,)]
    except JournalError:
        return False
