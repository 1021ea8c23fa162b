"""House rules that no file says, but that its wagers show: as they are usual, else as they have to be."""

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
"""What the other rules are when none of them has to be otherwise."""
_FIXED: Final = ({"raise_cap": "none"}, {"short_all_in": "full_bet"}, {"raise_cap": "none", "short_all_in": "full_bet"})
_POT: Final = ({"small_blind_as_big": True}, {"antes_count": False}, {"blinds_count_full": True})
OTHERS: Final[dict[str, tuple[dict[str, Any], ...]]] = {"fixed": _FIXED, "pot_limit": _POT}
"""Rules of which one may be needed, by limit (LIM-2, BET-6, PL-2, PL-7)."""


def in_other_houses(hand: HandRead) -> Iterator[HandRead]:
    """The hand under each of the rules under which more wagers are allowed than usual."""
    straddle = hand.settings.get("straddle")
    straddled = [{"straddle": {**straddle, "minimum_raise": "straddle"}}] if straddle else []
    for rules in (*OTHERS.get(hand.settings["limit"], ()), *straddled):
        yield replace(hand, settings={**hand.settings, **rules})
