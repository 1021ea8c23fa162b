"""Classes of the parts beside the table: one module of the second gate of late imports."""

from typing import NamedTuple

from desktop.shell.around_table import AroundTable
from desktop.shell.pin_guard import PinGuard
from desktop.shell.side_pages import SidePages


class SideRooms(NamedTuple):
    """The classes of these parts."""

    around_table: type[AroundTable]
    """Sounds, players' display, screen kept awake, backups, second starts, saving to another book."""
    pin_guard: type[PinGuard]
    """The PIN prompts over the whole window."""
    side_pages: type[SidePages]
    """The side pages: this device, keys, manual, tour and others."""


SIDE_ROOMS = SideRooms(AroundTable, PinGuard, SidePages)
