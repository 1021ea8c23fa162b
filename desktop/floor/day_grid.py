"""The panel that shows the day as rows and columns: by table, dealer, game or player, or its corrections."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.floor import sizes as measure
from desktop.floor.day_files import DayView
from desktop.floor.day_lines import GRIDS, VIEWS, WordTable
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import Space
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip
from desktop.words.say import say
from engine.room.day_records import Day

WORDS = {DayView.TABLE: {1, 11}, DayView.PLAYER: {1}, DayView.CORRECTION: {2, 4, 5}}
"""Indices of text columns other than the first, by view: aligned left, and narrowed first where there is no room."""


class GridRow(RowDelegate):
    """A row of the grid: cells of text aligned left, figures aligned right."""

    even = True
    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.ends: tuple[float, ...] = ()
        self.starts: tuple[float, ...] = ()
        self.left: tuple[bool, ...] = ()
        self.px = 0
        """Size of the letters of a row, in reference px."""

    def high(self, look: Look, record: tuple[str, ...]) -> float:
        """Return the height of a row, the same for all rows, in reference px."""
        return look.of(measure.GRID_ROW)

    def draw(self, p: QPainter, look: Look, area: QRectF, record: tuple[str, ...], down: bool, chosen: bool) -> None:
        """Paint the cells of a row and the line below it."""
        theme = look.theme
        if chosen or down:
            paint.panel(p, area, measure.GRID_ROUND, theme.sel)
        paint.line_below(p, area, theme.hair)
        cells(p, look, record, self, area.center().y(), self.px, theme.text)


def cells(p: QPainter, look: Look, row: tuple[str, ...], columns: GridRow, y: float, px: int, ink: object) -> None:
    """Paint the cells of `row` in the columns of `at`, on the line `y`."""
    for cell, start, end, left in zip(row, columns.starts, columns.ends, columns.left, strict=False):
        words, small = fitting.fit_whole(cell, px, fonts.MEDIUM, end - start, look.legible)
        x, align = (start, paint.LEFT) if left else (end, paint.RIGHT)
        paint.text(p, words, x, y, small, fonts.MEDIUM, ink, align)  # type: ignore[arg-type]


class GridPanel(Panel):
    """A panel with the grid and its heads. The signal `turned` carries the `DayView` of a tapped chip."""

    turned = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.grid = WordTable("", (), ())
        self.by = DayView.TABLE
        self.chips = {by: Chip(look, say(f"room.by_{by}"), self) for by in VIEWS}
        for by, chip in self.chips.items():
            chip.tapped.connect(lambda by=by: self.turned.emit(by))
        self.row = GridRow()
        self.pane = ListPane(look, Records(" ".join), self.row, self)

    def show_day(self, day: Day, by: DayView) -> None:
        """Show `day` by the view `by`."""
        self.by, self.grid = by, GRIDS[by](day)
        for name, chip in self.chips.items():
            chip.choose(name == by)
        self.pane.view.setAccessibleName(self.grid.title)
        self.lay()
        self.pane.show_records(self.grid.rows)
        self.update()

    def _columns(self, width: float) -> None:
        """Set where columns begin and end, with the largest letters that fit; text columns are narrowed first."""
        grid, look = self.grid, self.look
        gap = measure.GRID_GAP_UPRIGHT if look.room.upright else look.of(measure.GRID_GAP)
        words = {0} | WORDS.get(self.by, set())
        rows, largest = [*grid.rows, grid.sums], look.type.second - 1
        widths, excess = [0.0], 0.0
        for px in range(largest, min(largest, look.legible) - 1, -1):
            small = min(px, look.type.small)
            widths = [
                max(
                    fonts.width(head, small, fonts.MEDIUM),
                    *(fonts.width(row[at], px, fonts.MEDIUM) for row in rows if at < len(row)),
                    0.0,
                )
                + 2
                for at, head in enumerate(grid.heads)
            ]
            excess, self.row.px = sum(widths) + gap * (len(widths) - 1) - width, px
            if excess <= 0:
                break
        if excess > 0:
            for at in sorted(words, key=lambda at: -widths[at] if at < len(widths) else 0):
                if at < len(widths):
                    cut = min(excess, max(0.0, widths[at] - measure.GRID_WORDS))
                    widths[at] -= cut
                    excess -= cut
            scale = min(1.0, (width - gap * (len(widths) - 1)) / sum(widths))
            widths = [each * scale for each in widths]
        else:
            gap += -excess / max(1, len(widths) - 1)
        starts, x = [], 0.0
        for each in widths:
            starts.append(x)
            x += each + gap
        self.row.starts = tuple(starts)
        self.row.ends = tuple(start + each for start, each in zip(starts, widths, strict=True))
        self.row.left = tuple(at in words for at in range(len(widths)))

    def arrange(self) -> None:
        """Place the chips in the title line and the rows below the heads."""
        inner, look, gap = self.inner(), self.look, measure.GRID_CHIPS_GAP
        head = QRectF(inner.left(), gap, inner.width(), self.head - measure.GRID_CHIPS_FREE)
        Space(head, gap, look.scale).beside([*self.chips.values()], head)
        foot = look.of(measure.GRID_SUMS) if self.grid.sums else 0
        self.place(self.pane, inner.adjusted(0, look.of(measure.GRID_HEAD), 0, -foot))
        room = self.pane.view.viewport().width() / look.scale
        self._columns(room if room > measure.GRID_LEAST else inner.width())

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, the heads and the sums."""
        super().paint(p, area)
        inner, look = self.inner(), self.look
        p.save()
        p.translate(inner.left(), 0)
        px = look.type.small
        cells(p, look, self.grid.heads, self.row, inner.top() + look.of(measure.GRID_HEAD_AT), px, look.theme.text2)
        if self.grid.sums:
            y = inner.bottom() - look.of(measure.GRID_SUMS_AT)
            cells(p, look, self.grid.sums, self.row, y, self.row.px, look.theme.text)
        p.restore()
