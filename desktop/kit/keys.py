"""Keys that show only an icon (close, backspace, menu of a page), and the digits of a pad."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import sizes
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.icons import paint as icon
from desktop.kit.layout import cells, from_left
from desktop.kit.metrics import KEY_ROWS
from desktop.kit.paint import panel
from desktop.kit.painted import Painted, Tap, put
from desktop.kit.speech import KitSpeech, say

ACROSS = 3
LOW = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "00", "000")
HIGH = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "00", "000")
TENS = 10
"""Digits before the noughts and the decimal mark."""
WITH_ZEROS = 11
"""Number of keys of a pad with `00` and without `000`."""


class IconKey(Tap):
    """A framed key with an icon; `drawn` is the icon's size, `line` the width of its strokes in reference px."""

    symbol = ""
    drawn: sizes.Pair = (30, 26)
    """Size of the icon in reference px, wide and compact."""
    line = 2.2

    def frame(self, area: QRectF) -> QRectF:
        """Return the rectangle of the frame."""
        return area.adjusted(0, 0, 0, -sizes.SHADOW)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint frame and icon."""
        theme, rect = self.look.theme, self.frame(area)
        fill = theme.pressed if self.isDown() else theme.raised
        panel(p, rect, sizes.ROUND, fill, theme.edge, sizes.LINE, shadow=True)
        icon(p, self.symbol, rect.center().x(), rect.center().y(), self.look.of(self.drawn), theme.text, self.line)


class MenuKey(IconKey):
    """Opens the menu of a page; the frame is smaller than the area that takes the tap."""

    symbol, drawn, line = "menu", (28, 22), 2.4

    def frame(self, area: QRectF) -> QRectF:
        """Return a frame in the middle of the area."""
        width, height = self.look.room.menu
        return QRectF(area.center().x() - width / 2, area.center().y() - height / 2, width, height - 1)


class BackKey(IconKey):
    """Backspace; a long press clears."""

    symbol = "backspace"

    def __init__(self, look: Look, parent: QWidget | None = None, holds: bool = True) -> None:
        super().__init__(look, parent, repeats=True, holds=holds)
        self.name(say("speak_backspace"))
        self.set_ground("sunk")

    def appearance(self) -> object:
        """Return whether the key is held down."""
        return self.isDown()


class CloseKey(Tap):
    """Closes a sheet; a cross, framed only while it is held down."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint a cross."""
        theme, inset = self.look.theme, sizes.ROUND / 2
        if self.isDown():
            panel(p, area.adjusted(inset, inset, -inset, -inset), sizes.ROUND, theme.pressed)
        icon(p, "cross", area.center().x(), area.center().y(), self.look.of(sizes.MARK), theme.text2, IconKey.line)


class Keypad:
    """The digits of a pad on `home`, in the order the user chose; `press` receives `7`, `00` or `back`."""

    def __init__(self, home: Painted, press: Callable[[str], None], count: int = len(LOW)) -> None:
        self.keys = [Button(home.look, home, "key", repeats=True) for _ in range(count)]
        for key in self.keys:
            key.tapped.connect(lambda key=key: press(key.face.word))
        self.label(home.look)

    def label(self, look: Look) -> None:
        """Label the keys, with 1 2 3 or 7 8 9 on top."""
        mark: str = KitSpeech.decimal_key()
        order: tuple[str, ...] = HIGH if look.high_keys else LOW
        if mark:
            order = (*order[:TENS], mark, "00")
        for key, digits in zip(self.keys, order, strict=False):
            key.render_face(Face(digits, spoken=say("key_decimal") if digits == mark else ""))

    def place(self, box: QRectF, gap: float, high: float, look: Look, back: QWidget | None = None) -> None:
        """Place four rows from the top of `box`; a pad of ten or eleven keys has 0 in the middle, `back` beside it."""
        self.label(look)
        places = cells(box, KEY_ROWS * ACROSS, ACROSS, gap, high)
        for number, key in enumerate(self.keys):
            at = number if len(self.keys) > WITH_ZEROS or number < TENS - 1 else 2 * TENS - 1 - number
            put(key, places[from_left(at, ACROSS)], look.scale)
        if back is not None:
            put(back, places[from_left(len(places) - 1, ACROSS)], look.scale)
