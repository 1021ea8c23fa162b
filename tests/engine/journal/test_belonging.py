"""A backup laid over a book, and a kill before the next tap: the log left behind is not mixed into it."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.engine.journal.fakes import CORE
from tests.engine.journal.test_place import rows

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file is not replaced there")
WRITER = """
import os, sys
from engine import commands as c
from engine.journal.store import SqliteStore
from tests.engine.journal.fakes import fake_session
book = SqliteStore(sys.argv[1])
session = fake_session(book) if not book.sessions() else None
if session is None:
    from engine.session import Session
    from tests.engine.journal.fakes import CORE
    session = Session.resume(book, 1, core=CORE)
def taps(count):
    for number in range(count):
        session.dispatch(c.Dealer(name=f"Kim {number} of {count}"))
taps(int(sys.argv[2]))
if sys.argv[3]:
    book.backup(sys.argv[3])
taps(int(sys.argv[4]))
os.kill(os.getpid(), 9)
"""
BEGUN = 4
"""Rows before the first tap."""
FEW, MANY = 20, 700
"""Taps that stay in the log, and so many that it goes into the file in between."""


def killed(book: Path, before: int, backup: Path | str = "", after: int = 0) -> None:
    """A process that taps, makes a backup, taps on and is killed: its log stays."""
    subprocess.run([sys.executable, "-c", WRITER, str(book), str(before), str(backup), str(after)], check=False)
    assert Path(f"{book}-wal").stat().st_size > 0


def moved(backup: Path, book: Path) -> None:
    os.replace(backup, book)


def copied(backup: Path, book: Path) -> None:
    shutil.copyfile(backup, book)


def opened(book: Path) -> tuple[list[list[int]], Path | None]:
    """The rows after the book was opened and closed again, and where a log was put."""
    with SqliteStore(book) as store:
        assert store.db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        aside = store.aside
    return rows(book), aside


@pytest.mark.parametrize("lay", [moved, copied])
@pytest.mark.parametrize(("before", "after"), [(FEW, 1), (FEW, MANY), (MANY, FEW)])
def test_a_backup_laid_over_the_book_stays_as_it_was(
    tmp_path: Path, lay: Callable[[Path, Path], None], before: int, after: int
) -> None:
    book, backup = tmp_path / "book.db", tmp_path / "backup.db"
    killed(book, before, backup, after)
    held = rows(Path(shutil.copy(backup, tmp_path / "held.db")))
    log = Path(f"{book}-wal").read_bytes()
    lay(backup, book)
    with SqliteStore(book, readonly=True) as reader:
        assert len(list(reader.rows(1))) == len(held), "who only looks mixes nothing either"
    steps, aside = opened(book)
    assert steps == held
    assert aside is not None
    assert aside.read_bytes() == log
    killed(book, 1)
    assert opened(book) == ([*held, [1, len(held) + 1]], None)


@pytest.mark.parametrize(
    ("taps", "travel"), [(FEW, "stays"), (MANY, "stays"), (FEW, "moved"), (MANY, "copied"), (MANY, "twice")]
)
def test_our_own_log_is_read_wherever_both_went(tmp_path: Path, taps: int, travel: str) -> None:
    """Killed, or the folder carried to another machine: nothing that was acknowledged is missing."""
    book = tmp_path / "night" / "book.db"
    book.parent.mkdir()
    killed(book, taps)
    wanted = BEGUN + taps
    if travel == "twice":
        killed(book, FEW)
        wanted += FEW
    elif travel != "stays":
        (shutil.move if travel == "moved" else shutil.copytree)(book.parent, tmp_path / "other")
        book = tmp_path / "other" / "book.db"
    with SqliteStore(book, readonly=True) as reader:
        assert len(list(reader.rows(1))) == wanted
    steps, aside = opened(book)
    assert (len(steps), aside) == (wanted, None)
    with SqliteStore(book) as store:
        assert Session.resume(store, 1, core=CORE).verify()["replay"]


def test_a_log_that_was_written_into_the_file_before_that_was_noted_is_ours(tmp_path: Path) -> None:
    """The power fails after SQLite moved the log into the file, before the new head is written down."""
    book = tmp_path / "book.db"
    killed(book, FEW)
    lock = Path(f"{book}.lock")
    noted = lock.read_bytes()
    log = Path(f"{book}-wal").read_bytes()
    other = sqlite3.connect(book)
    other.execute("PRAGMA wal_checkpoint(PASSIVE)")
    held = book.read_bytes()
    other.close()
    book.write_bytes(held)
    Path(f"{book}-wal").write_bytes(log)
    lock.write_bytes(noted)
    steps, aside = opened(book)
    assert (len(steps), aside) == (BEGUN + FEW, None)


def test_without_a_note_nothing_is_set_aside(tmp_path: Path) -> None:
    """An older Feltbook wrote none; what SQLite does then is what it always did."""
    book = tmp_path / "book.db"
    killed(book, FEW)
    for content in (b"1234", b"1234\nno hex", b""):
        copy = tmp_path / f"copy {len(content)}"
        copy.mkdir()
        for name in ("", "-wal"):
            shutil.copy(f"{book}{name}", copy)
        (copy / "book.db.lock").write_bytes(content)
        assert opened(copy / "book.db") == ([[1, n + 1] for n in range(BEGUN + FEW)], None)
