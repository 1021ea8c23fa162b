"""Watches every piece of text that is painted: where it lies in its widget, and whether the widget cuts it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget


class Painted(NamedTuple):
    """A piece of text: its words, its rectangle in px of the widget, the widget, and the size in px on the screen."""

    words: str
    rect: QRectF
    widget: QWidget
    px: float

    @property
    def cut(self) -> bool:
        """Whether the widget does not hold it; rounding takes a px and a half."""
        room = QRectF(self.widget.rect()).adjusted(-1.5, -1.5, 1.5, 1.5)
        return not room.contains(self.rect)


@contextmanager
def watched(found: list[Painted]) -> Iterator[None]:
    """Collects what `QPainter.drawText` is asked for; widths come from the font itself."""
    plain = QPainter.drawText

    def draw(self: QPainter, *args: Any) -> Any:
        device = self.device()
        if len(args) == 2 and isinstance(args[0], QPointF) and isinstance(device, QWidget):
            at, words = args
            measures = QFontMetricsF(self.font())
            ink = measures.tightBoundingRect(words).translated(at)
            rect = self.transform().mapRect(ink)
            found.append(Painted(words, rect, device, self.font().pixelSize() * self.transform().m11()))
        return plain(self, *args)

    QPainter.drawText = draw  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        QPainter.drawText = plain  # type: ignore[method-assign]
