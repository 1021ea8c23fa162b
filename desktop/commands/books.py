"""The book a command reads, and the sessions its arguments name."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path

from desktop.commands import Trouble
from desktop.preferences.device_files import NO_HOME, default_book
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, last_used
from engine.keeping.forgetting import without_names
from engine.session import Session


def book_path(path: Path | None) -> Path:
    """Return the path given, or that of the usual book, which need not exist.

    Raises:
        Trouble: there is no place for one.
    """
    book = path or default_book()
    if book is None:
        raise Trouble(NO_HOME)
    return book


def existing(path: Path | None) -> Path:
    """Return the path given, or that of the usual book.

    Raises:
        Trouble: there is none.
    """
    book = book_path(path)
    if not book.is_file():
        raise Trouble(f"{book}: there is no such book")
    return book


def opened(path: Path | None) -> SqliteStore:
    """Return the book opened for reading; raises `Trouble` when there is none."""
    return SqliteStore(existing(path), readonly=True)


def chosen(store: SqliteStore, which: str) -> list[Session]:
    """Return the sessions of `last`, `all`, `3`, `1-3` or `1,4`, in that order; those of a range or `all` oldest first.

    Raises:
        Trouble: the book has none, or the words name none.
    """
    return [Session.resume(store, number) for number in _session_numbers(store, which)]


def single(store: SqliteStore, which: str) -> int:
    """Return the number of the one session that is named in one of these ways.

    Raises:
        Trouble: the book has none, or the words name none or several.
        UnknownSession: there is no session of this number.
    """
    number, *more = _session_numbers(store, which)
    if more:
        raise Trouble(f"{which!r} is several sessions: name one")
    return store.session(number).id


def _session_numbers(store: SqliteStore, which: str) -> list[int]:
    """Return the numbers of the sessions named."""
    if which == "last":
        newest = last_used(store) or store.newest()
        if newest is None:
            raise Trouble("this book has no session yet")
        return [newest]
    if which == "all":
        numbers = sorted(row.id for row in store.sessions(EVERY))
        if not numbers:
            raise Trouble("this book has no session yet")
        return numbers
    return [number for part in which.split(",") for number in _numbers(store, part, which)]


def _numbers(store: SqliteStore, part: str, which: str) -> list[int]:
    """Return the number, or the numbers of a range that are in the book."""
    ends = part.split("-")
    if len(ends) > 2 or not all(number.isascii() and number.isdigit() and int(number) <= 2**62 for number in ends):
        raise Trouble(
            f"{which!r} is no session: give a number, several (1,4 or 1-3), `last` or `all`;"
            " `feltbook sessions` lists them"
        )
    if len(ends) == 1:
        return [int(part)]
    first, last = map(int, ends)
    sessions = sorted(row.id for row in store.sessions(EVERY) if first <= row.id <= last)
    if not sessions:
        raise Trouble(f"this book has no session from {first} to {last}")
    return sessions


def day_of(typed: str) -> date:
    """Return a day given on the command line.

    Raises:
        Trouble: it is none.
    """
    try:
        return date.fromisoformat(typed)
    except ValueError:
        raise Trouble(f"{typed!r} is no day: write it as 2026-05-31") from None


@contextmanager
def chosen_sessions(store: SqliteStore, which: str, nameless: bool) -> Iterator[list[Session]]:
    """Yield the sessions named; with `nameless`, from copies in which every player is a number."""
    sessions = chosen(store, which)
    if not nameless:
        yield sessions
        return
    copies = [(session.id, without_names(store, session.id)) for session in sessions]
    with ExitStack() as books:
        yield [Session.resume(books.enter_context(book), number) for number, book in copies]
