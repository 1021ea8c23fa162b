"""The results: a row a player, bars to both sides of nothing, a tap on a row lights its line in the chart."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list_view import ListView, Records, Row
from desktop.kit.page import Panel
from desktop.kit.page_keys import ring
from desktop.recap.pager import Pager
from desktop.recap.shown import Result
from desktop.words.i18n import amounts_in, bare, counted, figure, signed
from desktop.words.say import say
from engine.settings.records import Money


class Columns:
    """Where the columns end, reference px of a row, and how long the bars are; from what stands in them."""

    def __init__(self, look: Look, results: tuple[Result, ...], width: float, row: float) -> None:
        """`width`, `row` = a row's size."""
        self.name_px = round(min(look.pick(24, 18), row * 0.5))
        self.net_px = round(min(look.pick(28, 21), row * 0.56))
        self.small_px = self.name_px - 2
        self.head_px = look.room.type.second - 1  # between columns there is no room for larger ones
        self.pad = look.pick(12, 8)
        playing = any(result.playing for result in results)  # then cashed out and still in front are one sum
        heads = ("bought_in", "buys", "has_in_all" if playing else "cashed_out", "hands", "result")
        self.heads = tuple(say(f"recap.{head}") for head in heads)
        if any(result.place for result in results):
            self.heads = (*self.heads[:2], say("recap.has_in_all"), self.heads[3], say("recap.col_place"))
        self.rows = {result.name: figures_of(result) for result in results}
        sizes = ((self.name_px, fonts.MEDIUM), (self.small_px, fonts.MEDIUM), (self.name_px, fonts.MEDIUM),
                 (self.small_px, fonts.MEDIUM), (self.net_px, fonts.BOLD))  # fmt: skip
        columns = zip(*self.rows.values(), strict=True) if self.rows else [()] * 5
        wide = [
            max([fonts.width(head, self.head_px, fonts.MEDIUM), *(fonts.width(words, *size) for words in column)])
            for head, column, size in zip(self.heads, columns, sizes, strict=True)
        ]
        names = max((fonts.width(result.name, self.name_px, fonts.SEMIBOLD) for result in results), default=0.0)
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
        low = max(0, -min((result.net for result in results), default=0))
        high = max(0, max((result.net for result in results), default=0))
        self.chip = (bars - 4) / (low + high) if low or high else 0.0
        self.zero = self.bars[0] + low * self.chip + 2


def figures_of(result: Result) -> tuple[str, ...]:
    """What stands in the columns of a row; amounts without the sign of a currency."""
    last = result.place or signed(result.net, sign=False)
    return bare(result.bought), counted(result.buys), bare(result.left), counted(result.hands), last


def words_of(result: Result) -> str:
    """A row as it is read aloud and copied."""
    state = "placed" if result.place else "playing" if result.playing else "left"
    return say(
        f"recap.speak_{state}",
        place=result.place,
        name=result.name,
        net=signed(result.net),
        bought=figure(result.bought),
        buys=result.buys,
        left=figure(result.left),
        hands=result.hands,
    )


class ResultRow(Row):
    """A player's row; `lit` = whose line of the chart is in front, `last` = who stands at the end of the list."""

    even = True
    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.columns: Columns | None = None
        self.tall = 0.0
        self.lit = self.last = ""

    def high(self, look: Look, result: Result) -> float:
        """The rows share what room there is."""
        return self.tall

    def draw(self, p: QPainter, look: Look, area: QRectF, result: Result, down: bool, chosen: bool) -> None:
        """Name, figures, bar, result."""
        at, theme, radius, y = self.columns, look.theme, look.pick(10, 8), area.center().y()
        if at is None:
            return
        if result.name == self.lit:
            paint.panel(p, area, radius, theme.sel)
            paint.panel(p, QRectF(area.left(), area.top() + 3, 5, area.height() - 6), 2.5, theme.now)
        elif down:
            paint.panel(p, area, radius, theme.pressed)
        elif result.name != self.last:
            paint.hairline(p, theme.hair, area.left(), area.bottom() - 0.6, area.right(), area.bottom() - 0.6)
        words = fitting.elide(result.name, at.name_px, fonts.SEMIBOLD, at.name_room)
        paint.text(p, words, at.pad, y, at.name_px, fonts.SEMIBOLD, theme.text)
        styles = (
            (at.name_px, fonts.MEDIUM, theme.text),
            (at.small_px, fonts.MEDIUM, theme.text2),
            (at.name_px, fonts.MEDIUM, theme.text),
            (at.small_px, fonts.MEDIUM, theme.text2),
            (at.net_px, fonts.BOLD, theme.text),
        )
        for end, value, (px, weight, colour) in zip(at.ends, at.rows[result.name], styles, strict=True):
            paint.text(p, value, end, y, px, weight, colour, paint.RIGHT)
        if not result.place:
            self._bar(p, at, look, result.net, y, min(area.height() * 0.34, look.pick(18, 13)))
        if chosen:
            ring(p, area, radius, theme.info)

    def _bar(self, p: QPainter, at: Columns, look: Look, net: int, y: float, height: float) -> None:
        """The bar, right of nothing for won, left of it for lost; at least 3 px, so that a chip is seen."""
        theme, zero = look.theme, at.zero
        paint.hairline(p, theme.edge, zero, y - height * 0.95, zero, y + height * 0.95, 1.5)
        if net:
            wide = max(abs(net) * at.chip, 3.0)
            left = zero + 2 if net > 0 else zero - 2 - wide
            paint.panel(p, QRectF(left, y - height / 2, wide, height), 3, theme.win if net > 0 else theme.owe)


