"""Why a misdeal is free or the floor's, and why the next game of a mix comes when it does (PRO-14, NOW-13)."""

from engine.explained import Explained, Reason
from engine.phases.faults import substantial
from engine.positions.mixing import hands_left
from engine.refusals import refuse
from engine.state import TableState
from engine.why.house import setting


def misdeal(state: TableState) -> Explained:
    """Who has acted so far; the figure is whether a misdeal is free still."""
    hand = state.hand
    if hand is None:
        raise refuse("phase", "no hand is running: nothing can be misdealt", "PRO-14", "no_hand")
    acts = [player.acts for player in hand.seats if player is not None and player.acts]
    chips, free = acts.count("chips"), not substantial(hand)
    text = f"{chips} players acted with chips, {len(acts)} acted at all: two or three make a misdeal the floor's"
    return Explained((Reason(text, "PRO-14", "misdeal", (("chips", chips), ("acted", len(acts)))),), free)


def mix(state: TableState) -> Explained:
    """How far the game of the mix has come; the figure is its number."""
    settings, mixing = state.settings, state.mixing
    if not settings.mix:
        raise refuse("phase", "this table plays one game", "NOW-13", "no_mix")
    left, size = hands_left(state), len(state.seats)
    if settings.mix_change == "dealer":
        text = "the button chooses the game of the coming hand"
    elif left is not None:
        text = f"{mixing.hands} hands of this game were dealt, {max(0, left)} are to come"
    else:
        text = f"the button has gone {mixing.moved} of {size} seats from seat {mixing.start} in this game"
        if not mixing.hands:
            text = "the button begins to go round with the coming hand"
    at = settings.mix_at + 1
    place = Reason(f"game {at} of {len(settings.mix)} is on", "NOW-13", "mix.game", (("number", at),))
    how = Reason(text, "NOW-13", "mix", (("hands", mixing.hands),), setting(settings, "mix_change"))
    return Explained((place, how), at)
