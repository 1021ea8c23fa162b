"""The tournament level that is on, and how long it lasts."""

from engine.settings.records import Level
from engine.state import TableState


def current(state: TableState) -> Level | None:
    """The level that is on, None without a structure."""
    levels = state.settings.levels
    return levels[state.level - 1] if 1 <= state.level <= len(levels) else None


def lasted(state: TableState) -> int:
    """Seconds the level has lasted: its clock stands until the first hand is dealt."""
    return state.at - state.since.level if state.number else 0


def left(state: TableState) -> int | None:
    """Seconds until the level is over, 0 when it is, None without one."""
    level = current(state)
    return None if level is None else max(0, level.minutes * 60 - lasted(state))
