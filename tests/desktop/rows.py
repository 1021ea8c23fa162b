"""Rows of a list: where they lie, and a click on one."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from desktop.floor.line_list import Lines
from desktop.kit.list import ListPane


def row_box(pane: ListPane | Lines, at: int) -> QRect:
    """Where a row lies, px of the view."""
    return pane.view.visualRect(pane.records.index(at))


def click_row(pane: ListPane | Lines, at: int) -> None:
    """Click into the middle of a row."""
    QTest.mouseClick(pane.view.viewport(), Qt.MouseButton.LeftButton, pos=row_box(pane, at).center())
