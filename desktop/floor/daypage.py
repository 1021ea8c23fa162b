"""The day's report: figures on top, rows by table, dealer, game or player, the hours as bars, what can be saved."""

from datetime import date

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.floor.day_lines import GRIDS, VIEWS, By, Grid, book_words, heads_of, hour
from desktop.floor.intents import DayStep, SaveDay
from desktop.floor.pages import RoomPage
from desktop.floor.sizes import BAR
from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list import ListPane, Records, Row
from desktop.kit.page import Panel
from desktop.kit.page_keys import BarButton, Chip, TitleKey
from desktop.kit.painted import Painted
from desktop.words import i18n
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.room.floor import Room
from engine.room.report import Day

WORDS: dict[By, set[int]] = {"table": {1, 11}, "player": {1}, "correction": {2, 4, 5}}
"""Columns of words beside the first, by the view: they stand at the left, and give way where there is no room."""


class Figures(Painted):
    """The figures of the day, side by side; the last says whether every book is whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.figures: tuple[tuple[str, str], ...] = ()
        self.books = ("", True)

    def show_day(self, day: Day) -> None:
        """Show this day."""
        self.figures, self.books = tuple(heads_of(day)), book_words(day)
        words = [f"{head} {value}" for head, value in self.figures]
        self.setAccessibleName(", ".join([*words, self.books[0]]))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """A box a figure."""
        theme, kind, gap = self.look.theme, self.look.type, self.look.pick(10, 6)
        lines = 2 if self.look.room.upright else 1
        boxes = len(self.figures) + 2  # the last is twice as wide
        across = -(-boxes // lines)
        wide = (area.width() - gap * (across - 1)) / across
        high = (area.height() - gap * (lines - 1)) / lines
        for at, (head, value) in enumerate(self.figures):
            box = QRectF(at % across * (wide + gap), at // across * (high + gap), wide, high)
            paint.panel(p, box, 10, theme.panel, theme.hair)
            left, room = box.left() + wide * 0.09, wide * 0.86
            words, px = paint.whole(head, kind.second - 1, fonts.MEDIUM, room, self.look.legible)
            paint.text(p, words, left, box.top() + high * 0.28, px, fonts.MEDIUM, theme.text2)
            px = paint.fit_px(value, kind.statement, fonts.BOLD, room)
            paint.text(p, value, left, box.top() + high * 0.68, px, fonts.BOLD, theme.text)
        if self.figures:
            at = len(self.figures)
            box = QRectF(at % across * (wide + gap), at // across * (high + gap), 2 * wide + gap, high)
            colour = theme.win if self.books[1] else theme.owe
            paint.panel(p, box, 10, theme.panel, colour, 2)
            lines_of, px = paint.whole_lines(self.books[0], kind.second, fonts.SEMIBOLD, box.width() * 0.88, 2)
            x = box.left() + box.width() * 0.06
            paint.block(p, lines_of, x, box.center().y(), px * 1.3, px, fonts.SEMIBOLD, theme.text)


class GridRow(Row):
    """A row of a grid: words, then figures that end under each other."""

    even = True
    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.ends: tuple[float, ...] = ()
        self.starts: tuple[float, ...] = ()
        self.left: tuple[bool, ...] = ()

    def high(self, look: Look, record: tuple[str, ...]) -> float:
        """As high as a line of text with air."""
        return look.pick(50, 36)

    def draw(self, p: QPainter, look: Look, area: QRectF, record: tuple[str, ...], down: bool, chosen: bool) -> None:
        """The cells."""
        theme = look.theme
        if chosen or down:
            paint.panel(p, area, 8, theme.sel)
        paint.hairline(p, theme.hair, area.left(), area.bottom() - 0.6, area.right(), area.bottom() - 0.6)
        cells(p, look, record, self, area.center().y(), look.type.second - 1, theme.text)


def cells(p: QPainter, look: Look, row: tuple[str, ...], at: GridRow, y: float, px: int, ink: object) -> None:
    """The cells of a row in their columns."""
    for cell, start, end, left in zip(row, at.starts, at.ends, at.left, strict=False):
        words, small = paint.whole(cell, px, fonts.MEDIUM, end - start, look.legible)
        x, align = (start, paint.LEFT) if left else (end, paint.RIGHT)
        paint.text(p, words, x, y, small, fonts.MEDIUM, ink, align)  # type: ignore[arg-type]


class GridPanel(Panel):
    """A grid with its heads; chips turn between tables, dealers, games and players."""

    turned = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.grid = Grid("", (), ())
        self.by: By = "table"
        self.chips = {by: Chip(look, say(f"room.by_{by}"), self) for by in VIEWS}
        for by, chip in self.chips.items():
            chip.tapped.connect(lambda by=by: self.turned.emit(by))
        self.row = GridRow()
        self.pane = ListPane(look, Records(" ".join), self.row, self)

    def show_day(self, day: Day, by: By) -> None:
        """Show a day by this."""
        self.by, self.grid = by, GRIDS[by](day)
        for name, chip in self.chips.items():
            chip.choose(name == by)
        self.pane.view.setAccessibleName(self.grid.title)
        self.lay()
        self.pane.show_records(self.grid.rows)
        self.update()

    def _columns(self, width: float) -> None:
        """Where the columns begin and end: words take what figures leave."""
        grid, look = self.grid, self.look
        px, gap = look.type.second - 1, look.pick(16, 8)
        words = {0} | WORDS.get(self.by, set())
        rows, small = [*grid.rows, grid.sums], look.type.small
        wide = [
            max(
                fonts.width(head, small, fonts.MEDIUM),
                *(fonts.width(row[at], px, fonts.MEDIUM) for row in rows if at < len(row)),
                0.0,
            )
            + 2
            for at, head in enumerate(grid.heads)
        ]
        over = sum(wide) + gap * (len(wide) - 1) - width
        if over > 0:
            for at in sorted(words, key=lambda at: -wide[at] if at < len(wide) else 0):
                if at < len(wide):
                    cut = min(over, max(0.0, wide[at] - 70))
                    wide[at] -= cut
                    over -= cut
            scale = min(1.0, (width - gap * (len(wide) - 1)) / sum(wide))
            wide = [each * scale for each in wide]
        else:
            gap += -over / max(1, len(wide) - 1)
        starts, x = [], 0.0
        for each in wide:
            starts.append(x)
            x += each + gap
        self.row.starts = tuple(starts)
        self.row.ends = tuple(start + each for start, each in zip(starts, wide, strict=True))
        self.row.left = tuple(at in words for at in range(len(wide)))

    def arrange(self) -> None:
        """Chips in the title line, the heads, the rows."""
        inner, look = self.inner(), self.look
        wide = (inner.width() - (len(self.chips) - 1) * 6) / len(self.chips)
        for at, chip in enumerate(self.chips.values()):
            self.place(chip, QRectF(inner.left() + at * (wide + 6), 6, wide, self.head - 8))
        top = inner.top() + look.pick(40, 28)
        low = look.pick(46, 34) if self.grid.sums else 0
        self.place(self.pane, QRectF(inner.left(), top, inner.width(), inner.bottom() - top - low))
        room = self.pane.view.viewport().width() / look.scale
        self._columns(room if room > 50 else inner.width())

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel, the heads, the sums."""
        super().paint(p, area)
        inner, look = self.inner(), self.look
        p.save()
        p.translate(inner.left(), 0)
        px = look.type.small
        cells(p, look, self.grid.heads, self.row, inner.top() + look.pick(18, 12), px, look.theme.text2)
        if self.grid.sums:
            y = inner.bottom() - look.pick(18, 14)
            cells(p, look, self.grid.sums, self.row, y, look.type.second - 1, look.theme.text)
        p.restore()


