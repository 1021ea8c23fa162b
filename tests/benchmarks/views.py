"""What other tools wait for: each view for them asked in six ways, in a small book and in one of many evenings.

`python -m tests.benchmarks.views BOOK [EVENINGS [HANDS]]` makes that book where it is not there, and asks it alone.
"""

import random
import sqlite3
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from engine.journal.copy_session import add_session
from engine.journal.evening_tables import keep_all
from engine.journal.sqlite import SqliteStore
from tests.engine.journal.evening import play_hand, start

PLAYED = 4
"""Evenings that are really played; the others are these once more, with other players on other days."""
TABLES = 12
"""Names of each player of the evening: as many regulars as that times five."""
EVERY_MS = 60_000
"""A query that takes longer is given up."""
QUERIES = {
    "count": "SELECT count(*) FROM {view}",
    "session": "SELECT * FROM {view} WHERE session = {session}",
    "player": "SELECT * FROM {view} WHERE player = 'Ann 7' ORDER BY {moment} DESC LIMIT 50",
    "day": "SELECT * FROM {view} WHERE {moment} >= '2021-03-01' ORDER BY {moment} LIMIT 50",
    "newest": "SELECT * FROM {view} ORDER BY {moment} DESC LIMIT 50",
    "sums": "SELECT {by}, count(*), sum({figure}) FROM {view} GROUP BY {by}",
}
VIEWS = {
    "evenings": ("began", "game", "bought"),
    "players": ("first", "person", "hands"),
    "results": ("day", "player", "net"),
    "hands": ("at", "by_folds", "pot"),
    "hand_results": ("session", "player", "net"),
    "actions": ("at", "action", "put"),
    "ledger": ("at", "what", "amount"),
}
"""By name: its moment, by what it is summed up, and what of it."""


def make(path: Path, evenings: int, hands: int) -> None:
    """A book of so many evenings of so many hands, one a day from 2021 on."""
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        for seed in range(min(PLAYED, evenings)):
            session, choose = start(store), random.Random(seed)
            for _ in range(hands):
                play_hand(session, choose)
        for number in range(PLAYED, evenings):
            row = store.session(1 + number % PLAYED)
            began = (datetime(2021, 1, 1, 19, tzinfo=UTC) + timedelta(days=number)).isoformat(timespec="seconds")
            rows = [tuple(_named(value, number) for value in values[:20]) for values in store.proven_rows(row)]
            add_session(store, replace(row, id=0, uid="", name=f"Evening {number}", created=began), rows, {})


def _named(value: object, number: int) -> object:
    """A value of a step with the names of another table."""
    if not isinstance(value, str):
        return value
    for name in ("Ann", "Bo", "=Cy", "Dé <b>"):
        value = value.replace(f'"{name}"', f'"{name} {number % TABLES}"')
    return value


def ask(path: Path, query: str) -> tuple[float, int]:
    """Milliseconds and instructions of SQLite's machine (in hundreds), without end where it was given up."""
    ticks, begun = 0, time.perf_counter()

    def tick() -> bool:
        nonlocal ticks
        ticks += 1
        return ticks % 1000 == 0 and (time.perf_counter() - begun) * 1000 > EVERY_MS

    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    db.set_progress_handler(tick, 100)
    try:
        for _ in db.execute(query):
            pass
    except sqlite3.OperationalError:
        return float("inf"), ticks
    finally:
        db.close()
    return (time.perf_counter() - begun) * 1000, ticks


def figures(path: Path) -> dict[tuple[str, str], tuple[float, int]]:
    """By view and kind of query; all is kept first."""
    with SqliteStore(path) as store:
        keep_all(store)
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
        columns = {view: [column[1] for column in db.execute(f"PRAGMA table_info({view})")] for view in VIEWS}
        last = db.execute("SELECT max(id) - 1 FROM sessions").fetchone()[0]
    db.close()
    made = {}
    for view, (moment, by, figure) in VIEWS.items():
        for kind, query in QUERIES.items():
            if kind not in ("player", "session") or kind in columns[view]:
                text = query.format(view=view, moment=moment, by=by, figure=figure, session=last)
                made[view, kind] = ask(path, text)
    return made


def main() -> None:
    """A book of 3 evenings beside one of 30: what grows with the book, and what with the answer."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = (Path(folder) / f"{evenings}.db" for evenings in (3, 30))
        make(few, 3, 50)
        make(many, 30, 50)
        before, after = figures(few), figures(many)
    sys.stdout.write("view and query           3 evenings           30 evenings    ratio of instructions\n")
    for (view, kind), (took, steps) in after.items():
        first, least = before[view, kind]
        sys.stdout.write(
            f"{view:13}{kind:9}{first:8.1f} ms {least:7}{took:11.1f} ms {steps:7}{steps / max(least, 1):10.1f}\n"
        )


def measure_book(path: Path, evenings: int = 200, hands: int = 500) -> None:
    """Ask a book that is named; it is made where it is not there."""
    if not path.exists():
        make(path, evenings, hands)
    for (view, kind), (took, steps) in figures(path).items():
        sys.stdout.write(f"{view:13}{kind:9}{took:12.1f} ms{steps:12} x 100 instructions\n")


if __name__ == "__main__":
    if sys.argv[1:]:
        measure_book(Path(sys.argv[1]), *map(int, sys.argv[2:]))
    else:
        main()
