"""A book in a place where nothing may be written: it cannot be played on, and it can be looked at."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.journal.errors import JournalError
from engine.journal.store import SqliteStore
from tests.engine.journal.fakes import fake_session

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="permissions of another kind")
NOBODY = 65534


@pytest.fixture
def book() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "stick"
        folder.mkdir()
        Path(name).chmod(0o755)
        with SqliteStore(folder / "book.db") as store:
            fake_session(store)
        (folder / "book.db").chmod(0o444)
        folder.chmod(0o555)
        yield folder / "book.db"
        folder.chmod(0o755)


def as_nobody(work: Callable[[], bool]) -> bool:
    """Do it as somebody whom permissions hold: they do not hold root, as whom tests may run."""
    child = os.fork()
    if not child:
        status = 2
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setresgid(NOBODY, NOBODY, NOBODY)
                os.setresuid(NOBODY, NOBODY, NOBODY)
            status = 0 if work() else 1
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_it_is_not_opened_for_writing_and_says_why(book: Path) -> None:
    def refused() -> bool:
        try:
            SqliteStore(book)
        except JournalError as error:
            return error.cause == "readonly"
        return False

    assert as_nobody(refused)


def test_it_can_be_looked_at(book: Path) -> None:
    def seen() -> bool:
        with SqliteStore(book, readonly=True) as store:
            return [row.id for row in store.running()] == [1]

    assert as_nobody(seen)


def test_beside_a_log_that_somebody_may_write_it_is_not_looked_at(book: Path) -> None:
    book.parent.chmod(0o755)
    book.with_name("book.db-wal").write_bytes(b"something")
    book.with_name("book.db-wal").chmod(0o444)
    book.parent.chmod(0o555)

    def refused() -> bool:
        try:
            SqliteStore(book, readonly=True)
        except JournalError as error:
            return error.cause == "readonly"
        return False

    assert as_nobody(refused)
