"""Apply what was said about settling up."""

from msgspec.structs import replace

from engine import events as ev
from engine.state import Debt, Expense, TableState


def expense(state: TableState, event: ev.ExpenseTold) -> TableState:
    """An expense more, or another word on one; who was two people in the book before they were merged shares once."""
    expense = Expense(event.player, event.amount, event.reason, tuple(dict.fromkeys(event.among)))
    before = state.closing.expenses
    expenses = (*before[: event.number - 1], expense, *before[event.number :])
    return replace(state, closing=replace(state.closing, expenses=expenses))


def debt(state: TableState, event: ev.DebtCarried) -> TableState:
    """A debt more, or one less."""
    debts = tuple(
        each for each in state.closing.debts if (each.evening, each.payment) != (event.evening, event.payment)
    )
    if not event.off:
        debts = (*debts, Debt(event.player, event.to, event.amount, event.evening, event.payment))
    return replace(state, closing=replace(state.closing, debts=debts))


def settling(state: TableState, event: ev.SettlingChosen) -> TableState:
    """Another way to settle."""
    return replace(state, closing=replace(state.closing, bank=event.bank, coin=event.coin))
