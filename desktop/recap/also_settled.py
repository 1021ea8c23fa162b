"""What is settled besides the payments, on the settle-up page: shared expenses, debts that are taken along."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import BarButton, SignCard
from desktop.recap.card_columns import CardColumns
from desktop.recap.settling import Settling, SettlingLine
from desktop.words.say import say


class AlsoSettled(CardColumns):
    """A card a line; `chosen` carries the `SettlingLine` that is tapped.

    The foot adds an expense, or leads to how everybody pays.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.also"), parent)
        self.add = BarButton(look, "plus", self)
        self.way = BarButton(look, "", self)
        self.foot = [self.add, self.way]
        self.add.say(say("recap.add_expense"))
        self.way.say(say("recap.ways_short"))

    def show_lines(self, shown: Settling) -> None:
        """Other lines."""
        for old in self.cards:
            old.hide()
            old.deleteLater()
        self.cards = [self._card(item) for item in shown.items]

    def _card(self, item: SettlingLine) -> SignCard:
        """A line: an expense is changed by a tap, a debt taken along or left."""
        sign = "coins" if item.expense else "check" if item.along else "clock"
        card = SignCard(self.look, sign, self, strong=False)
        card.chosen = item.along
        card.say(item.title, item.note, role="owe" if item.twice else "text2")
        card.tapped.connect(lambda: self.chosen.emit(item))
        return card
