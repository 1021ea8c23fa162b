"""The column at the showdown: a card a pot in the order to push, one button a hand that can win it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.card import ButtonCard
from desktop.kit.paint import RIGHT, elide, fit_px, inside, panel, seat_ring, text
from desktop.kit.sizes import CARD_SIDE, GAP, LINE, TITLE
from desktop.present.awardcards import AwardCard
from desktop.table import sizes as measure


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
        return self.look.of(measure.AWARD_HEAD)

    def height_now(self) -> float:
        """How high the card is, reference px."""
        return self.head + self.rows_high(self.count) - self.look.of(GAP) + self.look.of(CARD_SIDE)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card: order, name, note, amount."""
        if self.card is None:
            return
        card, theme = self.card, self.look.theme
        panel(p, inside(area), 14, theme.sunk, theme.hair, LINE)
        y = self.look.of(measure.AWARD_MIDDLE)
        size = self.look.of(measure.AWARD_SEAT)
        x = self.look.of(measure.AWARD_SEAT_AT)
        seat_ring(p, card.order, x, y, size, theme.text, theme.line)
        right = area.right() - self.look.of(measure.CARD_TEXT_SIDE)
        right -= text(p, card.amount, right, y, self.look.px(measure.AWARD_AMOUNT), fonts.BOLD, theme.text, RIGHT) + 10
        at = x + size / 2 + 12
        at += text(p, card.name, at, y, self.look.px(TITLE), fonts.BOLD, theme.text) + 12
        px = fit_px(
            card.note, self.look.grown(measure.CARD_NOTE), fonts.MEDIUM, right - at,
            self.look.px(measure.CARD_NOTE_LEAST),
        )  # fmt: skip
        text(p, elide(card.note, px, fonts.MEDIUM, right - at), at, y, px, fonts.MEDIUM, theme.text2)
