"""Shared by several explanations: the current turn, and the house setting behind a step.

A setting is written as in the table script: key and value.
"""

from functools import lru_cache
from typing import Any

import msgspec

from engine.refusals import Explained, House, reason, refuse
from engine.settings.as_keys import as_table
from engine.settings.records import Settings
from engine.state import Hand, HandSeat, NoWager, TableState, Turn


def setting(settings: Settings, key: str) -> House:
    """Return the house rule of a dotted key, such as `ante.by: each`."""
    return House(key, _written(_values(settings)[key]))


def _written(value: Any) -> str:
    """Return a word as it is, any other value as JSON."""
    if isinstance(value, str):
        return value
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


@lru_cache(maxsize=8)
def _values(settings: Settings) -> dict[str, Any]:
    return as_table(settings)


HOUSE = {
    "capped": "raise_cap",
    "option_lost": "short_all_in",
    "no_check_raise": "check_raise",
    "checked_out_of_turn": "early_check",
    "out_of_turn": "out_of_turn",
    "borrowed_to_raise": "stakes",
}
"""The setting behind a reason."""

CLOSED = {
    "opponents_all_in": "closed.opponents_all_in",
    "short_stack": "closed.short_stack",
    "capped": "closed.capped",
    "option_lost": "closed.option_lost",
    "no_check_raise": "closed.no_check_raise",
    "checked_out_of_turn": "closed.checked_out_of_turn",
    "out_of_turn": "closed.out_of_turn",
    "borrowed_to_raise": "closed.borrowed_to_raise",
}
"""The sentence about an option that is not open, by the code of the reason."""


def turn_now(state: TableState, of: str) -> tuple[Hand, Turn, HandSeat]:
    """Return the running hand, its turn and the player to act; a refusal names the figure `of`.

    Raises:
        Refused: nobody is to act (`phase`).
    """
    hand = state.hand
    if hand is None or hand.turn is None:
        raise refuse("phase", "nobody_to_act_no", of=of)
    player = hand.seats[hand.turn.seat - 1]
    assert player is not None
    return hand, hand.turn, player


def closed(state: TableState, no: NoWager | None) -> Explained:
    """Explain why an option is not open; no steps where it is."""
    if no is None:
        return Explained((), None)
    key = HOUSE.get(no.code)
    house = None if key is None else setting(state.settings, key)
    return Explained((reason(CLOSED[no.code], no.rule, house),), None)
