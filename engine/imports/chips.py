"""Finds the smallest chip and the rule for odd chips of a hand, by the pots that were shared (POT-6)."""

from collections.abc import Iterator
from itertools import combinations
from math import gcd

from msgspec.structs import replace

from engine.imports.records import HandRead

USUAL = (100, 50, 25, 20, 10, 5)
"""Usual chips, tried before other divisors of the amounts."""


def in_chips(hand: HandRead) -> Iterator[HandRead]:
    """Yield the hand with chips of 1, then for shared pots with larger chips that divide all its amounts.

    The odd chip goes left of the button, or to a hand of the dealer's choice where the file shows its seat.
    """
    yield hand
    if not _has_shared_pot(hand):
        return
    amounts = [*hand.posted.values(), hand.rake, hand.drop, hand.splash, *map(abs, hand.nets.values())]
    amounts += [stack for _, _, stack in hand.players]
    amounts += [chips for won in hand.pots for _, chips in won]
    amounts += [act.to for street in hand.streets for act in street.acts]
    divisor, blinds = gcd(*amounts), gcd(*hand.settings.get("blinds", ()))
    # a drop or a counted stack may contain smaller chips, blinds cannot
    larger = [
        chip
        for chip in dict.fromkeys((divisor, *USUAL, blinds))
        if chip > 1 and (divisor % chip == 0 or (blinds and blinds % chip == 0))
    ]
    for rule in ("left_of_button", "high_hand") if hand.pots or _differ_by_a_chip(hand) else ("left_of_button",):
        for chip in (1, *larger) if hand.pots or rule == "left_of_button" else (1,):
            if (chip, rule) != (1, "left_of_button"):
                yield replace(hand, settings={**hand.settings, "smallest_chip": chip, "odd_chip": rule})


def _has_shared_pot(hand: HandRead) -> bool:
    """Return whether a pot had several winners, or in a file without pots, whether several players are left."""
    return any(len(won) > 1 for won in hand.pots) if hand.pots else len(_nets_at_end(hand)) > 1


def _differ_by_a_chip(hand: HandRead) -> bool:
    """Return whether the nets of two players left differ by one chip, which was an odd chip."""
    return any(abs(first - second) == 1 for first, second in combinations(_nets_at_end(hand), 2))


def _nets_at_end(hand: HandRead) -> list[int]:
    """Return the nets of the players who did not fold."""
    folded = {act.seat for street in hand.streets for act in street.acts if act.action == "fold"}
    return [net for seat, net in hand.nets.items() if seat not in folded]