class Hours(Panel):
    """Hands by the hour, as bars; the busiest one is amber."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("room.by_hour"), parent)
        self.bars: tuple[tuple[str, int], ...] = ()
        self.best = 0
        """Which of them is the busiest."""

    def show_day(self, day: Day) -> None:
        """Show this day."""
        self.bars = tuple((hour(each.began), each.sums.hands) for each in day.hours)
        best = max(day.hours, key=lambda each: each.sums.hands, default=None)
        self.best = day.hours.index(best) if best is not None else 0
        note = ""
        if best is not None:
            note = say("room.busiest", hands=counted(best.sums.hands), at=hour(best.began))
        self.say(note=note)
        self.setAccessibleName(", ".join([self.title, *(f"{at} {hands}" for at, hands in self.bars)]))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """A bar an hour."""
        super().paint(p, area)
        if not self.bars:
            return
        theme, inner, px = self.look.theme, self.inner(), self.look.type.small
        low = px * 1.8
        most = max(hands for _, hands in self.bars)
        step = min(inner.width() / len(self.bars), inner.width() / 6)
        every = max(1, round((fonts.width("00:00", px, fonts.MEDIUM) + 8) / step + 0.49))
        for at, (words, hands) in enumerate(self.bars):
            high = (inner.height() - low - px * 1.4) * hands / most if most else 0.0
            left = inner.left() + at * step
            bar = QRectF(left + step * 0.12, inner.bottom() - low - high, step * 0.76, high)
            if high >= 1:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(theme.now if at == self.best else theme.text2)
                p.drawRect(bar)
            middle = bar.center().x()
            if step > fonts.width(counted(most), px, fonts.MEDIUM) + 4:
                paint.text(p, counted(hands), middle, bar.top() - px * 0.8, px, fonts.MEDIUM, theme.text2, paint.CENTRE)
            if at % every == 0:
                y = inner.bottom() - low * 0.4
                paint.text(p, words, middle, y, px, fonts.MEDIUM, theme.text2, paint.CENTRE)


class DayPage(RoomPage):
    """A day of the room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "day", parent)
        self.day: Day | None = None
        self.said = ""
        self._time = ""
        self.by: By = "table"
        self.figures = Figures(look, self)
        self.grid = GridPanel(look, self)
        self.grid.turned.connect(self.turn_to)
        self.hours = Hours(look, self)
        self.before, self.after = TitleKey(look, self), TitleKey(look, self)
        self.before.tapped.connect(lambda: self.ask(DayStep(-1)))
        self.after.tapped.connect(lambda: self.ask(DayStep(1)))
        self.saves = {
            kind: BarButton(look, "out" if kind != "pdf" else "printer", self) for kind in ("csv", "json", "pdf")
        }
        for kind, key in self.saves.items():
            key.tapped.connect(lambda kind=kind: self.ask(SaveDay(kind)))

    def turn_to(self, by: By) -> None:
        """By tables, dealers, games or players."""
        self.by = by
        if self.day is not None:
            self.grid.show_day(self.day, by)

    def show_day(self, day: Day) -> None:
        """Show this day."""
        if day != self.day:
            self.day, self.said = day, ""
            self.figures.show_day(day)
            self.grid.show_day(day, self.by)
            self.hours.show_day(day)
        self._head()

    def tell(self, words: str) -> None:
        """Where a file went, or why it did not."""
        self.said = words
        self._head()

    def show_room(self, room: Room) -> None:
        """The strip names the day."""
        self._head()

    def _head(self) -> None:
        about = self.cut_off or self.said
        if not about and self.day is not None:
            about = say("room.day_of", day=i18n.day(date.fromisoformat(self.day.day)), room=self.day.room)
        self.strip.say(say("room.day"), about, "", self._role)
        for key, words in ((self.before, "room.day_before"), (self.after, "room.day_after")):
            key.say(say(words), say(words))
        for kind, save in self.saves.items():
            save.say(say(f"room.save_{kind}"), say(f"room.save_{kind}_second"))

    def arrange(self, area: QRectF) -> None:
        """Figures on top, rows left, hours and keys right; upright below each other."""
        gap, top, bar = self.look.pick(12, 8), self.look.pick(92, 66), self.look.of(BAR)
        upright = self.look.room.upright
        top *= 2 if upright else 1
        self.place(self.figures, QRectF(area.left(), area.top(), area.width(), top))
        y = area.top() + top + gap
        side = area.width() if upright else area.width() * 0.25
        wide = area.width() if upright else area.width() - side - gap
        turn = self.look.pick(54, 44)
        left = area.left() if upright else area.left() + wide + gap
        low = turn + 3 * gap + (bar if upright else 3 * (bar + gap))
        rest = area.bottom() - y
        hours = min(rest * 0.3, 300.0) if upright else rest - low
        high = rest - hours - low - gap if upright else rest
        self.place(self.grid, QRectF(area.left(), y, wide, high))
        at = y + high + gap if upright else y
        self.place(self.hours, QRectF(left, at, side, hours))
        at += hours + gap
        half = (side - gap) / 2
        self.place(self.before, QRectF(left, at, half, turn))
        self.place(self.after, QRectF(left + half + gap, at, half, turn))
        at += turn + gap
        if upright:
            third = (side - 2 * gap) / 3
            for number, key in enumerate(self.saves.values()):
                self.place(key, QRectF(left + number * (third + gap), at, third, bar))
            return
        for key in self.saves.values():
            self.place(key, QRectF(left, at, side, bar))
            at += bar + gap
