"""Opening the app on a book: what comes before the first paint, and what only after it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop.app import App
from desktop.kit import fonts
from desktop.preferences.choices import Kept
from desktop.preferences.places import default_book, default_file
from desktop.shell.new_book import LateBook, book_at
from desktop.words import i18n
from engine.journal.sqlite import SqliteStore
from engine.journal.stored import JournalError

if TYPE_CHECKING:
    from desktop.shell.unopened import Chosen

AFTER_PAINT_MS = 150


def run(book: Path | None, kiosk: bool = False, named: bool = True) -> int:
    """Open the window on a book; returns when it is closed. `kiosk` = full screen from the start.

    `book` = None: there is no folder to keep one in; not `named`: it is only the usual one, and the one this device
    went on in last comes first. What cannot be opened says so in a window; who gives up there
    gets the reason on stderr as well.

    Raises:
        JournalError, OSError: the book could not be opened, and no other was chosen.
    """
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(["feltbook"])
    app.setApplicationName("feltbook")
    app.setApplicationDisplayName("Feltbook")
    fonts.install()
    kept = Kept(default_file())
    i18n.speak(i18n.wanted(kept.choices.language))
    probe = _probe(app)
    try:
        return _opened(app, book, kept, kiosk, "" if named else kept.choices.book)
    finally:
        del probe


def _opened(app: QApplication, book: Path | None, kept: Kept, kiosk: bool, last: str) -> int:
    """The window on this book or, where it cannot be opened, on the one that is chosen instead.

    `last` = the book this device went on in, "" for none: where it is gone, no empty one takes its place unasked.
    """
    look = chosen_now = False
    book = Path(last) if last else book
    while True:
        try:
            if last and not chosen_now and book is not None and not book.exists():
                raise JournalError("moved", book)
            return _shown(app, book, kept, kiosk, look, remember=chosen_now and not look)
        except (JournalError, OSError) as failed:
            error = failed
        if _elsewhere(error, book):
            return 0
        chosen = _asked(error, book, kept)
        if chosen is None:
            raise error
        chosen_now = chosen_now or chosen.path != book
        book, look = chosen.path or default_book(), chosen.look


def _shown(app: QApplication, book: Path | None, kept: Kept, kiosk: bool, look: bool, remember: bool) -> int:
    """The window on a book, until it is closed; `remember` = the next start opens it as well."""
    if book is None:
        raise OSError("there is no home folder to keep the book in: set HOME, or name a book with --db")
    with SqliteStore(book, readonly=True) if look else book_at(book) as store:
        if remember:
            kept.change(book="" if book == default_book() else str(book.absolute()))
        window = App(store, kept)
        try:
            room = window.screen().availableGeometry()
            window.resize(room.size())  # as large as it is going to be: laid out once
            window.start()
            if kiosk:
                window.showFullScreen()
            else:
                window.showMaximized()
            QTimer.singleShot(AFTER_PAINT_MS, window, lambda: warm(app, store, window))
            status = app.exec()
        finally:
            window.leave()
            window.deleteLater()
            if window.store is not store:
                window.store.close()
        if isinstance(store, LateBook) and store.failed is not None:
            raise store.failed
    return status


def _elsewhere(error: JournalError | OSError, book: Path | None) -> bool:
    """Whether another window has this book, and has come to the front."""
    if book is None or not isinstance(error, JournalError) or error.cause != "second_writer":
        return False
    from desktop.shell.single_window import ring

    return ring(book)


def _asked(error: JournalError | OSError, book: Path | None, kept: Kept) -> "Chosen | None":
    """What to do about a book that cannot be opened, None to give up."""
    from desktop.shell.unopened import UnopenedWindow

    asking = UnopenedWindow(error, book, kept)
    try:
        return asking.choose()
    finally:
        asking.deleteLater()


def _probe(app: QApplication) -> object:
    """What tells a test what is on the screen, where a test asked for it."""
    socket = os.environ.get("FELTBOOK_PROBE", "")
    if not socket:
        return None
    from desktop.shell.probe import Probe

    return Probe(app, socket)


def warm(app: QApplication, store: SqliteStore | LateBook, window: App) -> None:
    """After the first paint: make a new book, import what the first tap needs, then what is around the table."""
    if isinstance(store, LateBook) and not store.try_to_make():
        app.exit(1)
        return
    import gc

    import engine.decide  # noqa: F401

    gc.freeze()  # All of this stays: no collection in a tap looks through it again.
    gc.enable()
    window.settle_in()
    window.around.stay_awake(window.isFullScreen())
    window.tour_once()
    from desktop.shell.start_check import StartCheck

    window.start_check = StartCheck(window)
    if not window.looking:
        from desktop.shell.single_window import Doorbell, bring_forward

        bell = Doorbell(store.file, window)
        bell.rung.connect(lambda: bring_forward(window))
