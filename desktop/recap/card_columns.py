"""A panel of cards in columns; more than there is room for, some at a time."""

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells, column, row_high, rows_of, rows_within
from desktop.recap import sizes as measure
from desktop.recap.pager import PagedPanel


class CardColumns(PagedPanel):
    """Cards in columns; more than there is room for, some at a time."""

    columns = 1

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.cards: list[QWidget] = []
        self.foot: list[QWidget] = []

    def arrange(self) -> None:
        """The cards from the top, the keys of the foot below."""
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
