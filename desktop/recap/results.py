"""The results: a row a player, bars to both sides of nothing, a tap on a row lights its line in the chart."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.page_keys import focus_ring
from desktop.kit.painted import Tap
from desktop.recap.pager import Pager
from desktop.recap.shown import Result
from desktop.words.i18n import signed
from desktop.words.recap_phrases import chips
from desktop.words.say import say


class Columns:
    """Where the columns end, reference px of a row, and how long the bars are; from what stands in them."""

    def __init__(self, look: Look, results: tuple[Result, ...], width: float, row: float) -> None:
        """`width`, `row` = a row's size."""
        self.name_px = round(min(look.pick(24, 18), row * 0.5))
        self.net_px = round(min(look.pick(28, 21), row * 0.56))
        self.small_px = self.name_px - 2
        self.head_px = look.room.type.second - 1  # between columns there is no room for larger ones
        self.pad = look.pick(12, 8)
        playing = any(one.playing for one in results)
        heads = ("bought_in", "buys", "has_now" if playing else "left_with", "hands", "result")
        self.heads = tuple(say(f"recap.{head}") for head in heads)
        self.placed = any(one.place for one in results)
        if self.placed:
            self.heads = (*self.heads[:4], say("recap.col_place"))
        rows = [
            (chips(one.bought), str(one.buys), chips(one.left), str(one.hands), one.place or signed(one.net))
            for one in results
        ]
        sizes = ((self.name_px, fonts.MEDIUM), (self.small_px, fonts.MEDIUM), (self.name_px, fonts.MEDIUM),
                 (self.small_px, fonts.MEDIUM), (self.net_px, fonts.BOLD))  # fmt: skip
        wide = [
            max([fonts.width(head, self.head_px, fonts.MEDIUM), *(fonts.width(one[at], *sizes[at]) for one in rows)])
            for at, head in enumerate(self.heads)
        ]
        names = max((fonts.width(one.name, self.name_px, fonts.SEMIBOLD) for one in results), default=0.0)
        names = min(names, look.pick(250, 170))
        bars = look.pick(96, 72)
        gap = (width - 2 * self.pad - sum(wide) - bars - names) / 6
        gap = min(max(gap, look.pick(12, 9)), look.pick(56, 38))
        self.ends = [0.0] * 5
        self.ends[4] = width - self.pad
        free = self.ends[4] - wide[4] - gap
        fixed = sum(wide[:4]) + 4 * gap + names + look.pick(24, 14) + self.pad
        bars = max(look.pick(48, 36), min(free - fixed - gap, look.pick(170, 120)))
        self.bars = (free - bars, free)
        self.ends[3] = free - bars - gap
        for at in (2, 1, 0):
            self.ends[at] = self.ends[at + 1] - wide[at + 1] - gap
        self.name_room = self.ends[0] - wide[0] - gap - self.pad
        low = max(0, -min((one.net for one in results), default=0))
        high = max(0, max((one.net for one in results), default=0))
        self.chip = (bars - 4) / (low + high) if low or high else 0.0
        self.zero = self.bars[0] + low * self.chip + 2


class Row(Tap):
    """A player's row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.result: Result | None = None
        self.columns: Columns | None = None
        self.lit = False
        self.last = False

    def show_result(self, result: Result, columns: Columns, lit: bool, last: bool) -> None:
        """Another player, or another place."""
        self.result, self.columns, self.lit, self.last = result, columns, lit, last
        self.setToolTip(result.name)
        self.name(
            say(
                "recap.speak_placed"
                if result.place
                else "recap.speak_playing"
                if result.playing
                else "recap.speak_left",
                place=result.place,
                name=result.name,
                net=signed(result.net),
                bought=chips(result.bought),
                buys=result.buys,
                left=chips(result.left),
                hands=result.hands,
            )
        )
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Name, figures, bar, result."""
        one, at, theme = self.result, self.columns, self.look.theme
        if one is None or at is None:
            return
        if self.lit:
            radius = self.look.pick(10, 8)
            paint.panel(p, area, radius, theme.sel)
            paint.panel(p, QRectF(area.left(), area.top() + 3, 5, area.height() - 6), 2.5, theme.now)
        elif self.isDown():
            paint.panel(p, area, self.look.pick(10, 8), theme.pressed)
        elif not self.last:
            paint.hairline(p, theme.hair, area.left(), area.bottom() - 0.6, area.right(), area.bottom() - 0.6)
        y = area.center().y()
        words = paint.elide(one.name, at.name_px, fonts.SEMIBOLD, at.name_room)
        paint.text(p, words, at.pad, y, at.name_px, fonts.SEMIBOLD, theme.text)
        for end, told, px, weight, colour in (
            (at.ends[0], chips(one.bought), at.name_px, fonts.MEDIUM, theme.text),
            (at.ends[1], str(one.buys), at.small_px, fonts.MEDIUM, theme.text2),
            (at.ends[2], chips(one.left), at.name_px, fonts.MEDIUM, theme.text),
            (at.ends[3], str(one.hands), at.small_px, fonts.MEDIUM, theme.text2),
            (at.ends[4], one.place or signed(one.net), at.net_px, fonts.BOLD, theme.text),
        ):
            paint.text(p, told, end, y, px, weight, colour, paint.RIGHT)
        if not one.place:
            self._bar(p, y, min(area.height() * 0.34, self.look.pick(18, 13)))
        focus_ring(self, p, area, self.look.pick(10, 8))

    def _bar(self, p: QPainter, y: float, height: float) -> None:
        """The bar, right of nothing for won, left of it for lost; at least 3 px, so that a chip is seen."""
        one, at, theme = self.result, self.columns, self.look.theme
        assert one is not None
        assert at is not None
        zero = at.zero
        paint.hairline(p, theme.edge, zero, y - height * 0.95, zero, y + height * 0.95, 1.5)
        if one.net:
            wide = max(abs(one.net) * at.chip, 3.0)
            left = zero + 2 if one.net > 0 else zero - 2 - wide
            paint.panel(p, QRectF(left, y - height / 2, wide, height), 3, theme.win if one.net > 0 else theme.owe)


