"""`feltbook settle`: payments after an evening, with expenses, debts of earlier evenings, a bank, and ticks."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from decimal import Decimal, InvalidOperation

from desktop.commands import Trouble, recap_text
from desktop.commands.books import chosen, existing
from engine.commands import Carry, Command, Expense, Settle
from engine.decide import decide
from engine.journal.sqlite import SqliteStore
from engine.recap.agreed_payments import ticks_for
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.debts import RecapCache, other_open_payments, still_owed, tick_settled_debts
from engine.recap.evening_settlement import as_paid
from engine.recap.records import Recap
from engine.recap.report import PaymentLine
from engine.refusals import Refused
from engine.session import Session
from engine.values import with_visible_signs


def settle(options: Namespace) -> int:
    """Record what was asked for as steps of the book; then print the payments and the debts from before.

    Raises:
        Trouble: there is no such book, session or payment, or it is refused.
    """
    only_looks = not (options.expense or options.carry or options.paid or options.unpaid)
    only_looks = only_looks and options.bank is None and options.coin is None
    with SqliteStore(existing(options.db), readonly=only_looks) as store:
        session, *more = chosen(store, options.session)
        if more:
            raise Trouble("one evening is settled at a time: name one")
        commands = list(_commands(options, session))
        if commands and (options.paid or options.unpaid):
            raise Trouble("tick payments in a call of their own: what is said besides gives them other numbers")
        _check(session, commands)
        for command in commands:
            session.dispatch(command)
        ticks = [(_payment(_payments(session), number), paid) for numbers, paid in
                 ((options.paid, True), (options.unpaid, False)) for number in numbers]  # fmt: skip
        for payment, paid in ticks:  # an unticked payment that was paid is due again, one that was not is put off
            recap, ticks_before = _recap(session), store.settled(session.id)
            store.settle(session.id, ticks_for(recap, ticks_before, payment.key, paid=paid, waits=not payment.paid))
        if not only_looks:  # only looking is possible while the app has the book open
            tick_settled_debts(store, _recap(session))
        for line in _lines(session):
            print(with_visible_signs(line))
    return 0


def _check(session: Session, commands: Iterable[Command]) -> None:
    """Try all commands before one is recorded; raises `Trouble` when one is refused."""
    state = session.state
    for command in commands:
        try:
            _, state = decide(state, command)
        except Refused as refused:
            raise Trouble(refused.refusal.text) from None


def _recap(session: Session) -> Recap:
    return as_paid(build(session), session.store.settled(session.id))


def _payments(session: Session) -> tuple[PaymentLine, ...]:
    return report_of(_recap(session), session.store.settled(session.id)).payments


def _payment(payments: tuple[PaymentLine, ...], number: int) -> PaymentLine:
    """Return the payment of this number; raises `Trouble` when it is settled with a later evening."""
    if not 1 <= number <= len(payments):
        raise Trouble(f"payment {number}: there are {len(payments)}")
    payment = payments[number - 1]
    if payment.carried:
        raise Trouble(f"payment {number} is settled with a later evening: tick it there")
    return payment


def _commands(options: Namespace, session: Session) -> Iterator[Command]:
    """Yield the commands for the options, in the order of the settlement page."""
    recap = _recap(session)
    for player, amount, reason in options.expense:
        yield Expense(player, _units(recap, amount), reason)
    if options.carry:
        for owed in still_owed(session.store, recap):
            debt = owed.debt
            yield Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment)
    if options.bank is not None or options.coin is not None:
        closing = recap.closing
        coin = closing.coin if options.coin is None else _units(recap, options.coin)
        yield Settle(closing.bank if options.bank is None else options.bank, coin)


def _units(recap: Recap, typed: str) -> int:
    """Return a typed amount of the evening's money, in the unit of its payments."""
    money = recap.paid_in
    try:
        units = Decimal(typed) / (money.worth(1) if money is not None else 1)
    except InvalidOperation:
        raise Trouble(f"{typed}: this is no amount") from None
    if not units.is_finite() or units < 0:
        raise Trouble(f"{typed}: this is no amount")
    if units != int(units):
        least, below, above = (money.worth(n) if money is not None else n for n in (1, int(units), int(units) + 1))
        unit = money.currency if money is not None else "chips"
        raise Trouble(f"{typed}: amounts are multiples of {least} {unit}, the nearest are {below} and {above}")
    return int(units)


def _lines(session: Session) -> Iterator[str]:
    """Yield the payments with their numbers, then what is owed from earlier evenings."""
    recap, payments = _recap(session), _payments(session)
    for number, payment in enumerate(payments, 1):
        state = "  paid" if payment.paid else "  settled with a later evening" if payment.carried else ""
        amount = recap_text.amount(payment.amount, recap.paid_in)
        yield f"{number:>3}  {recap_text.party(payment.payer)} pays {recap_text.party(payment.to)} {amount}{state}"
    if not payments:
        yield "nobody pays anybody anything"
    cache: RecapCache = {}
    for owed in still_owed(session.store, recap, cache):
        debt = owed.debt
        amount = recap_text.amount(debt.amount, recap.paid_in)
        yield f"     {debt.player} still owes {debt.to} {amount} since session {owed.session}"
    for group in other_open_payments(session.store, recap, cache):
        hint = f"`feltbook settle {group.session}` shows it"
        yield f"     {group.count} more, not between players, since session {group.session}: {hint}"
