"""Splitting the prizes of a tournament: the row of the table's menu, and the ways with what each player gets."""

from collections.abc import Callable

from desktop.bridge.scene import Scene
from desktop.intents import OpenSplitMenu, Send
from desktop.present.slot import Menu, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import amounts_in, figure
from desktop.words.say import say
from engine import commands as c
from engine.events import AnyEvent, PrizesSplit
from engine.refusals import Refusal
from engine.state import SplitWay

Dry = Callable[[c.Command], tuple[AnyEvent, ...] | Refusal]
WAYS: tuple[SplitWay, ...] = ("icm", "chips", "equal")


def split_row(scene: Scene) -> Slot | None:
    """The way to the split; None where no prizes are played for."""
    if scene.settings.prizes is None:
        return None
    return Slot(say("split_prizes"), second=say("split_prizes_second"), icon="coins", intent=OpenSplitMenu())


def split_menu(scene: Scene, dry: Dry) -> Menu:
    """A row a way with every part, in the order of the seats; one that cannot be taken says why."""
    return Menu(say("split_title"), tuple(_way(scene, way, dry) for way in WAYS))


def _way(scene: Scene, way: SplitWay, dry: Dry) -> Slot:
    command = c.SplitPrizes(way=way)
    outcome = dry(command)
    if isinstance(outcome, Refusal):
        return Slot(say(f"split_{way}"), reason=in_words(outcome))
    parts = next(event.split.parts for event in outcome if isinstance(event, PrizesSplit))
    with amounts_in(scene.settings.worth):
        words = ", ".join(f"{scene.view.seats[seat].player} {figure(part)}" for seat, part in parts)
    return Slot(say(f"split_{way}"), second=words, intent=Send(command))
