"""The error of a book that cannot be opened in words, and the ways on that are offered."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from msgspec import Struct

from desktop.words.i18n import capitalised
from desktop.words.phrases import remedy, why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import listed


class BookAction(Enum):
    """A way on from a book that cannot be opened; the value is part of the key of its words."""

    RESTORE = "restore"
    """Copy the newest backup to a new book."""
    SALVAGE = "salvage"
    """Copy the steps that still verify to a new book."""
    AGAIN = "again"
    """Try to open it again."""
    LOOK = "look"
    """Open it for reading only."""
    OTHER = "other"
    """Open another book."""
    NEW = "new"
    """Begin a new book."""
    QUIT = "quit"
    """Close the app."""
    OPEN = "open"
    """Open the book that was just saved."""


class Unopened(Struct, frozen=True):
    """The content of the page of a book that cannot be opened."""

    head: str
    """The title, in words."""
    lines: tuple[str, ...]
    """Cause, remedy and path, or the result of a rescue."""
    ways: tuple[BookAction, ...]
    """The ways on, the likeliest first."""


class Chosen(Struct, frozen=True):
    """The book to open next."""

    path: Path | None
    """File of the book, None = the usual book."""
    look: bool = False
    """Whether the book is opened for reading only."""


def unopened(error: JournalError | OSError, path: Path | None, folders: Sequence[Path] = ()) -> Unopened:
    """Return the words and the ways on for a book that failed with `error`.

    `path` None means that this device has no folder for a book; `folders` = the folders of its backups.
    """
    if path is None:
        elsewhere = (BookAction.NEW, BookAction.OTHER, BookAction.AGAIN, BookAction.QUIT)
        return Unopened(say("unopened.no_home"), (say("unopened.no_home_why"),), elsewhere)
    lines = [f"{capitalised(why(error))}.", str(path)]
    cause = error.cause if isinstance(error, JournalError) else "io"
    if isinstance(error, JournalError) and cause != "deleted":
        lines.insert(1, remedy(error))
    ways: list[BookAction] = [BookAction.AGAIN, BookAction.OTHER, BookAction.NEW, BookAction.QUIT]
    if cause in ("newer", "foreign", "damaged", "damaged_step"):
        ways = [BookAction.OTHER, BookAction.NEW, BookAction.AGAIN, BookAction.QUIT]
    backups = listed(folders, path)
    if cause in ("damaged", "damaged_step", "deleted", "foreign") and backups:
        ways.insert(0, BookAction.RESTORE)
    if path.is_file() and (cause in ("damaged", "damaged_step") or (cause == "foreign" and backups)):
        ways.insert(0, BookAction.SALVAGE)
    if cause not in ("newer", "foreign", "locked") and can_be_read(path):
        ways.insert(ways.index(BookAction.OTHER), BookAction.LOOK)
    head = say("waiting.given_up" if cause == "older" else "unopened.unopened")  # the user cancelled its upgrade
    return Unopened(head, tuple(lines), tuple(ways))


def can_be_read(path: Path) -> bool:
    """Return whether a book can be opened for reading although it cannot be written."""
    if not path.is_file():
        return False
    try:
        with SqliteStore(path, readonly=True) as store:
            store.running()
    except (JournalError, OSError):
        return False
    return True
