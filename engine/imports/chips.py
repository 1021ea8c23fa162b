"""With which smallest chip a hand was played: a file does not say it, but pots that were shared do (POT-6)."""

from collections.abc import Iterator
from math import gcd

from msgspec.structs import replace

from engine.imports.records import HandRead

USUAL = (100, 50, 25, 20, 10, 5)
"""Chips that are likelier than any other divisor of the amounts."""


def in_chips(hand: HandRead) -> Iterator[HandRead]:
    """The hand with chips of one, and where a pot was shared with larger ones that all its amounts are made of."""
    yield hand
    if not any(len(won) > 1 for won in hand.pots):
        return
    amounts = [*hand.posted.values(), hand.rake, hand.drop, hand.splash]
    amounts += [stack for _, _, stack in hand.players]
    amounts += [chips for won in hand.pots for _, chips in won]
    amounts += [act.to for street in hand.streets for act in street.acts]
    most, blinds = gcd(*amounts), gcd(*hand.settings["blinds"])
    for chip in dict.fromkeys((most, *USUAL, blinds)):
        # a drop, or a stack that was counted, may be in smaller ones; blinds cannot
        if chip > 1 and (most % chip == 0 or (blinds and blinds % chip == 0)):
            yield replace(hand, settings={**hand.settings, "smallest_chip": chip})
