"""The second gate of late imports: pages that are not on the screen at the start.

`the_rest` imports them after the first paint, one a turn of the event loop, by the names in `ROOMS`; what is wanted
sooner is imported then. The page of the start itself comes through here too: which one it is the book says.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget

    from desktop.bridge.bridge import Bridge
    from desktop.kit.appearance import Look
    from desktop.kit.theme import Theme
    from desktop.preferences.choices import Kept
    from desktop.recap.control import RecapControl
    from desktop.shell.setup_pages import SetupPages
    from desktop.shell.side_rooms import SideRooms
    from desktop.shell.unopened_ways import Chosen
    from desktop.table.window import TableWindow
    from engine.journal.errors import JournalError
    from engine.session import Session

ROOMS = (
    "engine.decide.deciding",
    "desktop.shell.around_table",
    "desktop.table.behind",
    "desktop.kit.behind",
    "desktop.shell.pin_guard",
    "desktop.shell.side_pages",
    "engine.why.figures",
    "desktop.shell.setup_pages",
    "desktop.setup.behind",
    "desktop.recap.control",
)
"""What a tap may want, in the order it is likely to."""


def the_rest() -> "Iterator[None]":
    """Import all of it, a room a step."""
    for room in ROOMS:
        yield
        import_module(room)


def table(session: "Session", theme: "Theme", parent: "QWidget") -> "tuple[Bridge, TableWindow]":
    """The table of a session, with what it plays through."""
    from desktop.table.window import open_table

    return open_table(session, theme, parent)


def setup_pages() -> "type[SetupPages]":
    """What makes the setup page and the list of evenings."""
    from desktop.shell.setup_pages import SetupPages

    return SetupPages


def recap(look: "Look", parent: "QWidget") -> "RecapControl":
    """The recap page with what works behind it."""
    from desktop.recap.control import recap_page

    return recap_page(look, parent)


def side_rooms() -> "SideRooms":
    """What works beside the table: its display and backups, the PINs, the side pages."""
    from desktop.shell.side_rooms import SIDE_ROOMS

    return SIDE_ROOMS


def ask_for_a_book(error: "JournalError | OSError", book: "Path | None", kept: "Kept") -> "Chosen | None":
    """What to do about a book that cannot be opened: another one, none to leave it to the window that has it.

    Raises:
        JournalError, OSError: `error`, when nothing was chosen.
    """
    from desktop.shell import unopened

    return unopened.ask(error, book, kept)


def probe(app: "QApplication", socket: str) -> object:
    """What tells a test what is on the screen; it listens as long as it is kept."""
    from desktop.shell.probe import Probe

    return Probe(app, socket)
