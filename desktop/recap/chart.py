"""The chart of won and lost by hand: one line a player, one of them lit, with each player's name at the line's end."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint, scales, sizes
from desktop.kit.appearance import Look
from desktop.kit.painted import Painted
from desktop.kit.theme import Theme
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.chart_plan import Plan
from desktop.recap.page_records import ChartLine
from desktop.words.i18n import amounts_in, counted, signed
from desktop.words.say import say
from engine.settings.records import Money

STRETCH = 30
"""Points of a line that are drawn by one call."""
THIN = 1.8
"""Width of a line, px of the chart: of any player, of the lit player, and of the panel-coloured edge of the latter."""
LIT_LINE, LIT_EDGE = 3.5, 6.5
DOT, LIT_DOT = 8.0, 13.0
"""Diameter of the dot at the end of a line, px: of any player, and of the lit player."""
LEADER_GAP = 5.0
"""Space from the end of a line to the leader of its name, and from the leader to the name, px."""
HAND_WIDE = 150.0
"""Approximate distance between two hand numbers under the axis, px."""
REACH = 26.0
"""The farthest a tap may be from a line to light it, reference px."""


def draw(p: QPainter, plan: Plan, theme: Theme, lit: int | None, corrected: tuple[int, ...] = ()) -> None:
    """Paint the chart; `lit` = index of the line in front, `corrected` = hands that get a mark under the axis."""
    _paint_axes(p, plan, theme, corrected)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for number, path in enumerate(plan.paths):
        if number != lit:
            p.setPen(paint.pen(theme.line, THIN))
            draw_line(p, path)
            _paint_name(p, plan, theme, number, False)
    if lit is not None and lit < len(plan.lines):
        for width, colour in ((LIT_EDGE, theme.panel), (LIT_LINE, theme.now)):
            p.setPen(paint.pen(colour, width))
            draw_line(p, plan.paths[lit])
        _paint_name(p, plan, theme, lit, True)


def draw_line(p: QPainter, path: QPolygonF) -> None:
    """Draw a line in short pieces: Qt takes many times longer to fill the outline of one long line that zigzags."""
    for at in range(0, max(1, path.size() - 1), STRETCH):
        p.drawPolyline(path.mid(at, STRETCH + 1))


def _paint_axes(p: QPainter, plan: Plan, theme: Theme, corrected: tuple[int, ...]) -> None:
    """Paint level lines with their values, hand numbers below, and a small diamond under each corrected hand."""
    px, plot = plan.type_px - 1, plan.plot
    for tick, mark in zip(plan.ticks, plan.marks, strict=True):
        y = plan.point(0, tick).y()
        colour, width = (theme.hair, sizes.LINE) if tick else (theme.edge, sizes.FINE)
        paint.hairline(p, colour, plot.left(), y, plot.right(), y, width)
        paint.text(p, mark, plot.left() - sizes.CLEAR, y, px, fonts.MEDIUM, theme.text2, paint.RIGHT)
    most = max(2, int(plot.width() / HAND_WIDE))
    for hand in scales.number_ticks(plan.hands, most):
        words, x = hand_label(plan, hand, px)
        paint.text(p, words, x, plot.bottom() + plan.type_px * shares.HAND_DOWN, px, fonts.MEDIUM, theme.text2)
    for hand in corrected:
        y = plot.bottom() + plan.type_px * shares.DIAMOND_DOWN
        diamond(p, plan.point(hand, 0).x(), y, plan.type_px * shares.DIAMOND, theme)


def hand_label(plan: Plan, hand: int, px: int) -> tuple[str, float]:
    """Return the text under the axis for `hand` and its left edge: centred on the hand, but within the plot."""
    words = say("recap.hand_n", hand=1) if hand == 1 else counted(hand)
    wide = fonts.width(words, px, fonts.MEDIUM)
    left = min(plan.point(hand, 0).x() - wide / 2, plan.plot.right() - wide)
    return words, max(left, plan.plot.left())


def diamond(p: QPainter, x: float, y: float, size: float, theme: Theme) -> None:
    """Paint the mark of a corrected hand, centred on (x, y)."""
    half = size / 2
    p.setBrush(theme.panel)
    p.setPen(paint.pen(theme.info, sizes.STRONG))
    p.drawPolygon(QPolygonF([QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)]))
    p.setBrush(Qt.BrushStyle.NoBrush)


def _paint_name(p: QPainter, plan: Plan, theme: Theme, number: int, lit: bool) -> None:
    """Paint the dot at the end of line `number`, its leader and its name."""
    end, y = plan.ends[number], plan.names[number]
    colour = theme.now if lit else theme.line
    paint.disc(p, end.x(), end.y(), LIT_DOT if lit else DOT, colour)
    p.setPen(paint.pen(colour, sizes.FINE))
    bend, stop = plan.name_x - 2 * LEADER_GAP, plan.name_x - LEADER_GAP
    p.drawPolyline(QPolygonF([QPointF(end.x() + LEADER_GAP, end.y()), QPointF(bend, y), QPointF(stop, y)]))
    weight = fonts.BOLD if lit else fonts.MEDIUM
    name = fitting.elide(plan.lines[number].name, plan.type_px, weight, plan.name_room)
    paint.text(p, name, plan.name_x, y, plan.type_px, weight, theme.text if lit else theme.text2)


class StacksChart(Painted):
    """The chart as a widget; a tap on a line or a name lights it. Time runs to the right in every language."""

    chosen = Signal(str)
    pointed = Signal(int)
    """The hand at the place of a tap on the line that is already lit."""
    turns_round = False

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._lines: tuple[ChartLine, ...] = ()
        self._hands = 0
        self._money: Money | None = None
        self._corrected: tuple[int, ...] = ()
        self.lit: str | None = None
        self._plan: Plan | None = None

    def show_lines(
        self, lines: tuple[ChartLine, ...], hands: int, corrected: tuple[int, ...], money: Money | None = None
    ) -> None:
        """Show other lines; `hands` = number of the last hand, `money` = worth of a chip, None = amounts in chips."""
        self._lines, self._hands, self._corrected, self._plan = lines, hands, corrected, None
        self._money = money
        self.setAccessibleName(say("recap.won_lost"))
        with amounts_in(money and money.least):
            results = ", ".join(f"{line.name} {signed(line.points[-1][1] if line.points else 0)}" for line in lines)
        self.setAccessibleDescription(results)
        self.update()

    def light(self, name: str | None) -> None:
        """Put the line of the player `name` in front."""
        if name != self.lit:
            self.lit = name
            self.update()

    def plan(self) -> Plan:
        """Return the layout of the chart; it is computed on first use and kept until something changes."""
        if self._plan is None:
            px = self.look.type.second
            self._plan = Plan(self._lines, self._hands, self.area(), px, self._row, self._money)
        return self._plan

    @property
    def _row(self) -> float:
        """The least distance between two names, reference px."""
        return self.look.of(measure.CHART_ROW) * self.look.text

    @property
    def names_high(self) -> float:
        """The height that all names need below each other, reference px."""
        return len(self._lines) * self._row

    def set_look(self, look: Look) -> None:
        """Take a changed theme, grid or preference."""
        self._plan = None
        super().set_look(look)

    def resizeEvent(self, event: object) -> None:
        """Drop the layout, which depends on the size."""
        self._plan = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Light the line that is nearest to the tap, or emit the hand where that line is already lit."""
        plan, place = self.plan(), event.position() / self.look.scale
        number = plan.nearest(place, REACH)
        if number is None:
            return
        name = self._lines[number].name
        if name == self.lit and place.x() < plan.plot.right():
            self.pointed.emit(plan.hand_at(place.x()))
        else:
            self.chosen.emit(name)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the lines, or a sentence where no hand was played yet."""
        if not self._hands:
            middle, px = area.center(), self.look.type.second
            words = say("recap.no_lines")
            paint.text(p, words, middle.x(), middle.y(), px, fonts.MEDIUM, self.look.theme.text2, paint.CENTRE)
            return
        names = [line.name for line in self._lines]
        lit = names.index(self.lit) if self.lit in names else None
        draw(p, self.plan(), self.look.theme, lit, self._corrected)
