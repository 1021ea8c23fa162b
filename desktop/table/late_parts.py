"""The parts of the table that are needed only after its first paint: menus and sheets over it, and its keys."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.table.keyboard import AMOUNT_KEYS, Keyboard
from desktop.table.keyboard_walk import next_stop
from desktop.table.overlays import TableOverlays
from desktop.table.view import TableView


class TableLateParts(NamedTuple):
    """The classes and functions of these parts."""

    overlays: type[TableOverlays]
    """Menus, sheets and explanations over a table."""
    keyboard: type[Keyboard]
    """The short cuts of a table, and what they do there."""
    amount_keys: frozenset[Qt.Key]
    """The keys of sizes, of digits and of the amount."""
    next_stop: Callable[[TableView, QWidget | None, QWidget | None, bool], QWidget | None]
    """Returns the widget to which Tab and the arrows move the focus."""


LATE_PARTS = TableLateParts(TableOverlays, Keyboard, AMOUNT_KEYS, next_stop)
