"""A book that cannot be opened: what still proves itself, or the last backup, becomes a new one by one tap."""

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.preferences.choices import ChoiceStore
from desktop.shell import failed_book
from desktop.shell.failed_book import FailedBookWindow
from desktop.shell.failed_book_ways import BookAction, Chosen
from desktop.shell.progress_pages import WaitPage
from desktop.words import i18n, languages
from engine.journal.copies import folder_of
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import back_up
from engine.proof.verify import verify
from tests.desktop.long_work import reached, shut
from tests.engine.journal.evening import start

LONG = 20_000
SIZES = ((1280, 800), (1920, 1080), (800, 1280), (1024, 600))


@pytest.fixture
def windows() -> Iterator[list[FailedBookWindow]]:
    """The windows of a test: hidden before they are let go, as `choose` does it."""
    held: list[FailedBookWindow] = []
    yield held
    for window in held:
        window.hide()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def torn(tmp_path: Path) -> Path:
    """A book with a backup, whose first page is gone."""
    book = tmp_path / "house.db"
    with SqliteStore(book) as store:
        start(store)
        back_up(book, folder_of(book), datetime.now(UTC))
    content = bytearray(book.read_bytes())
    content[100:4096] = bytes(3996)
    book.write_bytes(content)
    return book


def why(book: Path) -> JournalError:
    """Why the book cannot be opened, in a frame of its own: it would keep the window alive until Python collects."""
    try:
        SqliteStore(book)
    except JournalError as error:
        return error
    raise AssertionError(book)


def shown(
    windows: list[FailedBookWindow], book: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = SIZES[0]
) -> FailedBookWindow:
    monkeypatch.setattr(QApplication, "exit", lambda *_: None)
    window = FailedBookWindow(why(book), book, ChoiceStore())
    windows.append(window)
    window.resize(*size)
    window.show()
    return window


@pytest.mark.parametrize(
    ("way", "head"), [(BookAction.SALVAGE, "What could be saved is in "), (BookAction.RESTORE, "The backup is the ")]
)
def test_a_damaged_book_becomes_a_new_one(
    qtbot: QtBot,
    windows: list[FailedBookWindow],
    torn: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: BookAction,
    head: str,
) -> None:
    was, new = torn.read_bytes(), torn.with_name("new.db")
    window = shown(windows, torn, monkeypatch)
    assert window.page.unopened.ways[:2] == (BookAction.SALVAGE, BookAction.RESTORE)
    window.ask_out = lambda: ""  # type: ignore[method-assign]
    window.page.keys[way].tap()
    assert window.page.unopened.head == "The book cannot be opened", "no file chosen, nothing changed"
    window.ask_out = lambda: str(new)  # type: ignore[method-assign]
    window.act(way)
    qtbot.waitUntil(lambda: BookAction.OPEN in window.page.unopened.ways, timeout=LONG)
    assert window.page.unopened.head.startswith(head)
    assert torn.read_bytes() == was
    assert verify(new).faults == ()
    window.page.keys[BookAction.OPEN].tap()
    assert window.answer == Chosen(new)


def test_what_cannot_be_saved_offers_what_there_was_before(
    qtbot: QtBot, windows: list[FailedBookWindow], torn: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(windows, torn, monkeypatch)
    ways = window.page.unopened.ways
    window.ask_out = lambda: str(torn)  # type: ignore[method-assign]
    window.act(BookAction.RESTORE)
    head = "It could not be restored: "
    qtbot.waitUntil(lambda: window.page.unopened.head.startswith(head), timeout=LONG)
    assert window.page.unopened.ways == ways


def test_backups_that_went_meanwhile_are_said(
    qtbot: QtBot, windows: list[FailedBookWindow], torn: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(windows, torn, monkeypatch)
    shutil.rmtree(folder_of(torn))
    window.ask_out = lambda: str(torn.with_name("new.db"))  # type: ignore[method-assign]
    window.act(BookAction.RESTORE)
    assert window.page.unopened.head == "It could not be restored: the folder is not there"


@pytest.mark.parametrize("way", [BookAction.SALVAGE, BookAction.RESTORE])
def test_what_is_saved_can_be_stopped_and_nothing_is_left_of_it(
    qtbot: QtBot, windows: list[FailedBookWindow], torn: Path, monkeypatch: pytest.MonkeyPatch, way: BookAction
) -> None:
    gate = shut(monkeypatch, failed_book, way.value)
    window, was = shown(windows, torn, monkeypatch), {*torn.parent.rglob("*")}
    ways = window.page.unopened.ways
    window.ask_out = lambda: str(torn.with_name("new.db"))  # type: ignore[method-assign]
    window.act(way)
    reached(qtbot, gate)
    page = window.shown
    assert isinstance(page, WaitPage)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    gate.open.set()
    qtbot.waitUntil(lambda: window.page.unopened.head == "Stopped: nothing was changed", timeout=LONG)
    assert window.page.unopened.ways == ways
    assert {*torn.parent.rglob("*")} == was


@pytest.mark.parametrize("size", SIZES)
def test_all_ways_fit_in_every_language(
    qtbot: QtBot, windows: list[FailedBookWindow], torn: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    windows = []  # one that is let go on the way is deleted whenever Python collects, while it is painted as well
    try:
        for code in i18n.LANGUAGES:
            languages.speak(code)
            page = shown(windows, torn, monkeypatch, size).page
            boxes = [part.geometry() for part in (page.panel, *page.keys.values())]
            for at, box in enumerate(boxes):
                assert page.rect().contains(box)
                assert not any(box.intersects(other) for other in boxes[at + 1 :])
            assert page.panel.height() >= (page.panel.preferred_height(page.panel.area().width()) - 1) * page.look.scale
    finally:
        languages.speak("en")
