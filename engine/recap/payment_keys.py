"""What a payment is remembered by once it was made, and what that is where players are called otherwise."""

from collections.abc import Callable
from typing import Final

from engine.recap.build import HOUSE, TIPS
from engine.recap.records import Party, PartyKind, Recap
from engine.recap.settlement import UNACCOUNTED

_NO_PLAYERS: Final[dict[str, PartyKind]] = {HOUSE: "house", TIPS: "dealers", UNACCOUNTED: "unaccounted"}
"""The parties that are no players, by what they are called."""


def key_of(payer: Party, to: Party, amount: int) -> str:
    """What a payment of `amount` chips is remembered by."""
    return f"{_word(payer)}>{_word(to)}:{amount}"


def keys_under(recap: Recap, paid: frozenset[str], called: Callable[[str], str]) -> frozenset[str]:
    """The keys of the payments that were made where players are called otherwise; `called` gives a name there."""
    return frozenset(
        key_of(_called(payment.payer, called), _called(payment.to, called), payment.amount)
        for payment in recap.settlement.payments
        if key_of(payment.payer, payment.to, payment.amount) in paid
    )


def renamed(key: str, called: Callable[[str], str]) -> str:
    """The key of a payment where players are called otherwise, whether or not it is still to be made.

    A name may hold the sign between payer and payee: it is taken for that where one of the two is renamed then.
    """
    parties, colon, amount = key.rpartition(":")
    for place in (place for place, sign in enumerate(parties) if sign == ">"):
        pair = (parties[:place], parties[place + 1 :])
        if any(word != word.strip() for word in pair):  # half of a name
            continue
        there = tuple(_word(_called(_party(word), called)) for word in pair)
        if there != pair:
            return f"{'>'.join(there)}{colon}{amount}"
    return key


def _called(party: Party, called: Callable[[str], str]) -> Party:
    return Party(party.kind, called(party.name)) if party.kind == "player" else party


def _word(party: Party) -> str:
    """A party in a key: a player who is called like another party is told apart by the kind."""
    alike = party.kind == "player" and party.name in _NO_PLAYERS
    return f"player {party.name}" if alike else party.name


def _party(word: str) -> Party:
    """The party of a word in a key."""
    if word in _NO_PLAYERS:
        return Party(_NO_PLAYERS[word], word)
    name = word.removeprefix("player ")
    return Party("player", name if name in _NO_PLAYERS else word)
