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
    unsettled = sorted((party for party in parties if party.amount), key=_order)
    off = sum(party.amount for party in unsettled)
    if off and not anyway:
        return Settlement(tuple(unsettled), (), off)
    if off:
        unsettled.append(Party(UNACCOUNTED, -off, kind="unaccounted"))
    payments: list[Payment] = []
    rest = _pair_equals(unsettled, payments)
    for group in _groups(rest) if len(rest) <= EXACT else [rest]:
        payments.extend(_greedy(group))
    return Settlement(tuple(unsettled), tuple(payments), off)


def with_bank(parties: Iterable[Party], bank: str, *, anyway: bool = False) -> Settlement:
    """The other list: everyone with the bank (cage or host), no player owes a player."""
    unsettled = sorted((party for party in parties if party.amount), key=_order)
    off = sum(party.amount for party in unsettled)
    if off and not anyway:
        return Settlement(tuple(unsettled), (), off)
    payments = [_payment(party, Party(bank, -party.amount, kind="bank")) for party in unsettled]
    # Those who owe come first: the bank pays out of what it gets.
    return Settlement(tuple(unsettled), tuple(sorted(payments, key=lambda party: party.payer_kind == "bank")), off)


def _order(party: Party) -> tuple[int, str, str]:
    return party.seat, party.name, party.kind


def _pair_equals(parties: Sequence[Party], payments: list[Payment]) -> list[Party]:
    """Pay off pairs that owe and are owed the same; some best grouping always has them as groups of two.

    (Were they in two groups of a best one, the pair and the union of the rests would be as many groups.)
    """
    rest: list[Party] = []
    for party in parties:
        match = next((other for other in rest if other.amount == -party.amount), None)
        if match is None:
            rest.append(party)
        else:
            rest.remove(match)
            payments.append(_payment(party, match))
    return rest


def _payment(party: Party, other: Party) -> Payment:
    payer, to = (party, other) if party.amount < 0 else (other, party)
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
    bits = [(1 << index, party.amount) for index, party in enumerate(parties)]
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
    owed = {party: party.amount for party in parties}
    payments: list[Payment] = []
    while any(owed.values()):
        payer = min(parties, key=lambda party: (owed[party], _order(party)))
        to = min(parties, key=lambda party: (-owed[party], _order(party)))
        amount = min(-owed[payer], owed[to])
        payments.append(Payment(payer.name, to.name, amount, payer.kind, to.kind))
        owed[payer] += amount
        owed[to] -= amount
    return payments
