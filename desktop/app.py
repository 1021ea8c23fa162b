"""The composition root: creates book, session, pages and the one window they share; there are no globals."""

# isort: off
import desktop.kit.plain_import  # noqa: F401 - before anything else of Qt
# isort: on

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, assert_never

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop import window_intents as i
from desktop.bridge.sessions import changing
from desktop.preferences.choices import Choices, ChoiceStore, keep_shown, theme_of
from desktop.preferences.device_files import default_book, has_pins
from desktop.present.notice import Notice
from desktop.shell import after_paint, opening
from desktop.shell.books import TITLE, Books
from desktop.shell.frame import BasePage, Frame
from desktop.shell.new_book import NewBook
from desktop.shell.opening import AfterStart
from desktop.shell.recaps import Recaps
from desktop.shell.start_pages import StartPages, open_table
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
    from engine.journal.current_session import CurrentSession
    from engine.session import Session

AFTER_PAINT_MS = 150
"""The time, in ms, after which the first paint is over."""


class App(Frame):
    """The window, filled by setup, table or recap; pages beside the table are created at first use."""

    def __init__(self, store: SqliteStore | NewBook, choice_store: ChoiceStore | None = None) -> None:
        super().__init__(TITLE, choice_store or ChoiceStore())
        self.choice_store.changed.connect(self._apply_choices)
        i18n.SpokenLanguage.in_chips = self.choice_store.choices.in_chips
        self.table: TableWindow | None = None
        self.bridge: Bridge | None = None
        self._around_table: AroundTable | None = None
        self._pin_guard: PinGuard | None = None
        self._side_pages: SidePages | None = None
        self.books = Books(store, self, self)
        self.beginning = StartPages(self, self)
        self.recaps = Recaps(self, self)
        self.after_start = AfterStart(self, self)

    # Starting --------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Continue the game that was on screen last at its last tap; show the setup page if that game has ended.

        Long preparations run beside the window; the user may leave instead of waiting.
        """
        if self.books.takes_long():
            self.books.make_ready(self._continue_start, self.close)
        else:
            self._continue_start()

    def _continue_start(self) -> None:
        if (shown := self.books.shown_last()) is not None:
            self.play(shown)
            return
        newest, looking = self.books.played_last(), self.books.looking
        over = newest is not None and not looking and self.books.is_over(newest)  # an ended game's table is not shown
        session = self.books.opened(newest) if newest is not None and not over else None
        if session is not None and not session.state.ended:
            self.play(session)
        elif session is not None and looking:
            self.open_recap(changing().of(session))
        elif self.setup is None:
            self.open_setup()
        if looking:
            self._report_readonly()
        if self.store.aside is not None:
            # the last writes belonged to a file that is gone: report once where it is kept
            self.tell(say("log_set_aside", file=self.store.aside.name))

    def _report_readonly(self) -> None:
        """Report that the book cannot be written: always in the title, once at the table."""
        self.setWindowTitle(say("unopened.looking"))
        if self.table is not None:
            self.table.desk.say(Notice(say("unopened.looking_said"), "info"), stays=True)

    def tell(self, words: str) -> None:
        """Show a message that has to be read, on the page the start has reached."""
        if self.table is not None:
            self.table.desk.say(Notice(words, "owe"), stays=True)
        elif self.setup is not None:
            self.setup.refuse(words)
        if self.recap is not None and self.recap.page is self.shown:
            self.recap.page.tell(words)

    def after_paint(self) -> None:
        """Continue the start after the first paint."""
        self.after_start.run()

    # The table -------------------------------------------------------------------------------------------------------

    def play(self, session: "CurrentSession") -> None:
        """Show the table of a session."""
        self.leave_table()
        self.bridge, self.table = open_table(session, self.theme, self)
        self.table.dress(self.theme, self.choice_store.choices)
        self.bridge.wait = self.wait
        self.table.left.connect(self.handle)
        self.table.known_names = lambda: self.side_pages.people()
        self.show_page(self.table)
        if self.choice_store.file is not None and not self.books.looking:
            keep_shown(self.choice_store.file, self.store.file, session.id)
        self.beginning.drop()
        if self._around_table is not None:
            self.settle_in()

    def wait(self, job: "Job[Any]") -> None:
        """Run a long job beside the window."""
        self.side_pages.waits.wait(job)

    def leave_table(self) -> None:
        """Close the table; the book stays open."""
        if self._side_pages is not None:
            self._side_pages.end_tour()
        if self._around_table is not None:
            self._around_table.follow(None)
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
        """Give a table its sounds, the players' display and tool tips; called after its first paint."""
        self.around.follow(self.bridge)
        if self.table is not None:
            self.around.give_tips(self.table)

    def tour_once(self) -> None:
        """Start the tour if it was never seen and a table is on screen."""
        if not self.choice_store.choices.toured and self.table is not None:
            self.side_pages.start_tour()

    # Intents ----------------------------------------------------------------------------------------------------------

    def handle(self, intent: WindowIntent) -> None:
        """Carry out an intent of the window: open another page, or change the window itself."""
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
                    self.side_pages.toggle_display(smaller)
            case i.ToggleMoney():
                self.choice_store.change(in_chips=not self.choice_store.choices.in_chips)
            case i.OpenHands(hand):
                if self.bridge is not None:
                    self.side_pages.open_hands(self.bridge.session.id, hand)
            case i.EndEvening():
                self.recaps.end()
            case i.ToggleClock():
                self.choice_store.change(room_clock=not self.choice_store.choices.room_clock)
                if self.choice_store.choices.room_clock and self.bridge is not None and not self.displaying:
                    self.side_pages.toggle_display()
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
                    self.bridge.try_reading(lambda: self.open_recap(session))
            case _:
                self.side_pages.open(page)

    def fill_screen(self, full: bool) -> None:
        """Enter kiosk mode (full screen, kept awake, no close by accident), or return to a normal window."""
        self.show_full_or_large(full)
        self.around.stay_awake(full)

    # Its pages -------------------------------------------------------------------------------------------------------

    @property
    def store(self) -> SqliteStore | NewBook:
        """Return the open book."""
        return self.books.store

    @property
    def setup(self) -> "SetupPage | None":
        """Return the setup page."""
        return self.beginning.setup

    @property
    def evenings(self) -> "EveningsPage | None":
        """Return the page of all ended evenings."""
        return self.beginning.evenings

    @property
    def recap(self) -> "RecapControl | None":
        """Return the controller of the recap page."""
        return self.recaps.control

    @property
    def base(self) -> BasePage | None:
        """Return the app's own page that is on screen; None for a page beside them."""
        return next((base for base, page in self._pages().items() if page is not None and page is self.shown), None)

    def _pages(self) -> dict[BasePage, QWidget | None]:
        recap = {BasePage.RECAP: self.recap.page if self.recap is not None else None}
        return {BasePage.TABLE: self.table, **self.beginning.pages(), **recap}

    def show_again(self, base: BasePage | None) -> None:
        """Show a page of the app again; if it is gone, show the table or open the setup page."""
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
        """Open the setup page; `change` = change the rules or the game of the running table from the next hand on."""
        self.beginning.open_setup(change)

    def open_recap(self, session: "Session") -> None:
        """Open the recap of a session; raises JournalError where the book cannot be read."""
        self.recaps.open(session)

    def reopen(self, session: int) -> None:
        """Continue an ended evening."""
        self.beginning.reopen(session)

    def failed(self, error: JournalError) -> None:
        """Report on the setup page that the book could not be read or written."""
        self.beginning.failed(error)

    def drop_setup(self) -> None:
        """Drop the setup page; the next use creates a new one."""
        self.beginning.drop_setup()

    def drop_recap(self) -> None:
        """Drop the recap; the next use creates a new one."""
        self.recaps.drop()

    def drop_pages(self) -> None:
        """Drop setup page, evenings and recap; the next use creates new ones."""
        self.recaps.drop()
        self.beginning.drop()

    # This device -----------------------------------------------------------------------------------------------------

    @property
    def around(self) -> "AroundTable":
        """Return the parts around the table (sounds, players' display, awake screen); used after the first paint."""
        if self._around_table is None:
            self._around_table = after_paint.side_rooms().around_table(self.choice_store, lambda: self.books.file, self)
            self._around_table.keeper.failed.connect(self.tell)
            self._around_table.follow(self.bridge)
        return self._around_table

    @property
    def keeper(self) -> "Keeper":
        """Return the keeper of the book's backups."""
        return self.around.keeper

    @property
    def guard(self) -> "PinGuard":
        """Return the guard that asks for the PINs of this device over the whole window."""
        if self._pin_guard is None:
            self._pin_guard = after_paint.side_rooms().pin_guard(self, self)
        return self._pin_guard

    @property
    def displaying(self) -> bool:
        """Return whether the players' display is open."""
        return self._around_table is not None and self._around_table.displaying

    @property
    def side_pages(self) -> "SidePages":
        """Return the pages beside the table that belong to no session: this device, keys, manual, tour."""
        if self._side_pages is None:
            self._side_pages = after_paint.side_rooms().side_pages(self, self)
        return self._side_pages

    def _apply_choices(self, choices: Choices) -> None:
        """Apply changed choices of this device to everything on screen."""
        self.theme = theme_of(choices)
        before = i18n.language(), i18n.SpokenLanguage.in_chips
        i18n.SpokenLanguage.in_chips = choices.in_chips
        if (languages.speak(languages.code_to_speak(choices.language)), choices.in_chips) != before:
            self._rebuild_pages()
        if self.table is not None:
            self.table.dress(self.theme, choices)
        self.fit_again()

    def _rebuild_pages(self) -> None:
        """Rebuild the pages on screen after a change of the language, or between chips and money."""
        page, recap = self.shown, self.recap
        if self.bridge is not None:
            self.play(self.bridge.session)
        if self.setup is not None:
            self.open_setup()
        self.drop_recap()
        if recap is not None and page is recap.page and recap.session is not None:
            self.open_recap(recap.session)
        if self._side_pages is not None:
            self._side_pages.rebuild_in_language()

    # The window ------------------------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Apply a changed size or changed colours to the layers over the pages."""
        if self._side_pages is not None:
            self._side_pages.dress()
        if self._pin_guard is not None:
            self._pin_guard.restyle()

    def cover(self, page: QWidget) -> None:
        """Cover a page while the screen is locked, except the table, which has a lock of its own."""
        if page is not self.table and (self._pin_guard is not None or has_pins()):
            self.guard.cover()

    def close_parts(self) -> None:
        """Close all parts of the window with it."""
        if self._side_pages is not None:
            self._side_pages.waits.close()
        self.leave_table()
        if self._around_table is not None:
            self._around_table.close()
        if self._side_pages is not None:
            self._side_pages.close()
        self.after_start.stop()


