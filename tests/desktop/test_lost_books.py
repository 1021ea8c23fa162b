"""The book fails under a running table: the statement says why, the game can be saved elsewhere and goes on there."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App, BasePage
from desktop.intents import GoTo, OpenLog, WindowPage
from desktop.kit.painted import LONG_AGO
from desktop.setup.book import began
from desktop.shell import save_elsewhere
from engine import commands as c
from engine.journal.errors import JournalError, NotWritten
from engine.journal.evening_marks import Tick, paid_of
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.desktop.conftest import tap_at
from tests.desktop.long_work import PATIENCE, Gate, through
from tests.faults.damage import forge

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


class Evening:
    """The app on a book on disk, with a hand dealt."""

    def __init__(self, qtbot: QtBot, book: Path) -> None:
        self.book = book
        self.store = SqliteStore(book)
        self.app = App(self.store)
        qtbot.addWidget(self.app)
        self.app.resize(1280, 800)
        session = Session.start(self.store, HOLDEM)
        assert isinstance(session, Session)
        self.app.play(session)
        self.app.show()
        for seat, name in enumerate(("Ann", "Ben", "Cid"), 1):
            assert self.bridge.send(c.Sit(seat=seat, player=name, stack=200))
        assert self.bridge.send(c.Deal())

    @property
    def bridge(self) -> Any:
        return self.app.bridge

    @property
    def bar(self) -> Any:
        assert self.app.table is not None
        return self.app.table.view.bar.statement

    @property
    def statement(self) -> str:
        return str(self.bar.statement.title)

    @property
    def slots(self) -> tuple[Any, Any, Any]:
        """The three slots of the bar."""
        assert self.app.table is not None
        bar = self.app.table.view.bar
        return bar.fold, bar.call, bar.go

    def tap(self, widget: Any) -> None:
        """A tap, long after the one before."""
        widget.tapped_at = LONG_AGO
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def fold(self) -> None:
        assert self.app.table is not None
        self.tap(self.app.table.view.bar.fold)

    def hands(self, count: int) -> None:
        """Play hands to their end."""
        for _ in range(count):
            while self.bridge.state.hand is not None:
                assert self.bridge.send(c.Act("fold"))
            assert self.bridge.send(c.Deal())

    def save_to(self, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
        """Tap Save elsewhere and name a file."""
        monkeypatch.setattr(save_elsewhere, "ask_file", lambda *_: str(path))
        self.tap(self.slots[2])


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    """An evening; its books are closed afterwards."""
    made = Evening(qtbot, tmp_path / "book.db")
    yield made
    made.app.leave()
    if made.app.store is not made.store:
        made.app.store.close()
    made.store.close()


def lose(evening: Evening, how: str, tmp_path: Path) -> str:
    """Lose the book in one of the ways people lose it; how the statement says it."""
    if how == "deleted":
        evening.book.unlink()
        return "the book's file was deleted"
    if how == "moved":
        evening.book.rename(tmp_path / "moved.db")
        return "the book's file was moved or renamed"
    backup = tmp_path / "backup.db"
    evening.store.backup(backup)
    evening.hands(8)
    if how == "moved over":
        os.replace(backup, evening.book)
    else:
        shutil.copyfile(backup, evening.book)
    return "another file was laid over the book"


@pytest.mark.parametrize("how", ["deleted", "moved", "moved over", "copied over"])
def test_a_lost_book_is_said_and_the_game_goes_on_elsewhere(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    evening.hands(8)
    why = lose(evening, how, tmp_path)
    rows = list(evening.bridge.session.everything())
    before = evening.bridge.state
    evening.fold()
    assert evening.statement == f"Not saved, nothing changed: {why}"
    assert evening.bar.statement.role == "owe"
    assert [slot.face.word for slot in evening.slots] == ["Back", "Try again", "Save elsewhere"]
    assert evening.bridge.state == before
    evening.save_to(monkeypatch, tmp_path / "saved.db")
    assert evening.statement == "The game goes on in saved.db"
    assert evening.bridge.state == before
    evening.fold()
    assert evening.bridge.state != before
    evening.app.store.close()
    with SqliteStore(tmp_path / "saved.db", readonly=True) as saved:
        session = Session.resume(saved, 1)
        assert [step.events for step, _ in session.everything()][:-1] == [step.events for step, _ in rows]
        assert session.verify()["balanced"]


def test_a_double_click_that_could_not_be_saved_hides_nothing(evening: Evening) -> None:
    """The key that folds is Back by then: the second half of the double click is not for it."""
    evening.book.unlink()
    for at in (10_000, 10_300):
        tap_at(evening.slots[0], at)
        assert evening.statement == "Not saved, nothing changed: the book's file was deleted"
    tap_at(evening.slots[0], 10_500)
    assert not evening.statement.startswith("Not saved")


def test_a_book_that_was_moved_and_put_back(evening: Evening, tmp_path: Path) -> None:
    evening.book.rename(tmp_path / "moved.db")
    before = evening.bridge.state
    evening.fold()
    assert evening.bridge.state == before
    (tmp_path / "moved.db").rename(evening.book)
    assert [slot.face.second for slot in evening.slots] == ["", "once it is back", ""]
    evening.tap(evening.slots[1])
    assert evening.bridge.state != before


def test_elsewhere_fails_as_well(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.book.unlink()
    before = evening.bridge.state
    evening.fold()
    (tmp_path / "no folder").touch()
    evening.save_to(monkeypatch, tmp_path / "no folder" / "saved.db")
    assert evening.statement.startswith("Not saved, nothing changed")
    assert evening.bridge.state == before
    assert evening.app.store is evening.store


def earlier(evening: Evening, *names: str) -> None:
    """Evenings that were played before, ended, in the same book; the running one is played last."""
    for name in names:
        session = Session.start(evening.store, HOLDEM)
        assert isinstance(session, Session)
        for seat, player in enumerate((name, "Ben"), 1):
            session.dispatch(c.Sit(seat=seat, player=player, stack=300))
        session.dispatch(c.Deal())
        session.dispatch(c.Act("fold"))
        session.dispatch(c.End())
    evening.fold()


def players_of(book: Path) -> list[tuple[str, ...]]:
    """Who sat in each evening of a book, the first evening first."""
    with SqliteStore(book, readonly=True) as store:
        names = []
        for row in reversed(store.sessions()):
            session = Session.resume(store, row.id)
            assert session.verify()["replay"]
            names.append(tuple(sorted({occupant for (occupant,) in store.db.execute(OCCUPANTS, (row.id,))})))
        return names


OCCUPANTS = "SELECT DISTINCT occupant FROM happenings WHERE occupant IS NOT NULL AND session = ?"


def test_all_evenings_come_along(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    earlier(evening, "Dora", "Emil")
    evening.app.books.open().settle(2, (Tick.now("Ben>Dora:1", paid=True),))
    evening.book.unlink()
    evening.fold()
    evening.save_to(monkeypatch, tmp_path / "saved.db")
    assert evening.statement == "The game goes on in saved.db, with all earlier evenings"
    assert players_of(tmp_path / "saved.db") == [("Ben", "Dora"), ("Ben", "Emil"), ("Ann", "Ben", "Cid")]
    assert evening.app.store.newest() == evening.bridge.session.id == 3, "the next start goes on with it"
    assert paid_of(evening.app.books.open().settled(1)) == {"Ben>Dora:1"}


def test_an_evening_that_newer_rules_see_otherwise_comes_along(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier(evening, "Dora")
    store = evening.app.books.open()
    states = dict(store.ask("SELECT sequence, state FROM snapshots WHERE session = 2"))
    store.db.execute("UPDATE snapshots SET state = ? WHERE session = 2", (states[1],))
    assert not Session.resume(store, 2).verify()["replay"], "its states are not what its events come to now"
    before = store.proven_rows(store.session(2))
    evening.book.unlink()
    evening.fold()
    evening.save_to(monkeypatch, tmp_path / "saved.db")
    assert evening.statement == "The game goes on in saved.db, with all earlier evenings"
    saved = evening.app.books.open()
    assert [row[1:] for row in saved.proven_rows(saved.session(1))] == [row[1:] for row in before]


def test_an_evening_that_cannot_be_read_is_left_and_said(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier(evening, "Dora", "Emil")
    forge(evening.book, 3, session=2, events="{")
    evening.book.unlink()
    evening.fold()
    evening.save_to(monkeypatch, tmp_path / "saved.db")
    when = began(evening.app.books.open().session(1).created)
    assert evening.statement == (
        f"The game goes on in saved.db; 1 evening does not prove itself and stays behind: {when}"
    )
    assert players_of(tmp_path / "saved.db") == [("Ben", "Emil"), ("Ann", "Ben", "Cid")]


def test_a_book_with_evenings_gets_only_the_running_one(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier(evening, "Dora")
    with SqliteStore(tmp_path / "other.db") as other:
        Session.start(other, HOLDEM)
    moved = tmp_path / "moved.db"
    evening.book.rename(moved)
    evening.fold()
    evening.save_to(monkeypatch, tmp_path / "other.db")
    assert evening.statement == "Only this game was saved, in other.db; earlier evenings are in book.db"
    with SqliteStore(tmp_path / "other.db", readonly=True) as other:
        assert len(other.sessions()) == 2


@pytest.mark.parametrize("stopped", [False, True])
def test_many_steps_are_copied_by_another_thread_from_the_file_that_is_gone(
    evening: Evening, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    """A book of 100,000 hands kept the window for 36 s of processor time."""
    monkeypatch.setattr(save_elsewhere, "LONG", 10)
    earlier(evening, "Dora", "Emil")
    evening.book.unlink()
    evening.fold()
    before, there = evening.bridge.state, tmp_path / "there"
    there.mkdir()
    gate, bring = Gate(), save_elsewhere.add_session

    def held(store: SqliteStore, *args: Any, **named: Any) -> int:
        if not gate.reached.is_set():
            gate.pass_through()
        return bring(store, *args, **named)

    monkeypatch.setattr(save_elsewhere, "add_session", held)
    evening.save_to(monkeypatch, there / "saved.db")
    through(qtbot, evening.app, gate, lambda: evening.app.shown is evening.app.table, stopped=stopped)
    if stopped:
        assert evening.statement == "Stopped: nothing was changed"
        assert list(there.iterdir()) == []
        assert evening.app.store is evening.store
        assert evening.bridge.state == before
        evening.save_to(monkeypatch, there / "saved.db")
    qtbot.waitUntil(lambda: evening.app.books.file == there / "saved.db", timeout=PATIENCE)
    assert evening.statement == "The game goes on in saved.db, with all earlier evenings"
    assert evening.bridge.state == before
    evening.fold()
    assert evening.bridge.state != before


def test_no_room_there_either(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second disk is full as well: it is said, and nothing is left there."""
    earlier(evening, "Dora")
    evening.book.unlink()
    evening.fold()

    def full(store: SqliteStore, *_: Any) -> int:
        raise NotWritten("full", store.file)

    monkeypatch.setattr(SqliteStore, "begin", full)
    there = tmp_path / "there"
    there.mkdir()
    evening.save_to(monkeypatch, there / "saved.db")
    assert evening.statement == "Not saved, nothing changed: there is no room there either"
    assert list(there.iterdir()) == []
    assert [slot.face.word for slot in evening.slots][2] == "Save elsewhere"


