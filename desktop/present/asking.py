"""Questions that the next tap on a seat answers: where to move, who lends, who is paid, where the button goes."""

from desktop.house_wording import say
from desktop.present.local import Asking
from desktop.scene import Scene
from desktop.wording import figure
from desktop.wording import say as plain
from engine import commands as c


def answered(asking: Asking, seat: int) -> c.Command | None:
    """The command a tap on `seat` makes of the question; None for the seat that was asked about itself."""
    if asking.what == "button":
        return c.Button(seat=seat)
    if asking.what == "bomb_button":
        return c.Bomb(ante=asking.amount, boards=asking.boards, button=seat)
    if seat == asking.seat:
        return None
    if asking.what == "lend":
        return c.Marker(seat=asking.seat, amount=asking.amount, lender=seat)
    if asking.what == "pay":
        return c.Pay(payer=asking.seat, to=seat, amount=asking.amount, reason="side")
    return c.Move(seat=asking.seat, to=seat)


def asking_words(scene: Scene, asking: Asking) -> tuple[str, str]:
    """What the statement asks, in two lines."""
    name, amount = scene.name(asking.seat), figure(asking.amount)
    match asking.what:
        case "move":
            return plain("move_where", name=name), plain("move_second")
        case "button":
            return plain("button_where"), plain("button_second")
        case "lend":
            return say("lend_who", name=name, amount=amount), say("lend_second")
        case "pay":
            return say("pay_who", name=name, amount=amount), say("pay_who_second")
        case "bomb_button":
            return say("bomb_who"), say("bomb_who_second")


def may_answer(scene: Scene, asking: Asking, seat: int) -> bool:
    """Whether a tap on `seat` can answer: a free seat to move to, a taken one to lend or to be paid."""
    taken = seat in scene.view.seats
    if asking.what == "button":
        return True
    if asking.what == "move":
        return not taken
    return taken and seat != asking.seat
