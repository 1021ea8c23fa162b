"""What works beside the table and its pages: one room of the second gate, imported as a whole."""

from typing import NamedTuple

from desktop.shell.around_table import AroundTable
from desktop.shell.pin_guard import PinGuard
from desktop.shell.side_pages import SidePages


class SideRooms(NamedTuple):
    """How each is made."""

    around_table: type[AroundTable]
    """Sounds, the players' display, a screen that stays awake, backups of the book, its bell, another book."""
    pin_guard: type[PinGuard]
    """The PINs of this device over the whole window."""
    side_pages: type[SidePages]
    """This device, keys, manual, tour."""


SIDE_ROOMS = SideRooms(AroundTable, PinGuard, SidePages)
