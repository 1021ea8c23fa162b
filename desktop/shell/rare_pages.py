"""What a start shows seldom: one room of the second gate, imported as a whole."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from desktop.intents import OpenCounting, OpenEndMenu
from desktop.kit.appearance import Look
from desktop.preferences.choices import Kept
from desktop.recap.control import RecapControl, recap_page
from desktop.shell.failed_book import ask
from desktop.shell.failed_book_ways import Chosen
from desktop.shell.probe import Probe
from desktop.shell.setup_pages import unread
from engine.commands import End
from engine.journal.errors import JournalError


class RarePages(NamedTuple):
    """How each is made."""

    recap: Callable[[Look, QWidget], RecapControl]
    """The recap page with what works behind it."""
    counting: OpenCounting
    """What the recap asks of the table: the stacks are counted."""
    end_menu: OpenEndMenu
    """What it asks of the table: how the game is to end."""
    end: End
    """What it asks of the engine: the game ends."""
    ask_for_a_book: Callable[[JournalError | OSError, Path | None, Kept], Chosen | None]
    """What to do about a book that cannot be opened: another one, None to leave it to the window that has it.

    Raises the error where nothing was chosen.
    """
    unread: Callable[[Path], tuple[str, ...]]
    """The files beside a book that could not be used, for the start to name."""
    probe: type[Probe]
    """What tells a test what is on the screen; it listens as long as it is kept."""


RARE_PAGES = RarePages(recap_page, OpenCounting(), OpenEndMenu(), End(), ask, unread, Probe)
