"""A book that is not ready when the app starts: its file does not exist yet, or is of an older Feltbook.

A new book is created after the first paint, because that takes as long as opening the window. An older book is
upgraded before it is opened: in the background where it has many steps.
"""

import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from desktop.bridge.jobs import Job, how_far
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.progress import GoOn
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import SessionRow
from engine.journal.upgrades_due import steps_behind
from engine.writing import make_folder

LIMIT = 50
"""Default number of sessions that `sessions` returns."""


class NewBook:
    """The stand-in of a new book until `make` is called, without sessions and players.

    `made` = the book after it was created, `failed` = the error that prevented it.
    """

    readonly: Final = False
    aside: Final = None

    def __init__(self, path: Path) -> None:
        self.file = path
        self.failed: JournalError | OSError | None = None
        self.made: SqliteStore | None = None

    def make(self) -> SqliteStore:
        """Return the book, created now unless it was before.

        Raises:
            JournalError: the book cannot be created.
        """
        if self.made is None:
            self.made = SqliteStore(self.file)
        return self.made

    def try_to_make(self) -> SqliteStore | None:
        """Return the created book; None when that fails, with the error in `failed`."""
        try:
            return self.make()
        except (JournalError, OSError) as error:
            self.failed = error
            return None

    def newest(self) -> None:
        """Return None: there is no newest session."""

    def sessions(self, limit: int = LIMIT, before: int | None = None) -> tuple[SessionRow, ...]:
        """Return no sessions."""
        return ()

    def running(self) -> tuple[SessionRow, ...]:
        """Return no running sessions."""
        return ()

    def ended(self) -> tuple[SessionRow, ...]:
        """Return no ended sessions."""
        return ()

    def players(self) -> tuple[str, ...]:
        """Return no names of players."""
        return ()

    def __enter__(self) -> "NewBook":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.made is not None:
            self.made.close()


def book_at(path: Path) -> SqliteStore | NewBook:
    """Return the book of the app, open for writing, or a `NewBook` where only its folder exists and is writable.

    Raises:
        JournalError: the book cannot be opened or created.
    """
    if path.exists():
        return SqliteStore(path)
    try:
        make_folder(path.parent)
    except OSError:
        return SqliteStore(path)  # raises the JournalError with its cause
    return NewBook(path) if os.access(path.parent, os.W_OK | os.X_OK) else SqliteStore(path)


AT_ONCE: Final = 2000
"""From this many steps an upgrade shows a progress page; fewer take 1/10 s, on a slow device 1/2 s."""


def takes_long(book: Path) -> bool:
    """Return whether a book that is not open needs an upgrade of many steps."""
    return steps_behind(book) >= AT_ONCE


def upgrade_job(book: Path, ended: Callable[[Exception | None], None]) -> Job[None]:
    """Return the job that upgrades a book and closes it.

    `ended` gets None, or the error: after any, `Cancelled` included, the book is unchanged.
    """

    def work(go_on: GoOn) -> None:
        SqliteStore(book, go_on=go_on).close()

    return Job(say("waiting.bringing_up"), how_far, work, ended)
