"""Menus of faults in dealing: a misdeal, a dead hand, a street shown too early (PRO-14 to PRO-16)."""

from typing import get_args

from desktop.bridge.scene import Scene
from desktop.intents import (
    AskMisdeal,
    CloseAll,
    EnterCards,
    OpenDeadHandMenu,
    OpenMisdealMenu,
    OpenStreetBackMenu,
    Send,
)
from desktop.intents.questions import CardsSeen
from desktop.present.dry_runs import DryRun, is_accepted
from desktop.present.slot import Menu, Slot
from desktop.words.say import say
from engine import commands as c
from engine.events import StreetWithdrawn

DEAD = ("too many cards", "mixed with the muck", "against the rules", "other")
"""Reasons for a dead hand, as the record keeps them."""


def fault_rows(scene: Scene, dry: DryRun) -> tuple[Slot, ...]:
    """Return the rows of the window's menu in a hand."""
    rows = []
    if scene.in_hand:
        second = say("misdeal_floor" if floor_decides(dry) else "misdeal_second")
        rows.append(Slot(say("misdeal"), second=second, icon="undo", intent=OpenMisdealMenu()))
    back = withdrawn(dry)
    if back is not None:
        word = say("back_turn") if scene.game.streets[back.street].name == "turn" else say("back_river")
        second = say("back_second", name=scene.name(back.seat))
        rows.append(Slot(word, second=second, icon="undo", intent=OpenStreetBackMenu()))
    return tuple(rows)


def floor_decides(dry: DryRun) -> bool:
    """Return whether there was so much action that the floor decides on a misdeal (PRO-14)."""
    return not is_accepted(c.Misdeal(), dry)


def misdeal_menu(dry: DryRun, floor: str) -> Menu:
    """Return the reasons for a misdeal; `floor` = name of the floor person, used where the floor decides."""
    by = floor if floor_decides(dry) else ""
    reasons = [reason for reason in get_args(c.Fault) if reason != "other"]
    decider = say("misdeal_by", name=by) if by else ""
    rows = [Slot(say(reason), second=decider, intent=Send(c.Misdeal(reason=reason, by=by))) for reason in reasons]
    rows.append(Slot(say("misdeal_other"), second=decider, intent=AskMisdeal(by)))
    if by:
        rows.insert(0, Slot(say("misdeal_none"), second=say("misdeal_none_second"), fill="main", intent=CloseAll()))
    return Menu(say("misdeal_late" if by else "misdeal_title"), tuple(rows))


def dead_row(seat: int, dry: DryRun) -> list[Slot]:
    """Return the row of a seat's menu that opens the reasons for a dead hand."""
    if not is_accepted(c.DeadHand(seat=seat), dry):
        return []
    return [Slot(say("dead"), second=say("dead_second"), icon="cross", intent=OpenDeadHandMenu(seat))]


def dead_menu(scene: Scene, seat: int) -> Menu:
    """Return the reasons for a dead hand."""
    rows = tuple(Slot(say(reason), intent=Send(c.DeadHand(seat=seat, reason=reason))) for reason in DEAD)
    return Menu(say("dead_title", name=scene.name(seat)), rows, seat)


def street_back_menu(scene: Scene, dry: DryRun) -> Menu:
    """Return the menu that takes a street back, with or without the cards that were seen."""
    rows = (
        Slot(say("back_cards"), icon="cards", intent=EnterCards(CardsSeen())),
        Slot(say("back_plain"), intent=Send(c.StreetBack())),
    )
    back = withdrawn(dry)
    return Menu(say("back_title", name=scene.name(back.seat) if back is not None else ""), rows)


def withdrawn(dry: DryRun) -> StreetWithdrawn | None:
    """Return the event that taking back a street would have now, or None where none can be taken back."""
    outcome = dry(c.StreetBack())
    events = outcome if isinstance(outcome, tuple) else ()
    return next((event for event in events if isinstance(event, StreetWithdrawn)), None)
