"""The column at the showdown: a card a pot in the order to push, one button a hand that can win it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.card import ButtonCard
from desktop.kit.paint import RIGHT, elide, fit_px, panel, seat_ring, text
from desktop.kit.sizes import CARD_SIDE, GAP
from desktop.present.awardcards import AwardCard
from desktop.table.sizes import AWARD_HEAD


class AwardWidget(ButtonCard):
    """Renders an `AwardCard`; `said` carries the intent of a hand's button."""

    checked = True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.card: AwardCard | None = None
        self.hands = self.buttons

    def render_award(self, card: AwardCard) -> None:
        """Show this card."""
        if card != self.card:
            self.card = card
            self.setAccessibleName(f"{card.name} {card.amount}, {card.note}")
            self.show_buttons(card.hands)

    @property
    def head(self) -> float:
        """Height of the line above the hands, reference px."""
        return self.look.of(AWARD_HEAD)

    def height_now(self) -> float:
        """How high the card is, reference px."""
        return self.head + self.rows_high(self.count) - self.look.of(GAP) + self.look.of(CARD_SIDE)

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
        px = fit_px(card.note, 19 if wide else 15, fonts.MEDIUM, right - at, 14 if wide else 10)
        text(p, elide(card.note, px, fonts.MEDIUM, right - at), at, y, px, fonts.MEDIUM, theme.text2)
