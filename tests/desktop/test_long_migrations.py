"""A long book of an older Feltbook is brought up beside a page that says how far it is; stopped, it is as it was."""

import gzip
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.preferences.choices import ChoiceStore
from desktop.shell import new_book, opening
from desktop.shell.failed_book import FailedBookWindow
from desktop.shell.failed_book_page import FailedBookPage
from desktop.shell.failed_book_ways import BookAction, Chosen
from desktop.shell.new_book import NewBook
from desktop.shell.progress_pages import WaitPage
from engine.journal import upgrade
from engine.journal.books import SCHEMA
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.journal.upgrades_due import steps_behind
from engine.proof.verify import verify
from tests.desktop.long_work import PATIENCE, Gate, play, reached, shut, through
from tests.desktop.opened_app import opened
from tests.desktop.spying import faults, painted_on

BOOKS = Path(__file__).parents[1] / "engine" / "journal" / "books"
OLDEST = 1


@pytest.fixture
def older(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A book as the first Feltbook wrote it; few steps are many."""
    monkeypatch.setattr(new_book, "AT_ONCE", 100)
    monkeypatch.setattr(upgrade, "LOOK_UP", 500)
    book = tmp_path / "older" / "book.db"
    book.parent.mkdir()
    book.write_bytes(gzip.decompress((BOOKS / f"version_{OLDEST}.db.gz").read_bytes()))
    return book


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Each time the window would end its loop."""
    times: list[int] = []
    monkeypatch.setattr(QApplication, "exit", lambda *_: times.append(1))
    return times


@pytest.fixture
def window(older: Path, left: list[int]) -> Iterator[FailedBookWindow]:
    made = FailedBookWindow(JournalError("older", older), older, ChoiceStore())
    made.resize(1280, 800)
    made.show()
    yield made
    made.hide()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def waiting(window: Any) -> WaitPage:
    page = window.shown
    assert isinstance(page, WaitPage)
    return page


def held(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: FailedBookWindow) -> Gate:
    """The window brings the book up, held before the first change."""
    gate = shut(monkeypatch, upgrade, "bring_up")
    window.bring_up()
    reached(qtbot, gate)
    return gate


def test_it_is_brought_up_in_another_thread_and_opened_then(
    qtbot: QtBot, window: FailedBookWindow, older: Path, left: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = held(qtbot, monkeypatch, window)
    whole = 254 * (SCHEMA + 1)  # a copy of its 254 steps, the look at it, each version after the first
    qtbot.waitUntil(lambda: waiting(window).message.lines[0] == f"508 of {whole:,} steps", timeout=PATIENCE)
    assert waiting(window).message.part == 508 / whole, "copied, and the copy looked at"
    assert faults(window, painted_on(window)) == []
    assert not left
    gate.open.set()
    qtbot.waitUntil(lambda: bool(left), timeout=PATIENCE)
    assert window.answer == Chosen(older)
    assert steps_behind(older) == 0
    assert verify(older).faults == ()


@pytest.mark.parametrize("how", ["escape", "tap"])
def test_stopped_the_book_is_as_it_was_and_the_window_says_so(
    qtbot: QtBot, window: FailedBookWindow, older: Path, left: list[int], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    was = older.read_bytes()
    gate = held(qtbot, monkeypatch, window)
    if how == "escape":
        QTest.keyClick(waiting(window), Qt.Key.Key_Escape)
    else:
        waiting(window).keys["back"].tap()
    gate.open.set()
    qtbot.waitUntil(lambda: isinstance(window.shown, FailedBookPage), timeout=PATIENCE)
    assert window.page.unopened.head == "Stopped: nothing was changed"
    assert window.page.unopened.ways == (
        BookAction.AGAIN,
        BookAction.LOOK,
        BookAction.OTHER,
        BookAction.NEW,
        BookAction.QUIT,
    )
    assert window.page.keys[BookAction.AGAIN].isVisible()
    assert older.read_bytes() == was
    assert [path.name for path in older.parent.iterdir()] == ["book.db"]
    assert not left
    window.page.keys[BookAction.AGAIN].tap()
    assert window.answer == Chosen(older)


def test_the_window_is_closed_meanwhile(
    qtbot: QtBot, window: FailedBookWindow, older: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    was = older.read_bytes()
    gate = held(qtbot, monkeypatch, window)
    threading.Timer(0.05, gate.open.set).start()
    window.close()
    assert older.read_bytes() == was
    assert window.answer is None


def test_a_damaged_one_says_so(qtbot: QtBot, window: FailedBookWindow, older: Path) -> None:
    content = bytearray(older.read_bytes())
    content[8192:40960] = bytes(32768)
    older.write_bytes(content)
    window.bring_up()
    qtbot.waitUntil(lambda: isinstance(window.shown, FailedBookPage), timeout=PATIENCE)
    assert window.page.unopened.head == "The book cannot be opened"
    assert BookAction.SALVAGE in window.page.unopened.ways
    assert older.read_bytes() == bytes(content)


@pytest.mark.parametrize("stopped", [False, True])
def test_a_start_brings_a_long_one_up_first(
    qtbot: QtBot, older: Path, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    asked: list[bool] = []
    shown: list[tuple[int, bool]] = []

    def choose(window: FailedBookWindow) -> Chosen:
        asked.append(window.older)
        if not stopped:
            SqliteStore(older).close()
        return Chosen(older, look=stopped)

    def show(store: SqliteStore | NewBook, kept: ChoiceStore) -> int:
        assert isinstance(store, SqliteStore)
        shown.append((store.session(1).steps, store.readonly))
        return 0

    monkeypatch.setattr(FailedBookWindow, "choose", choose)
    assert opening.run(show, older) == 0
    assert asked == [True]
    assert shown == [(254, stopped)]
    opening.run(show, older)
    assert asked == [True] * (1 + stopped), "one that was only looked at is still an older one"


@pytest.mark.parametrize("stopped", [False, True])
def test_a_backup_of_an_older_feltbook_is_gone_on_with(
    qtbot: QtBot, older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    with SqliteStore(tmp_path / "now.db") as store:
        play(store, 1)
        app, was = opened(qtbot, store), older.read_bytes()
        gate = shut(monkeypatch, upgrade, "bring_up")
        app.side_pages.open_backups()
        app.side_pages.go_on_in(older)
        through(qtbot, app, gate, lambda: app.shown is app.table, stopped=stopped)
        qtbot.waitUntil(lambda: (app.store.file == older) is not stopped, timeout=PATIENCE)
        assert app.table is not None
        assert (older.read_bytes() == was) is stopped
        if stopped:
            assert app.table.view.bar.statement.statement.title == "Stopped: nothing was changed"
        app.leave()
        if app.store is not store:
            app.books.open().close()
