"""The second gate of late imports: pages that are not on the screen at the start.

`the_rest` imports them after the first paint, one a turn of the event loop, by the names in `ROOMS`; what is wanted
sooner is imported then.
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
"""What a tap may want, in the order it is likely to."""


def the_rest() -> "Iterator[None]":
    """Import all of it, a room a step."""
    for room in ROOMS:
        yield
        import_module(room)


def side_rooms() -> "SideRooms":
    """What works beside the table: its display and backups, the PINs, the side pages."""
    from desktop.shell.side_rooms import SIDE_ROOMS

    return SIDE_ROOMS


def rare_pages() -> "RarePages":
    """The recap, a book that cannot be opened, what tells a test what is on the screen."""
    from desktop.shell.rare_pages import RARE_PAGES

    return RARE_PAGES
