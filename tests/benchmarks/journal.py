"""A tap's way into the book: an append as the app does it, with and without the chain and against a bare commit.

All three are timed tap by tap in turn, so that whatever slows the machine down slows them alike.
"""

import sqlite3
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from engine import commands as c
from engine.journal.sql_rows import INSERT, row_of
from engine.journal.sqlite import SqliteStore
from engine.journal.steps import JournalStep
from engine.journal.store_protocol import StoredStep
from engine.session import Session

TAPS = 2000


class BareBook:
    """What a commit costs at least: one text in one table, as safe as the journal's."""

    def __init__(self, path: Path) -> None:
        self.book = sqlite3.connect(path, isolation_level=None)
        self.book.execute("PRAGMA journal_mode = WAL")
        self.book.execute("PRAGMA synchronous = FULL")
        self.book.execute("CREATE TABLE rows (text TEXT)")

    def commit(self, text: str) -> float:
        """Seconds for one row."""
        begun = time.perf_counter()
        self.book.execute("INSERT INTO rows VALUES (?)", (text,))
        return time.perf_counter() - begun


class Unchained(SqliteStore):
    """A book that stops working out hashes once it is begun."""

    begun = False

    def _insert(self, session: int, entries: Sequence[StoredStep], head: bytes) -> bytes:
        if not self.begun:
            return super()._insert(session, entries, head)
        for step, _ in entries:
            self.db.execute(INSERT, (*row_of(step, session), None))
        return head


def main() -> None:
    """Print the medians, what the look at the file takes of it, and the ratio."""
    with (
        tempfile.TemporaryDirectory() as folder,
        SqliteStore(Path(folder) / "book.db") as store,
        Unchained(Path(folder) / "unchained.db") as unchained,
    ):
        bare = BareBook(Path(folder) / "bare.db")
        step = _begun(store)
        assert _begun(unchained).events == step.events
        unchained.begun = True
        ours, without, theirs, looks = [], [], [], []
        for number in range(1, TAPS + 1):
            made = replace(step, sequence=step.sequence + number, parent=step.sequence + number - 1)
            turns = [(store, ours), (unchained, without)]
            for book, times in turns if number % 2 else reversed(turns):
                begun = time.perf_counter()
                book.append([(made, None)])
                times.append(time.perf_counter() - begun)
            theirs.append(bare.commit(made.commands + made.events))
            begun = time.perf_counter()
            store.check_file()
            looks.append(time.perf_counter() - begun)
        bare.book.close()
    append, plain, commit, look = (1000 * statistics.median(times) for times in (ours, without, theirs, looks))
    paired = statistics.median(chained / unchained for chained, unchained in zip(ours, without, strict=True))
    print(
        f"append: {append:.3f} ms, without the chain {plain:.3f} ms, ratio tap by tap {paired:.3f};"
        f" bare commit {commit:.3f} ms, ratio {append / commit:.2f}; the file is looked at in {look:.4f} ms"
    )


def _begun(book: SqliteStore) -> JournalStep:
    """A session with a dealer in it; its newest step."""
    session = Session.start(book, {"game": "holdem", "blinds": [1, 2], "seats": 6})
    assert isinstance(session, Session)
    session.dispatch(c.Dealer(name="Kim"))
    return book.tail(session.id)[-1]


if __name__ == "__main__":
    main()
