"""The side pages of the table: this device, keys, manual, tour and others; leaving one shows the page below it."""

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
from desktop.shell.book_upgrade import prepare_sessions, renew_stored_snapshots
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
    """The side pages over the pages of the app, which do not import them. Made when the first one is opened."""

    def __init__(self, app: Host, window: QWidget) -> None:
        super().__init__(app, window)
        self.manual: Manual | None = None
        self.tour: Tour | None = None
        self.waits = Waits(app, window)
        self.ready = partial(prepare_sessions, app)
        self.renew = renew_stored_snapshots

    @property
    def device(self) -> DevicePage | None:
        """Return the page of this device's choices, None = it is not open."""
        return next((page for page in self.pages if isinstance(page, DevicePage)), None)

    def open(self, page: SidePage) -> None:
        """Open the page that a tap requested."""
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
                if self.window.isFullScreen():  # the floor's window is not covered by the lock of this one
                    self.app.guard.ask(self.open_floor)
                else:
                    self.open_floor()
            case _:
                assert_never(page)

    def show_display(self, open: bool) -> None:
        """Show on the page of this device whether the players' display is open."""
        if self.device is not None:
            self.device.show_display(open)

    def toggle_display(self, smaller: bool = False) -> None:
        """Open or close the players' display; `smaller` = the table may shrink for it without a question."""
        second_screen.toggle(self.app, smaller)

    def open_device(self) -> None:
        """Open the choices of this device, unless they are open."""
        if self.device is None:
            floor = floor_room.usable()
            page = DevicePage(self.app.look(), self.app.choice_store, self.app.displaying, self.window, floor)
            page.left.connect(self.back)
            page.intended.connect(self.app.handle)
            self.show(page)

    def open_floor(self) -> None:
        """Open the floor window of a card room; it stays open when this window is closed."""
        floor_room.open_window()

    def players(self) -> Players:
        """Return a new page of players and seasons with its controller; the app shows it."""
        return Players(self.app, self.app.look(), self.window)

    def accounts(self) -> Accounts:
        """Return a new page of the accounts with its controller; the app shows it."""
        return Accounts(self.app, self.app.look(), self.window)

    def people(self) -> "Sequence[str]":
        """Return the players of the book, for the name sheets."""
        return people(self.app.books.store)

    def evenings(self) -> EveningsPage:
        """Return a new page of all evenings with its controller; the app shows it.

        Raises:
            JournalError: the book cannot be read.
        """
        return page_of(self.app.books.open(), self.app.look(), self.window)

    def version(self) -> str:
        """Return the version of Feltbook, which is stored with a new session."""
        return version()

    def open_keys(self) -> None:
        """Open the page of all keyboard keys, unless it is open."""
        if not any(isinstance(page, KeysPage) for page in self.pages):
            table = self.app.table
            sized = table is None or table.bridge.scene.settings.limit != "fixed"
            page = KeysPage(self.app.look(), self.window, sized)
            page.left.connect(self.back)
            page.manual_wanted.connect(self.open_manual)
            self.show(page)

    def open_check(self) -> None:
        """Open the page that checks the book."""
        page = CheckPage(self.app.look(), self.app.books.file, version(), self.window)
        page.left.connect(self.back)
        self.show(page)

    def open_backups(self) -> None:
        """Open the page of the backups of the book."""
        page = BackupsPage(self.app.look(), self.app.keeper, self.app.books.file, self.window)
        page.left.connect(self.back)
        page.opened.connect(self.go_on_in)
        self.show(page)

    def open_hands(self, session: int, hand: int = 0) -> None:
        """Open the replay of a hand, the hand search of a session (`hand` 0), or of all sessions (both 0)."""
        try:
            book = self.app.books.open()
        except JournalError as error:
            self.app.failed(error)
            return
        control = replay_page(self.app.look(), book, session, self._leads_to(), self.window)
        control.nameless = lambda: self.app.choice_store.choices.nameless
        control.left.connect(self.back)
        control.kept.connect(self.app.keeper.mark_changed)
        self.show(control.page)
        control.start(hand)

    def _leads_to(self) -> str:
        """Return the label of the way back to the page of the app on screen."""
        base = self.app.base.name.lower() if self.app.base is not None else "table"
        return say(f"replay.to_{base}")

    def open_travel(self, typed: str = "") -> None:
        """Open the page that packs and unpacks evenings; `typed` = the search text."""
        page = TravelPage(self.app.look(), self.app.books.open, typed, self.window)
        page.left.connect(self.back)
        page.taken.connect(lambda storing: self.app.books.take_in(storing, page.show_taken))
        page.exporting.connect(lambda evening: self.open_export(evening.id, evening.players, evening.began))
        self.show(page)

    def open_export(self, session: int, players: tuple[str, ...], began: str) -> None:
        """Open the page that exports the hands of an evening; `began` = its start, in words."""
        book, nameless = self.app.books.file, self.app.choice_store.choices.nameless
        page = ExportPage(self.app.look(), book, session, players, began, nameless, self.window)
        page.left.connect(self.back)
        self.show(page)

    def open_privacy(self, typed: str = "") -> None:
        """Open the page that erases evenings and forgets players; `typed` = the search text."""
        page = PrivacyPage(self.app.look(), self.app.keeper, self.app.books.open, typed, self.window)
        page.left.connect(self.back)
        page.requested.connect(lambda change: self.app.books.rewrite(change, page))
        self.show(page)

    def go_on_in(self, book: Path) -> None:
        """Delete the side pages of the open book and open another book."""
        for page in self.pages:
            page.hide()
            page.deleteLater()
        self.pages = []
        self.app.books.go_on_in(book)

    def open_manual(self) -> None:
        """Show the manual in its own window."""
        if self.manual is None:
            self.manual = Manual(self.app.theme)
        self.manual.show()
        self.manual.raise_()
        self.manual.activateWindow()

    def start_tour(self) -> None:
        """Show the five cards of the tour over the table; it never starts by itself again."""
        self.app.choice_store.change(toured=True)
        self.close_pages()
        table = self.app.table
        if table is not None and self.app.shown is table:
            self.end_tour()
            self.tour = Tour(table.view)
            self.tour.done.connect(self.end_tour)
            table.covers.lay(self.tour)

    def end_tour(self) -> None:
        """Remove the tour after its last card, when it is skipped or the table is closed."""
        if self.tour is not None:
            tour, self.tour = self.tour, None
            if self.app.table is not None:
                self.app.table.covers.remove(tour)
            tour.close_tour()

    def dress(self) -> None:
        """Fit manual and tour to another size or theme."""
        if self.manual is not None:
            self.manual.dress(self.app.theme)
        if self.tour is not None:
            self.tour.lay()

    def rebuild_in_language(self) -> None:
        """Make the open pages again after a change of the language."""
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
        """Stop all work and close tour and manual when the app closes."""
        for page in self.pages:
            if isinstance(page, WorkPage | ReplayPage):
                page.stop()
        self.end_tour()
        if self.manual is not None:
            self.manual.close()
