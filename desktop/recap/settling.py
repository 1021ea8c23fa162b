"""Frozen records of the settle-up page: every figure is the report's."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from desktop.recap.costs import CostRow, cost_rows, cost_titles
from desktop.recap.page_records import ShownPayment
from desktop.recap.payment_words import payment
from desktop.recap.report_times import dated, time
from desktop.words import i18n
from desktop.words.i18n import amounts_in, figure
from desktop.words.phrases import expense_words
from desktop.words.say import say
from engine.recap.debts import EarlierDebts, Owed
from engine.recap.report import Report
from engine.settings.records import Money
from engine.state import Debt, SharedExpense


class SettlingLine(Struct, frozen=True):
    """A line besides the cards: an expense, or a debt that is settled along or can be."""

    title: str
    """The title, in words."""
    note: str
    """A note, in words."""
    expense: int = 0
    """The number of the expense, 0 = no expense."""
    debt: Debt | None = None
    """The debt, None = no debt."""
    along: bool = False
    """Whether the debt is settled with this evening."""
    twice: bool = False
    """Whether another evening settles the debt as well."""
    earlier: int = 0
    """The number of an earlier evening in which more is open than can be settled along, 0 = another kind of line."""

    @property
    def which(self) -> tuple[object, ...]:
        """The identity of the expense, debt or evening, which stays the same when the texts change."""
        return self.expense, self.earlier, self.debt and (self.debt.evening, self.debt.payment)


class Settling(Struct, frozen=True):
    """The content of the whole page."""

    title: str
    """Game and stakes."""
    time: str
    """Day and time of the evening, in words."""
    heads: tuple[str, ...]
    """The heads of the columns."""
    rows: tuple[CostRow, ...]
    """A row for each party."""
    payments: tuple[ShownPayment, ...]
    """The payments that settle the evening."""
    paid: frozenset[str]
    """The keys of the payments that were ticked."""
    items: tuple[SettlingLine, ...]
    """The lines besides the cards."""
    people: tuple[str, ...]
    """The players who can pay or share an expense."""
    expenses: tuple[SharedExpense, ...]
    """All expenses in order, dropped ones included."""
    money: Money | None
    """The unit of payments, None = chips."""
    bank: str
    """The player with whom everybody settles, "" = the players pay each other."""
    coin: int
    """The amount that payments are multiples of, in the unit of payments."""
    ended: bool
    """Whether the session has ended."""
    off: int
    """Chips by which the results do not add up."""
    most_rows: int
    """Rows once every debt is settled along; room for all of them keeps the layout stable when a debt is added."""

    def payment(self, key: str) -> ShownPayment | None:
        """Return the payment with this key, None = there is none."""
        return next((pay for pay in self.payments if pay.key == key), None)

    @property
    def waiting(self) -> frozenset[str]:
        """The keys of the payments that wait for a later evening."""
        return frozenset(pay.key for pay in self.payments if pay.waits(pay.key in self.paid))

    @property
    def put_off(self) -> int:
        """How many payments are left to a later evening that does not settle them yet."""
        return sum(pay.put_off for pay in self.payments)

    @property
    def debts_open(self) -> int:
        """How many debts of earlier evenings are not settled along."""
        return sum(item.debt is not None and not item.along for item in self.items)

    def to_light(self, lit: str) -> str:
        """Return the payment to light, "" = none: `lit` until it is paid or put off, then the next open payment.

        After the last payment the first one is next: the part of a long list that is on screen is settled first.
        """
        keys = [pay.key for pay in self.payments]
        if lit in keys and lit not in self.paid | self.waiting:
            return lit
        at = keys.index(lit) if lit in keys else 0
        in_turn = (*self.payments[at:], *self.payments[:at])
        unsettled = (pay for pay in in_turn if pay.key not in self.paid and not (pay.carried or pay.put_off))
        last = lit if lit in keys else next(iter(keys), "")
        return next((pay.key for pay in unsettled), "") or ("" if self.waiting else last)


def settling(
    report: Report,
    owed: Iterable[Owed],
    expenses: tuple[SharedExpense, ...],
    carried: dict[Debt, str],
    twice: dict[Debt, str],
    beside: Iterable[EarlierDebts] = (),
) -> Settling:
    """Return the page of a session.

    Args:
        report: of the session.
        owed: debts still open from earlier evenings.
        expenses: all expenses, dropped ones included.
        carried: the debts settled along, with when their evening began (UTC in ISO 8601, "" = the book has it no more).
        twice: those of them that another evening settles along as well, with when that began.
        beside: earlier evenings in which more is open than can be settled along.
    """
    with amounts_in(report.paid_in):
        all_debts = [(created, debt, True) for debt, created in carried.items()]
        all_debts += [(each.created, each.debt, False) for each in owed]
        all_debts.sort(key=lambda each: (each[0], each[1].evening, each[1].payment), reverse=True)
        debts = [_debt_line(debt, created, along, twice.get(debt)) for created, debt, along in all_debts]
        spent = [_expense_line(number, expense) for number, expense in enumerate(expenses, 1) if expense.amount]
        rows = cost_rows(report)
    named = {row.name for row in rows}
    return Settling(
        title=dated(report),
        time=time(report),
        heads=cost_titles(report),
        rows=rows,
        payments=tuple(payment(each, report) for each in report.payments),
        paid=frozenset(each.key for each in report.payments if each.paid),
        items=(*spent, *debts, *map(_earlier_line, beside)),
        people=tuple(player.name for player in report.players),
        expenses=expenses,
        money=report.paid_in,
        bank=report.bank,
        coin=report.coin,
        ended=report.ended,
        off=report.off if report.bearing is None else 0,
        most_rows=len(rows) + len({name for _, debt, _ in all_debts for name in (debt.player, debt.to)} - named),
    )


def _expense_line(number: int, expense: SharedExpense) -> SettlingLine:
    title, shared = expense_words(expense.player, expense.amount, expense.reason, len(expense.among))
    return SettlingLine(title, shared, expense=number)


def _debt_line(debt: Debt, created: str, along: bool, twice: str | None) -> SettlingLine:
    title = say("recap.owes", name=debt.player, other=debt.to, amount=figure(debt.amount))
    if twice is not None:
        note = say("recap.along_twice", day=_day(twice)) if twice else say("recap.along_twice_once")
        return SettlingLine(title, note, debt=debt, along=along, twice=True)
    day = _day(created)
    since = say("recap.since", day=day) if day else ""
    note = say("recap.along") if along else say("recap.along_not")
    return SettlingLine(title, f"{since}, {note}" if since else note, debt=debt, along=along)


def _earlier_line(beside: EarlierDebts) -> SettlingLine:
    """Return the line of an earlier evening in which debts to the house or the dealers are open."""
    note = say("recap.more_there", day=_day(beside.created))
    return SettlingLine(say("recap.more_beside", count=beside.count), note, earlier=beside.session)


def _day(created: str) -> str:
    return i18n.short_day(datetime.fromisoformat(created).astimezone()) if created else ""
