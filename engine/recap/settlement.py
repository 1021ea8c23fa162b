"""Settles accounts with the fewest payments: exact up to 18 open parties, greedy above.

Payments needed = parties - groups, for the largest number of groups that each add up to zero; finding it is NP-hard
(subset sum). Exact: a table over subsets of the parties; greedy is always under twice the least.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.recap.settle_records import Account, Party, Payment, Settlement

EXACT = 18
"""Most parties that are settled exactly: the table has 2^18 rows, about a third of a second."""
HOUSE = "house"
"""Party for rake, drop, time and kitty; in a home game the kitty."""
DEALERS_PARTY = "dealer tips"
"""Party for tips."""
EVERYBODY = Party("everybody", "everybody")
"""Party for all players, when they share a difference of the count."""
UNACCOUNTED = "unaccounted"
"""Party for unexplained chips, when settling is requested all the same."""


def settle(accounts: Iterable[Account], *, anyway: bool = False) -> Settlement:
    """Return the fewest payments; the same accounts always give the same list.

    When the amounts do not add up to zero only the difference is returned, unless `anyway`: then a party "unaccounted"
    takes part, so that the difference remains visible and is not spread silently.
    """
    unsettled = sorted((account for account in accounts if account.amount), key=by_seat)
    off = sum(account.amount for account in unsettled)
    if off and not anyway:
        return Settlement(tuple(unsettled), (), off)
    if off:
        unsettled.append(Account(Party("unaccounted", UNACCOUNTED), -off))
    payments: list[Payment] = []
    rest = _pair_equals(unsettled, payments)
    for group in _groups(rest) if len(rest) <= EXACT else [rest]:
        payments.extend(_greedy(group))
    return Settlement(tuple(unsettled), tuple(payments), off)


def bearers(accounts: Iterable[Account]) -> tuple[Party, ...]:
    """Return the possible bearers of a difference: all players, the house (or kitty), each player, by seat."""
    parties = [account.party for account in sorted(accounts, key=by_seat)]
    players = [party for party in parties if party.kind == "player"]
    return (EVERYBODY, *(party for party in parties if party.kind == "house"), *players) if players else ()


def borne(accounts: Iterable[Account], off: int, bearer: Party | None) -> tuple[Account, ...]:
    """Return the accounts after `bearer` pays, or gets when under 0, the chips they are `off` by; they add up to zero.

    All players bear equal parts; those in the first seats have a chip more where it does not divide.
    """
    accounts = sorted(accounts, key=by_seat)
    bearing = [account.party for account in accounts if bearer in (account.party, _shared_party(account))]
    parts = dict(zip(bearing, shares(off, len(bearing)), strict=True))
    return tuple(
        Account(account.party, account.amount - parts.get(account.party, 0), account.seat) for account in accounts
    )


def shares(off: int, count: int) -> list[int]:
    """Return a difference in `count` parts that are equal except for a chip, the larger ones first."""
    part, odd = divmod(abs(off), count)
    return [(part + (index < odd)) * (1 if off > 0 else -1) for index in range(count)]


def _shared_party(account: Account) -> Party | None:
    """Return the party for all players if the account is a player's."""
    return EVERYBODY if account.party.kind == "player" else None


def with_bank(accounts: Iterable[Account], bank: str, *, anyway: bool = False) -> Settlement:
    """Return payments of all parties with the bank (cage, host or a player), and none between other players."""
    unsettled = sorted((account for account in accounts if account.amount), key=by_seat)
    off = sum(account.amount for account in unsettled)
    if off and not anyway:
        return Settlement(tuple(unsettled), (), off)
    party = bank_party(unsettled, bank)
    others = (account for account in unsettled if account.party != party)
    payments = [_payment(account, Account(party, -account.amount)) for account in others]
    # Payments to the bank come first: the bank pays from them.
    payments.sort(key=lambda payment: payment.payer == party)
    return Settlement(tuple(unsettled), tuple(payments), off)


