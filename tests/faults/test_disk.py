"""A disk that fails in the middle of a tap, and one on which SQLite's log cannot be kept."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.commands import Sit
from engine.journal.store import SqliteStore
from engine.session import Session
from tests.end_to_end.test_door_faults import DOOR, OPEN, door, steps
from tests.faults.disk import Disk, disk

__all__ = ["disk"]


def dealer(book: Path) -> str:
    with SqliteStore(book) as store:
        return Session.resume(store, 1).state.dealer


@pytest.mark.parametrize("calls", [("write",), ("sync",), ("write", "sync"), ("read", "write", "sync")])
@pytest.mark.parametrize("on", ["book.db-wal", "book.db"])
def test_what_is_answered_is_what_a_kill_leaves(tmp_path: Path, disk: Disk, calls: tuple[str, ...], on: str) -> None:
    """Whatever fails, and however often: the answers and the book agree, and when the disk is back all goes on."""
    book = tmp_path / "book.db"
    with door(book, disk.environment) as script:
        assert script.ask(**OPEN)["ok"]
        assert script.ask(do="dealer", name="Kim")["ok"]
        disk.fails(*calls, on=on)
        answers = [script.ask(do="dealer", name=name) for name in ("Lee", "Moe")]
        known = next((answer["state"]["dealer"] for answer in reversed(answers)), "")
        assert all(answer["ok"] or answer["error"]["code"] == "storage" for answer in answers)
        disk.works()
        script.process.kill()
        script.process.wait()
    assert dealer(book) == known
    with door(book, disk.environment) as script:
        assert script.ask(do="verify") is not None


def test_the_table_goes_on_when_the_disk_is_back(tmp_path: Path, disk: Disk) -> None:
    book = tmp_path / "book.db"
    with door(book, disk.environment) as script:
        script.ask(**OPEN)
        disk.fails("write", "sync", "read", "mmap", on="book.db")
        refused = [script.ask(do="dealer", name="Lee") for _ in range(3)]
        assert {refusal["error"]["code"] for refusal in refused} == {"storage"}
        disk.works()
        assert script.ask(do="dealer", name="Moe")["ok"]
        assert script.end() == 1
    assert steps(book) == 2
    assert dealer(book) == "Moe"


def test_a_commit_whose_remains_cannot_be_written_over_is_looked_at_again(tmp_path: Path, disk: Disk) -> None:
    """All rows of the tap stand in the log when its sync fails, and nothing more can be written: a kill keeps them."""
    book = tmp_path / "book.db"
    code = f"""
import sys; from pathlib import Path
from engine import commands as c; from engine.journal.sqlite import SqliteStore; from engine.session import Session
from engine.journal.errors import JournalError
orders = Path({str(disk.orders)!r})
store = SqliteStore(Path(sys.argv[1])); session = Session.start(store, {OPEN["table"]!r})
session.dispatch(c.Dealer(name="Kim"))
orders.write_text("sync 5 book.db-wal\\n")
looked = store._stored_after_all
def gone(stored):
    orders.write_text("write 5 book.db\\nsync 5 book.db\\n")
    return looked(stored)
store._stored_after_all = gone
try: session.dispatch(c.Dealer(name="Lee"))
except JournalError as error: print(error.cause)
print(session.state.dealer, flush=True)
import os; os.kill(os.getpid(), 9)
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(book)], capture_output=True, text=True, env=disk.environment, check=False
    )
    disk.works()
    assert done.stdout.split()[-1] == dealer(book), done.stderr


def test_without_shared_memory_a_book_is_written_with_the_older_journal(tmp_path: Path, disk: Disk) -> None:
    book = tmp_path / "book.db"
    disk.fails("mmap", on="book.db-shm")
    with door(book, disk.environment) as script:
        assert script.ask(**OPEN)["ok"]
        assert script.ask(do="dealer", name="Kim")["ok"]
        assert book.read_bytes()[18] == 1, "no log"
        with SqliteStore(book, readonly=True) as reader:
            assert reader.session(1).steps == 2
        script.process.kill()
        script.process.wait()
    assert dealer(book) == "Kim"
    assert book.read_bytes()[18] == 2, "where a log can be kept there is one again"


def test_a_log_left_by_a_crash_is_read_without_shared_memory(tmp_path: Path, disk: Disk) -> None:
    book = tmp_path / "book.db"
    with door(book) as script:
        script.ask(**OPEN)
        script.ask(do="dealer", name="Kim")
        script.process.kill()
        script.process.wait()
    assert os.stat(f"{book}-wal").st_size
    disk.fails("mmap", on="book.db-shm")
    done = subprocess.run(
        [sys.executable, "-c", DOOR, str(book)],
        input=json.dumps(OPEN),
        capture_output=True,
        text=True,
        env=disk.environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert steps(book) == 2
    assert dealer(book) == "Kim"


def test_without_shared_memory_a_book_can_be_looked_at(tmp_path: Path, disk: Disk) -> None:
    book = tmp_path / "book.db"
    with SqliteStore(book) as store:
        session = Session.start(store, OPEN["table"])
        assert isinstance(session, Session)
        session.dispatch(Sit(seat=1, player="Kim", stack=200))  # a table where nobody sat is in no list
    disk.fails("mmap", on="book.db-shm")
    done = subprocess.run(
        [sys.executable, "-m", "desktop.cli", "sessions", "--db", str(book)],
        capture_output=True,
        text=True,
        env=disk.environment,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Hold'em" in done.stdout
