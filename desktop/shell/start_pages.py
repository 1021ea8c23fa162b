"""The setup page, the list of evenings and the players in the window: games begin, go on and are opened again there.

The first gate of late imports, in the window: a start shows the game that goes on, or the setup page where there is
none, and imports that one alone.
"""

from typing import TYPE_CHECKING, Any, Literal

from desktop.bridge.sessions import changing
from desktop.present.notice import Notice
from desktop.shell.frame import BasePage
from desktop.window_intents import GoTo, WindowPage
from desktop.words.engine import in_words
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.refusals import Refusal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.bridge.bridge import Bridge
    from desktop.kit.theme import Theme
    from desktop.setup.evenings import EveningsPage
    from desktop.setup.page import SetupPage
    from desktop.shell.host import AccountsControl, Host, PlayersControl
    from desktop.shell.setup_pages import SetupPages
    from desktop.table.window import TableWindow
    from engine.journal.current_session import Present
    from engine.session import Session


def open_table(session: "Present", theme: "Theme", parent: "QWidget") -> "tuple[Bridge, TableWindow]":
    """The table of a session, with what it plays through."""
    from desktop.table.window import open_table

    return open_table(session, theme, parent)


def _setup_pages() -> "type[SetupPages]":
    """What makes the setup page and the list of evenings."""
    from desktop.shell.setup_pages import SetupPages

    return SetupPages


