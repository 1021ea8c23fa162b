"""Settling up: a card a payment, tapped when it is paid."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.fonts import plain_tip
from desktop.kit.layout import cells
from desktop.kit.page import Panel
from desktop.kit.page_keys import Card, SignCard, TitleKey
from desktop.kit.sizes import SIGN_RIGHT, SIGN_WORDS
from desktop.recap.intents import EndGame, OpenSettling, RecapIntent, ReopenGame, SettleAnyway
from desktop.recap.pager import Pager
from desktop.recap.shown import Bearer, Payment, Shown
from desktop.recap.telling import made
from desktop.words.i18n import amounts_in, figure
from desktop.words.recap_phrases import progress
from desktop.words.say import say

if TYPE_CHECKING:
    from engine.settings.records import Money


def least_name(look: Look) -> int:
    """The smallest letters of a name, reference px: 10 px of the screen; a longer name has fewer cards in its row."""
    return round(min(13, max(11, 10 / look.scale)))


NOTE_WIDE, NOTE_HIGH, NOTE_STEP = 0.55, 0.45, 1.2
"""Of a card's words, the part that a note in two lines may take: across, down; and from line to line, in letters."""


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
            notes, small = paint.whole_lines(self._note(False), small, weight, (right - left) * NOTE_WIDE)
        wide = max(fonts.width(note, small, weight) for note in notes)
        beside = right - left - wide - 10
        amount = paint.fit_px(self.amount, amount, fonts.BOLD, beside, round(amount * 0.8))
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
            paint.fit_px(payment.who, most, fonts.SEMIBOLD, room, least_name(self.look)),
            paint.fit_px(payment.to, most, fonts.SEMIBOLD, room - arrow, least_name(self.look)),
        )
        first, second = top + tall * 0.55, top + tall * 1.4
        paint.text(p, paint.elide(payment.who, px, fonts.SEMIBOLD, room), x, first, px, fonts.SEMIBOLD, theme.text)
        icons.paint(p, "arrow", x + most * 0.5, second, most * 0.75, theme.text2)
        to = paint.elide(payment.to, px, fonts.SEMIBOLD, room - arrow)
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


class BearerCard(SignCard):
    """Who could bear what the results are off by, or does; `closing` carries what a tap asks for."""

    closing = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "equal", parent, strong=False)
        self.bearer: Bearer | None = None
        self.tapped.connect(self._bear)

    def show_bearer(self, bearer: Bearer, really: bool) -> None:
        """Somebody who could, or `really` does."""
        self.bearer, self.chosen = bearer, really
        words = paint.elide(bearer.who, least_name(self.look), fonts.SEMIBOLD, self._room())
        self.say(words, bearer.does, say("recap.take_back") if really else "")
        self.setToolTip(plain_tip(f"{bearer.who} {bearer.does}"))

    def _room(self) -> float:
        """Reference px of the card that hold the name."""
        return self.area().width() - self.look.of(SIGN_WORDS) - self.look.of(SIGN_RIGHT)

    @staticmethod
    def room_wanted(bearer: Bearer, look: Look) -> float:
        """Reference px a card needs, so that the name is not cut."""
        widest = fonts.width(fonts.typeset(bearer.who), least_name(look), fonts.SEMIBOLD)
        return widest + look.of(SIGN_WORDS) + look.of(SIGN_RIGHT) + 4

    def _bear(self) -> None:
        if self.bearer is not None:
            self.closing.emit(SettleAnyway(self.bearer.key, not self.chosen))


class EndKey(TitleKey):
    """Ends the game, or reopens it; `closing` carries which, `asking` comes first where there is a question."""

    closing = Signal(object)
    asking = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._ended, self._asks = True, False
        self.tapped.connect(self._close)

    def show_state(self, ended: bool, asks: bool = False) -> None:
        """Whether the game has ended; `asks` = the end is only carried by a second tap."""
        self._ended, self._asks = ended, asks
        self.chosen = False
        words = say("recap.reopen" if ended else "recap.end")
        self.say(words, f"{words}, {say('recap.reopen_second' if ended else 'recap.end_second')}")

    def _close(self) -> None:
        if self._asks:
            self._asks, self.chosen = False, True
            self.say(say("recap.end_anyway"), say("recap.end_anyway"))
            self.asking.emit()
            return
        intent: RecapIntent = ReopenGame() if self._ended else EndGame()
        self.closing.emit(intent)


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
        self.more.say(say("recap.settle_more"), say("recap.settle_more_note"), brief=say("recap.settle_more_brief"))
        self.more.tapped.connect(lambda: self.closing.emit(OpenSettling()))

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
