"""Beside the table: this device, the keys, the manual, the tour. Each goes back where it came from."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.device.page import DevicePage
from desktop.help.keys import KeysPage
from desktop.help.manual import Manual
from desktop.help.tour import Tour
from desktop.keeping.backups_page import BackupsPage
from desktop.keeping.check_page import CheckPage
from desktop.keeping.export_page import ExportPage
from desktop.keeping.privacy_page import PrivacyPage
from desktop.keeping.travel_page import TravelPage
from desktop.replay.control import replay_page
from desktop.setup.evenings import EveningsPage
from desktop.shell import floor_room
from desktop.shell.evenings import page_of
from desktop.shell.host import Host
from desktop.shell.people import people
from desktop.shell.players import Accounts, Players
from desktop.shell.readying import ready
from desktop.shell.version import version
from desktop.shell.waits import Waits
from desktop.words.say import say
from engine.journal.errors import JournalError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from desktop.shell.base import Base
    from engine.journal.sqlite import SqliteStore


class SidePages(QObject):
    """Opens them over the pages of the app, which know nothing of them. Made when the first is wanted."""

    def __init__(self, app: Host, window: QWidget) -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.pages: list[QWidget] = []
        self.device: DevicePage | None = None
        self.manual: Manual | None = None
        self.tour: Tour | None = None
        self._base: Base | None = None
        self.waits = Waits(app, window)

    def ready(
        self,
        book: "SqliteStore",
        sessions: "Sequence[int]",
        then: "Callable[[], None]",
        stopped: "Callable[[], object]" = lambda: None,
        *,
        lists: bool = False,
    ) -> None:
        """Go on once these sessions, and the lists, can be shown in a moment."""
        ready(self.app, book, sessions, then, stopped, lists=lists)

    def open_device(self) -> None:
        """The choices of this device."""
        if self.device is None:
            floor = floor_room.usable()
            self.device = DevicePage(self.app.look(), self.app.kept, self.app.displaying, self.window, floor)
            self.device.left.connect(self.back)
            self.device.wanted.connect(self.app.handle)
            self._show(self.device)

    def open_floor(self) -> None:
        """The floor of a card room; it stays when this window is closed."""
        floor_room.open_window()

    def players(self) -> Players:
        """Players and seasons, with what works behind the page; it is the app's own to show."""
        return Players(self.app, self.app.look(), self.window)

    def accounts(self) -> Accounts:
        """What went off the tables, with what works behind the page; the app's own to show."""
        return Accounts(self.app, self.app.look(), self.window)

    def people(self) -> "Sequence[str]":
        """Who sat in the book, for the sheets that ask for a name."""
        return people(self.app.books.store)

    def evenings(self) -> EveningsPage:
        """The book of evenings, with what works behind it; the app's own to show.

        Raises:
            JournalError: it cannot be read.
        """
        return page_of(self.app.books.open(), self.app.look(), self.window)

    def version(self) -> str:
        """The version of Feltbook that opens a session, for the record."""
        return version()

    def open_keys(self) -> None:
        """All keys with what they do."""
        if not any(isinstance(page, KeysPage) for page in self.pages):
            table = self.app.table
            sized = table is None or table.bridge.scene.settings.limit != "fixed"
            page = KeysPage(self.app.look(), self.window, sized)
            page.left.connect(self.back)
            self._show(page)

    def open_check(self) -> None:
        """The page that checks the book."""
        page = CheckPage(self.app.look(), self.app.books.file, version(), self.window)
        page.left.connect(self.back)
        self._show(page)

    def open_backups(self) -> None:
        """The backups of the book."""
        page = BackupsPage(self.app.look(), self.app.keeper, self.app.books.file, self.window)
        page.left.connect(self.back)
        page.opened.connect(self._go_on_in)
        self._show(page)

    def open_hands(self, session: int, hand: int = 0) -> None:
        """The replay: a hand of a session, or the search for hands, of all sessions where none is named."""
        try:
            book = self.app.books.open()
        except JournalError as error:
            self.app.failed(error)
            return
        control = replay_page(self.app.look(), book, session, self._leads_to(), self.window)
        control.nameless = lambda: self.app.kept.choices.nameless
        control.left.connect(self.back)
        control.kept.connect(self.app.keeper.fall_behind)
        self._show(control.page)
        control.start(hand)

    def _leads_to(self) -> str:
        """Where the way back from a page leads."""
        base = self.app.base.name.lower() if self.app.base is not None else "table"
        return say(f"replay.to_{base}")

    def open_travel(self, typed: str = "") -> None:
        """The page that packs and unpacks evenings; `typed` = what was searched for among them."""
        page = TravelPage(self.app.look(), self.app.books.open, typed, self.window)
        page.left.connect(self.back)
        page.taken.connect(lambda storing: self.app.books.take_in(storing, page.show_taken))
        page.exporting.connect(lambda evening: self.open_export(evening.id, evening.players, evening.began))
        self._show(page)

    def open_export(self, session: int, players: tuple[str, ...], began: str) -> None:
        """The page that saves the hands of an evening for other programs; `began` = when that was, in words."""
        book, nameless = self.app.books.file, self.app.kept.choices.nameless
        page = ExportPage(self.app.look(), book, session, players, began, nameless, self.window)
        page.left.connect(self.back)
        self._show(page)

    def open_privacy(self, typed: str = "") -> None:
        """The page that erases and forgets; `typed` = what was searched for among the evenings."""
        page = PrivacyPage(self.app.look(), self.app.keeper, self.app.books.open, typed, self.window)
        page.left.connect(self.back)
        page.wanted.connect(lambda change: self.app.books.rewrite(change, page))
        self._show(page)

    def _go_on_in(self, book: Path) -> None:
        """Another book: what lies over the one before goes with it."""
        for page in self.pages:
            page.hide()
            page.deleteLater()
        self.pages, self.device = [], None
        self.app.books.go_on_in(book)

    def _show(self, page: QWidget) -> None:
        if not self.pages:
            self._base = self.app.base
        self.pages.append(page)
        self.app.show_page(page)

    def back(self) -> None:
        """Back to what was on screen before."""
        if not self.pages:
            return
        page = self.pages.pop()
        if page is self.device:
            self.device = None
        if self.pages:
            self.app.show_page(self.pages[-1])
        else:
            self.app.show_again(self._base)
        page.deleteLater()

    def close_pages(self) -> None:
        """Back to the page of the app they lie over."""
        while self.pages:
            self.back()

    def open_manual(self) -> None:
        """The manual, in a window of its own."""
        if self.manual is None:
            self.manual = Manual(self.app.theme)
        self.manual.show()
        self.manual.raise_()
        self.manual.activateWindow()

    def start_tour(self) -> None:
        """The five cards, over the table; never by itself again."""
        self.app.kept.change(toured=True)
        self.close_pages()
        table = self.app.table
        if table is not None and self.app.shown is table:
            self.end_tour()
            self.tour = Tour(table.view)
            self.tour.done.connect(self.end_tour)
            table.covers.lay(self.tour)

    def end_tour(self) -> None:
        """The last card was read, the tour skipped or its table left."""
        if self.tour is not None:
            tour, self.tour = self.tour, None
            if self.app.table is not None:
                self.app.table.covers.lift(tour)
            tour.close_tour()

    def dress(self) -> None:
        """Another size or other colours."""
        if self.manual is not None:
            self.manual.dress(self.app.theme)
        if self.tour is not None:
            self.tour.lay()

    def say_again(self) -> None:
        """Another language: what is open is made anew in it."""
        old, self.pages, self.device, base = self.pages, [], None, self._base
        if old:
            self.open_device()
            self._base = base
        for page in old:
            page.hide()
            page.deleteLater()
        if self.manual is not None:
            shown = self.manual.isVisible()
            self.manual.deleteLater()
            self.manual = None
            if shown:
                self.open_manual()

    def close(self) -> None:
        """The app is closed."""
        for page in self.pages:
            if hasattr(page, "stop"):
                page.stop()
        self.end_tour()
        if self.manual is not None:
            self.manual.close()
