"""What the settle-up page shows, as frozen records: every figure is the report's own."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from desktop.recap.costs import CostRow, cost_rows, cost_titles
from desktop.recap.page_records import ShownPayment
from desktop.recap.payment_words import payment
from desktop.recap.report_times import dated, time
from desktop.words import i18n
from desktop.words.i18n import amounts_in, figure
from desktop.words.say import say
from engine.recap.debts import EarlierDebts, Owed
from engine.recap.report import Report
from engine.settings.records import Money
from engine.state import Debt, SharedExpense


class SettlingLine(Struct, frozen=True):
    """A line beside the cards: an expense, or a debt that is settled along or could be."""

    title: str
    """What it is."""
    note: str
    """More about it."""
    expense: int = 0
    """The number of the expense, 0 = it is none."""
    debt: Debt | None = None
    """The debt, None = it is none."""
    along: bool = False
    """Whether the debt is settled along."""
    twice: bool = False
    """Whether another evening settles it along as well."""
    earlier: int = 0
    """The number of the evening in which more is open than can be settled along, 0 = it is no such line."""

    @property
    def which(self) -> tuple[object, ...]:
        """What it is a line of, whatever it says of that now."""
        return self.expense, self.earlier, self.debt and (self.debt.evening, self.debt.payment)


class Settling(Struct, frozen=True):
    """The whole page."""

    title: str
    """Game and stakes."""
    time: str
    """Day and time of the evening, in words."""
    heads: tuple[str, ...]
    """The heads of the columns."""
    rows: tuple[CostRow, ...]
    """A row a player."""
    payments: tuple[ShownPayment, ...]
    """What settles the evening."""
    paid: frozenset[str]
    """The keys of the payments that were ticked."""
    items: tuple[SettlingLine, ...]
    """The lines beside the cards."""
    people: tuple[str, ...]
    """Who may pay or share an expense."""
    expenses: tuple[SharedExpense, ...]
    """As they were told, dropped ones included."""
    money: Money | None
    """The unit of payments, None = chips."""
    bank: str
    """Who everybody settles with, "" = each other."""
    coin: int
    """What payments are rounded to, in the unit of payments."""
    ended: bool
    """Whether the session has ended."""
    off: int
    """Chips the results do not add up to."""
    most_rows: int
    """Rows there are once every debt is settled along: nothing changes its place for one that comes."""

    def payment(self, key: str) -> ShownPayment | None:
        """The payment of a key."""
        return next((pay for pay in self.payments if pay.key == key), None)

    @property
    def waiting(self) -> frozenset[str]:
        """The keys of the payments that wait for a later evening."""
        return frozenset(pay.key for pay in self.payments if pay.waits(pay.key in self.paid))

    @property
    def debts_open(self) -> int:
        """How many debts of earlier evenings are not settled along."""
        return sum(item.debt is not None and not item.along for item in self.items)

    def to_light(self, lit: str) -> str:
        """Whose code is shown, "" = none: `lit` stays until it is paid or put off, then the next open one follows."""
        keys = [pay.key for pay in self.payments]
        if lit in keys and lit not in self.paid | self.waiting:
            return lit
        still = (pay for pay in self.payments if pay.key not in self.paid and not (pay.carried or pay.put_off))
        last = lit if lit in keys else next(iter(keys), "")
        return next((pay.key for pay in still), "") or ("" if self.waiting else last)


def settling(
    report: Report,
    owed: Iterable[Owed],
    expenses: tuple[SharedExpense, ...],
    carried: dict[Debt, str],
    twice: dict[Debt, str],
    beside: Iterable[EarlierDebts] = (),
) -> Settling:
    """The page of a session.

    Args:
        report: of the session.
        owed: what is still open from earlier evenings.
        expenses: all that were told.
        carried: the debts that are settled along, with when their evening began.
        twice: those of them that another evening settles along as well, with when that began.
        beside: earlier evenings in which more is open than can be settled along.
    """
    with amounts_in(report.paid_in):
        known = [(created, debt, True) for debt, created in carried.items()]
        known += [(each.created, each.debt, False) for each in owed]
        known.sort(key=lambda each: (each[0], each[1].evening, each[1].payment), reverse=True)
        debts = [_debt(debt, created, along, twice.get(debt)) for created, debt, along in known]
        spent = [_expense(number, expense) for number, expense in enumerate(expenses, 1) if expense.amount]
        rows = cost_rows(report)
    there = {row.name for row in rows}
    return Settling(
        title=dated(report),
        time=time(report),
        heads=cost_titles(report),
        rows=rows,
        payments=tuple(payment(each, report) for each in report.payments),
        paid=frozenset(each.key for each in report.payments if each.paid),
        items=(*spent, *debts, *map(_more, beside)),
        people=tuple(player.name for player in report.players),
        expenses=expenses,
        money=report.paid_in,
        bank=report.bank,
        coin=report.coin,
        ended=report.ended,
        off=report.off if report.bearing is None else 0,
        most_rows=len(rows) + len({name for _, debt, _ in known for name in (debt.player, debt.to)} - there),
    )


def _expense(number: int, expense: SharedExpense) -> SettlingLine:
    key = "recap.expense_of" if expense.reason else "recap.expense_plain"
    title = say(key, what=expense.reason, name=expense.player, amount=figure(expense.amount))
    many = len(expense.among)
    return SettlingLine(
        title, say("recap.shared_by", count=many) if many else say("recap.shared_by_all"), expense=number
    )


def _debt(debt: Debt, created: str, along: bool, twice: str | None) -> SettlingLine:
    title = say("recap.owes", name=debt.player, other=debt.to, amount=figure(debt.amount))
    if twice is not None:
        note = say("recap.along_twice", day=_day(twice)) if twice else say("recap.along_twice_once")
        return SettlingLine(title, note, debt=debt, along=along, twice=True)
    day = _day(created)
    since = say("recap.since", day=day) if day else ""
    note = say("recap.along") if along else say("recap.along_not")
    return SettlingLine(title, f"{since}, {note}" if since else note, debt=debt, along=along)


def _more(beside: EarlierDebts) -> SettlingLine:
    """What is owed to the house or the dealers of an earlier evening is paid there."""
    note = say("recap.more_there", day=_day(beside.created))
    return SettlingLine(say("recap.more_beside", count=beside.count), note, earlier=beside.session)


def _day(created: str) -> str:
    return i18n.short_day(datetime.fromisoformat(created).astimezone()) if created else ""
