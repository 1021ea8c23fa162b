"""Splitting the prizes of a tournament: the row of the table's menu, and the ways with each player's part."""

from desktop.bridge.scene import Scene
from desktop.intents import Dismiss, OpenOwnSplit, OpenSplitMenu, Send
from desktop.present.dry_runs import DryRun
from desktop.present.slot import Menu, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import amounts_in, figure
from desktop.words.say import say
from engine import commands as c
from engine.events import PrizesSplit
from engine.refusals import Refusal
from engine.state import SplitWay

WAYS: tuple[SplitWay, ...] = ("icm", "chips", "equal")


def split_row(scene: Scene) -> Slot | None:
    """Return the row that opens the split, or None without prizes or with fewer than two players left."""
    if scene.settings.prizes is None or sum(player.stack > 0 for player in scene.view.seats.values()) < 2:
        return None
    return Slot(say("split_prizes"), second=say("split_prizes_second"), icon="coins", intent=OpenSplitMenu())


def split_menu(scene: Scene, way: SplitWay | None, dry: DryRun, first: int) -> Menu:
    """Return the menu of the ways to split; for a chosen `way` each player's part, by seat, and the key that takes it.

    `first` = the current prize of the winner, in minor units.
    """
    if way is None:
        own = Slot(say("split_own"), second=say("split_own_second"), intent=OpenOwnSplit())
        return Menu(say("split_title"), (*(_way(way, dry) for way in WAYS), own))
    command = c.SplitPrizes(way=way)
    outcome = dry(command)
    if isinstance(outcome, Refusal):
        return split_menu(scene, None, dry, first)
    parts = next(event.split.parts for event in outcome if isinstance(event, PrizesSplit))
    with amounts_in(scene.settings.worth):
        rows = [Slot(scene.view.seats[seat].player, second=figure(part), fill="told") for seat, part in parts]
        if way == "chips" and max(part for _, part in parts) > first:
            over = say("split_over_first", amount=figure(first))
            rows.append(Slot(over, second=say("split_over_first_second"), fill="told"))
    take = Slot(say("split_take"), icon="check", fill="chosen", intent=Send(command))
    play_on = Slot(say("split_not"), icon="arrow", intent=Dismiss())
    return Menu(say(f"split_{way}"), (*rows, take, play_on))


def _way(way: SplitWay, dry: DryRun) -> Slot:
    outcome = dry(c.SplitPrizes(way=way))
    reason = in_words(outcome) if isinstance(outcome, Refusal) else ""
    return Slot(say(f"split_{way}"), reason=reason, intent=OpenSplitMenu(way))
