"""Opening the app on a book: what comes before the first paint, and what only after it.

Once the window is painted the book is made and looked at, and the rest of the app imported.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop.kit import fonts
from desktop.preferences.choices import Kept
from desktop.preferences.device_files import NO_HOME, default_book, default_file
from desktop.shell import after_paint
from desktop.shell.new_book import NewBook, book_at, takes_long
from desktop.words import i18n, languages
from desktop.words.say import say
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import JournalError

if TYPE_CHECKING:
    from desktop.shell.host import Host
    from desktop.shell.start_check import StartCheck
    from engine.keeping.heads import NewestStep


ShowFirst = Callable[[SqliteStore | NewBook, Kept], int]


def application() -> tuple[QApplication, Kept, object]:
    """The app with its name, fonts and language, the choices of this device, and what tells a test what is shown.

    The last one listens as long as it is kept.
    """
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(["feltbook"])
    app.setApplicationName("feltbook")
    app.setApplicationDisplayName("Feltbook")
    fonts.install()
    kept = Kept(default_file())
    languages.speak(languages.wanted(kept.choices.language))
    socket = os.environ.get("FELTBOOK_PROBE", "")
    probe = after_paint.rare_pages().probe(app, socket) if socket else None
    return app, kept, probe


def run(show: ShowFirst, book: Path | None, named: bool = True) -> int:
    """Open the window on a book; returns when it is closed.

    What cannot be opened says so in a window; who gives up there gets the reason on stderr as well.

    Args:
        show: the window on an open book; returns the exit status of the app when it is closed.
        book: the file; None = there is no folder to keep one in.
        named: whether the file was asked for; else it is only the usual one, and the one this device went on in last
            comes first.

    Raises:
        JournalError, OSError: the book could not be opened, and no other was chosen.
    """
    _, kept, probe = application()
    try:
        return _opened(show, book, kept, "" if named else kept.choices.book)
    finally:
        del probe


def _opened(show: ShowFirst, book: Path | None, kept: Kept, last: str) -> int:
    """The window on this book or, where it cannot be opened, on the one that is chosen instead.

    `last` = the book this device went on in, "" for none: where it is gone, no empty one takes its place unasked.
    """
    look = chosen_now = False
    book = Path(last) if last else book
    while True:
        try:
            if last and not chosen_now and book is not None and not book.exists():
                raise JournalError("moved", book)
            if book is not None and not look and takes_long(book):
                raise JournalError("older", book)
            return _shown(show, book, kept, look, remember=chosen_now and not look)
        except (JournalError, OSError) as failed:
            error = failed
        chosen = after_paint.rare_pages().ask_for_a_book(error, book, kept)
        if chosen is None:
            return 0
        chosen_now = chosen_now or chosen.path != book
        book, look = chosen.path or default_book(), chosen.look


def _shown(show: ShowFirst, book: Path | None, kept: Kept, look: bool, remember: bool) -> int:
    """The window on a book, until it is closed; `remember` = the next start opens it as well."""
    if book is None:
        raise OSError(NO_HOME)
    with SqliteStore(book, readonly=True) if look else book_at(book) as store:
        if remember:
            kept.change(book="" if book == default_book() else str(book.absolute()))
        return show(store, kept)


class AfterStart(QObject):
    """Does it for `app`. `check` = the look at the end of the book, None before `run`."""

    def __init__(self, app: "Host", window: QWidget) -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.check: StartCheck | None = None

    def run(self) -> None:
        """Make a new book, set up what is around the table, import what taps will want."""
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
        """The window closes."""
        if self.check is not None:
            self.check.stop()

    def _say_shorter(self, noted: "NewestStep") -> None:
        """The end of the book is gone."""
        then = noted.at.astimezone()
        self.app.tell(say("checking.shorter", when=f"{i18n.day(then)}, {then:%H:%M}"))

    def _import_more(self, rest: Iterator[None]) -> None:
        """One room now, the next when the taps that came meanwhile are done."""
        if next(rest, self) is None:
            QTimer.singleShot(0, self, lambda: self._import_more(rest))
        elif files := after_paint.rare_pages().unread(self.app.books.file):
            self.app.tell(say("files_set_aside", files=", ".join(files)))
