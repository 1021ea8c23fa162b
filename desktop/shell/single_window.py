"""One window a book: whoever starts the app a second time on a book has its first window brought to the front."""

import getpass
import hashlib
import time
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

RING, HERE = b"raise\n", b"here\n"
SECOND_MS = 1000
PATIENCE_MS = 2500
"""How long a second start waits for the first: it answers once its window is painted."""
PAUSE_MS = 100


def door(book: Path) -> str:
    """The name under which the window of a book is called: the same for every way to write its path."""
    try:
        who = getpass.getuser()
    except (KeyError, OSError):  # a user without an entry in the list of users
        who = ""
    text = f"{who}\n{book.resolve()}"
    return f"feltbook-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


class Doorbell(QObject):
    """Listens for a second start. Only who writes the book may: what listens on its name before is a leftover."""

    rung = Signal()

    def __init__(self, book: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.server = QLocalServer(self)
        self.server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.server.newConnection.connect(self._called)
        name = door(book)
        if not self.server.listen(name):
            QLocalServer.removeServer(name)
            self.server.listen(name)

    def _called(self) -> None:
        while (caller := self.server.nextPendingConnection()) is not None:
            caller.disconnected.connect(caller.deleteLater)
            caller.readyRead.connect(lambda caller=caller: self._answer(caller))
            self._answer(caller)

    def _answer(self, caller: QLocalSocket) -> None:
        if caller.canReadLine() and caller.readLine().data() == RING:
            caller.write(HERE)
            caller.flush()
            caller.disconnectFromServer()
            self.rung.emit()

    def close(self) -> None:
        """Nobody listens any more."""
        self.server.close()


def ring(book: Path, patience_ms: int = PATIENCE_MS, *, opens: bool = True) -> bool:
    """Ask the window that has the book open to come to the front; whether it answered in time, milliseconds.

    `opens` = whether somebody may be about to listen: else nobody there is the answer at once.
    """
    until = time.monotonic() + patience_ms / SECOND_MS
    while (left := round((until - time.monotonic()) * SECOND_MS)) > 0:
        socket = QLocalSocket()
        socket.connectToServer(door(book))
        if socket.waitForConnected(left):
            socket.write(RING)
            socket.flush()
            left = max(1, round((until - time.monotonic()) * SECOND_MS))
            if not (socket.canReadLine() or socket.waitForReadyRead(left)):
                return False
            return bool(socket.readLine().data() == HERE)
        if not opens:
            return False
        time.sleep(min(PAUSE_MS, left) / SECOND_MS)
    return False


def bring_forward(window: QWidget) -> None:
    """Show a window before all others, also one that was made small."""
    state = window.windowState() & ~Qt.WindowState.WindowMinimized
    window.setWindowState(state | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()


def answer(book: Path, window: QWidget) -> Doorbell:
    """From now on a ring for this book brings the window forward."""
    bell = Doorbell(book, window)
    bell.rung.connect(lambda: bring_forward(window))
    return bell
