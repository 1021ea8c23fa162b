"""The rows of a seat's menu about rulings: said and pushed, a call taken back, the last action put right."""

from collections.abc import Callable

from desktop.bridge.scene import Scene
from desktop.intents import OpenCorrection, OpenRuling, Send
from desktop.present.slot import Slot
from desktop.words.say import say
from engine import commands as c
from engine.refusals import Refusal

Dry = Callable[[c.Command], object]


def ruled_rows(scene: Scene, seat: int, dry: Dry) -> list[Slot]:
    """What can be ruled on at a seat now."""
    view = scene.view
    rows = []
    if view.to_act == seat:
        rows.append(Slot(say("menu_said"), second=say("menu_said_second"), icon="coins", intent=OpenRuling(seat)))
    rows += _take_back(seat, dry)
    free = c.Floor(choice="act", seat=seat)
    if not isinstance(dry(free), Refusal):
        rows.append(Slot(say("menu_free"), second=say("menu_free_second"), icon="person", intent=Send(free)))
    last = next((line for line in reversed(scene.log) if line.seat == seat and line.action), None)
    if last is not None:
        rows.append(Slot(say("menu_correct"), second=last.text, icon="undo", intent=OpenCorrection(seat)))
    return rows


def _take_back(seat: int, dry: Dry) -> list[Slot]:
    """A call made unaware of a raise, or of a kill whose button did not show (PRO-9, KIL-13)."""
    ruled = dry(c.TakeBack(seat=seat))
    if not isinstance(ruled, Refusal):
        second = say("take_back_second")
        return [Slot(say("take_back"), second=second, icon="undo", intent=Send(c.TakeBack(seat=seat)))]
    unseen = c.TakeBack(seat=seat, face_up=False)
    if ruled.key == "kill_shows" and not isinstance(dry(unseen), Refusal):
        return [Slot(say("take_back"), second=say("take_back_kill"), icon="undo", intent=Send(unseen))]
    return []
