"""Rows of a seat's menu for rulings, and for a rebuy or an add-on that was entered for the wrong player.

The rulings are: said and pushed, a call taken back, a correction of the last action.
"""

from desktop.bridge.scene import Scene
from desktop.intents import OpenCorrection, OpenPurchaseMenu, OpenRuling, Send
from desktop.present.dry_runs import DryRun
from desktop.present.slot import Menu, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c
from engine.events import ChipsAdded
from engine.refusals import Refusal


def ruled_rows(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the rows for rulings that are possible at a seat now."""
    view = scene.view
    rows = []
    if view.to_act == seat:
        rows.append(Slot(say("menu_said"), second=say("menu_said_second"), icon="coins", intent=OpenRuling(seat)))
    rows += _take_back(seat, dry)
    may_act = c.Floor(choice="act", seat=seat)
    if not isinstance(dry(may_act), Refusal):
        rows.append(Slot(say("menu_free"), second=say("menu_free_second"), icon="person", intent=Send(may_act)))
    last = next((line for line in reversed(scene.log) if line.seat == seat and line.action), None)
    if last is not None:
        rows.append(Slot(say("menu_correct"), second=last.text, icon="undo", intent=OpenCorrection(seat)))
    return rows


def _take_back(seat: int, dry: DryRun) -> list[Slot]:
    """Return the row that takes back a call made unaware of a raise, or of a kill not shown (PRO-9, KIL-13)."""
    ruled = dry(c.TakeBack(seat=seat))
    if not isinstance(ruled, Refusal):
        second = say("take_back_second")
        return [Slot(say("take_back"), second=second, icon="undo", intent=Send(c.TakeBack(seat=seat)))]
    unseen = c.TakeBack(seat=seat, face_up=False)
    if ruled.key == "kill_shows" and not isinstance(dry(unseen), Refusal):
        return [Slot(say("take_back"), second=say("take_back_kill"), icon="undo", intent=Send(unseen))]
    return []


def purchase_rows(seat: int, dry: DryRun) -> list[Slot]:
    """Return the row that opens the purchase menu, where a purchase can be corrected; barred once chips are lost."""
    reply = dry(c.WrongPurchase(seat=seat))
    if isinstance(reply, Refusal):
        lost = Slot(say("menu_purchase"), reason=say("menu_purchase_lost"), refusal=in_words(reply))
        return [lost] if reply.key == "purchase_lost" else []
    return [Slot(say("menu_purchase"), second=say("menu_purchase_second"), intent=OpenPurchaseMenu(seat))]


def purchase_menu(scene: Scene, seat: int, dry: DryRun) -> Menu:
    """Return the menu of the true buyer of the last purchase of `seat`: each other player, or no player."""
    reply = dry(c.WrongPurchase(seat=seat))
    amount = 0 if isinstance(reply, Refusal) else -sum(event.amount for event in reply if isinstance(event, ChipsAdded))
    rows = [
        Slot(scene.name(other), icon="coins", intent=Send(c.WrongPurchase(seat=seat, to=other)))
        for other in scene.view.seats
        if other != seat and not isinstance(dry(c.WrongPurchase(seat=seat, to=other)), Refusal)
    ]
    rows.append(Slot(say("purchase_nobody"), icon="undo", intent=Send(c.WrongPurchase(seat=seat))))
    return Menu(say("purchase_whose", name=scene.name(seat), amount=figure(amount)), tuple(rows), seat)
