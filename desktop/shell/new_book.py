"""A book that is not ready when the app starts: it is not there yet, or of an older Feltbook.

A new one is made after the first paint, because making it takes as long as a window does. An older one is brought up
before it is opened: beside the window where it is a long one.
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
"""Sessions a book tells of at once, where nobody says how many."""


class NewBook:
    """Stands in for a new book until `make` is called: it has no sessions, and nobody has played in it.

    `made` = the book once it is there, `failed` = why it could
    not be made.
    """

    readonly: Final = False
    aside: Final = None

    def __init__(self, path: Path) -> None:
        self.file = path
        self.failed: JournalError | OSError | None = None
        self.made: SqliteStore | None = None

    def make(self) -> SqliteStore:
        """The book, made now if it was not.

        Raises:
            JournalError: it cannot be made.
        """
        if self.made is None:
            self.made = SqliteStore(self.file)
        return self.made

    def try_to_make(self) -> SqliteStore | None:
        """Make it; None when that fails, then `failed` says why."""
        try:
            return self.make()
        except (JournalError, OSError) as error:
            self.failed = error
            return None

    def newest(self) -> None:
        """No session is the newest."""

    def sessions(self, limit: int = LIMIT, before: int | None = None) -> tuple[SessionRow, ...]:
        """No sessions."""
        return ()

    def running(self) -> tuple[SessionRow, ...]:
        """No session goes on."""
        return ()

    def ended(self) -> tuple[SessionRow, ...]:
        """No session has ended."""
        return ()

    def players(self) -> tuple[str, ...]:
        """Nobody has played."""
        return ()

    def __enter__(self) -> "NewBook":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.made is not None:
            self.made.close()


def book_at(path: Path) -> SqliteStore | NewBook:
    """The book of the app, open for writing; one that has to be made comes late if its folder can be written.

    Raises:
        JournalError: it cannot be opened, or not be made.
    """
    if path.exists():
        return SqliteStore(path)
    try:
        make_folder(path.parent)
    except OSError:
        return SqliteStore(path)  # says it in the journal's words
    return NewBook(path) if os.access(path.parent, os.W_OK | os.X_OK) else SqliteStore(path)


AT_ONCE: Final = 2000
"""Steps of a book that is brought up without saying so: a tenth of a second, on a slow device half of one."""


def takes_long(book: Path) -> bool:
    """Whether a book that is not open is an older one, and long."""
    return steps_behind(book) >= AT_ONCE


def bringing_up(book: Path, ended: Callable[[Exception | None], None]) -> Job[None]:
    """Brings a book up and closes it; `ended` hears why not, `Cancelled` among it: nothing was changed then."""

    def work(go_on: GoOn) -> None:
        SqliteStore(book, go_on=go_on).close()

    return Job(say("waiting.bringing_up"), how_far, work, ended)
