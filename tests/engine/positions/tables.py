"""Tables to plan deals on: players stay as rich as they are, hands are dealt and forgotten."""

from typing import Any

from msgspec.structs import replace

from engine import commands as cmd
from engine.decide import decide
from engine.positions.apply_plan import apply_plan
from engine.positions.plan import plan_deal
from engine.refusals import Refusal, Refused
from engine.settings.resolve import resolve
from engine.state import DealPlan, Player, TableState


def table(*seats: int, size: int = 6, button: int | None = 1, stack: int = 200, **keys: Any) -> TableState:
    """A table of 5/10 hold'em before its first hand, players P1, P2, ... in `seats`."""
    settings, game = resolve({"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": size, **keys})
    players = tuple(Player(f"P{seat}", stack) if seat in seats else None for seat in range(1, size + 1))
    return TableState(settings, game, players, placed_button=button)


def dealt(state: TableState, hands: int = 1) -> TableState:
    """The table after that many hands in which no chips moved."""
    for _ in range(hands):
        state = replace(apply_plan(state, plan_deal(state)), number=state.number + 1)
    return state


def old(state: TableState) -> TableState:
    """The table after the button has gone round, so that nobody comes in free any more (ENT-8)."""
    first = state.placed_button
    state = dealt(state, 2)
    while state.orbit is None or state.orbit.button < len(state.seats):
        state = dealt(state)
    assert state.positions is not None
    assert first is None or state.positions.button == first
    return state


def done(state: TableState, command: cmd.Command) -> TableState:
    """The table after a command between hands."""
    return decide(state, command)[1]


def refusal(state: TableState, command: cmd.Command) -> Refusal:
    """What the command is refused with."""
    try:
        done(state, command)
    except Refused as error:
        return error.refusal
    raise AssertionError(f"{command} was accepted")


def laid(plan: DealPlan) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Button, seats that post a small blind, seats that post a big blind."""
    return plan.positions.button, posting(plan, "small_blind"), posting(plan, "big_blind")


def posting(plan: DealPlan, kind: str) -> tuple[int, ...]:
    """The seats with a post of this kind, in order."""
    return tuple(post.seat for post in plan.posts if post.kind == kind)


def posts_of(plan: DealPlan) -> list[str]:
    """The posts as text: `3 big_blind 10`, dead ones with a final `dead`."""
    return [f"{post.seat} {post.kind} {post.amount}{'' if post.live else ' dead'}" for post in plan.posts]
