"""Who may read a book, and that it has one writer by whatever name it is opened."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.journal.errors import JournalError, SecondWriter
from engine.journal.store import SqliteStore
from engine.writing import write
from tests.engine.journal.fakes import fake_session

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights of another kind")
OPENING = (
    "import sys; from pathlib import Path; from engine.journal.errors import SecondWriter\n"
    "from engine.journal.store import SqliteStore\n"
    "try: SqliteStore(Path(sys.argv[1])); print('written')\n"
    "except SecondWriter: print('refused')"
)


@pytest.fixture(params=[0o000, 0o022, 0o277])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def opened_elsewhere(book: Path) -> str:
    """What another process says that opens it for writing."""
    return subprocess.run([sys.executable, "-c", OPENING, book], capture_output=True, text=True, check=True).stdout


@pytest.mark.usefixtures("umask")
def test_nobody_else_reads_a_book_or_what_lies_beside_it(tmp_path: Path) -> None:
    book = tmp_path / "data" / "feltbook" / "book.db"
    with SqliteStore(book) as store:
        fake_session(store)
        write(tmp_path / "config" / "names.json", "[]", 0o600)
        beside = {path.name: rights(path) for path in book.parent.iterdir()}
    assert beside == dict.fromkeys(("book.db", "book.db-wal", "book.db-shm", "book.db.lock"), 0o600)
    assert {rights(path) for path in (tmp_path / "data", book.parent, tmp_path / "config")} == {0o700}


def test_a_book_from_before_is_closed_to_others_and_its_folder_left_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with SqliteStore(tmp_path / "book.db") as store:
        fake_session(store)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    with SqliteStore(tmp_path / "book.db"):
        assert {rights(path) for path in tmp_path.iterdir()} == {0o600}
    assert rights(tmp_path) == 0o755


@pytest.mark.parametrize("way", ["symlink_to", "hardlink_to"])
def test_a_book_has_one_writer_by_whatever_name(tmp_path: Path, way: str) -> None:
    book, other = tmp_path / "book.db", tmp_path / "elsewhere" / "other.db"
    other.parent.mkdir()
    with SqliteStore(book) as store:
        fake_session(store)
        if way == "hardlink_to" and sys.platform != "linux":
            pytest.skip("an open file is locked as Linux does it")
        getattr(other, way)(book)
        assert opened_elsewhere(other) == "refused\n"
        with pytest.raises(SecondWriter):
            SqliteStore(other)
        assert len(store.sessions()) == 1
        fake_session(store)
    assert opened_elsewhere(other) == "written\n"


def test_a_link_in_the_place_of_the_lock_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("words")
    (tmp_path / "book.db.lock").symlink_to("precious")
    with pytest.raises(JournalError, match="linked_lock"):
        SqliteStore(tmp_path / "book.db")
    assert (tmp_path / "precious").read_text() == "words"
    assert not (tmp_path / "book.db").exists()


def test_a_book_that_could_not_be_made_is_gone_again(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db"), pytest.raises(SecondWriter):
        SqliteStore(tmp_path / "book.db")
    (tmp_path / "text.db").write_text("no book")
    (tmp_path / "text.db").chmod(0o644)
    with pytest.raises(JournalError):
        SqliteStore(tmp_path / "text.db")
    assert rights(tmp_path / "text.db") == 0o644, "what is no book of ours is left as it is"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["book.db", "book.db.lock", "text.db"]
