"""The ways in that a player has (ENT-2 to ENT-8, KIL-12, NOW-1): which are offered, and why one is not."""

from engine.positions.crowd import crowd_of
from engine.positions.laying import lay, next_left
from engine.refusals import Refused, refuse
from engine.state import Entry, Player, TableState


def check_entry(state: TableState, seat: int, player: Player, entry: Entry | None, *, arriving: bool) -> None:
    """Refuse a way in that is not offered here.

    Args:
        state: the table.
        seat: where the player sits or sits down.
        player: who wants in.
        entry: the way chosen; None is always fine.
        arriving: whether the player sits down with it.

    Raises:
        Refused: code `illegal_action`, with what is offered.
    """
    if entry is None or entry == "post":
        return
    settings = state.settings
    if entry == "wait":
        if player.new and settings.new_player == "must_post" and settings.big_blind:
            raise refuse("illegal_action", "entry_no_wait", "ENT-3")
    elif entry == "buy_button":
        if not settings.buy_the_button:
            raise refuse("illegal_action", "entry_no_buy", "NOW-1")
        if not can_buy(state, seat):
            raise refuse("illegal_action", "entry_buy_seat", "NOW-1", seat=seat)
    elif entry == "take_over":
        if not can_take_over(state, seat):
            raise refuse("illegal_action", "entry_no_place", "ENT-5", seat=seat)
    elif entry == "kill_next":
        if settings.kill is None or settings.kill.on is None:
            raise refuse("illegal_action", "entry_no_kill", "KIL-12")
    elif not arriving:
        raise refuse("illegal_action", "entry_transfer", "NOW-12")


def can_take_over(state: TableState, seat: int) -> bool:
    """ENT-5: whether somebody left this seat since the last deal."""
    return any(place == seat for place, _ in state.vacated)


def can_buy(state: TableState, seat: int) -> bool:
    """NOW-1: whether `seat` is next left of the coming hand's button."""
    if state.positions is None or not state.settings.big_blind:
        return False
    crowd = crowd_of(state)
    ready = tuple(other for other in crowd.ready if other != seat)
    if len(ready) < 2:
        return False
    waiting = tuple(other for other in crowd.waiting if other != seat)
    try:
        laid = lay(state.settings, state.positions, state.placed_button, len(state.seats), ready, waiting, ())
    except Refused:
        return False
    return next_left(laid.positions.button, seat, ready, len(state.seats))


def first_round(state: TableState) -> bool:
    """ENT-8: whether the button has not gone round once since the game began."""
    return state.positions is None or (state.orbit is not None and state.orbit.button < len(state.seats))
