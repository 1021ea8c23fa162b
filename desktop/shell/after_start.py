"""A start goes on once its window is painted: the book is made and looked at, the rest of the app imported."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop.shell import after_paint
from desktop.words import i18n
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.shell.host import Host
    from desktop.shell.start_check import StartCheck
    from engine.keeping.heads import Noted


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

    def _say_shorter(self, noted: "Noted") -> None:
        """The end of the book is gone."""
        then = noted.at.astimezone()
        self.app.tell(say("checking.shorter", when=f"{i18n.day(then)}, {then:%H:%M}"))

    def _import_more(self, rest: Iterator[None]) -> None:
        """One room now, the next when the taps that came meanwhile are done."""
        if next(rest, self) is None:
            QTimer.singleShot(0, self, lambda: self._import_more(rest))
        elif files := after_paint.setup_pages().unread(self.app.books.file):
            self.app.tell(say("files_set_aside", files=", ".join(files)))
