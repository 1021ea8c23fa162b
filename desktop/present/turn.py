"""Texts of a turn beside its bounds: its clock, an act out of turn, an open question for the floor.

The clock has its seconds, its consequence, and the key that confirms it (PRO-10). An act out of turn binds a player
to one action (PRO-8).
"""

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.intents import Send
from desktop.present.slot import Slot
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.commands import Expire
from engine.state import Question


def clock_words(scene: Scene) -> tuple[str, str, str]:
    """Return colour role, line and second line of a running clock."""
    view, left = scene.view, scene.clock_left or 0
    assert view.to_act is not None
    assert view.legal is not None
    name = scene.name(view.to_act)
    owes = not view.legal.check
    if left <= 0:
        return "owe", say("time_up"), say("time_confirm_dead" if owes else "time_confirm_check")
    second = say("time_then_dead" if owes else "time_then_check")
    return "owe" if scene.clock_warns else "now", say("time_left", name=name, seconds=left), second


def clock_spoken(scene: Scene) -> str:
    """Return the text of the clock for a screen reader, which changes when a phase begins and not every second."""
    _, title, second = clock_words(scene)
    assert scene.view.to_act is not None
    name = scene.name(scene.view.to_act)
    if (scene.clock_left or 0) <= 0:
        title = f"{name}, {title}"
    else:
        title = say("time_warns" if scene.clock_warns else "time_runs", name=name)
    return f"{title}, {second}"


def expire_slot(scene: Scene) -> Slot | None:
    """Return the key beside the statement once the time is up, else None; the hand is not dead before its tap."""
    view = scene.view
    if scene.clock_left is None or scene.clock_left > 0 or view.to_act is None or view.legal is None:
        return None
    word = say("time_checks" if view.legal.check else "time_dead")
    return Slot(word, intent=Send(Expire(seat=view.to_act)), fill="reminder")


class Bound(Struct, frozen=True):
    """The action to which an act out of turn binds a player."""

    owes: int
    """Chips missing to the bet, 0 = none."""
    only: str
    """The only possible action, in words."""


def bound(scene: Scene) -> Bound | None:
    """Return what the player to act is bound to, or None for a free turn."""
    view, legal = scene.view, scene.view.legal
    if view.to_act is None or legal is None or legal.bring_in is not None:
        return None
    if all(early.seat != view.to_act for early in view.out_of_turn):
        return None
    if [legal.fold, legal.check, legal.call is not None, legal.wager is not None].count(True) > 1:
        return None
    owes = max(0, min(view.bet, scene.all_in.to) - view.seats[view.to_act].bet)
    if legal.wager is not None and legal.call is None and not legal.check:
        word = say("all_in") if legal.wager.max == scene.all_in.to else say("go_" + legal.wager.kind)
        return Bound(owes, f"{word} {figure(legal.wager.max)}")
    if legal.call is not None:
        return Bound(owes, f"{say('call')} {figure(legal.call)}")
    return Bound(owes, say("check") if legal.check else say("fold"))


def waiting_words(question: Question, name: str) -> str:
    """Return the open question in words: "Rosa went over the pot"."""
    return say(f"asks_{question.about}", name=name)
