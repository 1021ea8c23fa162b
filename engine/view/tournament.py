"""A tournament: the starting stack, the winner, and the places (STK-3)."""

from collections import Counter

from engine.state import TableState
from engine.state.ending import places


def starting_stack(state: TableState) -> int:
    """Return the most frequent entry in chips, in a tie the first; 0 = no entries, or no tournament."""
    return Counter(state.entries).most_common(1)[0][0] if state.entries else 0


def last_standing(state: TableState) -> int | None:
    """Return the seat of the only player with chips, once a hand was dealt and others are broke; None before that."""
    if not state.settings.tournament or not state.number or state.hand is not None or state.ended:
        return None
    seated = [(seat, player) for seat, player in enumerate(state.seats, 1) if player is not None]
    with_chips = [seat for seat, player in seated if player.stack]
    return with_chips[0] if len(with_chips) == 1 else None


def all_prizes_split(state: TableState) -> bool:
    """Return whether the remaining players have split all prizes, so that nothing is left for the winner."""
    return state.split is not None and not state.split.first and state.hand is None and not state.ended


def standings(state: TableState) -> tuple[tuple[int, str], ...]:
    """Return place and name of every player once a tournament is won, best first; () while several have chips left."""
    busts = state.busts
    playing = [player.name for player in state.seats if player is not None and player.stack]
    if state.ended:  # at the end the winner is cashed out as well
        playing = [name for name, (hand, chips_left, _) in busts if chips_left and hand == state.number]
    if not busts or state.hand is not None or len(playing) != 1:
        return ()
    out = places([bust for bust in busts if bust[0] not in playing], 1)
    return ((1, playing[0]), *sorted((number, name) for name, number in out.items()))


def place(state: TableState, seat: int) -> int:
    """Return the place of a player who is out, as in the recap: larger stacks first; 0 = still playing, or unknown."""
    player, busts = state.player(seat), dict(state.busts)
    if player is None or player.stack or player.name not in busts or state.dealt(seat) is not None:
        return 0
    playing = {other.name for other in state.seats if other is not None and other.stack}
    return places([bust for bust in state.busts if bust[0] not in playing], len(playing))[player.name]


def places_open(state: TableState) -> bool:
    """Return whether entries or rebuys of the prizes may still change the place of a player without chips."""
    prizes = state.settings.prizes
    if prizes is None or state.split is not None or state.entries_closed:
        return False
    return prizes.closed_after > 0 or prizes.rebuy > 0
