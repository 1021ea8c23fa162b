"""The lock of the screen: the felt stays in sight, and only a PIN can be entered."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import CloseAll
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.fitting import wrap
from desktop.kit.paint import text
from desktop.kit.painted import pixel_rect, put
from desktop.kit.shares import LINES_CLEAR
from desktop.kit.sizes import CLOSE, GO, SIDE
from desktop.preferences.key_ring import CODE, KeyRing
from desktop.preferences.pins import LONGEST, SHORTEST
from desktop.present.slot import Slot
from desktop.table import shares
from desktop.table.pin_pad import PinPad
from desktop.table.sheet_sizes import LOCK_BACK, LOCK_HEAD, LOCK_WORDS_AT
from desktop.words.say import say


class LockLayer(QWidget):
    """A layer over the whole window while it is locked; the felt stays in sight, and only a PIN can be entered.

    `whole`: the page below is no table and is covered. `asks`: the PIN is asked to leave full screen, and the layer
    can be closed without it. `floor`: only a PIN of the floor opens the lock.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        look: Look,
        ring: KeyRing,
        parent: QWidget,
        *,
        whole: bool = False,
        asks: bool = False,
        floor: bool = False,
    ) -> None:
        super().__init__(parent)
        self.look, self.ring, self.covered = look, ring, parent
        self.whole, self.asks, self.floor = whole, asks, floor
        self.lost = ring.pins.lost
        self.title = say("floor_pin_reopen" if floor else "full_screen_pin" if asks else "locked")
        length = (CODE, CODE) if self.lost else (SHORTEST, LONGEST)
        self.pad = PinPad(look, say("pin_go" if asks else "unlock"), self.lost, parent=self, ring=ring, length=length)
        self.pad.confirmed.connect(self._try)
        self.back = Button(look, self, "aside")
        self.back.render_face(Slot(say("unsaved_back"), intent=CloseAll()))
        self.back.tapped.connect(self.closed)
        self.back.setVisible(asks)
        self.setAccessibleName(self.title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self._lay()

    def set_look(self, look: Look) -> None:
        """Lay out the lock again in another look."""
        self.look = look
        for part in (self.pad, self.back):
            part.set_look(look)
        self._lay()
        self.update()

    def _lay(self) -> None:
        fit = self.look.fit
        self.setGeometry(self.covered.rect())
        head = self.look.of(LOCK_HEAD)
        self.box = fit.inner
        if self.whole:  # no felt beside the pad: place it in the middle
            self.box.moveLeft((fit.width - self.box.width()) / 2)
        put(self.pad, self.box.adjusted(0, head, 0, 0), fit.scale)
        bar, width = fit.bar, self.look.of(LOCK_BACK)
        gap = self.look.of(SIDE)
        high = min(bar.height() - 2 * gap, self.look.of(GO))
        box = QRectF(bar.right() - width - gap, bar.center().y() - high / 2, width, high)
        put(self.back, box, fit.scale)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize the lock with the window."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self.covered.rect())
        return False

    def _try(self, digits: str) -> None:
        opens = self.ring.recover if self.lost else self.ring.is_of_floor if self.floor else self.ring.opens
        if opens(digits):
            self.opened.emit()
        else:
            self.pad.wrong()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give digits, backspace and Enter to the pad, close on Escape where that is allowed; stop all other keys."""
        if event.text().isdecimal():
            self.pad.press(event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self.pad.press("back")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pad.press("go")
        elif event.key() == Qt.Key.Key_Escape and self.asks:
            self.closed.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow a tap on the table."""
        event.accept()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab does not leave the lock."""
        return False

    def note(self) -> str:
        """Return the sentence that says which PIN or code opens the lock."""
        if self.lost:
            return say("locked_lost" if self.ring.recoverable else "locked_for_good", file=str(self.ring.file))
        if self.floor:
            return say("floor_pin_note")
        return say("full_screen_note" if self.asks else "locked_page_note" if self.whole else "locked_note")

    def paintEvent(self, event: object) -> None:
        """Cover column and bar, or the whole page; strip and felt of a table stay readable."""
        p = QPainter(self)
        theme, fit = self.look.theme, self.look.fit
        if self.whole:
            p.fillRect(self.rect(), theme.panel)
        for part in () if self.whole else (fit.column, fit.bar):
            p.fillRect(pixel_rect(part, fit.scale), theme.panel)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(fit.scale, fit.scale)
        head, px = self.look.of(LOCK_HEAD), self.look.type.statement
        text(p, self.title, self.box.left() + CLOSE, self.box.top() + head / 2, px, fonts.BOLD, theme.text)
        room = fit.bar.width() * shares.LOCK_WORDS
        words = wrap(self.note(), self.look.type.second, fonts.MEDIUM, room, 2)
        step = self.look.type.second * LINES_CLEAR
        y = fit.bar.center().y() - step * (len(words) - 1) / 2
        for number, line in enumerate(words):
            x = self.box.left() + CLOSE if self.whole else fit.bar.left() + self.look.of(LOCK_WORDS_AT)
            text(p, line, x, y + number * step, self.look.type.second, fonts.MEDIUM, theme.text2)
        p.end()
