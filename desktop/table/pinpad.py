"""A PIN by digits: the pad, and the sheet that asks for one."""

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import CENTRE, disc, panel, text
from desktop.kit.painted import Painted, Tap, key_column, put
from desktop.preferences.pins import LONGEST, SHORTEST, KeyRing
from desktop.present.slot import Slot
from desktop.table.amountpad import HIGH, LOW, BackKey
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.sheets import tell


class PinPad(Painted):
    """Digits as dots, or in the open while a new PIN is chosen. `given` carries them."""

    given = Signal(str)

    def __init__(
        self,
        look: Look,
        go: str,
        shown: bool,
        empty: str = "",
        parent: QWidget | None = None,
        ring: KeyRing | None = None,
    ) -> None:
        """`ring` = where wrong PINs are counted; None = a PIN is chosen, which cannot be wrong."""
        super().__init__(look, parent)
        self.ring = ring
        self._resting = QTimer(self)
        self._resting.setInterval(500)
        self._resting.timeout.connect(self._rested)
        self.digits, self.word, self.shown, self.empty = "", go, shown, empty
        self.note = ""
        self.keys = [SlotButton(look, self, repeats=True) for _ in range(10)]
        digits = (HIGH if look.high_keys else LOW)[:10]
        for key, digit in zip(self.keys, digits, strict=True):
            key.render_slot(Slot(digit, intent=Type(digit)))
            key.said.connect(lambda intent: self.press(intent.digits))
        self.back = BackKey(look, self, repeats=True, holds=True)
        self.back.name(tell("speak_back"))
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(lambda: self.be(""))
        self.go = SlotButton(look, self)
        self.go.tapped.connect(lambda: self.press("go"))
        self.be("")
        self._rested()

    def wrong(self) -> None:
        """These are not the digits: after some tries the pad rests."""
        self.be("", tell("pin_wrong"))
        self._rested()

    def _rested(self) -> None:
        """Rest as long as the ring does; its count goes on without the pad."""
        left = self.ring.rests if self.ring is not None else 0
        if left:
            self.setEnabled(False)
            self.be("", tell("pin_rest", seconds=left))
            self._resting.start()
        elif not self.isEnabled():
            self._resting.stop()
            self.setEnabled(True)
            self.be("")

    @property
    def parts(self) -> tuple[Tap, ...]:
        """Everything that can be pressed."""
        return (*self.keys, self.back, self.go)

    def press(self, key: str) -> None:
        """A digit, `back` or `go`."""
        if not self.isEnabled():
            return
        if key == "go":
            if not self.go.slot.reason:
                self.given.emit(self.digits)
        elif key == "back":
            self.be(self.digits[:-1])
        elif len(self.digits) + len(key) <= LONGEST:
            self.be(self.digits + key)

    def be(self, digits: str, note: str = "") -> None:
        """Show these digits, and perhaps why they went."""
        self.digits, self.note = digits, note
        reason = "" if len(digits) >= SHORTEST or (self.empty and not digits) else tell("pin_short", least=SHORTEST)
        word = self.word if digits or not self.empty else self.empty
        self.go.render_slot(Slot(word, reason=reason, fill="main", intent=Type("go")))
        self.setAccessibleDescription(note or tell("pin_digits", count=len(digits)))
        self.update()

    def lay(self) -> None:
        """It was placed."""
        area, gap, scale = self.area(), self.look.pick(8.0, 6.0), self.look.scale
        top, go = self.look.pick(110.0, 84.0), self.look.pick(92.0, 72.0)
        width = (area.width() - 2 * gap) / 3
        high = min((area.height() - top - go - 4 * gap) / 4, self.look.room.key_h)
        self.go.sizes = (28, 32, 18) if self.look.room.wide else (21, 24, 14)
        for number, key in enumerate(self.keys):
            line, place = divmod(number if number < 9 else 10, 3)
            key.sizes = (self.look.type.key, self.look.type.key, 14)
            put(key, QRectF(key_column(place) * (width + gap), top + line * (high + gap), width, high), scale)
        put(self.back, QRectF(key_column(2) * (width + gap), top + 3 * (high + gap), width, high), scale)
        put(self.go, QRectF(0, top + 4 * (high + gap), area.width(), go), scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint what was typed, and the note."""
        theme, wide = self.look.theme, self.look.room.wide
        high = 64.0 if wide else 50.0
        box = QRectF(0, 0, area.width(), high)
        panel(p, box, 12, theme.sunk, theme.owe if self.note else theme.now, 2.0)
        middle = box.center().y()
        if self.shown:
            px = 36 if wide else 27
            text(p, self.digits, box.center().x(), middle, px, fonts.BOLD, theme.text, CENTRE)
        else:
            step = 30.0 if wide else 24.0
            left = box.center().x() - step * (max(SHORTEST, len(self.digits)) - 1) / 2
            for place in range(max(SHORTEST, len(self.digits))):
                filled = theme.text if place < len(self.digits) else None
                disc(p, left + place * step, middle, step * 0.55, filled, theme.edge, 1.5)
        px = self.look.type.second - 1
        words = self.note or tell("pin_hint", least=SHORTEST, most=LONGEST)
        ink = theme.owe if self.note else theme.text2
        text(p, words, area.center().x(), high + self.look.pick(24, 18), px, fonts.MEDIUM, ink, CENTRE)


class PinSheet(Sheet):
    """Asks for a PIN over the column; `given` carries its digits."""

    given = Signal(str)

    def __init__(
        self, look: Look, title: str, go: str, shown: bool = False, empty: str = "", ring: KeyRing | None = None
    ) -> None:
        super().__init__(look, title)
        self.pad = PinPad(look, go, shown, empty, self, ring)
        self.pad.given.connect(self.given)

    def press(self, key: str) -> None:
        """A key of the keyboard."""
        self.pad.press(key)

    def wrong(self) -> None:
        """These are not the digits."""
        self.pad.wrong()

    def arrange(self) -> None:
        """Place the pad."""
        side = self.look.pick(14.0, 8.0)
        put(self.pad, self.area().adjusted(side, self.head, -side, -side), self.look.scale)
