"""The clock on the player to act, in the statement: how long, what then, and the key that says so (PRO-10)."""

from desktop.bridge.scene import Scene
from desktop.intents import Send
from desktop.present.slot import Slot
from desktop.words.say import say
from engine.commands import Expire


def clock_words(scene: Scene) -> tuple[str, str, str]:
    """Role of the stripe, the line and the second line; only where a clock runs."""
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
    """The same for a screen reader, which is told when something begins, not every second."""
    _, title, second = clock_words(scene)
    assert scene.view.to_act is not None
    name = scene.name(scene.view.to_act)
    if (scene.clock_left or 0) <= 0:
        title = f"{name}, {title}"
    else:
        title = say("time_warns" if scene.clock_warns else "time_runs", name=name)
    return f"{title}, {second}"


def expire_slot(scene: Scene) -> Slot | None:
    """The key beside the statement once the time is up; the hand is not dead before it is tapped."""
    view = scene.view
    if scene.clock_left is None or scene.clock_left > 0 or view.to_act is None or view.legal is None:
        return None
    word = say("time_checks" if view.legal.check else "time_dead")
    return Slot(word, intent=Send(Expire(seat=view.to_act)), fill="reminder")
