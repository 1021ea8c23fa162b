"""A book that is not there yet: it is made after the first paint, because making it takes as long as a window does."""

import os
from pathlib import Path
from types import TracebackType
from typing import Final

from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.journal.stored import SessionRow
from engine.writing import make_folder


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

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
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
