"""The composition root: book, session, pages and the one window they share. No globals; all is made here."""

# isort: off
import desktop.shell.before_qt  # noqa: F401 - the order is what it is for
# isort: on

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, assert_never

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop import intents as i
from desktop.intents import GoTo, Page, ToggleDisplay, ToggleFullScreen, WindowIntent
from desktop.kit.appearance import Look
from desktop.kit.metrics import SMALLEST_WINDOW, fit, px_per_mm
from desktop.preferences.choices import Choices, Kept, theme_of
from desktop.preferences.last_shown import keep, last_shown
from desktop.preferences.places import default_book, has_pins
from desktop.present.window_state import Said
from desktop.shell import after_paint, opening
from desktop.shell.host import Base
from desktop.shell.new_book import NewBook
from desktop.words import i18n, languages
from desktop.words.engine import in_words
from desktop.words.say import say
from desktop.words.trouble_phrases import why
from engine.commands import Change, End
from engine.journal.errors import JournalError, UnknownSession
from engine.journal.sqlite import SqliteStore
from engine.refusals import Refusal
from engine.session import Session

if TYPE_CHECKING:
    from desktop.bridge.bridge import Bridge
    from desktop.recap.control import RecapControl
    from desktop.setup.evenings import EveningsPage
    from desktop.setup.page import SetupPage
    from desktop.shell.around_table import AroundTable
    from desktop.shell.keeper import Keeper
    from desktop.shell.pin_guard import PinGuard
    from desktop.shell.privacy import Done
    from desktop.shell.privacy_page import Rewrite
    from desktop.shell.side_pages import SidePages
    from desktop.shell.start_check import StartCheck
    from desktop.table.window import TableWindow
    from engine.keeping.heads import Noted
    from engine.keeping.unpacking import Storing, Taken

TITLE = "Feltbook"
AFTER_PAINT_MS = 150
"""After this time the first paint is over."""


