"""The payments that were read out: once something was said of one they are kept, and no tick changes the others.

Only other sums make another list: then what was paid stands first, and the rest closes the book.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from engine.journal.evening_marks import Tick
from engine.recap.agreed_keys import SettleWay, asked_in, asked_key, marks_in, standing_in, stands_key
from engine.recap.payment_keys import key_of, payments_of, put_off
from engine.recap.records import Recap
from engine.recap.settle_records import Account, Party, Payment, Settlement
from engine.recap.settlement import bank_party, settled_after


def words_on(recap: Recap, known: Iterable[Tick], key: str, *, paid: bool, waits: bool = False) -> tuple[Tick, ...]:
    """The words to keep once something was said of a payment; with the first the list it stands in is kept.

    Args:
        recap: of the evening; who pays whom in it, as it was read out.
        known: what the book knows of the payments before.
        key: what the payment is remembered by.
        paid: whether it was made.
        waits: whether one that was not made is left to a later evening.
    """
    known, settlement = tuple(known), recap.settlement
    asked = not (paid or waits)
    way = _way(settlement.bank)
    now = {stands_key(place, way, key_of(payment)) for place, payment in enumerate(settlement.payments, 1)}
    words = [Tick.now(key, paid)]
    words += [Tick.now(other, paid=False) for other in sorted(_moved(recap, known) - {key})]
    words += [Tick.now(asked_key(key), asked)] if asked != (key in asked_in(known)) else []
    words += [Tick.now(mark, mark in now) for mark in sorted(marks_in(known) ^ now)]
    return tuple(words)


def _moved(recap: Recap, known: tuple[Tick, ...]) -> frozenset[str]:
    """The keys of the payments that wait for what was said of others: in the list that is kept now, each says it."""
    away = put_off(known, recap.settlement.payments, (player.name for player in recap.players))
    return away - {word.payment for word in known}


def as_read_out(
    settlement: Settlement, made: Sequence[Payment], words: Iterable[Tick], parties: Collection[Party], bank: str
) -> Settlement:
    """Who pays whom once `made` was paid, in the order it was: no payment of it changes what the others come to.

    The list that was kept holds as long as it closes the book, but for a payment that was not made after all: it is one
    again with what came beside it between the same two. Without one the earliest payments stand first, as many
    as it takes for the later ones to be part of what closes the book after them: one more of those changes nothing.

    Args:
        settlement: the fewest payments, as if nothing had been paid.
        made: what was paid.
        words: what the book knows of the payments.
        parties: everybody who could pay or be paid.
        bank: who everybody settles with, "" = with each other.
    """
    words = tuple(words)
    kept = tuple(payments_of(standing_in(words, _way(bank)), parties))
    if kept and set(made) <= set(kept) and _holds(kept, made, settlement.accounts, bank):
        return Settlement(settlement.accounts, _one_a_pair(kept, made, words), settlement.unaccounted)
    after = settlement
    for many in range(len(made) + 1):
        after = settled_after(settlement.accounts, made[:many], bank) if many else settlement
        if set(made[many:]) <= set(after.payments):
            break
    return after


def _one_a_pair(payments: Iterable[Payment], made: Collection[Payment], words: Iterable[Tick]) -> tuple[Payment, ...]:
    """The payments, with what two have open with each other in one line, where the first of them stood; none for 0.

    What was paid stays as it was, and what waits for a later evening stays apart from what is asked for.
    """
    words = tuple(words)
    waiting = {word.payment for word in words if not word.paid} - asked_in(words)
    lines: list[Payment] = []
    places: dict[tuple[frozenset[Party], bool], int] = {}
    for payment in payments:
        pair = frozenset((payment.payer, payment.to)), key_of(payment) in waiting
        if payment not in made and pair in places:
            place = places[pair]
            lines[place] = _both(lines[place], payment, (*lines[:place], *lines[place + 1 :]))
            continue
        if payment not in made:
            places[pair] = len(lines)
        lines.append(payment)
    return tuple(line for line in lines if line.amount)


def _both(first: Payment, second: Payment, others: Iterable[Payment]) -> Payment:
    """What two payments between the same two come to, told apart from the very same one among the `others`."""
    amount = first.amount + (second.amount if second.payer == first.payer else -second.amount)
    payer, to = (first.payer, first.to) if amount >= 0 else (first.to, first.payer)
    both = Payment(payer, to, abs(amount))
    return replace(both, again=max((other.again + 1 for other in others if replace(other, again=0) == both), default=0))


def _way(bank: str) -> SettleWay:
    return "bank" if bank else "each"


def _holds(payments: Iterable[Payment], made: Collection[Payment], accounts: Iterable[Account], bank: str) -> bool:
    """Whether the payments close the book, and those still to be made go the way that was chosen."""
    left = Counter({account.party: account.amount for account in accounts})
    with_whom = bank_party(accounts, bank) if bank else None
    for payment in payments:
        if with_whom is not None and payment not in made and with_whom not in (payment.payer, payment.to):
            return False
        left[payment.payer] += payment.amount
        left[payment.to] -= payment.amount
    return not any(left.values())
