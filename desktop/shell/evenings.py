"""The controller of the evenings page: sums up visible evenings in the background, stores the sums, writes tags."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.keeping.work_page import reason
from desktop.kit.background import Background
from desktop.setup.evenings import EveningsPage
from desktop.words.engine import in_words
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.evening_index import tag
from engine.journal.register import bring_up_to_date
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evening_list import name_games
from engine.lifetime.evenings import Summed, keep_sums, sum_up
from engine.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from desktop.kit.appearance import Look
    from engine.journal.progress import GoOn

EveningSums = dict[int, Summed | JournalError]
"""By session: its sums, or the error that prevented reading it."""


def up_to_date(store: SqliteStore) -> None:
    """List names and games of evenings played since the last listing of the book; raises `JournalError`."""
    bring_up_to_date(store)
    name_games(store)


def page_of(store: SqliteStore, look: "Look", window: "QWidget | None") -> EveningsPage:
    """Return the page of a book with its controller; raises `JournalError` when the book cannot be read."""
    up_to_date(store)
    page = EveningsPage(look, store, window)
    Evenings(page)
    page.read()
    return page


class Evenings(QObject):
    """The controller of an evenings page; it is a child of the page and is deleted with it."""

    def __init__(self, page: "EveningsPage") -> None:
        super().__init__(page)
        self.page = page
        self.work: Background[EveningSums] | None = None
        self._requested: set[int] = set()
        page.unsummed.connect(self.sum_up)
        page.tagged.connect(self.tag)
        page.destroyed.connect(self.stop)

    def sum_up(self, sessions: "Sequence[int]") -> None:
        """Sum up these sessions in the background, unless a run is going on; unreadable ones are not tried again."""
        pending = [session for session in sessions if session not in self._requested]
        if not pending or (self.work is not None and self.work.running):
            return
        self._requested.update(pending)
        file = self.page.book.file
        self.work = Background(lambda go_on: read(file, pending, go_on), self)
        self.work.ended.connect(self._summed)
        self.work.start()

    def _summed(self, sums: EveningSums | Exception) -> None:
        self.work = None
        if isinstance(sums, Exception):
            self.page.tell(reason(sums), "owe")
            return
        store = self.page.book
        troubles = {number: say("evenings.unread", why=reason(error)) for number, error in sums.items()
                    if isinstance(error, JournalError)}  # fmt: skip
        try:
            if not store.readonly:
                keep_sums(store, [summed for summed in sums.values() if isinstance(summed, Summed)])
                self._requested -= sums.keys() - troubles.keys()  # their sums change when they are settled or played on
            self.page.renew(list(sums), troubles)
        except JournalError as error:
            self.page.tell(reason(error), "owe")

    def tag(self, session: int, tags: "Sequence[str]") -> None:
        """Set the tags of an evening; a refusal is shown on the page and changes nothing."""
        try:
            tag(self.page.book, session, tags)
            self.page.read()
        except Refused as refused:
            self.page.tell(in_words(refused.refusal), "owe")
        except JournalError as error:
            self.page.tell(say("evenings.not_written", why=reason(error)), "owe")

    def stop(self) -> None:
        """Stop the work in the background."""
        if self.work is not None:
            self.work.stop()
            self.work = None


def read(file: "Path", sessions: "Sequence[int]", go_on: "GoOn") -> EveningSums:
    """Return the sums of these sessions, read over a separate connection; stop early once `go_on` returns False.

    Raises:
        JournalError: the book cannot be opened.
    """
    sums: EveningSums = {}
    with SqliteStore(file, readonly=True) as store:
        for done, session in enumerate(sessions):
            if not go_on(done, len(sessions)):
                break
            try:
                sums[session] = sum_up(store, session)
            except JournalError as error:
                sums[session] = error
    return sums
