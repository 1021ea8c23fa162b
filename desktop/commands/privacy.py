"""`feltbook forget` and `feltbook erase`: remove a person or a session from the book, its backups and this device."""

from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from desktop.commands import Trouble
from desktop.commands.books import existing, single
from desktop.keeping import privacy
from desktop.preferences import device_files
from desktop.preferences.device_files import default_file, saved_in
from engine.journal.error_words import english
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import folders_of


def forget(options: Namespace) -> int:
    """Replace a person's name in book, backups and this device; 1 = a file could not be changed.

    Raises:
        Trouble: there is no such book, or `--yes` is missing.
    """
    book = existing(options.db)
    if not options.yes:
        raise Trouble(f"this is for good: with --yes {options.name!r} is another name in the book and its backups")
    with SqliteStore(book) as store:
        done = privacy.forget(store, options.name, datetime.now(UTC))
    if done.sessions:
        print(f"{book}: {done.sessions} sessions, {done.stand_in} from now on")
    else:
        print(f"{book}: nobody in it is called {options.name!r}")
    return _in_backups(options, book, done)


def erase(options: Namespace) -> int:
    """Erase a session from the book and its backups; 1 = a file could not be changed.

    Raises:
        Trouble: there is no such book, the words name no session or several, or `--yes` is missing.
        UnknownSession: there is no such session.
    """
    book = existing(options.db)
    with SqliteStore(book, readonly=True) as reader:
        row = reader.session(single(reader, options.session))
    if not options.yes:
        raise Trouble(f"this is for good: with --yes session {row.id} of {row.created[:10]} is in no book any more")
    with SqliteStore(book) as store:
        done = privacy.erase(store, row)
    print(f"{book}: session {row.id} is gone")
    return _in_backups(options, book, done)


def _in_backups(options: Namespace, book: Path, done: privacy.ErasureDone) -> int:
    """Repeat the change in every backup and print what is not reached; 1 = a locked or damaged file is unchanged."""
    chosen = str((device_files.read(default_file(), dict[str, Any]) or {}).get("backups") or "")
    folders = (*folders_of(book, options.second), *folders_of(book, chosen))
    changed = privacy.in_backups(book, folders, done.repeat)
    for backup in changed.backups:
        print(f"{backup}: the same")
    failed = (*done.failed, *changed.failed)
    for path, error in failed:
        print(f"{path}: not changed: {english(error) if isinstance(error, JournalError) else error}")
    beyond = privacy.unreached(book, str(options.second or chosen), saved_in())
    for path in filter(None, (*beyond.books, beyond.saved, beyond.away)):
        print(f"{path}: {'is not there now' if path == beyond.away else 'not reached'}")
    return bool(failed)
