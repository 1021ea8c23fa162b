"""What lies over a page has the keyboard: sheets, menus, explanations, a lock. The page has it while nothing does."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

WINDOW_KEYS = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F11)
"""Keys of the window itself (keys, the other display, full screen): they work whatever lies over the page."""
HISTORY_KEYS = (Qt.Key.Key_Z, Qt.Key.Key_Y)
"""With Ctrl: undo and redo put nothing at stake, so that two quick ones are two wherever they lead."""
REST_MS = 400


def keep(event: QKeyEvent) -> None:
    """End a key here, unless it is the window's: no key falls through to what lies below."""
    event.setAccepted(event.key() not in WINDOW_KEYS)


class Covers(QObject):
    """The covers of a page, the last one on top. `changed` = whether there is one."""

    changed = Signal(bool)

    def __init__(self, home: QWidget) -> None:
        """`home` = the page, which gets the keyboard back."""
        super().__init__(home)
        self.home = home
        self._covers: list[QWidget] = []

    def __bool__(self) -> bool:
        return bool(self._covers)

    @property
    def cover(self) -> QWidget | None:
        """The one on top."""
        return self._covers[-1] if self._covers else None

    def lay(self, cover: QWidget) -> None:
        """A cover was opened: the keyboard is its, until it is lifted or another lies on it."""
        if cover in self._covers:
            self._covers.remove(cover)
        self._covers.append(cover)
        self.give()
        self.changed.emit(True)

    def lift(self, cover: QWidget) -> None:
        """A cover is closed, or about to be: what lies below has the keyboard again."""
        if cover in self._covers:
            self._covers.remove(cover)
            self.give()
            self.changed.emit(bool(self))

    def give(self) -> None:
        """Give the keyboard to whose it is: of a cover that has a `field`, to that."""
        owner = self.cover or self.home
        (getattr(owner, "field", None) or owner).setFocus(Qt.FocusReason.OtherFocusReason)


class Rest(QObject):
    """Lets no key through to a page for `REST_MS`: a finger that is still on a key does not act on a new screen.

    `kept` = a key was pressed and does nothing; a key that is held down says so once.
    """

    kept = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.page = page
        self._keys: frozenset[Qt.Key] = frozenset()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self.end)

    @property
    def resting(self) -> bool:
        """Whether keys do nothing now."""
        return self._timer.isActive()

    def begin(self, keys: frozenset[Qt.Key] = frozenset()) -> None:
        """From now on: only these keys, or all of them where none is named. A rest of all keys stays one."""
        self._keys = keys if self._keys or not self.resting else frozenset()
        if not self.resting:
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._timer.start()

    def end(self) -> None:
        """Keys do what they say again."""
        self._timer.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key of this page, on its way to a short cut (override) or to a widget, ends here."""
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        if not isinstance(event, QKeyEvent) or event.key() in WINDOW_KEYS or _of_history(event):
            return False
        if self._keys and event.key() not in self._keys:
            return False
        if isinstance(watched, QWidget):
            ours = watched is self.page or self.page.isAncestorOf(watched)
        else:
            ours = self.page.isVisible() and watched is self.page.window().windowHandle()
        if ours:
            event.accept()
            if event.type() == QEvent.Type.KeyPress and event.text() and not event.isAutoRepeat():
                self.kept.emit()
        return ours


def _of_history(event: QKeyEvent) -> bool:
    """Whether a key takes a step back, or does it again."""
    return event.key() in HISTORY_KEYS and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
