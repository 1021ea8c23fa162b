"""What several explanations need: the turn that is asked about, and the house setting behind a step.

A setting is given as the table script writes it: key and value.
"""

from functools import lru_cache
from typing import Any

import msgspec

from engine.refusals import Explained, House, reason, refuse
from engine.settings.as_keys import as_table
from engine.settings.records import Settings
from engine.state import Hand, HandSeat, NoWager, TableState, Turn


def setting(settings: Settings, key: str) -> House:
    """The house rule of a dotted key, such as `ante.by: each`."""
    return House(key, _written(_values(settings)[key]))


def _written(value: Any) -> str:
    """A word as it is, anything else as JSON."""
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
"""The sentence about something that is not open, by the code of the reason."""


def turn_now(state: TableState, of: str) -> tuple[Hand, Turn, HandSeat]:
    """The running hand, its turn and who acts; `of` names what is asked in the refusal when nobody does.

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
    """Why something is not open; no steps where it is."""
    if no is None:
        return Explained((), None)
    key = HOUSE.get(no.code)
    house = None if key is None else setting(state.settings, key)
    return Explained((reason(CLOSED[no.code], no.rule, house),), None)
