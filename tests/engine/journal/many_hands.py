"""What a book of many hands costs: `python -m tests.engine.journal.many_hands [HANDS]` makes two and compares them."""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine import commands as c
from engine.journal.store import SqliteStore
from engine.refusals import Refusal
from engine.session import Session
from tests.engine.journal.fakes import CORE

HAND: tuple[c.Command, ...] = (
    c.Deal(),
    c.Act(action="raise", to=3),
    *(c.Act(action="call"),) * 4,
    c.Act(action="raise", to=9),
    *(c.Act(action="fold"),) * 4,
    c.Act(action="call"),
)
"""Eleven taps, with the award twelve: what a real hand takes."""


def play(path: Path, hands: int, safe: bool = False) -> None:
    """Write a book of one session with so many hands, six players."""
    with SqliteStore(path) as store:
        if not safe:
            store.db.execute("PRAGMA synchronous = OFF")
        session = Session.start(store, {}, core=CORE)
        assert not isinstance(session, Refusal)
        for seat in range(1, 7):
            session.dispatch(c.Sit(seat=seat, player=f"Player {seat}", stack=10**6))
        for number in range(hands):
            for command in HAND:
                session.dispatch(command)
            # Winner and loser alternate, so that nobody ever goes broke.
            session.dispatch(c.Award(ranking=((1 if number % 2 else 6,),)))
        session.dispatch(c.Deal())
        session.dispatch(HAND[1])


def timed(what: Callable[[], Any], times: int = 9) -> float:
    """Median seconds of a call."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        what()
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def ask(store: SqliteStore, query: str) -> list[Any]:
    """All rows of a query."""
    return store.db.execute(query).fetchall()


def figures(path: Path) -> dict[str, float]:
    """Milliseconds of what a dealer waits for, and of the views."""
    with SqliteStore(path) as store:
        session = Session.resume(store, 1, core=CORE)
        last = session.hands(50)
        times = {
            "open": timed(lambda: Session.resume(store, 1, core=CORE)),
            "last 50 hands": timed(lambda: Session.resume(store, 1, core=CORE).hands(50)),
            "next 50 hands": timed(lambda: session.hands(50, last[-1]) if last else None),
            "log of the running hand": timed(lambda: list(session.log())),
            "log of hand 1": timed(lambda: list(session.log(1)), 3),
            "list of sessions": timed(lambda: store.sessions()),
            "undo and redo": timed(lambda: (session.undo(), session.redo())),
        }
        views = {
            "hands": "SELECT count(*), sum(pot) FROM hands WHERE session = 1",
            "results": "SELECT player, net FROM results WHERE session = 1",
            "actions": "SELECT action, count(*) FROM actions WHERE session = 1 GROUP BY action",
            "ledger": "SELECT sum(amount) FROM ledger WHERE session = 1",
        }
        for name, query in views.items():
            times[f"view {name}, all"] = timed(partial(ask, store, query), 1)
        times["verify (replay from the start)"] = timed(session.verify, 1)
        return {name: seconds * 1000 for name, seconds in times.items()}


def main(hands: int) -> None:
    """Print the figures of a book of ten hands beside those of a big one."""
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        columns = []
        for count in (10, hands):
            path = Path(folder) / f"{count}.db"
            began = time.perf_counter()
            play(path, count)
            size = path.stat().st_size / 1e6
            sys.stdout.write(f"{count} hands written in {time.perf_counter() - began:.1f} s, {size:.1f} MB\n")
            columns.append(figures(path))
        for name, small in columns[0].items():
            sys.stdout.write(f"{name:34}{small:10.2f} ms{columns[1][name]:12.2f} ms\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
