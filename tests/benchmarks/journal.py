"""A tap's way into the book: an append as the app does it, against a bare commit of the same row, tap by tap."""

import statistics
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.benchmarks.taps import BareBook

TAPS = 2000


def main() -> None:
    """Print the medians, what the look at the file takes of it, and the ratio."""
    with tempfile.TemporaryDirectory() as folder, SqliteStore(Path(folder) / "book.db") as store:
        bare = BareBook(Path(folder) / "bare.db")
        session = Session.start(store, {"game": "holdem", "blinds": [1, 2], "seats": 6})
        assert isinstance(session, Session)
        session.dispatch(c.Dealer(name="Kim"))
        step = store.tail(session.id)[-1]
        ours, theirs, looks = [], [], []
        for number in range(1, TAPS + 1):
            made = replace(step, sequence=step.sequence + number, parent=step.sequence + number - 1)
            begun = time.perf_counter()
            store.append([(made, None)])
            ours.append(time.perf_counter() - begun)
            theirs.append(bare.commit(made.commands + made.events))
            begun = time.perf_counter()
            store.look()
            looks.append(time.perf_counter() - begun)
        bare.book.close()
    append, commit, look = (1000 * statistics.median(times) for times in (ours, theirs, looks))
    print(
        f"append: {append:.3f} ms, bare commit {commit:.3f} ms, ratio {append / commit:.2f};"
        f" the file is looked at in {look:.4f} ms"
    )


if __name__ == "__main__":
    main()
