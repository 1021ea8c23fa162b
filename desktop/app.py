"""The composition root: book, session, pages and the one window they share. No globals; all is made here."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop import fonts
from desktop.bridge import Bridge
from desktop.late_book import LateBook, book_at
from desktop.look import Look
from desktop.metrics import fit, px_per_mm
from desktop.theme import Theme, load
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.refusals import Refusal
from engine.session import Session

if TYPE_CHECKING:
    from desktop.recap.control import RecapControl
    from desktop.setup.page import SetupPage
    from desktop.table.window import TableWindow

SMALLEST = (720, 600)
AFTER_PAINT_MS = 150


class App(QWidget):
    """The window: setup, table or recap fill it. Pages beside the table are made when they are first wanted."""

    def __init__(self, store: SqliteStore | LateBook, theme: Theme | None = None) -> None:
        super().__init__()
        self.store = store
        self.theme = theme or load()
        self.table: TableWindow | None = None
        self.bridge: Bridge | None = None
        self.setup: SetupPage | None = None
        self.recap: RecapControl | None = None
        self.shown: QWidget | None = None
        self.setWindowTitle("Feltbook")
        self.setMinimumSize(*SMALLEST)

    def start(self) -> None:
        """Back to the very tap where the last session was left; the setup page when there is none or it has ended."""
        rows = self.store.sessions(1)
        if rows:
            session = Session.resume(self.store, rows[0].id)
            if not session.state.ended:
                self.play(session)
                return
        self.open_setup()

    # The table -----------------------------------------------------------------------------------------------------

    def play(self, session: Session) -> None:
        """Show the table of a session."""
        from desktop.table.window import TableWindow

        self._leave_table()
        self.bridge = Bridge(session, parent=self)
        self.table = TableWindow(self.bridge, self.theme, self)
        self.table.left.connect(self._elsewhere)
        self._show(self.table)
        self._drop_setup()

    def _leave_table(self) -> None:
        if self.bridge is not None:
            self.bridge.close()
            self.bridge = None
        if self.table is not None:
            self.table.hide()
            self.table.deleteLater()
            self.table = None

    def _elsewhere(self, where: str) -> None:
        """The table asks for another page, or something of the window."""
        if where == "full_screen":
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif where == "recap" and self.bridge is not None:
            self.open_recap(self.bridge.session)
        elif where == "settings":
            self.open_setup(rules=True)
        elif where == "setup":
            self.open_setup()

    # Setup ---------------------------------------------------------------------------------------------------------

    def open_setup(self, rules: bool = False) -> None:
        """The setup page; `rules` = it changes the running game from the next hand instead of opening another one."""
        from desktop.setup.page import SetupPage
        from desktop.setup.past import last

        self._drop_setup()
        playing = self.bridge is not None
        self.setup = SetupPage(self.look(), last(self.store), playing, self)
        self.setup.started.connect(self._change if rules and playing else self._begin)
        self.setup.resumed.connect(lambda number: self.play(Session.resume(self.store, number)))
        self.setup.recap.connect(lambda number: self.open_recap(Session.resume(self.store, number)))
        self.setup.left.connect(self._left_setup)
        self._show(self.setup)

    def _drop_setup(self) -> None:
        if self.setup is not None:
            self.setup.hide()
            self.setup.deleteLater()
            self.setup = None

    def _left_setup(self) -> None:
        if self.table is not None:
            self._show(self.table)
            self._drop_setup()
        else:
            self.close()

    def _begin(self, table: dict[str, Any]) -> None:
        session = Session.start(self.store, table)
        if not isinstance(session, Refusal):
            self.play(session)

    def _change(self, table: dict[str, Any]) -> None:
        """New rules for the running game."""
        if self.bridge is not None and self.table is not None:
            self._show(self.table)
            self._drop_setup()
            self.bridge.send(c.Change(table=table))

    # Recap ---------------------------------------------------------------------------------------------------------

    def open_recap(self, session: Session) -> None:
        """The recap of a session; nothing is closed by looking."""
        from desktop.recap.control import RecapControl
        from desktop.recap.page import RecapPage
        from desktop.recap.ticks import Ticks

        if self.recap is None:
            page = RecapPage(self.look(), self)
            self.recap = RecapControl(page, Ticks(self.store.file), parent=self)
            self.recap.left.connect(self._left_recap)
            self.recap.closing.connect(self._closing)
        self.recap.page.set_look(self.look())
        self.recap.open(session)
        self._show(self.recap.page)

    def _left_recap(self, ended: bool) -> None:
        if ended or self.table is None:
            if ended:
                self._leave_table()
            self.open_setup()
        else:
            self._show(self.table)

    def _closing(self, end: bool) -> None:
        """End the session from its recap, or take the end back."""
        if self.bridge is None or self.recap is None:
            return
        if end:
            self.bridge.send(c.End())
        else:
            self.bridge.undo()
        self.recap.open(self.bridge.session)

    # The window ----------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        """The grid fitted to the window as it is."""
        density = px_per_mm(self.screen().physicalDotsPerInch())
        return Look(self.theme, fit(max(1, self.width()), max(1, self.height()), density))

    def _show(self, page: QWidget) -> None:
        if self.shown is not None and self.shown is not page:
            self.shown.hide()
        self.shown = page
        self._fit(page)
        page.show()
        page.raise_()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self, page: QWidget) -> None:
        if hasattr(page, "set_look"):
            page.set_look(self.look())
        page.setGeometry(self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The window has another size."""
        if self.shown is not None:
            self._fit(self.shown)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every tap is on disk already: there is nothing to ask."""
        self._leave_table()
        event.accept()


def run(book: Path | None, kiosk: bool = False) -> int:
    """Open the window on a book; returns when it is closed. `kiosk` = full screen from the start."""
    from desktop.cli import default_book

    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(["feltbook"])
    app.setApplicationName("feltbook")
    app.setApplicationDisplayName("Feltbook")
    fonts.install()
    with book_at(book or default_book()) as store:
        window = App(store)
        room = window.screen().availableGeometry()
        window.resize(room.size())  # as large as it is going to be: laid out once
        window.start()
        if kiosk:
            window.showFullScreen()
        else:
            window.showMaximized()
        QTimer.singleShot(AFTER_PAINT_MS, window, lambda: _warm(app, store))
        status = app.exec()
        window.close()
        window.deleteLater()
        if isinstance(store, LateBook) and store.failed is not None:
            raise store.failed
    return status


def _warm(app: QApplication, store: SqliteStore | LateBook) -> None:
    """After the first paint: make a new book, import what the first tap needs."""
    if isinstance(store, LateBook) and not store.try_to_make():
        app.exit(1)
    import engine.decide  # noqa: F401
