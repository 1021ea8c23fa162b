"""Books of every version there has been open in this one: each is a file that version wrote, kept for good."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.journal import upgrade
from engine.journal.books import SCHEMA, SETTLED
from engine.journal.copies import folder_of
from engine.journal.errors import NotABook
from engine.journal.evening_marks import old_file, paid_of
from engine.journal.progress import Cancelled
from engine.journal.reader import CHAINED
from engine.journal.register import register
from engine.journal.store import SqliteStore
from engine.journal.upgrades_due import steps_behind
from engine.keeping.backups import listed
from engine.proof.verify import verify
from engine.recap.build import build
from engine.session import Session

BOOKS = Path(__file__).with_name("books")
VERSIONS = range(1, SCHEMA)
STACKS = {"Ann": 148, "Bo": 523, "Cyril": 649, "Flo": 149, "Dé <b>": 32}


def golden(folder: Path, version: int) -> Path:
    """The book that this version wrote."""
    book = folder / "book.db"
    book.write_bytes(gzip.decompress((BOOKS / f"version_{version}.db.gz").read_bytes()))
    return book


def schema(book: Path) -> dict[str, str]:
    """Tables, views, indices and triggers by name."""
    db = sqlite3.connect(book)
    try:
        return dict(db.execute("SELECT name, sql FROM sqlite_master"))
    finally:
        db.close()


def test_there_is_a_book_of_every_earlier_version() -> None:
    assert {path.name for path in BOOKS.iterdir()} == {f"version_{version}.db.gz" for version in VERSIONS}


@pytest.mark.parametrize("version", VERSIONS)
def test_a_book_of_an_earlier_version_is_brought_up_whole(tmp_path: Path, version: int) -> None:
    book = golden(tmp_path, version)
    with SqliteStore(book, readonly=True) as store:
        before = build(Session.resume(store, 1))
        assert bool(store.session(1).head) == (version >= CHAINED), "from before it, it proves nothing"
    with SqliteStore(book) as store:
        session = Session.resume(store, 1)
        assert {player.name: player.stack for player in session.state.seats if player} == STACKS
        assert session.verify()["replay"]
        after = build(session)
        assert (after.players, after.hands, after.balance) == (before.players, before.hands, before.balance)
        row = session.row
        late = version < CHAINED
        assert (row.unchained, row.steps) == (254 * late, 254)
        assert (row.chained is not None) == late
        assert len(row.uid) == 32
        list(store.rows(1))
    with SqliteStore(tmp_path / "new.db"):
        pass
    assert schema(book) == schema(tmp_path / "new.db")


@pytest.mark.parametrize("version", VERSIONS)
def test_the_book_as_it_was_is_a_backup_like_any_other(tmp_path: Path, version: int) -> None:
    book = golden(tmp_path, version)
    was = schema(book)
    with SqliteStore(book) as store:
        number = store.book_number()
    [copy] = listed((folder_of(book),), book)
    assert copy.book_number == number, "it is thinned with the others"
    assert schema(copy.path) == was
    with SqliteStore(copy.path, readonly=True) as store:
        assert store.session(1).steps == 254
    SqliteStore(book).close()
    assert list(copy.path.parent.iterdir()) == [copy.path], "once, and nothing beside it"


@pytest.mark.parametrize("version", range(1, SETTLED))
def test_payments_ticked_on_the_device_come_into_the_book(tmp_path: Path, version: int) -> None:
    book = golden(tmp_path, version)
    old_file(book).write_text('{"1": ["Ann>Bo:52", "Flo>house:9"], "7": ["of no session>Bo:1"]}')
    with SqliteStore(book, readonly=True) as store:
        assert paid_of(store.settled(1)) == {"Ann>Bo:52", "Flo>house:9"}, "looked at as well"
    with SqliteStore(book) as store:
        assert paid_of(store.settled(1)) == {"Ann>Bo:52", "Flo>house:9"}
    assert not old_file(book).exists(), "in one place"
    assert verify(book).faults == ()


@pytest.mark.parametrize("version", range(1, 8))
def test_everybody_of_an_earlier_book_is_in_its_register(tmp_path: Path, version: int) -> None:
    with SqliteStore(golden(tmp_path, version)) as store:
        assert [person.name for person in register(store).people] == ["Ann", "Bo", "Cyril", "Dé <b>", "Flo"]
        assert store.ask("SELECT session, over, used, named FROM summaries") == [(1, 0, 1, 1)]


@pytest.mark.parametrize("content", [b"{", b"[" * 100_000, b'{"1": {"a": 1}}', b'{"1": ["' + b"x" * (1 << 20) + b'"]}'])
def test_a_file_of_payments_that_cannot_be_read_keeps_no_book_closed(tmp_path: Path, content: bytes) -> None:
    book = golden(tmp_path, 5)
    old_file(book).write_bytes(content)
    with SqliteStore(book) as store:
        assert store.settled(1) == ()
    assert old_file(book).read_bytes() == content


def test_bringing_up_that_fails_leaves_the_book_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = golden(tmp_path, 1)
    was = schema(book)
    monkeypatch.setattr("engine.journal.schema.import_old_file", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        SqliteStore(book)
    assert schema(book) == was, "not even the migrations before it"
    monkeypatch.undo()
    SqliteStore(book).close()


@pytest.fixture
def in_small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked often whether to go on."""
    monkeypatch.setattr(upgrade, "PAGES", 4)
    monkeypatch.setattr(upgrade, "LOOK_UP", 500)