class Beginning:
    """Makes these pages of `window` and does what is tapped there; `None` = the page is not there."""

    def __init__(self, app: "Host", window: "QWidget") -> None:
        self.app, self.window = app, window
        self.setup: SetupPage | None = None
        self.evenings: EveningsPage | None = None
        self.players: PlayersControl | None = None
        self.accounts: AccountsControl | None = None

    def pages(self) -> "dict[BasePage, QWidget | None]":
        """All of them."""
        return {
            BasePage.SETUP: self.setup,
            BasePage.EVENINGS: self.evenings,
            BasePage.PLAYERS: self.players.page if self.players is not None else None,
            BasePage.ACCOUNTS: self.accounts.page if self.accounts is not None else None,
        }

    # The setup page --------------------------------------------------------------------------------------------------

    def open_setup(self, change: Literal[WindowPage.RULES, WindowPage.GAME] | None = None) -> None:
        """The setup page; `change` = it changes the running table from the next hand on: its rules, or its game."""
        self.drop()
        bridge = self.app.bridge
        book = self.app.books.store
        setup, failed = _setup_pages().setup(self.app.look(), book, bridge, change, self.window)
        self.setup = setup
        changes = change is not None and bridge is not None
        setup.started.connect(self._change if changes else self._begin)
        setup.resumed.connect(self.go_on)
        setup.recap.connect(self._recap_of)
        setup.evenings.connect(lambda: self.open_evenings())
        setup.left.connect(self._left_setup)
        setup.give_menu(say("device.title")).tapped.connect(lambda: self.app.handle(GoTo(WindowPage.DEVICE)))
        self.app.show_page(setup)
        if failed is not None:
            self.failed(failed)

    def failed(self, error: JournalError) -> None:
        """The book could not be read or written: the list that was tapped says so, else the setup page."""
        lists = (self.evenings, self.players and self.players.page, self.accounts and self.accounts.page)
        for page in lists:
            if page is not None and page is self.app.shown:
                page.tell(why(error), "owe")
                return
        if self.setup is None:
            self.open_setup()
        assert self.setup is not None
        self.setup.refuse(why(error))

    def drop_setup(self) -> None:
        """The setup page is over, or is made anew when it is wanted."""
        if self.setup is not None:
            self.setup.hide()
            self.setup.deleteLater()
            self.setup = None

    def drop(self) -> None:
        """All of them are over."""
        self.drop_setup()
        if self.players is not None:
            self.players.close()
            self.players = None
        if self.accounts is not None:
            self.accounts.close()
            self.accounts = None
        if self.evenings is not None:
            self.evenings.hide()
            self.evenings.deleteLater()
            self.evenings = None

    def _left_setup(self) -> None:
        if self.app.table is not None:
            self.app.show_page(self.app.table)
            self.drop_setup()
        elif self.window.isFullScreen():
            self.app.handle(GoTo(WindowPage.DEVICE))  # closing takes a choice there
        else:
            self.window.close()

    # Games -----------------------------------------------------------------------------------------------------------

    def _begin(self, table: dict[str, Any]) -> None:
        """A new game."""
        try:
            session = changing().session.start(self.app.books.open(), table, version=self.app.beside.version())
        except JournalError as error:
            self.failed(error)
            return
        if not isinstance(session, Refusal):
            self.app.play(session)
            if self.app.table is not None:
                back = Notice(say("setup.opened"), "info", say("setup.not_opened"), GoTo(WindowPage.SETUP))
                self.app.table.desk.say(back, stays=not self.app.kept.choices.toured)  # the tour is read first
            self.app.tour_once()
        elif self.setup is not None:
            self.setup.refuse(in_words(session))

    def _change(self, table: dict[str, Any]) -> None:
        """New rules for the running game."""
        if self.app.bridge is not None and self.app.table is not None:
            self.app.show_page(self.app.table)
            self.drop_setup()
            self.app.bridge.send(changing().other_rules(table=table))

    def go_on(self, number: int) -> None:
        """Go on with a game that is not over; the one behind the page is only shown again."""
        if self.app.bridge is not None and self.app.bridge.session.id == number:
            self._left_setup()
        else:
            self.app.books.resume(number, self.app.play)

    def reopen(self, number: int) -> None:
        """An evening that is over goes on: its end is taken back, by the floor where that keeps a PIN."""

        def go_on(session: "Session") -> None:
            self.app.play(session)
            if self.app.bridge is not None:
                self.app.bridge.reopen()

        self.app.books.resume(number, lambda session: self.app.guard.ask_floor(lambda: go_on(session)))

    # Evenings --------------------------------------------------------------------------------------------------------

    def open_evenings(self, player: str = "") -> None:
        """The book of evenings, of one `player` or of all; back to the setup page from there."""
        try:
            page = self.app.beside.evenings()
        except JournalError as error:
            self.failed(error)
            return
        if self.evenings is not None:
            self.evenings.deleteLater()
        self.evenings = page
        page.recap.connect(self._recap_of)
        page.reopened.connect(self.reopen)
        page.resumed.connect(self.go_on)
        page.players.connect(self.open_players)
        page.accounts.connect(self.open_accounts)
        page.new.connect(self.open_setup)
        page.left.connect(self.open_setup)
        page.private.connect(self.app.beside.open_privacy)
        page.traveling.connect(self.app.beside.open_travel)
        page.searching.connect(lambda: self.app.beside.open_hands(0))
        page.hands.connect(self.app.beside.open_hands)
        page.replay.connect(lambda session: self.app.beside.open_hands(session, 1))
        page.exporting.connect(self.app.beside.open_export)
        page.card.looking = self.app.books.looking
        if player:
            page.only(player)
        self.app.show_page(page)

    def open_players(self, name: str = "") -> None:
        """Players and seasons; `name` = who is looked at."""
        if self.players is not None:
            self.players.close()
        came_from = self.app.base
        self.players = self.app.beside.players()
        page = self.players.page
        page.left.connect(lambda: self.app.show_again(came_from))
        page.recap.connect(self._recap_of)
        page.private.connect(self.app.beside.open_privacy)
        page.replay.connect(self.app.beside.open_hands)
        page.evenings.connect(self.open_evenings)
        self.app.show_page(page)
        self.players.read(name)

    def open_accounts(self) -> None:
        """Rake, drop, tips, time and kitty over the evenings; back to the book of evenings from there."""
        if self.accounts is not None:
            self.accounts.close()
        came_from = self.app.base
        self.accounts = self.app.beside.accounts()
        page = self.accounts.page
        page.left.connect(lambda: self.app.show_again(came_from))
        page.recap.connect(self._recap_of)
        self.app.show_page(page)
        self.accounts.read()

    def _recap_of(self, number: int) -> None:
        def show(session: "Session") -> None:
            try:
                self.app.open_recap(session)
            except JournalError as error:
                self.failed(error)

        self.app.books.resume(number, show)
