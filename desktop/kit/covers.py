"""Keyboard focus of covers (sheets, menus, explanations, a lock); the page has it while no cover is open."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

WINDOW_KEYS = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F11)
"""Keys of the window itself (keys, the other display, full screen): they work under any cover."""
HISTORY_KEYS = (Qt.Key.Key_Z, Qt.Key.Key_Y)
"""With Ctrl: undo and redo risk nothing, so that two quick presses count as two on any screen."""
REST_MS = 400


def keep_key(event: QKeyEvent) -> None:
    """Accept a key event, unless the key is the window's: no key reaches the widgets below a cover."""
    event.setAccepted(event.key() not in WINDOW_KEYS)


class Covers(QObject):
    """The covers of a page, the last one on top; `changed` carries whether any cover is open."""

    changed = Signal(bool)

    def __init__(self, home: QWidget) -> None:
        """Remember `home`, the page that gets the keyboard back."""
        super().__init__(home)
        self.home = home
        self._covers: list[QWidget] = []

    def __bool__(self) -> bool:
        return bool(self._covers)

    @property
    def cover(self) -> QWidget | None:
        """Return the cover on top, None without one."""
        return self._covers[-1] if self._covers else None

    def lay(self, cover: QWidget) -> None:
        """Put a cover on top and give it the keyboard."""
        if cover in self._covers:
            self._covers.remove(cover)
        self._covers.append(cover)
        self.focus_owner()
        self.changed.emit(True)

    def remove(self, cover: QWidget) -> None:
        """Remove a cover that is closed or about to close; the keyboard goes to what is below."""
        if cover in self._covers:
            self._covers.remove(cover)
            self.focus_owner()
            self.changed.emit(bool(self))

    def focus_owner(self) -> None:
        """Give the keyboard to the top cover, or to its `field` if it has one, else to the page."""
        owner = self.cover or self.home
        (getattr(owner, "field", None) or owner).setFocus(Qt.FocusReason.OtherFocusReason)


class KeyRest(QObject):
    """Blocks keys of a page for `REST_MS`: a finger still on a key must not act on a new screen.

    `kept` is emitted for a key that is blocked; a key that is held down emits it once.
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
        """Return whether keys are blocked now."""
        return self._timer.isActive()

    def begin(self, keys: frozenset[Qt.Key] = frozenset()) -> None:
        """Block `keys`, or all keys if the set is empty; a block of all keys is not narrowed."""
        self._keys = keys if self._keys or not self.resting else frozenset()
        if not self.resting:
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._timer.start()

    def end(self) -> None:
        """Let all keys through again."""
        self._timer.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Block a key of this page, on its way to a short cut (override) or to a widget."""
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        if not isinstance(event, QKeyEvent) or event.key() in WINDOW_KEYS or _is_undo_or_redo(event):
            return False
        if self._keys and event.key() not in self._keys:
            return False
        if isinstance(watched, QWidget):
            on_page = watched is self.page or self.page.isAncestorOf(watched)
        else:
            on_page = self.page.isVisible() and watched is self.page.window().windowHandle()
        if on_page:
            event.accept()
            if event.type() == QEvent.Type.KeyPress and event.text() and not event.isAutoRepeat():
                self.kept.emit()
        return on_page


def _is_undo_or_redo(event: QKeyEvent) -> bool:
    """Return whether a key event is undo or redo."""
    return event.key() in HISTORY_KEYS and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
