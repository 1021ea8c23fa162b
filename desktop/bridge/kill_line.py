"""What the log says of the kill button when a hand is over: who kills, who has a leg, who has lost one (KIL)."""

from collections.abc import Callable

from desktop.bridge.scene import LogLine
from desktop.words.phrases import tell
from engine import events as e
from engine.positions.kill import apart, too_small
from engine.state import KillState, TableState


def kill_line(
    event: e.HandEnded, before: TableState | None, after: TableState | None, name: Callable[[int], str]
) -> LogLine | None:
    """The line of the kill button, None where there is nothing to say of it.

    Args:
        event: the end of the hand.
        before: the table before the step that ended it; without it a kill or a leg that lapses is not told.
        after: the table after that step; without it a kill is told without why.
        name: who sits in a seat.
    """
    kill, cause = event.kill, after.kill_cause if after is not None else None
    facts = {"got": cause.got, "needed": cause.needed} if cause is not None else {}
    if kill.due is not None:
        key = f"kill_due.{cause.how}" if cause is not None else "kill_due"
        if event.stays is not None and not event.stays.waives:  # a correction of the money: nobody won it so
            key = "kill_due.stays"
        return LogLine(tell(key, name=name(kill.due), **facts), kill.due)
    if kill.holder is not None and kill.legs:
        key = "leg.short" if cause is not None and cause.how == "short" else "leg"
        return LogLine(tell(key, name=name(kill.holder), number=kill.legs, **facts), kill.holder)
    return _too_small(after, name) or _lapsed(event, before, name) or _apart(event, after)


def _too_small(after: TableState | None, name: Callable[[int], str]) -> LogLine | None:
    """Somebody won alone at a showdown, and the pot was too small for a kill (KIL-7, KIL-8)."""
    if after is None or after.settings.kill is None or after.last.by_folds:
        return None
    small = too_small(after)
    if small is None:
        return None
    seat, got, needed = small
    return LogLine(tell(f"no_kill.{after.settings.kill.on}", name=name(seat), got=got, needed=needed), seat)


def _apart(event: e.HandEnded, after: TableState | None) -> LogLine | None:
    """Somebody won a pot alone and others another one: that makes no kill, and no leg (KIL-2, KIL-7, KIL-8)."""
    rules = after.settings.kill if after is not None else None
    if after is None or rules is None or rules.on is None or event.stays is not None or not apart(after):
        return None
    return LogLine(tell("leg.apart" if rules.on == "two_in_a_row" else "no_kill.apart"))


def _lapsed(event: e.HandEnded, before: TableState | None, name: Callable[[int], str]) -> LogLine | None:
    """The kill button goes back to the dealer from who held it, as several others won (KIL-3)."""
    if before is None or before.hand is None or before.number != event.number or event.stays is not None:
        return None
    rules, plan, kill = before.settings.kill, before.hand.plan, before.kill
    if rules is None or rules.on != "two_in_a_row" or event.kill != KillState():
        return None
    if plan.kill and plan.killer is not None and not plan.voluntary:
        return LogLine(tell("no_kill.lost", name=name(plan.killer)), plan.killer)
    if kill.holder is not None and kill.legs:
        return LogLine(tell("leg.lost", name=name(kill.holder), number=kill.legs), kill.holder)
    return None
