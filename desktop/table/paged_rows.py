"""Rows one below the other, turned a page at a time by two keys; never swiped."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.painted import Painted, Tap, put
from desktop.table.cardlist import Turn
from desktop.words.table import say

Row = Painted | Tap


class Pages(Painted):
    """Rows with their heights in reference px; `foot` px at the bottom are kept for the keys, 0 = only when needed.

    With a foot of its own the two keys stand in the middle of it, `aside` px free on either side.
    """

    def __init__(self, look: Look, parent: QWidget | None = None, foot: float = 0.0, aside: float = 0.0) -> None:
        super().__init__(look, parent)
        self.foot, self.aside = foot, aside
        self.rows: list[Row] = []
        self.heights: list[float] = []
        self.top = 0
        self.shown = 0
        self.up, self.down = Turn(look, self, "up"), Turn(look, self, "down")
        for key, by, words in ((self.up, -1, "turn_up"), (self.down, 1, "turn_down")):
            key.tapped.connect(lambda by=by: self.turn(by))
            key.name(say(words))

    def show_rows(self, rows: Sequence[Row], heights: Sequence[float], end: bool = False) -> None:
        """Show these rows, from the first or so that the last is in sight; rows that were there before are dropped."""
        for row in self.rows:
            if row not in rows:
                row.hide()
                row.deleteLater()
        self.rows, self.heights = list(rows), list(heights)
        self.top = len(self.rows) if end else 0
        self.lay()

    def turn(self, by: int) -> None:
        """Turn a page; one row stays in sight."""
        self.top = max(0, min(self.top + by * max(1, self.shown - 1), len(self.rows) - 1))
        self.lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns too."""
        if self.up.isVisibleTo(self):
            self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def lay(self) -> None:
        """Place the rows that fit, and the keys."""
        area, gap, scale = self.area(), self.look.pick(8.0, 6.0), self.look.scale
        key = self.foot or 72.0
        total = sum(self.heights) + gap * max(0, len(self.heights) - 1)
        turns = total > area.height() - (self.foot + gap if self.foot else 0) + 0.5
        bottom = area.height() - (key + gap if turns or self.foot else 0)
        self._settle_top(bottom, gap, turns)
        y, self.shown, full = 0.0, 0, False
        for number, (row, high) in enumerate(zip(self.rows, self.heights, strict=True)):
            full = full or (number >= self.top and y + high > bottom + 0.5)
            fits = number >= self.top and not full
            row.setVisible(fits)
            if fits:
                put(row, QRectF(0, y, area.width(), high), scale)
                y += high + gap
                self.shown += 1
        left = len(self.rows) - self.top - self.shown
        half = (area.width() - 2 * self.aside - gap) / 2
        for part, count, x in ((self.up, self.top, self.aside), (self.down, left, self.aside + half + gap)):
            part.setVisible(turns)
            part.left = count
            part.update()
            put(part, QRectF(x, area.height() - key, half, key), scale)

    def _settle_top(self, bottom: float, gap: float, turns: bool) -> None:
        """No room is left empty at the end as long as rows before it could stand there."""
        if not turns:
            self.top = 0
        while self.top > 0:
            room = sum(self.heights[self.top - 1 :]) + gap * (len(self.heights) - self.top)
            if room > bottom:
                break
            self.top -= 1
