"""Open payments of earlier evenings: finds them, settles them with a later evening, ticks them in both."""

from msgspec import Struct

from engine.journal.evening_marks import Tick, paid_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.store_protocol import EVERY, SessionRow, Store
from engine.recap.build import build
from engine.recap.evening_settlement import as_paid
from engine.recap.payment_keys import bearings_of, carried_key, carried_to, key_of
from engine.recap.records import Recap
from engine.recap.settle_records import Party
from engine.session import Session
from engine.settings.records import Money
from engine.state import Debt

LATEST = 30
"""Number of latest evenings with ticks that are searched for open payments."""


class Owed(Struct, frozen=True):
    """An open payment of an earlier evening, in the unit of payments of the asking evening."""

    debt: Debt
    """The debt as it would be settled with the asking evening."""
    session: int
    """Number of the earlier evening in the book."""
    created: str
    """Beginning of the earlier evening, UTC in ISO 8601."""


RecapCache = dict[tuple[int, str, tuple[Tick, ...]], Recap]
"""Cache of recaps of earlier evenings by number, head and ticks of bearers.

Ticks of payments change no sum, so a cached recap is only updated to them (`_cached_recap`).
"""


def still_owed(store: Store, recap: Recap, cache: RecapCache | None = None, go_on: GoOn = always) -> tuple[Owed, ...]:
    """Return open payments between players from earlier evenings, the latest first, if payable in the asking unit.

    An evening counts once a payment of it is ticked as made or put off; without any tick its payments were never
    settled through this book.

    Args:
        store: the book.
        recap: recap of the asking evening.
        cache: recaps of earlier evenings; it is extended.
        go_on: called with the number of evenings done and of all; returns False to cancel.

    Raises:
        JournalError: an evening cannot be read.
        Cancelled: `go_on` returned False.
    """
    owed: list[Owed] = []
    cache = {} if cache is None else cache
    rows = _earlier_rows(store, recap)
    for number, row in enumerate(rows):
        if not go_on(number, len(rows)):
            raise Cancelled
        ticks = store.settled(row.id)
        closed = paid_of(ticks) | set(carried_to(ticks))
        earlier = _cached_recap(row, ticks, cache)
        if earlier is None:
            earlier = cache[row.id, row.head, bearings_of(ticks)] = build(Session.resume(store, row.id))
        for payment in earlier.settlement.payments if earlier.ended else ():
            amount = _in_unit(payment.amount, earlier.paid_in, recap.paid_in)
            players = payment.payer.kind == payment.to.kind == "player"
            if players and amount and (key := key_of(payment)) not in closed:
                debt = Debt(payment.payer.name, payment.to.name, amount, row.uid, key)
                owed.append(Owed(debt, row.id, row.created))
    return tuple(owed)


class EarlierDebts(Struct, frozen=True):
    """An earlier evening with open payments of the house, the dealers or a bank, which no later evening takes over."""

    session: int
    """Number of the evening in the book."""
    created: str
    """Beginning of the evening, UTC in ISO 8601."""
    count: int
    """Number of open payments."""


def other_open_payments(store: Store, recap: Recap, cache: RecapCache) -> tuple[EarlierDebts, ...]:
    """Return the earlier evenings with open payments that are not between players, the latest first.

    Args:
        store: the book.
        recap: recap of the asking evening.
        cache: as filled by `still_owed`; evenings missing in it are left out.

    Raises:
        JournalError: the book cannot be read.
    """
    open_evenings: list[EarlierDebts] = []
    for row in _earlier_rows(store, recap):
        ticks = store.settled(row.id)
        earlier = _cached_recap(row, ticks, cache)
        if earlier is None or not earlier.ended:
            continue
        closed = paid_of(ticks) | set(carried_to(ticks))
        others = [each for each in earlier.settlement.payments if {each.payer.kind, each.to.kind} != {"player"}]
        if count := sum(key_of(payment) not in closed for payment in others):
            open_evenings.append(EarlierDebts(row.id, row.created, count))
    return tuple(open_evenings)


def steps_to_read(store: Store, recap: Recap, cache: RecapCache) -> int:
    """Return the number of steps that `still_owed` has to read, for an estimate of its duration."""
    cached = {(number, head) for number, head, _ in cache}
    return sum(row.steps for row in _earlier_rows(store, recap) if (row.id, row.head) not in cached)


