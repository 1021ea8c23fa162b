"""Replays a hand in pokerkit and compares the stacks. pokerkit is imported for the first such hand only."""

import warnings
from typing import Any, Literal

from engine.cards.evaluators import of_pokerkit
from engine.exports.phh_plain import agrees
from engine.exports.story import Story

Verdict = Literal["agrees", "refused", "divided"]
"""`refused` = pokerkit does not allow an action or does not end the hand; `divided` = it ends with other stacks."""


def pokerkit_verdict(story: Story, order: tuple[int, ...], keys: dict[str, Any], actions: list[str]) -> Verdict:
    """Return pokerkit's verdict on the actions, rake apart."""
    history = of_pokerkit("HandHistory")
    with warnings.catch_warnings():
        # pokerkit warns of folds that it finds unreasonable
        warnings.simplefilter("ignore")
        try:
            *_, last = history(**keys, actions=list(actions))
        except (ValueError, KeyError, IndexError, AssertionError):
            return "refused"
    if last.status:
        return "refused"
    return "agrees" if agrees(story, dict(zip(order, last.stacks, strict=True))) else "divided"
