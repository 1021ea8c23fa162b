"""Whether a seat is in, waiting or out for the coming hand, as views and answers show it between hands."""

from engine.positions.crowd import new_game, presence_of
from engine.positions.lineup import line_up
from engine.positions.owed import owes
from engine.refusals import Refused
from engine.state import Presence, TableState


def presences(state: TableState) -> dict[int, Presence]:
    """The presence of every occupied seat.

    Who comes back owing nothing is in unless ENT-4 holds them back; who owes a kill that cannot be posted in the coming
    hand waits (KIL-6); everyone is in where nobody can wait (BTN-9).
    """
    by_seat = {seat: presence_of(player) for seat, player in enumerate(state.seats, 1) if player is not None}
    players = [player for player in state.seats if player is not None]
    if "waiting" not in by_seat.values() and not any(player.kill_debt for player in players):
        return by_seat
    try:
        line = line_up(state)
    except Refused:
        return by_seat
    for seat, presence in by_seat.items():
        player = state.player(seat)
        if player is None:
            continue
        free = line.fresh or (player.new and new_game(state, seat)) or (seat not in line.free and not owes(player))
        if presence == "waiting" and seat in line.entered and free:
            by_seat[seat] = "in"
        elif presence == "in" and player.kill_debt and seat not in line.positions.dealt:
            by_seat[seat] = "waiting"
    return by_seat
