"""`feltbook backup` and `feltbook restore` as they are typed."""

from pathlib import Path

from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.sqlite import SqliteStore
from engine.proof.verify import verify
from engine.session import Session
from tests.desktop.cli.command import feltbook, feltbook_process, one_line
from tests.engine.journal.evening import start
from tests.engine.journal.test_migrations import golden


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
        store.settle(evening.id, [Tick.now("Ann>Bo:5", True)])
        restored = feltbook("restore", second, "--db", book, "--out", new)
    assert restored.returncode == 0
    newer, made = restored.stdout.splitlines()
    assert newer.endswith("goes on after the backup: 0 hands, 1 steps, 1 ticks of payments")
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
    assert "file of this name" in one_line(feltbook_process("restore", backup, "--out", book, HOME=str(tmp_path)))
    assert "no such book" in one_line(feltbook("restore", tmp_path / "none.db", "--out", tmp_path / "new.db"))


def test_a_session_travels_as_a_file_and_its_other_half_comes_back(tmp_path: Path) -> None:
    home, away, half = tmp_path / "home.db", tmp_path / "away.db", tmp_path / "half.evening"
    with SqliteStore(home) as store:
        start(store)
    done = feltbook("pack", 1, "--db", home, "--out", half)
    assert done.returncode == 0, done.stderr
    assert "steps 1 to 7, head " in done.stdout
    assert "there is a file of this name already" in one_line(feltbook("pack", 1, "--db", home, "--out", half))
    assert "nothing follows on step 7" in one_line(feltbook("pack", 1, "--db", home, "--after", 7))
    assert feltbook("unpack", half, "--db", away).stdout == "session 1 is new here: 7 steps\n"
    assert feltbook("unpack", half, "--db", away).stdout == "session 1 is here already, all of it\n"
    played = feltbook_process("script", "-", "--session", away, "--resume", stdin='{"do":"deal"}\n')
    assert played.returncode == 0, played.stdout + played.stderr
    more = tmp_path / "more.evening"
    assert feltbook("pack", 1, "--db", away, "--after", 7, "--out", more).returncode == 0
    assert feltbook("unpack", more, "--db", home).stdout == "session 1 goes on with 1 steps\n"
    with SqliteStore(home) as store:
        assert Session.resume(store, 1).state.number == 1
    parted = feltbook_process("script", "-", "--session", home, "--resume", stdin='{"do":"undo"}\n')
    assert parted.returncode == 0
    other = feltbook_process("script", "-", "--session", away, "--resume", stdin='{"do":"dealer","name":"Kim"}\n')
    assert other.returncode == 0
    assert feltbook("pack", 1, "--db", away, "--out", tmp_path / "fork.evening").returncode == 0
    refused = feltbook("unpack", tmp_path / "fork.evening", "--db", home)
    assert refused.returncode == 1
    assert "at step 9 the session goes another way than in this book" in refused.stdout


def test_resume_says_when_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert "name it with --session" in feltbook("script", "-", "--resume").stderr
    done = feltbook("script", "-", "--session", tmp_path / "new.db", "--resume")
    assert done.returncode == 2
    assert "no session to go on with" in done.stderr


def test_a_person_is_forgotten_in_the_copy_made_before_the_book_was_brought_up(tmp_path: Path) -> None:
    book = golden(tmp_path, 3)
    done = feltbook("forget", "Flo", "--db", book, "--yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list((tmp_path / "book backups").iterdir())) == 1
    assert [path for path in tmp_path.rglob("*") if path.is_file() and b'"Flo"' in path.read_bytes()] == []
