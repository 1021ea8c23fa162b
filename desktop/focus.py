"""The focus ring: info blue, 3 px, 3 px away from what has the keyboard. Seen only when the keyboard moves it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from desktop.painted import Tap

AWAY, LINE = 3, 3


class FocusRing(QWidget):
    """Lies over the window, lets every tap through, follows the focus inside it."""

    def __init__(self, window: QWidget, colour: QColor) -> None:
        super().__init__(window)
        self.colour = colour
        self.target: QWidget | None = None
        self._by_key = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._moved)
        # After the first paint: the filter makes Qt's own objects known to Python, which takes 10 ms of the start.
        QTimer.singleShot(0, self, self._listen)

    def _listen(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether keyboard or pointer was used last; the ring follows its widget when that is moved."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress:
            self._by_key = True
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin) and self._by_key:
            self._by_key = False
            self.hide()
        elif watched is self.target and kind in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide):
            self._place()
        return False

    def _moved(self, old: QWidget | None, new: QWidget | None) -> None:
        window = self.parentWidget()
        inside = new is not None and window is not None and window.isAncestorOf(new)
        self.target = new if inside and isinstance(new, Tap) else None
        self._place()

    def _place(self) -> None:
        target, window = self.target, self.parentWidget()
        if target is None or window is None or not target.isVisible() or not self._by_key:
            self.hide()
            return
        margin = round(target.margin * target.look.scale) if isinstance(target, Tap) else 0
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
        p.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 16, 16)
        p.end()
