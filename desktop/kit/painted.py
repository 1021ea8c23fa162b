"""The two kinds of widget: `Painted`, which only shows, and `Tap`, a real button for everything that is pressed."""

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
    Widget = object  # a leaf is mixed into widgets of Qt and is no widget itself

DOUBLE_FIRE_MS = 250
DOUBLE_CLICK_MS = 500
"""For keys that change their meaning with a tap: the second half of a double click would trigger the new one."""
MOST_REST_MS = 1000
"""The longest time in which a button ignores taps: a clock that was put back further does not block it."""
LONG_PRESS_MS = 450
LONG_AGO = -10_000
"""The time of the last tap of a button that was never tapped, ms."""
BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""Focus reasons of the keyboard."""
ENTER = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter))
UP_DOWN = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down))
ARROWS = UP_DOWN | {Qt.Key.Key_Left, Qt.Key.Key_Right}


def painter(widget: QWidget, scale: float) -> QPainter:
    """Return a painter in reference px; in a right-to-left language it is mirrored (text corrects itself)."""
    p = QPainter(widget)
    prepare(p, widget, scale)
    return p


def prepare(p: QPainter, widget: QWidget, scale: float) -> None:
    """Set a painter of a widget to reference px, mirrored where `is_mirrored`."""
    p.setRenderHints(HINTS)
    if is_mirrored(widget):
        p.translate(widget.width(), 0)
        p.scale(-scale, scale)
    else:
        p.scale(scale, scale)


def is_mirrored(widget: QWidget | None) -> bool:
    """Return whether a widget is mirrored now; one that shows a room (`turns_round` False) never is."""
    return widget is not None and from_right() and getattr(widget, "turns_round", True)


def mirrored_rect(rect: QRect, parent: QWidget | None) -> QRect:
    """Return a rectangle mirrored inside its parent if the parent is; the same function converts back."""
    if parent is None or not is_mirrored(parent):
        return rect
    return QRect(parent.width() - rect.x() - rect.width(), rect.y(), rect.width(), rect.height())


def pixel_rect(rect: QRectF, scale: float) -> QRect:
    """Return a rectangle of reference px in whole pixels; neighbours that touch still touch."""
    left, top = round(rect.left() * scale), round(rect.top() * scale)
    right, bottom = round(rect.right() * scale), round(rect.bottom() * scale)
    return QRect(left, top, right - left, bottom - top)


def put(widget: QWidget, rect: QRectF, scale: float) -> None:
    """Place a widget at a rectangle in reference px of its parent."""
    widget.setGeometry(mirrored_rect(pixel_rect(rect, scale), widget.parentWidget()))


@contextmanager
def clipped_to(p: QPainter, box: QRect) -> Iterator[None]:
    """Clip painting to `box`, px of the widget: a repaint of the widget would not clear anything outside."""
    p.save()
    p.setWorldMatrixEnabled(False)
    p.setClipRect(box)
    p.setWorldMatrixEnabled(True)
    yield
    p.restore()


class Ground(Protocol):
    """A ground of more than one colour for leaves."""

    def paint_ground(self, p: QPainter, rect: QRect) -> None:
        """Paint the part of the ground at `rect`, in px of the ground, from the painter's origin on."""


PARENT = "parent"
"""The ground of a leaf that lies on its parent's picture."""


