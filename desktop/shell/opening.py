"""Opening the app on a book: the work before the first paint, and the work after it.

After the first paint a new book is created, the book is checked, and the rest of the app is imported.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop.kit import fonts
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import NO_HOME, default_book, default_file
from desktop.shell import after_paint
from desktop.shell.new_book import NewBook, book_at, takes_long
from desktop.words import i18n, languages
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore

if TYPE_CHECKING:
    from desktop.shell.host import Host
    from desktop.shell.start_check import StartCheck
    from engine.keeping.heads import NewestStep


ShowFirst = Callable[[SqliteStore | NewBook, ChoiceStore], int]


def application() -> tuple[QApplication, ChoiceStore, object]:
    """Return the app with its name, fonts and language, the choices of this device, and the test probe or None.

    The probe listens as long as it is referenced.
    """
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(["feltbook"])
    app.setApplicationName("feltbook")
    app.setApplicationDisplayName("Feltbook")
    fonts.install()
    choice_store = ChoiceStore(default_file())
    languages.speak(languages.code_to_speak(choice_store.choices.language))
    socket = os.environ.get("FELTBOOK_PROBE", "")
    probe = after_paint.rare_pages().probe(app, socket) if socket else None
    return app, choice_store, probe


def run(show: ShowFirst, book: Path | None, named: bool = True) -> int:
    """Open the window on a book, and return the exit status of the app when the window is closed.

    A book that cannot be opened is reported in a window; after quitting there, the caller prints the error to stderr.

    Args:
        show: shows the window on an open book and returns the exit status of the app when it is closed.
        book: the file; None = this device has no folder for a book.
        named: whether the user named the file; else it is the usual one, and the book this device used last takes
            precedence.

    Raises:
        JournalError, OSError: the book could not be opened, and no other was chosen.
    """
    _, choice_store, probe = application()
    try:
        return _opened(show, book, choice_store, "" if named else choice_store.choices.book)
    finally:
        del probe


def _opened(show: ShowFirst, book: Path | None, choice_store: ChoiceStore, last: str) -> int:
    """Show the window on this book or, where it cannot be opened, on the book that the user chooses instead.

    `last` = the book this device used last, "" = none: where its file is missing, no empty book is created unasked.
    """
    look = chosen_now = False
    book = Path(last) if last else book
    while True:
        try:
            if last and not chosen_now and book is not None and not book.exists():
                raise JournalError("moved", book)
            if book is not None and not look and takes_long(book):
                raise JournalError("older", book)
            return _shown(show, book, choice_store, look, remember=chosen_now and not look)
        except (JournalError, OSError) as failed:
            error = failed
        chosen = after_paint.rare_pages().ask_for_a_book(error, book, choice_store)
        if chosen is None:
            return 0
        chosen_now = chosen_now or chosen.path != book
        book, look = chosen.path or default_book(), chosen.look


def _shown(show: ShowFirst, book: Path | None, choice_store: ChoiceStore, look: bool, remember: bool) -> int:
    """Show the window on a book until it is closed; `remember` = the next start opens the same book."""
    if book is None:
        raise OSError(NO_HOME)
    with SqliteStore(book, readonly=True) if look else book_at(book) as store:
        if remember:
            choice_store.change(book="" if book == default_book() else str(book.absolute()))
        return show(store, choice_store)


class AfterStart(QObject):
    """The work of `app` after the first paint. `check` = the check of the last steps, None before `run`."""

    def __init__(self, app: "Host", window: QWidget) -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.check: StartCheck | None = None

    def run(self) -> None:
        """Create a new book, set up the parts around the table, and import the modules that taps need."""
        books = self.app.books
        if not books.make():
            QApplication.exit(1)
            return
        self.app.settle_in()
        self.app.around.stay_awake(self.window.isFullScreen())
        self.app.tour_once()
        self.app.around.shipping.start()
        self.app.around.facts.start(lambda: books.store)
        self.check = self.app.around.check(books.open())
        self.check.at_fault.connect(lambda: self.app.tell(say("checking.found")))
        self.check.shorter.connect(self._say_shorter)
        if not books.looking:
            books.answer_the_bell()
        self._import_more(after_paint.the_rest())

    def stop(self) -> None:
        """Stop the check when the window closes."""
        if self.check is not None:
            self.check.stop()

    def _say_shorter(self, newest: "NewestStep") -> None:
        """Report that the last steps of the book are missing."""
        written_at = newest.at.astimezone()
        self.app.tell(say("checking.shorter", when=f"{i18n.day(written_at)}, {written_at:%H:%M}"))

    def _import_more(self, rest: Iterator[None]) -> None:
        """Import a module now, and the next one after the taps received meanwhile."""
        if next(rest, self) is None:
            QTimer.singleShot(0, self, lambda: self._import_more(rest))
        elif files := after_paint.rare_pages().unread(self.app.books.file):
            self.app.tell(say("files_set_aside", files=", ".join(files)))
