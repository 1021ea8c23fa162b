"""The PINs of this device over the whole window: a lock that outlives the app, and full screen that ends with a PIN."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from desktop.preferences.key_ring import KeyRing, file
from desktop.shell.host import Host
from desktop.table.lock import LockLayer


class PinGuard(QObject):
    """Lies over whatever page the app shows. The table has a lock of its own, through which the felt is seen."""

    def __init__(self, app: Host, window: QWidget) -> None:
        super().__init__(window)
        self.app, self.window = app, window
        self.ring = KeyRing(file())
        self.layer: LockLayer | None = None
        self._quiet: list[QShortcut] = []

    def ask(self, work: Callable[[], None]) -> None:
        """Do it once a PIN was given, at once where this device keeps none."""
        if not self.ring.pins.kept:
            work()
        elif self.layer is None:
            layer = self._lay(LockLayer(self.app.look(), self.ring, self.window, asks=True))
            layer.opened.connect(self._gone)
            layer.opened.connect(work)
            layer.closed.connect(self._gone)

    def ask_floor(self, work: Callable[[], None]) -> None:
        """Do it once somebody of the floor gave their PIN, at once where the floor keeps none."""
        if not self.ring.pins.guarded:
            work()
        elif self.layer is None:
            layer = self._lay(LockLayer(self.app.look(), self.ring, self.window, whole=True, asks=True, floor=True))
            layer.opened.connect(self._gone)
            layer.opened.connect(work)
            layer.closed.connect(self._gone)

    def cover(self) -> None:
        """Cover a page that is no table while the screen is locked."""
        pins = self.ring.pins
        if self.layer is None and pins.locked and pins.kept:
            layer = self._lay(LockLayer(self.app.look(), self.ring, self.window, whole=True))
            layer.opened.connect(self._unlocked)
        elif self.layer is not None:
            self.layer.raise_()

    def restyle(self) -> None:
        """Another size or other colours."""
        if self.layer is not None:
            self.layer.set_look(self.app.look())

    def _lay(self, layer: LockLayer) -> LockLayer:
        self.layer = layer
        self._quiet = [key for key in self.window.findChildren(QShortcut) if key.isEnabled()]
        for key in self._quiet:
            key.setEnabled(False)
        layer.show()
        layer.raise_()
        layer.setFocus(Qt.FocusReason.OtherFocusReason)
        return layer

    def _unlocked(self) -> None:
        self.ring.lock(False)
        self._gone()

    def _gone(self) -> None:
        if self.layer is not None:
            layer, self.layer = self.layer, None
            layer.hide()
            layer.deleteLater()
        for key in self._quiet:
            key.setEnabled(True)
        self._quiet = []
        if self.app.shown is not None:
            self.app.shown.setFocus(Qt.FocusReason.OtherFocusReason)
