"""Explains whether a misdeal is free or the floor's decision, and when the game of a mix changes (PRO-14, NOW-13)."""

from engine.decide.faults import substantial
from engine.positions.plan import hands_left
from engine.refusals import Explained, reason, refuse
from engine.state import TableState
from engine.why.current_turn import setting


def misdeal(state: TableState) -> Explained:
    """Explain which players have acted so far; the value is whether a misdeal is still free.

    Raises:
        Refused: no hand is dealt (`phase`).
    """
    hand = state.hand
    if hand is None:
        raise refuse("phase", "no_hand_to_misdeal", "PRO-14")
    acts = [player.acts for player in hand.seats if player is not None and player.acts]
    chips, free = acts.count("chips"), not substantial(hand)
    return Explained((reason("misdeal", "PRO-14", chips=chips, acted=len(acts)),), free)


def mix(state: TableState) -> Explained:
    """Explain the progress of the mix; the value is the number of its current game.

    Raises:
        Refused: one game is played (`phase`).
    """
    settings, mixing = state.settings, state.mixing
    if not settings.mix:
        raise refuse("phase", "plays_one_game", "NOW-13")
    left, size, house = hands_left(state), len(state.seats), setting(settings, "mix_change")
    if settings.mix_change == "dealer":
        progress = reason("mix.chosen", "NOW-13", house)
    elif left is not None:
        progress = reason("mix.hands", "NOW-13", house, hands=mixing.hands, left=max(0, left))
    elif mixing.hands:
        progress = reason("mix.round", "NOW-13", house, moved=mixing.moved, seats=size, seat=mixing.start)
    else:
        progress = reason("mix.begins", "NOW-13", house)
    number = settings.mix_at + 1
    return Explained((reason("mix.game", "NOW-13", number=number, games=len(settings.mix)), progress), number)
