"""The composition root: book, session, pages and the one window they share. No globals; all is made here."""

from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, assert_never

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.metrics import SMALLEST_WINDOW, fit, px_per_mm
from desktop.preferences.choices import Choices, Kept, theme_of
from desktop.preferences.places import default_file, pins_file
from desktop.words import i18n
from desktop.words.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from desktop.bridge.bridge import Bridge
    from desktop.intents import Page, WindowIntent
    from desktop.recap.control import RecapControl
    from desktop.setup.earlier_games import Past
    from desktop.setup.evenings import EveningsPage
    from desktop.setup.page import SetupPage
    from desktop.shell.around_table import Around
    from desktop.shell.new_book import LateBook
    from desktop.shell.pin_guard import Guard
    from desktop.shell.side_pages import Beside
    from desktop.shell.start_check import StartCheck
    from desktop.table.window import TableWindow
    from engine.journal.errors import JournalError
    from engine.journal.sqlite import SqliteStore
    from engine.session import Session


class Base(Enum):
    """The pages of the app itself, over which the others lie."""

    TABLE = auto()
    SETUP = auto()
    RECAP = auto()


class App(QWidget):
    """The window: setup, table or recap fill it. Pages beside the table are made when they are first wanted."""

    def __init__(self, store: "SqliteStore | LateBook", kept: Kept | None = None) -> None:
        super().__init__()
        self.store = store
        self.kept = kept or Kept()
        self.theme = theme_of(self.kept.choices)
        self.kept.changed.connect(self._chosen)
        self.table: TableWindow | None = None
        self.bridge: Bridge | None = None
        self.setup: SetupPage | None = None
        self.recap: RecapControl | None = None
        self.evenings: EveningsPage | None = None
        self.shown: QWidget | None = None
        self.leaving = False
        self.start_check: StartCheck | None = None
        self.looking: bool = getattr(store, "readonly", False)
        """Whether the book is only looked at."""
        self.setWindowTitle("Feltbook")
        self.setMinimumSize(*SMALLEST_WINDOW)

    def start(self) -> None:
        """Back to the very tap where the game on the screen was left; the setup page when it has ended."""
        if (shown := self._shown_last()) is not None:
            self.play(shown)
            return
        newest = self.store.newest()
        session = self._resumed(newest) if newest is not None else None
        if session is not None and not session.state.ended:
            self.play(session)
        elif session is not None and self.looking:
            self.open_recap(session)
        elif self.setup is None:
            self.open_setup()
        if self.looking:
            self._say_looking()
        aside = getattr(self.store, "aside", None)
        if aside is not None:
            self._say_aside(aside)

    def _say_aside(self, log: "Path") -> None:
        """What was written last belonged to a file that is gone: where it lies now is said once."""
        from desktop.present.window_state import Said

        words = say("log_set_aside", file=log.name)
        if self.table is not None:
            self.table.desk.say(Said(words, "owe"), stays=True)
        elif self.setup is not None:
            self.setup.refuse(words)

    def _shown_last(self) -> "Session | None":
        """The game that was on the screen, where it goes on and is not the one that was tapped last."""
        from desktop.preferences.last_shown import last_shown
        from engine.journal.errors import JournalError
        from engine.session import Session

        if self.kept.file is None or self.looking:
            return None
        number = last_shown(self.kept.file, self.store.file)
        if number is None or number == self.store.newest():
            return None
        try:
            session = Session.resume(self.store, number)
        except JournalError:
            return None
        return None if session.state.ended else session

    def _say_looking(self) -> None:
        """The book cannot be written: the title says so, and the table once."""
        from desktop.present.window_state import Said

        self.setWindowTitle(say("unopened.looking"))
        if self.table is not None:
            self.table.desk.say(Said(say("unopened.looking_said"), "info"), stays=True)

    def _resumed(self, number: int) -> "Session | None":
        """A session of the book; None when it cannot be read: then the setup page says why."""
        from engine.journal.errors import JournalError
        from engine.session import Session

        try:
            return Session.resume(self.store, number)
        except JournalError as error:
            self._failed(error)
            return None

    def _failed(self, error: "JournalError") -> None:
        """The book could not be read or written: the setup page says so."""
        from desktop.words.trouble_phrases import why

        if self.setup is None:
            self.open_setup()
        assert self.setup is not None
        self.setup.refuse(why(error))

    # The table -----------------------------------------------------------------------------------------------------

    def play(self, session: "Session") -> None:
        """Show the table of a session."""
        from desktop.bridge.bridge import Bridge
        from desktop.table.window import TableWindow

        self._leave_table()
        self.bridge = Bridge(session, parent=self)
        self.table = TableWindow(self.bridge, self.theme, self)
        self.table.dress(self.theme, self.kept.choices)
        self.table.left.connect(self.handle)
        self.table.known = self.store.players
        self.show_page(self.table)
        if self.kept.file is not None and not self.looking:
            from desktop.preferences.last_shown import keep

            keep(self.kept.file, self.store.file, session.id)
        self._drop_setup()
        self._drop_evenings()
        if "around" in self.__dict__:
            self.settle_in()

    def move_to(self, store: "SqliteStore") -> None:
        """Go on in another book; what was made for the one before is let go."""
        self.store = store
        self._drop_recap()

    def _drop_recap(self) -> None:
        if self.recap is not None:
            self.recap.page.hide()
            self.recap.page.deleteLater()
            self.recap.deleteLater()
            self.recap = None

    def _leave_table(self) -> None:
        if "beside" in self.__dict__:
            self.beside.end_tour()
        if "around" in self.__dict__:
            self.around.follow(None)
        if self.bridge is not None:
            self.bridge.close()
            self.bridge = None
        if self.table is not None:
            if self.shown is self.table:
                self.shown = None
            self.table.hide()
            self.table.deleteLater()
            self.table = None

    def handle(self, intent: "WindowIntent") -> None:
        """A tap asks for another page, or something of the window."""
        from desktop import intents as i

        match intent:
            case i.GoTo(page):
                self._go_to(page)
            case i.ToggleFullScreen():
                if self.isFullScreen():
                    self.guard.ask(lambda: self.fill_screen(False))
                else:
                    self.fill_screen(True)
            case i.ToggleDisplay(over_table):
                if self.bridge is not None:
                    self._toggle_display(over_table)
            case i.SaveElsewhere():
                if self.bridge is not None:
                    from desktop.shell.save_elsewhere import save_elsewhere

                    save_elsewhere(self, self.bridge)
            case i.Quit():
                if self.isFullScreen():
                    self.guard.ask(self.leave)
                else:
                    self.leave()
            case _:
                assert_never(intent)

    def _go_to(self, page: "Page") -> None:
        from desktop.intents import Page

        match page:
            case Page.SETUP:
                self.open_setup()
            case Page.RULES | Page.GAME:
                self.open_setup(page)
            case Page.RECAP:
                if self.bridge is not None:
                    session = self.bridge.session
                    self.bridge.look(lambda: self.open_recap(session))
            case Page.DEVICE:
                self.beside.open_device()
            case Page.KEYS:
                self.beside.open_keys()
            case Page.MANUAL:
                self.beside.open_manual()
            case Page.CHECK:
                self.beside.open_check()
            case Page.TOUR:
                self.beside.start_tour()
            case _:
                assert_never(page)

    def _toggle_display(self, over_table: bool) -> None:
        """Open or close the players' display; where it would cover the table that is asked first."""
        if not over_table and not self.displaying and not self.around.display.has_room:
            self._ask_for_display()
            return
        self.around.display.toggle()
        if "beside" in self.__dict__ and self.beside.device is not None:
            self.beside.device.show_display(self.displaying)

    def _ask_for_display(self) -> None:
        """There is one screen, and no room beside the table: the display would cover it."""
        from desktop.intents import ToggleDisplay
        from desktop.present.window_state import Said

        if "beside" in self.__dict__:
            self.beside.close_pages()
        if self.table is not None and self.shown is self.table:
            question = Said(
                say("device.display_no_room"), "info", say("device.display_over"), ToggleDisplay(over_table=True)
            )
            self.table.desk.say(question, stays=True)

    # Setup ---------------------------------------------------------------------------------------------------------

    def open_setup(self, change: "Literal[Page.RULES, Page.GAME] | None" = None) -> None:
        """The setup page; `change` = it changes the running table from the next hand on: its rules, or its game."""
        from desktop.intents import GoTo, Page
        from desktop.setup.earlier_games import OpenGames, last, last_ended
        from desktop.setup.page import SetupPage
        from engine.journal.errors import JournalError
        from engine.settings.written import explicit

        self._drop_setup()
        self._drop_evenings()
        playing = self.bridge is not None
        running = explicit(self.bridge.coming) if change is not None and self.bridge is not None else None
        games: Sequence[Past] = ()
        past, failed = None, None
        ended: tuple[Past | None, int] = (None, 0)
        try:
            games = OpenGames(self.store, self.bridge.session.id if self.bridge is not None else None)
            past = last(self.store)
            ended = last_ended(self.store)
        except JournalError as error:
            failed = error
        unfold = change is Page.RULES
        self.setup = SetupPage(self.look(), past, playing, self, running, unfold, games, ended)
        self.setup.started.connect(self._change if running is not None else self._begin)
        self.setup.resumed.connect(self.go_on)
        self.setup.recap.connect(self._recap_of)
        self.setup.evenings.connect(self.open_evenings)
        self.setup.left.connect(self._left_setup)
        self.setup.give_menu(say("device.title")).tapped.connect(lambda: self.handle(GoTo(Page.DEVICE)))
        self.show_page(self.setup)
        if failed is not None:
            self._failed(failed)

    def _drop_setup(self) -> None:
        if self.setup is not None:
            self.setup.hide()
            self.setup.deleteLater()
            self.setup = None

    def _left_setup(self) -> None:
        if self.table is not None:
            self.show_page(self.table)
            self._drop_setup()
        elif self.isFullScreen():
            self.beside.open_device()  # closing takes a choice there
        else:
            self.close()

    def go_on(self, number: int) -> None:
        """Go on with a game that is not over; the one behind the page is only shown again."""
        if self.bridge is not None and self.bridge.session.id == number:
            self._left_setup()
        elif (session := self._resumed(number)) is not None:
            self.play(session)

    def _recap_of(self, number: int) -> None:
        from engine.journal.errors import JournalError

        session = self._resumed(number)
        if session is not None:
            try:
                self.open_recap(session)
            except JournalError as error:
                self._failed(error)

    def open_evenings(self) -> None:
        """All evenings that are over; back to the setup page from there."""
        from desktop.setup.book import evenings
        from desktop.setup.evenings import EveningsPage
        from engine.journal.errors import JournalError

        try:
            book = evenings(self.store)
        except JournalError as error:
            self._failed(error)
            return
        page = EveningsPage(self.look(), book, self)
        self.evenings = page
        page.recap.connect(self._recap_of)
        page.reopened.connect(self._reopen)
        page.left.connect(self.open_setup)
        self.show_page(page)

    def _drop_evenings(self) -> None:
        if self.evenings is not None:
            self.evenings.hide()
            self.evenings.deleteLater()
            self.evenings = None

    def _reopen(self, number: int) -> None:
        """An evening that is over goes on: its end is taken back, by the floor where that keeps a PIN."""
        if (session := self._resumed(number)) is None:
            return

        def go_on() -> None:
            self.play(session)
            if self.bridge is not None:
                self.bridge.undo(allowed=True)

        self.guard.ask_floor(go_on)

    def _begin(self, table: dict[str, Any]) -> None:
        from engine.journal.errors import JournalError
        from engine.refusals import Refusal
        from engine.session import Session

        try:
            session = Session.start(self.store, table)
        except JournalError as error:
            self._failed(error)
            return
        if not isinstance(session, Refusal):
            self.play(session)
            self.tour_once()
        elif self.setup is not None:
            from desktop.words.engine import in_words

            self.setup.refuse(in_words(session))

    def _change(self, table: dict[str, Any]) -> None:
        """New rules for the running game."""
        from engine.commands import Change

        if self.bridge is not None and self.table is not None:
            self.show_page(self.table)
            self._drop_setup()
            self.bridge.send(Change(table=table))

    # Recap ---------------------------------------------------------------------------------------------------------

    def open_recap(self, session: "Session") -> None:
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
        self.show_page(self.recap.page)

    def _left_recap(self, ended: bool) -> None:
        session = self.recap.session if self.recap is not None else None
        own = self.bridge is not None and session is not None and self.bridge.session.id == session.id
        if not own and self.evenings is not None:
            self.show_page(self.evenings)
        elif ended or self.table is None:
            if ended and own:
                self._leave_table()
            self.open_setup()
        else:
            self.show_page(self.table)

    def _closing(self, end: bool) -> None:
        """End the session from its recap, or take the end back."""
        if self.recap is None or self.recap.session is None:
            return
        if self.bridge is None or self.bridge.session.id != self.recap.session.id:
            if not end:
                self._reopen(self.recap.session.id)
            return
        if end:
            from engine.commands import End

            done = self.bridge.send(End())
        else:
            self.guard.ask_floor(self._take_end_back)
            return
        if not done and self.table is not None:
            self.show_page(self.table)  # whose statement says why
            return
        self.recap.open(self.bridge.session)

    def _take_end_back(self) -> None:
        """The game on the table goes on after all; its recap stays on screen."""
        if self.bridge is None or self.recap is None:
            return
        if self.bridge.undo(allowed=True):
            self.recap.open(self.bridge.session)
        elif self.table is not None:
            self.show_page(self.table)  # whose statement says why

    # This device ---------------------------------------------------------------------------------------------------

    @cached_property
    def around(self) -> "Around":
        """What is around the table: sounds, the players' display, a screen that stays awake. After the first paint."""
        from desktop.shell.around_table import Around

        made = Around(self.kept, self)
        made.follow(self.bridge)
        return made

    def settle_in(self) -> None:
        """What a table gets after its first paint: sounds, the players' display, tool tips."""
        from desktop.help.tips import give

        self.around.follow(self.bridge)
        if self.table is not None:
            give(self.table.view)

    @cached_property
    def guard(self) -> "Guard":
        """The PINs of this device over the whole window."""
        from desktop.shell.pin_guard import Guard

        return Guard(self)

    @property
    def displaying(self) -> bool:
        """Whether the players' display is open."""
        return "around" in self.__dict__ and self.around.displaying

    @cached_property
    def beside(self) -> "Beside":
        """The pages beside the table that belong to no session: this device, keys, manual, tour."""
        from desktop.shell.side_pages import Beside

        return Beside(self)

    @property
    def base(self) -> Base | None:
        """Which page of the app itself is on screen; None for one beside them."""
        pages = {
            Base.TABLE: self.table,
            Base.SETUP: self.setup,
            Base.RECAP: self.recap.page if self.recap is not None else None,
        }
        return next((base for base, page in pages.items() if page is not None and page is self.shown), None)

    def show_again(self, base: Base | None) -> None:
        """Back to a page of the app; to the table or a new one when it is gone."""
        if base is Base.RECAP and self.recap is not None:
            self.show_page(self.recap.page)
        elif base is Base.SETUP and self.setup is not None:
            self.show_page(self.setup)
        elif self.table is not None:
            self.show_page(self.table)
        else:
            self.open_setup()

    def tour_once(self) -> None:
        """The tour, where nobody has seen it and there is a table to show."""
        if not self.kept.choices.toured and self.table is not None:
            self.beside.start_tour()

    def _chosen(self, choices: Choices) -> None:
        """Something was chosen for this device: show all in it."""
        self.theme = theme_of(choices)
        before = i18n.language()
        if i18n.speak(i18n.wanted(choices.language)) != before:
            self._say_again()
        if self.table is not None:
            self.table.dress(self.theme, choices)
        self._fit_again()

    def _say_again(self) -> None:
        """Another language: what is on screen is made anew in it."""
        page, recap = self.shown, self.recap
        if self.bridge is not None:
            self.play(self.bridge.session)
        if self.setup is not None:
            self.open_setup()
        self._drop_recap()
        if recap is not None and page is recap.page and recap.session is not None:
            self.open_recap(recap.session)
        if "beside" in self.__dict__:
            self.beside.say_again()

    def fill_screen(self, full: bool) -> None:
        """Kiosk: the whole screen, kept awake, and no close by accident; or back to a window."""
        if full:
            self.showFullScreen()
        else:
            self.showMaximized()
        self.around.stay_awake(full)

    def leave(self) -> None:
        """Close, by choice."""
        self.leaving = True
        self.close()

    # The window ----------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        """The grid fitted to the window as it is."""
        chosen = self.kept.choices
        density = chosen.density or px_per_mm(self.screen().physicalDotsPerInch())
        fitted = fit(max(1, self.width()), max(1, self.height()), density, chosen.mirrored)
        return Look(self.theme, fitted, chosen.text, chosen.motion, chosen.dealer_on_top, chosen.high_keys)

    def show_page(self, page: QWidget) -> None:
        """Show a page in the window; the one before is hidden, not closed."""
        if self.shown is not None and self.shown is not page:
            self.shown.hide()
        self.shown = page
        self._fit(page)
        page.show()
        page.raise_()
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        if page is not self.table and ("guard" in self.__dict__ or pins_file(default_file()).exists()):
            self.guard.cover()

    def _fit(self, page: QWidget) -> None:
        if hasattr(page, "set_look"):
            page.set_look(self.look())
        page.setGeometry(self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The window has another size."""
        self._fit_again()

    def _fit_again(self) -> None:
        if self.shown is not None:
            self._fit(self.shown)
        if "beside" in self.__dict__:
            self.beside.dress()
        if "guard" in self.__dict__:
            self.guard.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the window, on pages that have none of their own for them."""
        from desktop.intents import GoTo, Page, ToggleDisplay, ToggleFullScreen

        intents: dict[Qt.Key, WindowIntent] = {
            Qt.Key.Key_F1: GoTo(Page.KEYS), Qt.Key.Key_F2: ToggleDisplay(), Qt.Key.Key_F11: ToggleFullScreen()
        }  # fmt: skip
        intent = intents.get(Qt.Key(event.key()))
        if intent is not None:
            self.handle(intent)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every tap is on disk already: there is nothing to ask. On a full screen it takes a choice in a menu."""
        if self.isFullScreen() and not self.leaving:
            event.ignore()
            return
        self._leave_table()
        if "around" in self.__dict__:
            self.around.close()
        if "beside" in self.__dict__:
            self.beside.close()
        if self.start_check is not None:
            self.start_check.stop()
        event.accept()
