"""A panel of cards in columns; more than there is room for, some at a time."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page import Panel
from desktop.recap.pager import Pager


class Cards(Panel):
    """Cards in columns; more than there is room for, some at a time."""

    columns, least = 1, (76.0, 54.0)

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.cards: list[QWidget] = []
        self.foot: list[QWidget] = []
        self.first = 0
        self._pager = Pager(look, self)
        self._pager.turned.connect(self._turn)

    def _turn(self, first: int) -> None:
        self.first = first
        self.lay()

    def arrange(self) -> None:
        """The cards from the top, the keys of the foot below."""
        box, gap, least = self.inner(), self.look.pick(10, 7), self.look.of(self.least)
        if self.foot:
            low = cells(
                QRectF(box.left(), box.bottom() - least, box.width(), least), len(self.foot), len(self.foot), gap
            )
            for key, place in zip(self.foot, low, strict=True):
                self.place(key, place)
            box = box.adjusted(0, 0, 0, -least - gap)
        lines = max(1, int((box.height() + gap) // (least + gap)))
        most, many = lines * self.columns, len(self.cards)
        self.first = self.first if many > most and self.first < many else 0
        wide = self.look.pick(170, 120)
        self._pager.setVisible(many > most)
        self.taken = wide if many > most else 0.0
        self._pager.show_part(self.first, most, many)
        self.place(self._pager, QRectF(box.right() - wide, 6, wide, self.head - 8))
        shown = self.cards[self.first : self.first + most]
        rows = max(2, -(-len(shown) // self.columns))
        high = min(self.look.pick(96, 72), (box.height() - (rows - 1) * gap) / rows)
        places = iter(cells(box, len(shown), self.columns, gap, high))
        for card in self.cards:
            card.setVisible(card in shown)
            if card in shown:
                self.place(card, next(places))
