"""The number pad of the settle-up page, on which an amount is typed in the money of the payments."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.layout import cells, column, from_left, row_high
from desktop.kit.page import Panel
from desktop.kit.page_keys import PadKey
from desktop.recap import sizes as measure
from desktop.recap.settling import Settling
from desktop.words.amounts import MARKS
from desktop.words.i18n import amounts_in, chips_in, decimal_key, echoed, figure, typed, whole_chips
from desktop.words.say import say

if TYPE_CHECKING:
    from engine.settings.records import Money

ACROSS, ROWS = 3, 4
"""Columns and rows of keys."""


class Pad(Panel):
    """A number pad for an amount in the money of the payments; `changed` is emitted after each key."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.how_much"), parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.money: Money | None = None
        self.typed = ""
        self.aimed = True
        """Whether typed digits go to this pad; the frame of the entry shows it."""
        self.keys: dict[str, PadKey] = {}

    def show_amount(self, shown: Settling, amount: int, text: str) -> None:
        """Start with `amount`, in the unit of the payments; `text` is the same amount as it would be typed."""
        self.money = shown.money
        self.typed = text if amount else ""
        with amounts_in(self.money):
            last = decimal_key() or "00"
        for sign in (*"1234567890", last, "back"):
            if sign not in self.keys:
                self.keys[sign] = PadKey(self.look, sign, self)
                self.keys[sign].tapped.connect(lambda sign=sign: self.press(sign))
                self.keys[sign].show()
        self._order = (*"123456789", last, "0", "back")
        self.lay()

    _order: tuple[str, ...] = ()
    """The names of the keys, row by row from the top left."""

    @property
    def amount(self) -> int:
        """The typed amount in the unit of the payments; 0 = nothing is typed, or units cannot make it."""
        with amounts_in(self.money):
            return chips_in(self.typed) or 0

    @property
    def refused(self) -> str:
        """Return why the typed text is no amount, in money with the nearest amounts; "" = nothing is wrong."""
        with amounts_in(self.money):
            if not self.typed or chips_in(self.typed) is not None:
                return ""
            if self.money is None:
                return say("whole_chips")
            below = whole_chips(self.typed)
            return say("recap.multiples", step=figure(1), below=figure(below), above=figure(below + 1))

    def press(self, sign: str) -> None:
        """Press the key named `sign`."""
        with amounts_in(self.money):
            self.typed = self.typed[:-1] if sign == "back" else typed(self.typed, sign)
        self.changed.emit()
        self.update()

    def typed_key(self, sign: str) -> bool:
        """Press the pad's key for a digit, comma, point or "back" of the keyboard; return whether there is one."""
        mark = bool(sign) and sign in MARKS
        on_pad = mark or sign in self._order
        if on_pad:
            self.press("." if mark else sign)
        return on_pad

    def aim_elsewhere(self, elsewhere: bool) -> None:
        """Set whether typed digits go to another field now."""
        self.aimed = not elsewhere
        self.update()

    def arrange(self) -> None:
        """Place the entry on top and the keys below it."""
        gap = self.look.of(sizes.GAP)
        self._entry, box = column(self.inner(), gap, self.look.of(measure.ENTRY_HIGH), None)
        tall = min(self.look.of(measure.PAD_KEY_MOST), row_high(box.height(), ROWS, gap))
        for sign, key in self.keys.items():
            key.setVisible(sign in self._order)
        places = cells(box, ACROSS * ROWS, ACROSS, gap, tall)
        for at, sign in enumerate(self._order):
            self.place(self.keys[sign], places[from_left(at, ACROSS)])

    _entry = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and the text typed so far."""
        super().paint(p, area)
        theme, kind, box = self.look.theme, self.look.type, self._entry
        edge = theme.now if self.aimed else theme.edge
        paint.panel(p, box, self.look.of(sizes.ROUND_SMALL), theme.sunk, edge, sizes.STRONG)
        words = echoed(self.typed) if self.typed else "0"
        px = fitting.fit_px(words, kind.amount, fonts.BOLD, box.width() - 2 * sizes.AWAY)
        ink = theme.text if self.typed else theme.text2
        paint.text(p, words, box.right() - sizes.AWAY, box.center().y(), px, fonts.BOLD, ink, paint.RIGHT)
