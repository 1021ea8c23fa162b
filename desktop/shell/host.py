"""The window as its own parts know it: what they may ask of it without knowing how it is made."""

from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from desktop.intents import WindowIntent
    from desktop.kit.appearance import Look
    from desktop.kit.theme import Theme
    from desktop.preferences.choices import Kept
    from desktop.shell.keeper import Keeper
    from desktop.shell.privacy import Done
    from desktop.shell.privacy_page import Rewrite
    from desktop.table.window import TableWindow
    from engine.journal.sqlite import SqliteStore
    from engine.keeping.unpacking import Storing, Taken


class Base(Enum):
    """The pages of the app itself, over which the others lie."""

    TABLE = auto()
    SETUP = auto()
    RECAP = auto()
    EVENINGS = auto()


class Host(Protocol):
    """One page fills the window at a time. `shown` = that page; `table` = the table, on screen or behind a page."""

    kept: "Kept"
    theme: "Theme"
    shown: "QWidget | None"
    table: "TableWindow | None"

    @property
    def file(self) -> "Path":
        """The file of the book."""

    @property
    def displaying(self) -> bool:
        """Whether the players' display is open."""

    @property
    def base(self) -> Base | None:
        """Which page of the app itself is on screen; None for one beside them."""

    def book(self) -> "SqliteStore":
        """The book on disk."""

    def rewrite(self, change: "Rewrite", then: "Callable[[Done | Exception], None]") -> None:
        """Take something out of the book, by the floor's PIN where there is one; `then` is told what came of it."""

    def look(self) -> "Look":
        """The grid fitted to the window as it is."""

    def show_page(self, page: "QWidget") -> None:
        """Show a page in the window; the one before is hidden, not closed."""

    def show_again(self, base: Base | None) -> None:
        """Back to a page of the app."""

    @property
    def keeper(self) -> "Keeper":
        """What backs the book up."""

    def go_on_in(self, book: "Path") -> None:
        """Leave the book that is open, and go on in this one."""

    def take_in(self, store_it: "Storing") -> "Taken | Exception":
        """Store an evening that has proved itself; returns what came of it."""

    def handle(self, intent: "WindowIntent") -> None:
        """A tap asks for another page, or something of the window."""
