"""Factories of pages that a start rarely shows: one module of the second gate of late imports."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from desktop.intents import OpenCounting, OpenEndMenu
from desktop.kit.appearance import Look
from desktop.preferences.choices import ChoiceStore
from desktop.recap.control import RecapControl, recap_page
from desktop.shell.failed_book import ask
from desktop.shell.failed_book_ways import Chosen
from desktop.shell.probe import Probe
from desktop.shell.setup_pages import unread
from engine.commands import End
from engine.journal.errors import JournalError


class RarePages(NamedTuple):
    """The factories, intents and commands of these pages."""

    recap: Callable[[Look, QWidget], RecapControl]
    """Makes the recap page with its controller."""
    counting: OpenCounting
    """Intent of the recap for the table: count the stacks."""
    end_menu: OpenEndMenu
    """Intent of the recap for the table: open the menu that ends the session."""
    end: End
    """Command of the recap for the engine: end the session."""
    ask_for_a_book: Callable[[JournalError | OSError, Path | None, ChoiceStore], Chosen | None]
    """Asks what to do about a book that cannot be opened; None = another window has the book open.

    Raises the error where nothing was chosen.
    """
    unread: Callable[[Path], tuple[str, ...]]
    """Returns the names of files that could not be used, for a message at the start."""
    probe: type[Probe]
    """The test probe; it listens as long as it is referenced."""


RARE_PAGES = RarePages(recap_page, OpenCounting(), OpenEndMenu(), End(), ask, unread, Probe)
