"""Behind the pages of players and of accounts: reads the book beside the window, keeps its sums, changes who is who."""

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.keeping.work_page import reason
from desktop.kit import fonts
from desktop.kit.background import Background
from desktop.kit.job import Job, at_once
from desktop.lifetime import saving
from desktop.lifetime.accounts import AccountsPage
from desktop.lifetime.page import PlayersPage
from desktop.lifetime.wording import Book
from desktop.preferences.places import saved_in
from desktop.words.engine import in_words
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.going_on import Cancelled, GoOn
from engine.journal.index import has_index
from engine.journal.register import bring_up_to_date, register
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import Summed, keep_sums, sums
from engine.refusals import Refused

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.kit.appearance import Look
    from desktop.lifetime.asked import Change
    from desktop.shell.host import Host

LONG = 60
"""Rows from which on a season is set on paper beside the window: a twentieth of a second, on a slow device a fifth."""


class Lifetime(QObject):
    """What works behind a page over all evenings."""

    page: PlayersPage | AccountsPage

    def __init__(self, app: "Host", window: "QWidget") -> None:
        super().__init__(window)
        self.app = app
        self.work: Background[Book] | None = None
        self._name = ""

    def read(self, name: str = "") -> None:
        """Show the book as it is now, as soon as it is summed up; `name` = who is looked at."""
        self._name = name
        try:
            store = self.app.books.open()
            bring_up_to_date(store)
        except JournalError as error:
            self.page.tell(reason(error), "owe")
            return
        self.stop()
        self.work = Background(lambda go_on: read(store.file, go_on), self)
        self.work.moved.connect(lambda done, of: self.page.tell(say("people.summing", done=done, of=of), "info"))
        self.work.ended.connect(self._show)
        self.work.start()

    def _show(self, read: Book | Exception) -> None:
        if isinstance(read, Exception):
            self.page.tell(reason(read), "owe")
            return
        self.page.show_book(read, self._name)
        store = self.app.books.open()
        if not store.readonly:
            try:
                keep_sums(store, read.sums)
            except JournalError as error:
                self.page.tell(reason(error), "owe")

    def close(self) -> None:
        """The page is over."""
        self.stop()
        self.page.hide()
        self.page.deleteLater()
        self.deleteLater()

    def stop(self) -> None:
        """Nothing goes on beside the window any more."""
        if self.work is not None:
            self.work.stop()
            self.work = None


class Players(Lifetime):
    """Players and seasons."""

    page: PlayersPage

    def __init__(self, app: "Host", look: "Look", window: "QWidget") -> None:
        super().__init__(app, window)
        self.page = PlayersPage(look, window)
        self.page.changed.connect(self.change)
        self.page.saved.connect(self.save)

    def change(self, change: "Change", name: str) -> None:
        """Change who is who, by the floor where that keeps a PIN: whose evenings are summed up changes with it."""
        self.app.guard.ask_floor(lambda: self._change(change, name))

    def _change(self, change: "Change", name: str) -> None:
        """Change it, and show it; what is refused is said and changes nothing."""
        try:
            store = self.app.books.open()
            change(store)
            self.page.show_book(Book(sums=self.page.book.sums, unread=self.page.book.unread, tags=self.page.book.tags,
                                     register=register(store)), name)  # fmt: skip
        except Refused as refused:
            self.page.tell(in_words(refused.refusal), "owe")
        except JournalError as error:
            self.page.tell(say("people.not_written", why=reason(error)), "owe")

    def save(self, kind: str) -> None:
        """Save the season as it is shown; many rows are set on paper beside the window."""
        page = self.page
        board, filters, name, folder = page.board, page.filters, page.name, saved_in()
        fonts.on_paper()

        def ended(path: Path | Exception) -> None:
            if isinstance(path, Path):
                page.tell(say("people.saved", file=path.name), "win")
            elif isinstance(path, Cancelled):
                page.tell(say("waiting.given_up"), "owe")
            elif isinstance(path, OSError):
                page.tell(say("people.not_written", why=reason(path)), "owe")
            else:
                raise path

        job = Job(
            say("waiting.saving", file=say(f"people.{kind}")),
            lambda done, of: f"{counted(done)} / {counted(of)}",
            lambda go_on: saving.save(kind, board, filters, name, folder, go_on),
            ended,
        )
        (self.app.wait if kind == "pdf" and saving.rows_of(board, name) >= LONG else at_once)(job)


class Accounts(Lifetime):
    """What went off the tables."""

    page: AccountsPage

    def __init__(self, app: "Host", look: "Look", window: "QWidget") -> None:
        super().__init__(app, window)
        self.page = AccountsPage(look, window)
        self.page.saved.connect(self.save)

    def save(self) -> None:
        """Save what is shown as a table."""
        page = self.page
        try:
            path = saving.save_accounts(page.takings, page.filters, saved_in())
        except OSError as error:
            page.tell(say("people.not_written", why=reason(error)), "owe")
        else:
            page.tell(say("people.saved", file=path.name), "win")


def read(file: "Path", go_on: GoOn) -> Book:
    """What the page is made of, by a connection of its own.

    Raises:
        JournalError: the book cannot be read.
        Cancelled: nobody wants it any more.
    """
    with SqliteStore(file, readonly=True) as store:
        tags = defaultdict[int, tuple[str, ...]](tuple)
        for session, tag in store.ask("SELECT session, tag FROM tags ORDER BY tag") if has_index(store) else ():
            tags[session] += (tag,)
        made, unread = list[Summed](), 0
        for summed in sums(store, go_on, damaged_too=True):
            if isinstance(summed, Summed):
                made.append(summed)
            else:
                unread += 1
        return Book(sums=tuple(made), unread=unread, register=register(store), tags=dict(tags))
