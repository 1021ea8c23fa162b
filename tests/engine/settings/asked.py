"""Short ways to ask for settings in these tests."""

from typing import Any

import pytest

from engine.refusals import Refusal, Refused
from engine.settings.records import Settings
from engine.settings.resolve import resolve

BLINDS: dict[str, Any] = {"blinds": [1, 2]}
FIXED: dict[str, Any] = {"limit": "fixed", "blinds": [2, 4], "bets": [4, 8]}
STUD: dict[str, Any] = {
    "game": "seven_card_stud",
    "limit": "fixed",
    "bets": [5, 10],
    "bring_in": 2,
    "ante": {"amount": 1},
}


def settled(base: Settings | None = None, /, **raw: Any) -> Settings:
    """The settings of a table with these keys, or of a change."""
    return resolve(raw, base)[0]


def refusal(base: Settings | None = None, /, **raw: Any) -> Refusal:
    """How a table with these keys is refused."""
    with pytest.raises(Refused) as caught:
        resolve(raw, base)
    return caught.value.refusal
