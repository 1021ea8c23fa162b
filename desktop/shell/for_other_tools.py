"""Keeps what evenings come to in tables that other tools read fast: beside the window, a little at a time.

The game on the table is left out until it has ended; until then the views work it out from its steps.
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
"""Time between two looks at whether an evening is due."""
PAUSE_MS: Final = 10
"""Time between two pieces, so that taps and paints come first."""
_LOOK_UP: Final = 20_000
"""Instructions of SQLite's machine after which it is asked whether anybody still wants it."""


class ForOtherTools(QObject):
    """Works for the book of the window from `start` on; `follow` = another table, or none."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge: Bridge | None = None
        self.work: Background[Facts] | None = None
        self.pieces: Iterator[None] | None = None
        """What is being written, None = nothing."""
        self._store: Callable[[], SqliteStore | NewBook] | None = None
        self._unread: set[tuple[Path, int]] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.catch_up)

    def start(self, store: "Callable[[], SqliteStore | NewBook]") -> None:
        """From the next look on; `store` = the open book."""
        self._store = store
        self._timer.start()

    def follow(self, bridge: "Bridge | None") -> None:
        """Another table, or none."""
        self.bridge = bridge

    def catch_up(self) -> None:
        """Begin with the newest evening that is due, unless one is being worked on."""
        store = self._store() if self._store is not None else None
        if self.work is not None or self.pieces is not None or not isinstance(store, SqliteStore) or store.readonly:
            return
        try:
            beside = store.ask("PRAGMA journal_mode") == [
                ("wal",)
            ]  # without a log who reads keeps a tap from its commit
            sessions = [session for session in due(store) if self._wanted(store, session)] if beside else []
        except JournalError:  # the next tap says what there is to say
            return
        if sessions:
            self._read(store, sessions[0])

    def _wanted(self, store: SqliteStore, session: int) -> bool:
        """Whether it may be kept now: it is not being played, and could be read so far."""
        here = self.bridge
        played = here is not None and here.session.id == session and not here.state.ended
        return not played and (store.file, session) not in self._unread

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
            self._unread.add((store.file, session))
            self.catch_up()
        else:
            self.pieces = keep(store, outcome)
            self._write(store, session)

    def _write(self, store: SqliteStore, session: int) -> None:
        """One piece now, the next when the taps that came meanwhile are done."""
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
            self._unread.add((store.file, session))
        else:
            QTimer.singleShot(PAUSE_MS, self, lambda: self._write(store, session))

    def stop(self) -> None:
        """The window closes, or leaves the book: what is not whole yet counts for nothing."""
        self._timer.stop()
        self.pieces = None
        if self.work is not None:
            self.work.stop()
            self.work = None
