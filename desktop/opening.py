"""Opening the app on a book: what comes before the first paint, and what only after it."""

import os
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop import fonts, i18n
from desktop.app import App
from desktop.choices import Kept, default_file
from desktop.late_book import LateBook, book_at
from engine.journal.sqlite import SqliteStore

AFTER_PAINT_MS = 150


def run(book: Path | None, kiosk: bool = False) -> int:
    """Open the window on a book; returns when it is closed. `kiosk` = full screen from the start."""
    from desktop.cli import default_book

    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(["feltbook"])
    app.setApplicationName("feltbook")
    app.setApplicationDisplayName("Feltbook")
    fonts.install()
    with book_at(book or default_book()) as store:
        kept = Kept(default_file())
        i18n.speak(i18n.wanted(kept.choices.language))
        window = App(store, kept)
        room = window.screen().availableGeometry()
        window.resize(room.size())  # as large as it is going to be: laid out once
        window.start()
        if kiosk:
            window.showFullScreen()
        else:
            window.showMaximized()
        QTimer.singleShot(AFTER_PAINT_MS, window, lambda: _warm(app, store, window))
        probe = _probe(app)
        status = app.exec()
        del probe
        window.leave()
        window.deleteLater()
        if window.store is not store:
            window.store.close()
        if isinstance(store, LateBook) and store.failed is not None:
            raise store.failed
    return status


def _probe(app: QApplication) -> object:
    """What tells a test what is on the screen, where a test asked for it."""
    socket = os.environ.get("FELTBOOK_PROBE", "")
    if not socket:
        return None
    from desktop.probe import Probe

    return Probe(app, socket)


def _warm(app: QApplication, store: SqliteStore | LateBook, window: App) -> None:
    """After the first paint: make a new book, import what the first tap needs, then what is around the table."""
    if isinstance(store, LateBook) and not store.try_to_make():
        app.exit(1)
    import gc

    import engine.decide  # noqa: F401

    gc.freeze()  # All of this stays: no collection in a tap looks through it again.
    gc.enable()
    window.settle_in()
    window.around.stay_awake(window.isFullScreen())
    window.tour_once()
