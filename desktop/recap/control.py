"""Behind the recap page: builds the recap of a session, does what is tapped, says on the card what came of it."""

from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.recap.chat import summary
from desktop.recap.intents import (
    CopySummary,
    CopyText,
    EndGame,
    LeaveRecap,
    LeaveSettling,
    OpenSettling,
    PutOff,
    RecapIntent,
    ReopenGame,
    SavedFile,
    SaveFile,
    Say,
    SettleAnyway,
    ShowHand,
)
from desktop.recap.page import RecapPage
from desktop.recap.paying import template
from desktop.recap.saving import save
from desktop.recap.settle_page import SettlePage
from desktop.recap.settling import settling
from desktop.recap.telling import shown
from desktop.words.say import say
from desktop.words.trouble_phrases import why
from engine.commands import Command
from engine.journal.errors import JournalError
from engine.journal.reader import Reader
from engine.journal.settled import Tick, paid_of
from engine.journal.sqlite import SqliteStore
from engine.keeping.forgetting import without_names
from engine.recap.build import build
from engine.recap.debts import agree, began, elsewhere, still_owed
from engine.recap.kept_prizes import keep_prizes
from engine.recap.paid import as_paid
from engine.recap.report import Report, report_of
from engine.refusals import Refusal
from engine.room.post import acked_of
from engine.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.recap.records import Recap

