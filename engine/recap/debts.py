"""Payments of earlier evenings that are still open: found, settled with a later evening, and paid in both."""

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
"""In how many evenings, of those in which a payment was ticked or put off, open ones are looked for."""


class Owed(Struct, frozen=True):
    """A payment of an earlier evening that is still open, in the unit of the payments of the evening that asks."""

    debt: Debt
    """As it would be settled along."""
    session: int
    """The number of the evening in the book."""
    created: str
    """When that began, UTC in ISO 8601."""


Added = dict[tuple[int, str, tuple[Tick, ...]], Recap]
"""Recaps of earlier evenings by number, head and who was said to bear a difference: they need not be made again.

A payment that is ticked changes no sum: what is kept is brought up to it (`_added_up`).
"""


def still_owed(store: Store, recap: Recap, added: Added | None = None, go_on: GoOn = always) -> tuple[Owed, ...]:
    """What players still owe each other from earlier evenings, the latest first; what cannot be paid in is left out.

    An evening counts once somebody said of a payment of it that it was made, or that it was put off: nobody's word on
    any of them means that they were never settled by this book.

    Args:
        store: the book.
        recap: of the evening that asks.
        added: what was added up before; what is added up now is put into it.
        go_on: told how many evenings of how many are looked through; False ends it.

    Raises:
        JournalError: an evening cannot be read.
        Cancelled: `go_on` ended it.
    """
    owed: list[Owed] = []
    added = {} if added is None else added
    rows = _earlier(store, recap)
    for looked_at, row in enumerate(rows):
        if not go_on(looked_at, len(rows)):
            raise Cancelled
        ticks = store.settled(row.id)
        done = paid_of(ticks) | set(carried_to(ticks))
        earlier = _added_up(row, ticks, added)
        if earlier is None:
            earlier = added[row.id, row.head, bearings_of(ticks)] = build(Session.resume(store, row.id))
        for payment in earlier.settlement.payments if earlier.ended else ():
            amount = _in_unit(payment.amount, earlier.paid_in, recap.paid_in)
            players = payment.payer.kind == payment.to.kind == "player"
            if players and amount and (key := key_of(payment)) not in done:
                debt = Debt(payment.payer.name, payment.to.name, amount, row.uid, key)
                owed.append(Owed(debt, row.id, row.created))
    return tuple(owed)


class EarlierDebts(Struct, frozen=True):
    """An earlier evening with open payments that no later one takes along: to the house, the dealers or a bank."""

    session: int
    """The number of the evening in the book."""
    created: str
    """When that began, UTC in ISO 8601."""
    count: int
    """How many payments."""


def owed_beside(store: Store, recap: Recap, added: Added) -> tuple[EarlierDebts, ...]:
    """What is still owed from earlier evenings and not only between players, the latest first.

    Args:
        store: the book.
        recap: of the evening that asks.
        added: what `still_owed` added up; an evening that is not in it is left out.

    Raises:
        JournalError: the book cannot be read.
    """
    beside: list[EarlierDebts] = []
    for row in _earlier(store, recap):
        ticks = store.settled(row.id)
        earlier = _added_up(row, ticks, added)
        if earlier is None or not earlier.ended:
            continue
        done = paid_of(ticks) | set(carried_to(ticks))
        left = [each for each in earlier.settlement.payments if {each.payer.kind, each.to.kind} != {"player"}]
        if count := sum(key_of(payment) not in done for payment in left):
            beside.append(EarlierDebts(row.id, row.created, count))
    return tuple(beside)


def to_look_through(store: Store, recap: Recap, added: Added) -> int:
    """How many steps `still_owed` has to add up, as far as it has not: how long it takes."""
    known = {(number, head) for number, head, _ in added}
    return sum(row.steps for row in _earlier(store, recap) if (row.id, row.head) not in known)


def _added_up(row: SessionRow, ticks: tuple[Tick, ...], added: Added) -> Recap | None:
    """The recap that was made of an evening, with what is known of its payments now; None = none was made."""
    made = added.get((row.id, row.head, bearings_of(ticks)))
    return as_paid(made, ticks) if made is not None else None


def _earlier(store: Store, recap: Recap) -> list[SessionRow]:
    """The evenings before this one of whose payments somebody said something, the latest of them."""
    rows = sorted(map(store.session, store.told_of()), key=lambda row: (row.created, row.id), reverse=True)
    return [row for row in rows if (row.created, row.id) < (recap.created, recap.session)][:LATEST]


def _in_unit(amount: int, there: Money | None, here: Money | None) -> int:
    """An amount in the unit of another evening, 0 where that has no such amount: other currencies are never added."""
    if there is None or here is None:
        return amount if there is here else 0
    whole, rest = divmod(amount * there.minor_units, here.minor_units)
    return whole if there.currency == here.currency and not rest else 0


def agree(store: Store, recap: Recap) -> None:
    """Say in the books of earlier evenings what became of their payments that are settled with this one.

    A debt is paid once its debtor has nothing to pay any more on this evening; before that it is open there as well,
    but cannot be paid there a second time. One that another evening has taken along stays that one's (`elsewhere`).

    Raises:
        JournalError: the book cannot be read or written.
    """
    uid = store.session(recap.session).uid
    paid = paid_of(store.settled(recap.session))
    debts = {(debt.evening, debt.payment): debt for debt in recap.closing.debts}
    for number in store.told_of():
        row = store.session(number)
        if number == recap.session:
            continue
        ticks = store.settled(number)
        moved, there = carried_to(ticks), paid_of(ticks)
        mine = {key for key, evening in moved.items() if evening == uid}
        here = {key for evening, key in debts if evening == row.uid and moved.get(key, uid) == uid}
        words = [Tick.now(carried_key(uid, key), paid=key in here) for key in mine ^ here]
        for key in mine | here:
            done = key in here and _is_paid(debts[row.uid, key], recap, paid)
            words += [Tick.now(key, done)] if done != (key in there) else []
        if words:
            store.settle(number, words)


def elsewhere(store: Store, recap: Recap) -> dict[Debt, str]:
    """The debts of this evening that another one has taken along as well, with when that began (UTC in ISO 8601).

    It takes an undo that was redone here after the other evening had taken the debt: no book may ask for it twice.

    Raises:
        JournalError: the book cannot be read.
    """
    uid = store.session(recap.session).uid
    taken: dict[Debt, str] = {}
    for number in store.told_of() if recap.closing.debts else ():
        row, moved = store.session(number), carried_to(store.settled(number))
        own = (debt for debt in recap.closing.debts if debt.evening == row.uid)
        taken |= {debt: moved[debt.payment] for debt in own if moved.get(debt.payment, uid) != uid}
    created = {row.uid: row.created for row in store.sessions(EVERY)} if taken else {}
    return {debt: created.get(other, "") for debt, other in taken.items()}


def _is_paid(debt: Debt, recap: Recap, paid: frozenset[str]) -> bool:
    """Whether the debtor has paid everything on this evening; who has nothing to pay: whether the creditor got all."""
    payer, to = Party("player", debt.player), Party("player", debt.to)
    pays = [payment for payment in recap.settlement.payments if payment.payer == payer]
    gets = [payment for payment in recap.settlement.payments if payment.to == to]
    return recap.ended and all(key_of(payment) in paid for payment in pays or gets)


def began(store: Store, debt: Debt) -> str:
    """When the evening of a debt began, UTC in ISO 8601; "" where the book has it no more."""
    rows = (store.session(number) for number in store.told_of())
    return next((row.created for row in rows if row.uid == debt.evening), "")