def run(named: Path | None, kiosk: bool = False) -> int:
    """Open the window on a book and return the exit status when it is closed.

    Args:
        named: the requested file; None = the usual one, or the one this device used last.
        kiosk: full screen from the start.

    Raises:
        JournalError, OSError: the book could not be opened, and no other was chosen.
    """
    return opening.run(
        lambda store, choice_store: _shown(store, choice_store, kiosk), named or default_book(), named is not None
    )


def _shown(store: SqliteStore | NewBook, choice_store: ChoiceStore, kiosk: bool) -> int:
    """Show the window on an open book until it is closed; return the exit status.

    Raises:
        JournalError, OSError: it was a new book, and could not be made.
    """
    window = App(store, choice_store)
    later = QTimer(window)
    later.setSingleShot(True)
    later.timeout.connect(window.after_paint)
    try:
        window.winId()  # the frame is available once the window has a handle
        frame = window.frameGeometry().size() - window.size()
        room = window.screen().availableGeometry().size()
        window.resize(room if kiosk else room - frame)  # its final size: one layout suffices
        window.start()
        window.show_full_or_large(kiosk)
        later.start(AFTER_PAINT_MS)
        status = QApplication.exec()
    finally:
        later.stop()
        window.leave()
        window.deleteLater()
        if window.store not in (store, store.made if isinstance(store, NewBook) else None):
            window.books.open().close()  # the game went on in another book
    if isinstance(store, NewBook) and store.failed is not None:
        raise store.failed
    return status
