"""What the page of rulings tells beside corrections: from an event to a line as data (PRO). Pure."""

from engine import events as e
from engine.recap.records import Ruling

RULES = "house_rules"
"""The kind of a line about house rules that were changed."""


def noted(event: e.AnyEvent, hand: int, at: int) -> Ruling | None:
    """The line of an event of hand `hand` at second `at`, None when it has none."""
    match event:
        case e.Noted() if hand:  # before the first hand everything is only being set up
            return Ruling(hand, at, event.what, event.seat, event.facts)
        case e.ActedEarly():
            return Ruling(hand, at, "out_of_turn", event.seat, (("action", event.action), ("to", event.to)))
        case e.Misdealt():
            return Ruling(event.number, at, "misdeal", None, (("reason", event.reason),))
        case e.StackCounted() if hand and event.difference and not event.race:
            facts = ("stack", event.stack), ("difference", event.difference)
            return Ruling(hand, at, "counted", event.seat, facts)
        case e.HandDied():
            return Ruling(hand, at, "dead_hand", event.seat, (("reason", event.reason),))
    return None
