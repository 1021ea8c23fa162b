"""The composition root: book, session, pages and the one window they share. No globals; all is made here."""

# isort: off
import desktop.kit.plain_import  # noqa: F401 - before anything else of Qt
# isort: on

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, assert_never

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop import window_intents as i
from desktop.bridge.sessions import changing
from desktop.preferences.choices import Choices, Kept, keep_shown, theme_of
from desktop.preferences.device_files import default_book, has_pins
from desktop.present.notice import Notice
from desktop.shell import after_paint, opening
from desktop.shell.books import TITLE, Books
from desktop.shell.frame import BasePage, Frame
from desktop.shell.new_book import NewBook
from desktop.shell.opening import AfterStart
from desktop.shell.recaps import Recaps
from desktop.shell.start_pages import Beginning, open_table
from desktop.window_intents import WindowIntent, WindowPage
from desktop.words import i18n, languages
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.sqlite import SqliteStore

if TYPE_CHECKING:
    from desktop.bridge.bridge import Bridge
    from desktop.bridge.jobs import Job
    from desktop.keeping.keeper import Keeper
    from desktop.recap.control import RecapControl
    from desktop.setup.evenings import EveningsPage
    from desktop.setup.page import SetupPage
    from desktop.shell.around_table import AroundTable
    from desktop.shell.pin_guard import PinGuard
    from desktop.shell.side_pages import SidePages
    from desktop.table.window import TableWindow
    from engine.journal.current_session import Present
    from engine.session import Session

AFTER_PAINT_MS = 150
"""After this time the first paint is over."""


