"""Sends one session: asks the server for its newest step, compares the book up to it, and sends the steps after it."""

from collections.abc import Callable
from typing import Protocol

from engine.journal.store_protocol import SessionRow
from engine.room.book import BrokenStep, Bundle, RoomBook
from engine.room.wire import Answer


class ShipServer(Protocol):
    """The server, as far as a table calls it."""

    def ship(
        self,
        uid: str,
        branch: int,
        header: str,
        first: int | None,
        prev: bytes | None = None,
        bodies: tuple[str, ...] = (),
        last: bytes | None = None,
        glance: str | None = None,
        word: str | None = None,
        acked: int = 0,
        probe: int | None = None,
    ) -> Answer:
        """Call `room.ship`, see resources/room/0003-ship.sql."""


class SessionSender:
    """One session of a book that is sent to the server.

    Args:
        book: the book that holds it.
        row: the session.
        branch: of the session on the server, as last acknowledged.
        acked: the last step that was acknowledged, 0 = none.
    """

    def __init__(self, book: RoomBook, row: SessionRow, branch: int = 1, acked: int = 0) -> None:
        self.book, self.row = book, row
        self.branch, self.acked = branch, acked
        self.trouble = ""
        """Why its steps are not sent, "" = they are."""
        self.step = 0
        """The step that causes the trouble."""
        self.header = book.header(row)
        self._proven = 0
        """The last step up to which the book was checked against its own chain."""

    def compare_with_server(self, server: ShipServer) -> Answer:
        """Compare the book with the newest step on the server; report a difference, which blocks the session."""
        answer = self._ask(server)
        if answer.said == "branch":
            self.branch, self.acked = answer.counting, 0
            answer = self._ask(server)
        if answer.said != "stored":
            return self._block(answer, 0)
        try:
            newest = self.book.newest(self.row.id)
            shared = min(answer.seq, newest)
            self._prove(shared)
            server_hash = answer.hash if shared == answer.seq else self._ask(server, shared).probe_hash
            if shared and self.book.hash_at(self.row.id, shared) != server_hash:
                return self._report_fork(server, shared)
            if newest < answer.seq:
                self.trouble, self.step = "behind", newest
                return self._ship(server, self.book.after(self.row.id, newest), word="behind")
        except BrokenStep as wrong:
            return self._report_wrong(server, wrong)
        self.acked, self.trouble, self.step = answer.seq, "", 0
        return answer

    def send(self, server: ShipServer, glance: Callable[[], str | None], *, alive: bool = False) -> Answer | None:
        """Send the steps the server lacks, bundle by bundle; return its last answer, None where nothing was sent.

        `alive` = call the server without a new step too, as a sign of life.
        """
        answer: Answer | None = None
        while not self.trouble:
            try:
                bundle = self.book.after(self.row.id, self.acked)
            except BrokenStep as wrong:
                return self._report_wrong(server, wrong)
            if not bundle.bodies and (answer is not None or not alive):
                break
            answer = self._ship(server, bundle, glance())
            if answer.said == "stored":
                self.acked = self._proven = bundle.newest
            elif answer.said in ("gap", "branch"):
                answer = self.compare_with_server(server)
            else:
                self._block(answer, bundle.first)
        return answer

    def _ask(self, server: ShipServer, probe: int | None = None) -> Answer:
        """Ask for the newest step on the server; `probe` = also for the hash of this step there."""
        return server.ship(self.row.uid, self.branch, self.header, None, acked=self.acked, probe=probe)

    def _ship(self, server: ShipServer, bundle: Bundle, glance: str | None = None, word: str | None = None) -> Answer:
        return server.ship(
            self.row.uid, self.branch, self.header, bundle.first, bundle.prev, bundle.bodies, bundle.last, glance,
            word, self.acked,
        )  # fmt: skip

    def _block(self, answer: Answer, step: int) -> Answer:
        """Record that the server refused this step, which blocks it and all after it; return the answer."""
        self.trouble, self.step = answer.said, step
        return answer

    def _prove(self, until: int) -> None:
        """Check the steps up to `until` against the book's own chain, each once; raises `BrokenStep`."""
        if until > self._proven:
            for _ in self.book.proven(self.row, until):
                pass
            self._proven = until

    def _report_fork(self, server: ShipServer, differs: int) -> Answer:
        """Find the first step in which book and server differ, by bisection, and send it so that the server refuses it.

        `differs` = a step in which they differ.
        """
        agrees = 0
        while differs - agrees > 1:
            middle = (agrees + differs) // 2
            same = self._ask(server, middle).probe_hash == self.book.hash_at(self.row.id, middle)
            agrees, differs = (middle, differs) if same else (agrees, middle)
        return self._block(self._ship(server, self.book.after(self.row.id, agrees, 1)), differs)

    def _report_wrong(self, server: ShipServer, wrong: BrokenStep) -> Answer:
        """Record that a step of the book is missing or was changed, and send the server its number."""
        self.trouble, self.step = wrong.word, wrong.step
        uid, header = self.row.uid, self.header
        return server.ship(uid, self.branch, header, None, word=wrong.word, acked=self.acked, probe=wrong.step)
