"""The book is checked in the app: how far it is, what was found, stopped at any time, and what can be saved."""

import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.intents import GoTo, WindowPage
from desktop.keeping import check_page
from desktop.keeping.check_page import CheckPage
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.shell import start_check
from desktop.shell.start_check import StartCheck
from desktop.words import i18n, languages
from desktop.words.i18n import LANGUAGES
from engine.journal.sqlite import SqliteStore
from engine.proof import verify as checking
from engine.proof.findings import CheckReport
from engine.proof.verify import verify
from engine.words import phrase
from tests.desktop.in_each import NO_BOOK
from tests.desktop.speaking import speaking
from tests.desktop.spying import faults, painted_on
from tests.faults.damage import forge, rechain
from tests.faults.flips import make


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    fonts.install()


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    book = tmp_path_factory.mktemp("good") / "book.db"
    make(book, hands=1)
    return book


@pytest.fixture
def book(good: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(good, tmp_path / "book.db"))


def shown(qtbot: QtBot, book: Path, size: tuple[int, int] = (1024, 600)) -> CheckPage:
    page = CheckPage(Look(load(), fit(*size)), book)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    return page


def ways(page: CheckPage) -> list[str]:
    return [id for id, key in page.keys.items() if key.isVisibleTo(page)]


def test_a_sound_book_is_said_to_be_sound(qtbot: QtBot, book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = threading.Event()
    monkeypatch.setattr(check_page, "verify", lambda *book, **how: looked_at.wait() and verify(*book, **how))
    page = shown(qtbot, book)
    assert ways(page) == ["back", "cancel"]
    looked_at.set()
    qtbot.waitUntil(lambda: "again" in ways(page), timeout=20_000)
    assert page.message.title == "All as it was written"
    assert ways(page) == ["back", "again"]
    page.stop()


def test_findings_are_listed_and_what_can_be_saved_is_saved(qtbot: QtBot, book: Path) -> None:
    forge(book, 9, at=999)
    page = shown(qtbot, book)
    qtbot.waitUntil(lambda: "salvage" in ways(page), timeout=20_000)
    assert page.message.title.endswith("findings")
    assert any("step 9" in line and "its bytes are not those that were written" in line for line in page.message.lines)
    out = book.with_name("new.db")
    page.ask_out = lambda: ""  # type: ignore[method-assign]
    page.save()
    assert page.message.title.endswith("findings"), "no file chosen, nothing changed"
    page.ask_out = lambda: str(out)  # type: ignore[method-assign]
    page.save()
    qtbot.waitUntil(lambda: page.message.title == "What could be saved is in new.db", timeout=20_000)
    assert verify(out).faults == ()
    assert page.message.lines[0].startswith("Session 1: steps 1 to 8 of ")
    page.save()
    qtbot.waitUntil(lambda: page.message.title.startswith("It could not be saved: "), timeout=20_000)
    page.stop()


def test_what_a_step_does_not_hold_is_said_in_the_language_of_the_device(qtbot: QtBot, book: Path) -> None:
    forge(book, 9, events='[{"e":"NoSuchEvent"}]')
    rechain(book)
    with speaking("de"):
        page = shown(qtbot, book)
        qtbot.waitUntil(lambda: "salvage" in ways(page), timeout=20_000)
        assert any("nicht lesbar: Ereignisse: " in line for line in page.message.lines), page.message.lines
    page.stop()


def test_a_check_is_stopped_by_its_key_and_by_going_back(
    qtbot: QtBot, book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shown(qtbot, book)
    page.keys["cancel"].tap()
    assert page.message.title == "Not checked to the end"
    assert page.work is None
    page.keys["again"].tap()
    with qtbot.waitSignal(page.left):
        page.keys["back"].tap()
    assert page.work is None


def test_it_is_opened_from_this_device_and_goes_back_there(qtbot: QtBot, book: Path) -> None:
    with SqliteStore(book) as store:
        app = App(store)
        qtbot.addWidget(app)
        app.start()
        app.handle(GoTo(WindowPage.DEVICE))
        assert app.side_pages.device is not None
        app.side_pages.device.bar["check"].tap()
        page = app.shown
        assert isinstance(page, CheckPage)
        page.escape()
        assert app.shown is app.side_pages.device
        app.handle(GoTo(WindowPage.CHECK))
        app.close()


def test_the_check_at_the_start_is_silent_when_all_is_well(qtbot: QtBot, book: Path) -> None:
    with SqliteStore(book) as store:
        app = App(store)
        qtbot.addWidget(app)
        app.start()
        message = app.table and app.table.desk.local.notice
        check = StartCheck(store, app)
        qtbot.waitUntil(lambda: not check.work.running, timeout=20_000)
        assert (app.table and app.table.desk.local.notice) == message
        check.stop()


def test_the_check_at_the_start_says_that_the_book_was_changed(qtbot: QtBot, book: Path) -> None:
    with SqliteStore(book, readonly=True) as store:
        newest = store.newest()
        assert newest is not None
        steps = store.session(newest).steps
    forge(book, steps - 9, session=newest, hand=77)
    with SqliteStore(book) as store:
        app = App(store)
        qtbot.addWidget(app)
        app.start()
        app.after_paint()
        check = app.after_start.check
        assert check is not None

        def words() -> str:
            return str(app.table.desk.local.notice if app.table is not None else app.setup and app.setup.bar.detail)

        qtbot.waitUntil(lambda: "The book is not as it was written" in words(), timeout=20_000)
        check.stop()


@pytest.mark.parametrize("early", [True, False])
def test_the_check_at_the_start_is_silent_where_the_book_went(
    qtbot: QtBot, book: Path, monkeypatch: pytest.MonkeyPatch, early: bool
) -> None:
    """Before or during the check: the next tap says that and what can be done, and no sentence may cover it."""
    quick = start_check.quick

    def too_late(file: Path, go_on: Callable[[], None]) -> CheckReport:
        file.unlink(missing_ok=True)
        report = quick(file, go_on)
        assert report.faults
        return report

    monkeypatch.setattr(start_check, "quick", too_late)
    owner = QObject()
    with SqliteStore(book) as store:
        if early:
            book.unlink()
        check = StartCheck(store, owner)
        with qtbot.assertNotEmitted(check.at_fault):
            qtbot.waitUntil(lambda: not check.work.running, timeout=20_000)
            QApplication.processEvents()
        check.stop()


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_all_of_it_fits(
    qtbot: QtBot, book: Path, size: tuple[int, int], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CheckPage, "check", lambda self: None)
    languages.speak(code)
    try:
        page = shown(qtbot, book, size)
        page.show_report(checking.CheckReport(tuple(fault for fault in _many())))
        parts = [page.message, *(key for key in page.keys.values() if key.isVisibleTo(page))]
        for at, part in enumerate(parts):
            assert page.rect().contains(part.geometry())
            assert not any(part.geometry().intersects(other.geometry()) for other in parts[at + 1 :])
        assert len(page.message.lines) == 9, "every finding, in sight or turned to"
        assert faults(page.message, painted_on(page.message)) == []
    finally:
        languages.speak("en")


def _many() -> list[checking.Finding]:
    what = phrase("check.notes", names="hand, phase, ended, ledger, at, label")
    return [checking.Finding(what, 12, 1234, 99_999, "2026-11-22 01:12:00 UTC")] * 9


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_file_that_cannot_be_opened_is_said_in_the_language_of_the_app(
    qtbot: QtBot, tmp_path: Path, code: str
) -> None:
    """The cause was English in every language."""
    notes = tmp_path / "notes.txt"
    notes.write_text("no book")
    with speaking(code):
        page = shown(qtbot, notes)
        qtbot.waitUntil(lambda: "again" in ways(page), timeout=20_000)
        assert page.message.lines == (NO_BOOK[code],)
