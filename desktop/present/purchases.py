"""A rebuy or an add-on that was entered for the wrong player: the row of the seat's menu, and whose it was."""

from collections.abc import Callable

from desktop.bridge.scene import Scene
from desktop.intents import OpenPurchaseMenu, Send
from desktop.present.slot import Menu, Slot
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c
from engine.events import AnyEvent, ChipsAdded
from engine.refusals import Refusal

Dry = Callable[[c.Command], tuple[AnyEvent, ...] | Refusal]


def purchase_rows(seat: int, dry: Dry) -> list[Slot]:
    """The row to the menu below, where the last purchase of the seat can be put right."""
    if isinstance(dry(c.WrongPurchase(seat=seat)), Refusal):
        return []
    return [Slot(say("menu_purchase"), second=say("menu_purchase_second"), intent=OpenPurchaseMenu(seat))]


def purchase_menu(scene: Scene, seat: int, dry: Dry) -> Menu:
    """Whose the last purchase of `seat` was: each other player, or nobody."""
    news = dry(c.WrongPurchase(seat=seat))
    amount = 0 if isinstance(news, Refusal) else -sum(event.amount for event in news if isinstance(event, ChipsAdded))
    rows = [
        Slot(scene.name(other), icon="coins", intent=Send(c.WrongPurchase(seat=seat, to=other)))
        for other in scene.view.seats
        if other != seat and not isinstance(dry(c.WrongPurchase(seat=seat, to=other)), Refusal)
    ]
    rows.append(Slot(say("purchase_nobody"), icon="undo", intent=Send(c.WrongPurchase(seat=seat))))
    return Menu(say("purchase_whose", name=scene.name(seat), amount=figure(amount)), tuple(rows), seat)
