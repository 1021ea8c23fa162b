"""The window as its own parts know it: what they may ask of it without knowing how it is made."""

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
    from desktop.preferences.choices import Kept
    from desktop.setup.evenings import EveningsPage
    from desktop.shell.around_table import AroundTable
    from desktop.shell.frame import BasePage
    from desktop.shell.new_book import NewBook
    from desktop.table.window import TableWindow
    from desktop.window_intents import WindowIntent
    from engine.journal.current_session import Present
    from engine.journal.errors import JournalError
    from engine.journal.progress import GoOn
    from engine.journal.sqlite import SqliteStore
    from engine.keeping.unpacking import Storing, Unpacked
    from engine.session import Session


class Guard(Protocol):
    """The PINs of this device over the whole window."""

    def ask(self, work: "Callable[[], None]") -> None:
        """Do it once a PIN was given, at once where this device keeps none."""

    def ask_floor(self, work: "Callable[[], None]") -> None:
        """Do it once somebody of the floor gave their PIN, at once where the floor keeps none."""


class PlayersControl(Protocol):
    """Players and seasons: the page with what works behind it."""

    page: "PlayersPage"

    def read(self, name: str = "") -> None:
        """Show the book as it is now; `name` = who is looked at."""

    def close(self) -> None:
        """The page is over."""


class AccountsControl(Protocol):
    """What went off the tables: the page with what works behind it."""

    page: "AccountsPage"

    def read(self) -> None:
        """Show the book as it is now."""

    def close(self) -> None:
        """The page is over."""


class PageMaker(Protocol):
    """What makes pages that are not there at the start, for the app to show."""

    def players(self) -> PlayersControl:
        """Players and seasons."""

    def accounts(self) -> "AccountsControl":
        """What went off the tables."""

    def evenings(self) -> "EveningsPage":
        """The book of evenings; raises `JournalError`: it cannot be read."""

    def version(self) -> str:
        """The version of Feltbook that opens a session, for the record."""

    def ready(
        self,
        book: "SqliteStore",
        sessions: "Sequence[int]",
        then: "Callable[[], None]",
        stopped: "Callable[[], object]" = lambda: None,
        *,
        lists: bool = False,
    ) -> None:
        """Go on once these sessions, and the lists, can be shown in a moment."""

    def open_hands(self, session: int, hand: int = 0) -> None:
        """The replay: a hand of a session, or the search for hands, of all sessions where none is named."""

    def open_travel(self, typed: str = "") -> None:
        """The page that packs and unpacks evenings; `typed` = what was searched for."""

    def open_privacy(self, typed: str = "") -> None:
        """The page that erases and forgets; `typed` = what was searched for."""

    def renew(self, book: "SqliteStore", session: int, go_on: "GoOn") -> None:
        """Make the states of a session that are kept anew, in any thread; where one is missed it is made."""

    def open_export(self, session: int, players: tuple[str, ...], began: str) -> None:
        """The page that saves the hands of an evening for other programs; `began` = when that was, in words."""

    def show_display(self, open: bool) -> None:
        """The page of this device says whether the players' display is open."""

    def close_pages(self) -> None:
        """Back to the page of the app they lie over."""


class Rewriting(Protocol):
    """Who shows how the book is changed; `given_up` = it is to be left as it is."""

    given_up: bool

    def begin_rewriting(
        self, work: "Callable[[GoOn], ErasureDone]", ended: "Callable[[ErasureDone | Exception], None]"
    ) -> None:
        """It begins: do this beside the window, then say what came of it."""

    def done(self, done: "ErasureDone | Exception") -> None:
        """What came of it."""


class OpenBook(Protocol):
    """The book the window has open."""

    @property
    def store(self) -> "SqliteStore | NewBook":
        """What is read of it."""

    @property
    def looking(self) -> bool:
        """Whether it is only looked at."""

    @property
    def file(self) -> "Path":
        """Its file."""

    def make(self) -> bool:
        """A new book is made; False = it cannot be."""

    def open(self) -> "SqliteStore":
        """The book on disk; raises JournalError where a new one cannot be made."""

    def resume(self, number: int, then: "Callable[[Session], None]") -> None:
        """A session of the book, for who goes on with it, as soon as it can be."""

    def opened(self, number: int) -> "Present | None":
        """A session of the book, to be shown; None when it cannot be read: then the setup page says why."""

    def take_in(self, storing: "Storing", then: "Callable[[Unpacked | Exception], None]") -> None:
        """Store what has proved itself; `then` hears what came of it."""

    def rewrite(self, change: "Rewrite", page: "Rewriting") -> None:
        """Take something out of the book, by the floor's PIN where there is one; the page shows how far it is."""

    def go_on_in(self, book: "Path") -> None:
        """Leave the book that is open, and go on in this one."""

    def answer_the_bell(self) -> None:
        """Whoever opens this book a second time brings the window to the front."""


class Host(Protocol):
    """One page fills the window at a time. `shown` = that page; `table` = the table, on screen or behind a page.

    `bridge` = what the table plays through.
    """

    kept: "Kept"
    theme: "Theme"
    shown: "QWidget | None"
    table: "TableWindow | None"
    bridge: "Bridge | None"

    @property
    def books(self) -> OpenBook:
        """The open book."""

    # The window ------------------------------------------------------------------------------------------------------

    @property
    def base(self) -> "BasePage | None":
        """Which page of the app itself is on screen; None for one beside them."""

    @property
    def displaying(self) -> bool:
        """Whether the players' display is open."""

    @property
    def around(self) -> "AroundTable":
        """What is around the table: sounds, the players' display, a screen that stays awake, backups."""

    def settle_in(self) -> None:
        """The table gets what it is given after its first paint."""

    @property
    def keeper(self) -> "Keeper":
        """What backs the book up."""

    @property
    def beside(self) -> PageMaker:
        """What makes the pages that are not there at the start."""

    @property
    def guard(self) -> Guard:
        """The PINs of this device over the whole window."""

    def look(self) -> "Look":
        """The grid fitted to the window as it is."""

    def show_page(self, page: "QWidget") -> None:
        """Show a page in the window; the one before is hidden, not closed."""

    def show_again(self, base: "BasePage | None") -> None:
        """Back to a page of the app."""

    def handle(self, intent: "WindowIntent") -> None:
        """A tap asks for another page, or something of the window."""

    def wait(self, job: "Job[Any]") -> None:
        """Do what takes long beside the window: a page says how far it is, and stops it."""

    def tell(self, words: str) -> None:
        """Something that has to be read, on the table or the setup page."""

    # Its pages -------------------------------------------------------------------------------------------------------

    @property
    def evenings(self) -> "EveningsPage | None":
        """All evenings that are over."""

    def start(self) -> None:
        """The page the book was left on."""

    def play(self, session: "Present") -> None:
        """Show the table of a session."""

    def leave_table(self) -> None:
        """The table is over; the book stays."""

    def tour_once(self) -> None:
        """The tour, where nobody has seen it and there is a table to show."""

    def open_setup(self) -> None:
        """The setup page, for another game."""

    def reopen(self, session: int) -> None:
        """An evening that is over goes on."""

    def failed(self, error: "JournalError") -> None:
        """The book could not be read or written: the setup page says so."""

    def open_recap(self, session: "Session") -> None:
        """The recap of a session; raises JournalError where the book cannot be read."""

    def drop_setup(self) -> None:
        """The setup page is made anew when it is wanted."""

    def drop_recap(self) -> None:
        """The recap is made anew when it is wanted."""

    def drop_pages(self) -> None:
        """Setup page, evenings and recap are made anew when they are wanted."""
