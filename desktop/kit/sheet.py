"""A sheet over the column: title, close key and the parts that `arrange` places."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, sizes
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.covers import keep_key
from desktop.kit.fitting import fit_whole
from desktop.kit.keys import CloseKey
from desktop.kit.layout import Space
from desktop.kit.paint import panel, text
from desktop.kit.painted import Painted, Tap, put
from desktop.kit.speech import say

DIGITS = "0123456789"
MARKS = ".,"
"""Each of these signs is the decimal mark of an amount: number pads have the one or the other."""
TITLE_SHRINKS = 0.75
"""The smallest size of a title, as a share of its size, before a name in it is cut."""


class Sheet(Painted):
    """A sheet over the column. The pointer can still use the bar; all keys of the keyboard go to the sheet.

    The focus is on its `field` if it has one, else on the sheet. `counted` = it takes an amount: the decimal mark of
    the keyboard then goes to `press` like a digit, in money.
    """

    closed = Signal()
    counted = False
    bar_waits = ""
    """Why the bar is blocked while the sheet is open; "" = it is not."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.title = title
        self.field: QWidget | None = None
        self.close_key = CloseKey(look, self)
        self.close_key.name(say("sheet_close"))
        self.close_key.tapped.connect(self.closed)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to the fields of the sheet, not to the sheet
        self.set_ground("panel")  # the column below is not painted

    @property
    def head(self) -> float:
        """Return the height of the title line, reference px."""
        return sizes.HEAD_UPRIGHT if self.look.room.upright else self.look.of(sizes.HEAD)

    def go_key(self) -> Button:
        """Return the key at the foot: a tap and Enter press `go`."""
        go = Button(self.look, self, "go")
        go.tapped.connect(lambda: self.press("go"))
        return go

    @property
    def typing(self) -> bool:
        """Return whether an entry is under way, which an event from outside must not discard."""
        return False

    def press(self, key: str) -> None:
        """Handle a key of the sheet or the keyboard: a digit, a mark, `back` or `go`; `go` taps the focused key."""
        focused = self.focusWidget()
        if key == "go" and isinstance(focused, Tap):
            focused.tap()

    def type(self, text: str) -> None:
        """Handle a printable sign of the keyboard; most sheets ignore it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the field, also after a tap between the keys of the sheet."""
        super().focusInEvent(event)
        if self.field is not None:
            self.field.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle all keys while the sheet is open, except those of the window."""
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
        keep_key(event)

    def lay(self) -> None:
        """Place the close key in its corner and the rest below the title."""
        head, side = self.head, self.look.of(sizes.SIDE)
        put(self.close_key, QRectF(self.area().width() - head, 0, head, head), self.look.scale)
        inner = self.area().adjusted(side, head, -side, -side)
        self.arrange(Space(inner, self.look.of(sizes.GAP), self.look.scale))

    def arrange(self, space: Space) -> None:
        """Place the parts of the sheet."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet and its title."""
        theme, edge = self.look.theme, sizes.EDGE
        box = area.adjusted(edge, edge, -edge, -edge)
        panel(p, box, sizes.ROUND_SHEET, None, theme.edge, sizes.LINE)
        px, left = self.look.grown(sizes.TITLE), self.look.of(sizes.TITLE_LEFT)
        words, px = fit_whole(
            self.title, px, fonts.BOLD, area.width() - self.head - left - 2, round(px * TITLE_SHRINKS)
        )
        text(p, words, left, self.head / 2, px, fonts.BOLD, theme.text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore a tap between the keys."""
        event.accept()
