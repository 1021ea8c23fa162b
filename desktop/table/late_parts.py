"""What the table wants only once it was painted: what lies over it, and its keys."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from desktop.bridge.keys import KeyAction
from desktop.table.keyboard_walk import next_stop
from desktop.table.overlays import Over
from desktop.table.shortcuts import OF_AN_AMOUNT, shortcuts
from desktop.table.view import TableView


class TableBehind(NamedTuple):
    """How each is made."""

    over: type[Over]
    """Menus, sheets and explanations over a table."""
    shortcuts: Callable[[QWidget, Callable[[KeyAction], None]], list[tuple[KeyAction, QShortcut]]]
    """A short cut for each key, with what it does."""
    of_an_amount: frozenset[Qt.Key]
    """Keys of a size, a digit, the amount."""
    next_stop: Callable[[TableView, QWidget | None, QWidget | None, bool], QWidget | None]
    """Where Tab and arrows go from here."""


BEHIND = TableBehind(Over, shortcuts, OF_AN_AMOUNT, next_stop)
