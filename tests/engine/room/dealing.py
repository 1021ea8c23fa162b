"""Tables that deal by themselves, each in a thread of its own, and the process that ships its book."""

import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.journal.steps import JournalStep
from engine.session import Done, Session
from engine.state import TableState
from tests.engine.journal.evening import do, finish, play_hand, start

Committed = Callable[[int, int, float], None]
"""Told of each step: table, number, and when it was on disk (monotonic seconds)."""


class Dealer:
    """Deals at one table; what it deals is the same for the same number.

    Args:
        number: of the table.
        folder: where its book lies.
        pause: seconds between two taps on average, 0 = none. A tap that comes late does not put off those after it.
        committed: is told of each step.
    """

    def __init__(self, number: int, folder: Path, pause: float, committed: Committed) -> None:
        self.number, self.file = number, folder / f"table-{number}.db"
        self._pause, self._committed = pause, committed
        self._choose = random.Random(number)
        self.kinds: Counter[str] = Counter()
        self.dealt = 0
        """Hands."""
        self.seconds = 0.0
        """How long it dealt."""
        self.late = 0.0
        """The most seconds a tap came late."""
        self._due = 0.0
        self.failed: BaseException | None = None
        self._thread: threading.Thread | None = None

    def begin(self, hands: int) -> None:
        """Deal so many hands beside whoever asked."""
        self._thread = threading.Thread(target=self._guarded, args=(hands,), daemon=True)
        self._thread.start()

    def join(self) -> None:
        """Wait for the last of them; raises what went wrong in it."""
        assert self._thread is not None
        self._thread.join()
        if self.failed is not None:
            raise self.failed

    def _guarded(self, hands: int) -> None:
        began = self._due = time.monotonic()
        try:
            with SqliteStore(self.file) as store:
                # The machine does not lose its power here, and forty dealers share its disk.
                store.db.execute("PRAGMA synchronous = OFF")
                newest = store.newest()
                session = start(store, f"Table {self.number}") if newest is None else Session.resume(store, newest)
                session.subscribe(self._stored)
                for _ in range(hands):
                    self._between(session)
                    play_hand(session, self._choose)
                    self._correct(session)
                    self.dealt += 1
        except BaseException as error:
            self.failed = error
        self.seconds += time.monotonic() - began

    def _stored(self, _: TableState, after: TableState, step: JournalStep) -> None:
        del after
        self.kinds[step.kind] += 1
        self._committed(self.number, step.sequence, time.monotonic())
        if self._pause:
            self._due += self._choose.expovariate(1 / self._pause)
            late = time.monotonic() - self._due
            self.late = max(self.late, late)
            time.sleep(max(0.0, -late))

    def _between(self, session: Session) -> None:
        """Dealers, tips and buy-ins; some of them undone for good, so that the line branches."""
        choose = self._choose
        if choose.random() < 0.2:
            do(session, {"do": "dealer", "name": choose.choice(("Kim", "Lee", "Ana"))})
        if choose.random() < 0.3:
            do(session, {"do": "add_chips", "seat": 1, "amount": choose.randrange(10, 60)})
            do(session, {"do": "take", "seat": 1, "amount": choose.randrange(1, 5), "for": "tip"})
        if session.state.number > 1 and choose.random() < 0.2:  # not so far back that nobody sits there yet
            for _ in range(choose.randrange(1, 9)):
                if not isinstance(session.undo(), Done):
                    break
            finish(session, choose)

    def _correct(self, session: Session) -> None:
        """Now and then the first action of the hand just played was another one."""
        if self._choose.random() < 0.15:
            for action in ("fold", "call", "check"):
                amend = c.Amend(hand=session.state.number, action=1, line={"do": "act", "action": action})
                if isinstance(session.amend(amend), Done):
                    finish(session, self._choose)
                    return


class ShipperProcess:
    """`feltbook room ship` of one book, as the app starts it."""

    def __init__(self, book: Path, credential: Path) -> None:
        self._words = [sys.executable, "-m", "desktop.cli", "room", "ship"]
        self._words += ["--db", str(book), "--credential", str(credential)]
        self.process = self._started()

    def _started(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(self._words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def restart(self) -> None:
        """Killed as a crash does, and started again."""
        self.kill()
        self.process = self._started()

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()
