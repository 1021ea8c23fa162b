"""What lies over the column: a sheet with a title and a close key, its parts in `arrange`."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, sizes
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.covers import keep
from desktop.kit.fitting import whole
from desktop.kit.keys import CloseKey
from desktop.kit.layout import Space
from desktop.kit.paint import panel, text
from desktop.kit.painted import Painted, Tap, put
from desktop.kit.speech import say

DIGITS = "0123456789"
MARKS = ".,"
"""Either is the decimal mark of an amount: number pads have the one or the other."""
TITLE_SHRINKS = 0.75
"""How small a title gets before a name in it is cut."""


class Sheet(Painted):
    """A sheet over the column: title, close key. The pointer can go on with the bar; the keyboard is the sheet's.

    Its `field` has the keyboard where it has one, else the sheet itself. `counted` = it takes an amount: then the
    decimal mark of a keyboard comes to `press` as the digits do, in money.
    """

    closed = Signal()
    counted = False
    bar_waits = ""
    """Why the bar does nothing while the sheet is open; "" = it goes on."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.title = title
        self.field: QWidget | None = None
        self.close_key = CloseKey(look, self)
        self.close_key.name(say("sheet_close"))
        self.close_key.tapped.connect(self.closed)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab comes by its fields, not by itself
        self.lie_on("panel")  # nothing of the column below it is painted

    @property
    def head(self) -> float:
        """Height of the title line, reference px."""
        return sizes.HEAD_UPRIGHT if self.look.room.upright else self.look.of(sizes.HEAD)

    def go_key(self) -> Button:
        """The key at the foot: a tap and Enter press `go`."""
        go = Button(self.look, self, "go")
        go.tapped.connect(lambda: self.press("go"))
        return go

    @property
    def typing(self) -> bool:
        """Whether somebody is in the middle of entering something, which what comes meanwhile must not take away."""
        return False

    def press(self, key: str) -> None:
        """A key of the sheet or the keyboard: a digit, a mark, `back`, `go`. Enter presses what Tab has come to."""
        focused = self.focusWidget()
        if key == "go" and isinstance(focused, Tap):
            focused.tap()

    def type(self, text: str) -> None:
        """A letter or another sign of the keyboard; most sheets have no place for one."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came to the sheet, or a tap between its keys brought it back."""
        super().focusInEvent(event)
        if self.field is not None:
            self.field.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the sheet's while it is open: none goes further."""
        key, text = event.key(), event.text()
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.isAutoRepeat() and key != Qt.Key.Key_Backspace:
            pass
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press("go")
        elif key == Qt.Key.Key_Backspace:
            self.press("back")
        elif text and text in DIGITS + (MARKS if self.counted else ""):
            self.press(text)
        elif text.isprintable() and text:
            self.type(text)
        keep(event)

    def lay(self) -> None:
        """The close key in its corner, the rest in what is left below the title."""
        head, side = self.head, self.look.of(sizes.SIDE)
        put(self.close_key, QRectF(self.area().width() - head, 0, head, head), self.look.scale)
        inner = self.area().adjusted(side, head, -side, -side)
        self.arrange(Space(inner, self.look.of(sizes.GAP), self.look.scale))

    def arrange(self, space: Space) -> None:
        """Place what is on the sheet."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet and its title."""
        theme, edge = self.look.theme, sizes.EDGE
        box = area.adjusted(edge, edge, -edge, -edge)
        panel(p, box, sizes.ROUND_SHEET, None, theme.edge, sizes.LINE)
        px, left = self.look.grown(sizes.TITLE), self.look.of(sizes.TITLE_LEFT)
        words, px = whole(self.title, px, fonts.BOLD, area.width() - self.head - left - 2, round(px * TITLE_SHRINKS))
        text(p, words, left, self.head / 2, px, fonts.BOLD, theme.text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap between the keys does nothing."""
        event.accept()
