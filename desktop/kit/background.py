"""Long work in a thread beside the window, with progress signals and a way to stop it."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

Progress = Callable[[int, int], bool]
"""Progress callback: takes the parts done and the parts in all, returns False when the work has to end."""
Returned = TypeVar("Returned")
PER_CENT = 100
PATIENCE = 5.0
"""Seconds to wait for work after a stop; the work checks for a stop every few milliseconds."""
LEFT = 0.3
"""Seconds to wait for work of a page that was left: it only reads, and cleans up by itself when it sees the stop."""
LOOK_MS = 20
"""The time between two looks at what the thread has done, ms."""


class _Worker(Generic[Returned]):
    """What the thread does and leaves for the window to see; no object of Qt, which may be deleted while it runs."""

    def __init__(self, work: Callable[[Progress], Returned]) -> None:
        self._work = work
        self.stopped = False
        self.progress: tuple[int, int] | None = None
        """Parts done and parts in all at the last whole per cent; None = not seen yet since the last look."""
        self.results: tuple[Returned | Exception, ...] = ()
        """What the work returned or raised; empty while it runs."""
        self._last_percent = -1

    def run(self) -> None:
        """Do the work, in the thread."""
        try:
            self.results = (self._work(self._report),)
        except Exception as error:  # the receiver of `ended` reports it
            self.results = (error,)

    def _report(self, done: int, of: int) -> bool:
        percent = PER_CENT * done // of if of else 0
        if percent != self._last_percent:
            self._last_percent = percent
            self.progress = (done, of)
        return not self.stopped


class Background(QObject, Generic[Returned]):
    """Runs `work` in a thread; `moved` carries parts done and parts in all, `ended` the result or the exception.

    Both signals are emitted in the thread that created the object, and nothing after `stop`. The thread emits none: a
    page that is left deletes its work, and a signal of a deleted object ends the app. A timer looks at it instead.
    """

    moved = Signal(int, int)
    ended = Signal(object)

    def __init__(self, work: Callable[[Progress], Returned], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker = _Worker(work)
        self._thread = threading.Thread(target=worker.run, daemon=True)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._awaited = False
        """Whether the work was started and its end was not emitted yet."""
        self.destroyed.connect(lambda: setattr(worker, "stopped", True))

    def start(self) -> None:
        """Start the thread."""
        self._awaited = True
        self._thread.start()
        self._timer.start()

    @property
    def running(self) -> bool:
        """Return whether the thread still works, or its end was not emitted yet and will be."""
        return self._thread.is_alive() or (self._awaited and not self._worker.stopped)

    def stop(self, patience: float = PATIENCE) -> None:
        """Request the end of the work and wait for it, at most `patience` seconds."""
        self._worker.stopped = True
        self._timer.stop()
        if self._thread.is_alive():
            self._thread.join(patience)

    def _look(self) -> None:
        """Emit what is new: the progress, then the end, unless the receiver of the progress stopped the work."""
        worker = self._worker
        results = worker.results  # before the progress, which is complete once there is a result
        progress, worker.progress = worker.progress, None
        if progress is not None:
            self.moved.emit(*progress)
        if results and not worker.stopped:
            self._timer.stop()
            self._awaited = False
            self.ended.emit(results[0])
