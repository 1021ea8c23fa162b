"""The payments on the recap page: a card for each payment, tapped when it is paid, or the bearers of a difference."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells, rows_high, rows_of, rows_within
from desktop.kit.page_keys import SignCard, TitleKey
from desktop.recap import sizes as measure
from desktop.recap.intents import OpenSettling
from desktop.recap.page_records import Bearer, Shown, ShownPayment
from desktop.recap.pager import PagedPanel
from desktop.recap.payment_card import PaymentCard
from desktop.recap.settle_keys import BearerCard, EndKey
from desktop.words.i18n import amounts_in
from desktop.words.recap_phrases import progress, stacks_off_now
from desktop.words.say import say

if TYPE_CHECKING:
    from engine.settings.records import Money


class TickCard(PaymentCard):
    """A payment that one tap ticks and two later ones untick; the second half of a double click has no effect."""

    asks = False
    """Whether the next tap unticks the payment: the one before it only asked."""

    @property
    def meaning(self) -> object:
        """The effect of a tap: whether the payment is ticked, and whether the next tap unticks it; None = no effect."""
        return (self.chosen, self.asks) if self.payment is not None and not self.barred else None

    def show_payment(self, payment: ShownPayment, paid: bool, ended: bool) -> None:
        """Show another payment or another state."""
        super().show_payment(payment, paid, ended)
        if self.asks:
            self.name(f"{self.accessibleName()}, {say('recap.untick_ask')}")

    def _note(self, brief: bool) -> str:
        return say("recap.untick_again") if self.asks else super()._note(brief)


class SettlePanel(PagedPanel):
    """The payments; `ticked` carries a payment's key and whether it is paid now, `intended` any other `RecapIntent`.

    Where the results of a game that has ended do not add up, the parties that can bear the difference take the place of
    the payments; once a party bears it, its card comes before the payments, and a tap takes it back.

    While the game runs the payments are those of its current state: they are shown, but cannot be ticked yet.
    """

    ticked = Signal(str, bool)
    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.settle"), parent)
        self._payments: tuple[ShownPayment, ...] = ()
        self._bearers: tuple[Bearer, ...] = ()
        self._borne = False
        self._paid: frozenset[str] = frozenset()
        self._ended = True
        self._money: Money | None = None
        self._payment_cards: list[TickCard] = []
        self._bearer_cards: list[BearerCard] = []
        self._trouble, self._off = "", 0
        self._asked = ""
        """Key of the payment that the next tap unticks, "" = none."""
        self.end = EndKey(look, self)
        self.end.intended.connect(self.intended)
        self.end.show()
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.say(say("recap.places"), say("recap.places"))
        self.turn.hide()
        self.more = SignCard(look, "coins", self, strong=False)
        self.show_debts(0)
        self.more.tapped.connect(lambda: self.intended.emit(OpenSettling()))

    def show_debts(self, count: int) -> None:
        """Show the number of open debts from earlier evenings on the key to the settle-up page; 0 = none is known."""
        words = say("recap.settle_more")
        if count:
            debts = say("recap.debts_open", count=count)
            self.more.say(words, debts, role="owe", brief=debts)
        else:
            self.more.say(words, say("recap.settle_more_note"), brief=say("recap.settle_more_brief"))

    def trouble(self, words: str) -> None:
        """Show in the title line that something could not be saved, until the next tap that succeeds."""
        self._trouble = words
        self.lay()

    def show_settlement(self, shown: Shown, paid: frozenset[str]) -> None:
        """Show the payments of a session; `paid` = keys of the payments made. In a running game they are provisional.

        Other payments, and the end of the game, show the list from its start; a tick keeps the part that is on screen,
        although it changes the record of the payment.
        """
        payments, ended = shown.payments, shown.ended
        keys_before = {payment.key for payment in self._payments}
        if ended != self._ended or keys_before.isdisjoint(payment.key for payment in payments):
            self.first = 0
        self._money, self._off, self._borne = shown.paid_in, shown.off, shown.bearing is not None
        offers = shown.bearers if ended and not payments else ()
        self._bearers = offers if shown.bearing is None else (shown.bearing,)
        self._payments, self._paid, self._ended, self._trouble, self._asked = payments, paid, ended, "", ""
        self.end.show_state(ended)
        self.turn.setVisible(shown.tournament)
        while len(self._payment_cards) < len(payments):
            card = TickCard(self.look, self)
            card.tapped.connect(self._tick_tapped)
            card.rested.connect(lambda: self.trouble(say("key_rested")))
            self._payment_cards.append(card)
        while len(self._bearer_cards) < len(self._bearers):
            bearing = BearerCard(self.look, self)
            bearing.intended.connect(self.intended)
            self._bearer_cards.append(bearing)
        self.lay()

    def cards(self) -> list[TickCard]:
        """Return the cards on screen, in order."""
        return [card for card in self._payment_cards if card.isVisibleTo(self)]

    def bearers(self) -> list[BearerCard]:
        """Return the cards on screen of parties that can bear the difference of the results, or of the bearer."""
        return [card for card in self._bearer_cards if card.isVisibleTo(self)]

    def _tick_tapped(self) -> None:
        card = self.sender()
        if not isinstance(card, TickCard) or card.payment is None:
            return
        key, asked, self._asked = card.payment.key, self._asked, ""
        if card.barred:
            self.trouble(say("recap.carried_there") if self._ended else "")
        elif card.chosen and key != asked:
            self._asked = key
            self.trouble(say("recap.untick_ask"))
        else:
            self.ticked.emit(key, not card.chosen)

    def preferred_height(self, width: float) -> float:
        """Return the height in which every payment is in sight, for a panel of this width; reference px."""
        columns, least = self._grid(width - 2 * self.side)
        rows = max(2, rows_of(len(self._bearers) + len(self._payments) + 1, columns))
        frame = self.area().height() - self.inner().height()
        return frame + rows_high(rows, least, self.look.of(measure.CARDS_GAP)) + measure.ROUNDING

    def _grid(self, width: float) -> tuple[int, float]:
        """Return the number of cards in a row, three or fewer where names are long, and the least height of a card."""
        rooms = [PaymentCard.room_wanted(payment, self.look) for payment in self._payments]
        rooms += [BearerCard.room_wanted(bearer, self.look) for bearer in self._bearers]
        gap = self.look.of(measure.CARDS_GAP)
        columns = max(1, min(measure.CARDS_ACROSS, rows_within(width, max(rooms, default=0.0), gap)))
        tall = columns < measure.CARDS_ACROSS or self._borne or self._two_lines(width / measure.CARDS_ACROSS)
        return columns, self.look.of(measure.CARD_TALL if tall else measure.CARD_LOW)

    def arrange(self) -> None:
        """Place as many rows of cards as fit; a long list of payments is shown part by part."""
        area, gap, borne = self.inner(), self.look.of(measure.CARDS_GAP), len(self._bearers)
        number = borne + len(self._payments)
        columns, least = self._grid(area.width())
        if area.height() < least:
            return  # the page has no size yet
        most = columns * max(2, rows_within(area.height(), least, gap)) - 1
        rows = max(2, rows_of(min(number, most) + 1, columns))
        places = cells(area, rows * columns, columns, gap)
        part = self.part(most, number)
        bearers = self._bearers[part]
        shown = self._payments[max(0, part.start - borne) : max(0, part.stop - borne)]
        self.end_keys(
            (self.end, self.end.wide(self.look.of(measure.END_KEY))),
            (self.turn, self.turn.wide(self.look.of(measure.TURN_KEY))),
            (self.pager, self.pager.wide(self.look.of(measure.PAGER))),
            gap=self.look.of(measure.SETTLE_KEYS_GAP),
        )
        with amounts_in(self._money):
            self._show_hint()
            for at, bearing in enumerate(self._bearer_cards):
                bearing.setVisible(at < len(bearers))
                if at < len(bearers):
                    self.place(bearing, places[at])
                    bearing.show_bearer(bearers[at], self._borne)
            for at, card in enumerate(self._payment_cards):
                card.setVisible(at < len(shown))
                if at < len(shown):
                    self.place(card, places[len(bearers) + at])
                    card.asks = shown[at].key == self._asked
                    card.show_payment(shown[at], shown[at].key in self._paid, self._ended)
        self.place(self.more, places[-1])  # this key keeps its corner, whichever cards are in sight
        brief = any(card.crowded for card in self._payment_cards[: len(shown)])
        for card in self._payment_cards[: len(shown)]:
            card.brief = brief

    def _two_lines(self, wide: float) -> bool:
        """Return whether the names of a payment are on two lines on a card of this width."""
        return any(
            PaymentCard.lines(payment, self.look, wide - self.look.of(measure.CARD_SIDES)) > 1
            for payment in self._payments
        )

    def _show_hint(self) -> None:
        number = len(self._payments)
        done = sum(payment.key in self._paid for payment in self._payments)
        if self._trouble:
            self.say(hint=self._trouble, role="owe")
        elif self._off and not number and not self._borne:
            self.say(hint=stacks_off_now(self._off, settles=bool(self._bearers)), role="owe")
        else:
            waiting = sum(payment.put_off for payment in self._payments)
            later = sum(payment.is_later(payment.key in self._paid) for payment in self._payments)
            words, role = progress(number, done, waiting, self._ended, later)
            self.say(hint=words, role=role)
