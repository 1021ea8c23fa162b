"""Seating goes on by itself: who sits down next is asked with the usual chips."""

from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.intents import AskSit
from desktop.present.ask import Ask
from desktop.present.ask_sheets import ask
from desktop.words.say import say
from engine.commands import Sit


def next_free(scene: Scene, seat: int) -> int | None:
    """The free seat that comes next after `seat`, clockwise; None at a full table."""
    seats = scene.settings.seats
    following = ((seat + step) % seats + 1 for step in range(seats))
    return next((other for other in following if other not in scene.view.seats), None)


def onward(scene: Scene, sat: Sit) -> Ask | None:
    """The question for the next free seat, with the usual chips; None = seating is over.

    A hand that runs has the dealer's attention: there one player at a time sits down. So has a newcomer who has to
    choose between posting and waiting.
    """
    asked = any(due.seat == sat.seat and due.chosen is None for due in scene.view.dues)
    seat = next_free(scene, sat.seat) if scene.view.phase == "between" and not asked else None
    if seat is None:
        return None
    return replace(ask(scene, AskSit(seat)), title=say("sheet_sit_next", seat=seat), done=say("sheet_sit_done"))
