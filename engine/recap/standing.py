"""The payments that were read out: once something was said of one they are kept, and no tick changes the others.

Only other sums make another list: then what was paid stands first, and the rest closes the book.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from engine.journal.settled import Tick
from engine.recap.payment_keys import key_of, payments_of, put_off
from engine.recap.records import Recap
from engine.recap.settle_records import Account, Party, Payment, Settlement
from engine.recap.settlement import bank_party, settled_after
from engine.recap.standing_keys import SettleWay, asked_in, asked_key, marks_in, standing_in, stands_key


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

    The list that was kept holds as long as it closes the book. Without one the earliest payments stand first, as many
    as it takes for the later ones to be part of what closes the book after them: one more of those changes nothing.

    Args:
        settlement: the fewest payments, as if nothing had been paid.
        made: what was paid.
        words: what the book knows of the payments.
        parties: everybody who could pay or be paid.
        bank: who everybody settles with, "" = with each other.
    """
    kept = tuple(payments_of(standing_in(words, _way(bank)), parties))
    if kept and set(made) <= set(kept) and _holds(kept, made, settlement.accounts, bank):
        return Settlement(settlement.accounts, kept, settlement.unaccounted)
    after = settlement
    for many in range(len(made) + 1):
        after = settled_after(settlement.accounts, made[:many], bank) if many else settlement
        if set(made[many:]) <= set(after.payments):
            break
    return after


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