def _cached_recap(row: SessionRow, ticks: tuple[Tick, ...], cache: RecapCache) -> Recap | None:
    """Return the cached recap of an evening, updated to its ticks; None = not cached."""
    recap = cache.get((row.id, row.head, bearings_of(ticks)))
    return as_paid(recap, ticks) if recap is not None else None


def _earlier_rows(store: Store, recap: Recap) -> list[SessionRow]:
    """Return the latest of the earlier evenings that have ticks."""
    rows = sorted(map(store.session, store.sessions_with_ticks()), key=lambda row: (row.created, row.id), reverse=True)
    return [row for row in rows if (row.created, row.id) < (recap.created, recap.session)][:LATEST]


def _in_unit(amount: int, unit: Money | None, asking_unit: Money | None) -> int:
    """Return an amount in the unit of another evening; 0 in another currency, or where it is no whole amount."""
    if unit is None or asking_unit is None:
        return amount if unit is asking_unit else 0
    whole, rest = divmod(amount * unit.minor_units, asking_unit.minor_units)
    return whole if unit.currency == asking_unit.currency and not rest else 0


def tick_settled_debts(store: Store, recap: Recap) -> None:
    """Tick the payments of earlier evenings that are settled with this one, in those evenings.

    A debt is paid once its debtor has no open payment on this evening, or has paid the creditor as much; until then it
    is open there too, but cannot be paid there again. A debt settled with another evening stays with that one
    (`elsewhere`).

    Raises:
        JournalError: the book cannot be read or written.
    """
    uid = store.session(recap.session).uid
    paid = paid_of(store.settled(recap.session))
    debts = {(debt.evening, debt.payment): debt for debt in recap.closing.debts}
    for number in store.sessions_with_ticks():
        row = store.session(number)
        if number == recap.session:
            continue
        ticks = store.settled(number)
        carried, paid_there = carried_to(ticks), paid_of(ticks)
        carried_here = {key for key, evening in carried.items() if evening == uid}
        settled_here = {key for evening, key in debts if evening == row.uid and carried.get(key, uid) == uid}
        new_ticks = [Tick.now(carried_key(uid, key), paid=key in settled_here) for key in carried_here ^ settled_here]
        for key in carried_here | settled_here:
            done = key in settled_here and _is_paid(debts[row.uid, key], recap, paid)
            new_ticks += [Tick.now(key, done)] if done != (key in paid_there) else []
        if new_ticks:
            store.settle(number, new_ticks)


def settled_elsewhere(store: Store, recap: Recap) -> dict[Debt, str]:
    """Return the debts of this evening that another evening settles too, with that one's beginning (UTC in ISO 8601).

    This occurs when an undo is redone here after the other evening took the debt; no debt may be paid twice.

    Raises:
        JournalError: the book cannot be read.
    """
    uid = store.session(recap.session).uid
    taken: dict[Debt, str] = {}
    for number in store.sessions_with_ticks() if recap.closing.debts else ():
        row, carried = store.session(number), carried_to(store.settled(number))
        debts = (debt for debt in recap.closing.debts if debt.evening == row.uid)
        taken |= {debt: carried[debt.payment] for debt in debts if carried.get(debt.payment, uid) != uid}
    created = {row.uid: row.created for row in store.sessions(EVERY)} if taken else {}
    return {debt: created.get(other, "") for debt, other in taken.items()}


def _is_paid(debt: Debt, recap: Recap, paid: frozenset[str]) -> bool:
    """Return whether the debtor has made all payments of this evening; without any, whether the creditor got all.

    Payments to the creditor pay all debts to that creditor first.
    """
    payer, to = Party("player", debt.player), Party("player", debt.to)
    debts = sum(each.amount for each in recap.closing.debts if (each.player, each.to) == (debt.player, debt.to))
    to_creditor = (payment for payment in recap.settlement.payments if (payment.payer, payment.to) == (payer, to))
    if recap.ended and sum(payment.amount for payment in to_creditor if key_of(payment) in paid) >= debts:
        return True
    payments_made = [payment for payment in recap.settlement.payments if payment.payer == payer]
    payments_got = [payment for payment in recap.settlement.payments if payment.to == to]
    return recap.ended and all(key_of(payment) in paid for payment in payments_made or payments_got)


def began_at(store: Store, debt: Debt) -> str:
    """Return when the evening of a debt began, UTC in ISO 8601; "" where it is not in the book any more."""
    rows = (store.session(number) for number in store.sessions_with_ticks())
    return next((row.created for row in rows if row.uid == debt.evening), "")
