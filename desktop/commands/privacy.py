"""`feltbook forget` and `feltbook erase`: a person or a session goes, from the book, its backups and this device."""

import shutil
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from desktop.commands.books import existing
from desktop.commands.trouble import Trouble
from desktop.preferences import dealers, foreign
from desktop.preferences.pins import KeyRing, file
from desktop.preferences.places import dealers_file, default_file, heads_file
from desktop.recap.ticks import Ticks
from engine.journal.copies import folder_of
from engine.journal.errors import JournalError
from engine.journal.lock import lock_of
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import damaged_in, folders_of, listed
from engine.keeping.forgetting import erase as erase_from
from engine.keeping.forgetting import forget as forget_in
from engine.keeping.heads import note
from engine.keeping.names import known_as


def forget(options: Namespace) -> int:
    """Write another name for a person everywhere it is kept; 1 = a backup could not be changed.

    Raises:
        Trouble: there is no such book, nobody is called so, or `--yes` was not said.
    """
    book = existing(options.db)
    if not options.yes:
        raise Trouble(f"this is for good: with --yes {options.name!r} is another name in the book and its backups")
    now = datetime.now(UTC)
    with SqliteStore(book) as store:
        gone = forget_in(store, options.name, now)
        _note(book, store)
        ids = {row.uid: row.id for row in store.sessions(1 << 30)}
    print(f"{book}: {len(gone.uids)} sessions, {gone.stand_in} from now on")
    Ticks(book).rename({ids[uid] for uid in gone.uids}, options.name, gone.stand_in)
    names = dealers.known(dealers_file())
    if any(known_as(name) == known_as(options.name) for name in names):
        dealers.keep_all(dealers_file(), [name for name in names if known_as(name) != known_as(options.name)])
    ring = KeyRing(file())
    if (person := ring.pins.person(options.name)) is not None:
        ring.remove(person.name)
    return _in_backups(options, book, lambda store: forget_in(store, options.name, now, gone.stand_in))


def erase(options: Namespace) -> int:
    """Take a session out of the book and its backups; 1 = a backup could not be changed.

    Raises:
        Trouble: there is no such book or session, or `--yes` was not said.
    """
    book = existing(options.db)
    with SqliteStore(book, readonly=True) as reader:
        row = reader.session(options.session)
    if not options.yes:
        raise Trouble(f"this is for good: with --yes session {row.id} of {row.created[:10]} is in no book any more")
    with SqliteStore(book) as store:
        erase_from(store, row.uid)
        _note(book, store)
    Ticks(book).drop(row.id)
    print(f"{book}: session {row.id} is gone")
    return _in_backups(options, book, lambda store: erase_from(store, row.uid))


def _note(book: Path, store: SqliteStore) -> None:
    """The book ends otherwise now, on purpose: the next start of the app is not to miss anything."""
    with suppress(JournalError, OSError):
        note(heads_file(default_file()), book, store, datetime.now(UTC), again=True)


def _in_backups(options: Namespace, book: Path, work: Callable[[SqliteStore], Any]) -> int:
    """Do it in every backup of a book; what is locked or damaged is named and stays as it is."""
    failed = 0
    for backup in _backups(book, options.second):
        try:
            with SqliteStore(backup) as store:
                work(store)
                store.db.execute("PRAGMA journal_mode = DELETE")
            lock_of(backup).unlink(missing_ok=True)
            shutil.rmtree(folder_of(backup), ignore_errors=True)  # as it was before it was brought up, names and all
            print(f"{backup}: the same")
        except (JournalError, OSError) as error:
            failed = 1
            print(f"{backup}: not changed: {error}")
    return failed


def _backups(book: Path, second: str) -> Iterator[Path]:
    """The backups, copies that lie apart for their damage, and those an earlier Feltbook made before a migration."""
    chosen = (foreign.read(default_file(), dict[str, Any]) or {}).get("backups")
    for folder in dict.fromkeys((*folders_of(book, second), *folders_of(book, str(chosen or "")))):
        yield from (backup.path for backup in listed((folder,), book))
        yield from damaged_in(folder, book)
    with suppress(OSError):
        yield from sorted(book.parent.glob(f"{book.stem} version *{book.suffix}"))
