"""Fills the tables of evening figures that other tools read: in the background, a small piece at a time.

The session on the table is left out until it has ended; until then the SQL views derive its figures from the steps.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from desktop.kit.background import Background
from engine.journal.errors import JournalError
from engine.journal.evening_tables import Facts, due, keep, read
from engine.journal.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from desktop.bridge.bridge import Bridge
    from desktop.shell.new_book import NewBook
    from engine.journal.progress import GoOn

EVERY_MS: Final = 60_000
"""Time between two searches for evenings that are due, milliseconds."""
PAUSE_MS: Final = 10
"""Time between two pieces, so that taps and paints come first, milliseconds."""
_LOOK_UP: Final = 20_000
"""Instructions of SQLite's virtual machine between two checks for cancellation."""


class EveningTablesWriter(QObject):
    """The writer of evening figures for the book of the window; it runs from `start` on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge: Bridge | None = None
        self.work: Background[Facts] | None = None
        self.pieces: Iterator[None] | None = None
        """Remaining pieces of the evening being written, None = no evening is being written."""
        self._store: Callable[[], SqliteStore | NewBook] | None = None
        self._unreadable: set[tuple[Path, int]] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.catch_up)

    def start(self, store: "Callable[[], SqliteStore | NewBook]") -> None:
        """Start the timer; `store` returns the open book."""
        self._store = store
        self._timer.start()

    def follow(self, bridge: "Bridge | None") -> None:
        """Follow another table, or none."""
        self.bridge = bridge

    def catch_up(self) -> None:
        """Begin with the newest evening that is due, unless another is in progress."""
        store = self._store() if self._store is not None else None
        if self.work is not None or self.pieces is not None or not isinstance(store, SqliteStore) or store.readonly:
            return
        try:
            has_log = store.ask("PRAGMA journal_mode") == [
                ("wal",)
            ]  # without a write-ahead log a reader blocks the commit of a tap
            sessions = [session for session in due(store) if self._can_be_written(store, session)] if has_log else []
        except JournalError:  # the next tap reports the error
            return
        if sessions:
            self._read(store, sessions[0])

    def _can_be_written(self, store: SqliteStore, session: int) -> bool:
        """Return whether a session can be written now: it is not being played, and no attempt to read it failed."""
        bridge = self.bridge
        played = bridge is not None and bridge.session.id == session and not bridge.state.ended
        return not played and (store.file, session) not in self._unreadable

    def _read(self, store: SqliteStore, session: int) -> None:
        file = store.file

        def work(go_on: "GoOn") -> Facts:
            with SqliteStore(file, readonly=True) as second:
                second.db.set_progress_handler(lambda: not go_on(0, 0), _LOOK_UP)
                return read(second, session)

        self.work = Background(work, self)
        self.work.ended.connect(lambda outcome: self._worked_out(store, session, outcome))
        self.work.start()

    def _worked_out(self, store: SqliteStore, session: int, outcome: Facts | Exception) -> None:
        self.work = None
        if not isinstance(outcome, Facts):
            self._unreadable.add((store.file, session))
            self.catch_up()
        else:
            self.pieces = keep(store, outcome)
            self._write(store, session)

    def _write(self, store: SqliteStore, session: int) -> None:
        """Write a piece now, and the next one after the taps received meanwhile."""
        if self.pieces is None or self._store is None or store is not self._store():
            self.pieces = None
            return
        try:
            next(self.pieces)
        except StopIteration:
            self.pieces = None
            self.catch_up()
        except JournalError:
            self.pieces = None
            self._unreadable.add((store.file, session))
        else:
            QTimer.singleShot(PAUSE_MS, self, lambda: self._write(store, session))

    def stop(self) -> None:
        """Stop when the window closes or changes the book; an evening written in part is not used."""
        self._timer.stop()
        self.pieces = None
        if self.work is not None:
            self.work.stop()
            self.work = None