class Results(Panel):
    """The table; `chosen` says whose line is to be lit."""

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.results"), parent)
        self._results: tuple[Result, ...] = ()
        self._lit = ""
        self._rows: list[Row] = []
        self._columns: Columns | None = None
        self._first = 0
        self._pager = Pager(look, self)
        self._pager.turned.connect(self._turn)

    def show_results(self, results: tuple[Result, ...], lit: str) -> None:
        """Other results, or another line lit."""
        self._results, self._lit = results, lit
        while len(self._rows) < len(results):
            row = Row(self.look, self)
            row.tapped.connect(self._tapped)
            self._rows.append(row)
        self.lay()

    def rows(self) -> list[Row]:
        """The rows on screen, top down."""
        return [row for row in self._rows if row.isVisibleTo(self)]

    def _tapped(self) -> None:
        row = self.sender()
        if isinstance(row, Row) and row.result is not None:
            self.chosen.emit(row.result.name)

    def _turn(self, first: int) -> None:
        self._first = first
        self.lay()

    def arrange(self) -> None:
        """Place the rows; when they are too many for their least height, some at a time."""
        area, head = self.inner(), self.look.pick(36, 26)
        side = self.look.pick(10, 6)
        room = area.height() - head
        most = max(1, int(room // self.look.pick(40, 34)))
        many = len(self._results) > most
        self._first = min(self._first, max(0, len(self._results) - 1)) if many else 0
        shown = self._results[self._first : self._first + most]
        self.say(note="" if many else say("recap.tap_name"))
        self._pager.show_part(self._first, most, len(self._results))
        self._pager.setVisible(many)
        self.taken = self.look.pick(230, 170) if many else 0.0
        self.place(
            self._pager, QRectF(area.right() - self.look.pick(230, 170), 6, self.look.pick(230, 170), self.head - 8)
        )
        tall = min(room / max(len(shown), 1), self.look.pick(64, 52))
        self._columns = Columns(self.look, self._results, area.width() + 2 * side, tall)
        for at, row in enumerate(self._rows):
            row.setVisible(at < len(shown))
            if at < len(shown):
                rect = QRectF(area.left() - side, area.top() + head + at * tall, area.width() + 2 * side, tall)
                self.place(row, rect)
                row.show_result(shown[at], self._columns, shown[at].name == self._lit, at == len(shown) - 1)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel and the heads of the columns."""
        super().paint(p, area)
        at, theme, inner = self._columns, self.look.theme, self.inner()
        if at is None:
            return
        y, x = self.head + self.look.pick(8, 6), inner.left() - self.look.pick(10, 6)
        px = paint.fit_px(say("recap.player"), at.head_px, fonts.MEDIUM, at.name_room)
        paint.text(p, say("recap.player"), x + at.pad, y, px, fonts.MEDIUM, theme.text2)
        for head, end in zip(at.heads, at.ends, strict=True):
            paint.text(p, head, x + end, y, at.head_px, fonts.MEDIUM, theme.text2, paint.RIGHT)
        line = self.head + self.look.pick(28, 20)
        paint.hairline(p, theme.hair, x, line, inner.right() + self.look.pick(10, 6), line)
