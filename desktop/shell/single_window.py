"""One window per book: a second start of the app on the same book brings the first window to the front."""

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
"""Longest wait of a second start for the first, which answers once its window is painted, milliseconds."""
PAUSE_MS = 100


def server_name(book: Path) -> str:
    """Return the name of the local server of a book's window; it is the same for all spellings of the path."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # a user without an entry in the list of users
        user = ""
    text = f"{user}\n{book.resolve()}"
    return f"feltbook-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


class SecondStartServer(QObject):
    """A server for second starts, made only by the writer of the book; a server found on its name is a leftover."""

    second_started = Signal()

    def __init__(self, book: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.server = QLocalServer(self)
        self.server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.server.newConnection.connect(self._accept)
        name = server_name(book)
        if not self.server.listen(name):
            QLocalServer.removeServer(name)
            self.server.listen(name)

    def _accept(self) -> None:
        while (caller := self.server.nextPendingConnection()) is not None:
            caller.disconnected.connect(caller.deleteLater)
            caller.readyRead.connect(lambda caller=caller: self._answer(caller))
            self._answer(caller)

    def _answer(self, caller: QLocalSocket) -> None:
        if caller.canReadLine() and caller.readLine().data() == RING:
            caller.write(HERE)
            caller.flush()
            caller.disconnectFromServer()
            self.second_started.emit()

    def close(self) -> None:
        """Stop listening."""
        self.server.close()


def ask_to_come_forward(book: Path, patience_ms: int = PATIENCE_MS, *, opens: bool = True) -> bool:
    """Ask the window that has the book open to come to the front; return whether it answered in `patience_ms`.

    `opens` = whether a window may be about to open; else False is returned at once where none listens.
    """
    deadline = time.monotonic() + patience_ms / SECOND_MS
    while (remaining_ms := round((deadline - time.monotonic()) * SECOND_MS)) > 0:
        socket = QLocalSocket()
        socket.connectToServer(server_name(book))
        if socket.waitForConnected(remaining_ms):
            socket.write(RING)
            socket.flush()
            remaining_ms = max(1, round((deadline - time.monotonic()) * SECOND_MS))
            if not (socket.canReadLine() or socket.waitForReadyRead(remaining_ms)):
                return False
            return bool(socket.readLine().data() == HERE)
        if not opens:
            return False
        time.sleep(min(PAUSE_MS, remaining_ms) / SECOND_MS)
    return False


def bring_forward(window: QWidget) -> None:
    """Show a window in front of all others, also a minimized one."""
    state = window.windowState() & ~Qt.WindowState.WindowMinimized
    window.setWindowState(state | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()


def listen_for_second_starts(book: Path, window: QWidget) -> SecondStartServer:
    """Return a new `SecondStartServer` of this book, which brings the window to the front at each ring."""
    bell = SecondStartServer(book, window)
    bell.second_started.connect(lambda: bring_forward(window))
    return bell
