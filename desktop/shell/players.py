"""Controllers of the players and accounts pages: read the book in the background, store sums, change the register."""

from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from desktop.bridge.jobs import Job, at_once
from desktop.keeping.work_page import reason
from desktop.kit import fonts
from desktop.kit.background import Background
from desktop.lifetime import saving
from desktop.lifetime.accounts import AccountsPage
from desktop.lifetime.page import PlayersPage
from desktop.lifetime.season import SeasonFacts, SeasonFilters, SeasonTable, board
from desktop.preferences.device_files import saved_in
from desktop.words.engine import in_words
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.evening_index import has_index
from engine.journal.progress import Cancelled, GoOn
from engine.journal.register import bring_up_to_date, register
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import Summed, keep_sums, sums
from engine.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from desktop.kit.appearance import Look
    from desktop.lifetime.person_changes import RegisterChange
    from desktop.shell.host import Host

AT_ONCE = 200
"""Sums stored in one piece, which takes 1/100 s."""
PAUSE_MS = 10
"""Time between two pieces, so that taps and paints come first, milliseconds."""
LONG = 60
"""From this many rows a season is set on paper in the background; fewer take 1/20 s, on a slow device 1/5 s."""


class SumsWriter(QObject):
    """A writer of sums to the book of the window, piece by piece on any page; it deletes itself at the end."""

    def __init__(self, app: "Host", store: SqliteStore, sums: "Sequence[Summed]", window: "QWidget") -> None:
        super().__init__(window)
        self.app, self.store, self.sums = app, store, sums

    def go_on(self) -> None:
        """Store a piece now, and the next one after the taps received meanwhile; another book or an error ends it."""
        piece, self.sums = self.sums[:AT_ONCE], self.sums[AT_ONCE:]
        with suppress(JournalError):  # sums not stored are computed again; the next tap reports the error
            if piece and self.app.books.store is self.store:
                keep_sums(self.store, piece)
                QTimer.singleShot(PAUSE_MS, self, self.go_on)
                return
        self.deleteLater()


class BookPageController(QObject):
    """The controller of a page over all evenings."""

    page: PlayersPage | AccountsPage
    """The controlled page."""

    def __init__(self, app: "Host", window: "QWidget") -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.work: Background[Read] | None = None
        self._name = ""

    def read(self, name: str = "") -> None:
        """Show the book as it is now, once it is summed up; `name` = the selected player, "" = none."""
        self._name = name
        try:
            store = self.app.books.open()
            bring_up_to_date(store)
        except JournalError as error:
            self.page.tell(reason(error), "owe")
            return
        self.stop()
        filters = self.page.filters
        self.work = Background(lambda go_on: read(store.file, filters, go_on), self)
        self.work.moved.connect(lambda done, of: self.page.tell(say("people.summing", done=done, of=of), "info"))
        self.work.ended.connect(self._show)
        self.work.start()

    def _show(self, read: "Read | Exception") -> None:
        if isinstance(read, Exception):
            self.page.tell(reason(read), "owe")
            return
        board = read.board if read.filters == self.page.filters else None
        self.page.show_book(read.book, self._name, board)
        store = self.app.books.open()
        if read.fresh and not store.readonly:
            SumsWriter(self.app, store, read.fresh, self.window).go_on()

    def close(self) -> None:
        """Stop the work and delete the page."""
        self.stop()
        self.page.hide()
        self.page.deleteLater()
        self.deleteLater()

    def stop(self) -> None:
        """Stop the work in the background."""
        if self.work is not None:
            self.work.stop()
            self.work = None


class Players(BookPageController):
    """The controller of the page of players and seasons."""

    page: PlayersPage
    """The controlled page."""

    def __init__(self, app: "Host", look: "Look", window: "QWidget") -> None:
        super().__init__(app, window)
        self.page = PlayersPage(look, window)
        self.page.wait = app.wait
        self.page.changed.connect(self.change)
        self.page.saved.connect(self.save)

    def change(self, change: "RegisterChange", name: str) -> None:
        """Change the register of players, and so their sums, after the floor's PIN where there is one."""
        self.app.guard.ask_floor(lambda: self._change(change, name))

    def _change(self, change: "RegisterChange", name: str) -> None:
        """Change the register and show the result; a refusal is shown on the page and changes nothing."""
        try:
            store = self.app.books.open()
            change(store)
            self.page.show_book(replace(self.page.book, register=register(store)), name)
        except Refused as refused:
            self.page.tell(in_words(refused.refusal), "owe")
        except JournalError as error:
            self.page.tell(say("people.not_written", why=reason(error)), "owe")

    def save(self, kind: str) -> None:
        """Save the season as shown; a PDF of many rows is made in the background."""
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


class Accounts(BookPageController):
    """The controller of the page of the accounts: rake, drop, tips, time and kitty."""

    page: AccountsPage
    """The controlled page."""

    def __init__(self, app: "Host", look: "Look", window: "QWidget") -> None:
        super().__init__(app, window)
        self.page = AccountsPage(look, window)
        self.page.saved.connect(self.save)

    def save(self) -> None:
        """Save the accounts shown as a table."""
        page = self.page
        try:
            path = saving.save_accounts(page.takings, page.filters, saved_in())
        except OSError as error:
            page.tell(say("people.not_written", why=reason(error)), "owe")
        else:
            page.tell(say("people.saved", file=path.name), "win")


class Read(Struct, frozen=True, kw_only=True):
    """The result of reading a book for the page of players."""

    book: SeasonFacts
    """Sums, register and tags."""
    filters: SeasonFilters
    """Filters that select the evenings of `board`."""
    board: SeasonTable
    """The season under `filters`."""
    fresh: tuple[Summed, ...]
    """Sums that are not stored in the book yet."""


def read(file: "Path", filters: SeasonFilters, go_on: GoOn) -> Read:
    """Return the content of the page and the season it shows, read over a separate connection.

    Raises:
        JournalError: the book cannot be read.
        Cancelled: `go_on` returned False.
    """
    with SqliteStore(file, readonly=True) as store:
        tags = defaultdict[int, tuple[str, ...]](tuple)
        for session, tag in store.ask("SELECT session, tag FROM tags ORDER BY tag") if has_index(store) else ():
            tags[session] += (tag,)
        summed_evenings, fresh, unread = list[Summed](), list[Summed](), 0
        for summed in sums(store, go_on, damaged_too=True, fresh=fresh.append):
            if isinstance(summed, Summed):
                summed_evenings.append(summed)
            else:
                unread += 1
        book = SeasonFacts(sums=tuple(summed_evenings), unread=unread, register=register(store), tags=dict(tags))
    season = board(book, filters, lambda *_: go_on(len(summed_evenings), len(summed_evenings)))
    return Read(book=book, filters=filters, board=season, fresh=tuple(fresh))
