"""PIN prompts over the whole window: the lock, which survives a restart, and actions that need a PIN."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from desktop.preferences.key_ring import KeyRing, file
from desktop.shell.host import Host
from desktop.table.lock import LockLayer


class PinGuard(QObject):
    """The PIN prompts over the pages of the app. The table has its own lock, which leaves the felt visible."""

    def __init__(self, app: Host, window: QWidget) -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.ring = KeyRing(file())
        self.layer: LockLayer | None = None
        self._disabled_keys: list[QShortcut] = []

    def ask(self, work: Callable[[], None]) -> None:
        """Call `work` after a correct PIN, at once where this device has no PIN."""
        if not self.ring.pins.kept:
            work()
        elif self.layer is None:
            layer = self._lay(LockLayer(self.app.look(), self.ring, self.window, asks=True))
            layer.opened.connect(self._remove_layer)
            layer.opened.connect(work)
            layer.closed.connect(self._remove_layer)

    def ask_floor(self, work: Callable[[], None]) -> None:
        """Call `work` after a correct PIN of the floor, at once where the floor has no PIN."""
        if not self.ring.pins.guarded:
            work()
        elif self.layer is None:
            layer = self._lay(LockLayer(self.app.look(), self.ring, self.window, whole=True, asks=True, floor=True))
            layer.opened.connect(self._remove_layer)
            layer.opened.connect(work)
            layer.closed.connect(self._remove_layer)

    def cover(self) -> None:
        """Cover a page other than the table while the screen is locked."""
        pins = self.ring.pins
        if self.layer is None and pins.locked and pins.kept:
            layer = self._lay(LockLayer(self.app.look(), self.ring, self.window, whole=True))
            layer.opened.connect(self._unlocked)
        elif self.layer is not None:
            self.layer.raise_()

    def restyle(self) -> None:
        """Fit the prompt to another size or theme."""
        if self.layer is not None:
            self.layer.set_look(self.app.look())

    def _lay(self, layer: LockLayer) -> LockLayer:
        self.layer = layer
        self._disabled_keys = [key for key in self.window.findChildren(QShortcut) if key.isEnabled()]
        for key in self._disabled_keys:
            key.setEnabled(False)
        layer.show()
        layer.raise_()
        layer.setFocus(Qt.FocusReason.OtherFocusReason)
        return layer

    def _unlocked(self) -> None:
        self.ring.lock(False)
        self._remove_layer()

    def _remove_layer(self) -> None:
        if self.layer is not None:
            layer, self.layer = self.layer, None
            layer.hide()
            layer.deleteLater()
        for key in self._disabled_keys:
            key.setEnabled(True)
        self._disabled_keys = []
        if self.app.shown is not None:
            self.app.shown.setFocus(Qt.FocusReason.OtherFocusReason)
