"""Cards of the column: the dues of a player, and at the showdown the pots in the order to push.

A card of dues has its options side by side, one tap each; a card of a pot has a button for each hand that can win it.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import Explain, Intent, Tell
from desktop.intents.figures import DuesFigure
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.card import ButtonCard
from desktop.kit.fitting import elide, fit_px, shorten_px
from desktop.kit.paint import CENTRE, RIGHT, disc, inside, number_ring, panel, text
from desktop.kit.painted import Tap, put
from desktop.kit.sizes import BESIDE, CARD_SIDE, CLEAR, GAP, LEAST_FIGURE, LINE, LIT, STRONG, TIGHT, TITLE
from desktop.present.column import AwardCard
from desktop.present.dues import DueCard
from desktop.table import shares
from desktop.table import sizes as measure
from desktop.words.say import say


class WhyMark(Tap):
    """A question mark as a key that explains the dues."""

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the mark inside its larger tap area."""
        theme = self.look.theme
        size = self.look.of(measure.DUE_MARK)
        x, y = area.right() - size, area.center().y()
        disc(p, x, y, size, theme.pressed if self.isDown() else None, theme.info, STRONG)
        text(p, "?", x, y, round(size * shares.WHY_LETTER), fonts.BOLD, theme.info, CENTRE)


class DueWidget(ButtonCard):
    """A widget that renders a `DueCard`; `intended` carries the intent of an option."""

    role = "option"
    most = 3
    turns = True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.card: DueCard | None = None
        self.options = self.buttons
        self.rested.connect(self._too_quick)
        self.why = WhyMark(look, self)
        self.why.tapped.connect(self._why)

    def render_due(self, card: DueCard) -> None:
        """Show `card`."""
        if card == self.card:
            return
        self.card = card
        self.why.name(say("speak_why", what=card.why))
        self.why.setAccessibleDescription(card.rules)
        self.setAccessibleName(", ".join(filter(None, (card.name, card.why, card.note))))
        self.show_buttons(card.options)

    @property
    def head(self) -> float:
        """Return the height of the line above the options, reference px."""
        return self._head(self.card)

    def _head(self, card: DueCard | None) -> float:
        note = card is not None and card.note
        return self.look.of(measure.DUE_HEAD) + (self.look.of(measure.DUE_NOTE) if note else 0.0)

    @property
    def row(self) -> float:
        """Return the height of an option, reference px."""
        return self.look.of(measure.DUE_KEY)

    def height_for(self, card: DueCard) -> float:
        """Return the height of the widget with this card, reference px."""
        return self._head(card) + self.rows_high(len(card.options)) - self.look.of(GAP) + self.look.of(CARD_SIDE)

    def _why(self) -> None:
        if self.card is not None:
            intent: Intent = Explain(DuesFigure(self.card.seat))
            self.intended.emit(intent)

    def _too_quick(self) -> None:
        intent: Intent = Tell(say("key_rested"))
        self.intended.emit(intent)

    def lay(self) -> None:
        """Place the options side by side under the head, and the question mark in the corner."""
        super().lay()
        size = self.look.of(measure.DUE_HEAD)
        put(self.why, QRectF(self.area().width() - size - TIGHT, 0, size, size), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card with the seat, the name, the reason and the note."""
        if self.card is None:
            return
        card, theme = self.card, self.look.theme
        rect = inside(area)
        edge, line = (theme.win, LIT) if card.settled else (theme.hair, LINE)
        panel(p, rect, measure.CARD_ROUND, theme.sunk, edge, line)
        y = self.look.of(measure.DUE_MIDDLE)
        size = self.look.of(measure.DUE_SEAT)
        x = self.look.of(measure.DUE_SEAT_AT)
        if card.settled:
            number_ring(p, card.seat, x, y, size, theme.text, theme.line)
        else:
            number_ring(p, card.seat, x, y, size, theme.onowe, None, theme.owe)
        text_x = x + size / 2 + BESIDE
        right = rect.right() - self.look.of(measure.DUE_RIGHT)
        px = self.look.px(TITLE)
        why_px = self.look.px(measure.DUE_WHY)
        need = fonts.width(card.why, why_px, fonts.MEDIUM)
        name = elide(card.name, px, fonts.BOLD, max(measure.DUE_NAME_LEAST, right - text_x - need - CLEAR))
        text_x += text(p, name, text_x, y, px, fonts.BOLD, theme.text) + CLEAR
        why_px = fit_px(card.why, why_px, fonts.MEDIUM, right - text_x, LEAST_FIGURE)
        text(p, elide(card.why, why_px, fonts.MEDIUM, right - text_x), text_x, y, why_px, fonts.MEDIUM, theme.text2)
        if card.note:
            left, y = self.look.of(CARD_SIDE) + TIGHT, self.head - self.look.of(measure.DUE_NOTE_UP)
            px, room = self.look.px(measure.DUE_WHY), rect.right() - left - 2 * TIGHT
            px = shorten_px(card.note, "", px, fonts.MEDIUM, room)
            text(p, elide(card.note, px, fonts.MEDIUM, room), left, y, px, fonts.MEDIUM, theme.owe)


class AwardWidget(ButtonCard):
    """A widget that renders an `AwardCard`; `intended` carries the intent of a hand's button."""

    checked = True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.card: AwardCard | None = None
        self.hands = self.buttons

    def render_award(self, card: AwardCard) -> None:
        """Show `card`."""
        if card != self.card:
            self.card = card
            self.setAccessibleName(f"{card.name} {card.amount}, {card.note}")
            self.show_buttons(card.hands)

    @property
    def head(self) -> float:
        """Return the height of the line above the hands, reference px."""
        return self.look.of(measure.AWARD_HEAD)

    def height_now(self) -> float:
        """Return the height of the widget with its current card, reference px."""
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
        number_ring(p, card.order, x, y, size, theme.text, theme.line)
        right = area.right() - self.look.of(measure.CARD_TEXT_SIDE)
        name_x = x + size / 2 + CLEAR
        name_px, amount_px = self.look.px(TITLE), self.look.px(measure.AWARD_AMOUNT)
        beside_name = name_x + fonts.width(card.name, name_px, fonts.BOLD) + CLEAR
        room = right - fonts.width(card.amount, amount_px, fonts.BOLD) - BESIDE - beside_name
        px, least = self.look.grown(measure.CARD_NOTE), self.look.legible
        px = fit_px(card.note, px, fonts.MEDIUM, room, least)
        note, note_x, note_y = card.note, beside_name, y
        if fonts.width(note, px, fonts.MEDIUM) > room:  # the note gets a line of its own below the name
            y, note_y = (self.head * row for row in measure.AWARD_ROWS)
            note_x, room = name_x, right - name_x
            amount_px = name_px
            px = fit_px(note, self.look.px(measure.CARD_NOTE), fonts.MEDIUM, room, least)
            if fonts.width(note, px, fonts.MEDIUM) > room:
                note, px = card.brief, fit_px(card.brief, px, fonts.MEDIUM, room, least)
        text(p, card.amount, right, y, amount_px, fonts.BOLD, theme.text, RIGHT)
        text(p, card.name, name_x, y, name_px, fonts.BOLD, theme.text)
        text(p, elide(note, px, fonts.MEDIUM, room), note_x, note_y, px, fonts.MEDIUM, theme.text2)
