"""What still proves itself of a damaged book comes into a new one; the damaged one is left as it is."""

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from engine import commands as c
from engine.journal.errors import JournalError
from engine.journal.path_check import LOG
from engine.journal.store import SqliteStore
from engine.proof.salvage import later_steps_file, salvage
from engine.proof.verify import verify
from engine.session import Session
from tests.engine.journal.test_migrations import STACKS, golden
from tests.faults.damage import forge
from tests.faults.flips import make


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    book = tmp_path_factory.mktemp("good") / "book.db"
    make(book, hands=1)
    return book


@pytest.fixture
def book(good: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(good, tmp_path / "book.db"))


def rows(book: Path) -> list[tuple[object, ...]]:
    db = sqlite3.connect(book)
    try:
        return db.execute("SELECT * FROM steps ORDER BY session, sequence").fetchall()
    finally:
        db.close()


def saved(book: Path) -> list[str]:
    """What is said of each session; the damaged file is not touched, and what was saved passes the check."""
    was = book.read_bytes()
    sentences = [note.phrase.text for note in salvage(book, book.with_name("new.db"))]
    assert book.read_bytes() == was
    if book.with_name("new.db").exists():
        assert verify(book.with_name("new.db")).faults == ()
    return sentences


def test_a_sound_book_comes_over_byte_for_byte(book: Path) -> None:
    assert all(words.endswith("steps") for words in saved(book))
    assert rows(book.with_name("new.db")) == rows(book)


def test_a_schema_that_is_gone_loses_nothing(book: Path) -> None:
    content = bytearray(book.read_bytes())
    content[:100] = bytes(100)
    content[100:4096] = b"\xff" * 3996
    book.write_bytes(content)
    assert [fault.what.key for fault in verify(book).faults] == ["check.unopened"]
    first, second = saved(book)
    assert first.startswith("session 1: all ")
    assert second.startswith("session 2: all ")


def test_behind_a_lost_step_is_told_and_kept_aside(book: Path) -> None:
    forge(book, 9, events="[]")
    words = saved(book)
    steps = [row[1] for row in rows(book) if row[0] == 1]
    assert words[0] == f"session 1: steps 1 to 8 of {len(steps)}, step 9 is lost"
    assert [row[1] for row in rows(book.with_name("new.db")) if row[0] == 1] == list(range(1, 9))
    lines = [json.loads(line) for line in later_steps_file(book.with_name("new.db")).read_text("utf-8").splitlines()]
    assert [line["step"][0] for line in lines] == steps[9:]
    with SqliteStore(book.with_name("new.db")) as store:
        assert Session.resume(store, 1).verify()["replay"]


def test_a_hash_that_alone_is_damaged_is_proven_by_the_next_step(book: Path) -> None:
    was = rows(book)
    forge(book, 9, hash=bytes(32))
    assert saved(book)[0].startswith("session 1: all ")
    assert rows(book.with_name("new.db")) == was


@pytest.mark.parametrize("kept", [0.3, 0.6, 0.9])
def test_of_a_file_that_was_cut_what_is_there_is_saved(book: Path, kept: float) -> None:
    was = rows(book)
    content = book.read_bytes()
    book.write_bytes(content[: int(len(content) * kept)])
    saved(book)
    out = book.with_name("new.db")
    assert not out.exists() or set(rows(out)) <= set(was)


def test_a_log_that_was_cut_gives_what_was_whole_in_it(good: Path, tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    with SqliteStore(book) as store:
        store.db.execute("PRAGMA wal_autocheckpoint = 0")
        session = Session.start(store, {"game": "holdem", "blinds": [1, 2], "seats": 6})
        assert isinstance(session, Session)
        for name in ("Kim", "Lee", "Max"):
            session.dispatch(c.Dealer(name=name))
        shutil.copy(book, tmp_path / "cut.db")
        log = Path(f"{book}{LOG}").read_bytes()
        was = set(store.ask("SELECT * FROM steps"))
    cut = tmp_path / "cut.db"
    Path(f"{cut}{LOG}").write_bytes(log[: len(log) - 11_000])
    assert saved(cut)[0].startswith("session 1: all ")
    assert 0 < len(rows(cut.with_name("new.db"))) < 4
    assert set(rows(cut.with_name("new.db"))) < was


@pytest.mark.parametrize("version", [1, 4])
def test_a_book_from_before_the_chain_is_saved_by_its_decisions(tmp_path: Path, version: int) -> None:
    book = golden(tmp_path, version)
    assert saved(book) == ["session 1: all 254 steps"]
    with SqliteStore(book.with_name("new.db")) as store:
        session = Session.resume(store, 1)
        assert {player.name: player.stack for player in session.state.seats if player} == STACKS
        assert session.row.unchained == 254


def test_where_nothing_is_there_nothing_is_made(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_bytes(b"\x0d" * 9000)
    assert saved(notes) == []
    assert not (tmp_path / "new.db").exists()


def test_nothing_is_ever_laid_over(book: Path) -> None:
    with pytest.raises(JournalError, match="taken"):
        salvage(book, book)
