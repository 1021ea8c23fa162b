"""The clock of a tournament: current level, its time, whether it is over, and the break after it. Seconds."""

from engine.settings.records import Level
from engine.state.table import TableState


def current(state: TableState) -> Level | None:
    """Return the current level, None without a structure."""
    levels = state.settings.levels
    return levels[state.level - 1] if 1 <= state.level <= len(levels) else None


def lasted(state: TableState) -> int:
    """Return the seconds the level has lasted; its clock starts with the first hand dealt."""
    if not state.number:
        return 0
    return (state.at if state.since.paused is None else state.since.paused) - state.since.level


def seconds_left(state: TableState) -> int | None:
    """Return the seconds until the level is over, 0 when it is, None without a level."""
    level = current(state)
    return None if level is None else max(0, level.minutes * 60 - lasted(state))


def time_is_up(state: TableState) -> bool:
    """Return whether the level's time is up and another level follows, with or without a break."""
    return seconds_left(state) == 0 and state.level < len(state.settings.levels)


def next_level_due(state: TableState) -> bool:
    """Return whether the next deal takes the next level; a deal after a misdeal repeats its limits too (PRO-14)."""
    return state.hand is None and not state.misdeal and time_is_up(state)


def coming_left(state: TableState) -> int:
    """Return the seconds left of the next level if this one and its break are over, else 0."""
    level = current(state)
    if level is None or not time_is_up(state) or rest_left(state):
        return 0
    elapsed = lasted(state) - 60 * (level.minutes + level.rest)
    return max(0, 60 * state.settings.levels[state.level].minutes - elapsed)


def rested(state: TableState) -> int:
    """Return the seconds the break has lasted; it begins when the level's time is up, also in a hand."""
    level = current(state)
    if level is None or not time_is_up(state):
        return 0
    return min(level.rest * 60, lasted(state) - level.minutes * 60)


def rest_left(state: TableState) -> int:
    """Return the seconds until the break is over, 0 outside a break."""
    level = current(state)
    return level.rest * 60 - rested(state) if level is not None and time_is_up(state) else 0
