"""What an act out of turn leaves open (PRO-8): what the player owes, and what is the only thing that can be done."""

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.words.i18n import figure
from desktop.words.say import say


class Bound(Struct, frozen=True):
    """What somebody who acted out of turn is bound to."""

    owes: int
    """Chips to the bet, 0 when there is none to meet."""
    only: str
    """What has to be done, in words."""


def bound(scene: Scene) -> Bound | None:
    """How the player to act is bound, None when the turn is free."""
    view, legal = scene.view, scene.view.legal
    if view.to_act is None or legal is None or legal.bring_in is not None:
        return None
    noted = next((early for early in view.out_of_turn if early.seat == view.to_act), None)
    if noted is None or (noted.freed and noted.action != "fold"):
        return None
    player = view.seats[view.to_act]
    owes = max(0, min(view.bet - player.bet, player.stack))
    if legal.wager is not None and legal.call is None and not legal.check:
        word = say("all_in") if legal.wager.max == player.stack + player.bet else say("go_" + legal.wager.kind)
        return Bound(owes, f"{word} {figure(legal.wager.max)}")
    if legal.call is not None:
        return Bound(owes, f"{say('call')} {figure(legal.call)}")
    return Bound(owes, say("check") if legal.check else say("fold"))
