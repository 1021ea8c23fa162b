"""Keys of payments under which they are marked as made, and the keys after a player is renamed."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import ne
from typing import Final

from engine.journal.evening_marks import CARRIED, UID, Tick, carried_head, is_mark
from engine.journal.evening_marks import renamed as mark_renamed
from engine.recap.agreed_keys import WAYS, agreed_keys_in, due_keys_in, renamed_mark
from engine.recap.settle_records import Party, PartyKind, Payment
from engine.recap.settlement import DEALERS_PARTY, EVERYBODY, HOUSE, UNACCOUNTED

_NO_PLAYERS: Final[dict[str, PartyKind]] = {
    HOUSE: "house", DEALERS_PARTY: "dealers", UNACCOUNTED: "unaccounted", EVERYBODY.name: EVERYBODY.kind,
}  # fmt: skip
"""Parties that are no players, by name."""


def key_of(payment: Payment) -> str:
    """Return the key of a payment; it has a sign before its amount for each earlier payment that is the same."""
    return f"{_party_word(payment.payer)}>{_party_word(payment.to)}:{'+' * payment.again}{payment.amount}"


_CARRIED: Final = re.compile(rf"{CARRIED}([0-9a-f]{{{UID}}}) (.+)", re.DOTALL)
"""Matches the mark of a payment settled with a later evening: UID of that evening, key of the payment."""


def carried_key(evening: str, key: str) -> str:
    """Return the key of the mark that a payment is settled with the later evening of UID `evening`."""
    return f"{carried_head(evening)}{key}"


def carried_to(words: Iterable[Tick]) -> dict[str, str]:
    """Return the payments settled with a later evening: key of the payment, UID of the evening."""
    marks = ((_CARRIED.fullmatch(word.payment), word.paid) for word in words)
    return {mark[2]: mark[1] for mark, holds in marks if mark is not None and holds}


def made_before(words: Iterable[Tick], parties: Iterable[Party]) -> tuple[Payment, ...]:
    """Return the payments made between these parties, in the order made.

    Payments settled with a later evening count as made, so that they are not paid twice.
    """
    words = tuple(words)
    carried = {mark[2]: word for word in words if (mark := _CARRIED.fullmatch(word.payment)) is not None}
    words = tuple(word for word in words if word.payment not in carried or not carried[word.payment].paid)
    words = tuple(
        Tick(mark[2], word.paid, word.at) if (mark := _CARRIED.fullmatch(word.payment)) else word for word in words
    )
    return tuple(payment for word, payment in _marked_payments(words, parties) if word.paid)


def put_off(words: Iterable[Tick], payments: Sequence[Payment], players: Iterable[str]) -> frozenset[str]:
    """Return the keys of these payments that are left to a later evening; `players` = names of all players.

    A mark on a payment that is no longer listed holds for the payer's present payment to the same payee, whatever its
    amount. Without one, it holds for the payer's present payments to others, unless another payment of the payer in the
    agreed list is due. A payment whose tick was removed is due now.
    """
    words = tuple(words)
    keys = {key_of(payment) for payment in payments}
    marked = {key for key, paid in {word.payment: word.paid for word in words}.items() if key in keys and not paid}
    return frozenset(marked.union(_implied_put_off(words, payments, players)) - due_keys_in(words))


def instead_of(
    words: Iterable[Tick], payments: Sequence[Payment], players: Iterable[str]
) -> dict[str, tuple[Payment, ...]]:
    """Return the keys of payments left to a later evening by marks for other payees, with the payments so marked."""
    words = tuple(words)
    asked = due_keys_in(words)
    return {key: old for key, old in _implied_put_off(words, payments, players).items() if old and key not in asked}


def _implied_put_off(
    words: tuple[Tick, ...], payments: Sequence[Payment], players: Iterable[str]
) -> dict[str, tuple[Payment, ...]]:
    """Return the keys of unmarked payments to which marks of others apply, with those to other payees."""
    keys = {key_of(payment) for payment in payments}
    marked = {word.payment for word in words}
    unmarked = [payment for payment in payments if key_of(payment) not in marked]
    implied: dict[str, tuple[Payment, ...]] = {}
    for payer, waiting in _put_off_by_payer(words, players).items():
        payees = {key_of(payment): payment.to for payment in unmarked if payment.payer == payer}
        unlisted = [payment for payment, waits in waiting.items() if waits and key_of(payment) not in keys]
        unlisted_payees = {payment.to for payment in unlisted}
        to_others = tuple(payment for payment in unlisted if payment.to not in payees.values())
        moves = bool(to_others) and all(waiting.values())
        implied |= {
            key: () if to in unlisted_payees else to_others
            for key, to in payees.items()
            if moves or to in unlisted_payees
        }
    return implied


def _put_off_by_payer(words: Iterable[Tick], players: Iterable[str]) -> dict[Party, dict[Payment, bool]]:
    """Return the payments of the agreed list by payer, each with whether it is left to a later evening.

    Older versions stored no list: then only the last mark of a payer is used. Payments settled with a later evening are
    left out, as they say nothing about the rest.
    """
    words, parties = tuple(words), [Party("player", name) for name in players]
    carried, asked = carried_to(words), due_keys_in(words)
    latest = {word.payment: word for word in words if word.payment not in carried}
    listed = [key for way in WAYS for key in agreed_keys_in(words, way) if key not in carried]
    marked = (payment for _, payment in _marked_payments(latest.values(), parties))
    relevant = payments_of(listed, parties) if listed else marked
    waited: dict[Party, dict[Payment, bool]] = {}
    for payment in relevant:
        word = latest.get(key_of(payment))
        waits = word is not None and not word.paid and word.payment not in asked
        if not listed:
            waited.pop(payment.payer, None)
        waited.setdefault(payment.payer, {})[payment] = waits
    return waited


def _marked_payments(words: Iterable[Tick], parties: Iterable[Party]) -> Iterator[tuple[Tick, Payment]]:
    """Yield the marks of payments between these parties, with the payment, in the order in which they were made."""
    known = {_party_word(party): party for party in parties}
    for word in sorted(words, key=lambda word: (word.at, word.payment)):
        for payment in _payments_of_key(word.payment, known):
            yield word, payment


def payments_of(keys: Iterable[str], parties: Iterable[Party]) -> Iterator[Payment]:
    """Yield the payments between these parties that have these keys, in order."""
    known = {_party_word(party): party for party in parties}
    for key in keys:
        yield from _payments_of_key(key, known)


def _payments_of_key(key: str, known: dict[str, Party]) -> Iterator[Payment]:
    """Yield the payment of a key; several where a name contains the sign between payer and payee."""
    pair, _, amount = key.rpartition(":")
    for payer, to in ((pair[:at], pair[at + 1 :]) for at, sign in enumerate(pair) if sign == ">"):
        if payer in known and to in known:
            yield Payment(known[payer], known[to], int(amount.lstrip("+")), again=amount.count("+"))


def bearer_key(bearer: Party, off: int) -> str:
    """Return the key of the mark that `bearer` pays or gets the chips `off` of a difference; no payment has it."""
    return f"{UNACCOUNTED}>{_party_word(bearer)}:{off:+d}"


def bearings_of(words: Iterable[Tick]) -> tuple[Tick, ...]:
    """Return the marks of bearers of a difference."""
    return tuple(word for word in words if word.payment.startswith(f"{UNACCOUNTED}>"))


def bearer_of(words: Iterable[Tick], off: int) -> Party | None:
    """Return the bearer of a difference of `off` chips by the latest mark, None = there is none for this difference."""
    head, tail = f"{UNACCOUNTED}>", f":{off:+d}"
    bearings = [word for word in words if word.payment.startswith(head) and word.payment.endswith(tail)]
    last = max((word for word in bearings if word.paid), key=lambda word: word.at, default=None)
    return None if last is None else _party_of(last.payment.removeprefix(head).removesuffix(tail))


def renamed(key: str, called: Callable[[str], str]) -> str:
    """Return the key of a payment or mark after players are renamed.

    A name may contain the sign between payer and payee; the sign at which most parties are renamed is taken for it.
    """
    if is_mark(key):  # the mark of a hand that names players
        return mark_renamed(key, called)
    if mark := _CARRIED.fullmatch(key):
        return carried_key(mark[1], renamed(mark[2], called))
    if (mark_key := renamed_mark(key, lambda payment: renamed(payment, called))) is not None:
        return mark_key
    parties, colon, amount = key.rpartition(":")
    best, most = parties, 0
    for place in (place for place, sign in enumerate(parties) if sign == ">"):
        pair = (parties[:place], parties[place + 1 :])
        if any(word != word.strip() for word in pair):  # a part of a name
            continue
        words = tuple(_party_word(_called(_party_of(word), called)) for word in pair)
        if (changed := sum(map(ne, words, pair))) > most:
            best, most = ">".join(words), changed
    return f"{best}{colon}{amount}"


def _called(party: Party, called: Callable[[str], str]) -> Party:
    return Party(party.kind, called(party.name)) if party.kind == "player" else party


def _party_word(party: Party) -> str:
    """Return the word for a party in a key; a player with the name of another kind of party has a prefix."""
    alike = party.kind == "player" and party.name in _NO_PLAYERS
    return f"player {party.name}" if alike else party.name


def _party_of(word: str) -> Party:
    """Return the party of a word in a key."""
    if word in _NO_PLAYERS:
        return Party(_NO_PLAYERS[word], word)
    name = word.removeprefix("player ")
    return Party("player", name if name in _NO_PLAYERS else word)
