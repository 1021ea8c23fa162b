"""The two kinds of widget: `Painted`, which only shows, and `Tap`, a real button for all that is pressed."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.kit.appearance import Look
from desktop.kit.drawing import fill
from desktop.kit.speech import KitSpeech, from_right, say
from desktop.kit.store import HINTS, STORE

if TYPE_CHECKING:
    Widget = QWidget
else:
    Widget = object  # a leaf is mixed into widgets of Qt, and is none by itself

DOUBLE_FIRE_MS = 250
DOUBLE_CLICK_MS = 500
"""For keys that say another thing after a tap: the second half of a double click would do that as well."""
MOST_REST_MS = 1000
"""A button may take no tap for so long; a clock that was put back further does not hold it."""
LONG_PRESS_MS = 450
LONG_AGO = -10_000
"""When a button was tapped that never was, ms."""
BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""What brings the keyboard somewhere by a key."""


def painter(widget: QWidget, scale: float) -> QPainter:
    """A painter in reference px; where it is read from the right it paints the other way round (text sets itself)."""
    p = QPainter(widget)
    prepare(p, widget, scale)
    return p


def prepare(p: QPainter, widget: QWidget, scale: float) -> None:
    """Let a painter that paints what a widget shows paint in reference px."""
    p.setRenderHints(HINTS)
    if turned_round(widget):
        p.translate(widget.width(), 0)
        p.scale(-scale, scale)
    else:
        p.scale(scale, scale)


def turned_round(widget: QWidget | None) -> bool:
    """Whether a widget's right is its left now. What shows a room (`turns_round` False) never does."""
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


@contextmanager
def confined(p: QPainter, box: QRect) -> Iterator[None]:
    """Nothing is painted outside of `box`, px of the widget: what a repaint of it would not clear away."""
    p.save()
    p.setWorldMatrixEnabled(False)
    p.setClipRect(box)
    p.setWorldMatrixEnabled(True)
    yield
    p.restore()


class Ground(Protocol):
    """What leaves can lie on that has more than one colour."""

    def paint_ground(self, p: QPainter, rect: QRect) -> None:
        """Paint what lies at `rect`, in px of the ground, from the painter's origin on."""


PARENT = "parent"
"""What a leaf lies on that lies on its parent's picture."""