class Results(Panel):
    """The table; `chosen` says whose line is to be lit."""

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.results"), parent)
        self._results: tuple[Result, ...] = ()
        self.first = 0
        """The number of the first one in sight, from 0."""
        self.row = ResultRow()
        self._money: Money | None = None
        self.records = Records(self._words, tips=True)
        self.view = ListView(look, self.records, self.row, self)
        self.view.setAccessibleName(self.title)
        self.view.chosen.connect(lambda result: self.chosen.emit(result.name))
        self._pager = Pager(look, self)
        self._pager.turned.connect(self._turn)

    def _words(self, result: Result) -> str:
        with amounts_in(self._money):
            return words_of(result)

    def show_results(self, results: tuple[Result, ...], lit: str, money: Money | None = None) -> None:
        """Other results, or another line lit; `money` = what a chip is worth."""
        self._results, self.row.lit, self._money = results, lit, money
        self.lay()

    def _turn(self, first: int) -> None:
        self.first = first
        self.lay()

    def arrange(self) -> None:
        """Place the rows; when they are too many for their least height, some at a time."""
        area, head = self.inner(), self.look.pick(36, 26)
        side = self.look.pick(10, 6)
        room = area.height() - head
        if room <= 0:
            return  # the page has no size yet
        most = max(1, int(room // self.look.pick(40, 34)))
        many = len(self._results) > most
        self.first = min(self.first, max(0, len(self._results) - 1)) if many else 0
        shown = self._results[self.first : self.first + most]
        self.say(note="" if many else say("recap.tap_name"))
        self._pager.show_part(self.first, most, len(self._results))
        self._pager.setVisible(many)
        self.taken = self.look.pick(230, 170) if many else 0.0
        self.place(
            self._pager, QRectF(area.right() - self.look.pick(230, 170), 6, self.look.pick(230, 170), self.head - 8)
        )
        tall = min(room / max(len(shown), 1), self.look.pick(64, 52))
        self.row.tall = int(tall * self.look.scale) / self.look.scale  # of whole pixels, so that the last has room
        with amounts_in(self._money):
            self.row.columns = Columns(self.look, self._results, area.width() + 2 * side, tall)
        self.row.last = shown[-1].name if shown else ""
        self.view.look = self.look
        self.place(self.view, area.adjusted(-side, head, side, 0))
        if self.records.records != shown:
            self.records.show(shown)
        self.view.doItemsLayout()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel and the heads of the columns."""
        super().paint(p, area)
        at, theme, inner = self.row.columns, self.look.theme, self.inner()
        if at is None:
            return
        y, x = self.head + self.look.pick(8, 6), inner.left() - self.look.pick(10, 6)
        px = fitting.fit_px(say("recap.player"), at.head_px, fonts.MEDIUM, at.name_room)
        paint.text(p, say("recap.player"), x + at.pad, y, px, fonts.MEDIUM, theme.text2)
        for head, end in zip(at.heads, at.ends, strict=True):
            paint.text(p, head, x + end, y, at.head_px, fonts.MEDIUM, theme.text2, paint.RIGHT)
        line = self.head + self.look.pick(28, 20)
        paint.hairline(p, theme.hair, x, line, inner.right() + self.look.pick(10, 6), line)
