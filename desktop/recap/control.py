"""Behind the recap page: builds the recap of a session, does what is tapped, says on the card what came of it."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, assert_never

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.bridge.apart import apart, how_far, on_disk
from desktop.kit.appearance import Look
from desktop.kit.job import GoOn, Job, Wait, at_once
from desktop.recap.intents import (
    CopySummary,
    CopyText,
    CountStacks,
    EndGame,
    LeaveRecap,
    LeaveSettling,
    OpenEarlier,
    OpenSettling,
    PutOff,
    RecapIntent,
    ReopenGame,
    SaveFile,
    Say,
    SettleAnyway,
    ShowHand,
)
from desktop.recap.page import RecapPage
from desktop.recap.paying import template
from desktop.recap.settle_page import SettlePage
from desktop.recap.settling import settling
from desktop.recap.taking import Taking, is_long, takes_long
from desktop.recap.telling import shown
from desktop.words.i18n import counted
from desktop.words.say import say
from desktop.words.trouble_phrases import why
from engine.commands import Command
from engine.journal.errors import JournalError
from engine.journal.going_on import Cancelled
from engine.journal.settled import Tick, paid_of
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.debts import Added, Owed, agree, began, elsewhere, owed_beside, still_owed, to_look_through
from engine.recap.kept_prizes import keep_prizes
from engine.recap.paid import as_paid
from engine.recap.standing import words_on
from engine.refusals import Refusal
from engine.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.recap.records import Recap
    from engine.recap.report import Report


class RecapControl(QObject):
    """Shows a session on a page. `left` = to the table, or from a game that has ended to a new one (True).

    `closing` = the game is to end (True), or to go on after all: whoever dispatches commands does it, then opens again.
    `settled` = a payment was ticked, or is not any more: no backup knows it yet.

    Args:
        page: the page, shown by whoever owns the window.
        root: the folder exports go to; None = Feltbook in the documents.
    """

    left = Signal(bool)
    closing = Signal(bool)
    settled = Signal()
    settling = Signal(bool)
    """The page on which it is settled is wanted (True), or the recap again."""

    counting = Signal()
    """The stacks on the table are to be counted."""

    replayed = Signal(int)
    """The number of the hand that is to be shown again, 0 = one is looked for."""

    def __init__(
        self, page: RecapPage, root: Path | None = None, version: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.page, self.version = page, version
        self.taking = Taking(page.take, self._do, root, version)
        self.session: Session | None = None
        self.earlier = False
        self.recap: Recap | None = None
        self.report: Report | None = None
        self.send: Callable[[Session, Command], bool] = dispatched
        """How something about settling up becomes a step; False = it did not."""
        self.wait: Wait = at_once
        """Does what takes long in a long evening, beside the window where there is one."""
        self.failed: Callable[[JournalError], None] = raised
        """Says that a long evening could not be read."""
        self._added: Added = {}
        """Recaps of earlier evenings, looked through for what is owed."""
        self.settle_page: SettlePage | None = None
        page.wanted.connect(self.do)
        page.ticked.connect(self.tick)

    def open(self, session: Session, earlier: bool = False, then: "Callable[[], None]" = lambda: None) -> None:
        """Show this session as it stands, then go on; `earlier` = not the table's: the way leads where it was chosen.

        A long evening is added up beside the window; given up, what is on the page stays, or is left if it is old.
        """
        long = is_long(session)

        def work(go_on: GoOn) -> "Recap":
            with apart(session, long) as read:
                return build(read, version=self.version, go_on=go_on)

        def ended(result: "Recap | Exception") -> None:
            if isinstance(result, Cancelled):
                if session is self.session:
                    self.left.emit(session.state.ended)
            elif isinstance(result, JournalError):
                (self.failed if long else raised)(result)
            elif isinstance(result, Exception):
                raise result
            else:
                self.session, self.earlier = session, earlier
                self._show(session, result)
                then()

        self._do(long, Job(say("waiting.adding"), how_far, work, ended))

    def _do(self, long: bool, job: Job[Any]) -> None:
        (self.wait if long else at_once)(job)

    def _read(self, session: Session, then: "Callable[[], None]" = lambda: None) -> None:
        """The evening on the page as it stands now."""
        self.open(session, self.earlier, then)

    def _show(self, session: Session, recap: "Recap") -> None:
        """Show the recap; nothing of it was saved yet."""
        self.recap = recap
        if isinstance(session.store, SqliteStore):
            with suppress(JournalError):  # a help for other tools; the recap needs it not
                keep_prizes(session.store, self.recap)
        self.report = report_of(self.recap, session.store.settled(session.id))
        self.taking.saved.clear()
        self.page.take.reset("earlier" if self.earlier else "new" if self.recap.ended else "back")
        if self.taking.nameless():
            self.page.take.say(note=say("recap.no_names"))
        self.page.show_recap(shown(self.report), self._paid_here())

    def tick(self, key: str, paid: bool, waits: bool = False) -> None:
        """A payment was made, was not after all, or `waits` for a later evening; a file of it is old then."""
        if self.session is None or self.recap is None or self._is_carried(key):
            return
        try:
            known = self.session.store.settled(self.session.id)
            words = words_on(self.recap.settlement, known, key, paid=paid, waits=waits)
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
            self.settle_page.wanted.connect(self.do)
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

    def _paid_here(self) -> frozenset[str]:
        """The payments that were made, as the book has them."""
        assert self.session is not None
        return paid_of(self.session.store.settled(self.session.id))

    def do(self, intent: RecapIntent) -> None:
        """A card was tapped."""
        if self.session is None or self.recap is None:
            return
        match intent:
            case LeaveRecap():
                self.left.emit(self.recap.ended)
            case EndGame():
                self.closing.emit(True)
            case ReopenGame():
                self.closing.emit(False)
            case SettleAnyway(bearer, really):
                self._bear(bearer, really)
            case ShowHand(hand):
                self.replayed.emit(hand)
            case CopySummary():
                self.taking.copy(self.session, self.recap)
            case OpenSettling():
                self._open_settling()
            case OpenEarlier(number):
                self._open_earlier(number)
            case LeaveSettling():
                self.settling.emit(False)
            case CountStacks():
                self.counting.emit()
            case Say(command):
                self._say(command)
            case PutOff(key):
                self.tick(key, False, waits=True)
            case CopyText(text):
                QGuiApplication.clipboard().setText(text)
            case SaveFile(file):
                self.taking.save(file, self.session, self.recap)
            case _:
                assert_never(intent)


def raised(error: Exception) -> None:
    """Whoever asked hears of it."""
    raise error


def dispatched(session: Session, command: Command) -> bool:
    """Do what is said of an evening that is not on the table; False = it was refused."""
    return not isinstance(session.dispatch(command), Refusal)


def recap_page(look: Look, parent: QWidget) -> RecapControl:
    """The recap page in a window."""
    return RecapControl(RecapPage(look, parent), parent=parent)
