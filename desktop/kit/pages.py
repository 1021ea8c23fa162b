"""Rows one below the other, turned by whole rows with two keys where they do not fit; there is no swipe."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, sizes
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_px
from desktop.kit.focus import focus_ring
from desktop.kit.icons import paint as icon
from desktop.kit.layout import show
from desktop.kit.paint import panel, text
from desktop.kit.painted import Painted, Tap, put
from desktop.kit.speech import KitSpeech, say


class TurnKey(Tap):
    """A key that turns a list by a card up or down."""

    rings = True

    def __init__(self, look: Look, parent: QWidget, symbol: str) -> None:
        super().__init__(look, parent, repeats=True)
        self.symbol = symbol
        self.left = 0

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the key with the number of rows left in its direction."""
        theme = self.look.theme
        rect = area.adjusted(0, 0, 0, -sizes.SHADOW)
        x, y, size = rect.center().x(), rect.center().y(), sizes.TURN
        if not self.left:
            panel(p, rect, sizes.ROUND, None, theme.edge, sizes.LINE, sizes.DASH)
            icon(p, self.symbol, x, y, size, theme.text2)
            focus_ring(self, p, rect, sizes.ROUND)
            return
        fill = theme.pressed if self.isDown() else theme.raised
        panel(p, rect, sizes.ROUND, fill, theme.edge, sizes.LINE, shadow=True)
        beside = size + sizes.TURN_GAP
        words, room = say("turn_more", count=self.left), rect.width() - beside - sizes.TURN_WORDS
        px = fit_px(words, sizes.TURN_WORDS, fonts.BOLD, room, sizes.TURN_LEAST)
        if fonts.width(words, px, fonts.BOLD) > room:  # a narrow key
            words, px = KitSpeech.figure(self.left), sizes.TURN_WORDS
        left = x - (fonts.width(words, px, fonts.BOLD) + beside) / 2
        icon(p, self.symbol, left + size / 2, y, size, theme.text)
        text(p, words, left + beside, y, px, fonts.BOLD, theme.text)
        focus_ring(self, p, rect, sizes.ROUND)


class Pages(Painted):
    """Rows with their heights in reference px; the rows that do not fit are reached by turning."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.rows: list[QWidget] = []
        self.heights: list[float] = []
        self.first, self.shown = 0, 1
        self.up, self.down = TurnKey(look, self, "up"), TurnKey(look, self, "down")
        for key, by, words in ((self.up, -1, "turn_up"), (self.down, 1, "turn_down")):
            key.tapped.connect(lambda by=by: self.turn(by * max(1, self.shown)))
            key.name(say(words))

    def show_rows(self, rows: Sequence[QWidget], heights: Sequence[float]) -> None:
        """Show these rows."""
        show((row for row in self.rows if row not in rows), False)
        self.rows, self.heights = list(rows), list(heights)
        self.first = min(self.first, max(0, len(self.rows) - 1))
        self.lay()

    def reveal(self, row: QWidget) -> None:
        """Turn until a row is in sight."""
        at = self.rows.index(row)
        if not self.first <= at < self.first + self.shown:
            self.first = at
            self.lay()

    def turn(self, by: int) -> None:
        """Turn by whole rows; negative = up."""
        self.first = max(0, min(self.first + by, len(self.rows) - 1))
        self.lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn by the mouse wheel."""
        if not self.down.isHidden():
            self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def _height_from(self, first: int) -> float:
        """Return the height of the rows from `first` on, with the gaps between them."""
        return sum(self.heights[first:]) + self.look.room.margin * (len(self.heights) - first - 1)

    def lay(self) -> None:
        """Place the rows that fit, from the first shown one; no room stays empty at the end."""
        area, gap, scale = self.area(), self.look.room.margin, self.look.scale
        key = sizes.TARGET
        pixel = 1 / scale  # the place of this widget is rounded to whole px
        turns = self._height_from(0) > area.height() + pixel
        bottom = area.height() - (key + gap if turns else 0)
        if not turns:
            self.first = 0
        while turns and self.first > 0 and self._height_from(self.first - 1) <= bottom:
            self.first -= 1
        y, self.shown, full = 0.0, 0, False
        for number, (row, height) in enumerate(zip(self.rows, self.heights, strict=True)):
            full = full or (number >= self.first and y + height > bottom + pixel)
            fits = number >= self.first and not full
            row.setVisible(fits)
            if fits:
                put(row, QRectF(0, y, area.width(), height), scale)
                y += height + gap
                self.shown += 1
        half = (area.width() - gap) / 2
        left = len(self.rows) - self.first - self.shown
        for part, count, x in ((self.up, self.first, 0.0), (self.down, left, half + gap)):
            part.setVisible(turns)
            part.left = count
            part.update()
            put(part, QRectF(x, area.height() - key, half, key), scale)
