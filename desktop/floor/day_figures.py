"""Widgets for the totals of a day: its figures in boxes, and its hands by the hour as bars."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.floor import sizes as measure
from desktop.floor.day_lines import book_words, day_totals, hour
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import levels
from desktop.kit.page import Panel
from desktop.kit.painted import Painted
from desktop.kit.shares import LINES_NEAR
from desktop.kit.sizes import STRONG
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.room.day_records import Day

ROUNDED_UP = 0.49
"""Added to the ratio of label width to bar width before rounding, to round the step between named hours up."""


class DayFigures(Painted):
    """The figures of a day in boxes side by side; the last box says whether every book is whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.figures: tuple[tuple[str, str], ...] = ()
        self.books = ("", True)

    def show_day(self, day: Day) -> None:
        """Show the figures of `day`."""
        self.figures, self.books = tuple(day_totals(day)), book_words(day)
        words = [f"{head} {value}" for head, value in self.figures]
        self.setAccessibleName(", ".join([*words, self.books[0]]))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint one box for each figure, then the box about the books."""
        theme, kind, gap = self.look.theme, self.look.type, self.look.of(measure.FIGURE_GAP)
        lines = 2 if self.look.room.upright else 1
        boxes = len(self.figures) + 2  # the box about the books is twice as wide
        across = -(-boxes // lines)
        width = (area.width() - gap * (across - 1)) / across
        height = (area.height() - gap * (lines - 1)) / lines
        for at, (head, value) in enumerate(self.figures):
            box = QRectF(at % across * (width + gap), at // across * (height + gap), width, height)
            paint.panel(p, box, measure.FIGURE_ROUND, theme.panel, theme.hair)
            left, room = box.left() + width * measure.FIGURE_SIDE, width * measure.FIGURE_WIDE
            first, second = levels(box, measure.FIGURE_LEVELS)
            words, px = fitting.fit_whole(head, kind.second - 1, fonts.MEDIUM, room, self.look.legible)
            paint.text(p, words, left, first, px, fonts.MEDIUM, theme.text2)
            px = fitting.fit_px(value, kind.statement, fonts.BOLD, room)
            paint.text(p, value, left, second, px, fonts.BOLD, theme.text)
        if self.figures:
            at = len(self.figures)
            box = QRectF(at % across * (width + gap), at // across * (height + gap), 2 * width + gap, height)
            colour = theme.win if self.books[1] else theme.owe
            paint.panel(p, box, measure.FIGURE_ROUND, theme.panel, colour, STRONG)
            side = box.width() * measure.BOOKS_SIDE
            lines_of, px = fitting.whole_lines(self.books[0], kind.second, fonts.SEMIBOLD, box.width() - 2 * side, 2)
            x = box.left() + side
            paint.block(p, lines_of, x, box.center().y(), px * LINES_NEAR, px, fonts.SEMIBOLD, theme.text)


class Hours(Panel):
    """A bar chart of hands by the hour; the bar of the busiest hour is amber."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("room.by_hour"), parent)
        self.bars: tuple[tuple[str, int], ...] = ()
        self.best = 0
        """Index in `bars` of the busiest hour."""

    def show_day(self, day: Day) -> None:
        """Show the hours of `day`."""
        self.bars = tuple((hour(each.began)[:2], each.sums.hands) for each in day.hours)
        best = max(day.hours, key=lambda each: each.sums.hands, default=None)
        self.best = day.hours.index(best) if best is not None else 0
        note = ""
        if best is not None:
            note = say("room.busiest", hands=counted(best.sums.hands), at=hour(best.began))
        self.say(note=note)
        self.setAccessibleName(", ".join([self.title, *(f"{at} {hands}" for at, hands in self.bars)]))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint one bar for each hour, with its hands above and the hour below where there is room."""
        super().paint(p, area)
        if not self.bars:
            return
        theme, inner, px = self.look.theme, self.inner(), self.look.type.small
        foot = px * measure.HOUR_FOOT
        most_hands = max(hands for _, hands in self.bars)
        step = min(inner.width() / len(self.bars), inner.width() / measure.HOURS_LEAST)
        label_share = (fonts.width("00", px, fonts.MEDIUM) + measure.HOUR_GAP) / step
        label_step = max(1, round(label_share + ROUNDED_UP))
        for at, (words, hands) in enumerate(self.bars):
            height = (inner.height() - foot - px * measure.HANDS_HEAD) * hands / most_hands if most_hands else 0.0
            left = inner.left() + at * step
            side = step * measure.HOUR_SIDE
            bar = QRectF(left + side, inner.bottom() - foot - height, step - 2 * side, height)
            if height >= 1:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(theme.now if at == self.best else theme.text2)
                p.drawRect(bar)
            middle = bar.center().x()
            if step > fonts.width(counted(most_hands), px, fonts.MEDIUM) + measure.HANDS_GAP:
                y = bar.top() - px * measure.HANDS_UP
                paint.text(p, counted(hands), middle, y, px, fonts.MEDIUM, theme.text2, paint.CENTRE)
            if at % label_step == 0:
                y = inner.bottom() - foot * measure.HOUR_AT
                paint.text(p, words, middle, y, px, fonts.MEDIUM, theme.text2, paint.CENTRE)
