"""Missed-blind marks: the absent seats that blinds pass, and what clears the marks (ENT-1, ENT-9). Chips."""

from engine.positions.button import last_bigs
from engine.positions.clockwise import swept
from engine.positions.coming_players import after_posting, presence_of
from engine.positions.lineup import LineUp
from engine.positions.posts import makes_up
from engine.settings.records import Settings
from engine.state import NOTHING_MISSED, Missed, Positions, TableState

ChangedMarks = tuple[tuple[int, Missed], ...]


def marks_after(state: TableState, line: LineUp) -> ChangedMarks:
    """Return the marks after this deal of each seat whose marks change (ENT-1, ENT-9)."""
    positions = line.positions
    passes: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] | None = None
    changed = []
    for seat, player in enumerate(state.seats, 1):
        if player is None:
            continue
        missed = player.missed
        if line.fresh and missed.any:
            # BTN-9: in a new game no player has marks
            missed = NOTHING_MISSED
        elif missed.any and seat in positions.dealt:
            missed = _marks_dealt_in(state, line, seat, missed)
        if seat not in positions.dealt and _collects(state, seat):
            if passes is None:
                passes = passed(state, positions)
            missed = _marks_after_pass(state.settings, len(positions.dealt), missed, passes, seat)
        if missed != player.missed:
            changed.append((seat, missed))
    return tuple(changed)


def _marks_dealt_in(state: TableState, line: LineUp, seat: int, missed: Missed) -> Missed:
    """Return the marks of a seat dealt in: its big blind clears all, making up clears its part (ENT-1, ENT-2)."""
    player = state.seats[seat - 1]
    assert player is not None
    if state.bomb is not None and seat not in line.entered:
        return missed
    if not state.settings.big_blind:
        return Missed(missed.big, missed.small)
    if seat in line.positions.bigs or seat in line.free:
        return NOTHING_MISSED
    if seat in line.entered or makes_up(state, line, seat):
        return after_posting(state.settings, player)
    return missed


def _collects(state: TableState, seat: int) -> bool:
    """Return whether a seat collects marks: absent or broke players do, new and waiting ones do not."""
    player = state.seats[seat - 1]
    if player is None or player.new or state.settings.missed_blinds in ("none", "deal_in") or state.bomb is not None:
        return False
    # a player in but not dealt in is too short for the big blind due (STK-3), or owes a kill (KIL-6)
    return presence_of(player) != "waiting"


def passed(state: TableState, positions: Positions) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the seats that big blind, small blind and button pass or stop at in this deal.

    After the button is put on a seat (BTN-7), and in the first hand, the blinds count from there: the small blind
    from the button, the big blind from the small blind (ENT-8).
    """
    size, last = len(state.seats), state.positions
    big_to = positions.stayed[-1] if positions.stayed else positions.bigs[-1] if positions.bigs else None
    small_to = positions.smalls[-1] if positions.smalls else positions.small_reach
    button = swept(last.button, positions.button, size) if last is not None else (positions.button,)
    start = positions.button
    if last is not None and last.bigs and state.placed_button is None:
        big = swept(last_bigs(last)[-1], big_to, size) if big_to is not None else ()
        small_from = last.smalls[-1] if last.smalls else last.small_reach
        small = swept(small_from, small_to, size) if small_from is not None and small_to is not None else ()
        return big, small, button
    # heads-up the small blind is on the button and passes no seat
    small = swept(start, small_to, size) if small_to is not None else ()
    big = swept(start if small_to is None else small_to, big_to, size) if big_to is not None else ()
    return big, small, button


def _marks_after_pass(
    settings: Settings,
    dealt: int,
    missed: Missed,
    passes: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]],
    seat: int,
) -> Missed:
    """Return the marks of a seat after the blinds passed; a new big blind replaces all old marks."""
    bigs, smalls, buttons = passes
    if seat in bigs and settings.big_blind:
        missed = Missed(big=settings.big_blind)
    if seat in smalls and settings.small_blind:
        missed = Missed(missed.big, settings.small_blind, missed.ante)
    ante = settings.ante
    if ante is not None and ante.by == "button" and seat in buttons:
        missed = Missed(missed.big, missed.small, ante.amount * dealt if ante.per_player else ante.amount)
    return missed
