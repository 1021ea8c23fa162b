"""Protocols of the main window for its own parts, so that these do not import the window."""

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from desktop.bridge.bridge import Bridge
    from desktop.bridge.jobs import Job
    from desktop.keeping.keeper import Keeper
    from desktop.keeping.privacy import ErasureDone
    from desktop.keeping.privacy_page import Rewrite
    from desktop.kit.appearance import Look
    from desktop.kit.theme import Theme
    from desktop.lifetime.accounts import AccountsPage
    from desktop.lifetime.page import PlayersPage
    from desktop.preferences.choices import ChoiceStore
    from desktop.setup.evenings import EveningsPage
    from desktop.shell.around_table import AroundTable
    from desktop.shell.frame import BasePage
    from desktop.shell.new_book import NewBook
    from desktop.table.window import TableWindow
    from desktop.window_intents import WindowIntent
    from engine.journal.current_session import CurrentSession
    from engine.journal.errors import JournalError
    from engine.journal.progress import GoOn
    from engine.journal.sqlite import SqliteStore
    from engine.keeping.unpacking import Storing, Unpacked
    from engine.session import Session


class Guard(Protocol):
    """The PIN prompts of this device over the whole window."""

    def ask(self, work: "Callable[[], None]") -> None:
        """Call `work` after a correct PIN, at once where this device has no PIN."""

    def ask_floor(self, work: "Callable[[], None]") -> None:
        """Call `work` after a correct PIN of the floor, at once where the floor has no PIN."""


class PlayersControl(Protocol):
    """The page of players and seasons with its controller."""

    page: "PlayersPage"

    def read(self, name: str = "") -> None:
        """Show the book as it is now; `name` = the selected player, "" = none."""

    def close(self) -> None:
        """Close the page."""


class AccountsControl(Protocol):
    """The page of the accounts (rake, drop, tips, time, kitty) with its controller."""

    page: "AccountsPage"

    def read(self) -> None:
        """Show the book as it is now."""

    def close(self) -> None:
        """Close the page."""


class PageMaker(Protocol):
    """The maker of pages that a start does not need."""

    def players(self) -> PlayersControl:
        """Return a new page of players and seasons."""

    def accounts(self) -> "AccountsControl":
        """Return a new page of the accounts."""

    def evenings(self) -> "EveningsPage":
        """Return a new page of all evenings; raises `JournalError` when the book cannot be read."""

    def version(self) -> str:
        """Return the version of Feltbook, which is stored with a new session."""

    def ready(
        self,
        book: "SqliteStore",
        sessions: "Sequence[int]",
        then: "Callable[[], None]",
        stopped: "Callable[[], object]" = lambda: None,
        *,
        lists: bool = False,
    ) -> None:
        """Call `then` once these sessions, and the lists, can be shown without a noticeable wait."""

    def open_hands(self, session: int, hand: int = 0) -> None:
        """Open the replay of a hand, the hand search of a session (`hand` 0), or of all sessions (both 0)."""

    def open_travel(self, typed: str = "") -> None:
        """Open the page that packs and unpacks evenings; `typed` = the search text."""

    def open_privacy(self, typed: str = "") -> None:
        """Open the page that erases evenings and forgets players; `typed` = the search text."""

    def renew(self, book: "SqliteStore", session: int, go_on: "GoOn") -> None:
        """Renew the stored snapshots of a session, in any thread; a missing snapshot is derived from the steps."""

    def open_export(self, session: int, players: tuple[str, ...], began: str) -> None:
        """Open the page that exports the hands of an evening; `began` = its start, in words."""

    def show_display(self, open: bool) -> None:
        """Show on the page of this device whether the players' display is open."""

    def close_pages(self) -> None:
        """Close the side pages and show the page of the app below them."""


class Rewriting(Protocol):
    """A page that shows the progress of a change of the book; `given_up` = the user cancelled the change."""

    given_up: bool

    def begin_rewriting(
        self, work: "Callable[[GoOn], ErasureDone]", ended: "Callable[[ErasureDone | Exception], None]"
    ) -> None:
        """Run `work` in the background, then call `ended` with its result or error."""

    def done(self, done: "ErasureDone | Exception") -> None:
        """Show the result or the error."""


