"""The window of a book that cannot be opened: does what the user chooses, long work in the background."""

from errno import ENOENT
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, assert_never, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QVBoxLayout, QWidget

from desktop.bridge.jobs import Job, how_far
from desktop.keeping.check_page import saved_words
from desktop.keeping.work_page import reason
from desktop.kit.appearance import Look
from desktop.kit.metrics import SMALLEST_WINDOW, fit, px_per_mm
from desktop.preferences.choices import ChoiceStore, theme_of
from desktop.shell.failed_book_page import FailedBookPage
from desktop.shell.failed_book_ways import BookAction, Chosen, Unopened, unopened
from desktop.shell.new_book import upgrade_job
from desktop.shell.progress_pages import Waits
from desktop.shell.single_window import ask_to_come_forward
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.progress import Cancelled, GoOn
from engine.keeping.backups import folders_of, listed
from engine.keeping.restoring import restore
from engine.proof.salvage import SalvagedSession, salvage

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.kit.page import Page

BOOKS = "*.db"
NEW = "feltbook.db"


class FailedBookWindow(QWidget):
    """The window of a book that cannot be opened; `choose` shows it until the user has chosen a way on."""

    def __init__(self, error: JournalError | OSError, path: Path | None, choice_store: ChoiceStore) -> None:
        super().__init__()
        self.path, self.choice_store = path, choice_store
        self.older = isinstance(error, JournalError) and error.cause == "older"
        self.answer: Chosen | None = None
        self.setWindowTitle("Feltbook")
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(self.screen().availableGeometry().size())
        self.shown: QWidget | None = None
        self.waits: Waits | None = None
        self._new_book = Path()
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)
        self._folders = folders_of(path, choice_store.choices.backups) if path is not None else ()
        self._problem = unopened(error, path, self._folders)
        self.page = self._page_of(self._problem)
        self.show_page(self.page)

    def _page_of(self, unopened: Unopened) -> FailedBookPage:
        page = FailedBookPage(self.look(), unopened, self)
        page.chosen.connect(self.act)
        return page

    def _show(self, unopened: Unopened) -> None:
        """Replace the page by one with these words and ways on."""
        self.page.hide()
        self.page.deleteLater()
        self.page = self._page_of(unopened)
        self.show_page(self.page)

    def show_page(self, page: QWidget) -> None:
        """Show a page in the window; the previous page is hidden, not closed."""
        if self.shown is not None and self.shown is not page:
            self.shown.hide()
        self.shown = page
        cast("QVBoxLayout", self.layout()).addWidget(page)
        page.show()
        if self.isVisible():
            first = self.page.keys[self.page.unopened.ways[0]] if page is self.page else page
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def look(self) -> Look:
        """Return the grid fitted to the current size of the window."""
        chosen = self.choice_store.choices
        density = chosen.density or px_per_mm(self.screen().physicalDotsPerInch())
        size = self.size()
        return Look(theme_of(chosen), fit(size.width(), size.height(), density), chosen.text, chosen.motion)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page to the new size of the window."""
        if self.shown is not None:
            cast("Page", self.shown).set_look(self.look())

    def choose(self) -> Chosen | None:
        """Return the choice of the user, None = quit. A book of an older version is upgraded first."""
        self.showMaximized()
        self.page.keys[self.page.unopened.ways[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        if self.older:
            self.bring_up()
        QApplication.exec()
        self.hide()
        return self.answer

    def act(self, way: BookAction) -> None:
        """Do what was tapped; a file dialog that is cancelled changes nothing."""
        match way:
            case BookAction.SALVAGE | BookAction.RESTORE:
                self._save(way)
                return
            case BookAction.QUIT:
                self.answer = None
            case BookAction.OPEN:
                self.answer = Chosen(self._new_book)
            case BookAction.OTHER | BookAction.NEW:
                file = self.ask_open() if way is BookAction.OTHER else self.ask_new()
                if not file:
                    return
                self.answer = Chosen(Path(file))
            case BookAction.AGAIN | BookAction.LOOK:
                self.answer = Chosen(self.path, way is BookAction.LOOK)
            case _:
                assert_never(way)
        QApplication.exit()

    def _save(self, way: Literal[BookAction.SALVAGE, BookAction.RESTORE]) -> None:
        """Copy the verified steps of the damaged book, or the newest backup, to a new book; the old one stays."""
        named, book = self.ask_out(), self.path
        if not named or book is None:
            return
        self._new_book = out = Path(named)
        if way is BookAction.SALVAGE:
            work: Callable[[GoOn], object] = lambda go_on: salvage(book, out, go_on)  # noqa: E731
            self._wait(Job(say("checking.saving"), how_far, work, self._salvaged))
        elif not (backups := listed(self._folders, book)):
            self._restored(FileNotFoundError(ENOENT, say("backups.away")))  # the drive was unplugged meanwhile
        else:
            newest = backups[0].path
            work = lambda go_on: restore(newest, out, go_on)  # noqa: E731
            self._wait(Job(say("backups.restoring"), how_far, work, self._restored))

    def _wait(self, job: Job[Any]) -> None:
        """Run a job in the background behind a progress page; the page before returns when the job ends."""
        self.waits = Waits(self, self)
        self.waits.wait(job)

    def bring_up(self) -> None:
        """Upgrade a book of an older version, then choose it; a cancelled upgrade leaves it unchanged."""
        book = self.path
        if book is not None:
            self._wait(upgrade_job(book, self._brought_up))

    def _brought_up(self, failed: Exception | None) -> None:
        if failed is None:
            self.answer = Chosen(self.path)
            QApplication.exit()
        elif isinstance(failed, JournalError | OSError):
            self._problem = unopened(failed, self.path, self._folders)
            self._show(self._problem)
        elif not isinstance(failed, Cancelled):
            raise failed

    def _given_up(self) -> None:
        self._ended(say("waiting.given_up"), (), False)

    def _salvaged(self, saved: "tuple[SalvagedSession, ...] | Exception") -> None:
        if isinstance(saved, Cancelled):
            self._given_up()
            return
        head, *lines = saved_words(saved, self._new_book)
        good = not isinstance(saved, Exception) and any(session.steps for session in saved)
        self._ended(head, tuple(lines), good)

    def _restored(self, failed: Exception | None) -> None:
        if isinstance(failed, Cancelled):
            self._given_up()
        elif failed is None:
            self._ended(say("backups.restored", file=self._new_book.name), (str(self._new_book.parent),), True)
        else:
            self._ended(say("backups.not_restored", why=reason(failed)), (), False)

    def _ended(self, head: str, lines: tuple[str, ...], good: bool) -> None:
        """Show the result; the new book is offered first where `good`, else the same ways as before."""
        ways: tuple[BookAction, ...] = (
            (BookAction.OPEN, BookAction.OTHER, BookAction.QUIT) if good else self._problem.ways
        )
        self._show(Unopened(head, lines, ways))

    def ask_out(self) -> str:
        """Ask for the file of the rescued book; return "" when the dialog is cancelled."""
        book = self.path or Path(NEW)
        start = Path(self._folder()) / f"{book.stem} 2{book.suffix}"
        return QFileDialog.getSaveFileName(self, say("unopened.new"), str(start), BOOKS)[0]

    def ask_open(self) -> str:
        """Ask for a book to open; return "" when the dialog is cancelled."""
        return QFileDialog.getOpenFileName(self, say("unopened.other"), self._folder(), BOOKS)[0]

    def ask_new(self) -> str:
        """Ask for the file of a new book; return "" when the dialog is cancelled."""
        keep = QFileDialog.Option.DontConfirmOverwrite  # an existing book is opened, never replaced
        return QFileDialog.getSaveFileName(
            self, say("unopened.new"), str(Path(self._folder()) / NEW), BOOKS, options=keep
        )[0]

    def _folder(self) -> str:
        """Return the start folder of file dialogs: the nearest existing folder above the book."""
        near = (folder for folder in (self.path.parents if self.path is not None else ()) if folder.is_dir())
        return str(next(near, Path.cwd()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tap the key that has the focus on Enter."""
        key = next((key for key in self.page.keys.values() if key.hasFocus()), None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and key is not None:
            key.tap()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Quit, with a running job cancelled; closing the window is no choice."""
        if self.waits is not None:
            self.waits.close()
        self.answer = None
        QApplication.exit()
        event.accept()


def ask(error: JournalError | OSError, book: Path | None, choice_store: ChoiceStore) -> Chosen | None:
    """Return the choice for a book that cannot be opened; None when another window has it open and came to the front.

    Raises:
        JournalError, OSError: `error`, when nothing was chosen.
    """
    if (
        book is not None
        and isinstance(error, JournalError)
        and error.cause == "second_writer"
        and ask_to_come_forward(book)
    ):
        return None
    asking = FailedBookWindow(error, book, choice_store)
    try:
        chosen = asking.choose()
    finally:
        asking.deleteLater()
    if chosen is None:
        raise error
    return chosen
