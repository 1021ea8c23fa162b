"""The table of results: a row for each player with a bar around zero; a tap on a row lights its line in the chart."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.focus import ring
from desktop.kit.layout import column
from desktop.kit.list_view import ListView, Records, RowDelegate
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.page_records import Result
from desktop.recap.pager import PagedPanel
from desktop.words.i18n import amounts_in, bare, counted, figure, signed
from desktop.words.say import say
from engine.settings.records import Money

ZERO_GAP = 2.0
"""Space between the zero rule and a bar, px."""
BAR_LEAST = 3.0
"""The least length of a bar, px, so that even one chip is visible."""
LIT_ENDS = 3.0
"""Space above and below the stripe of the lit row, px."""

LOANS = 3
"""The place of the column of loans, which stands only where there are any."""


class Columns:
    """The ends of the columns, reference px of a row, and the length of the bars, computed from their contents."""

    def __init__(self, look: Look, results: tuple[Result, ...], width: float, row: float) -> None:
        """Compute the columns; `width` and `row` = width and height of a row."""
        self.name_px = round(min(look.of(measure.RESULT_NAME), row * 0.5))
        self.net_px = round(min(look.of(measure.RESULT_NET), row * shares.RESULT_NET))
        self.small_px = self.name_px - 2
        self.head_px = look.room.type.second - 1  # there is no room between columns for larger heads
        self.pad = look.of(measure.RESULT_SIDE)
        playing = any(result.playing for result in results)  # chips cashed out and still in front are one column
        heads = ("bought_in", "buys", "has_in_all" if playing else "cashed_out", "hands", "result")
        self.heads = tuple(say(f"recap.{head}") for head in heads)
        if any(result.place for result in results):
            self.heads = (*self.heads[:2], say("recap.has_in_all"), self.heads[3], say("recap.col_place"))
        self.loans = any(result.loans for result in results)
        if self.loans:
            self.heads = (*self.heads[:LOANS], say("recap.loans"), *self.heads[LOANS:])
        self.rows = {result.name: figures_of(result, self.loans) for result in results}
        self.styles = (
            (self.name_px, fonts.MEDIUM), (self.small_px, fonts.MEDIUM),
            *[(self.name_px, fonts.MEDIUM)] * (2 if self.loans else 1),
            (self.small_px, fonts.MEDIUM), (self.net_px, fonts.BOLD),
        )  # fmt: skip
        columns = zip(*self.rows.values(), strict=True) if self.rows else [()] * len(self.heads)
        wide = [
            max([fonts.width(head, self.head_px, fonts.MEDIUM), *(fonts.width(words, *style) for words in cells)])
            for head, cells, style in zip(self.heads, columns, self.styles, strict=True)
        ]
        names = max((fonts.width(result.name, self.name_px, fonts.SEMIBOLD) for result in results), default=0.0)
        names = min(names, look.of(measure.NAMES_MOST))
        bars = look.of(measure.BARS_USUAL)
        gap = (width - 2 * self.pad - sum(wide) - bars - names) / (len(self.heads) + 1)
        gap = min(max(gap, look.of(measure.COLUMN_LEAST)), look.of(measure.COLUMN_MOST))
        self.ends = [0.0] * len(self.heads)
        self.ends[-1] = width - self.pad
        free = self.ends[-1] - wide[-1] - gap
        fixed = sum(wide[:-1]) + (len(self.heads) - 1) * gap + names + look.of(measure.NAME_GAP) + self.pad
        bars = max(look.of(measure.BARS_LEAST), min(free - fixed - gap, look.of(measure.BARS_MOST)))
        self.bars = (free - bars, free)
        self.ends[-2] = free - bars - gap
        for at in reversed(range(len(self.ends) - 2)):
            self.ends[at] = self.ends[at + 1] - wide[at + 1] - gap
        self.name_room = self.ends[0] - wide[0] - gap - self.pad
        low = max(0, -min((result.net for result in results), default=0))
        high = max(0, max((result.net for result in results), default=0))
        self.chip = (bars - 2 * ZERO_GAP) / (low + high) if low or high else 0.0
        self.zero = self.bars[0] + low * self.chip + ZERO_GAP


def figures_of(result: Result, loans: bool = False) -> tuple[str, ...]:
    """Return the contents of the columns of a row, with a column of loans; amounts without the sign of a currency."""
    last = result.place or signed(result.net, sign=False)
    figures = bare(result.bought), counted(result.buys), bare(result.left), counted(result.hands), last
    lent = signed(result.loans, sign=False) if result.loans else ""
    return (*figures[:LOANS], lent, *figures[LOANS:]) if loans else figures


def words_of(result: Result) -> str:
    """Return a row as it is read aloud and copied."""
    state = "placed" if result.place else "playing" if result.playing else "left"
    words = say(
        f"recap.speak_{state}",
        place=result.place,
        name=result.name,
        net=signed(result.net),
        bought=figure(result.bought),
        buys=result.buys,
        left=figure(result.left),
        hands=result.hands,
    )
    if not result.loans:
        return words
    key = "recap.speak_lent" if result.loans > 0 else "recap.speak_borrowed"
    return say(key, words=words, amount=figure(abs(result.loans)))


class ResultRow(RowDelegate):
    """The row of a player; `lit` = player whose line of the chart is in front, `last` = player of the last row."""

    even = True
    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.columns: Columns | None = None
        self.tall = 0.0
        self.lit = self.last = ""

    def high(self, look: Look, result: Result) -> float:
        """Return the height of a row: all rows share what room there is."""
        return self.tall

    def draw(self, p: QPainter, look: Look, area: QRectF, result: Result, down: bool, chosen: bool) -> None:
        """Paint name, figures, bar and result."""
        columns, theme, radius, y = self.columns, look.theme, look.of(measure.ROUND), area.center().y()
        if columns is None:
            return
        if result.name == self.lit:
            paint.panel(p, area, radius, theme.sel)
            paint.stripe(p, area, theme.now, LIT_ENDS)
        elif down:
            paint.panel(p, area, radius, theme.pressed)
        elif result.name != self.last:
            paint.line_below(p, area, theme.hair)
        words = fitting.elide(result.name, columns.name_px, fonts.SEMIBOLD, columns.name_room)
        paint.text(p, words, columns.pad, y, columns.name_px, fonts.SEMIBOLD, theme.text)
        for end, value, (px, weight) in zip(columns.ends, columns.rows[result.name], columns.styles, strict=True):
            colour = theme.text2 if (px, weight) == (columns.small_px, fonts.MEDIUM) else theme.text
            paint.text(p, value, end, y, px, weight, colour, paint.RIGHT)
        if not result.place:
            high = min(area.height() * shares.RESULT_BAR, look.of(measure.BAR_MOST))
            self._paint_bar(p, columns, look, result.net, y, high)
        if chosen:
            ring(p, area, radius, theme.info)

    def _paint_bar(self, p: QPainter, columns: Columns, look: Look, net: int, y: float, height: float) -> None:
        """Paint the bar, right of zero for won and left for lost; at least so long that one chip is visible."""
        theme, zero, rule = look.theme, columns.zero, height * shares.ZERO_RULE
        paint.hairline(p, theme.edge, zero, y - rule, zero, y + rule, sizes.FINE)
        if net:
            wide = max(abs(net) * columns.chip, BAR_LEAST)
            bar = QRectF(zero + ZERO_GAP if net > 0 else zero - ZERO_GAP - wide, y - height / 2, wide, height)
            paint.panel(p, bar, measure.BAR_ROUND, theme.win if net > 0 else theme.owe)


class Results(PagedPanel):
    """The table; `chosen` carries the name of the player whose line is to be lit."""

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.results"), parent)
        self._results: tuple[Result, ...] = ()
        self.row = ResultRow()
        self._money: Money | None = None
        self.records = Records(self._words, tips=True)
        self.view = ListView(look, self.records, self.row, self)
        self.view.setAccessibleName(self.title)
        self.view.chosen.connect(lambda result: self.chosen.emit(result.name))

    def _words(self, result: Result) -> str:
        with amounts_in(self._money):
            return words_of(result)

    def show_results(self, results: tuple[Result, ...], lit: str, money: Money | None = None) -> None:
        """Show other results, or light another line; `money` = worth of a chip."""
        self._results, self.row.lit, self._money = results, lit, money
        self.lay()

    def arrange(self) -> None:
        """Place the rows; when they are too many for their least height, show them part by part."""
        head, overhang = self.look.of(measure.RESULTS_HEAD), self.look.of(measure.RESULTS_OUT)
        _, area = column(self.inner().adjusted(-overhang, 0, overhang, 0), 0, head, None)
        if area.height() <= 0:
            return  # the page has no size yet
        most = max(1, int(area.height() // self.look.of(measure.RESULT_LEAST)))
        shown = self._results[self.part(most, len(self._results))]
        self.say(note="" if len(self._results) > most else say("recap.tap_name"))
        self.end_keys((self.pager, self.look.of(measure.WIDE_KEY)))
        tall = min(area.height() / max(len(shown), 1), self.look.of(measure.RESULT_MOST))
        self.row.tall = int(tall * self.look.scale) / self.look.scale  # whole pixels, so that the last row fits
        with amounts_in(self._money):
            self.row.columns = Columns(self.look, self._results, area.width(), tall)
        self.row.last = shown[-1].name if shown else ""
        self.view.look = self.look
        self.place(self.view, area)
        if self.records.records != shown:
            self.records.show(shown)
        self.view.doItemsLayout()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and the heads of the columns."""
        super().paint(p, area)
        columns, theme, inner = self.row.columns, self.look.theme, self.inner()
        if columns is None:
            return
        overhang = self.look.of(measure.RESULTS_OUT)
        y, x = self.head + self.look.of(measure.RESULTS_HEAD_AT), inner.left() - overhang
        px = fitting.fit_px(say("recap.player"), columns.head_px, fonts.MEDIUM, columns.name_room)
        paint.text(p, say("recap.player"), x + columns.pad, y, px, fonts.MEDIUM, theme.text2)
        for head, end in zip(columns.heads, columns.ends, strict=True):
            paint.text(p, head, x + end, y, columns.head_px, fonts.MEDIUM, theme.text2, paint.RIGHT)
        line = self.head + self.look.of(measure.RESULTS_RULE)
        paint.hairline(p, theme.hair, x, line, inner.right() + overhang, line)
