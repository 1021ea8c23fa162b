"""The errors of a book: one kind of exception that carries its cause and facts.

The sentence of a cause and that of its remedy are in `engine.words` under `book.CAUSE` and `remedy.CAUSE`.
"""

import errno
import sqlite3
from typing import Final, Literal

from msgspec import Struct

Cause = Literal[
    "full", "readonly", "locked", "moved", "deleted", "replaced", "damaged", "damaged_step", "newer", "older",
    "foreign", "linked_lock", "second_writer", "no_session", "no_folder", "taken", "io",
]  # fmt: skip


class Detail(Struct, frozen=True):
    """The detail of an error beyond its cause: a sentence of `engine.words` by key and facts."""

    key: str
    """The key of the sentence."""
    facts: tuple[tuple[str, int | str], ...]
    """The values of its blanks, by name."""

    def __str__(self) -> str:
        return " ".join((self.key, *(f"{name}={fact}" for name, fact in self.facts)))


def detail_of(key: str, /, **facts: int | str) -> Detail:
    """Return the sentence `key` with its facts."""
    return Detail(key, tuple(facts.items()))


class JournalError(Exception):
    """An error of the book on disk; nothing was stored and nothing has changed.

    `cause` is its kind; `session` and `step` name the damaged row, else 0; `detail` is a `Detail`, or the text of
    SQLite or of the system. As text it is all of these, for a log; `engine.journal.error_words` makes its sentences.
    """

    def __init__(
        self, cause: Cause, path: object = "", detail: object = "", *, session: int = 0, step: int = 0
    ) -> None:
        self.cause: Cause = cause
        self.path = str(path)
        self.detail = detail if isinstance(detail, Detail) else str(detail)
        self.session = session
        self.step = step
        super().__init__(cause, self.path, self.detail, session, step)

    def __str__(self) -> str:
        facts = {"path": self.path, "session": self.session, "step": self.step, "detail": self.detail}
        return " ".join((self.cause, *(f"{name}={fact}" for name, fact in facts.items() if fact)))


class NotABook(JournalError):
    """The file cannot be opened as a book."""


class NewerBook(JournalError):
    """The book was written by a newer Feltbook."""


class SecondWriter(JournalError):
    """Another writer writes this book: a second running app, or a step that is stored already."""


class NotWritten(JournalError):
    """A step could not be stored: nothing was stored, nothing changed."""


class Damaged(JournalError):
    """A row, or the file, does not have the content that was written."""


class UnknownSession(JournalError):
    """There is no session of that number in the book."""


def damaged(session: int, step: int, detail: object = "", path: object = "") -> Damaged:
    """Return the error of a step that cannot be read."""
    return Damaged("damaged_step", path, detail, session=session, step=step)


class reading:
    """A context: `with reading(session, step):` turns any failure inside into `Damaged`, since the step caused it.

    The events of a damaged step may decode well and yet not fit the table that they are applied to.
    """

    __slots__ = ("session", "step")

    def __init__(self, session: int, step: int) -> None:
        self.session, self.step = session, step

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, JournalError):
            raise damaged(self.session, self.step, detail_of("damaged.unfit", detail=repr(error))) from error


SqlError = (sqlite3.Error, UnicodeDecodeError)
"""The exceptions of Python's `sqlite3`; the second is raised when the error text quotes a damaged schema."""


def cause_of(error: sqlite3.Error | UnicodeDecodeError | OSError) -> Cause:
    """Return the cause of an error of SQLite or of the system."""
    if isinstance(error, UnicodeDecodeError):
        return "damaged"
    if isinstance(error, OSError):
        return _CAUSE_OF_ERRNO.get(error.errno or 0, "io")
    name = getattr(error, "sqlite_errorname", "") or ""
    if name in _SECOND_WRITER_ERRORS:
        return "second_writer"
    cause = next((cause for start, cause in _CAUSE_OF_SQLITE if name.startswith(start)), None)
    if cause is not None:
        return cause
    # The error of text that is not UTF-8 has no code: it comes from the `sqlite3` module, not from SQLite.
    return "damaged" if isinstance(error, sqlite3.OperationalError) and not name else "io"


_SECOND_WRITER_ERRORS: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_TRIGGER", "SQLITE_CONSTRAINT_UNIQUE")
_CAUSE_OF_SQLITE: Final[tuple[tuple[str, Cause], ...]] = (
    ("SQLITE_FULL", "full"),
    ("SQLITE_READONLY_DBMOVED", "moved"),
    ("SQLITE_READONLY", "readonly"),
    ("SQLITE_PERM", "readonly"),
    ("SQLITE_BUSY", "locked"),
    ("SQLITE_LOCKED", "locked"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
    ("SQLITE_ERROR", "damaged"),
)
"""Prefixes of SQLite's error names. SQLITE_ERROR: a table or column of a book is missing, or stored JSON is invalid."""
_CAUSE_OF_ERRNO: Final[dict[int, Cause]] = {
    errno.ENOSPC: "full",
    errno.EFBIG: "full",
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.EROFS: "readonly",
    errno.ENOENT: "deleted",
    errno.ENOTDIR: "no_folder",  # a part of the path is a file
    errno.EEXIST: "no_folder",
    **({errno.EDQUOT: "full"} if hasattr(errno, "EDQUOT") else {}),
}
