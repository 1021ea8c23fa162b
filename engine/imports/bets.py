"""Finds the bets of a fixed-limit game whose file has only blinds: usually the big blind and twice that (LIM-1)."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from engine.imports.records import HandRead, ImportedStreet

LATE = 2
"""Index of the first street with the big bet."""


def bets_of(hand: HandRead) -> Iterator[HandRead]:
    """Yield the hand with its bets, else the usual ones, then those its wagers show, all without the kill (KIL-1)."""
    if hand.settings["limit"] != "fixed":
        yield hand
        return
    times, divisor = hand.settings["kill"]["size"] if hand.killer else (1, 1)
    if "bets" in hand.settings:
        unit = hand.settings.get("betting_unit", 1)  # a kill is rounded up to a multiple of it
        bets = [bet * divisor // (times * unit) * unit for bet in hand.settings["bets"]]
        yield replace(hand, settings={**hand.settings, "bets": bets})
        return
    blinds = hand.settings["blinds"]
    big = blinds[-1] if blinds else hand.settings.get("button_blind", 0)
    wagers = [_steps(street) for street in hand.streets]
    early = [step for steps in wagers[1:LATE] for step in steps]
    early += [part for first in wagers[0][:1] for part in (first, first // 2)] + wagers[0][1:]
    late = [step for steps in wagers[LATE:] for step in steps]
    smalls = (*early, *(first // 2 for first in late))
    pairs = [(small, large) for small in smalls for large in late]
    pairs += [(small, 2 * small) for small in smalls]  # an all-in first wager may be less than a bet
    usual = [(big, 2 * big)] if big else []
    for small, large in dict.fromkeys([*usual, *((s * divisor // times, b * divisor // times) for s, b in pairs)]):
        if 0 < small <= large:
            yield replace(hand, settings={**hand.settings, "bets": [small, large]})


def _steps(street: ImportedStreet) -> list[int]:
    """Return the chips by which each wager of a round exceeds the one before."""
    tops = [0, *(act.to for act in street.acts if act.action == "wager")]
    return [high - low for low, high in pairwise(tops) if high > low]
