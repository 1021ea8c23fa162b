"""What is wrong with a book that cannot be opened, and what can be done about it."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from msgspec import Struct

from desktop.words.i18n import begun
from desktop.words.phrases import remedy, why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import listed


class WayOn(Enum):
    """What can be done about a book that cannot be opened; the value is the key of its words."""

    RESTORE = "restore"
    """Bring the newest backup into a new book."""
    SALVAGE = "salvage"
    """Bring what still proves itself into a new book."""
    AGAIN = "again"
    """Try to open it again."""
    LOOK = "look"
    """Open it only to be read."""
    OTHER = "other"
    """Open another book."""
    NEW = "new"
    """Begin a new book."""
    QUIT = "quit"
    """Close the app."""
    OPEN = "open"
    """Open the book that was just saved."""


class Unopened(Struct, frozen=True):
    """What the window says of a book that cannot be opened."""

    head: str
    """What is the matter."""
    lines: tuple[str, ...]
    """More about it."""
    ways: tuple[WayOn, ...]
    """What can be done, the likeliest first."""


class Chosen(Struct, frozen=True):
    """Which book to open next."""

    path: Path | None
    """Its file, None = the usual one."""
    look: bool = False
    """Whether only to look at it."""


def unopened(error: JournalError | OSError, path: Path | None, folders: Sequence[Path] = ()) -> Unopened:
    """What is wrong and what can be done about it; `path` = None: there is no place for a book.

    `folders` = where its backups lie.
    """
    if path is None:
        elsewhere = (WayOn.NEW, WayOn.OTHER, WayOn.AGAIN, WayOn.QUIT)
        return Unopened(say("unopened.no_home"), (say("unopened.no_home_why"),), elsewhere)
    lines = [f"{begun(why(error))}.", str(path)]
    cause = error.cause if isinstance(error, JournalError) else "io"
    if isinstance(error, JournalError) and cause != "deleted":
        lines.insert(1, remedy(error))
    ways: list[WayOn] = [WayOn.AGAIN, WayOn.OTHER, WayOn.NEW, WayOn.QUIT]
    if cause in ("newer", "foreign", "damaged", "damaged_step"):
        ways = [WayOn.OTHER, WayOn.NEW, WayOn.AGAIN, WayOn.QUIT]
    backups = listed(folders, path)
    if cause in ("damaged", "damaged_step", "deleted", "foreign") and backups:
        ways.insert(0, WayOn.RESTORE)
    if path.is_file() and (cause in ("damaged", "damaged_step") or (cause == "foreign" and backups)):
        ways.insert(0, WayOn.SALVAGE)
    if cause not in ("newer", "foreign", "locked") and can_be_read(path):
        ways.insert(ways.index(WayOn.OTHER), WayOn.LOOK)
    head = say("waiting.given_up" if cause == "older" else "unopened.unopened")  # it was to be brought up
    return Unopened(head, tuple(lines), tuple(ways))


def can_be_read(path: Path) -> bool:
    """Whether a book can be looked at although it cannot be written."""
    if not path.is_file():
        return False
    try:
        with SqliteStore(path, readonly=True) as store:
            store.running()
    except (JournalError, OSError):
        return False
    return True