def bank_party(accounts: Iterable[Account], bank: str) -> Party:
    """Return the party of the bank: the player of this name, else a party of its own."""
    player = Party("player", bank)
    return player if any(account.party == player for account in accounts) else Party("bank", bank)


def settled_after(accounts: Iterable[Account], made: Sequence[Payment], bank: str = "") -> Settlement:
    """Return the settlement after payments `made`, which come first, followed by payments of the rest."""
    accounts = tuple(accounts)
    open_accounts = {account.party: account for account in accounts}
    for payment in made:
        for party, amount in ((payment.payer, payment.amount), (payment.to, -payment.amount)):
            open_account = open_accounts.get(party, Account(party, 0))
            open_accounts[party] = Account(party, open_account.amount + amount, open_account.seat)
    rest = with_bank(open_accounts.values(), bank) if bank else settle(open_accounts.values())
    again_of = {replace(payment, again=0): payment.again + 1 for payment in sorted(made, key=lambda each: each.again)}
    later = tuple(replace(payment, again=again_of.get(payment, 0)) for payment in rest.payments)
    unsettled = tuple(sorted((account for account in accounts if account.amount), key=by_seat))
    return Settlement(unsettled, (*made, *later), rest.unaccounted)


def by_seat(account: Account) -> tuple[int, str, str]:
    """Return a sort key: by seat, then name, then kind."""
    return account.seat, account.party.name, account.party.kind


def _pair_equals(accounts: Sequence[Account], payments: list[Payment]) -> list[Account]:
    """Settle pairs with opposite amounts, and return the other accounts; a best grouping has such pairs as groups.

    (If they were in two groups of a best grouping, the pair and the union of the rests would be as many groups.)
    """
    rest: list[Account] = []
    for account in accounts:
        match = next((other for other in rest if other.amount == -account.amount), None)
        if match is None:
            rest.append(account)
        else:
            rest.remove(match)
            payments.append(_payment(account, match))
    return rest


def _payment(account: Account, other: Account) -> Payment:
    """Return the payment between two accounts for the whole amount."""
    payer, to = (account, other) if account.amount < 0 else (other, account)
    return Payment(payer.party, to.party, to.amount)


def _groups(accounts: Sequence[Account]) -> list[list[Account]]:
    """Return the largest number of groups that each add up to zero.

    `best[S]` = most prefixes adding up to zero when subset S is built account by account; walking back from the full
    set, each subset that adds up to zero closes a group. O(2^n n) time, O(2^n) memory.
    """
    size = len(accounts)
    if size < 4:
        return [list(accounts)] if accounts else []
    sums, best = [0] * (1 << size), bytearray(1 << size)
    bits = [(1 << index, account.amount) for index, account in enumerate(accounts)]
    for subset in range(1, 1 << size):
        low = subset & -subset
        sums[subset] = sums[subset ^ low] + bits[low.bit_length() - 1][1]
        most = 0
        for bit, _ in bits:
            if subset & bit and best[subset ^ bit] > most:
                most = best[subset ^ bit]
        best[subset] = most + (sums[subset] == 0)
    groups: list[list[Account]] = []
    subset = (1 << size) - 1
    while subset:
        if sums[subset] == 0:
            groups.append([])
        wanted = best[subset] - (sums[subset] == 0)
        index = next(i for i, (bit, _) in enumerate(bits) if subset & bit and best[subset ^ bit] == wanted)
        groups[-1].append(accounts[index])
        subset ^= bits[index][0]
    return [sorted(group, key=by_seat) for group in groups]


def _greedy(accounts: Sequence[Account]) -> list[Payment]:
    """Return payments of the largest debtor to the largest creditor, repeated: at most one fewer than accounts."""
    owed = {account: account.amount for account in accounts}
    payments: list[Payment] = []
    while any(owed.values()):
        payer = min(accounts, key=lambda account: (owed[account], by_seat(account)))
        to = min(accounts, key=lambda account: (-owed[account], by_seat(account)))
        amount = min(-owed[payer], owed[to])
        payments.append(Payment(payer.party, to.party, amount))
        owed[payer] += amount
        owed[to] -= amount
    return payments
