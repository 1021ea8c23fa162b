"""A tournament: the level that is on, how long it lasts, and who has won (STK-3)."""

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


def last_standing(state: TableState) -> int | None:
    """The seat of the only player with chips, once a hand was dealt and others are broke; None before that."""
    if not state.settings.tournament or not state.number or state.hand is not None or state.ended:
        return None
    seated = [(seat, player) for seat, player in enumerate(state.seats, 1) if player is not None]
    standing = [seat for seat, player in seated if player.stack]
    return standing[0] if len(standing) == 1 else None