class App(Frame):
    """The window: setup, table or recap fill it. Pages beside the table are made when they are first wanted."""

    def __init__(self, store: SqliteStore | NewBook, kept: Kept | None = None) -> None:
        super().__init__(TITLE, kept or Kept())
        self.kept.changed.connect(self._chosen)
        i18n.SpokenLanguage.in_chips = self.kept.choices.in_chips
        self.table: TableWindow | None = None
        self.bridge: Bridge | None = None
        self._around: AroundTable | None = None
        self._guard: PinGuard | None = None
        self._beside: SidePages | None = None
        self.books = Books(store, self, self)
        self.beginning = Beginning(self, self)
        self.recaps = Recaps(self, self)
        self.after_start = AfterStart(self, self)

    # Starting --------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Back to the very tap where the game on the screen was left; the setup page when it has ended.

        What takes long before that is done beside the window; who does not want to wait leaves.
        """
        if self.books.takes_long():
            self.books.make_ready(self._begin, self.close)
        else:
            self._begin()

    def _begin(self) -> None:
        if (shown := self.books.shown_last()) is not None:
            self.play(shown)
            return
        newest, looking = self.books.played_last(), self.books.looking
        over = newest is not None and not looking and self.books.is_over(newest)  # then its table is not shown
        session = self.books.opened(newest) if newest is not None and not over else None
        if session is not None and not session.state.ended:
            self.play(session)
        elif session is not None and looking:
            self.open_recap(changing().of(session))
        elif self.setup is None:
            self.open_setup()
        if looking:
            self._say_looking()
        if self.store.aside is not None:
            # what was written last belonged to a file that is gone: where it lies now is said once
            self.tell(say("log_set_aside", file=self.store.aside.name))

    def _say_looking(self) -> None:
        """The book cannot be written: the title says so, and the table once."""
        self.setWindowTitle(say("unopened.looking"))
        if self.table is not None:
            self.table.desk.say(Notice(say("unopened.looking_said"), "info"), stays=True)

    def tell(self, words: str) -> None:
        """Something that has to be read, on whichever page the start came to."""
        if self.table is not None:
            self.table.desk.say(Notice(words, "owe"), stays=True)
        elif self.setup is not None:
            self.setup.refuse(words)
        if self.recap is not None and self.recap.page is self.shown:
            self.recap.page.tell(words)

    def after_paint(self) -> None:
        """The first paint is over: the start goes on."""
        self.after_start.run()

    # The table -------------------------------------------------------------------------------------------------------

    def play(self, session: "Present") -> None:
        """Show the table of a session."""
        self.leave_table()
        self.bridge, self.table = open_table(session, self.theme, self)
        self.table.dress(self.theme, self.kept.choices)
        self.bridge.wait = self.wait
        self.table.left.connect(self.handle)
        self.table.known = lambda: self.beside.people()
        self.show_page(self.table)
        if self.kept.file is not None and not self.books.looking:
            keep_shown(self.kept.file, self.store.file, session.id)
        self.beginning.drop()
        if self._around is not None:
            self.settle_in()

    def wait(self, job: "Job[Any]") -> None:
        """Do what takes long beside the window."""
        self.beside.waits.wait(job)

    def leave_table(self) -> None:
        """The table is over; the book stays."""
        if self._beside is not None:
            self._beside.end_tour()
        if self._around is not None:
            self._around.follow(None)
        if self.bridge is not None:
            self.bridge.close()
            self.bridge = None
        if self.table is not None:
            if self.shown is self.table:
                self.shown = None
            self.table.hide()
            self.table.deleteLater()
            self.table = None

    def settle_in(self) -> None:
        """What a table gets after its first paint: sounds, the players' display, tool tips."""
        self.around.follow(self.bridge)
        if self.table is not None:
            self.around.give_tips(self.table)

    def tour_once(self) -> None:
        """The tour, where nobody has seen it and there is a table to show."""
        if not self.kept.choices.toured and self.table is not None:
            self.beside.start_tour()

    # What a tap asks for ---------------------------------------------------------------------------------------------

    def handle(self, intent: WindowIntent) -> None:
        """A tap asks for another page, or something of the window."""
        match intent:
            case i.GoTo(page):
                self._go_to(page)
            case i.ToggleFullScreen():
                if self.isFullScreen():
                    self.guard.ask(lambda: self.fill_screen(False))
                else:
                    self.fill_screen(True)
            case i.ToggleDisplay(smaller):
                if self.bridge is not None:
                    self.beside.toggle_display(smaller)
            case i.ToggleMoney():
                self.kept.change(in_chips=not self.kept.choices.in_chips)
            case i.OpenHands(hand):
                if self.bridge is not None:
                    self.beside.open_hands(self.bridge.session.id, hand)
            case i.EndEvening():
                self.recaps.end()
            case i.ToggleClock():
                self.kept.change(room_clock=not self.kept.choices.room_clock)
                if self.kept.choices.room_clock and self.bridge is not None and not self.displaying:
                    self.beside.toggle_display()
            case i.SaveElsewhere():
                if self.bridge is not None:
                    self.books.save_elsewhere()
            case i.Quit():
                if self.isFullScreen():
                    self.guard.ask(self.leave)
                else:
                    self.leave()
            case _:
                assert_never(intent)

    def _go_to(self, page: WindowPage) -> None:
        match page:
            case WindowPage.SETUP:
                self.open_setup()
            case WindowPage.RULES | WindowPage.GAME:
                self.open_setup(page)
            case WindowPage.RECAP:
                if self.bridge is not None:
                    session = self.bridge.session
                    self.bridge.look(lambda: self.open_recap(session))
            case _:
                self.beside.open(page)

    def fill_screen(self, full: bool) -> None:
        """Kiosk: the whole screen, kept awake, and no close by accident; or back to a window."""
        self.show_full_or_large(full)
        self.around.stay_awake(full)

    # Its pages -------------------------------------------------------------------------------------------------------

    @property
    def store(self) -> SqliteStore | NewBook:
        """The open book."""
        return self.books.store

    @property
    def setup(self) -> "SetupPage | None":
        """The setup page."""
        return self.beginning.setup

    @property
    def evenings(self) -> "EveningsPage | None":
        """All evenings that are over."""
        return self.beginning.evenings

    @property
    def recap(self) -> "RecapControl | None":
        """The recap page with what works behind it."""
        return self.recaps.control

    @property
    def base(self) -> BasePage | None:
        """Which page of the app itself is on screen; None for one beside them."""
        return next((base for base, page in self._pages().items() if page is not None and page is self.shown), None)

    def _pages(self) -> dict[BasePage, QWidget | None]:
        recap = {BasePage.RECAP: self.recap.page if self.recap is not None else None}
        return {BasePage.TABLE: self.table, **self.beginning.pages(), **recap}

    def show_again(self, base: BasePage | None) -> None:
        """Back to a page of the app; to the table or a new one when it is gone."""
        page = self._pages()[base] if base is not None else None
        if page is not None:
            self.show_page(page)
            if base is BasePage.EVENINGS and self.evenings is not None:
                self.evenings.look_again()
        elif base is BasePage.EVENINGS:
            self.beginning.open_evenings()
        elif base is BasePage.PLAYERS:
            self.beginning.open_players()
        elif self.table is not None:
            self.show_page(self.table)
        else:
            self.open_setup()

    def open_setup(self, change: Literal[WindowPage.RULES, WindowPage.GAME] | None = None) -> None:
        """The setup page; `change` = it changes the running table from the next hand on: its rules, or its game."""
        self.beginning.open_setup(change)

    def open_recap(self, session: "Session") -> None:
        """The recap of a session; raises JournalError where the book cannot be read."""
        self.recaps.open(session)

    def reopen(self, session: int) -> None:
        """An evening that is over goes on."""
        self.beginning.reopen(session)

    def failed(self, error: JournalError) -> None:
        """The book could not be read or written: the setup page says so."""
        self.beginning.failed(error)

    def drop_setup(self) -> None:
        """The setup page is made anew when it is wanted."""
        self.beginning.drop_setup()

    def drop_recap(self) -> None:
        """The recap is made anew when it is wanted."""
        self.recaps.drop()

    def drop_pages(self) -> None:
        """Setup page, evenings and recap are made anew when they are wanted."""
        self.recaps.drop()
        self.beginning.drop()

    # This device -----------------------------------------------------------------------------------------------------

    @property
    def around(self) -> "AroundTable":
        """What is around the table: sounds, the players' display, a screen that stays awake. After the first paint."""
        if self._around is None:
            self._around = after_paint.side_rooms().around_table(self.kept, lambda: self.books.file, self)
            self._around.keeper.failed.connect(self.tell)
            self._around.follow(self.bridge)
        return self._around

    @property
    def keeper(self) -> "Keeper":
        """What backs the book up."""
        return self.around.keeper

    @property
    def guard(self) -> "PinGuard":
        """The PINs of this device over the whole window."""
        if self._guard is None:
            self._guard = after_paint.side_rooms().pin_guard(self, self)
        return self._guard

    @property
    def displaying(self) -> bool:
        """Whether the players' display is open."""
        return self._around is not None and self._around.displaying

    @property
    def beside(self) -> "SidePages":
        """The pages beside the table that belong to no session: this device, keys, manual, tour."""
        if self._beside is None:
            self._beside = after_paint.side_rooms().side_pages(self, self)
        return self._beside

    def _chosen(self, choices: Choices) -> None:
        """Something was chosen for this device: show all in it."""
        self.theme = theme_of(choices)
        before = i18n.language(), i18n.SpokenLanguage.in_chips
        i18n.SpokenLanguage.in_chips = choices.in_chips
        if (languages.speak(languages.wanted(choices.language)), choices.in_chips) != before:
            self._say_again()
        if self.table is not None:
            self.table.dress(self.theme, choices)
        self.fit_again()

    def _say_again(self) -> None:
        """Another language, or chips for money: what is on screen is made anew in it."""
        page, recap = self.shown, self.recap
        if self.bridge is not None:
            self.play(self.bridge.session)
        if self.setup is not None:
            self.open_setup()
        self.drop_recap()
        if recap is not None and page is recap.page and recap.session is not None:
            self.open_recap(recap.session)
        if self._beside is not None:
            self._beside.say_again()

    # The window ------------------------------------------------------------------------------------------------------

    def dress(self) -> None:
        """What lies over the pages gets another size or other colours."""
        if self._beside is not None:
            self._beside.dress()
        if self._guard is not None:
            self._guard.restyle()

    def cover(self, page: QWidget) -> None:
        """A page that is no table is covered while the screen is locked; the table has a lock of its own."""
        if page is not self.table and (self._guard is not None or has_pins()):
            self.guard.cover()

    def close_parts(self) -> None:
        """The window is closed: so is all that belongs to it."""
        if self._beside is not None:
            self._beside.waits.close()
        self.leave_table()
        if self._around is not None:
            self._around.close()
        if self._beside is not None:
            self._beside.close()
        self.after_start.stop()