@pytest.mark.usefixtures("in_small_parts")
@pytest.mark.parametrize("version", VERSIONS)
def test_it_says_how_far_it_is_from_nothing_to_all(tmp_path: Path, version: int) -> None:
    book, heard = golden(tmp_path, version), list[tuple[int, int]]()
    assert steps_behind(book) == 254

    def go_on(done: int, of: int) -> bool:
        heard.append((done, of))
        return True

    SqliteStore(book, go_on=go_on).close()
    parts = 2 + SCHEMA - version
    assert {of for _, of in heard} == {254 * parts}
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert heard[0][0] < 254 <= 254 * (parts - 2) <= heard[-1][0] <= 254 * parts
    assert steps_behind(book) == 0
    heard.clear()
    SqliteStore(book, go_on=go_on).close()
    assert heard == []


@pytest.mark.usefixtures("in_small_parts")
@pytest.mark.parametrize("tenths", range(0, 10, 2))
@pytest.mark.parametrize("log", [False, True])
def test_given_up_nothing_was_changed(tmp_path: Path, tenths: int, log: bool) -> None:
    book = golden(tmp_path, 1)
    if log:
        with closing(sqlite3.connect(book)) as db:
            db.execute("PRAGMA journal_mode = WAL")
    was, there = book.read_bytes(), {*tmp_path.iterdir()}
    heard: list[int] = []

    def go_on(done: int, of: int) -> bool:
        heard.append(10 * done // of)
        return heard[-1] < tenths

    with pytest.raises(Cancelled):
        SqliteStore(book, go_on=go_on)
    assert heard[-1] >= tenths
    assert book.read_bytes() == was
    assert {*tmp_path.iterdir()} == there, "no copy, no log, no lock"
    assert steps_behind(book) == 254
    with SqliteStore(book) as store:
        assert store.session(1).steps == 254


def test_what_is_no_older_book_is_not_behind(tmp_path: Path) -> None:
    for name, content in (("none", None), ("empty", b""), ("notes", b"no book " * 99)):
        if content is not None:
            (tmp_path / name).write_bytes(content)
        assert steps_behind(tmp_path / name) == 0
    torn = golden(tmp_path, 3)
    torn.write_bytes(torn.read_bytes()[:5000])
    assert steps_behind(torn) == 0, "opening it says what is wrong"


def test_without_a_copy_nothing_is_brought_up(tmp_path: Path) -> None:
    book = golden(tmp_path, 4)
    folder_of(book).write_text("no folder")
    with pytest.raises(NotABook):
        SqliteStore(book)
    assert schema(book) == schema(golden(tmp_path, 4))
