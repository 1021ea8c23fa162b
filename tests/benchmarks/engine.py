"""Hands a second through the engine in process, against pokerkit on the same hands, interleaved in one run."""

import gzip
import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.commands import Command
from engine.decide import decide
from engine.script.reading import read

if TYPE_CHECKING:
    from engine.state import TableState

HANDS = Path(__file__).parents[3] / "shared" / "hands" / "pluribus.jsonl.gz"
OWN = Path(__file__).parent / "hands.jsonl.gz"
PASSES = 7


def load() -> list[dict[str, Any]]:
    """The Pluribus hands beside the project, or the few kept with it when those are not there."""
    path = HANDS if HANDS.exists() else OWN
    with gzip.open(path, "rt") as lines:
        return [json.loads(line) for line in lines]


def ours(hands: list[list[Command]]) -> int:
    """Every line of every hand, seating included; the bounds of the turn are read after each. Returns reads."""
    reads = 0
    for lines in hands:
        state: TableState | None = None
        for command in lines:
            _, state = decide(state, command)
            hand = state.hand
            if hand is not None and hand.turn is not None:
                reads += hand.turn.wager is not None
    return reads


def theirs(hands: list[tuple[list[int], tuple[int, int], list[tuple[str, int]]]]) -> int:
    """The same hands in pokerkit: it posts, deals and evaluates by itself; its bounds are read after each action."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)
    reads = 0
    for stacks, blinds, actions in hands:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, blinds, blinds[1], stacks, len(stacks))
        for action, to in actions:
            if action == "fold":
                state.fold()
            elif action == "wager":
                state.complete_bet_or_raise_to(to)
            else:
                state.check_or_call()
            reads += state.min_completion_betting_or_raising_to_amount is not None
            reads += state.max_completion_betting_or_raising_to_amount is not None
    return reads


def for_pokerkit(hand: dict[str, Any]) -> tuple[list[int], tuple[int, int], list[tuple[str, int]]]:
    """Stacks left of the button first, blinds, and the actions of one hand."""
    lines = hand["lines"]
    stacks = {line["seat"]: line["stack"] for line in lines if line["do"] == "sit"}
    button = next(line["seat"] for line in lines if line["do"] == "button")
    order = sorted(stacks, key=lambda seat: (seat - button - 1) % 100)
    actions = [(line["action"], line.get("to", 0)) for line in lines if line["do"] == "act"]
    return [stacks[seat] for seat in order], tuple(lines[0]["table"]["blinds"]), actions


def timed(work: Callable[[], int]) -> float:
    """Seconds of processor time that `work` takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def main() -> None:
    """Print hands a second of both and their ratio (medians of interleaved passes)."""
    hands = load()
    lines = [[read(line) for line in hand["lines"]] for hand in hands]
    others = [for_pokerkit(hand) for hand in hands]
    ours(lines[:50])
    theirs(others[:50])
    mine, peer = [], []
    for _ in range(PASSES):
        mine.append(timed(lambda: ours(lines)))
        peer.append(timed(lambda: theirs(others)))
    own, other = len(hands) / statistics.median(mine), len(hands) / statistics.median(peer)
    print(f"engine: {own:,.0f} hands/s, pokerkit {other:,.0f} hands/s, ratio {own / other:.2f} (goal: at least 3)")


if __name__ == "__main__":
    main()
