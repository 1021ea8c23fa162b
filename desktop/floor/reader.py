"""The thread that talks to the room's server: the window never waits for it."""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Event, Lock

from PySide6.QtCore import QObject, QThread, Signal

from engine.room import credential, room_now
from engine.room.errors import Away, RoomError
from engine.room.wire import Server

ServerWork = Callable[[Server], object]
LISTEN_S = 0.25
"""How long it listens before it looks for work, in seconds: news come at once, taps within this."""
READ_S = 1.0
"""The room is read anew after so long, news or none."""
RETRY_S = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Between two tries to connect."""


class RoomReader(QThread):
    """`read` carries a `Room`; `away` and `refused` the `RoomError`; None = no answer, not sent."""

    read = Signal(object)
    away = Signal(object)
    refused = Signal(object)
    done = Signal(object, object)
    """What was asked for, and the answer."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._ending = Event()
        self._lock = Lock()
        self.work: deque[tuple[ServerWork, object]] = deque()

    def do(self, work: ServerWork, about: object = None) -> None:
        """Do this on the server; `done` carries `about` and what it returned."""
        with self._lock:
            self.work.append((work, about))

    def end(self) -> None:
        """Let go of the server; returns once the thread is over."""
        self._ending.set()
        self.wait()

    def run(self) -> None:
        """Connect, read, listen, and again, until the end."""
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
                self.away.emit(None if isinstance(error, Away) else error)
                self._ending.wait(RETRY_S[min(tries, len(RETRY_S) - 1)])
                tries += 1

    def _serve(self, server: Server) -> None:
        """Until the end; raises `RoomError` when the server is away."""
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
                    )  # forty tables have news all the time: four pictures a second are enough

    def drop(self) -> None:
        """What was asked for and not done is dropped: done minutes later it would surprise; what is read is kept."""
        with self._lock:
            kept = [each for each in self.work if each[1] is not None]
            dropped = len(kept) < len(self.work)
            self.work = deque(kept)
        if dropped:
            self.refused.emit(None)

    def _work_off(self, server: Server) -> bool:
        """What was asked for meanwhile; a refusal of the server is told and ends nothing."""
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
                if isinstance(error, Away):
                    with self._lock:
                        self.work.appendleft((work, about))
                    raise
                self.refused.emit(error)
