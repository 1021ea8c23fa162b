"""Parts of the settlement besides the cards: shared expenses, debts of earlier evenings, rounding to coins."""

from collections.abc import Iterable

from engine.recap.settle_records import Account, Cost, Party
from engine.recap.settlement import by_seat, shares
from engine.settings.records import Money
from engine.state import Closing, SharedExpense


def costs(accounts: Iterable[Account], closing: Closing) -> tuple[Cost, ...]:
    """Return the sums of all parties with their parts: by seat, then persons not at the table; columns add up.

    Args:
        accounts: results of the cards of all who played.
        closing: expenses, debts and coin of the settlement.
    """
    cards = {account.party: account for account in sorted(accounts, key=by_seat)}
    shared = [expense for expense in closing.expenses if expense.amount]
    people = [party for party in cards if party.kind == "player"]
    names = [name for expense in shared for name in (expense.player, *expense.among)]
    names += [name for debt in closing.debts for name in (debt.player, debt.to)]
    parties = [*cards, *dict.fromkeys(party for party in map(_person, names) if party not in cards)]
    parts = [_parts(expense, people) for expense in shared]
    earlier = dict.fromkeys(parties, 0)
    for debt in closing.debts:
        earlier[_person(debt.player)] -= debt.amount
        earlier[_person(debt.to)] += debt.amount
    amounts = [cards[party].amount if party in cards else 0 for party in parties]
    sums = [
        amount + sum(part.get(party, 0) for part in parts) + earlier[party]
        for party, amount in zip(parties, amounts, strict=True)
    ]
    whole = in_coins(sums, closing.coin)
    return tuple(
        Cost(party, amount, tuple(part.get(party, 0) for part in parts), earlier[party], coins - exact, coins)
        for party, amount, exact, coins in zip(parties, amounts, sums, whole, strict=True)
    )


def accounts_of(costs: Iterable[Cost], accounts: Iterable[Account]) -> tuple[Account, ...]:
    """Return the accounts with these sums; persons not at the table are sorted after all seats."""
    seats = {account.party: account.seat for account in accounts}
    return tuple(Account(cost.party, cost.whole, seats.get(cost.party, BEHIND)) for cost in costs)


BEHIND = 99
"""Seat number by which persons not at the table are sorted; house and dealers follow."""


def usual_coins(money: Money | None) -> tuple[int, ...]:
    """Return usual multiples of payments in their unit, rising from 1; `money` = worth of a unit."""
    values = (5, 10, 25, 100) if money is None else (50, 100, 200, 500, 1000)
    unit = 1 if money is None else money.minor_units
    return (1, *(value // unit for value in values if value > unit and not value % unit))[:5]


def in_coins(sums: list[int], coin: int) -> list[int]:
    """Return the sums rounded to whole coins by largest remainders: each off by less than a coin, same total.

    Sums whose total is not a multiple of the coin are returned unchanged.
    """
    if coin < 2 or sum(sums) % coin:
        return sums
    whole = [amount // coin * coin for amount in sums]
    by_remainder = sorted(range(len(sums)), key=lambda number: whole[number] - sums[number])
    for number in by_remainder[: (sum(sums) - sum(whole)) // coin]:
        whole[number] += coin
    return whole


def _person(name: str) -> Party:
    return Party("player", name)


def _parts(expense: SharedExpense, people: list[Party]) -> dict[Party, int]:
    """Return each person's share of an expense: equal parts, the first ones a unit more where it does not divide.

    An expense for all players stays with its payer while there are no players.
    """
    payer = _person(expense.player)
    among = [_person(name) for name in expense.among] or people or [payer]
    parts = {party: -part for party, part in zip(among, shares(expense.amount, len(among)), strict=True)}
    parts[payer] = parts.get(payer, 0) + expense.amount
    return parts
