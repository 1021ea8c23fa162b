"""Coming in: ways (ENT-2 to ENT-8, KIL-12, NOW-1), buy-in (STK-2), seat change (ENT-6). Chips, seconds."""

from msgspec.structs import replace

from engine.positions.button import last_bigs
from engine.positions.clockwise import distance
from engine.positions.coming_players import crowd_of, kept_out
from engine.positions.placement import next_left, place_button_and_blinds
from engine.refusals import Refused, refuse
from engine.state import Player, TableState, WayIn


def check_entry(state: TableState, seat: int, player: Player, entry: WayIn | None, *, arriving: bool) -> None:
    """Refuse a way in that is not offered here.

    Args:
        state: the table.
        seat: the player's present or future seat.
        player: the player to come in.
        entry: the chosen way; None is always valid.
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
        if kept_out(crowd_of(state), seat, player):
            raise refuse("illegal_action", "entry_killed", "KIL-12" if player.new else "KIL-6")
        if not can_buy(state, seat, player):
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
    """Return whether a player left this seat since the last deal (ENT-5)."""
    return any(place == seat for place, _ in state.vacated)


def can_buy(state: TableState, seat: int, player: Player) -> bool:
    """Return whether `seat` is next left of the coming button, and no kill keeps the player out (NOW-1, KIL-12)."""
    if state.positions is None or not state.settings.big_blind:
        return False
    crowd = crowd_of(state)
    ready = tuple(other for other in crowd.ready if other != seat)
    if len(ready) < 2 or kept_out(crowd, seat, player):
        return False
    waiting = tuple(other for other in crowd.waiting if other != seat)
    try:
        placement = place_button_and_blinds(
            state.settings, state.positions, state.placed_button, len(state.seats), ready, waiting, ()
        )
    except Refused:
        return False
    return next_left(placement.positions.button, seat, ready, len(state.seats))


def first_round(state: TableState) -> bool:
    """Return whether the button has not gone round once since the game began (ENT-8)."""
    return state.positions is None or (state.orbit is not None and state.orbit.button < len(state.seats))


def check_buy_in(state: TableState, stack: int, leaver: Player | None) -> None:
    """Refuse a buy-in outside the bounds; within `return_window` minutes the chips taken away come back (STK-2).

    Args:
        state: the table.
        stack: chips brought.
        leaver: the player's record when last leaving, None without one.

    Raises:
        Refused: code `amount`, with what is allowed.
    """
    least, most = state.settings.buy_in.minimum, state.settings.buy_in.maximum
    window, least_back = state.settings.return_window, brings_back(state, leaver)
    if leaver is not None and stack < least_back:
        raise refuse("amount", "return_window", "STK-2", name=leaver.name, least=least_back, window=window or 0)
    most = None if most is None else max(most, least_back)
    least = 1 if least is None else max(1, least)
    if stack < least or (most is not None and stack > most):
        if most is None:
            raise refuse("amount", "buy_in_least", "STK-2", least=least, stack=stack)
        raise refuse("amount", "buy_in", "STK-2", least=least, most=most, stack=stack)


def brings_back(state: TableState, leaver: Player | None) -> int:
    """Return the least a leaver brings back within `return_window` minutes, in chips; 0 = no minimum (STK-2)."""
    window = state.settings.return_window
    in_window = leaver is not None and window is not None and state.at - leaver.left_at < window * 60
    return leaver.stack if leaver is not None and in_window else 0


def changed_seat(state: TableState, seat: int, to: int, player: Player, entry: WayIn | None) -> Player:
    """Return the player after the move from `seat` to `to` (ENT-6).

    N more visits before the new seat mean N hands to sit out, or a live big blind; no more visits cost nothing. With
    `deal_off` the last button may instead wait until the blinds have passed the new seat.
    """
    if state.positions is None or not state.settings.big_blind or first_round(state):
        return player
    cost = visits_before(state, seat, to) - visits_before(state, seat, seat)
    sit_over = max(0, player.sit_over + cost)
    if state.settings.deal_off and entry == "wait" and player.presence == "in" and seat == state.positions.button:
        return replace(player, presence="waiting", deal_off=True, entry="wait", sit_over=sit_over)
    if sit_over == 0:
        returns = player.sit_over and player.presence == "waiting" and not player.missed.any and not player.new
        return replace(player, sit_over=0, presence="in", entry=None) if returns else replace(player, sit_over=0)
    if player.new:
        return player
    if player.presence == "out":
        return replace(player, sit_over=sit_over)
    return replace(player, sit_over=sit_over, presence="waiting", entry=entry)


def visits_before(state: TableState, mover: int, seat: int) -> int:
    """Return how many players the big blind visits before it comes to `seat`, the mover not counted (ENT-6)."""
    assert state.positions is not None
    bigs = last_bigs(state.positions)
    if not bigs:
        return 0
    size, last = len(state.seats), bigs[-1]
    crowd = crowd_of(state)
    # the seat of the last big blind is visited after all others
    path = distance(last, seat, size) or size
    return sum(
        1 for other in (*crowd.ready, *crowd.waiting) if other != mover and (distance(last, other, size) or size) < path
    )
