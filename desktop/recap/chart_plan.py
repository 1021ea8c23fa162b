"""The layout of the chart of won and lost: computed once, used for painting and for finding the line under a tap."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from desktop.kit import fonts, scales, sizes
from desktop.recap import shares
from desktop.recap.page_records import ChartLine
from desktop.words.i18n import amounts_in, signed
from engine.settings.records import Money

LEAST_TICKS = 3
"""Level lines that even a low chart may have; the scale may choose a few more or fewer."""


class Plan:
    """The layout of a chart in `area`, reference px: computed once, for painting and to find the line under a tap."""

    def __init__(
        self,
        lines: tuple[ChartLine, ...],
        hands: int,
        area: QRectF,
        type_px: int,
        row: float,
        money: Money | None = None,
    ) -> None:
        """Compute the layout; `type_px` = size of names, `row` = their least distance, `money` = chip worth."""
        self.lines, self.hands, self.type_px = lines, hands, type_px
        values = [value for line in lines for _, value in line.points]
        self.low, self.high = min(values, default=0), max(values, default=0)
        most = max(LEAST_TICKS, int(area.height() / (row * shares.TICKS_APART)))
        self.ticks = scales.ticks(self.low, self.high, most)
        with amounts_in(money and money.least):
            self.marks = tuple(signed(tick, sign=False) for tick in self.ticks)
        widest = max((fonts.width(mark, type_px - 1, fonts.MEDIUM) for mark in self.marks), default=0.0)
        names = max((fonts.width(line.name, type_px, fonts.BOLD) for line in lines), default=0.0)
        self.name_room = min(names, area.width() * shares.NAMES_MOST)
        gutter, scale = row * shares.GUTTER, widest + sizes.LOOSE
        self.plot = QRectF(
            area.left() + scale,
            area.top() + row * shares.ABOVE_PLOT,
            area.width() - scale - gutter - self.name_room,
            area.height() - row * shares.ABOVE_PLOT - type_px * shares.BELOW_PLOT,
        )
        self.name_x = self.plot.right() + gutter
        self.ends = [self.point(hands, line.points[-1][1] if line.points else 0) for line in lines]
        self.names = scales.spread([end.y() for end in self.ends], row, area.top() + row / 2, area.bottom() - row / 2)
        self.paths = [self._path(line) for line in lines]
        """The course of each player as a polyline, in the order of the lines."""

    def point(self, hand: int, value: int) -> QPointF:
        """Return the place of a hand and a value; hand 0 is at the left edge."""
        across = hand / max(self.hands, 1)
        up = (value - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])
        return QPointF(self.plot.left() + across * self.plot.width(), self.plot.bottom() - up * self.plot.height())

    def hand_at(self, x: float) -> int:
        """Return the number of the hand that is nearest to `x`."""
        part = (x - self.plot.left()) / max(self.plot.width(), 1.0)
        return max(1, min(self.hands, round(part * self.hands)))

    def _path(self, line: ChartLine) -> QPolygonF:
        """Return a player's line from 0 at the start to the last hand; it is level where the player was not dealt in.

        With thousands of hands only the extremes of each stretch are kept: Qt takes 0.25 seconds to draw all of them.
        """
        points, last_hand, value = [(0, 0)], 0, 0
        for hand, total in line.points:
            if hand > last_hand + 1:
                points.append((hand - 1, value))
            points.append((hand, total))
            last_hand, value = hand, total
        if last_hand < self.hands:
            points.append((self.hands, value))
        return QPolygonF([self.point(*point) for point in scales.thinned(points, max(2, int(self.plot.width())))])

    def nearest(self, place: QPointF, reach: float) -> int | None:
        """Return the index of the line whose name or course is nearest to `place`, None when none is within `reach`."""
        if not self.lines:
            return None
        if place.x() >= self.plot.right():
            best = min(range(len(self.lines)), key=lambda number: abs(self.names[number] - place.y()))
            return best if abs(self.names[best] - place.y()) <= reach else None
        gaps = [abs(_y_at(path, place.x()) - place.y()) for path in self.paths]
        best = min(range(len(gaps)), key=lambda number: gaps[number])
        return best if gaps[best] <= reach else None


def _y_at(path: QPolygonF, x: float) -> float:
    """Return the y of a course at `x`; the x of its points increases."""
    points = path.toList()
    for start, end in pairwise(points):
        if start.x() <= x <= end.x():
            part = (x - start.x()) / (end.x() - start.x()) if end.x() > start.x() else 1.0
            return start.y() + part * (end.y() - start.y())
    return points[-1].y()
