"""The table of the settle-up page with what each party gets or pays: the parts of the sum, a bar, and the sum."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from desktop.kit import fitting, fonts, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.focus import ring
from desktop.kit.list_view import Index, ListView, Records, RowDelegate
from desktop.kit.painted import pixel_rect
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.costs import CostRow
from desktop.recap.pager import PagedPanel
from desktop.recap.settling import Settling
from desktop.words.i18n import amounts_in, signed
from desktop.words.say import say

NAME_RIGHT = 18.0
"""Space behind the longest name, reference px."""
RING_SIDE = 8.0
"""Space on both sides of a line for the focus ring, reference px."""


class SumRow(RowDelegate):
    """The row of a party: a cell for each column, a bar, the sum. Measures are reference px of a line."""

    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.shown: Settling | None = None
        self.first = QRectF()
        """The rectangle of the first line on its panel, below the heads."""
        self.px = 0
        """The size of a name, px."""
        self.name = self.column = self.name_room = 0.0
        """The width of the names, of each column of cells, and of a long name with the free part of its first cell."""
        self.rights: list[float] = []
        """The right end of each column, from the left end of the line; the last one is that of the sum."""

    def lay(self, look: Look, shown: Settling, rows: tuple[CostRow, ...], box: QRectF) -> None:
        """Compute the columns for these rows, below a line of heads; the widest name sets the width of the names."""
        tall = min(look.of(measure.COST_MOST), box.height() / (len(rows) + 1))
        self.shown, self.first = shown, QRectF(box.left(), box.top() + tall, box.width(), tall)
        self.px = min(look.type.name, round(tall * shares.SUM_NAME))
        names = max((fonts.width(row.name, self.px, fonts.SEMIBOLD) for row in rows), default=0)
        self.name = min(box.width() * shares.SUM_NAMES, names + NAME_RIGHT)
        bar = box.width() * shares.SUM_BARS
        self.column = (box.width() - self.name - bar) / len(shown.heads)
        cells = max((fonts.width(row.cells[0], self.px, fonts.MEDIUM) for row in rows), default=0)
        head = min(fonts.width(shown.heads[0], min(look.type.second, self.px), fonts.MEDIUM), self.column)
        self.name_room = self.name + self.column - max(cells, head) - sizes.BESIDE
        self.rights = [self.name + self.column * (at + 1) for at in range(len(shown.heads) - 1)] + [box.width()]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a line: all lines share the height, each rounded to whole pixels at its place."""
        view = self.parent()
        assert isinstance(view, ListView)
        line = self.first.adjusted(-RING_SIDE, 0, RING_SIDE, 0)
        return pixel_rect(line.translated(0, index.row() * line.height()), view.look.scale).size()

    def draw(self, p: QPainter, look: Look, area: QRectF, record: CostRow, down: bool, chosen: bool) -> None:
        """Paint name, cells, bar and sum."""
        theme, y, room = look.theme, area.center().y(), self.column - sizes.NEAR
        if self.shown is None:
            return
        if chosen:
            ring(p, area, look.of(measure.ROUND), theme.info)
        area = area.adjusted(RING_SIDE, 0, -RING_SIDE, 0)
        paint.line_above(p, area, theme.hair)
        words, size = fitting.fit_whole(record.name, self.px, fonts.SEMIBOLD, self.name_room)
        paint.text(p, words, area.left(), y, size, fonts.SEMIBOLD, theme.text)
        for cell, right in zip(record.cells, self.rights, strict=False):
            size = fitting.fit_px(cell, self.px, fonts.MEDIUM, room)
            paint.text(p, cell, area.left() + right, y, size, fonts.MEDIUM, theme.text, paint.RIGHT)
        with amounts_in(self.shown.money):
            words = signed(record.whole, sign=False)
        size = fitting.fit_px(words, self.px, fonts.BOLD, room)
        paint.text(p, words, area.right(), y, size, fonts.BOLD, theme.text, paint.RIGHT)
        bar = area.width() * shares.SUM_BARS
        self._paint_bar(p, look, record.whole, area.right() - self.column - bar / 2, y, bar / 2 - sizes.CLOSE)

    def _paint_bar(self, p: QPainter, look: Look, total: int, zero: float, y: float, half: float) -> None:
        """Paint the bar of a sum, from `zero` to either side; the largest sum has `half` px."""
        theme, line_high = look.theme, self.first.height()
        rule, thick = line_high * shares.SUM_RULE, line_high * shares.SUM_BAR
        paint.hairline(p, theme.line, zero, y - rule, zero, y + rule)
        if total and self.shown is not None:
            length = half * abs(total) / max(abs(row.whole) for row in self.shown.rows)
            bar = QRectF(zero if total > 0 else zero - length, y - thick, length, 2 * thick)
            paint.panel(p, bar, measure.BAR_ROUND, theme.win if total > 0 else theme.owe)


class CostTable(PagedPanel):
    """A table with a line for each party: the parts of the sum, a bar, and the sum."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.gets_or_pays"), parent)
        self.row, self.records = SumRow(), Records(self._words, tips=True)
        self.view = ListView(look, self.records, self.row, self)
        self.view.setAccessibleName(self.title)
        self.shown: Settling | None = None

    def _words(self, row: CostRow) -> str:
        """Return a line as it is read aloud and copied."""
        if self.shown is None:
            return row.name
        with amounts_in(self.shown.money):
            cells = zip(self.shown.heads, (*row.cells, signed(row.whole, sign=False)), strict=True)
            return f"{row.name}: " + ", ".join(f"{head} {cell}" for head, cell in cells)

    def show_costs(self, shown: Settling) -> None:
        """Show other sums."""
        self.shown = shown
        self.lay()

    def arrange(self) -> None:
        """Place as many lines as fit; a longer table is shown part by part."""
        if self.shown is None:
            return
        box = self.inner()
        most = max(1, int(box.height() / self.look.of(measure.COST_LEAST)) - 1)
        rows = self.shown.rows[self.part(most, len(self.shown.rows))]
        self.end_keys((self.pager, self.look.of(measure.PAGER)))
        self.row.lay(self.look, self.shown, rows, box)
        self.view.look = self.look
        below = (len(rows) - 1) * self.row.first.height()
        self.place(self.view, self.row.first.adjusted(-RING_SIDE, 0, RING_SIDE, below))
        if self.records.records != rows:
            self.records.show(rows)
        self.view.doItemsLayout()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and the heads of the columns."""
        super().paint(p, area)
        if self.shown is None:
            return
        kind, box, row = self.look.type, self.inner(), self.row
        small, y = min(kind.second, row.px), box.top() + row.first.height() / 2
        for head, right in zip(self.shown.heads, row.rights, strict=True):
            words, size = fitting.fit_whole(head, small, fonts.MEDIUM, row.column - sizes.NEAR)
            paint.text(p, words, box.left() + right, y, size, fonts.MEDIUM, self.look.theme.text2, paint.RIGHT)
