"""The hand log in the column: newest last, seat ring, words, running pot; a rule where a street begins."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import LogLine
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.icons import paint as icon
from desktop.kit.paint import CENTRE, RIGHT, elide, hairline, panel, seat_ring, shorten, shorten_px, text
from desktop.kit.painted import Tap
from desktop.kit.store import STORE, stamp
from desktop.words.i18n import language
from desktop.words.table import figure, say


class LogPanel(Tap):
    """Renders the end of a log that fits; a tap opens the log sheet."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.head = ""
        self.lines: tuple[LogLine, ...] = ()
        self.current = False

    def render_log(self, head: str, lines: tuple[LogLine, ...], current: bool) -> None:
        """Show these lines; `current` = the last one is where the hand stands."""
        if (head, lines, current) != (self.head, self.lines, self.current):
            self.head, self.lines, self.current = head, lines, current
            self.update()
        last = lines[-1].text if lines else ""
        self.name(", ".join(part for part in (say("hand_log"), head, last) if part))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint head and lines."""
        theme, room, wide = self.look.theme, self.look.room, self.look.room.wide
        area = area.adjusted(0.6, 0.6, -0.6, -0.6)
        panel(p, area, 14 if wide else 11, theme.sunk, theme.edge if self.isDown() else theme.hair, 1.2)
        side, px = (16.0, 20) if wide else (16.0, 16)
        y = area.top() + (24 if wide else 19)
        text(p, elide(self.head, px, 500, area.width() * 0.6), area.left() + side, y, px, fonts.MEDIUM, theme.text2)
        right = area.right() - side
        icon(p, "list", right - px * 0.4, y, px * 0.86, theme.info, 1.5)
        text(p, say("hand_log"), right - px * 1.15, y, px, fonts.SEMIBOLD, theme.info, RIGHT)
        top = area.top() + (44 if wide else 33)
        self._lines(p, area, top, room.log_row)

    def _lines(self, p: QPainter, area: QRectF, top: float, row: float) -> None:
        wide = self.look.room.wide
        bottom = area.bottom() - (6 if wide else 2)
        fits = max(0, int((bottom - top + 2) // row))
        shown = list(self.lines[-fits:]) if fits else []
        roomy = (40.0 if wide else 31.0) if (fits - len(shown)) * row > row * 3 else row
        if roomy * len(shown) > bottom - top:
            roomy = row
        if fits <= 4:
            shown = [line for line in self.lines if not line.street][-fits:] if fits else []
        first_pot = True
        for number, line in enumerate(shown):
            y = top + roomy * (number + 0.5)
            if line.street:
                self._rule(p, area, y, line)
                continue
            last = self.current and number == len(shown) - 1
            words = say("log_pot", amount=figure(line.pot)) if line.pot is not None and first_pot else ""
            if line.pot is not None:
                words = words or figure(line.pot)
                first_pot = False
            self._line(p, area, y, roomy if roomy == row else row + 4, line, words, last)
        if not self.lines and fits:
            theme = self.look.theme
            words = say("log_empty")
            text(p, words, area.left() + 16, top + row / 2, 20 if wide else 15, fonts.MEDIUM, theme.text2)

    def _line(self, p: QPainter, area: QRectF, y: float, row: float, line: LogLine, pot: str, last: bool) -> None:
        """A line of the log; the same line moves up as others follow, so its picture is kept."""
        key = ("log", line, pot, last, row, area.width(), STORE.token((self.look, language())))
        box = QRectF(area.left() + 5, y - row / 2, area.width() - 10, row)
        stamp(p, key, box, lambda q: self._paint_line(q, box, area, y, row, line, pot, last))

    def _paint_line(
        self, p: QPainter, box: QRectF, area: QRectF, y: float, row: float, line: LogLine, pot: str, last: bool
    ) -> None:
        p.fillRect(box, self.look.theme.sunk)
        theme, wide = self.look.theme, self.look.room.wide
        px = self.look.type.log
        if last:
            box = QRectF(area.left() + 6, y - row / 2 + 0.5, area.width() - 12, row - 1)
            panel(p, box, 8, theme.sel)
        size = 27.0 if wide else 21.0
        left = area.left() + (30.0 if wide else 28.0)
        if line.seat is not None:
            seat_ring(p, line.seat, left, y, size, theme.text, theme.line)
        right = area.right() - 16
        ink = theme.text2 if line.undone else theme.text
        if pot:
            right -= text(p, pot, right, y, px, fonts.MEDIUM, theme.text2, RIGHT) + 10
        at = left + (size / 2 + (12 if wide else 13) if line.seat is not None else -12)
        weight = fonts.SEMIBOLD if last else fonts.MEDIUM
        room = right - at
        px = shorten_px(line.text, line.who, px, weight, room)
        text(p, shorten(line.text, line.who, px, weight, room), at, y, px, weight, ink)

    def _rule(self, p: QPainter, area: QRectF, y: float, line: LogLine) -> None:
        """A street begins."""
        theme = self.look.theme
        px = 18 if self.look.room.wide else 14
        width = fonts.width(line.text, px, fonts.MEDIUM)
        middle = area.center().x()
        hairline(p, theme.hair, area.left() + 16, y, middle - width / 2 - 12, y)
        hairline(p, theme.hair, middle + width / 2 + 12, y, area.right() - 16, y)
        text(p, line.text, middle, y, px, fonts.MEDIUM, theme.text2, CENTRE)
