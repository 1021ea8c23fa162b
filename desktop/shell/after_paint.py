"""The second gate of late imports: pages that are not on the screen at the start.

`the_rest` imports them after the first paint, one module per turn of the event loop, by the names in `ROOMS`; a page
that is opened sooner is imported at that moment.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from desktop.shell.rare_pages import RarePages
    from desktop.shell.side_rooms import SideRooms

ROOMS = (
    "desktop.bridge.session_changes",
    "engine.decide.dispatch",
    "desktop.table.desk_taps",
    "desktop.table.column_lists",
    "desktop.words.themes",
    "desktop.shell.around_table",
    "desktop.table.late_parts",
    "desktop.kit.late_parts",
    "desktop.shell.pin_guard",
    "desktop.shell.side_pages",
    "desktop.shell.setup_pages",
    "desktop.setup.late_parts",
    "desktop.shell.rare_pages",
)
"""Modules that a tap may need, the likeliest first."""


def the_rest() -> "Iterator[None]":
    """Import the modules of `ROOMS`, one per step of the iterator."""
    for room in ROOMS:
        yield
        import_module(room)


def side_rooms() -> "SideRooms":
    """Return the factories of the parts beside the table: display and backups, PINs, side pages."""
    from desktop.shell.side_rooms import SIDE_ROOMS

    return SIDE_ROOMS


def rare_pages() -> "RarePages":
    """Return the factories of the recap, of the page of a book that cannot be opened, and of the test probe."""
    from desktop.shell.rare_pages import RARE_PAGES

    return RARE_PAGES
