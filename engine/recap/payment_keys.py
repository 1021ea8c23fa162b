"""Keys of payments under which they are marked as made, and the keys after a player is renamed."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import ne
from typing import Final

from engine.journal.evening_marks import CARRIED, UID, Tick, carried_head, is_mark
from engine.journal.evening_marks import renamed as mark_renamed
from engine.recap.agreed_keys import WAYS, asked_in, renamed_mark, standing_in
from engine.recap.settle_records import Party, PartyKind, Payment
from engine.recap.settlement import EVERYBODY, HOUSE, TIPS, UNACCOUNTED

_NO_PLAYERS: Final[dict[str, PartyKind]] = {
    HOUSE: "house", TIPS: "dealers", UNACCOUNTED: "unaccounted", EVERYBODY.name: EVERYBODY.kind,
}  # fmt: skip
"""Parties that are no players, by name."""


def key_of(payment: Payment) -> str:
    """Return the key of a payment; it has a sign before its amount for each earlier payment that is the same."""
    return f"{_word(payment.payer)}>{_word(payment.to)}:{'+' * payment.again}{payment.amount}"


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
    moved = {mark[2]: word for word in words if (mark := _CARRIED.fullmatch(word.payment)) is not None}
    words = tuple(word for word in words if word.payment not in moved or not moved[word.payment].paid)
    words = tuple(
        Tick(mark[2], word.paid, word.at) if (mark := _CARRIED.fullmatch(word.payment)) else word for word in words
    )
    return tuple(payment for word, payment in _spoken_of(words, parties) if word.paid)


def put_off(words: Iterable[Tick], payments: Sequence[Payment], players: Iterable[str]) -> frozenset[str]:
    """Return the keys of these payments that are left to a later evening; `players` = names of all players.

    A mark on a payment that is no longer listed holds for the payer's present payment to the same payee, whatever its
    amount. Without one, it holds for the payer's present payments to others, unless another payment of the payer in the
    agreed list is due. A payment whose tick was removed is due now.
    """
    words = tuple(words)
    keys = {key_of(payment) for payment in payments}
    away = {key for key, paid in {word.payment: word.paid for word in words}.items() if key in keys and not paid}
    return frozenset(away.union(_held_for(words, payments, players)) - asked_in(words))


def instead_of(
    words: Iterable[Tick], payments: Sequence[Payment], players: Iterable[str]
) -> dict[str, tuple[Payment, ...]]:
    """Return the keys of payments left to a later evening by marks for other payees, with the payments so marked."""
    words = tuple(words)
    asked = asked_in(words)
    return {key: was for key, was in _held_for(words, payments, players).items() if was and key not in asked}


def _held_for(
    words: tuple[Tick, ...], payments: Sequence[Payment], players: Iterable[str]
) -> dict[str, tuple[Payment, ...]]:
    """Return the keys of unmarked payments to which marks of others apply, with those to other payees."""
    keys = {key_of(payment) for payment in payments}
    spoken = {word.payment for word in words}
    fresh = [payment for payment in payments if key_of(payment) not in spoken]
    held: dict[str, tuple[Payment, ...]] = {}
    for payer, before in _waited(words, players).items():
        now = {key_of(payment): payment.to for payment in fresh if payment.payer == payer}
        gone = [payment for payment, waits in before.items() if waits and key_of(payment) not in keys]
        there = {payment.to for payment in gone}
        others = tuple(payment for payment in gone if payment.to not in now.values())
        moves = bool(others) and all(before.values())
        held |= {key: () if to in there else others for key, to in now.items() if moves or to in there}
    return held


def _waited(words: Iterable[Tick], players: Iterable[str]) -> dict[Party, dict[Payment, bool]]:
    """Return the payments of the agreed list by payer, each with whether it is left to a later evening.

    Older versions stored no list: then only the last mark of a payer is used. Payments settled with a later evening are
    left out, as they say nothing about the rest.
    """
    words, parties = tuple(words), [Party("player", name) for name in players]
    elsewhere, asked = carried_to(words), asked_in(words)
    latest = {word.payment: word for word in words if word.payment not in elsewhere}
    listed = [key for way in WAYS for key in standing_in(words, way) if key not in elsewhere]
    last = (payment for _, payment in _spoken_of(latest.values(), parties))
    spoken = payments_of(listed, parties) if listed else last
    waited: dict[Party, dict[Payment, bool]] = {}
    for payment in spoken:
        word = latest.get(key_of(payment))
        waits = word is not None and not word.paid and word.payment not in asked
        if not listed:
            waited.pop(payment.payer, None)
        waited.setdefault(payment.payer, {})[payment] = waits
    return waited


def _spoken_of(words: Iterable[Tick], parties: Iterable[Party]) -> Iterator[tuple[Tick, Payment]]:
    """Yield the marks of payments between these parties, with the payment, in the order in which they were made."""
    known = {_word(party): party for party in parties}
    for word in sorted(words, key=lambda word: (word.at, word.payment)):
        for payment in _read(word.payment, known):
            yield word, payment


def payments_of(keys: Iterable[str], parties: Iterable[Party]) -> Iterator[Payment]:
    """Yield the payments between these parties that have these keys, in order."""
    known = {_word(party): party for party in parties}
    for key in keys:
        yield from _read(key, known)


def _read(key: str, known: dict[str, Party]) -> Iterator[Payment]:
    """Yield the payment of a key; several where a name contains the sign between payer and payee."""
    pair, _, amount = key.rpartition(":")
    for payer, to in ((pair[:at], pair[at + 1 :]) for at, sign in enumerate(pair) if sign == ">"):
        if payer in known and to in known:
            yield Payment(known[payer], known[to], int(amount.lstrip("+")), again=amount.count("+"))


def bearer_key(bearer: Party, off: int) -> str:
    """Return the key of the mark that `bearer` pays or gets the chips `off` of a difference; no payment has it."""
    return f"{UNACCOUNTED}>{_word(bearer)}:{off:+d}"


def bearings_of(words: Iterable[Tick]) -> tuple[Tick, ...]:
    """Return the marks of bearers of a difference."""
    return tuple(word for word in words if word.payment.startswith(f"{UNACCOUNTED}>"))


def bearer_of(words: Iterable[Tick], off: int) -> Party | None:
    """Return the bearer of a difference of `off` chips by the latest mark, None = there is none for this difference."""
    head, tail = f"{UNACCOUNTED}>", f":{off:+d}"
    bearings = [word for word in words if word.payment.startswith(head) and word.payment.endswith(tail)]
    last = max((word for word in bearings if word.paid), key=lambda word: word.at, default=None)
    return None if last is None else _party(last.payment.removeprefix(head).removesuffix(tail))


def renamed(key: str, called: Callable[[str], str]) -> str:
    """Return the key of a payment or mark after players are renamed.

    A name may contain the sign between payer and payee; the sign at which most parties are renamed is taken for it.
    """
    if is_mark(key):  # the mark of a hand that names players
        return mark_renamed(key, called)
    if mark := _CARRIED.fullmatch(key):
        return carried_key(mark[1], renamed(mark[2], called))
    if (standing := renamed_mark(key, lambda payment: renamed(payment, called))) is not None:
        return standing
    parties, colon, amount = key.rpartition(":")
    best, most = parties, 0
    for place in (place for place, sign in enumerate(parties) if sign == ">"):
        pair = (parties[:place], parties[place + 1 :])
        if any(word != word.strip() for word in pair):  # a part of a name
            continue
        there = tuple(_word(_called(_party(word), called)) for word in pair)
        if (changed := sum(map(ne, there, pair))) > most:
            best, most = ">".join(there), changed
    return f"{best}{colon}{amount}"


def _called(party: Party, called: Callable[[str], str]) -> Party:
    return Party(party.kind, called(party.name)) if party.kind == "player" else party


def _word(party: Party) -> str:
    """Return the word for a party in a key; a player with the name of another kind of party has a prefix."""
    alike = party.kind == "player" and party.name in _NO_PLAYERS
    return f"player {party.name}" if alike else party.name


def _party(word: str) -> Party:
    """Return the party of a word in a key."""
    if word in _NO_PLAYERS:
        return Party(_NO_PLAYERS[word], word)
    name = word.removeprefix("player ")
    return Party("player", name if name in _NO_PLAYERS else word)
