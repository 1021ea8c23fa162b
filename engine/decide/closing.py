"""Settling up: expenses, debts of earlier evenings, how everybody pays. All of it also once a session has ended."""

from engine import commands as cmd
from engine import events as ev
from engine.decide.work import Handler, Work
from engine.refusals import refuse
from engine.state import Debt
from engine.values import proper_name


def expense(work: Work, command: cmd.Expense) -> None:
    """A shared expense, or another word on one that was told before."""
    known = len(work.state.closing.expenses)
    number = known + 1 if command.number is None else command.number
    if command.number is not None and not 1 <= number <= known:
        raise refuse("unknown", "no_expense", number=number, told=known)
    if command.number is None and not command.amount:
        raise refuse("amount", "expense_amount")
    among = tuple(map(_named, command.among))
    if len(set(among)) < len(among):
        raise refuse("seat", "expense_twice")
    work.add(ev.ExpenseTold(number, _named(command.player), command.amount, command.reason.strip(), among))


def carry(work: Work, command: cmd.Carry) -> None:
    """A payment of an earlier evening comes along, each once, or is left there after all."""
    player, to = _named(command.player), _named(command.to)
    debt = Debt(player, to, command.amount, command.evening, command.payment)
    there = any(_source(carried) == _source(debt) for carried in work.state.closing.debts)
    if player == to or not command.amount:
        raise refuse("amount", "carry_amount")
    if there != command.off:
        raise refuse("phase", "carried_not" if command.off else "carried_already")
    work.add(ev.DebtCarried(player, to, command.amount, command.evening, command.payment, command.off))


def settle(work: Work, command: cmd.Settle) -> None:
    """With whom everybody settles, and in which coin."""
    if command.coin < 1:
        raise refuse("amount", "settle_coin")
    work.add(ev.SettlingChosen(_named(command.bank) if command.bank else "", command.coin))


def _source(debt: Debt) -> tuple[str, str]:
    """What tells a debt from every other: where it comes from."""
    return debt.evening, debt.payment


def _named(name: str) -> str:
    """The name without blanks around it; refused without one."""
    proper = proper_name(name)
    if not proper:
        raise refuse("seat", "no_name")
    return proper


SETTLING: dict[type[cmd.Command], Handler] = {cmd.Expense: expense, cmd.Carry: carry, cmd.Settle: settle}
"""What is said about settling up, at any time."""
