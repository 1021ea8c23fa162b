"""A book that is moved, deleted or laid over while it is open: the tap is refused, nothing is lost or mixed."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from engine import commands as c
from engine.journal.errors import NotWritten
from engine.journal.store import SqliteStore
from engine.session import Done, Session
from tests.engine.journal.fakes import CORE, fake_session


def dealers(session: Session, count: int) -> None:
    """So many taps."""
    for number in range(count):
        assert isinstance(session.dispatch(c.Dealer(name=f"Kim {number}")), Done)


def copy_of(book: SqliteStore, to: Path) -> Path:
    """A backup as it should be made."""
    book.backup(to)
    return to


def refused(session: Session) -> str:
    """The cause why the next tap is not taken; nothing has changed."""
    before = session.state
    with pytest.raises(NotWritten) as caught:
        session.dispatch(c.Dealer(name="lost"))
    assert session.state is before
    return caught.value.cause


LOOK = """
import json, sqlite3, sys
db = sqlite3.connect(sys.argv[1])
assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
print(json.dumps(db.execute("SELECT session, sequence FROM steps ORDER BY 1, 2").fetchall()))
"""


def rows(path: Path) -> list[list[int]]:
    """What another program finds in the file, with whatever log lies beside it."""
    process = subprocess.run([sys.executable, "-c", LOOK, str(path)], check=True, capture_output=True, text=True)
    return json.loads(process.stdout)


def test_a_backup_moved_over_the_open_book(book: SqliteStore, tmp_path: Path) -> None:
    session = fake_session(book)
    backup = copy_of(book, tmp_path / "backup.db")
    held = rows(shutil.copy(backup, tmp_path / "as it was.db"))
    dealers(session, 5)
    os.replace(backup, book.file)
    assert refused(session) == "replaced"
    assert refused(session) == "replaced"
    assert rows(book.file) == held
    book.close()
    assert rows(book.file) == held


def test_a_backup_copied_into_the_open_book(book: SqliteStore, tmp_path: Path) -> None:
    session = fake_session(book)
    dealers(session, 400)
    backup = copy_of(book, tmp_path / "backup.db")
    held = rows(shutil.copy(backup, tmp_path / "as it was.db"))
    dealers(session, 90)
    shutil.copyfile(backup, book.file)
    assert refused(session) == "replaced"
    book.close()
    assert rows(book.file) == held


LEAVE = """
import gc, shutil, sys
from pathlib import Path
from engine.journal.store import SqliteStore
from tests.engine.journal import test_place
folder = Path(sys.argv[1])
book = SqliteStore(folder / "book.db")
session = test_place.fake_session(book)
test_place.dealers(session, 400)
backup = test_place.copy_of(book, folder / "backup.db")
shutil.copy(backup, folder / "as it was.db")
test_place.dealers(session, 90)
shutil.copyfile(backup, book.file)
book.close()
del book, session
gc.collect()
"""


def test_a_backup_copied_into_the_open_book_stays_when_the_process_ends(tmp_path: Path) -> None:
    """Nothing of Python closes the book: its log would go into the backup."""
    subprocess.run([sys.executable, "-c", LEAVE, str(tmp_path)], check=True, cwd=Path(__file__).parents[3])
    assert rows(tmp_path / "book.db") == rows(tmp_path / "as it was.db")


def test_a_book_that_is_deleted(book: SqliteStore) -> None:
    session = fake_session(book)
    book.file.unlink()
    assert refused(session) == "deleted"


def test_a_book_whose_log_is_deleted(book: SqliteStore) -> None:
    session = fake_session(book)
    Path(f"{book.file}-wal").unlink()
    assert refused(session) == "deleted"


def test_a_book_that_is_moved_goes_on_when_it_is_put_back(book: SqliteStore, tmp_path: Path) -> None:
    session = fake_session(book)
    book.file.rename(tmp_path / "elsewhere.db")
    assert refused(session) == "moved"
    (tmp_path / "elsewhere.db").rename(book.file)
    dealers(session, 1)
    assert Session.resume(book, session.id, core=CORE).state.dealer == "Kim 0"


def test_a_folder_that_is_moved(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "folder" / "book.db") as book:
        session = fake_session(book)
        (tmp_path / "folder").rename(tmp_path / "other")
        assert refused(session) == "moved"


def test_a_new_session_is_refused_as_well(book: SqliteStore) -> None:
    fake_session(book)
    book.file.unlink()
    with pytest.raises(NotWritten):
        fake_session(book)


def test_our_own_checkpoints_are_not_taken_for_another_file(book: SqliteStore) -> None:
    session = fake_session(book)
    size = book.file.stat().st_size
    dealers(session, 700)
    book.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    book.place.written()  # type: ignore[union-attr]
    dealers(session, 700)
    assert book.file.stat().st_size > size, "the log went into the file in between"


def test_readers_do_not_disturb_the_writer(book: SqliteStore) -> None:
    session = fake_session(book)
    dealers(session, 400)
    for _ in range(3):
        with SqliteStore(book.file, readonly=True) as reader:
            reader.sessions()
        code = "import sys; from engine.journal.store import SqliteStore as S; S(sys.argv[1], readonly=True).close()"
        subprocess.run([sys.executable, "-c", code, str(book.file)], check=True)
        other = sqlite3.connect(book.file)
        other.execute("SELECT count(*) FROM steps").fetchone()
        other.close()
        dealers(session, 400)


@pytest.mark.parametrize("many", [1, 400])
def test_a_book_that_is_also_read_here_keeps_its_log_when_another_program_reads_it(
    book: SqliteStore, many: int
) -> None:
    """What reads it beside the window must not drop the writer's locks: the other program would take its log away."""
    session = fake_session(book)
    for _ in range(3):
        dealers(session, many)
        with SqliteStore(book.file, readonly=True) as reader:
            reader.sessions()
        assert rows(book.file)[-1] == [1, session.newest]
        assert Path(f"{book.file}-wal").exists()
    dealers(session, many)
    assert rows(book.file)[-1] == [1, session.newest]
