"""A book of very many hands: its opening, going on with the newest evening, and what its recap takes.

Each against the same with a book of one evening (the evening does not grow, so neither should these), rounds mixed.
The recap is also told as processor time a hand beside playing that hand. `FELTBOOK_BOOK` says how many hands.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.session import Session
from tests.benchmarks import progress
from tests.benchmarks.exports import evening

PLAYED = int(os.environ.get("FELTBOOK_BOOK", "100000"))
HANDS, ROUNDS = 200, 15
MOST = 1.5
"""Times the book of one evening."""


def written(path: Path, session: Session, store: MemoryStore, times: int) -> None:
    """A book with the evening `times` times."""
    entries = [(step, store.snapshot(session.id, step.sequence)) for step in session.steps()]
    with SqliteStore(path) as book:
        for number in range(1, times + 1):
            book.begin(session.row, *entries)
            progress("evenings written", number, times)


def once(path: Path) -> tuple[float, float]:
    """Seconds of processor time: to be back in the newest evening, and for its recap."""
    began = time.process_time()
    with SqliteStore(path) as book:
        session = Session.resume(book, book.sessions(1)[0].id)
        assert session.state.number == HANDS
        opened = time.process_time()
        assert build(session).hands
        return opened - began, time.process_time() - opened


def main() -> int:
    """Print the medians and their ratios; 1 when many hands make it slower."""
    store, began = MemoryStore(), time.process_time()
    session = evening(HANDS, store)
    played = time.process_time() - began
    with tempfile.TemporaryDirectory(prefix="feltbook-bench-") as name:
        many, few = Path(name) / "many.db", Path(name) / "few.db"
        written(many, session, store, max(2, PLAYED // HANDS))
        written(few, session, store, 1)
        size = many.stat().st_size / 2**20
        runs = [(once(many), once(few)) for _ in range(ROUNDS)]
    opening = statistics.median(large[0] / small[0] for large, small in runs)
    recap = statistics.median(large[1] / small[1] for large, small in runs)
    ms = 1000 * statistics.median(large[0] for large, _ in runs)
    each = 1000 * statistics.median(large[1] for large, _ in runs) / HANDS
    print(f"a book of {PLAYED:,} hands ({size:.0f} MB) opens at its newest evening in {ms:.0f} ms of processor time,")
    print(f"  {opening:.2f} times what a book of {HANDS} takes; its recap {recap:.2f} times (goal: at most {MOST})")
    share = each * HANDS / (1000 * played)
    print(f"a hand's recap: {each:.3f} ms, {share:.3f} of the time in which the engine plays it")
    return int(max(opening, recap) > MOST)


if __name__ == "__main__":
    sys.exit(main())
