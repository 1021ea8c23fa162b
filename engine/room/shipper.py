"""The shipper: copies the book of a table to the room's server, step by step, while the table deals.

It only reads the book. It stores nothing but the last acknowledged step: on each connection it asks the server where to
go on.
"""

import contextlib
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Event
from typing import Final

from msgspec.structs import replace

from engine.journal.errors import JournalError
from engine.journal.lock import lock_file
from engine.room import outbox
from engine.room.book import RoomBook
from engine.room.errors import RoomError, ServerAway
from engine.room.glance import GlanceReader
from engine.room.news import file_of
from engine.room.outbox import Outbox
from engine.room.send_session import SessionSender, ShipServer
from engine.room.wire import Answer, Server
from engine.writing import open_private

POLL: Final = 0.1
"""Seconds between two looks at the book."""
HEARTBEAT: Final = 5.0
"""Seconds after which an idle table sends a sign of life."""
FIRST_PAUSE: Final = 0.2
LAST_PAUSE: Final = 5.0
"""Seconds before a server that does not answer is tried again, at first and at most."""


class Shipper:
    """Ships one book.

    Args:
        file: the book.
        given: the connection parameters, by their libpq names.
        connect: makes the connection, for tests.
    """

    def __init__(
        self, file: Path, given: Mapping[str, str], connect: Callable[[Mapping[str, str]], Server] = Server
    ) -> None:
        self.file, self._parameters, self._connect = file, given, connect
        self._box = file_of(file)
        self.post = replace(outbox.read(self._box), place=given["user"].rpartition("_")[2], trouble="", step=0)
        self._written_at = 0.0
        self._last_written = Outbox()
        self._book: RoomBook | None = None
        self._stamp: object = None
        self._version = self._rowid = 0
        self._sessions: dict[int, SessionSender] = {}
        self._watching: GlanceReader | None = None
        self._called_at = 0.0

    # The book ---------------------------------------------------------------------------------------------------------

    def _open(self) -> RoomBook:
        """Return the book, opened anew where another file has replaced it; raises JournalError."""
        stamp = _stamp(self.file)
        if self._book is None or stamp != self._stamp:
            self.close()
            self._book, self._stamp = RoomBook(self.file), stamp
            self._version = self._rowid = 0
        return self._book

    def close(self) -> None:
        """Close the book."""
        if self._book is not None:
            self._book.close()
        self._book = self._watching = None
        self._sessions.clear()

    def _changed(self, book: RoomBook) -> list[int] | None:
        """Return the sessions with new steps since the last look; None = every session has to be compared anew."""
        version = book.store.ask("PRAGMA data_version")[0][0]
        if version == self._version:
            return []
        newest = book.store.ask("SELECT coalesce(max(rowid), 0) FROM steps")[0][0]
        before, self._rowid, self._version = self._rowid, newest, version
        if not before or newest < before:
            return None
        return [row[0] for row in book.store.ask("SELECT DISTINCT session FROM steps WHERE rowid > ?", (before,))]

    # One look ---------------------------------------------------------------------------------------------------------

    def turn(self, server: ShipServer) -> bool:
        """Send new steps, or a sign of life when it is due; return whether the server was called.

        Raises:
            RoomError: the server went away, or no longer allows this login.
            JournalError: the book cannot be read now.
        """
        book = self._open()
        changed = self._changed(book)
        due = time.monotonic() - self._called_at >= HEARTBEAT
        if changed is None or any(number not in self._sessions for number in changed):
            self._compare_all(book, server)
        elif changed:
            for number in changed:
                self._send(self._sessions[number], server)
        elif due and self._sessions:
            for sending in [each for each in self._sessions.values() if each.trouble]:
                self._store_answer(sending, sending.compare_with_server(server))
            self._send(self._sessions[max(self._sessions)], server, alive=True)
        else:
            return False
        self._write_outbox()
        return True

    def _compare_all(self, book: RoomBook, server: ShipServer) -> None:
        """Compare every session with the server, the oldest first, and send the steps it lacks."""
        uid, branch, acked = self.post.acked
        rows = book.sessions()
        for row in rows:
            if row.id not in self._sessions:
                last = row.uid == uid
                self._sessions[row.id] = SessionSender(book, row, branch if last else 1, acked if last else 0)
        if rows:
            self._watching = GlanceReader(book.store, rows[-1].id)
        for sending in self._sessions.values():
            self._store_answer(sending, sending.compare_with_server(server))
            self._send(sending, server, alive=sending.row is rows[-1])

    def _send(self, sending: SessionSender, server: ShipServer, *, alive: bool = False) -> None:
        """Send a session's new steps, with the table's glance where it is the newest session."""
        watching = self._watching
        is_newest = watching is not None and watching.session == sending.row.id
        answer = sending.send(server, watching.glance if is_newest and watching else lambda: None, alive=alive)
        if answer is not None:
            self._store_answer(sending, answer)

    def _store_answer(self, sending: SessionSender, answer: Answer) -> None:
        """Store the server's answer."""
        self._called_at, acked = time.monotonic(), self.post.acked
        if not sending.trouble and sending.acked:
            acked = (sending.row.uid, sending.branch, sending.acked)
        self.post = replace(self.post, heard=time.time(), notes=answer.notes, acked=acked)

    def _write_outbox(self) -> None:
        """Write the outbox where its trouble or its notes changed, and every few seconds."""
        worst = next((each for each in reversed(self._sessions.values()) if each.trouble), None)
        before = self._last_written
        after = replace(self.post, trouble=worst.trouble if worst else "", step=worst.step if worst else 0)
        recent = time.monotonic() - self._written_at < HEARTBEAT
        if recent and (before.trouble, before.step, before.notes) == (after.trouble, after.step, after.notes):
            return
        self.post = self._last_written = replace(after, now=time.time())
        self._written_at = time.monotonic()
        with contextlib.suppress(OSError):
            outbox.keep(self._box, self.post)

    @property
    def troubles(self) -> list[SessionSender]:
        """The sessions whose steps are blocked."""
        return [each for each in self._sessions.values() if each.trouble]

    # Running ----------------------------------------------------------------------------------------------------------

    def once(self) -> None:
        """Send everything once; raises RoomError or JournalError."""
        with self._connect(self._parameters) as server:
            self._reset()
            self.turn(server)

    def run(self, stop: Event) -> None:
        """Ship until `stop` is set; an unreachable server is retried, after growing pauses."""
        pause = FIRST_PAUSE
        while not stop.is_set():
            try:
                with self._connect(self._parameters) as server:
                    self._reset()
                    while not stop.is_set():
                        self.turn(server)
                        pause = FIRST_PAUSE
                        stop.wait(POLL)
            except RoomError as error:
                self._write_trouble("" if isinstance(error, ServerAway) else "refused")
            except JournalError:
                self.close()  # the app may be restoring or moving it; it is opened again
                self._write_trouble("unread")
            stop.wait(pause * random.uniform(0.5, 1))  # so that forty tables do not come back at one moment
            pause = min(2 * pause, LAST_PAUSE)

    def _reset(self) -> None:
        """Drop what is cached of the server, so that a new connection asks for it anew."""
        self._sessions.clear()
        self._version = self._rowid = 0

    def _write_trouble(self, word: str) -> None:
        """Write to the outbox that nothing is sent, where the reason is new."""
        if word != self.post.trouble:
            self.post = replace(self.post, trouble=word, step=0, now=time.time())
            with contextlib.suppress(OSError):
                outbox.keep(self._box, self.post)


def _stamp(file: Path) -> object:
    """Return the identity of the file at a book's path (device, inode), None where there is none."""
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_dev, status.st_ino


@contextlib.contextmanager
def shipper_lock(file: Path) -> Iterator[None]:
    """Hold a lock that bars every other shipper of the book on this machine; it is freed when the process ends.

    Raises:
        RoomError: another shipper holds it.
        OSError: the lock cannot be made.
    """
    handle = open_private(file.with_suffix(".room.lock"))
    try:
        lock_file(handle)
    except OSError as error:
        os.close(handle)
        raise RoomError("room.second_shipper", file=str(file)) from error
    try:
        yield
    finally:
        os.close(handle)
