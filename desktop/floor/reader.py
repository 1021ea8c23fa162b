"""The thread that talks to the room's server, so that the window never waits for it."""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Event, Lock

from PySide6.QtCore import QObject, QThread, Signal

from engine.room import credential, room_now
from engine.room.errors import RoomError, ServerAway
from engine.room.wire import Server

ServerWork = Callable[[Server], object]
LISTEN_S = 0.25
"""Seconds to listen for news before looking for queued work; the longest delay of a tap."""
READ_S = 1.0
"""Seconds after which the room is read again without news or work."""
RETRY_S = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between two tries to connect; the last value is repeated."""


class RoomReader(QThread):
    """A thread that keeps the room up to date and carries out queued work on the server.

    The signal `read` carries a `Room`. `away` carries the `RoomError`, or None when the server does not answer;
    `refused` carries the `RoomError`, or None when the work was not sent.
    """

    read = Signal(object)
    away = Signal(object)
    refused = Signal(object)
    done = Signal(object, object)
    """Carries the `about` of finished work and what the work returned."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._ending = Event()
        self._lock = Lock()
        self.work: deque[tuple[ServerWork, object]] = deque()

    def do(self, work: ServerWork, about: object = None) -> None:
        """Queue this work for the server; the signal `done` carries `about` and what the work returned."""
        with self._lock:
            self.work.append((work, about))

    def end(self) -> None:
        """End the thread and wait until it has ended."""
        self._ending.set()
        self.wait()

    def run(self) -> None:
        """Connect, read the room and serve, and connect again after an error, until `end` is called."""
        tries = 0
        while not self._ending.is_set():
            try:
                with Server(credential.read(self._file)) as server:
                    server.listen()
                    self.read.emit(room_now.room(server))
                    tries = 0
                    self._serve(server)
            except RoomError as error:
                self.drop()
                self.away.emit(None if isinstance(error, ServerAway) else error)
                self._ending.wait(RETRY_S[min(tries, len(RETRY_S) - 1)])
                tries += 1

    def _serve(self, server: Server) -> None:
        """Read news and carry out work until `end` is called; raises `RoomError` when the connection is lost."""
        quiet = 0.0
        while not self._ending.is_set():
            worked = self._work_off(server)
            news = not worked and server.heard(LISTEN_S)
            quiet += 0 if worked or news else LISTEN_S
            if worked or news or quiet >= READ_S:
                quiet = 0.0
                self.read.emit(room_now.room(server))
                if news:
                    self._ending.wait(
                        LISTEN_S
                    )  # forty tables send news all the time, and four readings a second are enough

    def drop(self) -> None:
        """Drop queued taps, which would surprise minutes later; queued readings (`about` is set) are kept."""
        with self._lock:
            readings = [each for each in self.work if each[1] is not None]
            dropped = len(readings) < len(self.work)
            self.work = deque(readings)
        if dropped:
            self.refused.emit(None)

    def _work_off(self, server: Server) -> bool:
        """Do queued work, True = there was some. A refusal goes to `refused`; raises `ServerAway` when cut off."""
        worked = False
        while True:
            with self._lock:
                if not self.work:
                    return worked
                work, about = self.work.popleft()
            worked = True
            try:
                self.done.emit(about, work(server))
            except RoomError as error:
                if isinstance(error, ServerAway):
                    with self._lock:
                        self.work.appendleft((work, about))
                    raise
                self.refused.emit(error)
