"""What everybody gets or pays, on the settle-up page: each part of their sum, a bar, and the sum."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.recap.pager import Pager
from desktop.recap.settling import Settling
from desktop.words.i18n import amounts_in, signed
from desktop.words.say import say


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