def run(named: Path | None, kiosk: bool = False) -> int:
    """Open the window on a book; returns when it is closed.

    Args:
        named: the file that was asked for; None = the usual one, or the one this device went on in last.
        kiosk: full screen from the start.

    Raises:
        JournalError, OSError: the book could not be opened, and no other was chosen.
    """
    return opening.run(lambda store, kept: _shown(store, kept, kiosk), named or default_book(), named is not None)


def _shown(store: SqliteStore | NewBook, kept: Kept, kiosk: bool) -> int:
    """The window on a book that is open, until it is closed.

    Raises:
        JournalError, OSError: it was a new book, and could not be made.
    """
    window = App(store, kept)
    later = QTimer(window)
    later.setSingleShot(True)
    later.timeout.connect(window.after_paint)
    try:
        window.winId()  # what is made for the screen knows its frame
        frame = window.frameGeometry().size() - window.size()
        room = window.screen().availableGeometry().size()
        window.resize(room if kiosk else room - frame)  # as large as it is going to be: laid out once
        window.start()
        window.show_full_or_large(kiosk)
        later.start(AFTER_PAINT_MS)
        status = QApplication.exec()
    finally:
        later.stop()
        window.leave()
        window.deleteLater()
        if window.store not in (store, store.made if isinstance(store, NewBook) else None):
            window.books.open().close()  # the game went on elsewhere
    if isinstance(store, NewBook) and store.failed is not None:
        raise store.failed
    return status
