"""The table between hands: three slots of the bar, breaks, reminders; all figures come from the coming deal."""

from typing import assert_never

from desktop.bridge.scene import Scene
from desktop.intents import (
    AskBomb,
    BringChips,
    GoTo,
    Intent,
    OpenDealerMenu,
    OpenTableMenu,
    Send,
    SitUsual,
    WindowPage,
)
from desktop.present.levels import break_words, level_stakes
from desktop.present.slot import Fill, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.commands import Collect, Deal, NextLevel, Straddle
from engine.view.clocks import Reminder


def table(scene: Scene) -> Slot:
    """Return the slot that opens the menu of the table."""
    key = "table_tournament" if scene.settings.tournament else "table_second" if bombs(scene) else "table_no_bomb"
    return Slot(say("table"), second=say(key), icon="dots", intent=OpenTableMenu())


def bombs(scene: Scene) -> bool:
    """Return whether a bomb pot is possible: in a board game outside tournaments (NOW-2)."""
    return scene.game.family == "board" and not scene.settings.tournament


def deal(scene: Scene, *, counting: bool = False) -> Slot:
    """Return the slot that deals the next hand; while stacks are counted (`counting`) it is not the key to press."""
    word = say("deal_hand", hand=scene.view.hand + 1)
    if scene.undealt is not None:
        return Slot(word, icon="cards", reason=in_words(scene.undealt.without_rule), refusal=in_words(scene.undealt))
    # Enter neither ends a break or a count, nor deals after the prizes are shared.
    rests = on_break(scene) or scene.shared_out or counting
    fill: Fill = "normal" if rests else "next"
    return Slot(word, second=_level_with_deal(scene), icon="cards", fill=fill, intent=Send(Deal()))


def on_break(scene: Scene) -> str:
    """Return the current break between two levels in words, or ""."""
    level = scene.view.level
    return break_words(level) if level is not None and level.rest_left and scene.next_level is not None else ""


def after_break(scene: Scene) -> str:
    """Return the level that follows the break, in words."""
    level = scene.next_level
    return say("break_then", number=level.number, stakes=level_stakes(level)) if level is not None else ""


def _level_with_deal(scene: Scene) -> str:
    """Return the level that begins with the deal, as the time of the last one is over, in words; "" = none."""
    level = scene.next_level
    if level is None:
        return ""
    key = "deal_ends_break" if on_break(scene) else "deal_level"
    return say(key, number=level.number, stakes=level_stakes(level))


def reminder(scene: Scene, *, counting: bool = False) -> Slot:
    """Return the slot of the most urgent reminder, else of the straddle of the entitled seat.

    After a tournament it leads to the recap and is the key to press, unless stacks are counted (`counting`).
    """
    if scene.champion is not None or scene.shared_out:
        second = say("all_places" if scene.champion is not None else "all_prizes")
        fill: Fill = "reminder" if counting else "next"
        return Slot(say("menu_recap"), second=second, icon="list", fill=fill, intent=GoTo(WindowPage.RECAP))
    if scene.usual:
        names = ", ".join(name for _, name, _ in scene.usual)
        names = say("usual_without", names=", ".join(scene.unseated)) if scene.unseated else names
        return Slot(say("usual"), second=names, icon="person", fill="reminder", intent=SitUsual())
    skipped_kind = "level" if scene.view.misdeal else ""  # a repeated deal keeps its limits (PRO-14)
    dues = [reminder for reminder in scene.view.reminders if reminder.due]
    due = next((reminder for reminder in dues if reminder.kind != skipped_kind), None)
    if due is not None:
        return _due(scene, due)
    straddle_slot = straddle(scene)
    if straddle_slot is not None:
        return straddle_slot
    if dues:
        return Slot(say("due_level"), icon="clock", reason=say("level_waits"), refusal=say("level_waits_why"))
    upcoming = reminder_words(scene.view.reminders)
    reason = upcoming[0][0] if upcoming else say("no_reminder")
    return Slot(say("nothing_due"), reason=reason, refusal=say("no_reminder"))


def _due(scene: Scene, due: Reminder) -> Slot:
    amount, name = figure(due.amount or 0), scene.name(due.seat) if due.seat is not None else ""
    second = {
        "time": lambda: say("time_second", amount=amount, players=len(scene.view.seats)),
        "bomb": lambda: say("bomb_second"),
        "dealer": lambda: say("dealer_second"),
        "chip_run": lambda: say("due_chip_run_second", amount=amount),
        "level": lambda: _next_level(scene),
        "seven_deuce": lambda: say("due_seven_deuce_second", amount=amount, name=name),
        "stand_up": lambda: say("due_stand_up_second", amount=amount, name=name),
    }[due.kind]()
    icon = ICONS.get(due.kind, "clock")
    words = say("due_" + due.kind)
    return Slot(words, second=second, icon=icon, fill="reminder", intent=_due_intent(due))


def _due_intent(due: Reminder) -> Intent:
    """Return the intent of a reminder: the command itself, or the question for what is missing."""
    match due.kind:
        case "dealer":
            return OpenDealerMenu()
        case "bomb":
            return AskBomb(1)
        case "chip_run":
            return BringChips()
        case "level":
            return Send(NextLevel(on_time=True))
        case "time" | "seven_deuce" | "stand_up":
            return Send(Collect(reason=due.kind))
        case _:
            assert_never(due.kind)


def _next_level(scene: Scene) -> str:
    """Return number and count of the next level, in words."""
    level = scene.view.level
    return say("due_level_second", number=level.number + 1, of=level.of) if level is not None else ""


def straddle(scene: Scene) -> Slot | None:
    """Return the slot of the live straddle that may be announced next, for the entitled seat (STR-1 to 3), or None."""
    offered = scene.coming_deal.straddle if scene.coming_deal is not None else None
    if offered is None:
        return None
    seat, to = offered.seat, offered.to
    words, second = say("straddle_slot", amount=figure(to)), say("straddle_by", name=scene.name(seat))
    return Slot(words, second=second, icon="plus", intent=Send(Straddle(seat=seat, to=to)))


ICONS = {"time": "coins", "bomb": "cards", "dealer": "person", "chip_run": "coins"}
"""Icon of each kind of reminder; the others have a clock."""


def reminder_words(reminders: tuple[Reminder, ...]) -> tuple[tuple[str, bool, str], ...]:
    """Return words, whether it is due, and icon of each reminder, as the strip shows them."""
    worded = []
    for reminder in reminders:
        icon = ICONS.get(reminder.kind, "clock")
        if reminder.due:
            words = say("strip_" + reminder.kind) if reminder.kind in ("seven_deuce", "stand_up") else ""
            worded.append((words or say("strip_due_" + reminder.kind), True, icon))
        elif reminder.hands is not None:
            worded.append((say("strip_soon_" + reminder.kind, hands=reminder.hands), False, icon))
    return tuple(worded)
