"""A book that cannot be opened: the window says what is wrong, in every language, and what can be done."""

from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import cli
from desktop.app import App
from desktop.commands import FAILED, Trouble
from desktop.commands.books import opened as read_book
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import default_book, default_file
from desktop.shell import opening
from desktop.shell.failed_book import FailedBookWindow
from desktop.shell.failed_book_page import FailedBookPage
from desktop.shell.failed_book_ways import BookAction, Chosen, unopened
from desktop.shell.new_book import NewBook
from desktop.shell.single_window import SecondStartServer, ask_to_come_forward, server_name
from desktop.words import i18n, languages
from engine.journal.errors import Cause, JournalError, NewerBook, SecondWriter
from engine.journal.sqlite import SqliteStore

SIZES = ((1280, 800), (1920, 1080), (800, 1280), (1024, 600))


@pytest.fixture
def book(tmp_path: Path) -> Path:
    file = tmp_path / "book.db"
    SqliteStore(file).close()
    return file


def test_what_can_be_read_can_be_looked_at(book: Path) -> None:
    ways = (BookAction.AGAIN, BookAction.LOOK, BookAction.OTHER, BookAction.NEW, BookAction.QUIT)
    assert unopened(SecondWriter("second_writer", book), book).ways == ways
    assert unopened(JournalError("readonly", book), book).ways == ways


def test_what_this_version_cannot_read_offers_another_first(book: Path) -> None:
    assert unopened(NewerBook("newer", book), book).ways == (
        BookAction.OTHER,
        BookAction.NEW,
        BookAction.AGAIN,
        BookAction.QUIT,
    )
    torn = book.with_name("torn.db")
    torn.write_bytes(b"SQLite format 3\0" + bytes(4000))
    assert BookAction.LOOK not in unopened(JournalError("damaged", torn), torn).ways


def test_without_a_home_there_is_a_place_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(user: int) -> None:
        raise KeyError(user)

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", nobody)
    assert default_book() is None
    with pytest.raises(Trouble, match="no home folder"):
        read_book(None)
    choice_store = ChoiceStore(default_file())
    choice_store.change(toured=True)
    assert choice_store.choices.toured, "it holds until the app is closed"
    asked: list[Any] = []
    monkeypatch.setattr(FailedBookWindow, "choose", lambda self: asked.append(self.page.unopened))
    assert cli.main([]) == FAILED
    assert [question.ways for question in asked] == [
        (BookAction.NEW, BookAction.OTHER, BookAction.AGAIN, BookAction.QUIT)
    ]


def test_the_one_chosen_instead_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, book: Path) -> None:
    bad = tmp_path / "notes.txt"
    bad.write_text("no book at all, only notes " * 9)
    shown: list[tuple[Path, bool]] = []

    def show(store: SqliteStore | NewBook, choice_store: ChoiceStore) -> int:
        shown.append((store.file, store.readonly))
        return 0

    monkeypatch.setattr(FailedBookWindow, "choose", lambda _: Chosen(book, look=True))
    assert opening.run(show, bad) == 0
    assert shown == [(book, True)]


def test_a_new_book_that_cannot_be_made_after_the_first_paint_asks(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    store = NewBook(tmp_path / "late.db")
    app = App(store)
    qtbot.addWidget(app)
    left: list[int] = []

    monkeypatch.setattr(QApplication, "exit", left.append)
    taken = SqliteStore(store.file)  # somebody else was faster
    app.after_paint()
    assert left == [1]
    assert isinstance(store.failed, SecondWriter)
    taken.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cause", get_args(Cause))
def test_every_cause_fits_in_every_language(qtbot: QtBot, book: Path, cause: Cause, size: tuple[int, int]) -> None:
    try:
        for code in i18n.LANGUAGES:
            languages.speak(code)
            look = Look(load(), fit(*size), 1.3)
            page = FailedBookPage(look, unopened(JournalError(cause, book), book))
            qtbot.addWidget(page)
            page.resize(*size)
            page.set_look(look)
            page.show()
            parts = [page.panel, *page.keys.values()]
            boxes = [part.geometry() for part in parts]
            for at, box in enumerate(boxes):
                assert page.rect().contains(box)
                assert not any(box.intersects(other) for other in boxes[at + 1 :])
            assert page.panel.height() >= (page.panel.preferred_height(page.panel.area().width()) - 1) * look.scale
    finally:
        languages.speak("en")


def test_keys_choose_too_and_closing_is_giving_up(qtbot: QtBot, book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # No loop runs that it could end: every later one would end at once, and hear of no thread.
    monkeypatch.setattr(QApplication, "exit", lambda *_: None)
    window = FailedBookWindow(SecondWriter("second_writer", book), book, ChoiceStore())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
        window.activateWindow()
    window.page.keys[BookAction.LOOK].setFocus()
    QTest.keyClick(window.page.keys[BookAction.LOOK], Qt.Key.Key_Return)
    assert window.answer == Chosen(book, look=True)
    window.ask_open = lambda: ""  # type: ignore[method-assign]
    window.act(BookAction.OTHER)
    assert window.answer == Chosen(book, look=True), "no file chosen, nothing changed"
    window.close()
    assert window.answer is None


def test_the_doorbell_of_a_book_is_heard_by_whatever_path_it_is_called(
    qtbot: QtBot, book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(book.parent)
    assert server_name(book) == server_name(Path("book.db")) != server_name(book.with_name("other.db"))


def test_nobody_answers_where_no_window_is(book: Path) -> None:
    assert not ask_to_come_forward(book, 150)


def test_a_leftover_of_a_window_that_was_killed_is_no_obstacle(qtbot: QtBot, book: Path) -> None:
    killed = SecondStartServer(book)
    again = SecondStartServer(book)
    assert again.server.isListening()
    killed.close()
    again.close()
