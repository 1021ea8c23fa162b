"""Finds out which file a log belongs to: SQLite applies a log left by a crash to any file beside it.

So the head of the file (its first 100 bytes, with a counter of its changes) and the book's random number are noted in
the lock file whenever the head has changed. The right file has the noted head, or a head that is in the log, which
wrote it. A file with another head or number replaced the book while it was open; its log is renamed before SQLite
opens the file.
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
    """Return the head of a file that is not open: closing a second handle would drop SQLite's locks on an open file."""
    try:
        with book.open("rb") as file:
            return file.read(HEAD)
    except OSError:
        return b""


def is_foreign_log(book: Path, note: bytes) -> bool:
    """Return whether the log beside a book surely belongs to another file; `note` = the note of its writer.

    Without a note a process may be writing the book now, this one too: then the file is not opened.
    """
    noted_head, noted_number = note[:HEAD], note[HEAD:]
    if len(noted_head) < HEAD or len(head := _head(book)) < HEAD:
        return False
    if head != noted_head and head not in _heads_in_log(book):
        return True
    return _number_in_file(book) not in (noted_number, b"")


def note_of(head: bytes, number: int) -> bytes:
    """Return the note of a writer: the head of the file, and the book's number."""
    return head + str(number).encode()


def _number_in_file(book: Path) -> bytes:
    """Return the random number in the file alone, without its log; empty if only the log has it."""
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


def _heads_in_log(book: Path) -> set[bytes]:
    """Return the heads in the log: the copies of page 1, as far as its frames belong to one run."""
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
    """Return whether there is a log with content beside the book."""
    try:
        return os.stat(f"{book}{LOG}").st_size > _LOG_HEAD
    except OSError:
        return False
