"""The lock of the screen: the felt stays in sight, nothing can be done but the PIN."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop import fonts
from desktop.look import Look
from desktop.paint import text, wrap
from desktop.painted import placed, put
from desktop.sheet_wording import tell
from desktop.table.pinpad import PinPad

TRIES, PAUSE_MS = 3, 10_000
"""After so many wrong PINs the pad rests for a while."""


class LockLayer(QWidget):
    """Lies over the whole window while it is locked: the felt stays in sight, nothing can be done but the PIN."""

    opened = Signal()

    def __init__(self, look: Look, opens: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self.opens, self.over = look, opens, parent
        self.tries = 0
        self.pad = PinPad(look, tell("unlock"), False, parent=self)
        self.pad.given.connect(self._try)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(PAUSE_MS)
        self._rest.timeout.connect(self._rested)
        self.setAccessibleName(tell("locked"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self._lay()

    def set_look(self, look: Look) -> None:
        """The window has another size."""
        self.look = look
        self.pad.set_look(look)
        self._lay()
        self.update()

    def _lay(self) -> None:
        fit = self.look.fit
        self.setGeometry(self.over.rect())
        head = self.look.pick(76.0, 58.0)
        put(self.pad, fit.inner.adjusted(0, head, 0, 0), fit.scale)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It grows with the window."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self.over.rect())
        return False

    def _try(self, digits: str) -> None:
        if self.opens(digits):
            self.opened.emit()
            return
        self.tries += 1
        if self.tries % TRIES == 0:
            self.pad.setEnabled(False)
            self._rest.start()
            self.pad.be("", tell("pin_rest", seconds=PAUSE_MS // 1000))
        else:
            self.pad.be("", tell("pin_wrong"))

    def _rested(self) -> None:
        self.pad.setEnabled(True)
        self.pad.be("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, backspace and Enter are the pad's; every other key ends here."""
        if event.text().isdecimal():
            self.pad.press(event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self.pad.press("back")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pad.press("go")
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap on the table does nothing now."""
        event.accept()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab does not leave the lock."""
        return False

    def paintEvent(self, event: object) -> None:
        """Column and bar are covered; strip and felt stay readable."""
        p = QPainter(self)
        theme, fit = self.look.theme, self.look.fit
        for part in (fit.column, fit.bar):
            p.fillRect(placed(part, fit.scale), theme.panel)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(fit.scale, fit.scale)
        head, px = self.look.pick(76.0, 58.0), self.look.type.statement
        inner = fit.inner
        text(p, tell("locked"), inner.left() + 6, inner.top() + head / 2, px, fonts.BOLD, theme.text)
        words = wrap(tell("locked_note"), self.look.type.second, fonts.MEDIUM, fit.bar.width() * 0.6, 2)
        step = self.look.type.second * 1.35
        y = fit.bar.center().y() - step * (len(words) - 1) / 2
        for number, line in enumerate(words):
            x = fit.bar.left() + self.look.pick(28, 18)
            text(p, line, x, y + number * step, self.look.type.second, fonts.MEDIUM, theme.text2)
        p.end()
