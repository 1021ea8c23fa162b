"""A list of two-line rows to choose from: a head, and words below it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import levels
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.shares import HEAD_AND_LINE
from desktop.kit.sizes import LINE, ROUND_SMALL, SIDE, STRONG, TARGET

LinesOf = Callable[[Any], tuple[str, str]]
"""Returns the two lines of a record; an empty second one is not shown."""


class ChoiceRow(RowDelegate):
    """A row with a head and words below it."""

    even = True

    def __init__(self, lines: LinesOf) -> None:
        super().__init__()
        self.lines = lines
        self.looked_at: object = None

    def high(self, look: Look, record: Any) -> float:
        """Return the height of a row, the same for all, reference px."""
        return TARGET

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Any, down: bool, chosen: bool) -> None:
        """Paint both lines; a text that does not fit is cut, and the tool tip shows it whole."""
        theme, kind, side = look.theme, look.type, look.of(SIDE)
        edge, line = (theme.info, STRONG) if chosen or record == self.looked_at else (theme.edge, LINE)
        paint.panel(p, area, look.of(ROUND_SMALL), theme.pressed if down else theme.raised, edge, line)
        room = area.width() - 2 * side
        head, second = self.lines(record)
        px = fitting.fit_px(head, kind.name, fonts.BOLD, room, kind.small)
        head = fitting.elide(head, px, fonts.BOLD, room)
        first, below = levels(area, HEAD_AND_LINE)
        paint.text(p, head, side, first if second else area.center().y(), px, fonts.BOLD, theme.text)
        px = fitting.fit_px(second, kind.second - 1, fonts.MEDIUM, room, kind.small)
        second = fitting.elide(second, px, fonts.MEDIUM, room)
        paint.text(p, second, side, below, px, fonts.MEDIUM, theme.text2)


class ChoicePane(ListPane):
    """A list of two-line rows; the copied and spoken text is both lines."""

    def __init__(self, look: Look, lines: LinesOf, parent: QWidget | None = None) -> None:
        self.choice = ChoiceRow(lines)
        words = Records(lambda record: ", ".join(filter(None, lines(record))), tips=True)
        super().__init__(look, words, self.choice, parent)

    def highlight(self, record: object) -> None:
        """Highlight the record that is looked at; None = no record."""
        self.choice.looked_at = record
        self.view.viewport().update()