class Leaf(Widget):
    """What `Painted` and `Tap` share: a widget that paints itself in reference px, and how little it has to.

    A leaf that lies on ground of one colour says so with `lie_on`: then nothing is painted beneath it. One whose
    picture depends on a record alone tells it with `appearance`: then what it paints is worked out once and kept.
    """

    look: Look
    """Theme and scale it is painted with."""
    turns_round = True
    exposed = QRect(-1, -1, 1 << 20, 1 << 20)
    """What of it has to be painted, px; all of it while what it paints is noted."""
    ground = ""
    """The theme's role that lies under the whole widget; "" = more than one colour does."""

    def lie_on(self, ground: str) -> None:
        """Say what lies under it: a role of the theme, `PARENT` for its parent's picture, "" for more than that."""
        if ground != self.ground:
            self.ground = ground
            self.cover_ground()

    def cover_ground(self) -> None:
        """Tell Qt whether it covers what lies under it: its parent's picture once that is kept, one colour always."""
        self.ensurePolished()  # the style takes the attribute away when it polishes
        covers = STORE.open if self.ground == PARENT else bool(self.ground)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, covers)

    def appearance(self) -> object:
        """All that its picture depends on besides size and look, to be compared by value; None = nothing is kept."""
        return None

    def area(self) -> QRectF:
        """Its own rectangle in reference px."""
        return QRectF(0, 0, self.width() / self.look.scale, self.height() / self.look.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt asks for a repaint: the ground, then what is painted on it, or what was noted of it."""
        p = QPainter(self)
        if self.ground == PARENT:
            if STORE.open:  # until then Qt paints the parent beneath
                cast("Ground", self.parentWidget()).paint_ground(p, self.geometry())
        elif self.ground:
            fill(p, event.rect(), self.look.theme.role(self.ground))
        prepare(p, self, self.look.scale)
        appearance = self.appearance() if STORE.open else None
        if appearance is None:
            self.exposed = event.rect()
            self.paint(p, self.area())
            del self.exposed
        else:
            key = (type(self), appearance, STORE.token(self.look, KitSpeech.code), self.width(), self.height())
            STORE.drawings.draw(p, self.devicePixelRatioF(), key, lambda q: self.paint(q, self.area()))
        p.end()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint; `area` in reference px."""


class Painted(Leaf, QWidget):
    """A widget that paints itself in reference px; `turns_round` with a language that is read from the right."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed, for all that lies on it as well."""
        self.look = look
        for child in self.children():
            if isinstance(child, Painted | Tap):
                child.set_look(look)
        self.lay()
        self.update()

    def resizeEvent(self, event: object) -> None:
        """Another size."""
        self.lay()

    def lay(self) -> None:
        """Place what lies on it, by its size and its look."""


class Tap(Leaf, QAbstractButton):
    """A button: `tapped` comes once in `apart` ms unless it `repeats`; `held` after 450 ms or the other button.

    Where a tap gave it another `meaning`, the next one counts after a double click only; one that comes sooner, and is
    no bounce, says `rested`.

    Both are measured by when the finger was there, as the event says: an app that is late makes no two taps of one
    that bounced, and no single one of two that were meant; a key and a screen reader are never too fast.
    A barred button (with a reason) keeps its place, is read out with its reason and still says `tapped`: whoever
    listens tells the refusal. Where the picture has a margin round the button, `margin` px of it take no tap.
    """

    tapped = Signal()
    held = Signal()
    rested = Signal()
    """A tap came while the button rests, and does nothing."""
    rings = False
    """Whether it paints the ring of the keyboard itself: it is painted anew as that comes and goes."""

    def __init__(self, look: Look, parent: QWidget | None = None, repeats: bool = False, holds: bool = False) -> None:
        super().__init__(parent)
        self._resting = False
        self.look = look
        self.repeats = repeats
        self.holds = holds
        self.margin = 0.0
        self.apart = DOUBLE_FIRE_MS
        self.focused_by = Qt.FocusReason.NoFocusReason
        self.tapped_at = LONG_AGO
        self._meant: object = None
        self._down_at = 0
        self._was_held = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.tapped)

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
        """A tap that counts, or a key that stands for this button: two quick keys are two."""
        self.tapped.emit()

    @property
    def meaning(self) -> object:
        """What a tap does, where a double click must not do two such things; None = two quick taps are two."""
        return None

    def rest(self, at: int, lasts: int) -> None:
        """Take no tap of a finger that was there before `lasts` ms after `at`, ms; such a tap says `rested`."""
        self._resting = True
        self.tapped_at = at + lasts - self.apart

    def name(self, spoken: str, reason: str = "") -> None:
        """What a screen reader says; `reason` = why it cannot be used now."""
        if reason:
            spoken = say("speak_barred", words=spoken)
        if self.accessibleName() != spoken:
            self.setAccessibleName(spoken)
        if self.accessibleDescription() != reason:
            self.setAccessibleDescription(reason)

    def hitButton(self, pos: QPoint) -> bool:
        """Whether a press at `pos` counts: the margin takes none."""
        inset = round(self.margin * self.look.scale)
        return self.rect().adjusted(inset, inset, -inset, -inset).contains(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press begins; a long one opens the menu."""
        self._was_held = False
        if event.button() == Qt.MouseButton.LeftButton:
            self._down_at = event.timestamp()
            if self.holds:
                self._press.start()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press ends."""
        if self.holds:
            self._press.stop()
        if event.button() == Qt.MouseButton.LeftButton and self.isDown() and self.hitButton(event.position().toPoint()):
            # Qt would repaint the button at once, before it is known what the tap comes to
            event.accept()
            self.setDown(False)
            self.released.emit()
            if self.holds and not self._was_held and event.timestamp() - self._down_at >= LONG_PRESS_MS:
                self.held.emit()
            elif not self._was_held and not self._bounced(event.timestamp()):
                self.clicked.emit()
        else:
            super().mouseReleaseEvent(event)

    def _bounced(self, at: int) -> bool:
        """Whether a tap is the one before once more, from a finger that bounced; `at` = when it was made, ms."""
        since, turned = at - self.tapped_at, self._meant is not None and self.meaning not in (None, self._meant)
        apart = DOUBLE_CLICK_MS if turned else self.apart
        if not self.repeats and -MOST_REST_MS < since < apart:
            if self._resting or since >= self.apart:
                self.rested.emit()
            return True
        self._resting = False
        self.tapped_at, self._meant = at, self.meaning
        return False

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
        """Remember what brought the keyboard here: the ring, of the window or painted with this, shows it."""
        self.focused_by = event.reason()
        if self.rings:
            self.update()

    @property
    def reached_by_key(self) -> bool:
        """Whether it was a key that brought the keyboard here."""
        return self.focused_by in BY_KEY

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing looks different without the keyboard, unless the button was held down."""
        if self.isDown():
            super().focusOutEvent(event)
        if self.rings:
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses; Enter is left to the amber button."""
        if event.isAutoRepeat():
            return
        super().keyPressEvent(event)

    def _long(self) -> None:
        if self.isDown():
            self._was_held = True
            self.held.emit()
            self.update()
