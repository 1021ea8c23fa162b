"""The setup page, the lists of evenings and of players in the window, where sessions are started and resumed.

It holds the window's part of the first gate of late imports: a start imports only the page it shows, the table of a
running session or the setup page.
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
    from engine.journal.current_session import CurrentSession
    from engine.session import Session


def open_table(session: "CurrentSession", theme: "Theme", parent: "QWidget") -> "tuple[Bridge, TableWindow]":
    """Return the bridge and the table of a session."""
    from desktop.table.window import open_table

    return open_table(session, theme, parent)


def _setup_pages() -> "type[SetupPages]":
    """Return the factory of the setup page."""
    from desktop.shell.setup_pages import SetupPages

    return SetupPages


class StartPages:
    """The owner and controller of these pages of `window`; an attribute is None while its page is not open."""

    def __init__(self, app: "Host", window: "QWidget") -> None:
        self.app, self.window = app, window
        self.setup: SetupPage | None = None
        self.evenings: EveningsPage | None = None
        self.players: PlayersControl | None = None
        self.accounts: AccountsControl | None = None

    def pages(self) -> "dict[BasePage, QWidget | None]":
        """Return the pages by their `BasePage`, None where a page is not open."""
        return {
            BasePage.SETUP: self.setup,
            BasePage.EVENINGS: self.evenings,
            BasePage.PLAYERS: self.players.page if self.players is not None else None,
            BasePage.ACCOUNTS: self.accounts.page if self.accounts is not None else None,
        }

    # The setup page --------------------------------------------------------------------------------------------------

    def open_setup(self, change: Literal[WindowPage.RULES, WindowPage.GAME] | None = None) -> None:
        """Show the setup page; `change` = the settings of the running table it changes from the next hand on."""
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
        """Report that the book could not be read or written, on the list on screen or else on the setup page."""
        pages = (self.evenings, self.players and self.players.page, self.accounts and self.accounts.page)
        for page in pages:
            if page is not None and page is self.app.shown:
                page.tell(why(error), "owe")
                return
        if self.setup is None:
            self.open_setup()
        assert self.setup is not None
        self.setup.refuse(why(error))

    def drop_setup(self) -> None:
        """Delete the setup page; it is made again at its next opening."""
        if self.setup is not None:
            self.setup.hide()
            self.setup.deleteLater()
            self.setup = None

    def drop(self) -> None:
        """Delete all of these pages."""
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
            self.app.handle(GoTo(WindowPage.DEVICE))  # full screen is closed by a choice on that page only
        else:
            self.window.close()

    # Games -----------------------------------------------------------------------------------------------------------

    def _begin(self, table: dict[str, Any]) -> None:
        """Start a new session with the settings `table`."""
        try:
            session = changing().session.start(self.app.books.open(), table, version=self.app.side_pages.version())
        except JournalError as error:
            self.failed(error)
            return
        if not isinstance(session, Refusal):
            self.app.play(session)
            if self.app.table is not None:
                notice = Notice(say("setup.opened"), "info", say("setup.not_opened"), GoTo(WindowPage.SETUP))
                before_tour = not self.app.choice_store.choices.toured
                self.app.table.desk.say(notice, stays=before_tour)  # visible after the tour
            self.app.tour_once()
        elif self.setup is not None:
            self.setup.refuse(in_words(session))

    def _change(self, table: dict[str, Any]) -> None:
        """Change the settings of the running session."""
        if self.app.bridge is not None and self.app.table is not None:
            self.app.show_page(self.app.table)
            self.drop_setup()
            self.app.bridge.send(changing().other_rules(table=table))

    def go_on(self, number: int) -> None:
        """Resume a session that has not ended; the session behind the page is only shown again."""
        if self.app.bridge is not None and self.app.bridge.session.id == number:
            self._left_setup()
        else:
            self.app.books.resume(number, self.app.play)

    def reopen(self, number: int) -> None:
        """Take the end of an evening back and continue it, after the floor's PIN where there is one."""

        def go_on(session: "Session") -> None:
            self.app.play(session)
            if self.app.bridge is not None:
                self.app.bridge.reopen()

        self.app.books.resume(number, lambda session: self.app.guard.ask_floor(lambda: go_on(session)))

    # Evenings --------------------------------------------------------------------------------------------------------

    def open_evenings(self, player: str = "") -> None:
        """Show the page of all evenings, of a `player` or of all (""); leaving it shows the setup page."""
        try:
            page = self.app.side_pages.evenings()
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
        page.private.connect(self.app.side_pages.open_privacy)
        page.traveling.connect(self.app.side_pages.open_travel)
        page.searching.connect(lambda: self.app.side_pages.open_hands(0))
        page.hands.connect(self.app.side_pages.open_hands)
        page.replay.connect(lambda session: self.app.side_pages.open_hands(session, 1))
        page.exporting.connect(self.app.side_pages.open_export)
        page.card.looking = self.app.books.looking
        if player:
            page.only(player)
        self.app.show_page(page)

    def open_players(self, name: str = "") -> None:
        """Show the page of players and seasons; `name` = the selected player, "" = none."""
        if self.players is not None:
            self.players.close()
        came_from = self.app.base
        self.players = self.app.side_pages.players()
        page = self.players.page
        page.left.connect(lambda: self.app.show_again(came_from))
        page.recap.connect(self._recap_of)
        page.private.connect(self.app.side_pages.open_privacy)
        page.replay.connect(self.app.side_pages.open_hands)
        page.evenings.connect(self.open_evenings)
        self.app.show_page(page)
        self.players.read(name)

    def open_accounts(self) -> None:
        """Show rake, drop, tips, time and kitty over all evenings; leaving the page shows the previous one."""
        if self.accounts is not None:
            self.accounts.close()
        came_from = self.app.base
        self.accounts = self.app.side_pages.accounts()
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
