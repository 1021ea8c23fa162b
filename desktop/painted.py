"""The two kinds of widget: `Painted`, which only shows, and `Tap`, a real button for all that is pressed."""

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.i18n import from_right
from desktop.look import Look
from desktop.wording import say

if TYPE_CHECKING:
    from collections.abc import Callable
from functools import cached_property

DOUBLE_FIRE = 0.25
LONG_PRESS_MS = 450


def painter(widget: QWidget, scale: float) -> QPainter:
    """A painter in reference px; where it is read from the right it paints the other way round (text sets itself)."""
    p = QPainter(widget)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if turned_round(widget):
        p.translate(widget.width(), 0)
        p.scale(-scale, scale)
    else:
        p.scale(scale, scale)
    return p


def turned_round(widget: QWidget | None) -> bool:
    """Whether a widget's right is its left now. The felt (`turns_round` False) never turns: seats lie as they sit."""
    return widget is not None and from_right() and getattr(widget, "turns_round", True)


def turned(rect: QRect, parent: QWidget | None) -> QRect:
    """A rectangle of a parent as it lies there, from how it was placed, or back."""
    if parent is None or not turned_round(parent):
        return rect
    return QRect(parent.width() - rect.x() - rect.width(), rect.y(), rect.width(), rect.height())


def placed(rect: QRectF, scale: float) -> QRect:
    """A rectangle of reference px in whole pixels; neighbours that touch go on touching."""
    left, top = round(rect.left() * scale), round(rect.top() * scale)
    right, bottom = round(rect.right() * scale), round(rect.bottom() * scale)
    return QRect(left, top, right - left, bottom - top)


def put(widget: QWidget, rect: QRectF, scale: float) -> None:
    """Place a widget at a rectangle given in reference px of its parent."""
    widget.setGeometry(turned(placed(rect, scale), widget.parentWidget()))


def key_column(place: int, across: int = 3) -> int:
    """The column of a key: digits run from the left in every language, also where all else turns round."""
    return across - 1 - place if from_right() else place


class Painted(QWidget):
    """A widget that paints itself in reference px; `turns_round` with a language that is read from the right."""

    turns_round = True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        self.look = look
        self.update()

    def area(self) -> QRectF:
        """Its own rectangle in reference px."""
        return QRectF(0, 0, self.width() / self.look.scale, self.height() / self.look.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt asks for a repaint."""
        p = painter(self, self.look.scale)
        self.paint(p, self.area())
        p.end()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint; `area` in reference px."""


class Tap(QAbstractButton):
    """A button. `tapped` comes at most once in 250 ms unless it `repeats`; `held` after 450 ms or the second button.

    A barred button (with a reason) keeps its place, is read out with its reason and still says `tapped`: whoever
    listens tells the refusal. Where the picture has a margin round the button, `margin` px of it take no tap.
    """

    tapped = Signal()
    held = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, repeats: bool = False, holds: bool = False) -> None:
        super().__init__(parent)
        self.look = look
        self.repeats = repeats
        self.holds = holds
        self.margin = 0.0
        self.focused_by = Qt.FocusReason.NoFocusReason
        self.now: Callable[[], float] = time.monotonic
        self._last = -1.0
        self._swallow = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.tap)

    @cached_property
    def _press(self) -> QTimer:
        """The timer of a long press; most buttons never need theirs."""
        made = QTimer(self)
        made.setSingleShot(True)
        made.setInterval(LONG_PRESS_MS)
        made.timeout.connect(self._long)
        return made

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        self.look = look
        self.update()

    def tap(self) -> None:
        """A tap, from wherever it comes; a double fire is ignored."""
        if self._swallow:
            self._swallow = False
            return
        now = self.now()
        if not self.repeats and 0 <= now - self._last < DOUBLE_FIRE:
            return
        self._last = now
        self.tapped.emit()

    def name(self, spoken: str, reason: str = "") -> None:
        """What a screen reader says; `reason` = why it cannot be used now."""
        if reason:
            spoken = say("speak_barred", words=spoken)
        if self.accessibleName() != spoken:
            self.setAccessibleName(spoken)
        if self.accessibleDescription() != reason:
            self.setAccessibleDescription(reason)

    def area(self) -> QRectF:
        """Its own rectangle in reference px."""
        return QRectF(0, 0, self.width() / self.look.scale, self.height() / self.look.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt asks for a repaint."""
        p = painter(self, self.look.scale)
        self.paint(p, self.area())
        p.end()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint; `area` in reference px."""

    def hitButton(self, pos: QPoint) -> bool:
        """Whether a press at `pos` counts: the margin takes none."""
        inset = round(self.margin * self.look.scale)
        return self.rect().adjusted(inset, inset, -inset, -inset).contains(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press begins; a long one opens the menu."""
        self._swallow = False
        if self.holds and event.button() == Qt.MouseButton.LeftButton:
            self._press.start()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press ends."""
        if self.holds:
            self._press.stop()
        super().mouseReleaseEvent(event)
        self._swallow = False

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The second mouse button, or the menu key."""
        if not self.holds:
            super().contextMenuEvent(event)
            return
        self._press.stop()
        self.setDown(False)
        event.accept()
        self.held.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember what brought the keyboard here: the focus ring shows only when a key did."""
        self.focused_by = event.reason()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses; Enter is left to the amber button."""
        if event.isAutoRepeat():
            return
        super().keyPressEvent(event)

    def _long(self) -> None:
        if self.isDown():
            self._swallow = True
            self.held.emit()
            self.update()
