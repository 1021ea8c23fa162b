"""Parts of the settle-up page: what everybody gets or pays, a payment to choose, its code, a pad for an amount."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells, from_left
from desktop.kit.page import Panel
from desktop.kit.page_keys import PadKey, ring
from desktop.recap.pager import Pager
from desktop.recap.paying import squares
from desktop.recap.payment_card import PaymentCard
from desktop.recap.settling import Settling
from desktop.words.i18n import amounts_in, decimal_key, echoed, signed, typed, whole_chips
from desktop.words.say import say

if TYPE_CHECKING:
    from engine.settings.records import Money

QUIET = 4
"""Squares of white round a code: readers want them."""


class CostTable(Panel):
    """A line for everybody: each part of their sum, a bar, and the sum."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.gets_or_pays"), parent)
        self.shown: Settling | None = None
        self.first = 0
        self._pager = Pager(look, self)
        self._pager.turned.connect(self._turn)

    def show_costs(self, shown: Settling) -> None:
        """Other sums."""
        self.shown = shown
        lines = []
        with amounts_in(shown.money):
            for row in shown.rows:
                cells = zip(shown.heads, (*row.cells, signed(row.whole, sign=False)), strict=True)
                lines.append(f"{row.name}: " + ", ".join(f"{head} {cell}" for head, cell in cells))
        self.setAccessibleDescription(". ".join(lines))
        self.lay()

    def _turn(self, first: int) -> None:
        self.first = first
        self.lay()

    @property
    def _least(self) -> float:
        return self.look.pick(34, 24)

    def arrange(self) -> None:
        """As many lines as there is room for; more of them, some at a time."""
        count = len(self.shown.rows) if self.shown else 0
        most = max(1, int(self.inner().height() / self._least) - 1)
        self.first = self.first if self.first < count else 0
        self._most = most
        wide = self.look.pick(190, 140)
        self._pager.setVisible(count > most)
        self.taken = wide if count > most else 0.0
        self._pager.show_part(self.first, most, count)
        self.place(self._pager, QRectF(self.inner().right() - wide, 6, wide, self.head - 8))

    _most = 1

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Heads, then the lines; the widest column of names leaves the rest to the figures."""
        super().paint(p, area)
        if self.shown is None:
            return
        theme, kind, box = self.look.theme, self.look.type, self.inner()
        rows = self.shown.rows[self.first : self.first + self._most]
        high = min(self.look.pick(46, 34), box.height() / (len(rows) + 1))
        px = min(kind.name, round(high * 0.62))
        name = min(box.width() * 0.26, max((fonts.width(row.name, px, fonts.SEMIBOLD) for row in rows), default=0) + 18)
        bar = box.width() * 0.16
        column = (box.width() - name - bar) / len(self.shown.heads)
        rights = [box.left() + name + column * (at + 1) for at in range(len(self.shown.heads) - 1)] + [box.right()]
        small, y = min(kind.second, px), box.top() + high / 2
        for head, right in zip(self.shown.heads, rights, strict=True):
            words, size = fitting.whole(head, small, fonts.MEDIUM, column - 8)
            paint.text(p, words, right, y, size, fonts.MEDIUM, theme.text2, paint.RIGHT)
        most = max((abs(row.whole) for row in self.shown.rows), default=0) or 1
        with amounts_in(self.shown.money):
            for row in rows:
                y += high
                paint.hairline(p, theme.hair, box.left(), y - high / 2, box.right(), y - high / 2)
                words, size = fitting.whole(row.name, px, fonts.SEMIBOLD, name - 10)
                paint.text(p, words, box.left(), y, size, fonts.SEMIBOLD, theme.text)
                for cell, right in zip(row.cells, rights, strict=False):
                    size = fitting.fit_px(cell, px, fonts.MEDIUM, column - 8)
                    paint.text(p, cell, right, y, size, fonts.MEDIUM, theme.text, paint.RIGHT)
                words = signed(row.whole, sign=False)
                size = fitting.fit_px(words, px, fonts.BOLD, column - 8)
                paint.text(p, words, box.right(), y, size, fonts.BOLD, theme.text, paint.RIGHT)
                middle, half = box.right() - column - bar / 2, bar / 2 - 6
                long = half * abs(row.whole) / most
                left = middle if row.whole > 0 else middle - long
                paint.hairline(p, theme.line, middle, y - high * 0.3, middle, y + high * 0.3)
                if row.whole:
                    fill = theme.win if row.whole > 0 else theme.owe
                    paint.panel(p, QRectF(left, y - high * 0.16, long, high * 0.32), 3, fill)


class Choosable(PaymentCard):
    """A payment to look at: the one that is lit has an amber ring."""

    lit = False

    def light(self, lit: bool) -> None:
        """Whether its code is shown."""
        self.lit = lit
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The card, and the ring."""
        super().paint(p, area)
        if self.lit:
            ring(p, area.adjusted(0, 0, 0, -self.inset[1]), self.look.of(self.corners), self.look.theme.now)

    def _note(self, brief: bool) -> str:
        words = super()._note(brief)
        return say("recap.unpaid") if words == say("recap.tap_paid") else words