class Leaf(Widget):
    """Common part of `Painted` and `Tap`: painting in reference px, with as little work as possible.

    A leaf on ground of one colour names it with `set_ground`: then nothing is painted beneath it. A leaf whose picture
    depends on a record alone returns it from `appearance`: then its painting is recorded once and replayed.
    """

    look: Look
    """Theme and scale for painting."""
    turns_round = True
    exposed = QRect(-1, -1, 1 << 20, 1 << 20)
    """The part to paint, px; all of the widget while its painting is recorded."""
    ground = ""
    """The theme's role under the whole widget; "" = more than one colour."""

    def set_ground(self, ground: str) -> None:
        """Set the ground: a role of the theme, `PARENT` for the parent's picture, "" for several colours."""
        if ground != self.ground:
            self.ground = ground
            self.set_opaque()

    def set_opaque(self) -> None:
        """Set Qt's opaque attribute: always on a single colour, on a parent's picture once that is kept."""
        self.ensurePolished()  # the style resets the attribute when it polishes
        covers = STORE.open if self.ground == PARENT else bool(self.ground)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, covers)

    def appearance(self) -> object:
        """Return all facts of the picture besides size and look, compared by value; None = the picture is not kept."""
        return None

    def area(self) -> QRectF:
        """Return the widget's own rectangle, reference px."""
        return QRectF(0, 0, self.width() / self.look.scale, self.height() / self.look.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and, on it, the widget or its recording."""
        p = QPainter(self)
        if self.ground == PARENT:
            if STORE.open:  # before that, Qt paints the parent beneath
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
        """Paint the widget; `area` in reference px."""


class Painted(Leaf, QWidget):
    """A widget that paints itself in reference px; `turns_round` = mirrored in a right-to-left language."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def set_look(self, look: Look) -> None:
        """Apply a changed theme, grid or choice to the widget and its children."""
        self.look = look
        for child in self.children():
            if isinstance(child, Painted | Tap):
                child.set_look(look)
        self.lay()
        self.update()

    def resizeEvent(self, event: object) -> None:
        """Place the children for the new size."""
        self.lay()

    def lay(self) -> None:
        """Place the children, by size and look."""


class Tap(Leaf, QAbstractButton):
    """A button: `tapped` comes once in `apart` ms unless it `repeats`; `held` after 450 ms or by the other button.

    After a tap that changed the button's `meaning`, the next tap counts only past the time of a double click; an
    earlier one that is no bounce emits `rested`.

    Both times are measured by the timestamps of the events: a slow app neither splits a bounced tap in two nor merges
    two intended ones; a key and a screen reader are never too fast. A barred button (with a reason) keeps its place, is
    read out with its reason and still emits `tapped`: the receiver shows the refusal. Where the picture has a margin
    around the button, `margin` px of it take no tap.
    """

    tapped = Signal()
    held = Signal()
    rested = Signal()
    """Emitted for a tap that is ignored because the button rests."""
    leaves: frozenset[Qt.Key] = frozenset()
    """Keys that the button leaves to its page or sheet, also while it has the ring."""
    rings = False
    """Whether the button paints its own focus ring; it is then repainted when the focus changes."""

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
        self._last_meaning: object = None
        self._down_at = 0
        self._was_held = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.tapped)

    @cached_property
    def _long_press_timer(self) -> QTimer:
        """Return the timer of a long press, created at first use: most buttons never need one."""
        made = QTimer(self)
        made.setSingleShot(True)
        made.setInterval(LONG_PRESS_MS)
        made.timeout.connect(self._emit_held)
        return made

    def set_look(self, look: Look) -> None:
        """Apply a changed theme, grid or choice."""
        self.look = look
        self.update()

    def tap(self) -> None:
        """Emit a tap that counts, or that of a key for this button: two quick key presses are two taps."""
        self.tapped.emit()

    @property
    def meaning(self) -> object:
        """Return the effect of a tap, if a double click must not trigger two different ones; None = no such check."""
        return None

    def rest(self, at: int, lasts: int) -> None:
        """Ignore pointer taps made before `lasts` ms after `at`, ms; each of them emits `rested`."""
        self._resting = True
        self.tapped_at = at + lasts - self.apart

    def name(self, spoken: str, reason: str = "") -> None:
        """Set the words for a screen reader; `reason` = why the button is barred."""
        if reason:
            spoken = say("speak_barred", words=spoken)
        if self.accessibleName() != spoken:
            self.setAccessibleName(spoken)
        if self.accessibleDescription() != reason:
            self.setAccessibleDescription(reason)

    def hitButton(self, pos: QPoint) -> bool:
        """Return whether a press at `pos` counts: the margin takes none."""
        inset = round(self.margin * self.look.scale)
        return self.rect().adjusted(inset, inset, -inset, -inset).contains(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a press; a long one emits `held`."""
        self._was_held = False
        if event.button() == Qt.MouseButton.LeftButton:
            self._down_at = event.timestamp()
            if self.holds:
                self._long_press_timer.start()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a press."""
        if self.holds:
            self._long_press_timer.stop()
        if event.button() == Qt.MouseButton.LeftButton and self.isDown() and self.hitButton(event.position().toPoint()):
            # Qt would repaint the button at once, before the effect of the tap is there
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
        """Return whether a tap repeats the one before, by a finger that bounced; `at` = time of the tap, ms."""
        since, last = at - self.tapped_at, self._last_meaning
        changed = last is not None and self.meaning not in (None, last)
        apart = DOUBLE_CLICK_MS if changed else self.apart
        if not self.repeats and -MOST_REST_MS < since < apart:
            if self._resting or since >= self.apart:
                self.rested.emit()
            return True
        self._resting = False
        self.tapped_at, self._last_meaning = at, self.meaning
        return False

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Emit `held` for the second mouse button or the menu key."""
        if not self.holds:
            super().contextMenuEvent(event)
            return
        self._long_press_timer.stop()
        self.setDown(False)
        event.accept()
        self.held.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Store the focus reason: the ring of the window or of the button depends on it."""
        self.focused_by = event.reason()
        if self.rings:
            self.update()

    @property
    def reached_by_key(self) -> bool:
        """Return whether the keyboard moved the focus here."""
        return self.focused_by in BY_KEY

    @property
    def ringed(self) -> bool:
        """Return whether the button has the focus and shows its ring: keys are meant for it."""
        return self.hasFocus() and self.reached_by_key

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Skip Qt's repaint: lost focus changes nothing visible unless the button was held down."""
        if self.isDown():
            super().focusOutEvent(event)
        if self.rings:
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Space, and on Enter if the button has the ring; without it Enter is left to the page or sheet."""
        if event.key() in self.leaves:
            event.ignore()
        elif event.isAutoRepeat():
            return
        elif event.key() in ENTER and self.reached_by_key:
            self.tap()
        else:
            super().keyPressEvent(event)

    def _emit_held(self) -> None:
        if self.isDown():
            self._was_held = True
            self.held.emit()
            self.update()
