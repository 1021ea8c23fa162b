"""The recap of a session, built and shown on its page; for a long evening in another thread."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop.bridge.background_session import session_in_background
from desktop.bridge.jobs import Job, Wait, at_once, how_far
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.take_along import RecapSaver, is_long
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.evening_marks import paid_of
from engine.journal.progress import Cancelled, GoOn
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.kept_prizes import keep_prizes
from engine.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.recap.records import Recap
    from engine.recap.report import Report


class ShownRecap(QObject):
    """Builds the recap of a session and shows it. `left` = to the table, or from a game that has ended to a new one.

    Args:
        page: the page, shown by the owner of the window.
        root: the folder exports go to; None = Feltbook in the documents.
        version: of this Feltbook, for the record.
        parent: the Qt parent.
    """

    left = Signal(bool)

    def __init__(
        self, page: RecapPage, root: Path | None = None, version: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.page, self.version = page, version
        self.taking = RecapSaver(page.take, self._run, root, version)
        self.session: Session | None = None
        self.earlier = False
        self.recap: Recap | None = None
        self.report: Report | None = None
        self.wait: Wait = at_once
        """Runs a long job: in another thread where there is a window."""
        self.failed: Callable[[JournalError], None] = raised
        """Shows the error when a long evening could not be read."""

    def open(self, session: Session, earlier: bool = False, then: "Callable[[], None]" = lambda: None) -> None:
        """Show the current state of a session, then call `then`; `earlier` = the session is not the one on the table.

        A long evening is added up in another thread; if that is cancelled, the page keeps what it shows, or is left if
        its session has changed.
        """
        long = is_long(session)

        def work(go_on: GoOn) -> "Recap":
            with session_in_background(session, long) as read:
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

        self._run(long, Job(say("waiting.adding"), how_far, work, ended))

    def _run(self, long: bool, job: Job[Any]) -> None:
        (self.wait if long else at_once)(job)

    def _reload(self, session: Session, then: "Callable[[], None]" = lambda: None) -> None:
        """Show the current state of the evening on the page."""
        self.open(session, self.earlier, then)

    def _show(self, session: Session, recap: "Recap") -> None:
        """Show a new recap; no file of it is saved yet."""
        self.recap = recap
        if isinstance(session.store, SqliteStore):
            with suppress(JournalError):  # the kept prizes only help other tools; the recap does not need them
                keep_prizes(session.store, self.recap)
        self.report = report_of(self.recap, session.store.settled(session.id))
        self.taking.saved.clear()
        self.page.take.reset("earlier" if self.earlier else "new" if self.recap.ended else "back")
        if self.taking.nameless():
            self.page.take.say(note=say("recap.no_names"))
        self.page.show_recap(shown(self.report), self._paid_keys())

    def _paid_keys(self) -> frozenset[str]:
        """Return the keys of the payments that were made, from the book."""
        assert self.session is not None
        return paid_of(self.session.store.settled(self.session.id))


def raised(error: Exception) -> None:
    """Raise the error, so that the caller handles it."""
    raise error
