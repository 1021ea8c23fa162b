"""The places of a tournament: a card for each player, where a cash game shows its payments."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from desktop.kit import fitting, fonts, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.focus import ring
from desktop.kit.layout import cells, levels, row_high, rows_high, rows_of, rows_within
from desktop.kit.list_view import Index, ListView, Records, RowDelegate
from desktop.kit.page_keys import TitleKey
from desktop.kit.painted import pixel_rect
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.page_records import Placed
from desktop.recap.pager import PagedPanel
from desktop.recap.payment_card import least_name
from desktop.recap.settle_keys import EndKey
from desktop.words.say import say

SLACK = 2
"""Pixels that Qt and rounding may take at the end of a row of cards."""


def spoken(record: Placed) -> str:
    """Return a place as it is read aloud and copied."""
    note = ", ".join(filter(None, (record.won, record.paid, record.note)))
    return say("recap.speak_place", place=record.place, name=record.name, note=note)


class PlaceCard(RowDelegate):
    """The card of a place: the place, the player, and how the tournament went for the player."""

    gap = measure.CARDS_GAP

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[QSize] = []
        """The sizes of the cards in sight with the gaps after them, px of the screen."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size that the panel has computed for the card."""
        return self.sizes[index.row()]

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Placed, down: bool, chosen: bool) -> None:
        """Paint the place at the left, and the name over the note."""
        theme, kind = look.theme, look.type
        size = pixel_rect(area.adjusted(0, 0, -look.of(self.gap), 0), look.scale)
        area = QRectF(0, 0, size.width() / look.scale, size.height() / look.scale)
        card = area.adjusted(0, 0, 0, -sizes.SHADOW)
        paint.panel(p, card, look.of(measure.ROUND), theme.sunk, theme.edge)
        if chosen:
            ring(p, card, look.of(measure.ROUND), theme.info)
        side = look.of(measure.CARD_SIDE)
        left, right = area.left() + side, area.right() - side
        px = fitting.fit_px(record.place, look.px(measure.PLACE_TEXT), fonts.BOLD, area.width() * shares.PLACE_WIDE)
        wide = paint.text(p, record.place, left, area.center().y(), px, fonts.BOLD, theme.text)
        left += max(wide, side * shares.PLACE_LEAST) + side
        first, second = levels(area, shares.PLACE_LINES)
        gap = side if record.won else 0.0
        px = look.px(measure.PLACE_NAME)
        px = fitting.fit_px(f"{record.name}{record.won}", px, fonts.BOLD, right - left - gap, least_name(look))
        won = fonts.width(record.won, px, fonts.BOLD) + gap
        words = fitting.elide(record.name, px, fonts.SEMIBOLD, right - left - won)
        paint.text(p, words, left, first, px, fonts.SEMIBOLD, theme.text)
        paint.text(p, record.won, right, first, px, fonts.BOLD, theme.text, paint.RIGHT)
        px, note = min(px, kind.second - 1), ", ".join(filter(None, (record.paid, record.note)))
        note = note if fonts.width(note, px, fonts.MEDIUM) <= right - left else record.note
        px = fitting.fit_px(note, px, fonts.MEDIUM, right - left)
        words = fitting.elide(note, px, fonts.MEDIUM, right - left)
        paint.text(p, words, left, second, px, fonts.MEDIUM, theme.text2)


class PlaceList(PagedPanel):
    """The places, best first; a long list is shown part by part. `intended` carries the intent to end or reopen."""

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.places"), parent)
        self._places: tuple[Placed, ...] = ()
        self.card, self.records = PlaceCard(), Records(spoken, tips=True)
        self.view = ListView(look, self.records, self.card, self)
        self.view.setFlow(QListView.Flow.LeftToRight)
        self.view.setWrapping(True)
        self.view.setAccessibleName(self.title)
        self.end = EndKey(look, self)
        self.end.intended.connect(self.intended)
        self.end.asking.connect(self._show_question)
        self.end.show()
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.say(say("recap.settle"), say("recap.settle"))
        self.turn.hide()
        self._question = ""

    def show_places(self, places: tuple[Placed, ...], entries: str, ended: bool, settles: bool, asks: str) -> None:
        """Show other places.

        Args:
            places: one for each player, the best first.
            entries: how many entered, in words.
            ended: whether the game has ended.
            settles: whether there are payments.
            asks: the question before the end, "" = none.
        """
        self._places, self.first, self._question = places, 0, asks
        self.turn.setVisible(settles)
        self.end.show_state(ended, bool(asks))
        self.say(hint=entries)
        self.lay()

    def _show_question(self) -> None:
        """Show the question about players still in, before a tournament ends."""
        self.say(hint=self._question, role="owe")

    def preferred_height(self, width: float) -> float:
        """Return the height in which every place is in sight, reference px."""
        rows, gap = rows_of(len(self._places), measure.CARDS_ACROSS), self.look.of(measure.CARDS_GAP)
        frame = self.area().height() - self.inner().height()
        return frame + rows_high(rows, self.look.of(measure.PLACE_LEAST), gap) + measure.ROUNDING

    def arrange(self) -> None:
        """Place three cards in a row, one row below the other."""
        area, number, gap = self.inner(), len(self._places), self.look.of(measure.CARDS_GAP)
        most = measure.CARDS_ACROSS * max(1, rows_within(area.height(), self.look.of(measure.PLACE_LEAST), gap))
        shown = self._places[self.part(most, number)]
        rows = max(1, rows_of(min(number, most), measure.CARDS_ACROSS))
        tall = min(self.look.of(measure.PLACE_MOST), row_high(area.height(), rows, gap))
        self.end_keys(
            (self.end, self.end.wide(self.look.of(measure.END_KEY))),
            (self.turn, self.turn.wide(self.look.of(measure.TURN_KEY))),
            (self.pager, self.pager.wide(self.look.of(measure.PAGER))),
            gap=gap,
        )
        scale, boxes = self.look.scale, cells(area, len(shown), measure.CARDS_ACROSS, gap, tall)
        self.card.sizes = [pixel_rect(box.adjusted(0, 0, gap, gap), scale).size() for box in boxes]
        wide = sum(size.width() for size in self.card.sizes[: measure.CARDS_ACROSS]) + SLACK
        high = sum(size.height() for size in self.card.sizes[:: measure.CARDS_ACROSS]) + SLACK
        self.view.look = self.look
        self.place(self.view, QRectF(area.left(), area.top(), wide / scale, high / scale))
        if self.records.records != shown:
            self.records.show(shown)
        self.view.doItemsLayout()
