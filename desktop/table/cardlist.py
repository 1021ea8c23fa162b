"""A list of cards in the column that turns by whole cards when it does not fit: two keys below, no swiping."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.icons import paint as icon
from desktop.kit.paint import fit_px, panel, text
from desktop.kit.painted import Painted, Tap, put
from desktop.words.table import figure, say


class Turn(Tap):
    """One card up or down."""

    def __init__(self, look: Look, parent: QWidget, symbol: str) -> None:
        super().__init__(look, parent, repeats=True)
        self.symbol = symbol
        self.left = 0

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the key with how many are left in its direction."""
        theme = self.look.theme
        rect = area.adjusted(0, 0, 0, -2)
        ink = theme.text if self.left else theme.text2
        if self.left:
            panel(p, rect, 12, theme.pressed if self.isDown() else theme.raised, theme.edge, 1.2, shadow=True)
        else:
            panel(p, rect, 12, None, theme.edge, 1.2, (6, 5))
        if not self.left:
            icon(p, self.symbol, rect.center().x(), rect.center().y(), 24, ink)
            return
        words, room = say("turn_more", count=self.left), rect.width() - 54
        px = fit_px(words, 20, fonts.BOLD, room, 13)
        if fonts.width(words, px, fonts.BOLD) > room:  # a narrow key
            words, px = figure(self.left), 20
        half = (fonts.width(words, px, fonts.BOLD) + 34) / 2
        icon(p, self.symbol, rect.center().x() - half + 12, rect.center().y(), 24, ink)
        text(p, words, rect.center().x() - half + 34, rect.center().y(), px, fonts.BOLD, ink)


class CardList(Painted):
    """Cards one below the other; `heights` in reference px. What does not fit is turned to."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.cards: list[QWidget] = []
        self.heights: list[float] = []
        self.top = 0
        self.up = Turn(look, self, "up")
        self.down = Turn(look, self, "down")
        self.shown = 1
        self.up.tapped.connect(lambda: self.turn(-max(1, self.shown)))
        self.down.tapped.connect(lambda: self.turn(max(1, self.shown)))
        self.up.name(say("turn_up"))
        self.down.name(say("turn_down"))

    def show_cards(self, cards: Sequence[QWidget], heights: Sequence[float]) -> None:
        """Show these cards."""
        for card in self.cards:
            if card not in cards:
                card.hide()
        self.cards, self.heights = list(cards), list(heights)
        self.top = min(self.top, max(0, len(self.cards) - 1))
        self.lay()

    def reveal(self, card: QWidget) -> None:
        """Turn until this card is seen."""
        at = self.cards.index(card)
        if at < self.top or at >= self.top + self.shown:
            self.top = at
            self.lay()

    def turn(self, by: int) -> None:
        """Turn by whole cards."""
        self.top = max(0, min(self.top + by, len(self.cards) - 1))
        self.lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns too."""
        if not self.down.isHidden():
            self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def lay(self) -> None:
        """Place the cards that fit."""
        area, gap, scale = self.area(), self.look.room.margin, self.look.scale
        total = sum(self.heights) + gap * (len(self.heights) - 1)
        turns = total > area.height() + 0.5
        key = 72.0
        bottom = area.height() - (key + gap if turns else 0)
        if not turns:
            self.top = 0
        while (
            turns
            and self.top > 0
            and sum(self.heights[self.top - 1 :]) + gap * (len(self.heights) - self.top) <= bottom
        ):
            self.top -= 1
        y, shown = 0.0, 0
        for number, (card, height) in enumerate(zip(self.cards, self.heights, strict=True)):
            fits = number >= self.top and y + height <= bottom + 0.5
            if number >= self.top and not fits:
                y = bottom + 1
            card.setVisible(fits)
            if fits:
                put(card, QRectF(0, y, area.width(), height), scale)
                y += height + gap
                shown += 1
        self.shown = shown
        left = len(self.cards) - self.top - shown
        for part, count, x in ((self.up, self.top, 0.0), (self.down, left, area.width() / 2 + gap / 2)):
            part.setVisible(turns)
            part.left = count
            part.update()
            put(part, QRectF(x, area.height() - key, area.width() / 2 - gap / 2, key), scale)
