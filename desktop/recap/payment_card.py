"""A card of settling up: who pays whom how much, and whether it is done."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.fonts import plain_tip
from desktop.kit.page_keys import Card
from desktop.recap.payment_words import made
from desktop.recap.shown import Payment
from desktop.words.i18n import figure
from desktop.words.say import say


def least_name(look: Look) -> int:
    """The smallest letters of a name, reference px: 10 px of the screen; a longer name has fewer cards in its row."""
    return round(min(13, max(11, 10 / look.scale)))


NOTE_WIDE, NOTE_HIGH, NOTE_STEP = 0.55, 0.45, 1.2
"""Of a card's words, the part that a note in two lines may take: across, down; and from line to line, in letters."""

LEAST_AMOUNT = 0.8
"""Of the size of an amount, what it has left beside a long note."""


class PaymentCard(Card):
    """Who pays whom how much, and whether it is done."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.payment: Payment | None = None
        self.amount = ""
        self.ended = False
        self.brief = False
        """Whether the note is the short one: then it is on every card."""

    def show_payment(self, payment: Payment, paid: bool, ended: bool) -> None:
        """Another payment, or another state; before the game has ended nothing can be paid."""
        self.payment, self.chosen, self.ended = payment, paid and ended, ended
        self.barred = payment.carried or not ended
        self.amount = figure(payment.amount)
        what = say("recap.pays", who=payment.who, to=payment.to, amount=self.amount)
        self.setToolTip(plain_tip(what))
        state = made(payment, self.chosen)
        self.name(say("recap.speak_marker" if payment.marker else "recap.speak_payment", what=what, state=state))
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """A ring to tick, the two names, the amount."""
        payment, theme = self.payment, self.look.theme
        if payment is None:
            return
        ring = min(self.look.pick(34, 26), area.height() * 0.5)
        side = self.look.pick(13, 10)
        x = area.left() + side + ring / 2
        if self.chosen and not (self.barred and self.brief):  # its note needs the room
            paint.disc(p, x, area.center().y(), ring, theme.win)
            icons.paint(p, "check", x, area.center().y(), ring * 0.56, theme.onwin, ring * 0.09)
        elif self.barred:
            x -= ring + side
        else:
            paint.disc(p, x, area.center().y(), ring, None, theme.line, 2)
        left, right = x + ring / 2 + side, area.right() - side - 2
        lines = self.lines(payment, self.look, right - left)
        tall, amount = self._amount(area, lines)
        self._names(p, left, area.top(), tall if lines > 1 else area.height() * 0.62, right - left, lines)
        y = area.bottom() - tall / 2 - 4 if lines > 1 else area.top() + area.height() * 0.69
        small, weight = self.look.type.second - 1, fonts.SEMIBOLD if self.chosen else fonts.MEDIUM
        notes = [self._note(self.brief)]
        if self.barred and self.brief and 2 * NOTE_STEP * small <= area.height() * NOTE_HIGH:
            notes, small = fitting.whole_lines(self._note(False), small, weight, (right - left) * NOTE_WIDE)
        elif payment.put_off:  # the words alone say so: they are never left out
            room = right - left - 10 - fonts.width(self.amount, round(amount * LEAST_AMOUNT), fonts.BOLD)
            small = fitting.fit_px(notes[0], small, weight, room, least_name(self.look))
            if fonts.width(notes[0], small, weight) > room:
                notes, small = fitting.whole_lines(notes[0], small, weight, room)
        wide = max(fonts.width(note, small, weight) for note in notes)
        beside = right - left - wide - 10
        amount = fitting.fit_px(self.amount, amount, fonts.BOLD, beside, round(amount * LEAST_AMOUNT))
        amount_width = paint.text(p, self.amount, left, y, amount, fonts.BOLD, theme.text)
        if wide <= right - left - amount_width - 10:
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

    def _amount(self, area: QRectF, lines: int) -> tuple[float, int]:
        """The height of a line of the card, and the size of the amount."""
        tall = area.height() / (lines + 1)
        return tall, round(min(self.look.pick(28, 21), area.height() * 0.36, tall * 0.86))

    def _note(self, brief: bool) -> str:
        """Paid, or what is to be done."""
        payment = self.payment
        if payment is not None and payment.carried and self.ended:
            return (payment.at or say("recap.carried_brief")) if brief else made(payment, self.chosen)
        if payment is None or self.barred:
            return ""
        if self.chosen:
            return say("recap.paid_at", time=payment.at) if payment.at and not brief else say("recap.paid")
        if payment.put_off:
            return say("recap.next_time_note")
        unpaid = ("marker_unpaid", "marker") if payment.marker else ("tap_paid", "unpaid")
        return say(f"recap.{unpaid[brief]}")

    @property
    def crowded(self) -> bool:
        """Whether the long note finds no room beside the amount."""
        payment, area, look = self.payment, self.area(), self.look
        if payment is None:
            return False
        room = area.width() - min(look.pick(34, 26), area.height() * 0.5) - 3 * look.pick(13, 10) - 2
        _, px = self._amount(area, self.lines(payment, look, room))
        amount_width = fonts.width(self.amount, px, fonts.BOLD)
        return fonts.width(self._note(False), look.type.second - 1, fonts.MEDIUM) > room - amount_width - 10

    @staticmethod
    def lines(payment: Payment, look: Look, room: float) -> int:
        """1 when both names fit beside each other at full size, else 2: no name is cut where money changes hands."""
        px = look.pick(22, 17)
        names = sum(fonts.width(fonts.typeset(name), px, fonts.SEMIBOLD) for name in (payment.who, payment.to))
        return 1 if names + px * 1.9 <= room else 2

    def _names(self, p: QPainter, x: float, top: float, tall: float, room: float, lines: int) -> None:
        """Both names with an arrow, beside each other or on two lines; letters shrink before a name is cut."""
        payment, theme = self.payment, self.look.theme
        assert payment is not None
        most = round(min(self.look.pick(22, 17), tall * 0.72 if lines > 1 else tall * 0.5))
        arrow = most * (1.9 if lines == 1 else 1.5)
        if lines == 1:
            y = top + tall / 2
            who = paint.text(p, payment.who, x, y, most, fonts.SEMIBOLD, theme.text)
            icons.paint(p, "arrow", x + who + arrow / 2, y, most * 0.75, theme.text2)
            paint.text(p, payment.to, x + who + arrow, y, most, fonts.SEMIBOLD, theme.text)
            return
        px = min(
            fitting.fit_px(payment.who, most, fonts.SEMIBOLD, room, least_name(self.look)),
            fitting.fit_px(payment.to, most, fonts.SEMIBOLD, room - arrow, least_name(self.look)),
        )
        first, second = top + tall * 0.55, top + tall * 1.4
        paint.text(p, fitting.elide(payment.who, px, fonts.SEMIBOLD, room), x, first, px, fonts.SEMIBOLD, theme.text)
        icons.paint(p, "arrow", x + most * 0.5, second, most * 0.75, theme.text2)
        to = fitting.elide(payment.to, px, fonts.SEMIBOLD, room - arrow)
        paint.text(p, to, x + arrow, second, px, fonts.SEMIBOLD, theme.text)

    @staticmethod
    def room_wanted(payment: Payment, look: Look) -> float:
        """Reference px a card needs, so that no name of the payment is cut."""
        px = least_name(look)
        widest = max(
            fonts.width(fonts.typeset(payment.who), px, fonts.SEMIBOLD),
            fonts.width(fonts.typeset(payment.to), px, fonts.SEMIBOLD) + look.pick(22, 17) * 1.5,
        )
        return widest + look.pick(34, 26) + 3 * look.pick(13, 10) + 4
