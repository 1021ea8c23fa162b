"""Work that takes its time, beside the window: told how far it is, ended when nobody wants it any more."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

Progress = Callable[[int, int], bool]
"""Told how much of how much is done; False = it is to end."""
Returned = TypeVar("Returned")
PER_CENT = 100
PATIENCE = 5.0
"""Seconds to wait for work that was told to end; it looks up every few milliseconds."""


LEFT = 0.3
"""Seconds to wait for work whose page is left: it only reads, and clears up after itself whenever it looks up."""


class Background(QObject, Generic[Returned]):
    """Runs `work` in a thread. `moved` = how much of how much is done; `ended` carries what it came to or its error.

    Both are said in the thread that made it, whoever hears them. Nothing arrives any more after `stop`, not even what
    was on its way.
    """

    moved = Signal(int, int)
    ended = Signal(object)
    _moving = Signal(int, int)
    """What `moved` is due to say, from the other thread."""
    _ending = Signal(object)
    """What `ended` is due to say, from the other thread."""

    def __init__(self, work: Callable[[Progress], Returned], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._stopped = False
        self._told = -1
        self._moving.connect(self._move, Qt.ConnectionType.QueuedConnection)
        self._ending.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether it still works."""
        return self._thread.is_alive()

    def stop(self, patience: float = PATIENCE) -> None:
        """End it and wait until it has, so many seconds at most."""
        self._stopped = True
        if self._thread.is_alive():
            self._thread.join(patience)

    def _go_on(self, done: int, of: int) -> bool:
        part = PER_CENT * done // of if of else 0
        if part != self._told and not self._stopped:
            self._told = part
            self._moving.emit(done, of)
        return not self._stopped

    def _run(self) -> None:
        try:
            result: object = self._work(self._go_on)
        except Exception as error:  # whoever waits for it says it
            result = error
        if not self._stopped:
            self._ending.emit(result)

    def _move(self, done: int, of: int) -> None:
        if not self._stopped:
            self.moved.emit(done, of)

    def _end(self, result: object) -> None:
        if not self._stopped:
            self.ended.emit(result)