class OpenBook(Protocol):
    """The open book of the window."""

    @property
    def store(self) -> "SqliteStore | NewBook":
        """Return the open store, or the stand-in of a new book."""

    @property
    def looking(self) -> bool:
        """Return whether the book is open for reading only."""

    @property
    def file(self) -> "Path":
        """Return the file of the book."""

    def make(self) -> bool:
        """Create a new book; return False where that fails."""

    def open(self) -> "SqliteStore":
        """Return the book on disk; raises JournalError where a new one cannot be created."""

    def resume(self, number: int, then: "Callable[[Session], None]") -> None:
        """Pass a session of the book to `then`, open for commands, as soon as it is ready."""

    def opened(self, number: int) -> "CurrentSession | None":
        """Return a session of the book for display, or None when it cannot be read: the window reports the error."""

    def take_in(self, storing: "Storing", then: "Callable[[Unpacked | Exception], None]") -> None:
        """Store verified evenings; `then` gets the result or the error."""

    def rewrite(self, change: "Rewrite", page: "Rewriting") -> None:
        """Remove data from the book, after the floor's PIN where there is one; `page` shows the progress."""

    def go_on_in(self, book: "Path") -> None:
        """Close the open book and open this one."""

    def answer_the_bell(self) -> None:
        """Bring the window to the front whenever this book is opened a second time."""


class Host(Protocol):
    """The main window. `shown` = the page that fills it; `table` = the table, on screen or behind a page.

    `bridge` = the bridge of the table to its session, None without a table.
    """

    choice_store: "ChoiceStore"
    theme: "Theme"
    shown: "QWidget | None"
    table: "TableWindow | None"
    bridge: "Bridge | None"

    @property
    def books(self) -> OpenBook:
        """Return the open book."""

    # The window ------------------------------------------------------------------------------------------------------

    @property
    def base(self) -> "BasePage | None":
        """Return the page of the app that is on screen; None while a side page is shown."""

    @property
    def displaying(self) -> bool:
        """Return whether the players' display is open."""

    @property
    def around(self) -> "AroundTable":
        """Return the parts around the table: sounds, players' display, screen kept awake, backups."""

    def settle_in(self) -> None:
        """Give the table the parts that are made after its first paint."""

    @property
    def keeper(self) -> "Keeper":
        """Return the keeper of the backups of the book."""

    @property
    def side_pages(self) -> PageMaker:
        """Return the maker of the pages that a start does not need."""

    @property
    def guard(self) -> Guard:
        """Return the PIN prompts over the whole window."""

    def look(self) -> "Look":
        """Return the grid fitted to the current size of the window."""

    def show_page(self, page: "QWidget") -> None:
        """Show a page in the window; the previous page is hidden, not closed."""

    def show_again(self, base: "BasePage | None") -> None:
        """Show a page of the app again."""

    def handle(self, intent: "WindowIntent") -> None:
        """Handle the intent of a tap: another page, or an action of the window."""

    def wait(self, job: "Job[Any]") -> None:
        """Run a long job in the background behind a page that shows its progress and can cancel it."""

    def tell(self, words: str) -> None:
        """Show a sentence that has to be read, on the table or the setup page."""

    # Its pages -------------------------------------------------------------------------------------------------------

    @property
    def evenings(self) -> "EveningsPage | None":
        """Return the page of all evenings, None = it is not open."""

    def start(self) -> None:
        """Show the page on which the book was left."""

    def play(self, session: "CurrentSession") -> None:
        """Show the table of a session."""

    def leave_table(self) -> None:
        """Close the table; the book stays open."""

    def tour_once(self) -> None:
        """Start the tour, where it was never shown on this device and a table is on screen."""

    def open_setup(self) -> None:
        """Show the setup page, for another session."""

    def reopen(self, session: int) -> None:
        """Continue an evening that has ended."""

    def failed(self, error: "JournalError") -> None:
        """Report that the book could not be read or written, on the list on screen or the setup page."""

    def open_recap(self, session: "Session") -> None:
        """Show the recap of a session; raises JournalError where the book cannot be read."""

    def drop_setup(self) -> None:
        """Delete the setup page; it is made again at its next opening."""

    def drop_recap(self) -> None:
        """Delete the recap page; it is made again at its next opening."""

    def drop_pages(self) -> None:
        """Delete setup page, evenings and recap; they are made again at their next opening."""
