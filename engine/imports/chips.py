"""With which smallest chip, and by which rule for odd ones, a hand was played: shared pots show it (POT-6)."""

from collections.abc import Iterator
from itertools import combinations
from math import gcd

from msgspec.structs import replace

from engine.imports.records import HandRead

USUAL = (100, 50, 25, 20, 10, 5)
"""Chips that are likelier than any other divisor of the amounts."""


def in_chips(hand: HandRead) -> Iterator[HandRead]:
    """The hand with chips of one, and where a pot was shared with larger ones that all its amounts are made of.

    The odd chip goes left of the button, or to a hand of the dealer's choice where the file says whose it was.
    """
    yield hand
    if not _shared(hand):
        return
    amounts = [*hand.posted.values(), hand.rake, hand.drop, hand.splash, *map(abs, hand.nets.values())]
    amounts += [stack for _, _, stack in hand.players]
    amounts += [chips for won in hand.pots for _, chips in won]
    amounts += [act.to for street in hand.streets for act in street.acts]
    most, blinds = gcd(*amounts), gcd(*hand.settings.get("blinds", ()))
    # a drop, or a stack that was counted, may be in smaller ones; blinds cannot
    larger = [
        chip
        for chip in dict.fromkeys((most, *USUAL, blinds))
        if chip > 1 and (most % chip == 0 or (blinds and blinds % chip == 0))
    ]
    for rule in ("left_of_button", "high_hand") if hand.pots or _by_a_chip(hand) else ("left_of_button",):
        for chip in (1, *larger) if hand.pots or rule == "left_of_button" else (1,):
            if (chip, rule) != (1, "left_of_button"):
                yield replace(hand, settings={**hand.settings, "smallest_chip": chip, "odd_chip": rule})


def _shared(hand: HandRead) -> bool:
    """Whether a pot had several winners; where the file does not say the pots, whether several got something."""
    return any(len(won) > 1 for won in hand.pots) if hand.pots else len(_left(hand)) > 1


def _by_a_chip(hand: HandRead) -> bool:
    """Whether two who are left won or lost the same but for a chip, which was an odd one of theirs."""
    return any(abs(first - second) == 1 for first, second in combinations(_left(hand), 2))


def _left(hand: HandRead) -> list[int]:
    """What those won or lost who did not fold."""
    gone = {act.seat for street in hand.streets for act in street.acts if act.action == "fold"}
    return [net for seat, net in hand.nets.items() if seat not in gone]
