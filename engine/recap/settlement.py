"""Who pays whom with the fewest payments: exact up to 18 open parties, greedy above.

Payments needed = parties - groups, for the largest number of groups that each add up to zero; finding it is NP-hard
(subset sum). Exact: a table over subsets of the parties; greedy is always under twice the least.
"""

from collections.abc import Iterable, Sequence

from engine.recap.records import Party, Payment, Settlement

EXACT = 18
"""Most parties settled exactly: the table has 2^18 rows, about a third of a second."""
UNACCOUNTED = "unaccounted"
"""The party that stands in for chips nobody can explain, when settling is asked for all the same."""


def settle(parties: Iterable[Party], *, anyway: bool = False) -> Settlement:
    """The fewest payments; the same parties always give the same list.

    When the amounts do not add up to zero the difference is shown and nothing is settled, unless `anyway`: then a party
    "unaccounted" takes part, so that the difference stays visible and is never spread silently.
    """
    open_ones = sorted((one for one in parties if one.amount), key=_order)
    off = sum(one.amount for one in open_ones)
    if off and not anyway:
        return Settlement(tuple(open_ones), (), off)
    if off:
        open_ones.append(Party(UNACCOUNTED, -off, kind="unaccounted"))
    payments: list[Payment] = []
    rest = _pair_equals(open_ones, payments)
    for group in _groups(rest) if len(rest) <= EXACT else [rest]:
        payments.extend(_greedy(group))
    return Settlement(tuple(open_ones), tuple(payments), off)


def with_bank(parties: Iterable[Party], bank: str, *, anyway: bool = False) -> Settlement:
    """The other list: everyone with the bank (cage or host), no player owes a player."""
    open_ones = sorted((one for one in parties if one.amount), key=_order)
    off = sum(one.amount for one in open_ones)
    if off and not anyway:
        return Settlement(tuple(open_ones), (), off)
    payments = [_payment(one, Party(bank, -one.amount, kind="bank")) for one in open_ones]
    # Those who owe come first: the bank pays out of what it gets.
    return Settlement(tuple(open_ones), tuple(sorted(payments, key=lambda one: one.payer_kind == "bank")), off)


def _order(one: Party) -> tuple[int, str, str]:
    return one.seat, one.name, one.kind


def _pair_equals(parties: Sequence[Party], payments: list[Payment]) -> list[Party]:
    """Pay off pairs that owe and are owed the same; some best grouping always has them as groups of two.

    (Were they in two groups of a best one, the pair and the union of the rests would be as many groups.)
    """
    rest: list[Party] = []
    for one in parties:
        match = next((other for other in rest if other.amount == -one.amount), None)
        if match is None:
            rest.append(one)
        else:
            rest.remove(match)
            payments.append(_payment(one, match))
    return rest


def _payment(one: Party, other: Party) -> Payment:
    payer, to = (one, other) if one.amount < 0 else (other, one)
    return Payment(payer.name, to.name, to.amount, payer.kind, to.kind)


def _groups(parties: Sequence[Party]) -> list[list[Party]]:
    """As many groups that each add up to zero as there can be.

    `best[S]` = most prefixes adding up to zero on the way to subset S, one party after the other; walking back from all
    of them, every subset that adds up to zero closes a group. O(2^n n) time, O(2^n) memory.
    """
    size = len(parties)
    if size < 4:
        return [list(parties)] if parties else []
    sums, best = [0] * (1 << size), bytearray(1 << size)
    bits = [(1 << index, one.amount) for index, one in enumerate(parties)]
    for subset in range(1, 1 << size):
        low = subset & -subset
        sums[subset] = sums[subset ^ low] + bits[low.bit_length() - 1][1]
        most = 0
        for bit, _ in bits:
            if subset & bit and best[subset ^ bit] > most:
                most = best[subset ^ bit]
        best[subset] = most + (sums[subset] == 0)
    groups: list[list[Party]] = []
    subset = (1 << size) - 1
    while subset:
        if sums[subset] == 0:
            groups.append([])
        want = best[subset] - (sums[subset] == 0)
        index = next(i for i, (bit, _) in enumerate(bits) if subset & bit and best[subset ^ bit] == want)
        groups[-1].append(parties[index])
        subset ^= bits[index][0]
    return [sorted(group, key=_order) for group in groups]


def _greedy(parties: Sequence[Party]) -> list[Payment]:
    """The largest debtor pays the largest creditor until nobody owes: one payment fewer than parties at most."""
    owed = {one: one.amount for one in parties}
    payments: list[Payment] = []
    while any(owed.values()):
        payer = min(parties, key=lambda one: (owed[one], _order(one)))
        to = min(parties, key=lambda one: (-owed[one], _order(one)))
        amount = min(-owed[payer], owed[to])
        payments.append(Payment(payer.name, to.name, amount, payer.kind, to.kind))
        owed[payer] += amount
        owed[to] -= amount
    return payments
