"""Rows of whole sentences: a small head, below it the words on as many lines as they need."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_whole, wrap
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.paint import block, hairline, text
from desktop.kit.shares import LINES_CLEAR as STEP

AROUND, ABOVE = 12.0, 4.0
"""Free room above and below a record together, and above it alone; reference px."""
MOST_LINES = 6


class SentenceRow(RowDelegate):
    """The row of a record (head, words)."""

    def _lines(self, look: Look, words: str) -> list[str]:
        view = self.parent()
        pane = view.parent() if view is not None else None
        room = pane.width() / look.scale if isinstance(pane, QWidget) else 0.0
        return wrap(words, look.type.second, fonts.MEDIUM, room, MOST_LINES)

    def high(self, look: Look, record: tuple[str, str]) -> float:
        """Return the height of head and lines with the room around them, reference px."""
        return look.type.small * STEP + len(self._lines(look, record[1])) * look.type.second * STEP + AROUND

    def draw(self, p: QPainter, look: Look, area: QRectF, record: tuple[str, str], down: bool, chosen: bool) -> None:
        """Paint the row; it is text to read and takes no press."""
        head, words = record
        small, px, theme = look.type.small, look.type.second, look.theme
        lines = self._lines(look, words)
        title, size = fit_whole(head, small, fonts.SEMIBOLD, area.width())
        text(
            p,
            title,
            area.left(),
            area.top() + small * STEP / 2 + ABOVE,
            size,
            fonts.SEMIBOLD,
            theme.info if chosen else theme.text2,
        )
        middle = area.top() + small * STEP + ABOVE + len(lines) * px * STEP / 2
        block(p, lines, area.left(), middle, px * STEP, px, fonts.MEDIUM, theme.text)
        hairline(p, theme.hair, area.left(), area.bottom(), area.right(), area.bottom())


def sentences(look: Look, parent: QWidget) -> ListPane:
    """Return a list of records (head, words)."""
    return ListPane(look, Records(": ".join), SentenceRow(), parent)
