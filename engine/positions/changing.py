"""Changing seats (ENT-6): counted in players the big blind still has to visit before the old and the new seat."""

from msgspec.structs import replace

from engine.positions.button import last_bigs
from engine.positions.clockwise import distance
from engine.positions.crowd import crowd_of
from engine.positions.ways_in import first_round
from engine.state import Entry, Player, TableState


def changed_seat(state: TableState, seat: int, to: int, player: Player, entry: Entry | None) -> Player:
    """The player as it is after the move from `seat` to `to`.

    N more visits before the new seat are N hands to sit out, or a live big blind; no more are no cost. With `deal_off`
    who had the button in the last hand may instead wait until the blinds have passed the new seat.
    """
    if state.positions is None or not state.settings.big_blind or first_round(state):
        return player
    cost = visits_before(state, seat, to) - visits_before(state, seat, seat)
    over = max(0, player.sit_over + cost)
    if state.settings.deal_off and entry == "wait" and player.presence == "in" and seat == state.positions.button:
        return replace(player, presence="waiting", deal_off=True, entry="wait", sit_over=over)
    if over == 0:
        back = player.sit_over and player.presence == "waiting" and not player.missed.any and not player.new
        return replace(player, sit_over=0, presence="in", entry=None) if back else replace(player, sit_over=0)
    if player.new:
        return player
    if player.presence == "out":
        return replace(player, sit_over=over)
    return replace(player, sit_over=over, presence="waiting", entry=entry)


def visits_before(state: TableState, mover: int, seat: int) -> int:
    """How many players the big blind visits before it comes to `seat`, the mover not counted."""
    assert state.positions is not None
    bigs = last_bigs(state.positions)
    if not bigs:
        return 0
    size, last = len(state.seats), bigs[-1]
    crowd = crowd_of(state)
    # the seat that had the big blind last is visited after all others
    way = distance(last, seat, size) or size
    return sum(
        1
        for other in (*crowd.ready, *crowd.waiting)
        if other != mover and 0 < (distance(last, other, size) or size) < way
    )
