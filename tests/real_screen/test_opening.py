"""Starting the app where something is in the way: a second start, a book that cannot be opened, no home."""

import os
import sqlite3
import subprocess
from pathlib import Path

from engine.journal.books import SCHEMA
from engine.journal.sqlite import SqliteStore
from tests.real_screen.screen import FELTBOOK, PATIENCE, Screen
from tests.real_screen.tables import dealt, opened


def second(screen: Screen, *words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """Another start on the same display and in the same home; it is over within a few seconds."""
    home = {f"XDG_{what}_HOME": str(screen.folder / what.lower()) for what in ("DATA", "CONFIG", "STATE", "CACHE")}
    env = {**os.environ, **home, "HOME": str(screen.folder), "DISPLAY": screen.display.name, "QT_QPA_PLATFORM": "xcb"}
    return subprocess.run(
        [FELTBOOK, *words], env={**env, **more}, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_a_second_start_brings_the_first_window_to_the_front(screen: Screen) -> None:
    screen.prepare(*opened("Ann", "Ben"))
    screen.start()
    screen.see("Deal hand 1")
    steps = screen.book.steps
    screen.display.do("getactivewindow", "windowminimize")
    screen.until(lambda: not screen.active, "a small window")
    done = second(screen)
    assert (done.returncode, done.stderr) == (0, "")
    screen.until(lambda: screen.active, "the window at the front again")
    assert screen.book.steps == steps
    screen.tap("Deal hand 1")
    assert screen.book.hands == 1
    assert screen.book.sessions == 1
    screen.close()


def test_a_book_of_another_program_says_so_and_another_can_be_begun(screen: Screen) -> None:
    screen.choose()
    screen.file.parent.mkdir(parents=True)
    screen.file.write_text("these are my notes, not a book " * 9)
    before = screen.file.read_bytes()
    screen.start()
    screen.see("The book cannot be opened")
    screen.see("The file is not a book of Feltbook")
    screen.tap("Begin a new book")
    screen.until(lambda: len(screen.windows) > 1, "the choice of a file")
    screen.type(str(screen.folder / "mine.db"))
    screen.keys("Return")
    screen.see("New table")
    assert screen.file.read_bytes() == before
    screen.until((screen.folder / "mine.db").exists, "the new book")
    screen.close()
    screen.start()
    screen.see("New table")
    screen.close()
    (screen.folder / "mine.db").rename(screen.folder / "gone.db")
    screen.start()
    screen.see("moved or renamed")
    screen.see("mine.db")
    (screen.folder / "gone.db").rename(screen.folder / "mine.db")
    screen.tap("Try again")
    screen.see("New table")
    screen.close()


def test_after_save_elsewhere_the_next_start_goes_on_there(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    screen.start()
    screen.see("Fold")
    screen.file.unlink()
    screen.keys("f")
    screen.tap("Save elsewhere")
    screen.until(lambda: len(screen.windows) > 1, "the choice of a file")
    screen.type(str(screen.folder / "rest.db"))
    screen.keys("Return")
    screen.see("goes on in rest.db")
    screen.keys("f")
    screen.close()
    screen.file = screen.folder / "rest.db"
    before, steps = screen.book.view, screen.book.steps
    screen.start()
    screen.see("Fold")
    assert (screen.book.view, screen.book.steps) == (before, steps)
    screen.keys("f")
    assert screen.book.steps == steps + 1
    screen.close()
    other = screen.folder / "other.db"
    screen.start("--db", str(other))
    screen.see("New table")
    screen.close()
    screen.start()
    screen.see("Deal hand 2")


def test_try_again_opens_the_book_once_it_is_free(screen: Screen) -> None:
    screen.prepare(*opened("Ann", "Ben"))
    other = sqlite3.connect(screen.file, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    other.execute("CREATE TABLE taken (x)")
    screen.start()
    screen.see("Another program has locked the book")
    other.execute("ROLLBACK")
    other.close()
    screen.keys("Return")
    screen.see("Deal hand 1")
    screen.close()


def test_the_same_as_last_time_leaves_the_running_hand_one_tap_away(screen: Screen) -> None:
    screen.prepare(*dealt("Ann", "Ben", "Cleo"))
    screen.start()
    screen.tap("Menu")
    screen.tap("Setup page")
    screen.tap("Same as last time")
    screen.see("Seat 1, empty")
    screen.tap("Menu")
    screen.tap("Setup page")
    screen.tap("Go on with hand 1")
    screen.see("Ann")
    screen.close()
    with SqliteStore(screen.file, readonly=True) as store:
        assert [row.id for row in store.running()] == [2, 1]
    screen.start()
    screen.see("Ann to act")  # a table nobody sat at is no game to go back to


def test_a_newer_book_is_left_as_it_is_and_giving_up_says_why_on_stderr(screen: Screen) -> None:
    screen.prepare(*opened("Ann", "Ben"))
    with sqlite3.connect(screen.file) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    screen.start()
    screen.see("The book was written by a newer Feltbook")
    screen.see("Update Feltbook")
    assert not screen.sees("Only look at it")
    screen.tap("Close")
    assert screen.app is not None
    assert screen.app.wait(PATIENCE) == 2
    screen.app = None
    assert "newer Feltbook" in screen.log()


def test_a_book_that_does_not_answer_can_be_looked_at(screen: Screen) -> None:
    """Another program of ours has the book and has no window: nothing is written, everything can be seen."""
    screen.prepare(*opened("Ann", "Ben"))
    with SqliteStore(screen.file):
        look(screen)


def look(screen: Screen) -> None:
    screen.start()
    screen.see("Another Feltbook writes this book")
    steps = screen.book.steps
    screen.tap("Only look at it")
    screen.see("Only looking")
    assert screen.active == "Feltbook, only looking"
    screen.tap("Deal hand 1")
    screen.see("read-only")
    assert screen.book.steps == steps
    screen.close()


def test_without_a_home_to_write_in_a_window_says_so(screen: Screen) -> None:
    screen.choose()
    blocked = screen.folder / "blocked"
    blocked.write_text("")
    screen.start("--db", str(blocked / "feltbook.db"))
    screen.see("The book cannot be opened")
    screen.see("Begin a new book")
    screen.tap("Close")
    assert screen.app is not None
    assert screen.app.wait(PATIENCE) == 2
    screen.app = None


def test_commands_without_a_window_say_it_in_one_line(screen: Screen, tmp_path: Path) -> None:
    nowhere = {"XDG_DATA_HOME": "", "HOME": str(tmp_path / "none")}
    for words in (("sessions",), ("recap", "last"), ("export", "last", "--ohh", "-")):
        done = second(screen, *words, **nowhere)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
