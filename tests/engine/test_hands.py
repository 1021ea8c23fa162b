"""Hands kept with the project, played through the door in process: figures before each line, stacks after."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from engine.script import Door

FILE = Path(__file__).parent / "hands.jsonl.gz"


def hands() -> list[Any]:
    """A spread of games, limits and side pots."""
    with gzip.open(FILE, "rt") as lines:
        recorded = [json.loads(line) for line in lines]
    return [pytest.param(hand, id=f"{hand['lines'][0]['table']['game']} {hand['id']}") for hand in recorded]


def seen(state: dict[str, Any], want: dict[str, Any]) -> dict[str, Any]:
    """The figures of `state` that `want` states."""
    legal = state["legal"] or {}
    wager = legal.get("wager")
    pots: dict[str, int] = {}
    for pot in state["pots"]:
        key = ",".join(map(str, sorted(pot["seats"])))
        pots[key] = pots.get(key, 0) + pot["amount"]
    have = {
        "to_act": state["to_act"],
        "total_pot": state["total_pot"],
        "call": legal.get("call"),
        "wager": wager and [wager["min"], wager["max"]],
        "pots": pots,
    }
    return {key: have[key] for key in want}


@pytest.mark.parametrize("hand", hands())
def test_hand(hand: dict[str, Any]) -> None:
    """Every figure that is known of the hand agrees, and so do the stacks at its end."""
    door, answer = Door(), {}
    for number, line in enumerate(hand["lines"]):
        want = hand["before"].get(str(number))
        if want:
            assert seen(answer["state"], want) == want, f"before line {number} {line}"
        answer = door.answer(line)
        assert answer["ok"], answer["error"]
    assert {seat: player["stack"] for seat, player in answer["state"]["seats"].items()} == hand["stacks"]
