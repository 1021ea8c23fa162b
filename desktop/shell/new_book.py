"""A book that is not there yet: it is made after the first paint, because making it takes as long as a window does."""

import os
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.journal.sqlite import SqliteStore
from engine.journal.stored import JournalError, SessionRow


class LateBook:
    """Stands in for the store of a new book and becomes it when `make` is called or anything else is asked for.

    Until then it has no sessions. `failed` = why it could not be made.
    """

    readonly = False
    aside = None

    def __init__(self, path: Path) -> None:
        self.file = path
        self.failed: JournalError | OSError | None = None
        self._made: SqliteStore | None = None

    def make(self) -> SqliteStore:
        """The book, made now if it was not.

        Raises:
            JournalError: it cannot be made.
        """
        if self._made is None:
            self._made = SqliteStore(self.file)
        return self._made

    def try_to_make(self) -> bool:
        """Make it; False when that fails, then `failed` says why."""
        try:
            self.make()
        except (JournalError, OSError) as error:
            self.failed = error
            return False
        return True

    def sessions(self, limit: int = 50, before: int | None = None) -> tuple[SessionRow, ...]:
        """None as long as there is no book."""
        return self._made.sessions(limit, before) if self._made is not None else ()

    def running(self) -> tuple[SessionRow, ...]:
        """None as long as there is no book."""
        return self._made.running() if self._made is not None else ()

    def ended(self) -> tuple[SessionRow, ...]:
        """None as long as there is no book."""
        return self._made.ended() if self._made is not None else ()

    def newest(self) -> int | None:
        """None as long as there is no book."""
        return self._made.newest() if self._made is not None else None

    def __getattr__(self, name: str) -> Any:
        """All else is the store's business."""
        return getattr(self.make(), name)

    def __enter__(self) -> "LateBook":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._made is not None:
            self._made.close()


def book_at(path: Path) -> SqliteStore | LateBook:
    """The book of the app, open for writing; one that has to be made comes late if its folder can be written.

    Raises:
        JournalError: it cannot be opened, or not be made.
    """
    if path.exists():
        return SqliteStore(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return SqliteStore(path)  # says it in the journal's words
    return LateBook(path) if os.access(path.parent, os.W_OK | os.X_OK) else SqliteStore(path)
