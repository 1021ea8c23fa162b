"""The head of a book noted outside of it: a tail that was cut off and an older book in its place are noticed."""

import shutil
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine import commands as c
from engine.journal.store import SqliteStore
from engine.keeping.heads import missing, note
from engine.proof.verify import verify
from engine.session import Session
from tests.engine.journal.evening import start

NOW = datetime(2026, 11, 22, 21, 30, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "device" / "heads.json"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "book.db") as opened:
        yield opened


def cut(book: Path) -> None:
    """Take the last step away, with the triggers that keep it put back as they were."""
    db = sqlite3.connect(book)
    kept = db.execute("SELECT sql FROM sqlite_master WHERE name = 'steps_remain'").fetchone()[0]
    db.execute("DROP TRIGGER steps_remain")
    db.execute("DELETE FROM steps WHERE sequence = (SELECT max(sequence) FROM steps)")
    db.execute(kept)
    db.commit()
    db.close()


def test_a_book_that_grew_misses_nothing(store: SqliteStore, file: Path) -> None:
    assert missing(file, store.file, store) is None
    session = start(store)
    note(file, store.file, store, NOW)
    assert missing(file, store.file, store) is None
    session.dispatch(c.End())
    start(store, "Second")
    assert missing(file, store.file, store) is None


def test_an_end_that_was_cut_off_is_noticed_though_the_rest_proves_itself(tmp_path: Path, file: Path) -> None:
    book = tmp_path / "book.db"
    with SqliteStore(book) as store:
        session = start(store)
        note(file, book, store, NOW)
        newest, head = session.newest, session.head
    cut(book)
    assert verify(book).faults == (), "the chain alone cannot tell"
    assert [finding.what.key for finding in verify(book, head=head).faults] == ["check.head"]
    with SqliteStore(book, readonly=True) as store:
        noted = missing(file, book, store)
    assert noted is not None
    assert (noted.step, noted.head, noted.at) == (newest, head, NOW)


def test_an_older_book_in_its_place_is_noticed(tmp_path: Path, file: Path) -> None:
    book = tmp_path / "book.db"
    with SqliteStore(book) as store:
        number = start(store).id
    older = shutil.copy(book, tmp_path / "older.db")
    with SqliteStore(book) as store:
        Session.resume(store, number).dispatch(c.End())
        note(file, book, store, NOW)
    shutil.copy(older, book)
    with SqliteStore(book, readonly=True) as store:
        assert missing(file, book, store) is not None
    with SqliteStore(older, readonly=True) as store:
        assert missing(file, Path(older), store) is None, "books are known by their path"


@pytest.mark.parametrize("content", [b"", b"[" * 100_000, b'{"a": 1}', b"\xff", b'{"a": {"uid": 3}}'])
def test_a_file_that_cannot_be_read_keeps_nobody_from_dealing(store: SqliteStore, file: Path, content: bytes) -> None:
    start(store)
    file.parent.mkdir()
    file.write_bytes(content)
    assert missing(file, store.file, store) is None
    note(file, store.file, store, NOW)
    assert missing(file, store.file, store) is None
    assert file.stat().st_mode & 0o077 == 0
