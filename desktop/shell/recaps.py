"""The recap of a session in the window; a session is ended and reopened from it, never by merely showing it."""

from typing import TYPE_CHECKING

from desktop.shell import after_paint
from desktop.shell.frame import BasePage
from engine.journal.errors import JournalError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.bridge.bridge import Bridge
    from desktop.recap.control import RecapControl
    from desktop.shell.host import Host
    from desktop.table.window import TableWindow
    from engine.session import Session


class Recaps:
    """The opener of the recap. `control` = the controller with its page, None until the first recap of the book."""

    def __init__(self, app: "Host", window: "QWidget") -> None:
        self.app, self.window = app, window
        self.control: RecapControl | None = None
        self.came_from: BasePage | None = None
        """The page from which the recap was opened."""

    def open(self, session: "Session", *, fresh: bool = True) -> None:
        """Show the recap of a session; `fresh` = scrolled to its top, else with the state it has on screen.

        Raises:
            JournalError: the book cannot be read.
        """
        if self.control is None:
            self.control = after_paint.rare_pages().recap(self.app.look(), self.window)
            self.control.taking.nameless = lambda: self.app.choice_store.choices.nameless
            self.control.left.connect(self._left)
            self.control.closing.connect(self._closing)
            self.control.counting.connect(self._count)
            self.control.replayed.connect(self._replay)
            self.control.settled.connect(self.app.keeper.mark_changed)
            self.control.wait, self.control.failed = self.app.wait, self.app.failed
            self.control.settling_opened.connect(self._settling)
            self.control.keep_link = lambda link: self.app.choice_store.change(pay_link=link)
            send_to_book = self.control.send
            self.control.send = lambda session, command: (
                self.app.bridge.send(command)
                if self._is_on_the_table(session) and self.app.bridge is not None
                else send_to_book(session, command)
            )
        if fresh:
            self.control.page.fresh()
        self.control.page.set_look(self.app.look())
        self.control.open(session, earlier=not self._is_on_the_table(session), then=self._show)

    def _show(self) -> None:
        """Show the page once the recap is computed."""
        assert self.control is not None
        self.came_from = self.app.base if self.app.base is not BasePage.RECAP else self.came_from
        self.app.show_page(self.control.page)

    def _settling(self, open: bool) -> None:
        """Show the page that settles an evening, or its recap again."""
        assert self.control is not None
        page = self.control.settle_page if open else self.control.page
        if page is not None:
            page.set_look(self.app.look())
            self.app.show_page(page)

    def drop(self) -> None:
        """Delete the pages; they are made again at the next opening."""
        if self.control is not None:
            self.control.page.hide()
            self.control.page.deleteLater()
            if self.control.settle_page is not None:
                self.control.settle_page.hide()
                self.control.settle_page.deleteLater()
            self.control.deleteLater()
            self.control = None

    def _is_on_the_table(self, session: "Session | None") -> bool:
        bridge = self.app.bridge
        return bridge is not None and session is not None and bridge.session.id == session.id

    def _left(self, ended: bool) -> None:
        on_table = self.control is not None and self._is_on_the_table(self.control.session)
        if not on_table and self.came_from in (BasePage.EVENINGS, BasePage.PLAYERS, BasePage.ACCOUNTS):
            self.app.show_again(self.came_from)
        elif ended or self.app.table is None:
            if ended and on_table:
                self.app.leave_table()
            self.app.open_setup()
        else:
            self.app.show_page(self.app.table)

    def _replay(self, hand: int) -> None:
        """Open the replay of a hand of the session on the recap, or its hand search where `hand` is 0."""
        if self.control is not None and self.control.session is not None:
            self.app.side_pages.open_hands(self.control.session.id, hand)

    def _closing(self, end: bool) -> None:
        """End the session from its recap, or take its end back; one that is not on the table is opened again."""
        if self.control is None or self.control.session is None:
            return
        if not self._is_on_the_table(self.control.session):
            if not end:
                self.app.reopen(self.control.session.id)
        elif end:
            self._ask_end()
        else:
            self.app.guard.ask_floor(self._take_end_back)

    def _count(self) -> None:
        """Count the stacks of the session on the table; during a hand only show the table, to end the hand first."""
        table = self.app.table
        if table is not None:
            self.app.show_page(table)
            if table.desk.scene.counts_first:
                table.open(after_paint.rare_pages().counting)

    def _ask_end(self) -> None:
        """End the session on the table; as from the table, a count of the stacks is offered first."""
        table = self.app.table
        if table is not None and table.desk.scene.counts_first:
            self.app.show_page(table)
            table.open(after_paint.rare_pages().end_menu)
        else:
            self.end()

    def end(self) -> None:
        """End the session on the table and show its recap, or the table with the refusal."""
        bridge, table = self.app.bridge, self.app.table
        if bridge is not None and table is not None:
            self._changed(bridge, table, bridge.send(after_paint.rare_pages().end))

    def _take_end_back(self) -> None:
        """Take the end of the session on the table back; its recap stays on screen."""
        bridge, table = self.app.bridge, self.app.table
        if bridge is not None and table is not None:
            self._changed(bridge, table, bridge.reopen())

    def _changed(self, bridge: "Bridge", table: "TableWindow", done: bool) -> None:
        """Show the recap as it is now, or the table with the refusal where `done` is False."""
        if not done:
            self.app.show_page(table)
            return
        try:
            self.open(bridge.session, fresh=self.app.base is not BasePage.RECAP)
        except JournalError as error:
            self.app.open_setup()
            self.app.failed(error)
