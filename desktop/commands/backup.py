"""`feltbook backup` and `feltbook restore`: a verified copy of the book, and a new book made of one."""

from argparse import Namespace
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from desktop.commands import Trouble
from desktop.commands.books import existing, opened
from desktop.commands.session_list import line
from desktop.preferences.device_files import default_book
from engine.journal.error_words import why
from engine.journal.errors import JournalError
from engine.keeping.backups import back_up_all, folders_of
from engine.keeping.restoring import Difference, difference
from engine.keeping.restoring import restore as make


def backup(options: Namespace) -> int:
    """Back a book up beside it and into a second folder if given; 0 when every folder has it.

    Raises:
        Trouble: there is no such book.
    """
    book = existing(options.db)
    outcome = back_up_all(book, folders_of(book, options.to or ""), datetime.now(UTC))
    for made in outcome.made:
        print(made.path)
    for folder, error in outcome.failed:
        words = why(error).text if isinstance(error, JournalError) else error.strerror
        print(f"{folder}: no backup: {words}")
    return 1 if outcome.failed else 0


def restore(options: Namespace) -> int:
    """Print what is newer in the book than in a backup and, with `--out`, make a new book of the backup.

    Raises:
        Trouble: there is no such backup.
    """
    source = existing(options.backup)
    book: Path | None = options.db or default_book()
    if book is not None and book.is_file():
        for words in _newer(difference(book, source), book, source):
            print(words)
    elif options.db:
        raise Trouble(f"{book}: there is no such book")
    if options.out is not None:
        make(source, options.out)
        print(options.out)
    return 0


def _newer(difference: Difference, book: Path, backup: Path) -> Iterator[str]:
    """Yield a line for each session the backup lacks and for each only it has, or one if both are the same."""
    if not difference.lacks and not difference.only:
        yield f"{book}: nothing in it is newer than the backup"
    with opened(book) as book_store, opened(backup) as backup_store:
        for lack in difference.lacks:
            if lack.parted:
                words = "went another way in the backup"
            elif lack.whole:
                words = "is not in the backup"
            else:
                words = f"goes on after the backup: {lack.hands} hands, {lack.steps} steps"
            if lack.ticks:
                words += f", {lack.ticks} ticks of payments"
            yield f"{line(book_store, lack.session)}: {words}"
        for row in difference.only:
            yield f"{line(backup_store, row)}: only in the backup"
