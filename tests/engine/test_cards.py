"""Cards: the evaluator is imported with the first proposal, and without it the dealer is told to rank the hands."""

import subprocess
import sys
from typing import Any

import pytest

from engine.script import Door

SHOWDOWN: list[dict[str, Any]] = [
    {"do": "open", "table": {"game": "holdem", "seats": 2, "blinds": [1, 2]}},
    {"do": "sit", "seat": 1, "player": "Ann", "stack": 100},
    {"do": "sit", "seat": 2, "player": "Ben", "stack": 100},
    {"do": "button", "seat": 2},
    {"do": "deal"},
    {"do": "act", "action": "all_in"},
    {"do": "act", "action": "call"},
    {"do": "street", "cards": "Ah7d2c"},
    {"do": "street", "cards": "Kd"},
    {"do": "street", "cards": "9s"},
    {"do": "show", "seat": 1, "cards": "AsKs"},
]
SECOND = {"do": "show", "seat": 2, "cards": "7h7s"}


def played() -> Door:
    """A showdown with one hand still to be shown."""
    door = Door()
    for line in SHOWDOWN:
        answer = door.answer(line)
        assert answer["ok"], answer
        assert "proposed" not in answer
    return door


def test_the_evaluator_is_imported_when_a_hand_has_to_be_compared() -> None:
    script = (
        "import sys\n"
        "from tests.engine.test_cards import SECOND, played\n"
        "door = played()\n"
        "assert 'pokerkit' not in sys.modules\n"
        "assert door.answer(SECOND)['proposed']['award']['pots'][0]['winners'] == [2]\n"
        "assert 'pokerkit' in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_without_the_evaluator_the_dealer_ranks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pokerkit", None)
    door = played()
    answer = door.answer(SECOND)
    assert answer["ok"]
    assert "proposed" not in answer
    refused = door.answer({"do": "propose"})
    assert refused["error"]["code"] == "illegal_action"
    assert "pokerkit" in refused["error"]["message"]
    assert door.answer({"do": "award", "ranking": [[2], [1]]})["ok"]


def test_what_is_proposed_can_be_sent_back() -> None:
    door = played()
    award = door.answer(SECOND)["proposed"]["award"]
    answer = door.answer(award)
    assert answer["ok"]
    assert answer["state"]["seats"]["2"]["stack"] == 200
