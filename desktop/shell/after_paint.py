"""The second gate of late imports: pages that are not on the screen at the start.

`the_rest` imports them after the first paint, one a turn of the event loop, by the names in `ROOMS`; what is wanted
sooner is imported then. The page of the start itself comes through here too: which one it is the book says.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget

    from desktop.bridge.bridge import Bridge
    from desktop.kit.appearance import Look
    from desktop.kit.theme import Theme
    from desktop.preferences.choices import Kept
    from desktop.recap.control import RecapControl
    from desktop.shell.around_table import AroundTable
    from desktop.shell.host import Host
    from desktop.shell.pin_guard import PinGuard
    from desktop.shell.setup_pages import SetupPages
    from desktop.shell.side_pages import SidePages
    from desktop.shell.unopened import Chosen
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


def around_table(kept: "Kept", book: "Callable[[], Path]", parent: "QWidget") -> "AroundTable":
    """Sounds, the players' display, a screen that stays awake, backups of the book, its bell, another book."""
    from desktop.shell.around_table import AroundTable

    return AroundTable(kept, book, parent)


def pin_guard(host: "Host", window: "QWidget") -> "PinGuard":
    """The PINs of this device over the whole window."""
    from desktop.shell.pin_guard import PinGuard

    return PinGuard(host, window)


def side_pages(host: "Host", window: "QWidget") -> "SidePages":
    """This device, keys, manual, tour."""
    from desktop.shell.side_pages import SidePages

    return SidePages(host, window)


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
