"""The pad that takes the digits of a PIN, the sheet that asks for a PIN, and that of the recovery code."""

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.covers import keep_key
from desktop.kit.face import Face
from desktop.kit.fitting import fit_px, wrap
from desktop.kit.keys import TENS, BackKey, Keypad
from desktop.kit.layout import Space, row_high, rows_high
from desktop.kit.metrics import KEY_ROWS
from desktop.kit.paint import CENTRE, disc, panel, text
from desktop.kit.painted import Painted
from desktop.kit.shares import LINES_LOOSE
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import FINE, GAP, GO, MANY_LINES, ROUND, STRONG
from desktop.preferences.key_ring import KeyRing
from desktop.preferences.pins import LONGEST, SHORTEST
from desktop.table import shares
from desktop.table.sheet_sizes import PIN_ABOVE, PIN_DOT, PIN_HIGH, PIN_NOTE, PIN_TEXT, TEXT_LEFT
from desktop.words.say import say

RESTED_MS = 500
"""Interval in ms at which a resting pad checks whether it may be used again."""
GROUP = 4
"""Digits of a recovery code that are written together."""


class PinPad(Painted):
    """Digits and keys of a PIN; the digits are dots, or readable with `shown`. `confirmed` carries them."""

    confirmed = Signal(str)

    def __init__(
        self,
        look: Look,
        go: str,
        shown: bool,
        empty: str = "",
        parent: QWidget | None = None,
        ring: KeyRing | None = None,
        length: tuple[int, int] = (SHORTEST, LONGEST),
    ) -> None:
        """`ring` counts wrong PINs; None = a new PIN, which cannot be wrong. `length` = least and most digits."""
        super().__init__(look, parent)
        self.ring = ring
        self.least, self.most = length
        self._rest_timer = QTimer(self)
        self._rest_timer.setInterval(RESTED_MS)
        self._rest_timer.timeout.connect(self.rested)
        self.digits, self.word, self.shown, self.empty = "", go, shown, empty
        self.note = ""
        self.pad = Keypad(self, self.press, TENS)
        self.keys = self.pad.keys
        self.back = BackKey(look, self)
        self.back.name(say("speak_back"))
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(lambda: self.show_digits(""))
        self.go = Button(look, self, "go")
        self.go.tapped.connect(lambda: self.press("go"))
        self.show_digits("")
        self.rested()

    def wrong(self) -> None:
        """Clear the digits and show that they are wrong; rest if there were too many tries."""
        self.show_digits("", say("pin_wrong"))
        self.rested()

    def rested(self) -> None:
        """Disable the pad while the ring rests, with the seconds left; the ring counts them without the pad."""
        seconds = self.ring.rests if self.ring is not None else 0
        if seconds:
            self.setEnabled(False)
            self.show_digits("", say("pin_rest", seconds=seconds))
            self._rest_timer.start()
        elif not self.isEnabled():
            self._rest_timer.stop()
            self.setEnabled(True)
            self.show_digits("")

    def press(self, key: str) -> None:
        """Take a key: a digit, `back` or `go`."""
        if not self.isEnabled():
            return
        if key == "go":
            if not self.go.face.reason:
                self.confirmed.emit(self.digits)
        elif key == "back":
            self.show_digits(self.digits[:-1])
        elif len(self.digits) + len(key) <= self.most:
            self.show_digits(self.digits + key)

    def show_digits(self, digits: str, note: str = "") -> None:
        """Show these digits; `note` = why the earlier digits were cleared, "" = no reason."""
        self.digits, self.note = digits, note
        reason = "" if len(digits) >= self.least or (self.empty and not digits) else say("pin_short", least=self.least)
        word = self.word if digits or not self.empty else self.empty
        self.go.render_face(Face(word, reason=reason, fill="main"))
        self.setAccessibleDescription(note or say("pin_digits", count=len(digits)))
        self.update()

    def lay(self) -> None:
        """Place the typed digits on top, then the keys, then the key that confirms."""
        look, gap = self.look, self.look.of(GAP)
        box = self.area().adjusted(0, look.of(PIN_ABOVE), 0, 0)
        high = min(row_high(box.height() - look.of(GO) - gap, KEY_ROWS, gap), look.room.key_h)
        self.pad.place(box, gap, high, look, self.back)
        space = Space(box, gap, look.scale)
        space.top(rows_high(KEY_ROWS, high, gap))
        space.put(self.go, space.top(look.of(GO)))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the typed digits, and the note or a hint."""
        theme, high = self.look.theme, self.look.of(PIN_HIGH)
        box = QRectF(0, 0, area.width(), high)
        panel(p, box, ROUND, theme.sunk, theme.owe if self.note else theme.now, STRONG)
        middle = box.center()
        if self.shown:
            px = self.look.px(PIN_TEXT)
            text(
                p,
                grouped(self.digits) if self.most > LONGEST else self.digits,
                middle.x(),
                middle.y(),
                px,
                fonts.BOLD,
                theme.text,
                CENTRE,
            )
        else:
            step, places = self.look.of(PIN_DOT), max(self.least, len(self.digits))
            left = middle.x() - step * (places - 1) / 2
            for place in range(places):
                filled = theme.text if place < len(self.digits) else None
                disc(p, left + place * step, middle.y(), step * shares.PIN_DISC, filled, theme.edge, FINE)
        px = self.look.type.second - 1
        hint = "pin_hint" if self.least < self.most else "recovery_hint"
        words = self.note or say(hint, least=self.least, most=self.most)
        ink = theme.owe if self.note else theme.text2
        text(p, words, middle.x(), high + self.look.of(PIN_NOTE), px, fonts.MEDIUM, ink, CENTRE)


def grouped(digits: str) -> str:
    """Return the digits in groups of four, as they are read out and written down."""
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


class CodeSheet(Sheet):
    """The sheet that shows the recovery code once; `written_down` = the user confirms that it was written down.

    It comes right after a PIN was typed: Enter and Escape would take it away unread, so it is left by its two keys.
    """

    written_down = Signal()

    def __init__(self, look: Look, code: str) -> None:
        super().__init__(look, say("recovery_title"))
        self.code = code
        self.go = Button(look, self, "go")
        self.go.tapped.connect(self.written_down)
        self.go.render_face(Face(say("recovery_noted"), fill="main"))
        self.setAccessibleDescription(f"{grouped(code)}. {say('recovery_words')}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle all keys while the sheet is open; none of them closes it, except on a key reached by Tab."""
        if event.key() == Qt.Key.Key_Escape:
            keep_key(event)
        else:
            super().keyPressEvent(event)

    def arrange(self, space: Space) -> None:
        """Place the key at the foot."""
        space.put(self.go, space.bottom(self.look.of(GO)))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the code and its purpose."""
        super().paint(p, area)
        theme, side = self.look.theme, self.look.of(TEXT_LEFT)
        room = area.width() - 2 * side
        px = fit_px(grouped(self.code), self.look.px(PIN_TEXT), fonts.BOLD, room, self.look.type.second)
        y = self.head + px
        text(p, grouped(self.code), area.center().x(), y, px, fonts.BOLD, theme.text, CENTRE)
        px, top = self.look.type.second, y + shares.PIN_WORDS_DOWN * self.look.px(PIN_TEXT)
        for number, line in enumerate(wrap(say("recovery_words"), px, fonts.MEDIUM, room, MANY_LINES)):
            text(p, line, side, top + number * px * LINES_LOOSE, px, fonts.MEDIUM, theme.text2)


class PinSheet(Sheet):
    """The sheet that asks for a PIN over the column; `confirmed` carries its digits."""

    confirmed = Signal(str)

    def __init__(
        self, look: Look, title: str, go: str, shown: bool = False, empty: str = "", ring: KeyRing | None = None
    ) -> None:
        super().__init__(look, title)
        self.pad = PinPad(look, go, shown, empty, self, ring)
        self.pad.confirmed.connect(self.confirmed)

    def press(self, key: str) -> None:
        """Give a key of the keyboard to the pad."""
        self.pad.press(key)

    def wrong(self) -> None:
        """Show that the digits are wrong."""
        self.pad.wrong()

    def arrange(self, space: Space) -> None:
        """Place the pad."""
        space.put(self.pad, space.rect)
