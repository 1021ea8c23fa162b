"""The panel of the settle-up page for shared expenses, and for debts of earlier evenings that are taken along."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import BarButton, SignCard
from desktop.recap.card_columns import CardColumns
from desktop.recap.settling import Settling, SettlingLine
from desktop.words.say import say


class SettlingCard(SignCard):
    """The card of an expense or a debt; a tap changes the expense, or takes the debt along or leaves it again."""

    def __init__(self, look: Look, item: SettlingLine, parent: QWidget) -> None:
        super().__init__(look, "", parent, strong=False)
        self.show_line(item)

    def show_line(self, item: SettlingLine) -> None:
        """Show the current state of the line."""
        self.item = item
        self.sign = "coins" if item.expense else "check" if item.along else "clock"
        self.chosen = item.along
        self.say(item.title, item.note, role="owe" if item.twice else "text2")

    @property
    def meaning(self) -> object:
        """For a debt, whether a tap takes it along: the second half of a double click does not undo it; else None."""
        return not self.item.along if self.item.debt is not None else None


class AlsoSettled(CardColumns):
    """A panel with a card for each line; `chosen` carries the tapped `SettlingLine`, `rested` reports a tap too soon.

    The keys of the foot add an expense, and open the choice of how everybody pays.
    """

    chosen = Signal(object)
    rested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.also"), parent)
        self.add = BarButton(look, "plus", self)
        self.way = BarButton(look, "", self)
        self.lines: list[SettlingCard] = []
        self.foot = [self.add, self.way]
        self.add.say(say("recap.add_expense"))
        self.way.say(say("recap.ways_short"))

    def show_lines(self, shown: Settling) -> None:
        """Show other lines; cards of the same things are kept, because they know the time of their last tap."""
        if [card.item.which for card in self.lines] == [item.which for item in shown.items]:
            for card, item in zip(self.lines, shown.items, strict=True):
                card.show_line(item)
            return
        for old in self.cards:
            old.hide()
            old.deleteLater()
        self.lines = [self._card(item) for item in shown.items]
        self.cards = list(self.lines)

    def _card(self, item: SettlingLine) -> SettlingCard:
        card = SettlingCard(self.look, item, self)
        card.tapped.connect(lambda: self.chosen.emit(card.item))
        card.rested.connect(self.rested)
        return card
