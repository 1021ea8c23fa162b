"""Beside the table: this device, the keys, the manual, the tour. Each goes back where it came from."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, assert_never

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
from desktop.keeping.work_page import WorkPage
from desktop.replay.control import replay_page
from desktop.replay.page import ReplayPage
from desktop.setup.evenings import EveningsPage
from desktop.shell import floor_room, second_screen
from desktop.shell.book_upgrade import ready, renew
from desktop.shell.evenings import page_of
from desktop.shell.host import Host
from desktop.shell.page_stack import PageStack
from desktop.shell.people import people
from desktop.shell.players import Accounts, Players
from desktop.shell.progress_pages import Waits
from desktop.shell.version import version
from desktop.window_intents import WindowPage
from desktop.words.say import say
from engine.journal.errors import JournalError

if TYPE_CHECKING:
    from collections.abc import Sequence


SidePage = Literal[
    WindowPage.DEVICE,
    WindowPage.KEYS,
    WindowPage.MANUAL,
    WindowPage.CHECK,
    WindowPage.BACKUPS,
    WindowPage.TOUR,
    WindowPage.FLOOR,
]


class SidePages(PageStack):
    """Opens them over the pages of the app, which know nothing of them. Made when the first is wanted."""

    def __init__(self, app: Host, window: QWidget) -> None:
        super().__init__(app, window)
        self.manual: Manual | None = None
        self.tour: Tour | None = None
        self.waits = Waits(app, window)
        self.ready = partial(ready, app)
        self.renew = renew

    @property
    def device(self) -> DevicePage | None:
        """The choices of this device, None = they are not open."""
        return next((page for page in self.pages if isinstance(page, DevicePage)), None)

    def open(self, page: SidePage) -> None:
        """What a tap asks for."""
        match page:
            case WindowPage.DEVICE:
                self.open_device()
            case WindowPage.KEYS:
                self.open_keys()
            case WindowPage.MANUAL:
                self.open_manual()
            case WindowPage.CHECK:
                self.open_check()
            case WindowPage.BACKUPS:
                self.open_backups()
            case WindowPage.TOUR:
                self.start_tour()
            case WindowPage.FLOOR:
                if self.window.isFullScreen():  # its window is not locked with this one
                    self.app.guard.ask(self.open_floor)
                else:
                    self.open_floor()
            case _:
                assert_never(page)

    def show_display(self, open: bool) -> None:
        """The page of this device says whether the players' display is open."""
        if self.device is not None:
            self.device.show_display(open)

    def toggle_display(self, smaller: bool = False) -> None:
        """Open or close the players' display; `smaller` = the table may get smaller for it."""
        second_screen.toggle(self.app, smaller)

    def open_device(self) -> None:
        """The choices of this device."""
        if self.device is None:
            floor = floor_room.usable()
            page = DevicePage(self.app.look(), self.app.kept, self.app.displaying, self.window, floor)
            page.left.connect(self.back)
            page.wanted.connect(self.app.handle)
            self.show(page)

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
            self.show(page)

    def open_check(self) -> None:
        """The page that checks the book."""
        page = CheckPage(self.app.look(), self.app.books.file, version(), self.window)
        page.left.connect(self.back)
        self.show(page)

    def open_backups(self) -> None:
        """The backups of the book."""
        page = BackupsPage(self.app.look(), self.app.keeper, self.app.books.file, self.window)
        page.left.connect(self.back)
        page.opened.connect(self.go_on_in)
        self.show(page)

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
        self.show(control.page)
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
        self.show(page)

    def open_export(self, session: int, players: tuple[str, ...], began: str) -> None:
        """The page that saves the hands of an evening for other programs; `began` = when that was, in words."""
        book, nameless = self.app.books.file, self.app.kept.choices.nameless
        page = ExportPage(self.app.look(), book, session, players, began, nameless, self.window)
        page.left.connect(self.back)
        self.show(page)

    def open_privacy(self, typed: str = "") -> None:
        """The page that erases and forgets; `typed` = what was searched for among the evenings."""
        page = PrivacyPage(self.app.look(), self.app.keeper, self.app.books.open, typed, self.window)
        page.left.connect(self.back)
        page.wanted.connect(lambda change: self.app.books.rewrite(change, page))
        self.show(page)

    def go_on_in(self, book: Path) -> None:
        """Another book: what lies over the one before goes with it."""
        for page in self.pages:
            page.hide()
            page.deleteLater()
        self.pages = []
        self.app.books.go_on_in(book)

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
        old, self.pages, base = self.pages, [], self._base
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
            if isinstance(page, WorkPage | ReplayPage):
                page.stop()
        self.end_tour()
        if self.manual is not None:
            self.manual.close()
