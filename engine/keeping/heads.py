"""The head of a book, noted outside the book: it shows when the end of a book is missing or an older book replaced it.

A chain proves each step that is there, but not that none is missing. So the newest step of the book is written to a
small file of the device when a backup is made and when the app is closed, and is looked up at the next start.
"""

from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.journal.reader import BookReader
from engine.writing import OURS_ALONE, write

_MOST_BOOKS = 200
"""Number of books that are noted, the last closed first."""
_MOST_BYTES = 1 << 20


class NewestStep(Struct, frozen=True):
    """The newest step of a book."""

    uid: str
    """The uid of its session."""
    step: int
    """Its number in the session."""
    head: str
    """Its hash in hex."""
    at: datetime
    """The time of the note."""


def note(file: Path, book: Path, store: BookReader, at: datetime, again: bool = False) -> None:
    """Note the newest step of a book by its path; nothing is noted for a book without steps, or from before the chain.

    `again` = only if the book has a note: it was rewritten, so that the noted step is missing on purpose.

    Raises:
        JournalError: the book cannot be read.
        OSError: the file cannot be written.
    """
    newest = store.newest()
    row = store.session(newest) if newest is not None else None
    books = _read(file)
    name = str(book.absolute())
    was_noted = books.pop(name, None) is not None
    chained = row is not None and row.head
    if not was_noted and (again or not chained):
        return
    newest_of = {name: NewestStep(row.uid, row.steps, row.head, at)} if row is not None and chained else {}
    notes = {**newest_of, **books}
    write(file, msgspec.json.encode(dict(list(notes.items())[:_MOST_BOOKS])), OURS_ALONE)


def missing(file: Path, book: Path, store: BookReader) -> NewestStep | None:
    """Return the noted step of this book if the book no longer has it; None if it has, or nothing was noted.

    Raises:
        JournalError: the book cannot be read.
    """
    noted_step = _read(file).get(str(book.absolute()))
    if noted_step is None or not store.chained:
        return None
    query = """
        SELECT 1 FROM steps JOIN sessions ON sessions.id = session
        WHERE uid = ? AND sequence = ? AND lower(hex(hash)) = ?
    """
    return None if store.ask(query, (noted_step.uid, noted_step.step, noted_step.head)) else noted_step


def _read(file: Path) -> dict[str, NewestStep]:
    """Return the notes by path; a file that cannot be read counts as empty, so that it prevents no game."""
    try:
        with file.open("rb") as opened:
            return msgspec.json.decode(opened.read(_MOST_BYTES), type=dict[str, NewestStep])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}
