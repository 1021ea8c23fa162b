"""The board: cards that were entered, places for those to come. A tap enters cards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.paint import panel
from desktop.kit.painted import Tap
from desktop.kit.sizes import LIT, SHADOW
from desktop.table.cards import ROUND_SHARE, face, slot, split_cards
from desktop.words.say import say

PLACES = 5


class Board(Tap):
    """Renders one board; its cards lie as they were dealt, from the left."""

    turns_round = False

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.cards = ""
        self.out = 0
        self.lie_on("felt")

    def appearance(self) -> object:
        """Its cards; whether it is held down."""
        return self.cards, self.out, self.isDown()

    def render_board(self, cards: str, out: int) -> None:
        """Show these cards; `out` = how many lie there, entered or not."""
        if (cards, out) != (self.cards, self.out):
            self.cards, self.out = cards, out
            self.update()
        self.name(say("speak_board", cards=" ".join(split_cards(cards)) or out))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the five places."""
        room = self.look.room
        size = area.width() / (PLACES * room.card[0] + (PLACES - 1) * room.card_gap)
        width, height, gap = room.card[0] * size, room.card[1] * size, room.card_gap * size
        known = split_cards(self.cards)
        for place in range(PLACES):
            rect = QRectF(place * (width + gap), 0, width, min(height, area.height()) - SHADOW)
            if place < len(known):
                face(p, rect, known[place], self.look.theme)
            else:
                slot(p, rect, self.look.theme, place < self.out)
        if self.isDown():
            panel(p, area.adjusted(0, 0, 0, -SHADOW), width * ROUND_SHARE, None, self.look.theme.text, LIT)
