"""The head of a book noted outside of it: who cuts its end off, or lays an older one in its place, is noticed.

A chain proves every step that is there, and nothing of a step that is not. So the newest step of the book is written
into a small file of the device when a backup is made and when the app is closed, and looked for at the next start.
"""

from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.journal.reader import BookReader
from engine.writing import OURS_ALONE, write

_MOST = 200
"""Books that are remembered, the one closed last first."""
_BYTES = 1 << 20


class NewestStep(Struct, frozen=True):
    """The newest step of a book."""

    uid: str
    """Of its session."""
    step: int
    """Its number."""
    head: str
    """Its hash in hex."""
    at: datetime
    """When it was noted."""


def note(file: Path, book: Path, store: BookReader, at: datetime, again: bool = False) -> None:
    """Write down the newest step of a book by its path; of a book without steps, or from before the chain, nothing is.

    `again` = only where something is noted of it: it was rewritten, and what was noted is on purpose not there.

    Raises:
        JournalError: the book cannot be read.
        OSError: the file cannot be written.
    """
    newest = store.newest()
    row = store.session(newest) if newest is not None else None
    books = _read(file)
    name = str(book.absolute())
    known = books.pop(name, None) is not None
    chained = row is not None and row.head
    if not known and (again or not chained):
        return
    newest_of = {name: NewestStep(row.uid, row.steps, row.head, at)} if row is not None and chained else {}
    kept = {**newest_of, **books}
    write(file, msgspec.json.encode(dict(list(kept.items())[:_MOST])), OURS_ALONE)


def missing(file: Path, book: Path, store: BookReader) -> NewestStep | None:
    """What was noted of this book and is not in it any more; None where all of it is there, or nothing was noted.

    Raises:
        JournalError: the book cannot be read.
    """
    noted = _read(file).get(str(book.absolute()))
    if noted is None or not store.chained:
        return None
    query = """
        SELECT 1 FROM steps JOIN sessions ON sessions.id = session
        WHERE uid = ? AND sequence = ? AND lower(hex(hash)) = ?
    """
    return None if store.ask(query, (noted.uid, noted.step, noted.head)) else noted


def _read(file: Path) -> dict[str, NewestStep]:
    """What is noted; a file that cannot be read counts as none, it keeps nobody from dealing."""
    try:
        with file.open("rb") as opened:
            return msgspec.json.decode(opened.read(_BYTES), type=dict[str, NewestStep])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}
