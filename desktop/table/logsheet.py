"""The log sheet: the whole log of the hand over the column, turned page by page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop import fonts
from desktop.look import Look
from desktop.paint import CENTRE, RIGHT, hairline, seat_ring, shorten, text
from desktop.painted import put
from desktop.scene import LogLine, Scene
from desktop.table.cardlist import Turn
from desktop.table.sheet import Sheet
from desktop.wording import figure, say


class LogSheet(Sheet):
    """Every line of the hand, newest last."""

    def __init__(self, look: Look, scene: Scene, parent: QWidget | None = None) -> None:
        super().__init__(look, say("log_head_hand", hand=scene.log_hand), parent)
        self.lines: tuple[LogLine, ...] = scene.log
        self.up, self.down = Turn(look, self, "up"), Turn(look, self, "down")
        self.up.tapped.connect(lambda: self.turn(-1))
        self.down.tapped.connect(lambda: self.turn(1))
        self.end: int | None = None

    @property
    def rows(self) -> int:
        """How many lines fit."""
        return max(1, int((self.area().height() - self.head - 12 - (80 if self.long else 0)) // self.row))

    @property
    def row(self) -> float:
        """Height of a line, reference px."""
        return 44.0 if self.look.room.wide else 34.0

    @property
    def long(self) -> bool:
        """Whether it has to be turned."""
        return len(self.lines) > max(1, int((self.area().height() - self.head - 12) // self.row))

    def turn(self, by: int) -> None:
        """Turn by a page."""
        end = len(self.lines) if self.end is None else self.end
        self.end = max(min(self.rows, len(self.lines)), min(len(self.lines), end + by * max(1, self.rows - 1)))
        self.arrange()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns too."""
        if self.long:
            self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def arrange(self) -> None:
        """Place the keys that turn."""
        area, high = self.area(), 72.0
        end = len(self.lines) if self.end is None else self.end
        start = max(0, end - self.rows)
        half = (area.width() - 36) / 2
        for part, left, x in ((self.up, start, 14.0), (self.down, len(self.lines) - end, 22.0 + half)):
            part.setVisible(self.long)
            part.left = left
            part.update()
            put(part, QRectF(x, area.height() - high - 8, half, high), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the lines."""
        super().paint(p, area)
        theme, wide, px = self.look.theme, self.look.room.wide, self.look.type.log
        end = len(self.lines) if self.end is None else self.end
        y = self.head + self.row / 2
        for line in self.lines[max(0, end - self.rows) : end]:
            if line.street:
                width = fonts.width(line.text, px - 1, fonts.SEMIBOLD)
                middle = area.center().x()
                hairline(p, theme.hair, 18, y, middle - width / 2 - 12, y)
                hairline(p, theme.hair, middle + width / 2 + 12, y, area.right() - 18, y)
                text(p, line.text, middle, y, px - 1, fonts.SEMIBOLD, theme.text2, CENTRE)
            else:
                left, size = (34.0, 29.0) if wide else (28.0, 22.0)
                if line.seat is not None:
                    seat_ring(p, line.seat, left, y, size, theme.text, theme.line)
                right = area.right() - 18
                if line.pot is not None:
                    right -= text(p, figure(line.pot), right, y, px, fonts.MEDIUM, theme.text2, RIGHT) + 10
                at = left + size / 2 + 12
                words = shorten(line.text, line.who, px, fonts.MEDIUM, right - at)
                text(p, words, at, y, px, fonts.MEDIUM, theme.text2 if line.undone else theme.text)
            y += self.row
