"""The payments of the settle-up page, two in a row; the payment whose code is shown has a ring.

Where names are long and all cards have room, they stand one below the other.
"""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.focus import ring
from desktop.kit.layout import rows_within
from desktop.recap import sizes as measure
from desktop.recap.card_columns import CardColumns
from desktop.recap.payment_card import PaymentCard
from desktop.recap.settling import Settling
from desktop.words.i18n import amounts_in
from desktop.words.say import say


class Choosable(PaymentCard):
    """A payment that can be chosen; the lit one has an amber ring."""

    lit = False

    def light(self, lit: bool) -> None:
        """Set whether the code of this payment is shown."""
        self.lit = lit
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card and the ring."""
        super().paint(p, area)
        if self.lit:
            ring(p, area.adjusted(0, 0, 0, -self.inset[1]), self.look.of(self.corners), self.look.theme.now)

    def _note(self, brief: bool) -> str:
        words = super()._note(brief)
        return say("recap.unpaid") if words == say("recap.tap_paid") else words


class Payments(CardColumns):
    """The panel of payments; `chosen` carries the key of the tapped one."""

    columns = 2
    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.payments"), parent)
        self._payment_cards: list[Choosable] = []

    def show_payments(self, shown: Settling) -> None:
        """Show a card for each payment; existing cards are kept, so that a card does not change under a finger."""
        while len(self._payment_cards) < len(shown.payments):
            card = Choosable(self.look, self)
            card.tapped.connect(lambda card=card: self.chosen.emit(card.payment.key if card.payment else ""))
            self._payment_cards.append(card)
        for card in self._payment_cards[len(shown.payments) :]:
            card.hide()
            card.deleteLater()
        del self._payment_cards[len(shown.payments) :]
        self.cards = list(self._payment_cards)
        with amounts_in(shown.money):
            for card, payment in zip(self._payment_cards, shown.payments, strict=True):
                card.show_payment(payment, payment.key in shown.paid, shown.ended)

    def arrange(self) -> None:
        """Place the cards two in a row; below each other where a name would shrink in half a row and all have room."""
        box, gap, look = self.inner(), self.look.of(measure.SETTLE_GAP), self.look
        px, half = look.px(measure.PAYMENT_NAME), (box.width() - gap) / 2
        payments = [card.payment for card in self._payment_cards if card.payment is not None]
        shrinks = any(PaymentCard.room_wanted(payment, look, px) > half for payment in payments)
        rows = rows_within(box.height(), look.of(measure.SETTLE_CARD_LEAST), gap)
        self.columns = 1 if shrinks and len(payments) <= rows else Payments.columns
        super().arrange()

    def light(self, key: str) -> None:
        """Light the payment whose code is shown, "" = none."""
        for card in self._payment_cards:
            card.light(card.payment is not None and card.payment.key == key)
