"""The control for settling an evening on the recap and on the settle-up page: ticked payments, debts taken along."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.bridge.background_session import on_disk, session_in_background
from desktop.bridge.jobs import Job
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.paying import template
from desktop.recap.settle_page import SettlePage
from desktop.recap.settling import settling
from desktop.recap.shown_recap import ShownRecap
from desktop.recap.take_along import takes_long
from desktop.words.i18n import counted
from desktop.words.phrases import why
from desktop.words.say import say
from engine.commands import Command
from engine.journal.errors import JournalError
from engine.journal.evening_marks import Tick
from engine.journal.progress import Cancelled, GoOn
from engine.recap.agreed_payments import ticks_for
from engine.recap.build_report import report_of
from engine.recap.debts import (
    Owed,
    RecapCache,
    began_at,
    other_open_payments,
    settled_elsewhere,
    steps_to_read,
    still_owed,
    tick_settled_debts,
)
from engine.recap.evening_settlement import as_paid
from engine.refusals import Refusal
from engine.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.recap.records import Recap


class SettledRecap(ShownRecap):
    """A recap that is settled on its page, or on the settle-up page, whose intents go to `intended` of the recap page.

    `settled` = a payment was ticked or unticked, so the last backup is out of date.
    """

    settled = Signal()
    settling_opened = Signal(bool)
    """Asks for the settle-up page (True), or for the recap again."""

    def __init__(
        self, page: RecapPage, root: Path | None = None, version: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(page, root, version, parent)
        self.send: Callable[[Session, Command], bool] = dispatched
        """Dispatches a command about the settlement; returns False where it was refused."""
        self._earlier_recaps: RecapCache = {}
        """Recaps of earlier evenings that were already searched for debts."""
        self.settle_page: SettlePage | None = None
        page.ticked.connect(self.tick)

    def tick(self, key: str, paid: bool, waits: bool = False) -> None:
        """Tick or untick a payment, or leave it to a later evening (`waits`); files saved before are outdated then."""
        if self.session is None or self.recap is None or self._is_carried(key):
            return
        try:
            ticks = self.session.store.settled(self.session.id)
            new_ticks = ticks_for(self.recap, ticks, key, paid=paid, waits=waits)
            self.session.store.settle(self.session.id, new_ticks)
            paid_keys, recap = self._paid_keys(), as_paid(self.recap, self.session.store.settled(self.session.id))
        except JournalError as error:
            self._show_error(error)
            return
        self.recap, self.report = recap, report_of(recap, self.session.store.settled(self.session.id))
        self.page.show_recap(shown(self.report), paid_keys)
        self.taking.outdate_paid()
        self._update_and_show()

    def _is_carried(self, key: str) -> bool:
        """Return whether a payment is settled with a later evening, which alone decides whether it was made."""
        assert self.report is not None
        return any(payment.carried for payment in self.report.payments if payment.key == key)

    def _set_bearer(self, bearer: str, bears: bool) -> None:
        """Record who bears the difference of the count, or that the bearer does not; saved files are outdated then."""
        assert self.session is not None
        assert self.report is not None
        former = {self.report.bearing.key} if self.report.bearing is not None else set()
        ticks = [Tick.now(key, key == bearer and bears) for key in former | {bearer}]
        try:
            self.session.store.settle(self.session.id, ticks)
            self._reload(self.session)
        except JournalError as error:
            self._show_error(error)
            return
        self.settled.emit()

    def _show_error(self, error: JournalError) -> None:
        """Show that something could not be saved, on the recap and on the settle-up page."""
        words = say("recap.not_saved", why=why(error))
        self.page.settle.trouble(words)
        if self.settle_page is not None:
            self.settle_page.tell(words)

    # Settling up ------------------------------------------------------------------------------------------------------

    def _open_settling(self) -> None:
        """Open the page on which the evening is settled."""
        if self.settle_page is None:
            self.settle_page = SettlePage(self.page.look, self.page.parentWidget())
            self.settle_page.intended.connect(self.page.intended)
            self.settle_page.ticked.connect(self.tick)
            self.settle_page.link_changed.connect(self.keep_link)
        self.settle_page.set_look(self.page.look)
        self.settle_page.countable = not (self.earlier or self.recap is None or self.recap.ended)
        self.settle_page.fresh()
        self._show_settling(lambda: self.settling_opened.emit(True))

    def _open_earlier(self, number: int) -> None:
        """Open the recap of an earlier evening, where debts to its house or dealers are paid."""
        assert self.session is not None
        try:
            self.open(Session.resume(self.session.store, number), True, lambda: self.settling_opened.emit(False))
        except JournalError as error:
            self.failed(error)

    keep_link: "Callable[[str], None]" = staticmethod(lambda _: None)
    """Keeps the link to pay by on this device."""

    def _show(self, session: Session, recap: "Recap") -> None:
        super()._show(session, recap)
        with suppress(JournalError):  # after an undo at the table the earlier evenings are not updated yet
            if session.store.carried_with(session.row.uid):
                tick_settled_debts(session.store, recap)
        self.page.settle.show_debts(self._open_debts(session, recap))

    def _open_debts(self, session: Session, recap: "Recap") -> int:
        """Return how many debts of earlier evenings concern players of this one; 0 where the search takes long."""
        players = {player.name for player in recap.players}
        try:
            if takes_long(steps_to_read(session.store, recap, self._earlier_recaps)):
                return 0
            owed = still_owed(session.store, recap, self._earlier_recaps)
        except JournalError:
            return 0  # the settle-up page shows the error
        return sum(not players.isdisjoint((each.debt.player, each.debt.to)) for each in owed)

    def _show_settling(self, then: "Callable[[], None]" = lambda: None) -> None:
        """Show the settlement, then call `then`; a long search for earlier debts runs in another thread."""
        page, session, recap = self.settle_page, self.session, self.recap
        if page is None or session is None or recap is None:
            return
        store, closing = session.store, session.state.closing
        long = on_disk(session) and takes_long(steps_to_read(store, recap, self._earlier_recaps))

        def work(go_on: GoOn) -> tuple[Owed, ...]:
            with session_in_background(session, long) as read:
                return still_owed(read.store, recap, self._earlier_recaps, go_on)

        def ended(owed: tuple[Owed, ...] | Exception) -> None:
            if isinstance(owed, Cancelled):
                return
            try:
                if isinstance(owed, Exception):
                    raise owed
                report = report_of(recap, store.settled(session.id))
                carried = {debt: began_at(store, debt) for debt in closing.debts}
                twice = settled_elsewhere(store, recap)
                beside = other_open_payments(store, recap, self._earlier_recaps)
                page.show_settling(settling(report, owed, closing.expenses, carried, twice, beside), template())
            except JournalError as error:
                page.tell(say("recap.not_saved", why=why(error)))
            then()

        words = say("waiting.looking")
        self._run(long, Job(words, lambda done, of: f"{counted(done)} / {counted(of)}", work, ended))

    def _dispatch(self, command: Command) -> None:
        """Dispatch a command about the settlement, then show the settlement."""
        assert self.session is not None
        failed: JournalError | None = None
        try:
            if self.send(self.session, command):
                self._reload(self.session, self._update_and_show)
                return
        except JournalError as error:
            failed = error
        self._show_result(failed)

    def _update_and_show(self) -> None:
        """After a change in the book, update the books of earlier evenings and show the settlement."""
        failed: JournalError | None = None
        try:
            self._update_earlier()
        except JournalError as error:
            failed = error
        if self.session is not None and self.recap is not None:  # only now are the earlier evenings updated
            self.page.settle.show_debts(self._open_debts(self.session, self.recap))
        self._show_result(failed)

    def _show_result(self, failed: JournalError | None) -> None:
        """Show the settlement, and the error where something of it could not be saved."""

        def then() -> None:
            if failed is not None:
                self._show_error(failed)

        self._show_settling(then)
        self.settled.emit()

    def _update_earlier(self) -> None:
        """Write to the books of earlier evenings what was paid, taken along or left."""
        assert self.session is not None
        assert self.recap is not None
        if self.recap.closing.debts or self.session.store.sessions_with_ticks():
            tick_settled_debts(self.session.store, self.recap)


def dispatched(session: Session, command: Command) -> bool:
    """Dispatch a command to an evening that is not on the table; return False where it was refused."""
    return not isinstance(session.dispatch(command), Refusal)
