"""What everybody gets or pays, on the settle-up page: each part of their sum, a bar, and the sum."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint, sizes
from desktop.kit.appearance import Look
from desktop.recap import sizes as measure
from desktop.recap.pager import PagedPanel
from desktop.recap.settling import Settling
from desktop.words.i18n import amounts_in, signed
from desktop.words.say import say

NAME_RIGHT = 18.0
"""Free behind the longest name, reference px."""


class CostTable(PagedPanel):
    """A line for everybody: each part of their sum, a bar, and the sum."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.gets_or_pays"), parent)
        self.shown: Settling | None = None

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

    def arrange(self) -> None:
        """As many lines as there is room for; more of them, some at a time."""
        count = len(self.shown.rows) if self.shown else 0
        most = max(1, int(self.inner().height() / self.look.of(measure.COST_LEAST)) - 1)
        self._part = self.part(most, count)
        self.end_keys((self.pager, self.look.of(measure.PAGER)))

    _part = slice(0)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Heads, then the lines; the widest column of names leaves the rest to the figures."""
        super().paint(p, area)
        if self.shown is None:
            return
        theme, kind, box = self.look.theme, self.look.type, self.inner()
        rows = self.shown.rows[self._part]
        high = min(self.look.of(measure.COST_MOST), box.height() / (len(rows) + 1))
        px = min(kind.name, round(high * 0.62))
        names = max((fonts.width(row.name, px, fonts.SEMIBOLD) for row in rows), default=0)
        name = min(box.width() * 0.26, names + NAME_RIGHT)
        bar = box.width() * 0.16
        column = (box.width() - name - bar) / len(self.shown.heads)
        rights = [box.left() + name + column * (at + 1) for at in range(len(self.shown.heads) - 1)] + [box.right()]
        small, y, room = min(kind.second, px), box.top() + high / 2, column - sizes.NEAR
        for head, right in zip(self.shown.heads, rights, strict=True):
            words, size = fitting.whole(head, small, fonts.MEDIUM, room)
            paint.text(p, words, right, y, size, fonts.MEDIUM, theme.text2, paint.RIGHT)
        with amounts_in(self.shown.money):
            for row in rows:
                y += high
                paint.hairline(p, theme.hair, box.left(), y - high / 2, box.right(), y - high / 2)
                words, size = fitting.whole(row.name, px, fonts.SEMIBOLD, name - sizes.BESIDE)
                paint.text(p, words, box.left(), y, size, fonts.SEMIBOLD, theme.text)
                for cell, right in zip(row.cells, rights, strict=False):
                    size = fitting.fit_px(cell, px, fonts.MEDIUM, room)
                    paint.text(p, cell, right, y, size, fonts.MEDIUM, theme.text, paint.RIGHT)
                words = signed(row.whole, sign=False)
                size = fitting.fit_px(words, px, fonts.BOLD, room)
                paint.text(p, words, box.right(), y, size, fonts.BOLD, theme.text, paint.RIGHT)
                self._bar(p, row.whole, box.right() - column - bar / 2, y, bar / 2 - sizes.CLOSE, high)

    def _bar(self, p: QPainter, whole: int, zero: float, y: float, half: float, high: float) -> None:
        """The bar of a sum, from `zero` to either side, `half` px for the largest of all; `high` = of its line."""
        theme, most = self.look.theme, max(abs(row.whole) for row in self.shown.rows) if self.shown else 0
        paint.hairline(p, theme.line, zero, y - high * 0.3, zero, y + high * 0.3)
        if whole:
            long = half * abs(whole) / most
            bar = QRectF(zero if whole > 0 else zero - long, y - high * 0.16, long, high * 0.32)
            paint.panel(p, bar, measure.BAR_ROUND, theme.win if whole > 0 else theme.owe)