def test_dates_do_not_stack_in_the_proposed_name(tmp_path: Path) -> None:
    once = save_elsewhere.suggested(tmp_path / "book.db")
    assert re.fullmatch(r"book \d{4}-\d\d-\d\d \d{4}\.db", once.name)
    assert re.fullmatch(r"book \d{4}-\d\d-\d\d \d{4}\.db", save_elsewhere.suggested(once).name)


def test_a_full_disk_is_not_proposed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    roomy = tmp_path / "roomy"
    monkeypatch.setattr(save_elsewhere, "folders", lambda: [tmp_path, roomy])
    monkeypatch.setattr(save_elsewhere, "free", lambda folder: 1 << 40 if folder == roomy else 0)
    assert save_elsewhere.suggested(tmp_path / "book.db").parent == roomy


def test_no_lock_is_left_by_a_failed_open(tmp_path: Path) -> None:
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(b"no book" * 100)
    with pytest.raises(JournalError):
        SqliteStore(photo)
    assert list(tmp_path.iterdir()) == [photo]


def test_undo_into_a_damaged_row(evening: Evening) -> None:
    """The running hand's steps are in memory; those before it are read when undo comes to them."""
    evening.hands(2)
    damaged = max(step.sequence for step in evening.bridge.session.steps() if step.hand == 1)
    evening.app.play(Session.resume(evening.store, 1))
    forge(evening.book, damaged, label="{")
    evening.store.place.written()  # type: ignore[union-attr]
    while evening.bridge.session.undo_step is not None and not evening.statement.startswith("Nothing changed"):
        before = evening.bridge.state
        assert evening.app.table is not None
        evening.tap(evening.app.table.view.bar.undo)
    assert evening.statement.startswith(f"Nothing changed: step {damaged} of session 1 is damaged.")
    assert evening.bridge.state == before
    assert evening.bridge.state.number >= 1


