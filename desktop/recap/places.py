"""The places of a tournament: a card a player, where the payments of a cash game stand."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page import Panel
from desktop.kit.page_keys import TitleKey
from desktop.kit.painted import Painted
from desktop.recap.pager import Pager
from desktop.recap.payment_card import least_name
from desktop.recap.settle_keys import EndKey
from desktop.recap.shown import Placed
from desktop.words.say import say

ACROSS = 3


class PlaceCard(Painted):
    """A place, whose it is, and how it went."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.placed = Placed("", "")

    def show_place(self, placed: Placed) -> None:
        """Another player."""
        self.placed = placed
        self.setAccessibleName(
            say(
                "recap.speak_place",
                place=placed.place,
                name=placed.name,
                note=", ".join(filter(None, (placed.won, placed.note))),
            )
        )
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The place at the left, the name over the note."""
        theme, kind, placed = self.look.theme, self.look.type, self.placed
        paint.panel(p, area.adjusted(0, 0, 0, -2), self.look.pick(10, 8), theme.sunk, theme.edge, 1.2)
        side = self.look.pick(13, 10)
        left, right = area.left() + side, area.right() - side
        px = fitting.fit_px(placed.place, round(self.look.pick(24, 18)), fonts.BOLD, area.width() * 0.34)
        left += max(paint.text(p, placed.place, left, area.center().y(), px, fonts.BOLD, theme.text), side * 3) + side
        gap = side if placed.won else 0.0
        px = round(self.look.pick(20, 16))
        px = fitting.fit_px(f"{placed.name}{placed.won}", px, fonts.BOLD, right - left - gap, least_name(self.look))
        won = fonts.width(placed.won, px, fonts.BOLD) + gap
        words = fitting.elide(placed.name, px, fonts.SEMIBOLD, right - left - won)
        paint.text(p, words, left, area.top() + area.height() * 0.33, px, fonts.SEMIBOLD, theme.text)
        paint.text(p, placed.won, right, area.top() + area.height() * 0.33, px, fonts.BOLD, theme.text, paint.RIGHT)
        px = fitting.fit_px(placed.note, min(px, kind.second - 1), fonts.MEDIUM, right - left)
        words = fitting.elide(placed.note, px, fonts.MEDIUM, right - left)
        paint.text(p, words, left, area.top() + area.height() * 0.7, px, fonts.MEDIUM, theme.text2)


class PlaceList(Panel):
    """The places, the best first; too many for their room: some at a time. `closing` = the end, or its undoing."""

    closing = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.places"), parent)
        self._places: tuple[Placed, ...] = ()
        self._first = 0
        self.cards: list[PlaceCard] = []
        self.end = EndKey(look, self)
        self.end.closing.connect(self.closing)
        self.end.asking.connect(self._ask)
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.say(say("recap.settle"), say("recap.settle"))
        self._settles, self._asks = False, ""
        self._pager = Pager(look, self)
        self._pager.turned.connect(self._turn)

    def show_places(self, places: tuple[Placed, ...], entries: str, ended: bool, settles: bool, asks: str) -> None:
        """Other places.

        Args:
            places: one a player, the best first.
            entries: how many entered, in words.
            ended: whether the game has ended.
            settles: whether anybody pays for them.
            asks: what is asked before the end, "" = nothing.
        """
        self._places, self._first, self._settles = places, 0, settles
        self._asks = asks
        self.end.show_state(ended, bool(asks))
        self.say(hint=entries)
        self.lay()

    def _ask(self) -> None:
        """Before a tournament ends with several still in: what becomes of them."""
        self.say(hint=self._asks, role="owe")

    def _turn(self, first: int) -> None:
        self._first = first
        self.lay()

    def wanted(self, width: float) -> float:
        """The height in which every place is in sight, reference px."""
        rows = -(-len(self._places) // ACROSS)
        frame = self.area().height() - self.inner().height()
        return frame + rows * self._least + (rows - 1) * self._gap + 2

    @property
    def _least(self) -> float:
        return self.look.pick(60, 46)

    @property
    def _gap(self) -> float:
        return self.look.pick(10, 8)

    def arrange(self) -> None:
        """Three cards in a row, one row below the other."""
        area, number = self.inner(), len(self._places)
        most = ACROSS * max(1, int((area.height() + self._gap) // (self._least + self._gap)))
        shown = self._places[self._first : self._first + most]
        rows = -(-min(number, most) // ACROSS)
        tall = min(self.look.pick(84, 64), (area.height() - (rows - 1) * self._gap) / max(rows, 1))
        right = area.right()
        for key, usual, wanted in (
            (self.end, self.look.pick(196, 142), True),
            (self.turn, self.look.pick(150, 110), self._settles),
            (self._pager, self.look.pick(190, 140), number > most),
        ):
            key.setVisible(wanted)
            if wanted:
                wide = key.wide(usual)
                self.place(key, QRectF(right - wide, 6, wide, self.head - 8))
                right -= wide + self._gap
        self.taken = area.right() - right
        self._pager.show_part(self._first, most, number)
        while len(self.cards) < len(shown):
            self.cards.append(PlaceCard(self.look, self))
        places = cells(area, len(shown), ACROSS, self._gap, tall)
        for card in self.cards[len(shown) :]:
            card.hide()
        for card, placed, place in zip(self.cards, shown, places, strict=False):
            card.show_place(placed)
            self.place(card, place)
            card.show()
