"""Meaning of the next tap on a seat: the answer to a question, or "folded to here" (SCREENS section 5).

Questions are where to move, who lends or is paid, the button, the next new player. Without a question all players
before the seat fold, or check.
"""

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.present.window_state import (
    BombButtonWhere,
    ButtonWhere,
    FoldedTo,
    MoveWhere,
    SeatAsks,
    WhoIsPaid,
    WhoLends,
)
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c

if TYPE_CHECKING:
    from desktop.bridge.bridge import Bridge


def answered(asking: SeatAsks, seat: int) -> c.Command | None:
    """Return the command by which a tap on `seat` answers a question, or None for the seat the question is about."""
    match asking:
        case MoveWhere(seat=own) | WhoLends(seat=own) | WhoIsPaid(seat=own) if own == seat:
            return None
        case MoveWhere(own):
            return c.Move(seat=own, to=seat)
        case WhoLends(own, amount):
            return c.Marker(seat=own, amount=amount, lender=seat)
        case WhoIsPaid(own, amount):
            return c.Pay(payer=own, to=seat, amount=amount, reason="side")
        case ButtonWhere():
            return c.Button(seat=seat)
        case BombButtonWhere(ante, boards):
            return c.Bomb(ante=ante, boards=boards, button=seat)
        case _:
            assert_never(asking)


def asking_words(scene: Scene, asking: SeatAsks) -> tuple[str, str]:
    """Return the two lines in which the statement asks the question."""
    match asking:
        case MoveWhere(seat):
            return say("move_where", name=scene.name(seat)), say("move_second")
        case ButtonWhere():
            return say("button_where"), say("button_second")
        case WhoLends(seat, amount):
            return say("lend_who", name=scene.name(seat), amount=figure(amount)), say("lend_second")
        case WhoIsPaid(seat, amount):
            return say("pay_who", name=scene.name(seat), amount=figure(amount)), say("pay_who_second")
        case BombButtonWhere():
            return say("bomb_who"), say("bomb_who_second")
        case _:
            assert_never(asking)


def may_answer(scene: Scene, asking: SeatAsks, seat: int) -> bool:
    """Return whether a tap on `seat` can answer: a free seat to move to, a taken seat to lend or to be paid."""
    taken = seat in scene.view.seats
    match asking:
        case ButtonWhere():
            return True
        case MoveWhere():
            return not taken
        case WhoLends(own) | WhoIsPaid(own):
            return taken and seat != own
        case BombButtonWhere():
            return taken
        case _:
            assert_never(asking)


def folded_to(bridge: "Bridge", seat: int) -> FoldedTo | None:
    """Return the folds or checks after which `seat` acts next, in this round or the coming one, or is alone.

    None when neither folds nor checks have this result.
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
        between = bridge.state.seats_to_act
        folds = tuple(c.Act("fold", seat=passed) for passed in between)
        checks = tuple(c.Act("check", seat=passed) for passed in between)
    fold, check = _leads_to_seat(bridge, folds, seat), _leads_to_seat(bridge, checks, seat)
    if not fold and not check:
        return None
    acted = seat not in queue
    folded = FoldedTo(seat, between, folds if fold else (), checks if check else (), acted=acted)
    ahead = None if acted else bridge.ahead(folded.commands)
    return replace(folded, ahead=ahead[0], most=ahead[1], all_in=ahead[2]) if ahead is not None else folded


def _leads_to_seat(bridge: "Bridge", commands: tuple[c.Command, ...], seat: int) -> bool:
    """Return whether the commands are allowed and `seat` then acts next or has won."""
    state = bridge.after(commands)
    if state is None:
        return False
    if state.hand is None:
        player = bridge.state.dealt(seat)
        return player is not None and player.live
    return state.hand.turn is not None and state.hand.turn.seat == seat
