"""Reads the room's messages to this table each second; a table of no room has no file of messages."""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from desktop.present.room_notes import note_notice, note_of
from desktop.present.usual_stacks import usual_stack
from desktop.present.window_state import AtRoom
from desktop.table.desk import Desk
from engine.room.news import RoomNews, file_of, read

LOOK_MS = 1000


class RoomNewsReader(QObject):
    """Gives the desk of a table the news of its room, only when they changed."""

    def __init__(
        self, book: Callable[[], Path], parent: QObject | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__(parent)
        self._book, self._clock = book, clock
        self._desk: Desk | None = None
        self._seen: set[int] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.read_file)

    def follow(self, desk: Desk | None) -> None:
        """Follow another table; None = stop reading."""
        self._desk = desk
        if desk is None:
            self._timer.stop()
        else:
            self._timer.start()
            self.read_file()

    def read_file(self) -> None:
        """Read the file; show a new note as a notice, unless another notice is shown."""
        if self._desk is None:
            return
        word = read(file_of(self._book()))
        here = self._at_room(word, self._desk)
        if here != self._desk.local.room:
            self._desk.set_room(here)
        note = here.note if here is not None else None
        if note is not None and note.id not in self._seen and self._desk.local.notice is None:
            self._seen.add(note.id)
            self._desk.say(note_notice(note), stays=True)

    def _at_room(self, word: RoomNews | None, desk: Desk) -> AtRoom | None:
        """Return the news for the desk, with the oldest note not answered here; None without a room."""
        if word is None:
            return None
        answered = desk.bridge.state.answered
        sent = next((note for note in word.notes if note.id not in answered), None)
        note = note_of(sent, usual_stack(desk.scene)) if sent is not None else None
        return AtRoom(word.place, note, word.away(self._clock()), word.trouble)
