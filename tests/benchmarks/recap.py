"""The recap of one very long evening, in processor time: beside reading its rows and hashing them once more, no more.

That is the floor: whatever is added up has to be read, and to prove itself. `FELTBOOK_RECAP` says how many hands.
"""

import hashlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from desktop.recap import web
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.benchmarks.exports import evening

HANDS, ROUNDS = int(os.environ.get("FELTBOOK_RECAP", "10000")), 5
GOAL = 4.0
"""Seconds for 10,000 hands with the page, on a quiet machine."""
MOST = 3.0
"""Times the floor."""


def timed(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    work()
    return time.process_time() - began


def bare(store: SqliteStore) -> str:
    """Read every row of the book and hash it."""
    hashed = hashlib.sha256()
    for row in store.db.execute("SELECT * FROM steps ORDER BY session, sequence"):
        hashed.update(str(row).encode())
    return hashed.hexdigest()


def recap_page(store: SqliteStore) -> str:
    """The recap as a page."""
    session = Session.resume(store, 1)
    return web.page(report_of(build(session)))


def main() -> int:
    """Print the medians and their ratio; 1 when the recap takes longer than it may."""
    memory = MemoryStore()
    session = evening(HANDS, memory)
    with tempfile.TemporaryDirectory(prefix="feltbook-bench-") as name, SqliteStore(Path(name) / "book.db") as store:
        store.begin(session.row, *((step, memory.snapshot(session.id, step.sequence)) for step in session.steps()))
        runs = [(timed(lambda: recap_page(store)), timed(lambda: bare(store))) for _ in range(ROUNDS)]
    own, floor = (statistics.median(times) for times in zip(*runs, strict=True))
    print(
        f"recap of {HANDS:,} hands with its page: {own:.2f} s (goal: at most {GOAL:.0f} for 10,000 on a quiet machine),"
        f" reading and hashing its rows alone {floor:.2f} s, ratio {own / floor:.1f} (goal: at most {MOST:.0f})"
    )
    return int(own / floor > MOST)


if __name__ == "__main__":
    sys.exit(main())
