"""The column at the showdown: a card a pot in the order to push, one button a hand that can win it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.card import ButtonCard
from desktop.kit.fitting import elide, fit_px
from desktop.kit.paint import RIGHT, inside, panel, seat_ring, text
from desktop.kit.sizes import BESIDE, CARD_SIDE, CLEAR, GAP, LINE, TITLE
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
        panel(p, inside(area), measure.CARD_ROUND, theme.sunk, theme.hair, LINE)
        y = self.look.of(measure.AWARD_MIDDLE)
        size = self.look.of(measure.AWARD_SEAT)
        x = self.look.of(measure.AWARD_SEAT_AT)
        seat_ring(p, card.order, x, y, size, theme.text, theme.line)
        right = area.right() - self.look.of(measure.CARD_TEXT_SIDE)
        at = x + size / 2 + CLEAR
        name_px, amount_px = self.look.px(TITLE), self.look.px(measure.AWARD_AMOUNT)
        beside = at + fonts.width(card.name, name_px, fonts.BOLD) + CLEAR
        room = right - fonts.width(card.amount, amount_px, fonts.BOLD) - BESIDE - beside
        px, least = self.look.grown(measure.CARD_NOTE), self.look.legible
        px = fit_px(card.note, px, fonts.MEDIUM, room, least)
        note, note_at, low = card.note, beside, y
        if fonts.width(note, px, fonts.MEDIUM) > room:  # in a line of its own below the name
            y, low, note_at, room = self.head * 0.3, self.head * 0.76, at, right - at
            amount_px = name_px
            px = fit_px(note, self.look.px(measure.CARD_NOTE), fonts.MEDIUM, room, least)
            if fonts.width(note, px, fonts.MEDIUM) > room:
                note, px = card.brief, fit_px(card.brief, px, fonts.MEDIUM, room, least)
        text(p, card.amount, right, y, amount_px, fonts.BOLD, theme.text, RIGHT)
        text(p, card.name, at, y, name_px, fonts.BOLD, theme.text)
        text(p, elide(note, px, fonts.MEDIUM, room), note_at, low, px, fonts.MEDIUM, theme.text2)