def test_the_record_of_a_damaged_hand(evening: Evening) -> None:
    evening.hands(2)
    evening.app.play(Session.resume(evening.store, 1))
    forge(evening.book, 7, events="{")
    evening.store.place.written()  # type: ignore[union-attr]
    assert evening.app.table is not None
    evening.app.table.open(OpenLog())
    sheet: Any = evening.app.table.sheet
    sheet.show_hand(1)
    assert "step 7 of session 1 is damaged" in evening.statement
    evening.app.handle(GoTo(WindowPage.RECAP))
    assert evening.app.base is BasePage.TABLE
    assert "step 7 of session 1 is damaged" in evening.statement
    before = evening.bridge.state
    evening.fold()
    assert evening.bridge.state != before, "the table goes on"


@pytest.mark.parametrize("ended", [False, True])
def test_a_log_that_was_set_aside_is_said_once(qtbot: QtBot, tmp_path: Path, ended: bool) -> None:
    """A backup was laid over the book, and the app was killed before the next tap."""
    book, gone = tmp_path / "book.db", tmp_path / "gone.db"
    for path, dealers in ((book, 1), (gone, 30)):
        with SqliteStore(path) as store:
            session = Session.start(store, HOLDEM)
            assert isinstance(session, Session)
            for number in range(dealers):
                session.dispatch(c.Dealer(name=f"Kim {number}"))
            if path == gone:
                for name in ("", "-wal", ".lock"):
                    shutil.copy(f"{gone}{name}", tmp_path / f"killed.db{name}")
            elif ended:
                session.dispatch(c.End())
    for name in ("-wal", ".lock"):
        shutil.copy(tmp_path / f"killed.db{name}", f"{book}{name}")
    messages = []
    for _ in range(2):
        with SqliteStore(book) as store:
            app = App(store)
            qtbot.addWidget(app)
            app.resize(1280, 800)
            app.start()
            app.show()
            bar = app.table.view.bar if app.table is not None else app.setup.bar  # type: ignore[union-attr]
            messages.append([bar.statement.statement.title] if app.table is not None else [bar.accessibleName()])
            app.leave()
    assert "lie in book.db.old-wal" in messages[0][0]
    assert "lie in" not in messages[1][0]
