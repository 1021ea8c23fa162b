"""`feltbook backup` and `feltbook restore` as they are typed."""

from pathlib import Path

from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.proof.verify import verify
from engine.session import Session
from tests.desktop.test_cli import feltbook, one_line
from tests.engine.journal.evening import start


def test_a_book_is_backed_up_while_it_is_open_and_restored_into_a_new_one(tmp_path: Path) -> None:
    book, stick, new = tmp_path / "house.db", tmp_path / "stick", tmp_path / "new.db"
    stick.mkdir()
    with SqliteStore(book) as store:
        evening = start(store)
        done = feltbook("backup", "--db", book, "--to", stick)
        assert done.returncode == 0, done.stderr
        own, second = map(Path, done.stdout.splitlines())
        assert own.parent == tmp_path / "house backups"
        assert second.parent.parent == stick
        evening.dispatch(c.End())
        told = feltbook("restore", second, "--db", book, "--out", new)
    assert told.returncode == 0
    newer, made = told.stdout.splitlines()
    assert newer.endswith("goes on after the backup: 0 hands, 1 steps")
    assert made == str(new)
    assert verify(new).faults == ()
    with SqliteStore(new) as store:
        assert not Session.resume(store, evening.id).state.ended
    assert "nothing in it is newer" in feltbook("restore", second, "--db", new).stdout


def test_a_folder_that_is_not_there_is_said_by_the_status(tmp_path: Path) -> None:
    book = tmp_path / "house.db"
    with SqliteStore(book) as store:
        start(store)
    done = feltbook("backup", "--db", book, "--to", tmp_path / "stick")
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 2
    assert f"{tmp_path / 'stick' / 'house backups'}: no backup: " in done.stdout


def test_a_restore_lays_nothing_over_a_book(tmp_path: Path) -> None:
    book = tmp_path / "house.db"
    with SqliteStore(book) as store:
        start(store)
    backup = feltbook("backup", "--db", book).stdout.strip()
    assert "file of this name" in one_line(feltbook("restore", backup, "--out", book, HOME=str(tmp_path)))
    assert "no such book" in one_line(feltbook("restore", tmp_path / "none.db", "--out", tmp_path / "new.db"))
