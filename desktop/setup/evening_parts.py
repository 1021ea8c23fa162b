"""The parts of the page of evenings: list and filter keys, card, bar; and where they are placed."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.sizes import LIST_GAP, PAGE_KEY
from desktop.setup import evening_sizes as measure
from desktop.setup.asking_page import AskingPage
from desktop.setup.evening_card import EveningCard
from desktop.setup.evening_list import EveningKey, EveningList, ListBy, bar_keys
from desktop.setup.filters import FilterKey
from desktop.words.say import say
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore

UPRIGHT_ACROSS = 3
"""Columns of the keys of the bar in an upright window."""
LIST_SHARE, UPRIGHT_SHARE = 0.7, 0.6
"""Share of the list in the width, and in the height of an upright window."""


class EveningParts(AskingPage):
    """The page's list and card, and the keys of both."""

    def __init__(self, look: Look, book: SqliteStore, parent: QWidget | None = None) -> None:
        """Raises `JournalError`: the book cannot be read."""
        super().__init__(look, say("evenings.title"), parent)
        self.book = book
        self.register = register(book)
        self.keys = {
            by: FilterKey(look, say(f"evenings.{by}"), sign="list" if by is ListBy.FIND else "down") for by in ListBy
        }
        self.list = EveningList(look, list(self.keys.values()), self)
        self.card = EveningCard(look, self)
        self.bar = bar_keys(look, self)

    def home(self) -> QWidget:
        """Return the list of evenings."""
        return self.list.pane.view

    def tell(self, about: str, role: str = "text2") -> None:
        """Show a text beside the title."""
        self.strip.say(say("evenings.title"), about, role=role)

    def arrange(self, area: QRectF) -> None:
        """Place the list left, the card right, the bar below; in an upright window one below the other."""
        look, gap, high = self.look, self.look.of(LIST_GAP), self.look.of(PAGE_KEY)
        upright = look.fit.layout.upright
        if upright:
            high = high * len(EveningKey) // UPRIGHT_ACROSS + gap
        foot = QRectF(area.left(), area.bottom() - high, area.width(), high)
        above = QRectF(area.left(), area.top(), area.width(), foot.top() - gap - area.top())
        if upright:
            left = QRectF(above.left(), above.top(), above.width(), above.height() * UPRIGHT_SHARE)
            right = QRectF(above.left(), left.bottom() + gap, above.width(), above.bottom() - left.bottom() - gap)
            places = cells(foot, len(EveningKey), UPRIGHT_ACROSS, gap)
        else:
            wide = above.width() * LIST_SHARE
            left = QRectF(above.left(), above.top(), wide, above.height())
            right = QRectF(left.right() + gap, above.top(), above.right() - left.right() - gap, above.height())
            go = QRectF(right.left(), foot.top(), right.width(), high)
            places = [
                *cells(QRectF(foot.left(), foot.top(), wide, high), len(EveningKey) - 1, len(EveningKey) - 1, gap),
                go,
            ]
        for key, place in zip(self.bar.values(), places, strict=True):
            self.place(key, place)
        self.place(self.list, left)
        self.place(self.card, right)
        if self.sheet is not None:
            over = QRectF(right)
            if upright:
                over.setTop(over.bottom() - measure.UPRIGHT_SHEET)
            self.place(self.sheet, over)
