"""Settling up: a card a payment, tapped when it is paid."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop import fonts, icons, paint
from desktop.look import Look
from desktop.page import Card, Panel
from desktop.recap.pager import Pager
from desktop.recap.shown import Payment
from desktop.recap.words import chips, count


class PaymentCard(Card):
    """Who pays whom how much, and whether it is done."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.payment: Payment | None = None

    def show_payment(self, payment: Payment, paid: bool) -> None:
        """Another payment, or another state."""
        self.payment, self.chosen = payment, paid
        what = f"{payment.who} pays {payment.to} {chips(payment.amount)}"
        self.name(f"{what}{', marker' if payment.marker else ''}, {'paid' if paid else 'not paid yet'}")
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """A ring to tick, the two names, the amount."""
        one, theme = self.payment, self.look.theme
        if one is None:
            return
        ring = min(self.look.pick(34, 26), area.height() * 0.5)
        side = self.look.pick(13, 10)
        x = area.left() + side + ring / 2
        if self.chosen:
            paint.disc(p, x, area.center().y(), ring, theme.win)
            icons.paint(p, "check", x, area.center().y(), ring * 0.56, theme.onwin, ring * 0.09)
        else:
            paint.disc(p, x, area.center().y(), ring, None, theme.line, 2)
        left, right = x + ring / 2 + side, area.right() - side - 2
        name = round(min(self.look.pick(22, 17), area.height() * 0.3))
        amount = round(min(self.look.pick(28, 21), area.height() * 0.36))
        self._names(p, left, area.top() + area.height() * 0.31, name, right - left)
        y = area.top() + area.height() * 0.69
        said = paint.text(p, chips(one.amount), left, y, amount, fonts.BOLD, theme.text)
        small, weight = self.look.type.second - 1, fonts.SEMIBOLD if self.chosen else fonts.MEDIUM
        note = self._note(right - left - said - 10, small, weight)
        paint.text(p, note, right, y, small, weight, theme.text if self.chosen else theme.text2, paint.RIGHT)

    def _note(self, room: float, px: int, weight: int) -> str:
        """Paid, or what is to be done, in as many words as there is room for."""
        one = self.payment
        assert one is not None
        words = (
            ("paid",) if self.chosen else ("marker, unpaid", "marker") if one.marker else ("tap when paid", "unpaid")
        )
        return next((word for word in words if fonts.width(word, px, weight) <= room), "")

    def _names(self, p: QPainter, x: float, y: float, px: int, room: float) -> None:
        """Both names with an arrow; they share what room there is."""
        one, theme = self.payment, self.look.theme
        assert one is not None
        arrow = px * 1.9
        whole = fonts.width(one.who, px, fonts.SEMIBOLD) + fonts.width(one.to, px, fonts.SEMIBOLD)
        half = (room - arrow) / 2 if whole > room - arrow else room
        who = paint.text(p, paint.elide(one.who, px, fonts.SEMIBOLD, half), x, y, px, fonts.SEMIBOLD, theme.text)
        icons.paint(p, "arrow", x + who + arrow / 2, y, px * 0.75, theme.text2)
        to = paint.elide(one.to, px, fonts.SEMIBOLD, room - who - arrow)
        paint.text(p, to, x + who + arrow, y, px, fonts.SEMIBOLD, theme.text)


class Settle(Panel):
    """The payments; `ticked` carries the key of a payment and whether it is paid now."""

    ticked = Signal(str, bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "Settle up", parent)
        self._payments: tuple[Payment, ...] = ()
        self._paid: frozenset[str] = frozenset()
        self._ended = True
        self._cards: list[PaymentCard] = []
        self._first = 0
        self._pager = Pager(look, self)
        self._pager.turned.connect(self._turn)

    def show_payments(self, payments: tuple[Payment, ...], paid: frozenset[str], ended: bool) -> None:
        """Other payments; while the game runs they are what it would take now."""
        self._payments, self._paid, self._ended = payments, paid, ended
        while len(self._cards) < len(payments):
            card = PaymentCard(self.look, self)
            card.tapped.connect(self._tapped)
            self._cards.append(card)
        self.arrange()
        self.update()

    def cards(self) -> list[PaymentCard]:
        """The cards on screen, in order."""
        return [card for card in self._cards if card.isVisibleTo(self)]

    def _tapped(self) -> None:
        card = self.sender()
        if isinstance(card, PaymentCard) and card.payment is not None:
            self.ticked.emit(card.payment.key, not card.chosen)

    def _turn(self, first: int) -> None:
        self._first = first
        self.arrange()

    def arrange(self) -> None:
        """Three cards in a row, two or three rows; when they are too many, some at a time."""
        area, gap = self.inner(), self.look.pick(10, 8)
        number = len(self._payments)
        most = 3 * max(2, int((area.height() + gap) // (self.look.pick(60, 48) + gap)))
        rows = max(2, -(-min(number, most) // 3))
        tall = (area.height() - gap * (rows - 1)) / rows
        wide = (area.width() - 2 * gap) / 3
        self._first = self._first if number > most and self._first < number else 0
        shown = self._payments[self._first : self._first + most]
        self._pager.setVisible(number > most)
        self.taken = self.look.pick(230, 170) if number > most else 0.0
        self._pager.show_part(self._first, most, number)
        self.place(
            self._pager, QRectF(area.right() - self.look.pick(230, 170), 6, self.look.pick(230, 170), self.head - 8)
        )
        self._say(number > most)
        for at, card in enumerate(self._cards):
            card.setVisible(at < len(shown))
            if at < len(shown):
                row, column = divmod(at, 3)
                x, y = area.left() + column * (wide + gap), area.top() + row * (tall + gap)
                self.place(card, QRectF(x, y, wide, tall))
                card.show_payment(shown[at], shown[at].key in self._paid)

    def _say(self, paged: bool) -> None:
        number = len(self._payments)
        done = sum(one.key in self._paid for one in self._payments)
        if not number:
            self.say(hint="nobody owes anybody anything")
            return
        close = "closes" if number == 1 else "close"
        then = "the book" if self._ended else "the book, if the game ended now"
        hint = f"{count(number, 'payment', 'payments')} {close} {then}"
        everything = done == number
        note = "all paid" if everything else f"{done} of {number} paid"
        self.say(hint=hint, note="" if paged else note, role="win" if everything else "text")
