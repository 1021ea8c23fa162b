"""Whatever is said and pushed in: a ruling is a legal action, it can be played, and no chip is lost on the way."""

import random
from typing import Any

import pytest

from engine.script import Door
from engine.state import Hand

TABLES: list[dict[str, Any]] = [
    {"game": "holdem", "limit": "no_limit", "blinds": [5, 10]},
    {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "half_raise": True, "betting_unit": 5, "cap": 90},
    {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10]},
    {"game": "omaha", "limit": "half_pot", "blinds": [5, 10], "raise_motions": "one"},
    {"game": "holdem", "limit": "fixed", "blinds": [2, 5], "bets": [10, 20]},
    {"game": "holdem", "limit": "fixed", "blinds": [5, 10], "bets": [10, 20], "short_all_in": "full_bet"},
    {"game": "holdem", "limit": "spread", "blinds": [1, 2], "spread": [[2, 10]]},
    {"game": "seven_card_stud", "limit": "fixed", "ante": {"amount": 1}, "bring_in": 3, "bets": [10, 20]},
]
SAID = (
    "", "", "", "fold", "check", "call", "bet", "raise", "complete", "pot", "all in", "25", "bet 30", "raise 40",
    "raise to 50", "raise by 20", "call and raise", "7",
)  # fmt: skip


def go_on(door: Door, hand: Hand | None, chance: random.Random) -> None:
    """Something that leads on to another spot."""
    if hand is None:
        assert door.answer({"do": "undo"})["ok"] or door.answer({"do": "deal"})["ok"]
    elif hand.needs is not None:
        door.answer({"do": hand.needs, "seat": chance.choice(hand.order)})
    elif hand.phase == "street":
        assert door.answer({"do": "street"})["ok"]
    elif hand.phase == "showdown":
        assert door.answer({"do": "undo"})["ok"]
    else:
        door.answer({"do": "act", "action": chance.choice(["call", "check", "wager", "all_in"])})


def said_and_pushed(chance: random.Random) -> dict[str, Any]:
    """Words and chips, in one motion or two."""
    motions = [[chance.choice([1, 5, 10, 25, 100]) for _ in range(chance.randint(0, 4))] for _ in range(2)]
    return {"says": chance.choice(SAID), "motions": motions[: chance.choice([1, 1, 2])]}


@pytest.mark.parametrize("seed", range(24))
def test_a_ruling_is_legal_and_can_be_played(seed: int) -> None:
    chance, door = random.Random(seed), Door()
    assert door.answer({"do": "open", "table": {**TABLES[seed % len(TABLES)], "seats": 5}})["ok"]
    for seat in range(1, 6):
        stack = chance.choice([17, 40, 95, 300, 1000])
        assert door.answer({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": stack})["ok"]
    assert door.answer({"do": "deal"})["ok"]
    ruled = 0
    for _ in range(120):
        assert door.session is not None
        hand = door.session.state.hand
        if hand is None or hand.turn is None:
            go_on(door, hand, chance)
            continue
        line = {"do": "wager", "seat": hand.turn.seat, **said_and_pushed(chance)}
        dry, played = door.answer({**line, "dry": True}), door.answer(line)
        assert dry["ok"] == played["ok"], line
        if not dry["ok"]:
            go_on(door, hand, chance)
            continue
        ruled += 1
        player, turn, ruling = hand.seats[hand.turn.seat - 1], hand.turn, dry["ruling"]
        assert player is not None
        pushed = sum(sum(motion) for motion in line["motions"])
        if ruling["action"] in ("bet", "raise", "complete"):
            assert turn.wager is not None
            assert ruling["action"] == turn.wager.kind
            assert turn.wager.min <= ruling["to"] <= turn.wager.max
            assert turn.wager.amounts is None or ruling["to"] in turn.wager.amounts
            assert ruling["returned"] == max(0, pushed - (ruling["to"] - player.bet))
        elif ruling["action"] == "call":
            assert ruling["returned"] == max(0, pushed - (turn.call or 0))
        else:
            assert ruling["action"] in ("fold", "check", "bring_in")
        if played["state"]["floor"] is not None and chance.random() < 0.5:
            choice = chance.choice(played["state"]["floor"]["choices"])
            assert door.answer({"do": "floor", "choice": choice, "by": "Lee"})["ok"]
    assert ruled > 10
    verified = door.answer({"do": "verify"})["verify"]
    assert verified["balanced"]
    assert verified["replay"]
