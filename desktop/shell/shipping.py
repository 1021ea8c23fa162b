"""Runs the shipper of a table in a card room: a separate process, restarted when it dies.

A device without a credential beside its book is not a table of a card room, and no shipper is started.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer

from engine.room.news import credential_of

LOOK_MS = 1000
MOST_LOOKS = 60
"""Longest pause before the restart of a shipper that keeps dying, in looks of `LOOK_MS`."""
END_MS = 1000


def command() -> list[str]:
    """Return the start of a command line of this app; a frozen app is its own interpreter."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "desktop.cli"]


class Shipping(QObject):
    """The supervisor of the shipper of the open book; `start` after the first paint, `stop` when the app closes."""

    def __init__(self, book: Callable[[], Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._shipped_book: Path | None = None
        self._looks_to_wait = self._pause = 0
        self.process: QProcess | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.update_process)

    def start(self) -> None:
        """Begin to supervise the shipper."""
        self._timer.start()
        self.update_process()

    def update_process(self) -> None:
        """Start the shipper where the book has a credential and none runs; end the shipper of another book."""
        book = self._book()
        if self.process is not None and self.process.state() == QProcess.ProcessState.NotRunning:
            self.process.deleteLater()
            self.process = None
            self._pause = min(2 * self._pause + 1, MOST_LOOKS)
            self._looks_to_wait = self._pause
        if self.process is not None and book != self._shipped_book:
            self._end()
        self._looks_to_wait = max(0, self._looks_to_wait - 1)
        if self.process is None and not self._looks_to_wait and credential_of(book).exists():
            self._begin(book)

    def _begin(self, book: Path) -> None:
        words = [*command(), "room", "ship", "--beside", "--db", str(book)]
        self._shipped_book = book
        self.process = QProcess(self)
        self.process.setStandardOutputFile(QProcess.nullDevice())
        self.process.setStandardErrorFile(QProcess.nullDevice())
        self.process.setProgram(words[0])
        self.process.setArguments(words[1:])
        self.process.start()

    def _end(self) -> None:
        """Close the pipe, at which the shipper ends by itself; the next shipper sends the steps still unsent."""
        if self.process is not None:
            self.process.closeWriteChannel()
            if not self.process.waitForFinished(END_MS):
                self.process.kill()
                self.process.waitForFinished(END_MS)
            self.process.deleteLater()
            self.process, self._pause, self._looks_to_wait = None, 0, 0

    def stop(self) -> None:
        """End the shipper when the app closes."""
        self._timer.stop()
        self._end()
