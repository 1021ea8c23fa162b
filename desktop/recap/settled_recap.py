"""Settling an evening up, behind the recap and the page for it: payments that are ticked, debts taken along."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.bridge.background_session import apart, on_disk
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
from engine.recap.agreed_payments import words_on
from engine.recap.build_report import report_of
from engine.recap.debts import Added, Owed, agree, began, elsewhere, owed_beside, still_owed, to_look_through
from engine.recap.evening_settlement import as_paid
from engine.refusals import Refusal
from engine.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.recap.records import Recap


class SettledRecap(ShownRecap):
    """A recap that is settled up: on its page, or on one of its own, whose intents go to the page's `wanted`.

    `settled` = a payment was ticked, or is not any more: no backup knows it yet.
    """

    settled = Signal()
    settling = Signal(bool)
    """The page on which it is settled is wanted (True), or the recap again."""

    def __init__(
        self, page: RecapPage, root: Path | None = None, version: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(page, root, version, parent)
        self.send: Callable[[Session, Command], bool] = dispatched
        """How something about settling up becomes a step; False = it did not."""
        self._added: Added = {}
        """Recaps of earlier evenings, looked through for what is owed."""
        self.settle_page: SettlePage | None = None
        page.ticked.connect(self.tick)

    def tick(self, key: str, paid: bool, waits: bool = False) -> None:
        """A payment was made, was not after all, or `waits` for a later evening; a file of it is old then."""
        if self.session is None or self.recap is None or self._is_carried(key):
            return
        try:
            known = self.session.store.settled(self.session.id)
            words = words_on(self.recap, known, key, paid=paid, waits=waits)
            self.session.store.settle(self.session.id, words)
            done, recap = self._paid_here(), as_paid(self.recap, self.session.store.settled(self.session.id))
        except JournalError as error:
            self._trouble(error)
            return
        self.recap, self.report = recap, report_of(recap, self.session.store.settled(self.session.id))
        self.page.show_recap(shown(self.report), done)
        self.page.show_paid(done)
        self.taking.outdate_paid()
        self._agreed()

    def _is_carried(self, key: str) -> bool:
        """Whether a payment is settled with a later evening: that one alone says whether it was made."""
        assert self.report is not None
        return any(payment.carried for payment in self.report.payments if payment.key == key)

    def _bear(self, bearer: str, really: bool) -> None:
        """It was said who bears what the count is off by, or that nobody does after all; what was saved is old then."""
        assert self.session is not None
        assert self.report is not None
        before = {self.report.bearing.key} if self.report.bearing is not None else set()
        words = [Tick.now(key, key == bearer and really) for key in before | {bearer}]
        try:
            self.session.store.settle(self.session.id, words)
            self._read(self.session)
        except JournalError as error:
            self._trouble(error)
            return
        self.settled.emit()

    def _trouble(self, error: JournalError) -> None:
        """It could not be saved: said where it was tapped, on the recap and on the page that settles."""
        words = say("recap.not_saved", why=why(error))
        self.page.settle.trouble(words)
        if self.settle_page is not None:
            self.settle_page.tell(words)

    # Settling up ------------------------------------------------------------------------------------------------------

    def _open_settling(self) -> None:
        """The page on which the evening is settled."""
        if self.settle_page is None:
            self.settle_page = SettlePage(self.page.look, self.page.parentWidget())
            self.settle_page.wanted.connect(self.page.wanted)
            self.settle_page.ticked.connect(self.tick)
            self.settle_page.link_changed.connect(self.keep_link)
        self.settle_page.set_look(self.page.look)
        self.settle_page.countable = not (self.earlier or self.recap is None or self.recap.ended)
        self.settle_page.fresh()
        self._show_settling(lambda: self.settling.emit(True))

    def _open_earlier(self, number: int) -> None:
        """The recap of an evening before this one: what is owed to its house or dealers is paid there."""
        assert self.session is not None
        try:
            self.open(Session.resume(self.session.store, number), True, lambda: self.settling.emit(False))
        except JournalError as error:
            self.failed(error)

    keep_link: "Callable[[str], None]" = staticmethod(lambda _: None)
    """Keeps on this device where payments are made."""

    def _show(self, session: Session, recap: "Recap") -> None:
        super()._show(session, recap)
        with suppress(JournalError):  # an undo at the table has told the earlier evenings nothing yet
            if session.store.carried_with(session.row.uid):
                agree(session.store, recap)
        self.page.settle.show_debts(self._open_debts(session, recap))

    def _open_debts(self, session: Session, recap: "Recap") -> int:
        """Debts of earlier evenings that players of this one owe or are owed; 0 where looking for them takes long."""
        there = {player.name for player in recap.players}
        try:
            if takes_long(to_look_through(session.store, recap, self._added)):
                return 0
            owed = still_owed(session.store, recap, self._added)
        except JournalError:
            return 0  # the page that settles them says why
        return sum(not there.isdisjoint((each.debt.player, each.debt.to)) for each in owed)

    def _show_settling(self, then: "Callable[[], None]" = lambda: None) -> None:
        """How the evening is settled; what is owed from earlier ones is looked for beside the window if need be."""
        page, session, recap = self.settle_page, self.session, self.recap
        if page is None or session is None or recap is None:
            return
        store, closing = session.store, session.state.closing
        long = on_disk(session) and takes_long(to_look_through(store, recap, self._added))

        def work(go_on: GoOn) -> tuple[Owed, ...]:
            with apart(session, long) as read:
                return still_owed(read.store, recap, self._added, go_on)

        def ended(owed: tuple[Owed, ...] | Exception) -> None:
            if isinstance(owed, Cancelled):
                return
            try:
                if isinstance(owed, Exception):
                    raise owed
                report = report_of(recap, store.settled(session.id))
                carried = {debt: began(store, debt) for debt in closing.debts}
                twice = elsewhere(store, recap)
                beside = owed_beside(store, recap, self._added)
                page.show_settling(settling(report, owed, closing.expenses, carried, twice, beside), template())
            except JournalError as error:
                page.tell(say("recap.not_saved", why=why(error)))
            then()

        words = say("waiting.looking")
        self._do(long, Job(words, lambda done, of: f"{counted(done)} / {counted(of)}", work, ended))

    def _say(self, command: Command) -> None:
        """Something about settling up becomes a step of the book."""
        assert self.session is not None
        failed: JournalError | None = None
        try:
            if self.send(self.session, command):
                self._read(self.session, self._agreed)
                return
        except JournalError as error:
            failed = error
        self._show_after(failed)

    def _agreed(self) -> None:
        """Something about settling up stands in the book: tell the earlier evenings, and show it."""
        failed: JournalError | None = None
        try:
            self._agree()
        except JournalError as error:
            failed = error
        if self.session is not None and self.recap is not None:  # the earlier evenings know it only now
            self.page.settle.show_debts(self._open_debts(self.session, self.recap))
        self._show_after(failed)

    def _show_after(self, failed: JournalError | None) -> None:
        """How the evening is settled now, and what of it could not be saved."""

        def then() -> None:
            if failed is not None:
                self._trouble(failed)

        self._show_settling(then)
        self.settled.emit()

    def _agree(self) -> None:
        """What was paid, taken along or left is told to the books of earlier evenings too."""
        assert self.session is not None
        assert self.recap is not None
        if self.recap.closing.debts or self.session.store.told_of():
            agree(self.session.store, self.recap)


def dispatched(session: Session, command: Command) -> bool:
    """Do what is said of an evening that is not on the table; False = it was refused."""
    return not isinstance(session.dispatch(command), Refusal)