class Code(Panel):
    """Who pays whom, the amount, and a code of it in black on white whatever the colours are."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.amount, self.text, self.below = "", "", 0.0

    def show_code(self, title: str, amount: str, text: str) -> None:
        """What is to be paid; without `text` there is no code."""
        self.title, self.amount, self.text = title, amount, text
        self.squares = squares(text) if text else ()
        self.setAccessibleName(f"{title} {amount}".strip())
        self.setAccessibleDescription(text)
        self.update()

    squares: tuple[tuple[bool, ...], ...] = ()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Amount, code, and what the code says."""
        super().paint(p, area)
        theme, kind, box = self.look.theme, self.look.type, self.inner().adjusted(0, 0, 0, -self.below)
        high = self.look.pick(58, 36)
        px = fitting.fit_px(self.amount, round(high * 0.8), fonts.BOLD, box.width())
        paint.text(p, self.amount, box.center().x(), box.top() + high / 2, px, fonts.BOLD, theme.text, paint.CENTRE)
        if not self.squares:
            return
        lines = fitting.wrap(self.text, kind.small, fonts.MEDIUM, box.width(), 2)
        low = len(lines) * kind.small * 1.4 + 6
        side = min(box.width(), box.height() - high - low)
        sheet = QRectF(box.center().x() - side / 2, box.top() + high, side, side)
        paint.panel(p, sheet, self.look.pick(12, 8), QColor("white"))
        many = len(self.squares)
        step = side / (many + 2 * QUIET)
        left, top = sheet.left() + QUIET * step, sheet.top() + QUIET * step
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for row, line in enumerate(self.squares):
            for column, dark in enumerate(line):
                if dark:
                    square = QRectF(left + column * step, top + row * step, step + 0.2, step + 0.2)
                    p.fillRect(square, QColor("black"))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, on=True)
        step = kind.small * 1.4
        paint.block(
            p, lines, box.center().x(), sheet.bottom() + 4 + low / 2, step, kind.small, fonts.MEDIUM, theme.text2,
            paint.CENTRE,
        )  # fmt: skip


class Pad(Panel):
    """An amount that is typed in the money of the payments; `changed` after each key."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.how_much"), parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.money: Money | None = None
        self.typed = ""
        self.aimed = True
        """Whether digits that are typed stand here: the frame says so."""
        self.keys: dict[str, PadKey] = {}

    def show_amount(self, shown: Settling, amount: int, text: str) -> None:
        """Begin with an amount, as it would be typed."""
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

    @property
    def amount(self) -> int:
        """In the unit of the payments, 0 = none yet."""
        with amounts_in(self.money):
            return whole_chips(self.typed) if self.typed else 0

    def press(self, sign: str) -> None:
        """A key."""
        with amounts_in(self.money):
            self.typed = self.typed[:-1] if sign == "back" else typed(self.typed, sign)
        self.changed.emit()
        self.update()

    def typed_key(self, sign: str) -> bool:
        """A key of the keyboard, a digit, comma, point or "back"; returns whether it is one of the pad's."""
        own = sign in self._order or sign in ",."
        if own:
            self.press(sign if sign in self._order else self._order[9])
        return own

    def aim_elsewhere(self, elsewhere: bool) -> None:
        """Whether digits that are typed stand in another field now."""
        self.aimed = not elsewhere
        self.update()

    def arrange(self) -> None:
        """The entry on top, the keys below."""
        area, gap = self.inner(), self.look.pick(8, 6)
        high = self.look.pick(76, 50)
        self._entry = QRectF(area.left(), area.top(), area.width(), high)
        box = area.adjusted(0, high + gap, 0, 0)
        tall = min(self.look.pick(84, 60), (box.height() - 3 * gap) / 4)
        for sign, key in self.keys.items():
            key.setVisible(sign in self._order)
        places = cells(box, 12, 3, gap, tall)
        for at, sign in enumerate(self._order):
            self.place(self.keys[sign], places[from_left(at, 3)])

    _entry = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """What was typed so far."""
        super().paint(p, area)
        theme, kind, box = self.look.theme, self.look.type, self._entry
        paint.panel(p, box, self.look.pick(12, 10), theme.sunk, theme.now if self.aimed else theme.edge, 2)
        words = echoed(self.typed) if self.typed else "0"
        px = fitting.fit_px(words, kind.total, fonts.BOLD, box.width() - 32)
        ink = theme.text if self.typed else theme.text2
        paint.text(p, words, box.right() - 16, box.center().y(), px, fonts.BOLD, ink, paint.RIGHT)
