"""A line of a correction's preview: what it is now and what it would be, or what no longer fits and why."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import RIGHT, elide, fit_px, inside, panel, seat_ring, text, wrap
from desktop.kit.painted import Painted
from desktop.kit.sizes import FINE, GO, LINE
from desktop.present.correcting import Change, Misfit
from desktop.table.sizes import CHANGE_RING, CHANGE_ROW

SIDE = 14.0


class ChangeRow(Painted):
    """Renders a `Change` or a `Misfit`."""

    def __init__(self, look: Look, row: Change | Misfit, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.row = row
        spoken = f"{row.what}: {row.was}, {row.now}" if isinstance(row, Change) else f"{row.words}: {row.why}"
        self.setAccessibleName(spoken)

    @property
    def high(self) -> float:
        """Its height, reference px: why something no longer fits may take two lines."""
        return self.look.of(CHANGE_ROW) if isinstance(self.row, Change) else self.look.of(GO)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the line."""
        if isinstance(self.row, Misfit):
            self._misfit(p, area, self.row)
        else:
            self._change(p, area, self.row)

    def _misfit(self, p: QPainter, area: QRectF, row: Misfit) -> None:
        theme, px = self.look.theme, self.look.type.log
        room = area.width() - 2 * SIDE
        panel(p, inside(area), 10, theme.sunk, theme.owe, FINE)
        fitted = fit_px(row.words, px, fonts.SEMIBOLD, room, 12)
        lines = wrap(row.why, px - 2, fonts.MEDIUM, room, 2)
        top = area.center().y() - px * 0.65 * len(lines)
        text(p, elide(row.words, fitted, fonts.SEMIBOLD, room), SIDE, top, fitted, fonts.SEMIBOLD, theme.text)
        for number, line in enumerate(lines, 1):
            text(p, line, SIDE, top + px * 1.3 * number, px - 2, fonts.MEDIUM, theme.text2)

    def _change(self, p: QPainter, area: QRectF, row: Change) -> None:
        theme, px = self.look.theme, self.look.type.log
        y, room = area.center().y(), area.width() - 2 * SIDE
        panel(p, inside(area), 10, theme.sunk, theme.hair, LINE)
        at = SIDE
        if row.seat is not None:
            size = self.look.of(CHANGE_RING)
            seat_ring(p, row.seat, at + size / 2, y, size, theme.text, theme.line)
            at += size + 8
        words = f"{row.was} \u2192 ".lstrip()
        both = fonts.width(words + row.now, px, fonts.BOLD)
        label = min(fonts.width(row.what, px, fonts.MEDIUM), max(room * 0.24, room - both - 20))
        text(p, elide(row.what, px, fonts.MEDIUM, label + 1), at, y, px, fonts.MEDIUM, theme.text2)
        left = area.right() - SIDE - at - label - 12
        fitted = fit_px(words + row.now, px, fonts.BOLD, left, 10)
        x = area.right() - SIDE
        x -= text(p, row.now, x, y, fitted, fonts.BOLD, theme.text, RIGHT)
        text(p, words, x - 4, y, fitted, fonts.MEDIUM, theme.text2, RIGHT)