class App(QWidget):
    """The window: setup, table or recap fill it. Pages beside the table are made when they are first wanted."""

    def __init__(self, store: SqliteStore | NewBook, kept: Kept | None = None) -> None:
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
        self._around: AroundTable | None = None
        self._guard: PinGuard | None = None
        self._beside: SidePages | None = None
        self.leaving = False
        self.start_check: StartCheck | None = None
        self._bell: QObject | None = None
        self.setWindowTitle(TITLE)
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
        if self.store.aside is not None:
            # what was written last belonged to a file that is gone: where it lies now is said once
            self._tell(say("log_set_aside", file=self.store.aside.name))

    def _tell(self, words: str) -> None:
        """Something about this start that has to be read, on whichever page it came to."""
        if self.table is not None:
            self.table.desk.say(Said(words, "owe"), stays=True)
        elif self.setup is not None:
            self.setup.refuse(words)

    def _shown_last(self) -> Session | None:
        """The game that was on the screen, where it goes on and is not the one that was tapped last."""
        if self.kept.file is None or self.looking:
            return None
        number = last_shown(self.kept.file, self.store.file)
        if number is None or number == self.store.newest():
            return None
        try:
            session = Session.resume(self.book(), number)
        except JournalError:
            return None
        return None if session.state.ended else session

    def _say_looking(self) -> None:
        """The book cannot be written: the title says so, and the table once."""
        self.setWindowTitle(say("unopened.looking"))
        if self.table is not None:
            self.table.desk.say(Said(say("unopened.looking_said"), "info"), stays=True)

    def _resumed(self, number: int) -> Session | None:
        """A session of the book; None when it cannot be read: then the setup page says why."""
        try:
            return Session.resume(self.book(), number)
        except JournalError as error:
            self._failed(error)
            return None

    def _failed(self, error: JournalError) -> None:
        """The book could not be read or written: the setup page says so."""
        if self.setup is None:
            self.open_setup()
        assert self.setup is not None
        self.setup.refuse(why(error))

    # The table -----------------------------------------------------------------------------------------------------

    def play(self, session: Session) -> None:
        """Show the table of a session."""
        self._leave_table()
        self.bridge, self.table = after_paint.table(session, self.theme, self)
        self.table.dress(self.theme, self.kept.choices)
        self.table.left.connect(self.handle)
        self.table.known = self.store.players
        self.show_page(self.table)
        if self.kept.file is not None and not self.looking:
            keep(self.kept.file, self.store.file, session.id)
        self._drop_setup()
        self._drop_evenings()
        if self._around is not None:
            self.settle_in()

    def move_to(self, store: SqliteStore) -> None:
        """Go on in another book, open for writing; what was made for the one before is let go."""
        self.store = store
        self._drop_recap()
        self.setWindowTitle(TITLE)
        self._answer_the_bell()

    def _answer_the_bell(self) -> None:
        """Whoever opens this book a second time brings the window to the front."""
        if self._bell is not None:
            self._bell.deleteLater()
        self._bell = after_paint.answer_the_bell(self.store.file, self)

    def go_on_in(self, book: Path) -> None:
        """Leave the book that is open and go on in this one, at the next starts as well."""
        try:
            store = SqliteStore(book)
        except (JournalError, OSError) as error:
            self.show_again(None)
            self._tell(why(error))
            return
        self._leave_table()
        self._drop_setup()
        self._drop_evenings()
        before = self.store
        self.move_to(store)
        if isinstance(before, SqliteStore):
            before.close()  # others may write it now
        self.kept.change(book=str(book.absolute()))
        self.start()

    def take_in(self, store_it: "Storing") -> "Taken | Exception":
        """Store an evening that has proved itself; the game on the table goes on where it ends now."""
        try:
            taken = store_it(self.book())
        except Exception as error:  # the page says it
            return error
        if self.bridge is not None and self.bridge.session.id == taken.session and taken.steps:
            self._show_anew(taken.session)
        elif self.bridge is None:
            self._drop_setup()  # what it offers to go on with is more now
        return taken

    def rewrite(self, change: "Rewrite", then: "Callable[[Done | Exception], None]") -> None:
        """Take something out of the book, by the floor where that keeps a PIN; what showed it is made anew."""

        def go_on() -> None:
            self.keeper.give_up()
            try:
                done: Done | Exception = change(self.book())
            except (JournalError, OSError) as error:
                done = error
            self._made_anew()
            then(done)

        self.guard.ask_floor(go_on)

    def _made_anew(self) -> None:
        """The book is another one: the game on the table goes on in it, unless it was taken out; the page stays."""
        self._drop_recap()
        self._drop_setup()
        self._drop_evenings()
        if self.bridge is not None:
            self._show_anew(self.bridge.session.id)

    def _show_anew(self, number: int) -> None:
        """The game on the table as the book has it now, none where it has it no more; the page stays."""
        page = self.shown
        try:
            self.play(Session.resume(self.book(), number))
        except UnknownSession:
            self._leave_table()
        except JournalError as error:
            self._leave_table()
            self._failed(error)
        if page is not None and page is not self.shown:
            self.show_page(page)

    @property
    def looking(self) -> bool:
        """Whether the book is only looked at."""
        return self.store.readonly

    @property
    def file(self) -> Path:
        """The file of the book."""
        return self.store.file

    def book(self) -> SqliteStore:
        """The book on disk; a new one is made now.

        Raises:
            JournalError: it cannot be made.
        """
        if isinstance(self.store, NewBook):
            self.store = self.store.make()
        return self.store

    def _save_elsewhere(self, bridge: "Bridge") -> None:
        """Save the book in a file that is asked for, and go on there; if that fails nothing has changed."""
        old = self.book()
        saved = after_paint.save_elsewhere(self, old, bridge)
        if saved is None:
            return
        if not isinstance(saved, Said):
            self.move_to(saved.store)
            self.kept.change(book=str(saved.store.file.absolute()))  # the next start goes on there
            self.play(saved.session)
        if self.table is not None:
            self.table.desk.say(saved if isinstance(saved, Said) else Said(saved.words(old.file), "win"), stays=True)

    def _drop_recap(self) -> None:
        if self.recap is not None:
            self.recap.page.hide()
            self.recap.page.deleteLater()
            self.recap.deleteLater()
            self.recap = None

    def _leave_table(self) -> None:
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
                    self._toggle_display(smaller)
            case i.SaveElsewhere():
                if self.bridge is not None:
                    self._save_elsewhere(self.bridge)
            case i.Quit():
                if self.isFullScreen():
                    self.guard.ask(self.leave)
                else:
                    self.leave()
            case _:
                assert_never(intent)

    def _go_to(self, page: Page) -> None:
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
            case Page.BACKUPS:
                self.beside.open_backups()
            case Page.TOUR:
                self.beside.start_tour()
            case _:
                assert_never(page)

    def _toggle_display(self, smaller: bool) -> None:
        """Open or close the players' display; where the table gets smaller for it that is asked first."""
        display = self.around.display
        if not self.displaying and not (display.has_room or (smaller and display.has_little_room)):
            self._ask_for_display(display.has_little_room)
            return
        self.around.display.toggle()
        if self._beside is not None and self._beside.device is not None:
            self._beside.device.show_display(self.displaying)

    def _ask_for_display(self, little_room: bool) -> None:
        """There is one screen: both are shown smaller where that fits, else it is said what the display needs."""
        if self._beside is not None:
            self._beside.close_pages()
        if self.table is not None and self.shown is self.table:
            question = Said(say("device.display_needs"), "info")
            if little_room:
                both = say("device.display_both")
                question = Said(say("device.display_smaller"), "info", both, ToggleDisplay(smaller=True))
            self.table.desk.say(question, stays=little_room)

    # Setup ---------------------------------------------------------------------------------------------------------

    def open_setup(self, change: Literal[Page.RULES, Page.GAME] | None = None) -> None:
        """The setup page; `change` = it changes the running table from the next hand on: its rules, or its game."""
        self._drop_setup()
        self._drop_evenings()
        here, coming = (self.bridge.session.id, self.bridge.coming) if self.bridge is not None else (None, None)
        self.setup, failed = after_paint.setup_pages().setup(self.look(), self.store, here, coming, change, self)
        changes = change is not None and coming is not None
        self.setup.started.connect(self._change if changes else self._begin)
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
        session = self._resumed(number)
        if session is not None:
            try:
                self.open_recap(session)
            except JournalError as error:
                self._failed(error)

    def open_evenings(self) -> None:
        """All evenings that are over; back to the setup page from there."""
        try:
            page = after_paint.setup_pages().evenings(self.look(), self.store, self)
        except JournalError as error:
            self._failed(error)
            return
        self.evenings = page
        page.recap.connect(self._recap_of)
        page.reopened.connect(self._reopen)
        page.left.connect(self.open_setup)
        page.private.connect(self.beside.open_privacy)
        page.erase.setVisible(not self.looking)
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
        try:
            session = Session.start(self.book(), table, version=after_paint.installed())
        except JournalError as error:
            self._failed(error)
            return
        if not isinstance(session, Refusal):
            self.play(session)
            self.tour_once()
        elif self.setup is not None:
            self.setup.refuse(in_words(session))

    def _change(self, table: dict[str, Any]) -> None:
        """New rules for the running game."""
        if self.bridge is not None and self.table is not None:
            self.show_page(self.table)
            self._drop_setup()
            self.bridge.send(Change(table=table))

    # Recap ---------------------------------------------------------------------------------------------------------

    def open_recap(self, session: Session) -> None:
        """The recap of a session; nothing is closed by looking."""
        if self.recap is None:
            self.recap = after_paint.recap(self.look(), self)
            self.recap.nameless = lambda: self.kept.choices.nameless
            self.recap.left.connect(self._left_recap)
            self.recap.closing.connect(self._closing)
            self.recap.settled.connect(self.keeper.fall_behind)
        self.recap.page.set_look(self.look())
        own = self.bridge is not None and self.bridge.session.id == session.id
        self.recap.open(session, earlier=not own)
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

    @property
    def around(self) -> "AroundTable":
        """What is around the table: sounds, the players' display, a screen that stays awake. After the first paint."""
        if self._around is None:
            self._around = after_paint.around_table(self.kept, lambda: self.file, self)
            self._around.keeper.failed.connect(self._tell)
            self._around.follow(self.bridge)
        return self._around

    def after_paint(self) -> None:
        """After the first paint: make a new book, set up what is around the table, import what taps will want."""
        if isinstance(self.store, NewBook):
            made = self.store.try_to_make()
            if made is None:
                QApplication.exit(1)
                return
            self.store = made
        self.settle_in()
        self.around.stay_awake(self.isFullScreen())
        self.tour_once()
        self.start_check = self.around.check(self.store)
        self.start_check.at_fault.connect(self._say_at_fault)
        self.start_check.shorter.connect(self._say_shorter)
        if not self.looking:
            self._answer_the_bell()
        self._import_more(after_paint.the_rest())

    def _say_at_fault(self) -> None:
        """The book is not as it was written: that, and where more is said."""
        self._tell(say("checking.found"))

    def _say_shorter(self, noted: "Noted") -> None:
        """The end of the book is gone."""
        then = noted.at.astimezone()
        self._tell(say("checking.shorter", when=f"{i18n.day(then)}, {then:%H:%M}"))

    def _import_more(self, rest: Iterator[None]) -> None:
        """One room now, the next when the taps that came meanwhile are done."""
        if next(rest, self) is None:
            QTimer.singleShot(0, self, lambda: self._import_more(rest))
        elif files := after_paint.setup_pages().unread(self.file):
            self._tell(say("files_set_aside", files=", ".join(files)))

    def settle_in(self) -> None:
        """What a table gets after its first paint: sounds, the players' display, tool tips."""
        self.around.follow(self.bridge)
        if self.table is not None:
            self.around.give_tips(self.table)

    @property
    def keeper(self) -> "Keeper":
        """What backs the book up."""
        return self.around.keeper

    @property
    def guard(self) -> "PinGuard":
        """The PINs of this device over the whole window."""
        if self._guard is None:
            self._guard = after_paint.pin_guard(self, self)
        return self._guard

    @property
    def displaying(self) -> bool:
        """Whether the players' display is open."""
        return self._around is not None and self._around.displaying

    @property
    def beside(self) -> "SidePages":
        """The pages beside the table that belong to no session: this device, keys, manual, tour."""
        if self._beside is None:
            self._beside = after_paint.side_pages(self, self)
        return self._beside

    @property
    def base(self) -> Base | None:
        """Which page of the app itself is on screen; None for one beside them."""
        pages = {
            Base.TABLE: self.table,
            Base.SETUP: self.setup,
            Base.EVENINGS: self.evenings,
            Base.RECAP: self.recap.page if self.recap is not None else None,
        }
        return next((base for base, page in pages.items() if page is not None and page is self.shown), None)

    def show_again(self, base: Base | None) -> None:
        """Back to a page of the app; to the table or a new one when it is gone."""
        if base is Base.RECAP and self.recap is not None:
            self.show_page(self.recap.page)
        elif base is Base.SETUP and self.setup is not None:
            self.show_page(self.setup)
        elif base is Base.EVENINGS and self.evenings is not None:
            self.show_page(self.evenings)
        elif base is Base.EVENINGS:
            self.open_evenings()
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
        if languages.speak(languages.wanted(choices.language)) != before:
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
        if self._beside is not None:
            self._beside.say_again()

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
        if page is not self.table and (self._guard is not None or has_pins()):
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
        if self._beside is not None:
            self._beside.dress()
        if self._guard is not None:
            self._guard.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the window, on pages that have none of their own for them."""
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
        if self._around is not None:
            self._around.close()
        if self._beside is not None:
            self._beside.close()
        if self.start_check is not None:
            self.start_check.stop()
        event.accept()


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
        window.resize(window.screen().availableGeometry().size())  # as large as it is going to be: laid out once
        window.start()
        if kiosk:
            window.showFullScreen()
        else:
            window.showMaximized()
        later.start(AFTER_PAINT_MS)
        status = QApplication.exec()
    finally:
        later.stop()
        window.leave()
        window.deleteLater()
        if window.store not in (store, store.made if isinstance(store, NewBook) else None):
            window.book().close()  # the game went on elsewhere
    if isinstance(store, NewBook) and store.failed is not None:
        raise store.failed
    return status
