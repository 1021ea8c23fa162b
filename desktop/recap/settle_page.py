"""Settle up: what everybody gets or pays, the fewest payments, what is counted besides, and the code of a payment."""

from typing import Literal

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page import Page
from desktop.kit.page_keys import BarButton, SignCard
from desktop.recap.card_columns import Cards, Payments
from desktop.recap.intents import CopyText, CountStacks, LeaveSettling, OpenEarlier, PutOff, RecapIntent, Say
from desktop.recap.paying import asking
from desktop.recap.payment_words import made
from desktop.recap.settle_forms import ExpenseForm, Form, WaysForm
from desktop.recap.settle_parts import Choosable, Code, CostTable, Pad
from desktop.recap.settling import Settling, SettlingLine
from desktop.words.i18n import amounts_in, figure, typed_for
from desktop.words.recap_phrases import progress
from desktop.words.say import say
from engine.commands import Carry, Expense

Mode = Literal["payments", "expense", "ways"]


class SettlePage(Page):
    """The page. `wanted` carries a `RecapIntent`, `ticked` a payment's key and whether it was made.

    `link_changed` carries where payments are made, for this device.
    """

    wanted = Signal(object)
    ticked = Signal(str, bool)
    link_changed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("recap.settle"), parent)
        self.costs = CostTable(look, self)
        self.payments = Payments(look, say("recap.payments"), self)
        self.also = Cards(look, say("recap.also"), self)
        self.code = Code(look, self)
        self.expense = ExpenseForm(look, self)
        self.ways = WaysForm(look, self)
        self.forms: dict[str, Form] = {"expense": self.expense, "ways": self.ways}
        self.pad = Pad(look, self)
        self.expense.field.entered.connect(self.pad.aim_elsewhere)
        self.add = BarButton(look, "plus", self.also)
        self.way = BarButton(look, "", self.also)
        self.also.foot = [self.add, self.way]
        self.add.say(say("recap.add_expense"))
        self.way.say(say("recap.ways_short"))
        self.copy, self.later = (BarButton(look, parent=self.code) for _ in range(2))
        self.back, self.drop = (BarButton(look, parent=self) for _ in range(2))
        self.go = BarButton(look, "check", self, big=True)
        self.shown: Settling | None = None
        self.mode: Mode = "payments"
        self.lit, self.link = "", ""
        self.countable = False
        """Whether the stacks lie on the table and can be counted."""
        self.add.tapped.connect(lambda: self.begin("expense"))
        self.way.tapped.connect(lambda: self.begin("ways"))
        self.copy.tapped.connect(self._copy)
        self.later.tapped.connect(lambda: None if self.later.barred else self.wanted.emit(PutOff(self.lit)))
        self.back.tapped.connect(self.escape)
        self.drop.tapped.connect(self._drop)
        self.go.tapped.connect(self._go)
        for part in (self.expense, self.ways, self.pad):
            part.changed.connect(self._refresh)

    # What is shown ----------------------------------------------------------------------------------------------------

    def fresh(self) -> None:
        """The page is opened: the payments, the first open one lit."""
        self.mode, self.lit = "payments", ""
        self.payments.first = self.also.first = self.costs.first = 0

    def show_settling(self, shown: Settling, link: str) -> None:
        """An evening as it stands; `link` = where payments are made."""
        self.shown, self.link = shown, link
        self.strip.say(say("recap.settle"), shown.title, shown.time)
        self.costs.show_costs(shown)
        made = [card for card in self.payments.cards if isinstance(card, Choosable)]
        while len(made) < len(shown.payments):
            card = Choosable(self.look, self.payments)
            card.tapped.connect(lambda card=card: self.light(card.payment.key if card.payment else ""))
            made.append(card)
        for card in made[len(shown.payments) :]:
            card.hide()
            card.deleteLater()
        self.payments.cards = list(made[: len(shown.payments)])
        with amounts_in(shown.money):
            for card, payment in zip(made, shown.payments, strict=False):
                card.show_payment(payment, payment.key in shown.paid, shown.ended)
        for old in self.also.cards:
            old.hide()
            old.deleteLater()
        self.also.cards = [self._item(item) for item in shown.items]
        keys = [payment.key for payment in shown.payments]
        put_off = {payment.key for payment in shown.payments if payment.waits(payment.key in shown.paid)}
        if self.lit not in keys or self.lit in shown.paid | put_off:
            last = self.lit if self.lit in keys else next(iter(keys), "")
            self.lit = self._next_open() or ("" if put_off else last)
        self._refresh()
        self._place()

    def _item(self, item: SettlingLine) -> SignCard:
        """A line beside the cards; an expense is changed by a tap, a debt taken along or left."""
        card = SignCard(
            self.look, "coins" if item.expense else "check" if item.along else "clock", self.also, strong=False
        )
        card.chosen = item.along
        card.say(item.title, item.note, role="owe" if item.twice else "text2")
        card.tapped.connect(lambda: self._tapped(item))
        return card

    def _tapped(self, item: SettlingLine) -> None:
        debt = item.debt
        if item.earlier:
            self.wanted.emit(OpenEarlier(item.earlier))
            return
        if debt is None:
            self.begin("expense", item.expense)
            return
        carry = Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment, off=item.along)
        self.wanted.emit(Say(carry))

    def _next_open(self) -> str:
        """The key of the first payment that is still to be made, "" = none."""
        assert self.shown is not None
        shown = self.shown
        waiting = (pay for pay in shown.payments if pay.key not in shown.paid and not (pay.carried or pay.put_off))
        return next((pay.key for pay in waiting), "")

    def light(self, key: str) -> None:
        """Show the code of this payment."""
        self.lit = key
        self._refresh()

    def begin(self, mode: Mode, number: int = 0) -> None:
        """A form: an expense, with `number` one told before; or how everybody pays."""
        if self.shown is None:
            return
        self.mode = mode
        if mode == "expense":
            amount = self.shown.expenses[number - 1].amount if number else 0
            with amounts_in(self.shown.money):
                text = typed_for(amount) if amount else ""
            self.expense.begin(self.shown, number)
            self.pad.show_amount(self.shown, amount, text)
        elif mode == "ways":
            self.ways.begin(self.shown, self.link)
        self._refresh()
        self._place()
        if mode == "expense":
            self.pad.setFocus()

    def _refresh(self) -> None:
        """The words of all keys."""
        if self.shown is None:
            return
        with amounts_in(self.shown.money):
            self._keys(self.shown)

    def _keys(self, shown: Settling) -> None:
        self.drop.hide()
        form = self.mode != "payments"
        self.back.say(say("recap.cancel" if form else "recap.recap"))
        if self.mode == "expense":
            command = self.expense.command(self.pad.amount)
            words = say("recap.paid_for_all", name=self.expense.payer, amount=figure(self.pad.amount))
            self.go.say(words if command else say("recap.add_expense"), "" if command else self.expense.missing,
                        "next", barred=command is None)  # fmt: skip
            self.drop.setVisible(bool(self.expense.number))
            self.drop.say(say("recap.expense_drop"))
            return
        if self.mode == "ways":
            self.go.say(say("recap.ways_go"), "", "next")
            return
        self._payment(shown)

    def _payment(self, shown: Settling) -> None:
        """The payment that is lit, its code, and what comes next."""
        done, many = len(shown.paid), len(shown.payments)
        waiting = sum(payment.waits(payment.key in shown.paid) for payment in shown.payments)
        words, role = progress(many, done, waiting, shown.ended)
        if shown.off and not many:
            words, role = say("recap.off_by", amount=figure(abs(shown.off))), "owe"
        self.payments.say(hint=words, role=role)
        for card in self.payments.cards:
            if isinstance(card, Choosable):
                card.light(card.payment is not None and card.payment.key == self.lit)
        pay = next((pay for pay in shown.payments if pay.key == self.lit), None)
        self.copy.setVisible(pay is not None)
        self.later.setVisible(pay is not None and shown.ended and pay.can_wait and not pay.carried)
        if pay is None and shown.off:  # nothing is settled yet: stacks are counted, or the recap knows who bears it
            self.code.show_code(say("recap.off_title"), figure(abs(shown.off)), "")
            if self.countable:
                self.go.say(say("count_all"), say("count_all_second"), "next")
            else:
                self.go.say(say("recap.off_go"), say("recap.off_go_note"), "next")
            return
        if pay is None and waiting:
            self.code.show_code(say("recap.n_wait", count=waiting), "", "")
            self.go.say(say("recap.done_today"), "", "next")
            return
        if pay is None:
            self.code.show_code(say("recap.nothing_to_pay"), "", "")
            self.go.say(say("recap.close_book"), "", "next")
            return
        asked = asking(pay, shown.money, self.link)
        self.code.show_code(f"{pay.who} \u2192 {pay.to}", figure(pay.amount), asked.coded)
        self.copy.say(say("recap.copy_link" if asked.link else "recap.copy_text"))
        note = "recap.next_time_said" if pay.put_off else "recap.next_time_note"
        self.later.say(say("recap.next_time"), say(note), barred=pay.put_off)
        name = say("recap.has_paid", name=pay.who, amount=figure(pay.amount))
        whole = done == many
        if pay.carried and not whole:
            self.go.say(name, made(pay, pay.key in shown.paid), barred=True)
        elif not shown.ended:
            self.go.say(name, say("recap.end_first"), barred=True)
        elif pay.key in shown.paid:
            words = say("recap.close_book" if whole else "recap.not_paid_after_all")
            second = say("recap.all_paid", count=many) if whole and many > 1 else ""
            self.go.say(words, second, "next" if whole else "plain")
        else:
            self.go.say(name, "", "next")

    # What is tapped ---------------------------------------------------------------------------------------------------

    def _go(self) -> None:
        shown = self.shown
        if shown is None or self.go.barred:
            return
        if self.mode == "expense" and (command := self.expense.command(self.pad.amount)) is not None:
            self.mode = "payments"
            self.wanted.emit(Say(command))
        elif self.mode == "ways":
            self.mode = "payments"
            if self.ways.field.text().strip() != self.link:
                self.link_changed.emit(self.ways.field.text().strip())
            self.wanted.emit(Say(self.ways.command))
        elif self.mode == "payments" and self.lit and len(shown.paid) < len(shown.payments):
            self.ticked.emit(self.lit, self.lit not in shown.paid)
        elif self.mode == "payments":
            counts = self.countable and shown.off and not shown.payments
            self.wanted.emit(CountStacks() if counts else LeaveSettling())

    def _drop(self) -> None:
        """The expense is none after all."""
        assert self.shown is not None
        before = self.shown.expenses[self.expense.number - 1]
        self.mode = "payments"
        self.wanted.emit(Say(Expense(player=before.player, amount=0, number=self.expense.number)))

    def _copy(self) -> None:
        pay = next((pay for pay in self.shown.payments if pay.key == self.lit), None) if self.shown else None
        if pay is not None and self.shown is not None:
            self.wanted.emit(CopyText(asking(pay, self.shown.money, self.link).text))
            self.copy.say(say("recap.copied_short"))

    def tell(self, words: str) -> None:
        """What could not be done, in the strip until the page is shown anew."""
        self.strip.say(say("recap.settle"), words, role="owe")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed beside a field stands in one all the same: digits in the amount, letters in the words.

        Enter adds what a form says; it pays nothing.
        """
        form = self.forms.get(self.mode)
        if form is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go()
            return
        if form is None or not (text := event.text()).isprintable() or not text.strip():
            backspace = form is self.expense and event.key() == Qt.Key.Key_Backspace
            if not (backspace and self.pad.typed_key("back")):
                super().keyPressEvent(event)
        elif form is self.ways or not self.pad.typed_key(text):
            form.field.setFocus()
            form.field.insert(text)

    def escape(self) -> None:
        """Back from a form, or to the recap."""
        if self.mode == "payments":
            intent: RecapIntent = LeaveSettling()
            self.wanted.emit(intent)
            return
        self.mode = "payments"
        self._refresh()
        self._place()

    # Where it lies ----------------------------------------------------------------------------------------------------

    def arrange(self, area: QRectF) -> None:
        """Sums over payments at the left, the code at the right, the keys below; a form in place of both."""
        gap, upright = self.look.pick(14, 10), self.look.room.upright
        low, mode = self.look.pick(96, 74), self.mode
        bar = QRectF(area.left(), area.bottom() - low, area.width(), low)
        box = area.adjusted(0, 0, 0, -low - gap)
        for part, wanted in (
            (self.costs, "payments"), (self.payments, "payments"), (self.also, "payments"), (self.code, "payments"),
            (self.expense, "expense"), (self.pad, "expense"), (self.ways, "ways"),
        ):  # fmt: skip
            part.setVisible(mode == wanted)
        wide = box.width() if upright else self.look.pick(440, 300)
        high = box.height() * 0.36 if upright else box.height()
        right = QRectF(box.right() - wide, box.bottom() - high, wide, high)
        left = box.adjusted(0, 0, 0, -high - gap) if upright else box.adjusted(0, 0, -wide - gap, 0)
        self.place(self.code, right)
        self.place(self.pad, right)
        self.place(self.expense, left)
        self.place(self.ways, box)
        rows = self.shown.most_rows + 1 if self.shown else 2
        top = min(left.height() * 0.48, self.costs.head + rows * self.look.pick(46, 30) + 14)
        self.place(self.costs, QRectF(left.left(), left.top(), left.width(), top))
        below = left.adjusted(0, top + gap, 0, 0)
        half = (below.width() - gap) * 0.55
        self.place(self.payments, QRectF(below.left(), below.top(), half, below.height()))
        self.place(
            self.also, QRectF(below.left() + half + gap, below.top(), below.width() - half - gap, below.height())
        )
        keys = self.code.inner()
        key_high = self.look.pick(76, 54)
        self.code.below = key_high + gap
        both = QRectF(keys.left(), keys.bottom() - key_high, keys.width(), key_high)
        for key, place in zip((self.copy, self.later), cells(both, 2, 2, gap), strict=True):
            self.code.place(key, place)
        third = (bar.width() - 2 * gap) * 0.24
        self.place(self.back, QRectF(bar.left(), bar.top(), third, low))
        self.place(self.drop, QRectF(bar.left() + third + gap, bar.top(), third, low))
        self.place(self.go, QRectF(bar.left() + 2 * (third + gap), bar.top(), bar.width() - 2 * (third + gap), low))
        for panel in (self.costs, self.payments, self.also, self.expense, self.ways, self.pad):
            panel.lay()

    def set_look(self, look: Look) -> None:
        """Another size or other colours, for what lies on the panels too."""
        super().set_look(look)
        self._refresh()
