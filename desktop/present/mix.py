"""A mixed game on the screen: the pill of the next game, whose choice it is, and the menu to choose from (NOW-13)."""

from desktop.bridge.scene import Scene
from desktop.intents import OpenGameMenu, Send
from desktop.present.slot import Menu, Slot
from desktop.words.engine import game_name
from desktop.words.say import say
from engine import commands as c
from engine.settings.games import games


def named(id: str) -> str:
    """The name of a game."""
    return next(game_name(game.name) for game in games() if game.id == id)


def pill(scene: Scene) -> str:
    """Which game is next, and when; nothing where one game is played."""
    mix = scene.view.mix
    if mix is None:
        return ""
    if mix.next is None:
        return say("mix.choice")
    name = named(mix.next)
    if mix.hands is not None:
        return say("mix.next_hands", game=name, count=mix.hands) if mix.hands > 0 else say("mix.next_now", game=name)
    return say("mix.next_until", game=name, seat=mix.until) if mix.until is not None else say("mix.next", game=name)


def asks(scene: Scene) -> Slot | None:
    """The key to the menu while the button has not chosen the coming game."""
    mix = scene.view.mix
    if mix is None or mix.chooser is None or mix.chosen:
        return None
    return Slot(say("mix.choose"), intent=OpenGameMenu(), fill="reminder")


def choose_menu(scene: Scene) -> Menu:
    """The games of the mix; the one the coming hand is played in is marked."""
    mix = scene.view.mix
    rows = []
    for number, id in enumerate(mix.games, 1) if mix is not None else ():
        on = mix is not None and number == mix.number
        second = say("mix.is_next") if on else ""
        send = Send(c.Choose(number=number))
        rows.append(Slot(named(id), "", second, "check" if on else "", "chosen" if on else "normal", intent=send))
    return Menu(say("mix.choose_title"), tuple(rows))
