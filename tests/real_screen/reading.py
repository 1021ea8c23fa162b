"""The book as anybody may read it while the app writes: never a write, never a lock."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.session import Session
from engine.view.tell_state import tell


class Reading:
    """What the book says now; each question reads the file again."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @contextmanager
    def session(self, number: int = 0) -> Iterator[Session]:
        """A session, the newest unless one is named."""
        with SqliteStore(self.file, readonly=True) as store:
            yield Session.resume(store, number or store.sessions(1)[0].id)

    @property
    def sessions(self) -> int:
        """How many sessions there are."""
        if not self.file.exists():
            return 0
        with SqliteStore(self.file, readonly=True) as store:
            return len(store.sessions())

    @property
    def steps(self) -> int:
        """How many rows the journal of the newest session has: it grows with everything that is done, and undone."""
        with self.session() as session:
            return session.row.steps

    @property
    def view(self) -> Any:
        """The table as the engine tells it."""
        with self.session() as session:
            return tell(session.state)

    @property
    def players(self) -> dict[int, str]:
        """Who sits where."""
        return {number: seat.player for number, seat in self.view.seats.items()}

    @property
    def stacks(self) -> dict[str, int]:
        """What everybody has, chips."""
        return {seat.player: seat.stack for seat in self.view.seats.values()}

    @property
    def hands(self) -> int:
        """The number of the running or last hand."""
        return int(self.view.hand)

    @property
    def recap(self) -> Any:
        """The recap of the newest session."""
        with self.session() as session:
            return build(session)
