"""Keeps the list of payments that was agreed: once one is ticked, further ticks do not change the others.

Only changed sums give another list, in which the payments made come first and the rest closes the book.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from engine.journal.evening_marks import Tick
from engine.recap.agreed_keys import SettleWay, agreed_keys_in, due_key, due_keys_in, place_key, place_keys_in
from engine.recap.payment_keys import key_of, payments_of, put_off
from engine.recap.records import Recap
from engine.recap.settle_records import Account, Party, Payment, Settlement
from engine.recap.settlement import bank_party, settled_after


def ticks_for(recap: Recap, known: Iterable[Tick], key: str, *, paid: bool, waits: bool = False) -> tuple[Tick, ...]:
    """Return the ticks to store when a payment is ticked; the first tick also stores the agreed list.

    Args:
        recap: recap of the evening, with the list as agreed.
        known: ticks of the evening so far.
        key: key of the payment.
        paid: whether it was made.
        waits: whether an unmade payment is left to a later evening.
    """
    known, settlement = tuple(known), recap.settlement
    due_now = not (paid or waits)
    way = _way(settlement.bank)
    place_keys = {place_key(place, way, key_of(payment)) for place, payment in enumerate(settlement.payments, 1)}
    ticks = [Tick.now(key, paid)]
    ticks += [Tick.now(other, paid=False) for other in sorted(_left_by_others(recap, known) - {key})]
    ticks += [Tick.now(due_key(key), due_now)] if due_now != (key in due_keys_in(known)) else []
    ticks += [Tick.now(place, place in place_keys) for place in sorted(place_keys_in(known) ^ place_keys)]
    return tuple(ticks)


def _left_by_others(recap: Recap, known: tuple[Tick, ...]) -> frozenset[str]:
    """Return the keys of payments left to a later evening by ticks of other payments; each needs its own tick now."""
    put_off_keys = put_off(known, recap.settlement.payments, (player.name for player in recap.players))
    return put_off_keys - {tick.payment for tick in known}


def settled_as_agreed(
    settlement: Settlement, made: Sequence[Payment], ticks: Iterable[Tick], parties: Collection[Party], bank: str
) -> Settlement:
    """Return the settlement after `made`, which come first in their order and do not change the other payments.

    The stored list is kept as long as it closes the book; two parties' unmade payments in it become one. Without it the
    earliest payments come first: as many as needed until the later ones are part of the settlement after them, because
    such a payment changes nothing.

    Args:
        settlement: the fewest payments, as if none had been made.
        made: payments made, in order.
        ticks: ticks of the evening.
        parties: all parties that may pay or be paid.
        bank: name of the bank with which all settle, "" = players with each other.
    """
    ticks = tuple(ticks)
    agreed = tuple(payments_of(agreed_keys_in(ticks, _way(bank)), parties))
    if agreed and set(made) <= set(agreed) and _closes_book(agreed, made, settlement.accounts, bank):
        return Settlement(settlement.accounts, _merged_pairs(agreed, made, ticks), settlement.unaccounted)
    after = settlement
    for first in range(len(made) + 1):
        after = settled_after(settlement.accounts, made[:first], bank) if first else settlement
        if set(made[first:]) <= set(after.payments):
            break
    return after


def _merged_pairs(payments: Iterable[Payment], made: Collection[Payment], ticks: Iterable[Tick]) -> tuple[Payment, ...]:
    """Return the payments with the open ones between two parties merged into the first of them; none for 0.

    Payments made are not merged, and those left to a later evening are not merged with those due now.
    """
    ticks = tuple(ticks)
    waiting = {tick.payment for tick in ticks if not tick.paid} - due_keys_in(ticks)
    lines: list[Payment] = []
    places: dict[tuple[frozenset[Party], bool], int] = {}
    for payment in payments:
        pair = frozenset((payment.payer, payment.to)), key_of(payment) in waiting
        if payment not in made and pair in places:
            place = places[pair]
            lines[place] = _merged(lines[place], payment, (*lines[:place], *lines[place + 1 :]))
            continue
        if payment not in made:
            places[pair] = len(lines)
        lines.append(payment)
    return tuple(line for line in lines if line.amount)


def _merged(first: Payment, second: Payment, others: Iterable[Payment]) -> Payment:
    """Return the sum of two payments between the same parties; `again` tells it apart from an equal one in `others`."""
    amount = first.amount + (second.amount if second.payer == first.payer else -second.amount)
    payer, to = (first.payer, first.to) if amount >= 0 else (first.to, first.payer)
    line = Payment(payer, to, abs(amount))
    return replace(line, again=max((other.again + 1 for other in others if replace(other, again=0) == line), default=0))


def _way(bank: str) -> SettleWay:
    return "bank" if bank else "each"


def _closes_book(
    payments: Iterable[Payment], made: Collection[Payment], accounts: Iterable[Account], bank: str
) -> bool:
    """Return whether the payments close the book, and the unmade ones are with the bank, if there is one."""
    open_amounts = Counter({account.party: account.amount for account in accounts})
    bank_of_all = bank_party(accounts, bank) if bank else None
    for payment in payments:
        if bank_of_all is not None and payment not in made and bank_of_all not in (payment.payer, payment.to):
            return False
        open_amounts[payment.payer] += payment.amount
        open_amounts[payment.to] -= payment.amount
    return not any(open_amounts.values())
