"""What tapping another seat comes to: everybody before it folds, or checks (SCREENS section 5, "folded to here")."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.present.window_state import FoldedTo
from engine import commands as c

if TYPE_CHECKING:
    from desktop.bridge.bridge import Bridge


def up_to(bridge: "Bridge", seat: int) -> FoldedTo | None:
    """The preview for a tap on `seat`: it acts next, in this round or the coming one, or it is the only one left.

    None when neither folds nor checks lead there.
    """
    hand = bridge.state.hand
    if hand is None or hand.turn is None or seat == hand.turn.seat:
        return None
    queue = hand.queue
    folds: tuple[c.Command, ...]
    checks: tuple[c.Command, ...]
    if seat in queue:
        between = queue[: queue.index(seat)]
        folds, checks = (c.FoldTo(seat=seat),), (c.CheckTo(seat=seat),)
    else:
        between = queue
        folds = tuple(c.Act("fold", seat=passed) for passed in queue)
        checks = tuple(c.Act("check", seat=passed) for passed in queue)
    fold, check = _leads(bridge, folds, seat), _leads(bridge, checks, seat)
    if not fold and not check:
        return None
    acted = seat not in queue
    to = FoldedTo(seat, between, folds if fold else (), checks if check else (), acted=acted)
    ahead = None if acted else bridge.ahead(to.commands)
    return replace(to, ahead=ahead[0], most=ahead[1]) if ahead is not None else to


def _leads(bridge: "Bridge", commands: tuple[c.Command, ...], seat: int) -> bool:
    """Whether these are allowed and the seat acts next then, or has won."""
    state = bridge.after(commands)
    if state is None:
        return False
    if state.hand is None:
        before = bridge.state.hand
        player = before.seats[seat - 1] if before is not None and seat <= len(before.seats) else None
        return player is not None and player.status != "folded"
    return state.hand.turn is not None and state.hand.turn.seat == seat
