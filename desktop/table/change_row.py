"""A row of what a correction would change: the current and the new value, or what no longer fits and why."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, fit_px, wrap
from desktop.kit.paint import RIGHT, inside, number_ring, panel, text
from desktop.kit.painted import Painted
from desktop.kit.sizes import AWAY, FINE, GO, LEAST_WORDS, LINE, NEAR, ROUND_ROW, TIGHT
from desktop.present.changes import ChangeLine
from desktop.present.outcome import Misfit
from desktop.table.sheet_sizes import CHANGE_RING, CHANGE_ROW

SIDE = 14.0
LINE_STEP = 1.35
"""The distance from a line to the next, in text sizes."""
MISFIT_STEP = 1.3
"""The same distance in a row about something that no longer fits, in text sizes."""
WHY_LINES = 4
"""The most lines of a reason why something no longer fits."""
MOST_LINES = 8
"""The most lines of each value of a change."""


class ChangeRow(Painted):
    """A widget that renders a `ChangeLine` or a `Misfit`."""

    def __init__(self, look: Look, row: ChangeLine | Misfit, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.row = row
        spoken = f"{row.what}: {row.was}, {row.now}" if isinstance(row, ChangeLine) else f"{row.words}: {row.why}"
        self.setAccessibleName(spoken)

    def high(self, wide: float) -> float:
        """Return the height of the row at this width, reference px; long names and reasons take more lines."""
        if isinstance(self.row, Misfit):
            lines = 1 + len(self._why(self.row, wide))
            return max(self.look.of(GO), lines * self.look.type.log * MISFIT_STEP + AWAY)
        return self.look.of(CHANGE_ROW) + len(self._lines_below(wide)) * self.look.type.log * LINE_STEP

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the row."""
        if isinstance(self.row, Misfit):
            self._misfit(p, area, self.row)
        else:
            self._change(p, area, self.row)

    def _misfit(self, p: QPainter, area: QRectF, row: Misfit) -> None:
        theme, px = self.look.theme, self.look.type.log
        room = area.width() - 2 * SIDE
        panel(p, inside(area), ROUND_ROW, theme.sunk, theme.owe, FINE)
        fitted = fit_px(row.words, px, fonts.SEMIBOLD, room, LEAST_WORDS)
        lines = self._why(row, area.width())
        top = area.center().y() - px * MISFIT_STEP / 2 * len(lines)
        text(p, elide(row.words, fitted, fonts.SEMIBOLD, room), SIDE, top, fitted, fonts.SEMIBOLD, theme.text)
        for number, line in enumerate(lines, 1):
            text(p, line, SIDE, top + px * MISFIT_STEP * number, px - 2, fonts.MEDIUM, theme.text2)

    def _why(self, row: Misfit, wide: float) -> list[str]:
        """Return why the row no longer fits, as lines of this width, reference px."""
        return wrap(row.why, self.look.type.log - 2, fonts.MEDIUM, wide - 2 * SIDE, WHY_LINES)

    def _change(self, p: QPainter, area: QRectF, row: ChangeLine) -> None:
        theme, px = self.look.theme, self.look.type.log
        y, room = area.top() + self.look.of(CHANGE_ROW) / 2, area.width() - 2 * SIDE
        panel(p, inside(area), ROUND_ROW, theme.sunk, theme.hair, LINE)
        name_x = SIDE
        if row.seat is not None:
            size = self.look.of(CHANGE_RING)
            number_ring(p, row.seat, name_x + size / 2, y, size, theme.text, theme.line)
            name_x += size + NEAR
        below = self._lines_below(area.width())
        room -= name_x - SIDE
        if below:
            label = fit_px(row.what, px, fonts.MEDIUM, room, LEAST_WORDS)
            text(p, elide(row.what, label, fonts.MEDIUM, room), name_x, y, label, fonts.MEDIUM, theme.text2)
            for line, weight in below:
                y += px * LINE_STEP
                text(p, line, SIDE, y, px, weight, theme.text if weight == fonts.BOLD else theme.text2)
            return
        text(p, row.what, name_x, y, px, fonts.MEDIUM, theme.text2)
        x = area.right() - SIDE
        x -= text(p, row.now, x, y, px, fonts.BOLD, theme.text, RIGHT)
        text(p, f"{_was(row)} ", x - TIGHT, y, px, fonts.MEDIUM, theme.text2, RIGHT)

    def _lines_below(self, wide: float) -> list[tuple[str, int]]:
        """Return the lines below the name with their font weights; none where name and values fit on one line."""
        row, px, room = self.row, self.look.type.log, wide - 2 * SIDE
        assert isinstance(row, ChangeLine)
        ring = self.look.of(CHANGE_RING) + NEAR if row.seat is not None else 0
        parts = ((row.what, fonts.MEDIUM), (f"{_was(row)} ", fonts.MEDIUM), (row.now, fonts.BOLD))
        if ring + sum(fonts.width(fonts.typeset(words), px, weight) for words, weight in parts) + AWAY <= room:
            return []
        parted = ((_was(row), fonts.MEDIUM), (row.now, fonts.BOLD))
        return [(line, weight) for words, weight in parted for line in wrap(words, px, weight, room, MOST_LINES)]


def _was(row: ChangeLine) -> str:
    """Return the current value and the arrow to the new one, joined so that the arrow is never alone on a line."""
    return f"{row.was}\u00a0\u2192".lstrip()
