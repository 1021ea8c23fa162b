"""The deal that is shown between two hands is the one that is dealt then: the same plan, the same player to act."""

from typing import Any

import pytest

from engine.commands import Deal
from engine.decide import decide
from engine.events import HandStarted
from engine.refusals import Refusal, Refused
from engine.script import Door
from engine.state import TableState
from engine.view.coming_deal import coming_deal
from tests.engine.test_rulings import cases


def tables(case: dict[str, Any]) -> list[TableState]:
    """Every table of a ruling that stands between two hands, as it is after each of its lines."""
    door, states = Door(), []
    for text in case["script"].strip().splitlines():
        line = text.strip()
        if line.startswith("!"):
            line = line[1:].strip().partition(" ")[2]
        if line and line[0] not in "#=?":
            door.answer(line)
            state = door.session.state if door.session is not None else None
            if state is not None and state.hand is None:
                states.append(state)
    return states


def dealt(state: TableState) -> tuple[Any, ...]:
    """What a deal comes to, as a hand is begun: posts, seats, who acts first; the key of what refuses it."""
    try:
        events, after = decide(state, Deal())
    except Refused as refused:
        return (refused.refusal,)
    plan = next(event.plan for event in events if isinstance(event, HandStarted))
    turn = after.hand.turn if after.hand is not None else None
    return plan.posts, tuple(sorted(plan.positions.dealt)), turn.seat if turn is not None else None


def shown(state: TableState) -> tuple[Any, ...]:
    """What is shown of it before."""
    coming = coming_deal(state)
    return (coming,) if isinstance(coming, Refusal) else (coming.posts, coming.seats_in, coming.to_act)


@pytest.mark.parametrize("rule", sorted({case.values[0]["rules"][0].partition("-")[0] for case in cases()} - {"DOOR"}))
def test_what_is_shown_of_the_coming_deal_is_what_is_dealt(rule: str) -> None:
    played = [case.values[0] for case in cases() if case.values[0]["rules"][0].startswith(f"{rule}-")]
    states = [state for case in played for state in tables(case)]
    assert states
    assert [shown(state) for state in states] == [dealt(state) for state in states]
