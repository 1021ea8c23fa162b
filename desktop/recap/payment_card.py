"""The card of a payment: who pays whom how much, and whether it was made."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint, sizes
from desktop.kit.appearance import Look
from desktop.kit.fonts import plain_tip
from desktop.kit.page_keys import Card
from desktop.kit.shares import SIDES_OF_TWO, SIGN_ON_DISC
from desktop.recap import shares
from desktop.recap import sizes as measure
from desktop.recap.page_records import ShownPayment
from desktop.recap.payment_words import made, stays_owed
from desktop.words.i18n import figure
from desktop.words.say import say

SEEN_NAME = 10.0
"""The smallest letters of a name, px of the screen; the bounds of that size follow, reference px."""
LEAST_NAME, MOST_LEAST_NAME = 11, 13
NOTE_WIDE, NOTE_HIGH, NOTE_STEP = 0.55, 0.45, 1.2
"""Share of a card's words that a two-line note may take, across and down; and its line distance, in letter sizes."""

LEAST_AMOUNT = 0.8
"""The least share of its size that an amount keeps beside a long note."""

EDGE = 2.0
"""Extra space at the right end of a card, px."""


def least_name(look: Look) -> int:
    """Return the size of the smallest letters of a name, reference px; a longer name gets fewer cards in its row."""
    return round(min(MOST_LEAST_NAME, max(LEAST_NAME, SEEN_NAME / look.scale)))


