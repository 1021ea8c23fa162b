"""The payments in the recap: a card a payment, tapped when it is paid, or who bears what the results are off by."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page import Panel
from desktop.kit.page_keys import SignCard, TitleKey
from desktop.recap.intents import OpenSettling
from desktop.recap.pager import Pager
from desktop.recap.payment_card import PaymentCard
from desktop.recap.settle_keys import BearerCard, EndKey
from desktop.recap.shown import Bearer, Payment, Shown
from desktop.words.i18n import amounts_in, figure
from desktop.words.recap_phrases import progress
from desktop.words.say import say

if TYPE_CHECKING:
    from engine.settings.records import Money


class Settle(Panel):
    """The payments; `ticked` carries a payment's key and whether it is paid now, `closing` any other `RecapIntent`.

    Where the results of a game that has ended do not add up, who could bear that stands in their place; once somebody
    does, they stand before the payments, to be taken back.

    While the game runs the payments are what it would take now: they are shown, but cannot be ticked yet.
    """

    ticked = Signal(str, bool)
    closing = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.settle"), parent)
        self._payments: tuple[Payment, ...] = ()
        self._bearers: tuple[Bearer, ...] = ()
        self._borne = False
        self._paid: frozenset[str] = frozenset()
        self._ended = True
        self._money: Money | None = None
        self._cards: list[PaymentCard] = []
        self._bearing: list[BearerCard] = []
        self.first = 0
        """The number of the first one in sight, from 0."""
        self._trouble, self._off = "", 0
        self._pager = Pager(look, self)
        self._pager.turned.connect(self._turn)
        self.end = EndKey(look, self)
        self.end.closing.connect(self.closing)
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.say(say("recap.places"), say("recap.places"))
        self._tournament = False
        self.more = SignCard(look, "coins", self, strong=False)
        self.show_debts(0)
        self.more.tapped.connect(lambda: self.closing.emit(OpenSettling()))

    def show_debts(self, count: int) -> None:
        """Of how many debts of earlier evenings the way to pay them tells; 0 = none is known."""
        words = say("recap.settle_more")
        if count:
            debts = say("recap.debts_open", count=count)
            self.more.say(words, debts, role="owe", brief=debts)
        else:
            self.more.say(words, say("recap.settle_more_note"), brief=say("recap.settle_more_brief"))

    def trouble(self, words: str) -> None:
        """Something could not be saved: said in the title line until the next tap that can."""
        self._trouble = words
        self.lay()

    def show_settlement(self, shown: Shown, paid: frozenset[str]) -> None:
        """The payments of a session; `paid` = keys of those that were made. In a running game: what it would take now.

        Other payments, and the end of the game, are read from the first; a tick leaves the part that is on screen.
        """
        payments, ended = shown.payments, shown.ended
        if (payments, ended) != (self._payments, self._ended):
            self.first = 0
        self._money, self._off, self._borne = shown.paid_in, shown.off, shown.bearing is not None
        offers = shown.bearers if ended and not payments else ()
        self._bearers = offers if shown.bearing is None else (shown.bearing,)
        self._payments, self._paid, self._ended, self._trouble = payments, paid, ended, ""
        self.end.show_state(ended)
        self._tournament = shown.tournament
        while len(self._cards) < len(payments):
            card = PaymentCard(self.look, self)
            card.tapped.connect(self._tapped)
            self._cards.append(card)
        while len(self._bearing) < len(self._bearers):
            bearing = BearerCard(self.look, self)
            bearing.closing.connect(self.closing)
            self._bearing.append(bearing)
        self.lay()

    def cards(self) -> list[PaymentCard]:
        """The cards on screen, in order."""
        return [card for card in self._cards if card.isVisibleTo(self)]

    def bearers(self) -> list[BearerCard]:
        """The cards of those who could bear what the results are off by, or of who does."""
        return [card for card in self._bearing if card.isVisibleTo(self)]

    def _tapped(self) -> None:
        card = self.sender()
        if isinstance(card, PaymentCard) and card.payment is not None and not card.barred:
            self.ticked.emit(card.payment.key, not card.chosen)

    def _turn(self, first: int) -> None:
        self.first = first
        self.lay()

    def wanted(self, width: float) -> float:
        """The height in which every payment is in sight, reference px, for a panel so wide."""
        columns, least = self._cells(width - 2 * self.side)
        rows = max(2, -(-(len(self._bearers) + len(self._payments) + 1) // columns))
        frame = self.area().height() - self.inner().height()
        return frame + rows * least + (rows - 1) * self.look.pick(10, 8) + 2  # whole px of a small screen round down

    def _cells(self, width: float) -> tuple[int, float]:
        """Three cards in a row, fewer where a name needs the room; and the least height of a card, reference px."""
        gap = self.look.pick(10, 8)
        rooms = [PaymentCard.room_wanted(payment, self.look) for payment in self._payments]
        rooms += [BearerCard.room_wanted(bearer, self.look) for bearer in self._bearers]
        wanted_room = max(rooms, default=0.0)
        columns = max(1, min(3, int((width + gap) // (wanted_room + gap))))
        tall = columns < 3 or self._borne or self._two_lines(width / 3)
        return columns, self.look.pick(84, 66) if tall else self.look.pick(60, 48)

    def arrange(self) -> None:
        """As many rows of cards as there is room for; too many payments: some at a time."""
        area, gap = self.inner(), self.look.pick(10, 8)
        entries = (*self._bearers, *self._payments)
        number = len(entries)
        columns, least = self._cells(area.width())
        if area.height() < least:
            return  # the page has no size yet
        most = columns * max(2, int((area.height() + gap) // (least + gap))) - 1
        rows = max(2, -(-(min(number, most) + 1) // columns))
        places = cells(area, rows * columns, columns, gap)
        self.first = self.first if number > most and self.first < number else 0
        borne, first = len(self._bearers), self.first
        shown = self._payments[max(0, first - borne) : max(0, first + most - borne)]
        bearers = self._bearers[first : first + most]
        right = area.right()
        for widget, usual, wanted in (
            (self.end, self.look.pick(196, 142), True),
            (self.turn, self.look.pick(150, 110), self._tournament),
            (self._pager, self.look.pick(190, 140), number > most),
        ):
            widget.setVisible(wanted)
            if wanted:
                wide = widget.wide(usual)
                self.place(widget, QRectF(right - wide, 6, wide, self.head - 8))
                right -= wide + self.look.pick(10, 7)
        self.taken = area.right() - right
        self._pager.show_part(self.first, most, number)
        with amounts_in(self._money):
            self._say()
            for at, bearing in enumerate(self._bearing):
                bearing.setVisible(at < len(bearers))
                if at < len(bearers):
                    self.place(bearing, places[at])
                    bearing.show_bearer(bearers[at], self._borne)
            for at, card in enumerate(self._cards):
                card.setVisible(at < len(shown))
                if at < len(shown):
                    self.place(card, places[len(bearers) + at])
                    card.show_payment(shown[at], shown[at].key in self._paid, self._ended)
        self.place(self.more, places[-1])  # whatever else comes and goes, it keeps its corner
        brief = any(card.crowded for card in self._cards[: len(shown)])
        for card in self._cards[: len(shown)]:
            card.brief = brief

    def _two_lines(self, wide: float) -> bool:
        """Whether a payment's names stand below each other on a card so wide."""
        return any(
            PaymentCard.lines(payment, self.look, wide - self.look.pick(80, 60)) > 1 for payment in self._payments
        )

    def _say(self) -> None:
        number = len(self._payments)
        done = sum(payment.key in self._paid for payment in self._payments)
        if self._trouble:
            self.say(hint=self._trouble, role="owe")
        elif self._off and not number and not self._borne:
            words = "recap.off_who" if self._bearers else "recap.off_by"
            self.say(hint=say(words, amount=figure(abs(self._off))), role="owe")
        else:
            waiting = sum(payment.waits(payment.key in self._paid) for payment in self._payments)
            words, role = progress(number, done, waiting, self._ended)
            self.say(hint=words, role=role)
