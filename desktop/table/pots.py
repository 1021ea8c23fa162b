"""A pot: its name, its amount, the seats that can win it; once awarded, who gets what. A tap asks why."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.icons import paint as icon
from desktop.kit.paint import LEFT, RIGHT, disc, elide, fit_px, hairline, panel, seat_ring, text
from desktop.kit.painted import Tap
from desktop.present.centre import PotFace
from desktop.words.table import figure, say


class PotPill(Tap):
    """Renders a `PotFace`."""

    def __init__(self, look: Look, face: PotFace, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.pot = face
        self.lie_on("felt")
        self.render_face(face)

    def render_face(self, face: PotFace) -> None:
        """Show this pot."""
        if face != self.pot:
            self.pot = face
            self.update()
        self.name(face.spoken)
        self.setToolTip(face.spoken)

    def appearance(self) -> object:
        """The pot; whether it is held down."""
        return self.pot, self.isDown()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the pill."""
        theme, face, wide = self.look.theme, self.pot, self.look.room.wide
        area = area.adjusted(0.6, 0.6, -0.6, -0.6)
        radius = 14.0 if wide else 11.0
        fill = theme.pressed if self.isDown() else theme.well
        panel(p, area, radius, fill, theme.win if face.won else theme.feltline, 2.5 if face.won else 1.5)
        side = 16.0 if wide else 11.0
        if area.width() < (190 if wide else 130):
            self._narrow(p, area)
            return
        crowded = not face.won and not face.lone and self._rows(area.width() - 2 * side) > 1
        top = area.top() + (0.26 if face.won or crowded else 0.32) * area.height()
        room = area.width() - 2 * side
        name_px = self.look.line(22, 15)
        amount_px = self.look.type.pot if not face.won else (34 if wide else 24)
        words = figure(face.amount)
        name_room = fonts.width(face.name, name_px, fonts.MEDIUM)
        amount_px = fit_px(words, amount_px, fonts.BOLD, room - name_room - 8, 13)
        name_px = fit_px(face.name, name_px, fonts.MEDIUM, room - fonts.width(words, amount_px, fonts.BOLD) - 6, 9)
        text(p, face.name, area.left() + side, top, name_px, fonts.MEDIUM, theme.text2, LEFT)
        text(p, words, area.right() - side, top, amount_px, fonts.BOLD, theme.text, RIGHT)
        rest = QRectF(area.left() + side, top + ((19 if wide else 13) if crowded else (24 if wide else 15)), room, 0)
        rest.setBottom(area.bottom() - (10 if wide else 6))
        if face.won:
            self._won(p, rest)
        elif face.lone:
            self._lone(p, rest)
        else:
            self._dots(p, rest)

    def _narrow(self, p: QPainter, area: QRectF) -> None:
        """Four pots or more: name and hands above, the amount below; once awarded, seats and sums."""
        theme, face, wide = self.look.theme, self.pot, self.look.room.wide
        side = 12.0 if wide else 8.0
        low = area.height() < (100 if wide else 70)
        left, right = area.left() + side, area.right() - side
        count = say("n_live", count=len(face.dots)) if not face.won and (low or not face.dots) else ""
        beside = figure(face.amount) if face.won else count
        small = self.look.type.small + (1 if wide else 0)
        small = fit_px(f"{face.name}   {beside}", small, fonts.MEDIUM, right - left, 10)
        top = area.top() + (22 if wide else 15)
        words = figure(face.amount)
        if face.won:
            room = right - left - fonts.width(face.name, small, fonts.MEDIUM) - 8
            px = fit_px(words, 26 if wide else 17, fonts.BOLD, room, 10)
            self._name(p, left, top, right - left - fonts.width(words, px, fonts.BOLD) - 6)
            text(p, words, right, top, px, fonts.BOLD, theme.text, RIGHT)
            self._winners(
                p, QRectF(left, top + (14 if wide else 9), right - left, area.bottom() - top - (20 if wide else 13))
            )
            return
        said = text(p, count, right, top, small, fonts.MEDIUM, theme.text2, RIGHT) + 6 if count else 0.0
        self._name(p, left, top, right - left - said)
        px = fit_px(words, 30 if wide else 21, fonts.BOLD, right - left, 12)
        row = top + (32 if wide else 23)
        text(p, words, left, row, px, fonts.BOLD, theme.text)
        if not low:
            self._dots(
                p, QRectF(left, row + (15 if wide else 11), right - left, area.bottom() - row - (20 if wide else 14))
            )

    def _name(self, p: QPainter, x: float, y: float, room: float) -> None:
        """The pot's name in the room that is left for it."""
        px = fit_px(self.pot.name, self.look.type.small + (1 if self.look.room.wide else 0), fonts.MEDIUM, room, 8)
        text(p, elide(self.pot.name, px, fonts.MEDIUM, room), x, y, px, fonts.MEDIUM, self.look.theme.text2)

    def _winners(self, p: QPainter, rest: QRectF) -> None:
        """The seats that take a narrow pot, with their sums."""
        theme, wide = self.look.theme, self.look.room.wide
        fits = max(1, int(rest.height() // (24 if wide else 17)))
        shares = self.pot.shares
        if len(shares) > fits or any(not amount for _, amount in shares):
            words = " + ".join(str(seat) for seat, _ in shares)
            lines = [f"{words}"]
        else:
            lines = [f"{seat}   {figure(amount)}" for seat, amount in shares]
        each = rest.height() / len(lines)
        for row, words in enumerate(lines):
            y = rest.top() + each * (row + 0.5)
            size = 17.0 if wide else 13.0
            icon(p, "arrow", rest.left() + size / 2, y, size, theme.win)
            px = fit_px(words, 20 if wide else 15, fonts.SEMIBOLD, rest.width() - size - 6, 10)
            text(p, words, rest.left() + size + 6, y, px, fonts.SEMIBOLD, theme.win)

    def _rows(self, room: float) -> int:
        """How many rows the dots take at full size."""
        size, gap = (32, 5) if self.look.room.wide else (23, 3)
        return -(-len(self.pot.dots) // max(1, int((room + gap) // (size + gap))))

    def _won(self, p: QPainter, rest: QRectF) -> None:
        theme, wide = self.look.theme, self.look.room.wide
        hairline(p, theme.feltdeco, rest.left(), rest.top() + 1, rest.right(), rest.top() + 1)
        inside = rest.adjusted(0, 3, 0, 0)
        lines = self.pot.won[:4]
        each = inside.height() / len(lines)
        most = min(22 if wide else 16, round(each * 0.7))
        for row, words in enumerate(lines):
            y = inside.top() + each * (row + 0.5)
            size = most * 0.85
            icon(p, "arrow", inside.left() + size / 2, y, size, theme.win)
            room = inside.width() - size - 8
            px = fit_px(words, most, fonts.SEMIBOLD, room, 13 if wide else 11)
            words = _shorter(words, px, room)
            text(p, words, inside.left() + size + 8, y, px, fonts.SEMIBOLD, theme.win)

    def _lone(self, p: QPainter, rest: QRectF) -> None:
        seat = self.pot.dots[0][0] if self.pot.dots else 0
        size = 30 if self.look.room.wide else 24
        seat_ring(p, seat, rest.left() + size / 2, rest.center().y(), size, self.look.theme.text, self.look.theme.line)

    def _dots(self, p: QPainter, rest: QRectF) -> None:
        """A dot a seat: solid = has matched, dashed = has yet to. They shrink, take two rows, or are counted."""
        dots, theme, wide = self.pot.dots, self.look.theme, self.look.room.wide
        sizes = ((32, 5), (26, 4), (22, 3)) if wide else ((23, 3), (19, 2), (17, 2))
        for size, gap in sizes:
            per_row = int((rest.width() + gap) // (size + gap))
            rows = -(-len(dots) // max(1, per_row))
            if rows * (size + 3) - 3 <= rest.height() + 2:
                break
        else:
            words = say("n_live", count=len(dots))
            px = 16 if wide else 13
            text(p, words, rest.left(), rest.center().y(), px, fonts.MEDIUM, theme.text2)
            return
        y = rest.center().y() - ((rows - 1) * (size + 3)) / 2
        for number, (seat, matched) in enumerate(dots):
            row, place = divmod(number, per_row)
            x = rest.left() + size / 2 + place * (size + gap)
            down = y + row * (size + 3)
            if matched:
                disc(p, x, down, size, theme.main)
                seat_ring(p, seat, x, down, size, theme.onmain)
            else:
                seat_ring(p, seat, x, down, size, theme.text, theme.text, None, (3.4, 3))


def _shorter(words: str, px: int, room: float) -> str:
    """A line `2 Bartholomew 380` with the name cut, never the amount."""
    if fonts.width(words, px, fonts.SEMIBOLD) <= room:
        return words
    head, _, amount = words.rpartition(" ")
    if not amount[:1].isdigit():
        return elide(words, px, fonts.SEMIBOLD, room)
    left = room - fonts.width(" " + amount, px, fonts.SEMIBOLD)
    return f"{elide(head, px, fonts.SEMIBOLD, left)} {amount}"