SAYS_PAID: tuple[SavedFile, ...] = ("print", "session")
"""What is saved with the payments that were made: on paper in words, with the session in the file for elsewhere."""


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

    replayed = Signal(int)
    """The number of the hand that is to be shown again, 0 = one is looked for."""

    def __init__(
        self, page: RecapPage, root: Path | None = None, version: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.page, self.root, self.version = page, root, version
        self.session: Session | None = None
        self.earlier = False
        self.recap: Recap | None = None
        self.report: Report | None = None
        self.nameless: Callable[[], bool] = lambda: False
        """Whether everybody is a number in what is saved and copied."""
        self._saved: dict[tuple[SavedFile, bool], Path] = {}
        self.send: Callable[[Session, Command], bool] = dispatched
        """How something about settling up becomes a step; False = it did not."""
        self.settle_page: SettlePage | None = None
        page.wanted.connect(self.do)
        page.ticked.connect(self.tick)

    def open(self, session: Session, earlier: bool = False) -> None:
        """Show this session as it stands; `earlier` = not the table's: the way leads to where it was chosen."""
        self.session, self.earlier = session, earlier
        self._read(session)

    def _read(self, session: Session) -> None:
        """Build the recap and show it; nothing of it was saved yet."""
        self.recap = build(session, version=self.version)
        if isinstance(session.store, SqliteStore):
            with suppress(JournalError):  # a help for other tools; the recap needs it not
                keep_prizes(session.store, self.recap)
        self.report = report_of(self.recap, session.store.settled(session.id))
        self._saved.clear()
        self.page.take.reset("earlier" if self.earlier else "new" if self.recap.ended else "back")
        if self.nameless():
            self.page.take.say(note=say("recap.no_names"))
        self.page.show_recap(shown(self.report), self._paid_here())

    def tick(self, key: str, paid: bool) -> None:
        """A payment was made, or was not after all; a file that says so is offered anew, the saved one is old."""
        if self.session is None or self.recap is None:
            return
        try:
            self.session.store.settle(self.session.id, (Tick.now(key, paid),))
            done, recap = self._paid_here(), as_paid(self.recap, self.session.store.settled(self.session.id))
        except JournalError as error:
            self.page.settle.trouble(say("recap.not_saved", why=why(error)))
            return
        self.recap, self.report = recap, report_of(recap, self.session.store.settled(self.session.id))
        self.page.show_recap(shown(self.report), done)
        self._agree()
        self.page.show_paid(done)
        self._show_settling()
        self._saved = {key: path for key, path in self._saved.items() if key[0] not in SAYS_PAID}
        self.page.take.offer(*SAYS_PAID)
        self.settled.emit()

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
            self.page.settle.trouble(say("recap.not_saved", why=why(error)))
            return
        self.settled.emit()

    # Settling up ------------------------------------------------------------------------------------------------------

    def _open_settling(self) -> None:
        """The page on which the evening is settled."""
        if self.settle_page is None:
            self.settle_page = SettlePage(self.page.look, self.page.parentWidget())
            self.settle_page.wanted.connect(self.do)
            self.settle_page.ticked.connect(self.tick)
            self.settle_page.link_changed.connect(self.keep_link)
        self.settle_page.set_look(self.page.look)
        self.settle_page.fresh()
        self._show_settling()
        self.settling.emit(True)

    keep_link: "Callable[[str], None]" = staticmethod(lambda _: None)
    """Keeps on this device where payments are made."""

    def _show_settling(self) -> None:
        page = self.settle_page
        if page is None or self.session is None or self.recap is None:
            return
        store, closing = self.session.store, self.session.state.closing
        try:
            report = report_of(self.recap, store.settled(self.session.id))
            carried = {debt: began(store, debt) for debt in closing.debts}
            owed, twice = still_owed(store, self.recap), elsewhere(store, self.recap)
            page.show_settling(settling(report, owed, closing.expenses, carried, twice), template())
        except JournalError as error:
            page.tell(say("recap.not_saved", why=why(error)))

    def _say(self, command: Command) -> None:
        """Something about settling up becomes a step of the book."""
        assert self.session is not None
        try:
            if self.send(self.session, command):
                self._read(self.session)
                self._agree()
        except JournalError as error:
            self.page.settle.trouble(say("recap.not_saved", why=why(error)))
        self._show_settling()
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
                self._copy()
            case OpenSettling():
                self._open_settling()
            case LeaveSettling():
                self.settling.emit(False)
            case Say(command):
                self._say(command)
            case PutOff(key):
                self.tick(key, False)
            case CopyText(text):
                QGuiApplication.clipboard().setText(text)
            case SaveFile(file):
                if (saved := self._saved.get((file, self.nameless()))) is not None:
                    QDesktopServices.openUrl(QUrl.fromLocalFile(str(saved)))
                else:
                    self._save(file)
            case _:
                assert_never(intent)

    @contextmanager
    def _told(self) -> "Iterator[tuple[Session, Recap]]":
        """The session and its recap as they leave the app."""
        assert self.recap is not None
        assert self.session is not None
        if not self.nameless():
            yield self.session, self.recap
            return
        store = self.session.store
        assert isinstance(store, Reader)
        with without_names(store, self.session.id) as book:
            session = Session.resume(book, self.session.id)
            yield session, build(session, version=self.version)

    def _copy(self) -> None:
        try:
            with self._told() as (_, recap):
                QGuiApplication.clipboard().setText(summary(report_of(recap)))
        except JournalError as error:
            self.page.take.tell("copy", say("recap.not_saved", why=why(error)), "owe")
            return
        self.page.take.tell("copy", say("recap.copied"), "win")

    def _save(self, file: SavedFile) -> None:
        assert self.session is not None
        try:
            with self._told() as (session, recap):
                store = self.session.store
                acked = acked_of(store.file, self.session.row.uid) if isinstance(store, Reader) else 0
                report = replace(report_of(recap, session.store.settled(session.id)), acked=acked)
                book = store.file if isinstance(store, Reader) and not self.nameless() else None  # a pack has names
                path = save(file, recap, report, session, book, self.root, nameless=self.nameless())
        except (OSError, JournalError) as error:
            self.page.take.tell(file, say("recap.not_saved", why=why(error)), "owe")
            return
        self._saved[file, self.nameless()] = path
        self.page.take.tell(file, say("recap.saved", file=path.name), "win")
        self.page.take.say(note=say("recap.in_folder", folder=f"{path.parent.parent.name}/{path.parent.name}"))


def dispatched(session: Session, command: Command) -> bool:
    """Do what is said of an evening that is not on the table; False = it was refused."""
    return not isinstance(session.dispatch(command), Refusal)


def recap_page(look: Look, parent: QWidget) -> RecapControl:
    """The recap page in a window."""
    return RecapControl(RecapPage(look, parent), parent=parent)
