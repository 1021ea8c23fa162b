"""The column at the showdown: a card a pot in the order to push, one button a hand that can win it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import RIGHT, elide, fit_px, panel, seat_ring, text
from desktop.kit.painted import Painted, put
from desktop.present.awardcards import AwardCard
from desktop.table.slotbutton import SlotButton

PER_ROW = 4


class AwardWidget(Painted):
    """Renders an `AwardCard`; `said` carries the intent of a hand's button."""

    said = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.card: AwardCard | None = None
        self.hands: list[SlotButton] = []

    def render_award(self, card: AwardCard) -> None:
        """Show this card."""
        if card == self.card:
            return
        self.card = card
        while len(self.hands) < len(card.hands):
            button = SlotButton(self.look, self)
            button.said.connect(self.said)
            self.hands.append(button)
        for number, button in enumerate(self.hands):
            button.setVisible(number < len(card.hands))
            if number < len(card.hands):
                button.render_slot(card.hands[number])
        self.setAccessibleName(f"{card.name} {card.amount}, {card.note}")
        self.lay()
        self.update()

    def height_now(self) -> float:
        """How high the card is, reference px."""
        rows = -(-len(self.card.hands if self.card is not None else ()) // PER_ROW)
        return self._head() + rows * self.look.room.due_min + (rows - 1) * 8 + (12 if self.look.room.wide else 8)

    def _head(self) -> float:
        return 74.0 if self.look.room.wide else 42.0

    def lay(self) -> None:
        """Place the hands under the card's head."""
        if self.card is None:
            return
        area, wide = self.area(), self.look.room.wide
        side, gap = (12.0, 8.0) if wide else (8.0, 6.0)
        count = len(self.card.hands)
        rows = -(-count // PER_ROW)
        per_row = -(-count // max(1, rows))
        width = (area.width() - 2 * side - gap * (per_row - 1)) / max(1, per_row)
        for number, button in enumerate(self.hands[:count]):
            row, place = divmod(number, per_row)
            y = self._head() + row * (self.look.room.due_min + 8)
            button.sizes = (22, 22, 16) if wide else (17, 17, 13)
            button.radius = 13
            button.margin = gap
            rect = QRectF(side + place * (width + gap), y, width, self.look.room.due_min)
            put(button, rect.adjusted(-gap, -gap, gap, gap), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card: order, name, note, amount."""
        if self.card is None:
            return
        card, theme, wide = self.card, self.look.theme, self.look.room.wide
        panel(p, area.adjusted(0.6, 0.6, -0.6, -0.6), 14, theme.sunk, theme.hair, 1.2)
        y = 36.0 if wide else 22.0
        size = 36.0 if wide else 28.0
        x = 36.0 if wide else 24.0
        seat_ring(p, card.order, x, y, size, theme.text, theme.line)
        right = area.right() - (18 if wide else 12)
        right -= text(p, card.amount, right, y, 34 if wide else 24, fonts.BOLD, theme.text, RIGHT) + 10
        at = x + size / 2 + 12
        at += text(p, card.name, at, y, 26 if wide else 19, fonts.BOLD, theme.text) + 12
        px = fit_px(card.note, 19 if wide else 15, fonts.MEDIUM, right - at, 14 if wide else 12)
        text(p, elide(card.note, px, fonts.MEDIUM, right - at), at, y, px, fonts.MEDIUM, theme.text2)
