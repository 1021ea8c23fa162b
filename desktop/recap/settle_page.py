"""The settle-up page: the sum of each party, the fewest payments, other amounts, and the code of a payment."""

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.intents import Send
from desktop.kit.appearance import Look
from desktop.recap.intents import CopyText, CountStacks, LeaveSettling, OpenEarlier, PutOff, RecapIntent
from desktop.recap.paying import asking, refused, remark
from desktop.recap.settle_parts import SettleMode, SettleParts
from desktop.recap.settle_words import for_payment, hint, instead_of_code, without_payment
from desktop.recap.settling import Settling, SettlingLine
from desktop.words.i18n import amounts_in, figure, typed_for
from desktop.words.say import say
from engine.commands import Carry, Expense

if TYPE_CHECKING:
    from desktop.recap.settle_forms import ExpenseForm, WaysForm


class SettlePage(SettleParts):
    """The page; `intended` carries a `RecapIntent`, `ticked` a payment's key and whether the payment was made.

    `link_changed` carries the new link to pay by, for this device.
    """

    intended = Signal(object)
    ticked = Signal(str, bool)
    link_changed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.lit, self.link = "", ""
        self.countable = False
        """Whether the stacks are on the table and can be counted."""
        self.payments.chosen.connect(self.light)
        self.also.chosen.connect(self._open_line)
        self.also.rested.connect(lambda: self.tell(say("key_rested")))
        self.also.add.tapped.connect(lambda: self.begin(SettleMode.EXPENSE))
        self.also.way.tapped.connect(lambda: self.begin(SettleMode.WAYS))
        self.code.copy.tapped.connect(self._copy)
        self.code.later.tapped.connect(self._put_off)
        self.back.tapped.connect(self.escape)
        self.drop.tapped.connect(self._drop)
        self.go.tapped.connect(self._go)
        for part in (self.expense, self.ways, self.pad):
            part.changed.connect(self._refresh)

    # What is shown ----------------------------------------------------------------------------------------------------

    def fresh(self) -> None:
        """Reset an opened page: the payments are in sight, the first open one is lit."""
        self.mode, self.lit = SettleMode.PAYMENTS, ""
        self.payments.first = self.also.first = self.costs.first = 0

    def show_settling(self, shown: Settling, link: str) -> None:
        """Show the current state of an evening; `link` = the link to pay by."""
        self.shown, self.link = shown, link
        self.strip.say(say("recap.settle"), shown.title, (shown.time,))
        self.costs.show_costs(shown)
        self.payments.show_payments(shown)
        self.also.show_lines(shown)
        self.lit = shown.to_light(self.lit)
        self._refresh()
        self._place()

    def _open_line(self, item: SettlingLine) -> None:
        debt = item.debt
        if item.earlier:
            self.intended.emit(OpenEarlier(item.earlier))
            return
        if debt is None:
            self.begin(SettleMode.EXPENSE, item.expense)
            return
        carry = Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment, off=item.along)
        self.intended.emit(Send(carry))

    def light(self, key: str) -> None:
        """Show the code of the payment `key`."""
        self.lit = key
        self._refresh()

    def begin(self, mode: SettleMode, number: int = 0) -> None:
        """Open a form: an expense, new (0) or expense `number` from 1; or how everybody pays."""
        if self.shown is None:
            return
        self.mode = mode
        if mode is SettleMode.EXPENSE:
            amount = self.shown.expenses[number - 1].amount if number else 0
            with amounts_in(self.shown.money):
                text = typed_for(amount) if amount else ""
            self.expense.begin(self.shown, number)
            self.pad.show_amount(self.shown, amount, text)
        elif mode is SettleMode.WAYS:
            self.ways.begin(self.shown, self.link)
        self._refresh()
        self._place()
        if mode is SettleMode.EXPENSE:
            self.pad.setFocus()

    def _refresh(self) -> None:
        """Set the words of all keys."""
        if self.shown is None:
            return
        with amounts_in(self.shown.money):
            self._set_keys(self.shown)

    def _set_keys(self, shown: Settling) -> None:
        self.drop.hide()
        form = self.mode is not SettleMode.PAYMENTS
        self.back.say(say("recap.cancel" if form else "recap.recap"))
        match self.mode:
            case SettleMode.PAYMENTS:
                self._show_lit_payment(shown)
            case SettleMode.EXPENSE:
                self._set_expense_key()
            case SettleMode.WAYS:
                link = self.ways.field.text().strip()
                why_not = refused(link)
                barred = bool(why_not) and link != self.link  # older versions kept any text
                self.go.say(say("recap.ways_go"), why_not or remark(link), "next", barred=barred)
            case _:
                assert_never(self.mode)

    def _set_expense_key(self) -> None:
        """Set the key of an expense to the command, or to what is missing."""
        command = self.expense.command(self.pad.amount)
        words = say("recap.paid_for_all", name=self.expense.payer, amount=figure(self.pad.amount))
        missing = self.pad.refused or self.expense.missing
        self.go.say(words if command else say("recap.add_expense"), "" if command else missing,
                    "next", barred=command is None)  # fmt: skip
        self.drop.setVisible(bool(self.expense.number))
        self.drop.say(say("recap.expense_drop"))

    def _show_lit_payment(self, shown: Settling) -> None:
        """Show the lit payment, its code, and the key for the next tap."""
        words, role = hint(shown)
        self.payments.say(hint=words, role=role)
        self.payments.light(self.lit)
        pay = shown.payment(self.lit)
        if pay is None:
            self.code.show_code(*instead_of_code(shown), "")
            self.code.show_keys(None, False, shown.ended)
            key = without_payment(shown, self.countable)
        else:
            request = asking(pay, shown.money, self.link)
            self.code.show_code(f"{pay.who} \u2192 {pay.to}", figure(pay.amount), request.coded)
            self.code.show_keys(pay, bool(request.link), shown.ended)
            key = for_payment(shown, pay)
        self.go.say(key.words, key.second, key.role, key.barred)

    # What is tapped ---------------------------------------------------------------------------------------------------

    def _go(self) -> None:
        shown = self.shown
        if shown is None or self.go.barred:
            return
        match self.mode:
            case SettleMode.PAYMENTS if self.lit and len(shown.paid) < len(shown.payments):
                self.ticked.emit(self.lit, self.lit not in shown.paid)
            case SettleMode.PAYMENTS:
                counting = self.countable and shown.off and not shown.payments
                self.intended.emit(CountStacks() if counting else LeaveSettling())
            case SettleMode.EXPENSE:
                if (command := self.expense.command(self.pad.amount)) is not None:
                    self._leave_form()
                    self.intended.emit(Send(command))
            case SettleMode.WAYS:
                self._leave_form()
                if self.ways.field.text().strip() != self.link:
                    self.link_changed.emit(self.ways.field.text().strip())
                self.intended.emit(Send(self.ways.command))
            case _:
                assert_never(self.mode)

    def _leave_form(self) -> None:
        """Return to the payments; the focus goes to the page, as Qt would move it from a hidden field to any key."""
        self.mode = SettleMode.PAYMENTS
        self.setFocus()

    def _drop(self) -> None:
        """Remove the expense that is being edited."""
        assert self.shown is not None
        expense = self.shown.expenses[self.expense.number - 1]
        self._leave_form()
        self.intended.emit(Send(Expense(player=expense.player, amount=0, number=self.expense.number)))

    def _copy(self) -> None:
        pay = self.shown.payment(self.lit) if self.shown is not None else None
        if pay is not None and self.shown is not None:
            self.intended.emit(CopyText(asking(pay, self.shown.money, self.link).text))
            self.code.copy.say(say("recap.copied_short"))

    def _put_off(self) -> None:
        if not self.code.later.barred:
            self.intended.emit(PutOff(self.lit))

    def tell(self, words: str) -> None:
        """Show in the strip what could not be done, until the page is shown again."""
        self.strip.say(say("recap.settle"), words, role="owe")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put keys typed outside of a field into one: digits into the amount, letters into the words.

        Enter presses the key with the ring of the focus, else the amber one.
        """
        form = self._form
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self.go.amber:  # a key with the ring takes Enter itself
                self._go()
            return
        if form is None or not (text := event.text()).isprintable() or not text.strip():
            backspace = form is self.expense and event.key() == Qt.Key.Key_Backspace
            if not (backspace and self.pad.typed_key("back")):
                super().keyPressEvent(event)
        elif form is self.ways or not self.pad.typed_key(text):
            form.field.setFocus()
            form.field.insert(text)

    @property
    def _form(self) -> "ExpenseForm | WaysForm | None":
        """The form in sight, None = the payments are."""
        match self.mode:
            case SettleMode.PAYMENTS:
                return None
            case SettleMode.EXPENSE:
                return self.expense
            case SettleMode.WAYS:
                return self.ways
            case _:
                assert_never(self.mode)

    def escape(self) -> None:
        """Go back from a form to the payments, or from the payments to the recap."""
        if self.mode is SettleMode.PAYMENTS:
            intent: RecapIntent = LeaveSettling()
            self.intended.emit(intent)
            return
        self._leave_form()
        self._refresh()
        self._place()

    def set_look(self, look: Look) -> None:
        """Take another size or other colours, for the widgets on the panels too."""
        super().set_look(look)
        self._refresh()
