"""The clock of a tournament: the level that is on, how long it lasts, whether it is over, the break. Seconds."""

from engine.settings.records import Level
from engine.state.table import TableState


def current(state: TableState) -> Level | None:
    """The level that is on, None without a structure."""
    levels = state.settings.levels
    return levels[state.level - 1] if 1 <= state.level <= len(levels) else None


def lasted(state: TableState) -> int:
    """Seconds the level has lasted: its clock stands until the first hand is dealt."""
    if not state.number:
        return 0
    return (state.at if state.since.paused is None else state.since.paused) - state.since.level


def left(state: TableState) -> int | None:
    """Seconds until the level is over, 0 when it is, None without one."""
    level = current(state)
    return None if level is None else max(0, level.minutes * 60 - lasted(state))


def over(state: TableState) -> bool:
    """Whether the time of the level is up and another one follows, be it after a break."""
    return left(state) == 0 and state.level < len(state.settings.levels)


def coming_left(state: TableState) -> int:
    """Seconds until the next level is over, once this one and its break are and its time runs; else 0."""
    level = current(state)
    if level is None or not over(state) or rest_left(state):
        return 0
    gone = lasted(state) - 60 * (level.minutes + level.rest)
    return max(0, 60 * state.settings.levels[state.level].minutes - gone)


def rested(state: TableState) -> int:
    """Seconds that the break after the level has lasted: it begins when the level's time is up, also in a hand."""
    level = current(state)
    if level is None or not over(state):
        return 0
    return min(level.rest * 60, lasted(state) - level.minutes * 60)


def rest_left(state: TableState) -> int:
    """Seconds until the break is over, 0 while none is on."""
    level = current(state)
    return level.rest * 60 - rested(state) if level is not None and over(state) else 0
