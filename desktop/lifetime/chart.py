"""The chart of won and lost by evening: a person's line, that of a compared person, and the band of all others."""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.scales import spread, thinned, ticks
from desktop.kit.shares import LINES_AWAY
from desktop.lifetime import sizes as measure
from desktop.lifetime.wording import day_words, net_words
from desktop.words.say import say
from engine.lifetime.records import Evening

REACH = 40.0
"""The farthest a tap may be from the plot to open an evening, reference px."""


class Drawn(Struct, frozen=True):
    """The content of the chart."""

    season: tuple[Evening, ...] = ()
    """The evenings that count, the oldest first."""
    lines: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Name and totals after each evening of each line, the person's own first."""
    band: tuple[tuple[int, int], ...] = ()
    """The lowest and the highest total of all others after each evening."""
    unit: str = ""
    """The currency, or chips."""


class EveningsChart(Panel):
    """The chart; `opened` carries the session of the tapped point. Time runs to the right in every language."""

    opened = Signal(int)
    turns_round = False

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, say("people.over"), parent)
        self.drawn = Drawn()

    def show_lines(self, drawn: Drawn) -> None:
        """Show other lines."""
        self.drawn = drawn
        self.say(hint=say("people.band") if drawn.band else "", note=say("people.over_hint") if self._drawable else "")
        totals = (f"{name} {net_words(line[-1], drawn.unit)}" for name, line in drawn.lines if line)
        self.setAccessibleDescription(", ".join(totals))
        self.update()

    @property
    def _drawable(self) -> bool:
        return len(self.drawn.season) > 1

    def plot(self) -> QRectF:
        """Return the rectangle of the lines; names are at its right, sums at its left, days below."""
        inner, px = self.inner(), self.look.type.second
        names = max((fonts.width(self._label(at), px, fonts.BOLD) for at in range(len(self.drawn.lines))), default=0.0)
        beside, most = measure.ENDS_WIDE
        right = min(names + px * beside, inner.width() * most)
        left, above, below = (px * share for share in measure.PLOT_INSET)
        return inner.adjusted(left, above, -right, -below)

    def _label(self, at: int) -> str:
        name, totals = self.drawn.lines[at]
        return f"{name} {net_words(totals[-1], self.drawn.unit)}"

    def _point(self, plot: QRectF, marks: tuple[int, ...], at: int, total: int) -> QPointF:
        across = at / (len(self.drawn.season) - 1)
        up = (total - marks[0]) / (marks[-1] - marks[0])
        return QPointF(plot.left() + across * plot.width(), plot.bottom() - up * plot.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the evening that is nearest to the tap."""
        plot, place = self.plot(), event.position() / self.look.scale
        if not self._drawable or not plot.adjusted(-REACH, -REACH, REACH, REACH).contains(place):
            return
        step = plot.width() / (len(self.drawn.season) - 1)
        number = round((place.x() - plot.left()) / step)
        self.opened.emit(self.drawn.season[max(0, min(number, len(self.drawn.season) - 1))].session)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the band, level lines with their sums, the lines, and the days below."""
        super().paint(p, area)
        look, drawn, px = self.look, self.drawn, self.look.type.second
        theme, inner = look.theme, self.inner()
        if not self._drawable:
            words = say("people.few")
            paint.text(p, words, inner.left(), inner.top() + px, px, fonts.MEDIUM, theme.text2)
            return
        plot = self.plot()
        values = [total for _, line in drawn.lines for total in line] + [end for ends in drawn.band for end in ends]
        marks = ticks(min(values), max(values), max(2, int(plot.height() / (px * measure.SUMS_APART))))
        if drawn.band:
            most = max(2, int(plot.width()))
            lows, highs = (
                [self._point(plot, marks, *point) for point in thinned(tuple(enumerate(ends)), most)]
                for ends in zip(*drawn.band, strict=True)
            )
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(theme.pressed)
            p.drawPolygon(QPolygonF([*highs, *reversed(lows)]))
            p.setBrush(Qt.BrushStyle.NoBrush)
        for mark in marks:
            y = self._point(plot, marks, 0, mark).y()
            paint.hairline(p, theme.edge if mark == 0 else theme.hair, plot.left(), y, plot.right(), y)
            right = plot.left() - measure.SUM_GAP
            words, small = fitting.fit_whole(net_words(mark, drawn.unit), px - 1, fonts.MEDIUM, right - inner.left())
            paint.text(p, words, right, y, small, fonts.MEDIUM, theme.text2, paint.RIGHT)
        self._paint_days(p, plot)
        ends = [self._point(plot, marks, len(drawn.season) - 1, line[-1]) for _, line in drawn.lines]
        heights = spread([end.y() for end in ends], px * LINES_AWAY, plot.top(), plot.bottom())
        for at in reversed(range(len(drawn.lines))):
            colour = theme.info if at else theme.now
            drawn_points = thinned(tuple(enumerate(drawn.lines[at][1])), max(2, int(plot.width())))
            points = [self._point(plot, marks, number, total) for number, total in drawn_points]
            p.setPen(paint.pen(colour, measure.CHART_LINE, measure.CHART_DASH if at else ()))
            p.drawPolyline(QPolygonF(points))
            if len(points) <= plot.width() / measure.POINTS_APART and not at:
                for point in points:
                    paint.disc(p, point.x(), point.y(), measure.POINT, colour)
            paint.disc(p, ends[at].x(), ends[at].y(), measure.END, colour)
            room = inner.right() - plot.right() - px * measure.ENDS_GAP
            words, small = fitting.fit_whole(self._label(at), px, fonts.BOLD, room)
            paint.text(p, words, plot.right() + px * measure.ENDS_GAP, heights[at], small, fonts.BOLD, theme.text)

    def _paint_days(self, p: QPainter, plot: QRectF) -> None:
        """Paint the first and the last day, and some between them where there is room."""
        px, season = self.look.type.second - 1, self.drawn.season
        wide = max(fonts.width(day_words(evening.day), px, fonts.MEDIUM) for evening in season)
        count = max(2, min(len(season), int(plot.width() / (wide * measure.DAYS_APART))))
        for mark in range(count):
            at = mark * (len(season) - 1) // (count - 1)
            x = plot.left() + at / (len(season) - 1) * plot.width()
            words = day_words(season[at].day)
            left = min(
                max(x - fonts.width(words, px, fonts.MEDIUM) / 2, self.inner().left()), plot.right() - wide * 0.5
            )
            y = plot.bottom() + px * measure.DAYS_DOWN
            paint.text(p, words, left, y, px, fonts.MEDIUM, self.look.theme.text2)
