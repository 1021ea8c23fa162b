"""Finds house rules that are not in the file but follow from its wagers: the usual rules, else those required."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.imports.records import HandRead

USUAL: Final[dict[str, Any]] = {
    "raise_cap": 3,
    "small_blind_as_big": False,
    "antes_count": True,
    "blinds_count_full": False,
}
"""Values of these rules unless the wagers require others."""
_FIXED: Final = ({"raise_cap": "none"}, {"short_all_in": "full_bet"}, {"raise_cap": "none", "short_all_in": "full_bet"})
_POT: Final = ({"small_blind_as_big": True}, {"antes_count": False}, {"blinds_count_full": True})
OTHERS: Final[dict[str, tuple[dict[str, Any], ...]]] = {"fixed": _FIXED, "pot_limit": _POT}
"""Rules of which one may be required, by limit (LIM-2, BET-6, PL-2, PL-7)."""


def under_other_rules(hand: HandRead) -> Iterator[HandRead]:
    """Yield the hand under each set of rules that allows more wagers than the usual ones."""
    straddle = hand.settings.get("straddle")
    with_straddle = [{"straddle": {**straddle, "minimum_raise": "straddle"}}] if straddle else []
    for rules in (*OTHERS.get(hand.settings["limit"], ()), *with_straddle):
        yield replace(hand, settings={**hand.settings, **rules})
