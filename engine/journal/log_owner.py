"""Which file a log belongs to: SQLite reads a log left by a crash into whatever file lies beside it.

So the head of the file (its first 100 bytes, which count its changes) and the book's random number are written down in
the lock file whenever the head has changed. Our file has the head that was written down, or one that stands in the log
itself: the log brought it there. A file with another head or number was laid over the book while it was open, and the
log is set aside before SQLite sees it.
"""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from engine.journal.errors import SqlError
from engine.journal.path_check import HEAD, LOG

_LOG_HEAD: Final = 32
_FRAME_HEAD: Final = 24
_SALTS: Final = slice(16, 24)


def _head(book: Path) -> bytes:
    """The head of a file that is not open: closing it again would drop the locks SQLite has on an open one."""
    try:
        with book.open("rb") as file:
            return file.read(HEAD)
    except OSError:
        return b""


def foreign_log(book: Path, written_down: bytes) -> bool:
    """Whether the log beside a book surely belongs to another file; `written_down` = what its writer noted.

    Nothing noted says that somebody may write it now, this process too: then the file is not touched.
    """
    before, number = written_down[:HEAD], written_down[HEAD:]
    if len(before) < HEAD or len(now := _head(book)) < HEAD:
        return False
    if now != before and now not in _heads(book):
        return True
    return _number(book) not in (number, b"")


def note_of(head: bytes, number: int) -> bytes:
    """What a writer notes: the head of the file, and the book's number."""
    return head + str(number).encode()


def _number(book: Path) -> bytes:
    """The random number in the file itself, without its log; nothing where it stands in the log alone."""
    try:
        db = sqlite3.connect(f"{book.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    except sqlite3.Error:
        return b""
    try:
        return str(db.execute("SELECT mark FROM book").fetchone()[0]).encode()
    except (*SqlError, TypeError):
        return b""
    finally:
        db.close()


def _heads(book: Path) -> set[bytes]:
    """The heads in the log: those of its first pages, as far as its frames belong together."""
    heads: set[bytes] = set()
    with contextlib.suppress(OSError), open(f"{book}{LOG}", "rb") as log:
        salts = log.read(_LOG_HEAD)
        page = int.from_bytes(salts[8:12], "big")
        while len(frame := log.read(_FRAME_HEAD)) == _FRAME_HEAD and frame[8:16] == salts[_SALTS]:
            content = log.read(page)
            if int.from_bytes(frame[:4], "big") == 1:
                heads.add(content[:HEAD])
    return heads


def has_log(book: Path) -> bool:
    """Whether a log with anything in it lies beside the book."""
    try:
        return os.stat(f"{book}{LOG}").st_size > _LOG_HEAD
    except OSError:
        return False