class PaymentCard(Card):
    """The card of a payment: who pays whom how much, and whether it was made."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.payment: ShownPayment | None = None
        self.amount = ""
        self.ended = False
        self.owed = ""
        """The note of a payment that is left to a later evening, with its former payees and amounts."""
        self.brief = False
        """Whether the note is the short one, which is then on every card."""

    def show_payment(self, payment: ShownPayment, paid: bool, ended: bool) -> None:
        """Show another payment or another state; no payment can be ticked before the game has ended."""
        self.payment, self.chosen, self.ended = payment, paid, ended
        self.barred = payment.carried or not ended
        self.amount = figure(payment.amount)
        self.owed = stays_owed(payment) if payment.put_off else ""
        sentence = say("recap.pays", who=payment.who, to=payment.to, amount=self.amount)
        self.setToolTip(plain_tip(sentence))
        state = made(payment, self.chosen)
        self.name(say("recap.speak_marker" if payment.marker else "recap.speak_payment", what=sentence, state=state))
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint a ring to tick, the two names and the amount."""
        payment, theme = self.payment, self.look.theme
        if payment is None:
            return
        ring, side = self._ring_size(area), self.look.of(measure.CARD_SIDE)
        x = area.left() + side + ring / 2
        if self.chosen and not (self.barred and self.brief):  # its note needs the room
            paint.disc(p, x, area.center().y(), ring, theme.win)
            stroke = ring * shares.TICK_STROKE
            icons.paint(p, "check", x, area.center().y(), ring * SIGN_ON_DISC, theme.onwin, stroke)
        elif self.barred:
            x -= ring + side
        else:
            paint.disc(p, x, area.center().y(), ring, None, theme.line, sizes.STRONG)
        left, right = x + ring / 2 + side, area.right() - side - EDGE
        lines = self.lines(payment, self.look, right - left)
        if lines > 1:  # three lines of words would touch the frame of the lit card
            area = area.adjusted(0, sizes.RING, 0, -sizes.RING)
        tall, amount = self._amount_size(area, lines)
        high = tall if lines > 1 else area.height() * shares.NAMES_HIGH
        self._paint_names(p, left, area.top(), high, right - left, lines)
        level = area.top() + area.height() * shares.AMOUNT_LEVEL
        y = area.bottom() - tall / 2 - sizes.TIGHT if lines > 1 else level
        small, weight = self.look.type.second - 1, fonts.SEMIBOLD if self.chosen else fonts.MEDIUM
        notes = [self._note(self.brief)]
        if self.barred and self.brief and 2 * NOTE_STEP * small <= area.height() * NOTE_HIGH:
            notes, small = fitting.whole_lines(self._note(False), small, weight, (right - left) * NOTE_WIDE)
        elif payment.put_off:  # only these words show it: they are never left out
            room = right - left - sizes.BESIDE - fonts.width(self.amount, round(amount * LEAST_AMOUNT), fonts.BOLD)
            notes, small = self._owed_note(small, weight, room, tall if lines > 1 else area.height() * NOTE_HIGH)
        wide = max(fonts.width(note, small, weight) for note in notes)
        amount_room = right - left - wide - sizes.BESIDE
        amount = fitting.fit_px(self.amount, amount, fonts.BOLD, amount_room, round(amount * LEAST_AMOUNT))
        amount_width = paint.text(p, self.amount, left, y, amount, fonts.BOLD, theme.text)
        if wide <= right - left - amount_width - sizes.BESIDE:
            ink = (
                theme.win
                if self.chosen and self.barred
                else theme.text
                if self.chosen
                else theme.owe
                if payment.put_off
                else theme.text2
            )
            paint.block(p, notes, right, y, small * NOTE_STEP, small, weight, ink, paint.RIGHT)

    def _owed_note(self, px: int, weight: int, room: float, high: float) -> tuple[list[str], int]:
        """Return the note that the payment stays owed, with the former payees where they fit, and its size."""
        least = least_name(self.look)
        notes, small = fitting.one_or_two(self.owed, px, weight, room, least)
        complete = max(fonts.width(note, small, weight) for note in notes) <= room and " ".join(notes) == self.owed
        if complete and len(notes) * NOTE_STEP * small <= high:
            return notes, small
        return fitting.one_or_two(say("recap.next_time_note"), px, weight, room, least)

    def _ring_size(self, area: QRectF) -> float:
        """Return the diameter of the ring to tick, reference px."""
        return min(self.look.of(measure.RING), area.height() * 0.5)

    def _amount_size(self, area: QRectF, lines: int) -> tuple[float, int]:
        """Return the height of a line of the card, and the size of the amount."""
        tall = area.height() / (lines + 1)
        most = min(self.look.of(measure.PAYMENT_AMOUNT), area.height() * shares.AMOUNT)
        return tall, round(min(most, tall * shares.AMOUNT_LINE))

    def _note(self, brief: bool) -> str:
        """Return the state of the payment, or what a tap does; "" for a barred card without a tick."""
        payment = self.payment
        if payment is not None and payment.carried and self.ended:
            return (payment.at or say("recap.carried_brief")) if brief else made(payment, self.chosen)
        if payment is None or self.barred:
            return say("recap.paid") if self.chosen else ""
        if self.chosen:
            return say("recap.paid_at", time=payment.at) if payment.at and not brief else say("recap.paid")
        if payment.put_off:
            return say("recap.next_time_note")
        unpaid = ("marker_unpaid", "marker") if payment.marker else ("tap_paid", "unpaid")
        return say(f"recap.{unpaid[brief]}")

    @property
    def crowded(self) -> bool:
        """Whether the long note does not fit beside the amount."""
        payment, area, look = self.payment, self.area(), self.look
        if payment is None:
            return False
        room = area.width() - self._ring_size(area) - SIDES_OF_TWO * look.of(measure.CARD_SIDE) - EDGE
        _, px = self._amount_size(area, self.lines(payment, look, room))
        amount_width = fonts.width(self.amount, px, fonts.BOLD)
        return fonts.width(self._note(False), look.type.second - 1, fonts.MEDIUM) > room - amount_width - sizes.BESIDE

    @staticmethod
    def lines(payment: ShownPayment, look: Look, room: float) -> int:
        """Return 1 when both names fit side by side at full size, else 2: no name is cut where money changes hands."""
        px = look.px(measure.PAYMENT_NAME)
        names = sum(fonts.width(fonts.typeset(name), px, fonts.SEMIBOLD) for name in (payment.who, payment.to))
        return 1 if names + px * shares.ARROW_BETWEEN <= room else 2

    def _paint_names(self, p: QPainter, x: float, top: float, tall: float, room: float, lines: int) -> None:
        """Paint both names with an arrow, side by side or on two lines; letters shrink before a name is cut."""
        payment, theme = self.payment, self.look.theme
        assert payment is not None
        most = round(min(self.look.of(measure.PAYMENT_NAME), tall * shares.NAME_IN_TWO if lines > 1 else tall * 0.5))
        arrow = most * (shares.ARROW_BETWEEN if lines == 1 else shares.ARROW_BEFORE)
        if lines == 1:
            y = top + tall / 2
            payer_wide = paint.text(p, payment.who, x, y, most, fonts.SEMIBOLD, theme.text)
            icons.paint(p, "arrow", x + payer_wide + arrow / 2, y, most * shares.ARROW, theme.text2)
            paint.text(p, payment.to, x + payer_wide + arrow, y, most, fonts.SEMIBOLD, theme.text)
            return
        px = min(
            fitting.fit_px(payment.who, most, fonts.SEMIBOLD, room, least_name(self.look)),
            fitting.fit_px(payment.to, most, fonts.SEMIBOLD, room - arrow, least_name(self.look)),
        )
        first, second = (top + tall * level for level in shares.NAME_IN_TWO_LEVELS)
        paint.text(p, fitting.elide(payment.who, px, fonts.SEMIBOLD, room), x, first, px, fonts.SEMIBOLD, theme.text)
        icons.paint(p, "arrow", x + most * 0.5, second, most * shares.ARROW, theme.text2)
        to = fitting.elide(payment.to, px, fonts.SEMIBOLD, room - arrow)
        paint.text(p, to, x + arrow, second, px, fonts.SEMIBOLD, theme.text)

    @staticmethod
    def room_wanted(payment: ShownPayment, look: Look, px: int = 0) -> float:
        """Return the width a card needs for both names in letters of `px`, 0 = the least, so that none is cut."""
        px, arrow = px or least_name(look), look.of(measure.PAYMENT_NAME) * shares.ARROW_BEFORE
        widest = max(
            fonts.width(fonts.typeset(payment.who), px, fonts.SEMIBOLD),
            fonts.width(fonts.typeset(payment.to), px, fonts.SEMIBOLD) + arrow,
        )
        return widest + look.of(measure.RING) + SIDES_OF_TWO * look.of(measure.CARD_SIDE) + EDGE + measure.ROUNDING
