"""The recap page: five parts on a grid. It shows a record and emits an intent for each tap; looking changes nothing."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.fitting import NAMES
from desktop.kit.layout import column, row
from desktop.kit.page import Page, Panel
from desktop.kit.page_keys import TitleKey
from desktop.kit.sentences import sentences
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.chart import StacksChart
from desktop.recap.figures import RecapFigures
from desktop.recap.intents import LeaveRecap, ShowHand
from desktop.recap.page_records import Shown
from desktop.recap.places import PlaceList
from desktop.recap.results import Results
from desktop.recap.settle import SettlePanel
from desktop.recap.take_panel import TakePanel
from desktop.words.say import say

LINE = 1.3
"""The height of a line of words, in sizes of its letters."""
NAMED = 3
"""Corrected hands that are listed by number; more of them are only counted."""


class ChartPanel(Panel):
    """The chart with its title; a key in the title line turns to the rulings and corrections, where there are any."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.won_lost"), parent)
        self.chart = StacksChart(look, self)
        self.remarks = sentences(look, self)
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.tapped.connect(lambda: self._turn(self.remarks.isHidden()))
        self.finder = TitleKey(look, self)
        self.finder.say(say("recap.find_hand"), say("replay.find"))
        self._corrected: tuple[int, ...] = ()
        self._below = ""
        """The words on corrections where they have a line of their own below the title."""
        self._turn(False)

    def show_remarks(self, rows: tuple[tuple[str, str], ...], corrected: tuple[int, ...]) -> None:
        """Show other rulings and corrections; `corrected` = numbers of the hands that were corrected."""
        self._corrected = corrected
        self.remarks.show_records(rows)
        self._turn(bool(rows) and not self.remarks.isHidden())

    def show_chart(self) -> None:
        """Show the chart, whichever part is in sight."""
        self._turn(False)

    def give_up(self) -> bool:
        """Show the chart instead of the remarks; return False where the chart is in sight already."""
        if self.remarks.isHidden():
            return False
        self._turn(False)
        return True

    def _turn(self, to_remarks: bool) -> None:
        """Show the rulings and corrections, or the chart."""
        count = len(self.remarks.records.records)
        self.title = say("recap.rulings" if to_remarks else "recap.won_lost")
        other = say("recap.to_chart") if to_remarks else say("recap.n_rulings", count=count)
        self.remarks.view.setAccessibleName(self.title)
        self.remarks.setVisible(to_remarks)
        self.chart.setVisible(not to_remarks)
        self.turn.say(other, other)
        self.turn.setVisible(bool(count))
        self.finder.setVisible(not to_remarks)
        self.lay()

    @property
    def preferred_height(self) -> float:
        """The height in which no name of the chart overlaps another, reference px."""
        return self.chart.names_high + self.head + self.look.of(measure.CHART_FOOT) + measure.ROUNDING

    def arrange(self) -> None:
        """Let the chart, or the remarks, take the panel; place the keys in the title line."""
        self.end_keys(
            (self.turn, self.turn.wide(self.look.of(measure.WIDE_KEY))),
            (self.finder, self.finder.wide(self.look.of(measure.FINDER_KEY))),
            gap=self.look.of(measure.CHART_KEYS_GAP),
        )
        words = corrected_words(self._corrected) if self.remarks.isHidden() else ""
        beside = self.fits_beside(words)
        self.say(hint=words if beside else "")
        self._below = "" if beside else words
        side, foot = self.look.of(measure.CHART_SIDE), self.look.of(measure.CHART_FOOT)
        below = self._line_high if self._below else 0.0
        self.place(self.chart, self.area().adjusted(side, self.head + below, -side, -foot))
        self.place(self.remarks, self.inner())

    @property
    def _line_high(self) -> float:
        """The height of a line of words below the title, reference px."""
        return self.look.type.second * LINE

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, and the words on corrections that have no room beside the title."""
        super().paint(p, area)
        if self._below:
            px, room, y = self.look.type.second - 1, area.width() - 2 * self.side, self.head + self._line_high / 2
            words, px = fitting.fit_whole(self._below, px, fonts.MEDIUM, room)
            paint.text(p, words, self.side, y, px, fonts.MEDIUM, self.look.theme.text2)


class RecapPage(Page):
    """The page; `intended` carries a `RecapIntent`, `ticked` a payment's key and whether the payment was made."""

    intended = Signal(object)
    ticked = Signal(str, bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.recap"), parent)
        self.figures = RecapFigures(look, self)
        self.results = Results(look, self)
        self.lines = ChartPanel(look, self)
        self.settle = SettlePanel(look, self)
        self.places = PlaceList(look, self)
        self.places.hide()
        self.places.turn.tapped.connect(lambda: self._turn(True))
        self.settle.turn.tapped.connect(lambda: self._turn(False))
        self._settling = False
        """Whether the payments of a tournament are in sight instead of its places."""
        self.take = TakePanel(look, self)
        self.results.chosen.connect(self.light)
        self.figures.replayed.connect(lambda hand: self.intended.emit(ShowHand(hand)))
        self.lines.finder.tapped.connect(lambda: self.intended.emit(ShowHand()))
        self.lines.chart.pointed.connect(lambda hand: self.intended.emit(ShowHand(hand)))
        self.lines.remarks.view.chosen.connect(self._replay_remark)
        self.lines.chart.chosen.connect(self.light)
        self.settle.ticked.connect(self.ticked)
        self.settle.intended.connect(self.intended)
        self.places.intended.connect(self.intended)
        self.take.intended.connect(self.intended)
        self._shown: Shown | None = None
        self._lit = ""

    def show_recap(self, shown: Shown, paid: frozenset[str] = frozenset()) -> None:
        """Show a session; `paid` = keys of the payments that were made."""
        self._shown = shown
        names = [result.name for result in shown.results]
        NAMES.show(names)
        if self._lit not in names:
            self._lit = names[0] if names else ""
        self.strip.say(say("recap.recap"), shown.title, shown.time)
        self.figures.show_figures(shown.figures, shown.balance)
        self.results.show_results(shown.results, self._lit, shown.money)
        self.lines.chart.show_lines(shown.lines, shown.hands, shown.corrected, shown.money)
        self.lines.chart.light(self._lit)
        self.lines.show_remarks(shown.remarks, shown.corrected)
        self.settle.show_settlement(shown, paid)
        self.places.show_places(shown.places, shown.entries, shown.ended, bool(shown.payments), shown.end_question)
        self._turn(self._settling and bool(shown.payments))

    def _turn(self, settling: bool) -> None:
        """Show the payments of a tournament, or its places again."""
        self._settling = settling
        self.settle.setVisible(self.closing is self.settle)
        self.places.setVisible(self.closing is self.places)
        self._place()

    @property
    def closing(self) -> SettlePanel | PlaceList:
        """The panel that closes the evening: the payments, or the places of a tournament."""
        tournament = self._shown is not None and self._shown.tournament
        return self.places if tournament and not self._settling else self.settle

    def _replay_remark(self, row: tuple[str, str]) -> None:
        """Ask to replay the hand of a ruling or correction; what was put right before the first hand has none."""
        if self._shown is None or row not in self._shown.remarks:
            return
        if hand := self._shown.remark_hands[self._shown.remarks.index(row)]:
            self.intended.emit(ShowHand(hand))

    def tell(self, words: str) -> None:
        """Show a message about the book in the strip, until the recap is shown again."""
        self.strip.say(say("recap.recap"), words, role="owe")

    def fresh(self) -> None:
        """Reset an opened page: no line lit, every list at its first part, the chart in sight."""
        self._lit, self._settling = "", False
        self.results.first = self.settle.first = 0
        self.lines.show_chart()

    def light(self, name: str) -> None:
        """Put the line of the player `name` in front."""
        if self._shown is not None and name != self._lit:
            self._lit = name
            self.results.show_results(self._shown.results, name, self._shown.money)
            self.lines.chart.light(name)

    def escape(self) -> None:
        """Turn from the remarks to the chart, or leave the page."""
        if not self.lines.give_up():
            self.intended.emit(LeaveRecap())

    def arrange(self, area: QRectF) -> None:
        """Place figures on top, results beside chart, settling beside files; on an upright page one below the other."""
        gap = self.look.of(measure.PANELS_GAP)
        if self.look.room.upright:
            self._arrange_upright(area, gap)
            return
        figures, least = self.look.of(measure.FIGURES_HIGH), self.look.of(measure.CLOSING_LEAST)
        left = (area.width() - gap) * self.look.of(measure.LEFT_PART)
        keep = max(self.look.of(measure.MIDDLE), self.lines.preferred_height)
        low = max(least, min(self.closing.preferred_height(left), area.height() - figures - 2 * gap - keep))
        top, middle, foot = column(area, gap, figures, None, low)
        self.place(self.figures, top)
        for box, parts in ((middle, (self.results, self.lines)), (foot, (self.closing, self.take))):
            for part, place in zip(parts, row(box, gap, left, None), strict=True):
                self.place(part, place)

    def _arrange_upright(self, area: QRectF, gap: float) -> None:
        figures = measure.FIGURES_UPRIGHT
        low = measure.CLOSING_UPRIGHT if area.height() > measure.UPRIGHT_TALL else measure.CLOSING_LOW
        parts = (self.figures, self.results, self.lines, self.closing, self.take)
        spare = area.height() - figures - 2 * low - (len(parts) - 1) * gap
        chart = min(measure.CHART_UPRIGHT, spare * shares.CHART_UPRIGHT)
        for part, place in zip(parts, column(area, gap, figures, None, chart, low, low), strict=True):
            self.place(part, place)


def corrected_words(hands: tuple[int, ...]) -> str:
    """Return which hands were corrected, in words that fit a title line."""
    if not hands:
        return ""
    if len(hands) <= NAMED:
        return say("recap.corrected_hands", hands=", ".join(map(str, hands)))
    return say("recap.n_corrected", count=len(hands))
