"""Who owes what: one card a debtor, the ways in side by side, one tap each."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import Explain, Intent
from desktop.intents.figures import DuesFigure
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import CENTRE, disc, elide, fit_px, panel, seat_ring, text
from desktop.kit.painted import Painted, Tap, put
from desktop.present.between import DueCard
from desktop.table.slotbutton import SlotButton
from desktop.words.table import say


class WhyMark(Tap):
    """The question mark that gives the rule ids."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the mark inside its larger target."""
        theme, wide = self.look.theme, self.look.room.wide
        size = 24.0 if wide else 20.0
        x, y = area.right() - size, area.center().y()
        disc(p, x, y, size, theme.pressed if self.isDown() else None, theme.info, 2.0)
        text(p, "?", x, y, round(size * 0.64), fonts.BOLD, theme.info, CENTRE)


class DueWidget(Painted):
    """Renders a `DueCard`; `said` carries the intent of an option."""

    said = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.card: DueCard | None = None
        self.options: list[SlotButton] = []
        self.why = WhyMark(look, self)
        self.why.tapped.connect(self._why)

    def render_due(self, card: DueCard) -> None:
        """Show this card."""
        if card == self.card:
            return
        self.card = card
        while len(self.options) < len(card.options):
            button = SlotButton(self.look, self)
            button.said.connect(self.said)
            self.options.append(button)
        for number, button in enumerate(self.options):
            button.setVisible(number < len(card.options))
            if number < len(card.options):
                button.render_slot(card.options[number])
        self.why.name(say("speak_why", what=card.why))
        self.why.setAccessibleDescription(card.rules)
        self.setAccessibleName(f"{card.name}, {card.why}")
        self.lay()
        self.update()

    def height_for(self, card: DueCard) -> float:
        """How high the card is, reference px."""
        rows = -(-len(card.options) // 3)
        each = self.look.room.due_h
        return self._head() + rows * each + (rows - 1) * 8 + (12 if self.look.room.wide else 8)

    def _head(self) -> float:
        return 60.0 if self.look.room.wide else 50.0

    def _why(self) -> None:
        if self.card is not None:
            intent: Intent = Explain(DuesFigure(self.card.seat))
            self.said.emit(intent)

    def lay(self) -> None:
        """The options side by side under the head."""
        if self.card is None:
            return
        area, wide = self.area(), self.look.room.wide
        side, gap = (12.0, 8.0) if wide else (8.0, 6.0)
        count = len(self.card.options)
        per_row = count if count <= 3 else 2
        width = (area.width() - 2 * side - gap * (per_row - 1)) / max(1, per_row)
        for number, button in enumerate(self.options[:count]):
            row, place = divmod(number, per_row)
            y = self._head() + row * (self.look.room.due_h + 8)
            button.sizes = (25, 25, 19) if wide else (19, 19, 15)
            put(button, QRectF(side + place * (width + gap), y, width, self.look.room.due_h), self.look.scale)
        size = self._head()
        put(self.why, QRectF(area.width() - size - 4, 0, size, size), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card and who it is about."""
        if self.card is None:
            return
        card, theme, wide = self.card, self.look.theme, self.look.room.wide
        rect = area.adjusted(0.6, 0.6, -0.6, -0.6)
        panel(p, rect, 14, theme.sunk, theme.win if card.settled else theme.hair, 2.5 if card.settled else 1.2)
        y = 33.0 if wide else 25.0
        size = 38.0 if wide else 30.0
        x = 36.0 if wide else 26.0
        if card.settled:
            seat_ring(p, card.seat, x, y, size, theme.text, theme.line)
        else:
            seat_ring(p, card.seat, x, y, size, theme.onowe, None, theme.owe)
        at = x + size / 2 + 10
        right = rect.right() - (50 if wide else 44)
        px = 26 if wide else 19
        why_px = 20 if wide else 15
        need = fonts.width(card.why, why_px, fonts.MEDIUM)
        name = elide(card.name, px, fonts.BOLD, max(90.0, right - at - need - 12))
        at += text(p, name, at, y, px, fonts.BOLD, theme.text) + 12
        why_px = fit_px(card.why, why_px, fonts.MEDIUM, right - at, 13)
        text(p, elide(card.why, why_px, fonts.MEDIUM, right - at), at, y, why_px, fonts.MEDIUM, theme.text2)
