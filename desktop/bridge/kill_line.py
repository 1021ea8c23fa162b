"""The log line of the kill button at the end of a hand: the killer, a leg won, a leg lost (KIL)."""

from collections.abc import Callable

from desktop.bridge.scene import LogLine
from desktop.words.phrases import tell
from engine import events as e
from engine.positions.kill import pot_too_small, split_without_win
from engine.state import KillState, TableState


def kill_line(
    event: e.HandEnded, before: TableState | None, after: TableState | None, name: Callable[[int], str]
) -> LogLine | None:
    """Return the line of the kill button, None where there is none.

    Args:
        event: the end of the hand.
        before: the table before the step that ended it; None = a kill or a leg that lapses gets no line.
        after: the table after that step; None = a kill gets no reason.
        name: returns the name of the player in a seat.
    """
    if before is not None and before.number == event.number and before.settings.kill is None:
        return _waiting(event, name)
    kill, cause = event.kill, after.kill_cause if after is not None else None
    facts = {"got": cause.got, "needed": cause.needed} if cause is not None else {}
    if kill.due is not None:
        key = f"kill_due.{cause.how}" if cause is not None else "kill_due"
        if event.stays is not None and not event.stays.waives:  # a correction of the money: no winner
            key = "kill_due.stays"
        return LogLine(tell(key, name=name(kill.due), **facts), kill.due)
    if kill.holder is not None and kill.legs:
        key = "leg.short" if cause is not None and cause.how == "short" else "leg"
        return LogLine(tell(key, name=name(kill.holder), number=kill.legs, **facts), kill.holder)
    return _too_small(after, name) or _lapsed(event, before, name) or _apart(event, after)


def _waiting(event: e.HandEnded, name: Callable[[int], str]) -> LogLine | None:
    """Return the line of a due kill after a hand of a game without kills, in a mix; a leg needs none (NOW-13)."""
    due = event.kill.due
    return LogLine(tell("kill_due.waits", name=name(due)), due) if due is not None else None


def _too_small(after: TableState | None, name: Callable[[int], str]) -> LogLine | None:
    """Return the line of a lone winner at a showdown whose pot is too small for a kill (KIL-7, KIL-8)."""
    if after is None or after.settings.kill is None or after.last.by_folds:
        return None
    small = pot_too_small(after)
    if small is None:
        return None
    seat, got, needed = small
    return LogLine(tell(f"no_kill.{after.settings.kill.on}", name=name(seat), got=got, needed=needed), seat)


def _apart(event: e.HandEnded, after: TableState | None) -> LogLine | None:
    """Return the line of several winners of separate pots, which make no kill and no leg (KIL-2, KIL-7, KIL-8)."""
    rules = after.settings.kill if after is not None else None
    if after is None or rules is None or rules.on is None or event.stays is not None or not split_without_win(after):
        return None
    return LogLine(tell("leg.apart" if rules.on == "two_in_a_row" else "no_kill.apart"))


def _lapsed(event: e.HandEnded, before: TableState | None, name: Callable[[int], str]) -> LogLine | None:
    """Return the line of a kill button that goes back to the dealer, as several other players won (KIL-3)."""
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
