"""A panel of cards in columns, which shows a long list of cards part by part."""

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells, column, row_high, rows_of, rows_within
from desktop.recap import sizes as measure
from desktop.recap.pager import PagedPanel


class CardColumns(PagedPanel):
    """A panel of cards in columns; cards that do not fit are shown part by part."""

    columns = 1

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.cards: list[QWidget] = []
        self.foot: list[QWidget] = []

    def arrange(self) -> None:
        """Place the cards from the top, and the keys of the foot below them."""
        box, gap, least = self.inner(), self.look.of(measure.SETTLE_GAP), self.look.of(measure.SETTLE_CARD_LEAST)
        if self.foot:
            box, low = column(box, gap, None, least)
            for key, place in zip(self.foot, cells(low, len(self.foot), len(self.foot), gap), strict=True):
                self.place(key, place)
        most = self.columns * max(1, rows_within(box.height(), least, gap))
        shown = self.cards[self.part(most, len(self.cards))]
        self.end_keys((self.pager, self.look.of(measure.PAGER_NARROW)))
        rows = max(2, rows_of(len(shown), self.columns))
        high = min(self.look.of(measure.SETTLE_CARD_MOST), row_high(box.height(), rows, gap))
        places = iter(cells(box, len(shown), self.columns, gap, high))
        for card in self.cards:
            card.setVisible(card in shown)
            if card in shown:
                self.place(card, next(places))
