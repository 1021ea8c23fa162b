"""Questions the next tap on a seat answers: where to move, who lends or is paid, the button; and who sits down next."""

from typing import assert_never

from desktop.bridge.scene import Scene
from desktop.present.window_state import Asking, BombButtonWhere, ButtonWhere, MoveWhere, WhoIsPaid, WhoLends
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c


def answered(asking: Asking, seat: int) -> c.Command | None:
    """The command a tap on `seat` makes of the question; None for the seat that was asked about itself."""
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


def asking_words(scene: Scene, asking: Asking) -> tuple[str, str]:
    """What the statement asks, in two lines."""
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


def may_answer(scene: Scene, asking: Asking, seat: int) -> bool:
    """Whether a tap on `seat` can answer: a free seat to move to, a taken seat to lend or to be paid."""
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
