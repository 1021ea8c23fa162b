"""What can be wrong with a book, as one kind of exception: its cause, the cause in words, and what can be done.

The sentences stand here once: commands print them, the window translates them by their cause.
"""

import errno
import sqlite3
from pathlib import Path
from typing import Final, Literal

from engine.words import Phrase, phrase

Cause = Literal[
    "full", "readonly", "locked", "moved", "deleted", "replaced", "damaged", "damaged_step", "newer", "older",
    "foreign", "linked_lock", "second_writer", "no_session", "no_folder", "io",
]  # fmt: skip

WHY: Final[dict[Cause, str]] = {
    "full": "the disk is full",
    "readonly": "the book cannot be written: it is read-only",
    "locked": "another program has locked the book",
    "moved": "the book's file was moved or renamed",
    "deleted": "the book's file was deleted",
    "replaced": "another file was laid over the book",
    "damaged": "the book's file is damaged",
    "damaged_step": "step {step} of session {session} is damaged",
    "newer": "the book was written by a newer Feltbook",
    "older": "the book was written by an older Feltbook and not opened in this one yet",
    "foreign": "the file is not a book of Feltbook",
    "linked_lock": "a link stands where the lock of the book belongs",
    "second_writer": "another Feltbook writes this book",
    "no_session": "the book has no session {session}",
    "no_folder": "the folder of the book cannot be made here",
    "io": "the disk does not answer as it should",
}
"""The cause as part of a sentence."""

REMEDY: Final[dict[Cause, str]] = {
    "full": "Make room on the disk and try again, or save in another place.",
    "readonly": "Allow the book and its folder to be written, or save in another place.",
    "locked": "Close the other program and try again.",
    "moved": "Put the file back and try again, or save in another place.",
    "deleted": "Save in another place: the game is still in memory.",
    "replaced": "Save in another place: the game is still in memory, the file is left as it is.",
    "damaged": "Take a backup of the book, or begin a new one.",
    "damaged_step": "Take a backup of the book, or go on in a new session.",
    "newer": "Update Feltbook; the book was left as it is.",
    "older": "Open it in Feltbook once, so that it is brought up to date.",
    "foreign": "Choose another file, or begin a new book.",
    "linked_lock": "Delete the file beside the book whose name ends in .lock and try again.",
    "second_writer": "Go on in the window that has the book open.",
    "no_session": "Choose a session that is listed.",
    "no_folder": "Choose another place for the book.",
    "io": "Check the disk and its cable and try again, or save in another place.",
}
"""What can be done about it, as a sentence."""


class JournalError(Exception):
    """Something is wrong with the book on disk; nothing was stored and nothing has changed.

    `cause` says what, `why` and `remedy` say it in English; `session` and `step` name the damaged row, else 0;
    `detail` is what SQLite or the system said, or a phrase of `engine.words` about the step.
    """

    def __init__(
        self, cause: Cause, path: object = "", detail: object = "", *, session: int = 0, step: int = 0
    ) -> None:
        self.cause: Cause = cause
        self.path = str(path)
        self.detail = detail if isinstance(detail, Phrase) else str(detail)
        self.session = session
        self.step = step
        super().__init__(self._text())

    @property
    def why(self) -> str:
        """The cause in words."""
        return WHY[self.cause].format(session=self.session, step=self.step)

    @property
    def remedy(self) -> str:
        """What can be done."""
        return REMEDY[self.cause]

    def _text(self) -> str:
        place = f"{self.path}: " if self.path else ""
        words = self.detail.text if isinstance(self.detail, Phrase) else self.detail
        detail = f" ({words})" if words else ""
        return f"{place}{self.why}{detail}. {self.remedy}"


class NotABook(JournalError):
    """The file cannot be opened as a book."""


class NewerBook(JournalError):
    """The book was written by a newer Feltbook."""


class SecondWriter(JournalError):
    """Somebody else writes this book: a second running app, or a step that is already there."""


class NotWritten(JournalError):
    """A step could not be stored: nothing was stored, nothing changed."""


class Damaged(JournalError):
    """A row, or the file, does not hold what was written."""


class UnknownSession(JournalError):
    """There is no session of that number in the book."""


def damaged(session: int, step: int, detail: object = "", path: object = "") -> Damaged:
    """The error of a step that cannot be read."""
    return Damaged("damaged_step", path, detail, session=session, step=step)


TAKEN: Final = "there is a file of this name already"
"""Why nothing is written where something lies."""


def taken(path: Path) -> FileExistsError:
    """The error of a place where something lies already."""
    return FileExistsError(errno.EEXIST, TAKEN, str(path))


class reading:
    """`with reading(session, step):` whatever fails inside fails because the step holds what we never wrote: `Damaged`.

    Its events may be events and yet not fit the table they are said to have happened at.
    """

    __slots__ = ("session", "step")

    def __init__(self, session: int, step: int) -> None:
        self.session, self.step = session, step

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, JournalError):
            raise damaged(self.session, self.step, phrase("damaged.unfit", detail=repr(error))) from error


SqlError = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite's module throws; the second where a damaged schema stands in the very words of the error."""


def cause_of(error: sqlite3.Error | UnicodeDecodeError | OSError) -> Cause:
    """The cause behind an error of SQLite or of the system."""
    if isinstance(error, UnicodeDecodeError):
        return "damaged"
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, "io")
    name = getattr(error, "sqlite_errorname", "") or ""
    if name in _SECOND_WRITER:
        return "second_writer"
    cause = next((cause for start, cause in _SQLITE if name.startswith(start)), None)
    if cause is not None:
        return cause
    # Text that is no UTF-8 has no code: the module says so itself.
    return "damaged" if "decode" in str(error).lower() else "io"


_SECOND_WRITER: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_TRIGGER", "SQLITE_CONSTRAINT_UNIQUE")
_SQLITE: Final[tuple[tuple[str, Cause], ...]] = (
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
"""What the names of SQLite's errors begin with. SQLITE_ERROR: a table or column of ours is gone, or no JSON is JSON."""
_SYSTEM: Final[dict[int, Cause]] = {
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
