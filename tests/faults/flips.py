"""A book with one bit or byte turned over: what reading it shows, what a check says, and what can be saved of it.

`python -m tests.faults.flips FOLDER FIRST COUNT`: so many flips from a seed on, an outcome as a JSON line each.
"""

import json
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from engine.journal.errors import JournalError
from engine.journal.evening_marks import Tick
from engine.journal.store import SqliteStore
from engine.proof.salvage import salvage
from engine.proof.verify import quick, verify
from engine.recap.build import build
from engine.session import Session
from tests.engine.journal.evening import play_hand, start

SAVED = 4
"""Of so many books one is saved as well: a new book takes its time."""


class Outcome(Struct, frozen=True):
    """What became of a flip.

    `shown` = reading the book showed other figures without an error; `read` = reading ended in an error that was told;
    `checked` = the check found it; `saved` = steps that could be saved; `wrong` = what may never be, "" = nothing.
    """

    seed: int
    at: int
    shown: bool
    read: bool
    checked: bool
    saved: int
    wrong: str = ""


def make(book: Path, hands: int = 2) -> None:
    """Two short sessions, byte for byte the same each time but for the book's own number."""
    day = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
    with (
        patch("engine.session.datetime", **{"now.return_value": day}),
        patch("engine.journal.sqlite.urandom", lambda _: b"\x5c" * 16),
        SqliteStore(book) as store,
    ):
        store.db.execute("PRAGMA synchronous = OFF")
        for seed in (1, 2):
            session = start(store, f"Evening {seed}")
            for _ in range(hands):
                play_hand(session, random.Random(seed))
            moment = "2026-11-22T20:00:00.000+00:00"
            store.settle(session.id, (Tick("Ann>Bo:52", True, moment), Tick("Flo>Bo:9", False, moment)))


def figures(book: Path) -> list[Any]:
    """All that a person reads in a book: the list, each table, each recap; raises `JournalError`."""
    with SqliteStore(book) as store:
        shown: list[Any] = [store.players()]
        for row in sorted(store.sessions(), key=lambda row: row.id):
            session = Session.resume(store, row.id)
            stacks = [(player.name, player.stack) for player in session.state.seats if player is not None]
            recap = build(session)
            pots, paid = [hand.pot for hand in session.hands()], store.settled(row.id)
            shown.append((row, stacks, recap.balance, recap.players, recap.hands, pots, paid))
        return shown


def heads(book: Path) -> set[bytes]:
    """The hash of every step."""
    with SqliteStore(book, readonly=True) as store:
        return {bytes(row[0]) for row in store.ask("SELECT hash FROM steps")}


def flip(content: bytes, seed: int) -> tuple[bytes, int]:
    """The content with one bit, byte or short run of bytes changed, and where."""
    chance = random.Random(seed)
    at = chance.randrange(len(content))
    kind = chance.random()
    if kind < 0.5:
        turned = bytes([content[at] ^ 1 << chance.randrange(8)])
    elif kind < 0.9:
        turned = bytes([content[at] ^ chance.randrange(1, 256)])
    else:
        turned = chance.randbytes(16)
    return content[:at] + turned + content[at + len(turned) :], at


def outcome(good: Path, truth: list[Any], known: set[bytes], folder: Path, seed: int) -> Outcome:
    """Turn something over in a copy of a book and do with it whatever a person might."""
    content, at = flip(good.read_bytes(), seed)
    book, out = folder / f"{seed}.db", folder / f"{seed} saved.db"
    book.write_bytes(content)
    wrong: list[str] = []
    try:
        report = verify(book)
        checked = bool(report.faults)
        at_start = bool(quick(book).faults)
        if book.read_bytes() != content:
            wrong.append("the check wrote into the book")
        saved = _saved(book, out, known, wrong) if seed % SAVED == 0 else 0
        shown, read = _shown(book, truth)
    except Exception as error:
        return Outcome(seed, at, False, False, False, 0, f"traceback: {error!r}")
    if shown and not checked:
        wrong.append("another figure, and the check says nothing")
    elif shown and not at_start:
        wrong.append("another figure, and the check at the start says nothing")
    return Outcome(seed, at, shown, read, checked, saved, "; ".join(wrong))


def _saved(book: Path, out: Path, known: set[bytes], wrong: list[str]) -> int:
    """How many steps were saved; every one of them has to be one that was written."""
    salvage(book, out)
    if not out.exists():
        return 0
    if verify(out).faults:
        wrong.append("what was saved does not pass the check")
    steps = heads(out)
    if not steps <= known:
        wrong.append("a step was saved that was never written")
    return len(steps)


def _shown(book: Path, truth: list[Any]) -> tuple[bool, bool]:
    """Whether other figures were shown without a word, and whether reading ended in one."""
    try:
        return figures(book) != truth, False
    except JournalError:
        return False, True


def run(folder: Path, first: int, count: int) -> Iterator[Outcome]:
    """So many flips of the book in a folder."""
    good = folder / "good.db"
    truth, known = figures(good), heads(good)
    for seed in range(first, first + count):
        place = folder / f"flip {seed}"
        place.mkdir()
        yield outcome(good, truth, known, place, seed)
        shutil.rmtree(place)


def main() -> None:
    """Print each outcome."""
    say: Callable[[str], object] = sys.stdout.write
    for flip in run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])):
        say(json.dumps([flip.seed, flip.at, flip.shown, flip.read, flip.checked, flip.saved, flip.wrong]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
