"""Mixed games: how far the game that is on has come, and whether the next one is due (NOW-13)."""

from engine.positions.clockwise import distance, following
from engine.positions.lineup import line_up
from engine.refusals import Refused
from engine.state import DealPlan, Mixing, TableState


def dealt_in_mix(state: TableState, plan: DealPlan) -> Mixing:
    """One more hand of the game that is on: how often it was dealt, how far the button has gone."""
    mixing, button = state.mixing, plan.positions.button
    if not state.settings.mix:
        return Mixing()
    if not mixing.hands or state.positions is None:
        return Mixing(1, button)
    gone = distance(state.positions.button, button, len(state.seats))
    return Mixing(mixing.hands + 1, mixing.start, mixing.moved + gone)


def turn_due(state: TableState) -> bool:
    """Whether the coming hand is the next game's: so many hands are over, or the button has been round."""
    settings, mixing = state.settings, state.mixing
    if not settings.mix or not mixing.hands or settings.mix_change == "dealer":
        return False
    left = hands_left(state)
    if left is not None:
        return left <= 0
    if state.positions is None:
        return False
    size, last = len(state.seats), state.positions.button
    return mixing.moved + distance(last, _next_button(state, last), size) >= size


def hands_left(state: TableState) -> int | None:
    """Hands of this game to come, where it changes by hands.

    A button that stays for stud goes round nobody: everyone dealt in has one hand then.
    """
    change, done = state.settings.mix_change, state.mixing.hands
    if change.endswith(" hands"):
        return int(change.removesuffix(" hands")) - done
    if change == "orbit" and done and stays(state):
        dealt = state.last.dealt if state.hand is None else state.hand.order
        return len(dealt) - done
    return None


def stays(state: TableState) -> bool:
    """BTN-10: whether the button stays where it is in this game."""
    settings = state.settings
    return not settings.blinds and not settings.button_blind and settings.stud_button == "frozen"


def _next_button(state: TableState, last: int) -> int:
    """Where the button lies in the coming hand; with too few players, where it would go."""
    try:
        return line_up(state).positions.button
    except Refused:
        seats = tuple(seat for seat, player in enumerate(state.seats, 1) if player is not None)
        return following(seats, last) if seats else last


def chooser(state: TableState) -> int | None:
    """Whose choice the coming hand is: the player the button comes to, None while nobody can be dealt in."""
    try:
        button = line_up(state).positions.button
    except Refused:
        return None
    return button if state.player(button) is not None else None
