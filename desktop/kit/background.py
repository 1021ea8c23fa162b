"""Long work in a thread beside the window, with progress signals and a way to stop it."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

Progress = Callable[[int, int], bool]
"""Progress callback: takes the parts done and the parts in all, returns False when the work has to end."""
Returned = TypeVar("Returned")
PER_CENT = 100
PATIENCE = 5.0
"""Seconds to wait for work after a stop; the work checks for a stop every few milliseconds."""


LEFT = 0.3
"""Seconds to wait for work of a page that was left: it only reads, and cleans up by itself when it sees the stop."""


class Background(QObject, Generic[Returned]):
    """Runs `work` in a thread; `moved` carries parts done and parts in all, `ended` the result or the exception.

    Both signals are emitted in the thread that created the object. Nothing is emitted after `stop`, queued signals
    included.
    """

    moved = Signal(int, int)
    ended = Signal(object)
    _moving = Signal(int, int)
    """Passes the arguments of `moved` from the worker thread."""
    _ending = Signal(object)
    """Passes the argument of `ended` from the worker thread."""

    def __init__(self, work: Callable[[Progress], Returned], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._stopped = False
        self._last_percent = -1
        self._moving.connect(self._move, Qt.ConnectionType.QueuedConnection)
        self._ending.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    @property
    def running(self) -> bool:
        """Return whether the thread still works."""
        return self._thread.is_alive()

    def stop(self, patience: float = PATIENCE) -> None:
        """Request the end of the work and wait for it, at most `patience` seconds."""
        self._stopped = True
        if self._thread.is_alive():
            self._thread.join(patience)

    def _report_progress(self, done: int, of: int) -> bool:
        part = PER_CENT * done // of if of else 0
        if part != self._last_percent and not self._stopped:
            self._last_percent = part
            self._moving.emit(done, of)
        return not self._stopped

    def _run(self) -> None:
        try:
            result: object = self._work(self._report_progress)
        except Exception as error:  # the receiver of `ended` reports it
            result = error
        if not self._stopped:
            self._ending.emit(result)

    def _move(self, done: int, of: int) -> None:
        if not self._stopped:
            self.moved.emit(done, of)

    def _end(self, result: object) -> None:
        if not self._stopped:
            self.ended.emit(result)
