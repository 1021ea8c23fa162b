"""Keys of payments under which they are ticked as made, and the keys after a player is renamed."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import ne
from typing import Final

from engine.journal.evening_marks import CARRIED, UID, Tick, carried_head, is_mark
from engine.journal.evening_marks import renamed as mark_renamed
from engine.recap.agreed_keys import WAYS, agreed_keys_in, due_keys_in, renamed_agreed_key
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
"""Matches the tick of a payment settled with a later evening: UID of that evening, key of the payment."""


def carried_key(evening: str, key: str) -> str:
    """Return the key of the tick that a payment is settled with the later evening of UID `evening`."""
    return f"{carried_head(evening)}{key}"


def carried_to(ticks: Iterable[Tick]) -> dict[str, str]:
    """Return the payments settled with a later evening: key of the payment, UID of the evening."""
    matches = ((_CARRIED.fullmatch(tick.payment), tick.paid) for tick in ticks)
    return {match[2]: match[1] for match, holds in matches if match is not None and holds}


def made_before(ticks: Iterable[Tick], parties: Iterable[Party]) -> tuple[Payment, ...]:
    """Return the payments made between these parties, in the order made.

    Payments settled with a later evening count as made, so that they are not paid twice.
    """
    ticks = tuple(ticks)
    carried = {match[2]: tick for tick in ticks if (match := _CARRIED.fullmatch(tick.payment)) is not None}
    ticks = tuple(tick for tick in ticks if tick.payment not in carried or not carried[tick.payment].paid)
    ticks = tuple(
        Tick(match[2], tick.paid, tick.at) if (match := _CARRIED.fullmatch(tick.payment)) else tick for tick in ticks
    )
    return tuple(payment for tick, payment in _ticked_payments(ticks, parties) if tick.paid)


def put_off(ticks: Iterable[Tick], payments: Sequence[Payment], players: Iterable[str]) -> frozenset[str]:
    """Return the keys of these payments that are left to a later evening; `players` = names of all players.

    A tick of a payment that is no longer listed holds for the payer's present payment to the same payee, whatever its
    amount. Without one, it holds for the payer's present payments to others, unless another payment of the payer in the
    agreed list is due. A payment whose tick was removed is due now.
    """
    ticks = tuple(ticks)
    keys = {key_of(payment) for payment in payments}
    waiting = {key for key, paid in {tick.payment: tick.paid for tick in ticks}.items() if key in keys and not paid}
    return frozenset(waiting.union(_implied_put_off(ticks, payments, players)) - due_keys_in(ticks))


def instead_of(
    ticks: Iterable[Tick], payments: Sequence[Payment], players: Iterable[str]
) -> dict[str, tuple[Payment, ...]]:
    """Return the keys of payments left to a later evening by ticks for other payees, with the payments so ticked."""
    ticks = tuple(ticks)
    asked = due_keys_in(ticks)
    return {key: old for key, old in _implied_put_off(ticks, payments, players).items() if old and key not in asked}


def _implied_put_off(
    ticks: tuple[Tick, ...], payments: Sequence[Payment], players: Iterable[str]
) -> dict[str, tuple[Payment, ...]]:
    """Return the keys of payments without a tick to which ticks of others apply, with those to other payees."""
    keys = {key_of(payment) for payment in payments}
    ticked = {tick.payment for tick in ticks}
    unticked = [payment for payment in payments if key_of(payment) not in ticked]
    implied: dict[str, tuple[Payment, ...]] = {}
    for payer, waiting in _put_off_by_payer(ticks, players).items():
        payees = {key_of(payment): payment.to for payment in unticked if payment.payer == payer}
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


def _put_off_by_payer(ticks: Iterable[Tick], players: Iterable[str]) -> dict[Party, dict[Payment, bool]]:
    """Return the payments of the agreed list by payer, each with whether it is left to a later evening.

    Older versions stored no list: then only the last tick of a payer is used. Payments settled with a later evening are
    left out, as they say nothing about the rest.
    """
    ticks, parties = tuple(ticks), [Party("player", name) for name in players]
    carried, asked = carried_to(ticks), due_keys_in(ticks)
    latest = {tick.payment: tick for tick in ticks if tick.payment not in carried}
    listed = [key for way in WAYS for key in agreed_keys_in(ticks, way) if key not in carried]
    ticked = (payment for _, payment in _ticked_payments(latest.values(), parties))
    relevant = payments_of(listed, parties) if listed else ticked
    waited: dict[Party, dict[Payment, bool]] = {}
    for payment in relevant:
        tick = latest.get(key_of(payment))
        waits = tick is not None and not tick.paid and tick.payment not in asked
        if not listed:
            waited.pop(payment.payer, None)
        waited.setdefault(payment.payer, {})[payment] = waits
    return waited


def _ticked_payments(ticks: Iterable[Tick], parties: Iterable[Party]) -> Iterator[tuple[Tick, Payment]]:
    """Yield the ticks of payments between these parties, with the payment, in the order in which they were made."""
    known = {_party_word(party): party for party in parties}
    for tick in sorted(ticks, key=lambda tick: (tick.at, tick.payment)):
        for payment in _payments_of_key(tick.payment, known):
            yield tick, payment


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
    """Return the key of the tick that `bearer` pays or gets the chips `off` of a difference; no payment has it."""
    return f"{UNACCOUNTED}>{_party_word(bearer)}:{off:+d}"


def bearings_of(ticks: Iterable[Tick]) -> tuple[Tick, ...]:
    """Return the ticks of bearers of a difference."""
    return tuple(tick for tick in ticks if tick.payment.startswith(f"{UNACCOUNTED}>"))


def bearer_of(ticks: Iterable[Tick], off: int) -> Party | None:
    """Return the bearer of a difference of `off` chips by the latest tick, None = there is none for this difference."""
    head, tail = f"{UNACCOUNTED}>", f":{off:+d}"
    bearings = [tick for tick in ticks if tick.payment.startswith(head) and tick.payment.endswith(tail)]
    last = max((tick for tick in bearings if tick.paid), key=lambda tick: tick.at, default=None)
    return None if last is None else _party_of(last.payment.removeprefix(head).removesuffix(tail))


def renamed(key: str, called: Callable[[str], str]) -> str:
    """Return the key of a payment, tick or hand's mark after players are renamed.

    A name may contain the sign between payer and payee; the sign at which most parties are renamed is taken for it.
    """
    if is_mark(key):  # the mark of a hand that names players
        return mark_renamed(key, called)
    if match := _CARRIED.fullmatch(key):
        return carried_key(match[1], renamed(match[2], called))
    if (agreed_key := renamed_agreed_key(key, lambda payment: renamed(payment, called))) is not None:
        return agreed_key
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
