"""The focus ring: info blue, 3 px wide, 3 px around the focused key; shown only after a move by the keyboard."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from desktop.kit import paint
from desktop.kit.painted import Tap
from desktop.kit.sizes import RING

AWAY, LINE = 3, 3
CORNER = 16.0
"""Radius of the ring's corners, px."""


class FocusRing(QWidget):
    """A ring over the window that lets every tap through and follows the focus."""

    def __init__(self, window: QWidget, colour: QColor) -> None:
        super().__init__(window)
        self.colour = colour
        self.target: Tap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._moved)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the ring with its widget; hide it when the widget is pressed with the pointer."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            self.hide()
        elif kind in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide):
            self._place()
        return False

    def _moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if self.target is not None:
            self.target.removeEventFilter(self)
        self.target = new if isinstance(new, Tap) and self._shows_ring_at(new) else None
        if self.target is not None:
            self.target.installEventFilter(self)
        self._place()

    def _shows_ring_at(self, tap: Tap) -> bool:
        """Return whether a key gets this ring: focused by keyboard, and painting none of its own (`rings`)."""
        window = self.parentWidget()
        return not tap.rings and tap.reached_by_key and window is not None and window.isAncestorOf(tap)

    def _place(self) -> None:
        target, window = self.target, self.parentWidget()
        if target is None or window is None or not target.isVisible():
            self.hide()
            return
        margin = round(target.margin * target.look.scale)
        corner = target.mapTo(window, QPoint(margin, margin))
        box = QRect(corner, target.size()).adjusted(0, 0, -2 * margin, -2 * margin)
        grow = AWAY + LINE
        self.setGeometry(box.adjusted(-grow, -grow, grow, grow))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(QPen(self.colour, LINE))
        p.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), CORNER, CORNER)
        p.end()


def focus_ring(widget: QWidget, p: QPainter, area: QRectF, radius: float) -> None:
    """Paint the ring of a focused widget inside `area`: a page has no room around its cards."""
    if isinstance(widget, Tap) and widget.hasFocus() and widget.reached_by_key:
        ring(p, area, radius, widget.look.theme.info)


def ring(p: QPainter, area: QRectF, radius: float, colour: QColor) -> None:
    """Paint a strong line inside the edge of `area`."""
    paint.panel(p, area.adjusted(RING, RING, -RING, -RING), radius - RING, None, colour, RING)
