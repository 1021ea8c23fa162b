"""The bets of a fixed-limit game, of which a file has only the blinds: usually the big blind and twice that (LIM-1)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.imports.records import HandRead, ImportedStreet

LATE = 2
"""The place of the first street with the big bet, from 0."""


def bets_of(hand: HandRead) -> Iterator[HandRead]:
    """The hand with its bets, else the usual ones, then those its first wagers show; a kill multiplied them (KIL-1)."""
    if hand.settings["limit"] != "fixed":
        yield hand
        return
    times, over = hand.settings["kill"]["size"] if hand.killer else (1, 1)
    if "bets" in hand.settings:
        yield replace(hand, settings={**hand.settings, "bets": [bet * over // times for bet in hand.settings["bets"]]})
        return
    blinds = hand.settings["blinds"]
    big = blinds[-1] if blinds else hand.settings.get("button_blind", 0)
    wagers = [_first(street) for street in hand.streets]
    early = [first for first in wagers[1:LATE] if first] + [
        part for first in wagers[:1] if first for part in (first, first // 2)
    ]
    late = [first for first in wagers[LATE:] if first]
    smalls = (*early, *(first // 2 for first in late))
    shown = [(small, late[0]) for small in smalls if late]
    shown += [(small, 2 * small) for small in smalls]  # a first wager that is all-in may be less than a bet
    usual = [(big, 2 * big)] if big else []
    for small, large in dict.fromkeys([*usual, *((s * over // times, b * over // times) for s, b in shown)]):
        if 0 < small <= large:
            yield replace(hand, settings={**hand.settings, "bets": [small, large]})


def _first(street: ImportedStreet) -> int:
    """To how many chips the first wager of a round went, 0 = there was none."""
    return next((act.to for act in street.acts if act.action == "wager"), 0)
