"""Open blind raises before the cards: least straddle and sleeper, and the seat entitled to the next straddle (STR)."""

from engine.positions.lineup import LineUp
from engine.positions.straddles import (
    least_sleeper,
    least_straddle,
    restraddler,
    spots_of,
    straddle_fault,
    straddles_of,
)
from engine.state import TableState


def least_raises(state: TableState, line: LineUp) -> tuple[int, int]:
    """Return the least total of a straddle and of a sleeper now, in chips, given those announced (STR-1 to 3, STR-5).

    `fault_of` tells which seats may make them.
    """
    spots, raises = spots_of(state, line), straddles_of(state, line)
    return least_straddle(spots, raises), least_sleeper(state.settings, spots, raises)


def next_straddle(state: TableState, line: LineUp) -> tuple[int, int] | None:
    """Return the next live straddle possible: the seat entitled to it and the least total, in chips (STR-1 to 3).

    None where the house allows none, or the player has too few chips.
    """
    settings, spots, raises = state.settings, spots_of(state, line), straddles_of(state, line)
    if state.bomb is not None or not settings.big_blind:
        return None
    if raises.live:
        seat = restraddler(settings, spots, raises.live[-1][0])
    else:
        on_button = settings.straddle.allow in ("button", "button_and_cutoff")
        seat = spots.button if on_button else spots.gun
    player, to = state.player(seat), least_straddle(spots, raises)
    fault = straddle_fault(settings, spots, raises, seat, to)
    return None if fault is not None or player is None or player.stack < to else (seat, to)
