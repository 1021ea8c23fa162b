"""Tournament levels and mixed games on the screen: what a level posts and opens for, which game comes next.

How long a level lasts, the pill of the next game, whose choice it is and the menu to choose from (NOW-13) are here too.
"""

from msgspec import Struct

from desktop.bridge.levels import opens
from desktop.bridge.scene import Scene
from desktop.intents import OpenGameMenu, Send
from desktop.present.slot import Menu, Slot
from desktop.words.engine import game_name
from desktop.words.i18n import MINUTE, figure
from desktop.words.say import say
from engine import commands as c
from engine.settings.games import games
from engine.view.clocks import RunningLevel
from engine.view.levels import LevelView


class LevelRow(Struct, frozen=True):
    """A level of the list."""

    number: int
    """Which one it is, from 1."""
    stakes: str
    """Blinds and ante, as `100/200 ante 25`."""
    opens: str
    """How high players open, with the minutes it lasts."""
    mark: str = ""
    """A word at its end."""
    now: bool = False
    """Whether it is on."""

    @property
    def spoken(self) -> str:
        """The row for a screen reader."""
        words = (say("level_go", number=self.number), self.mark, self.stakes, self.opens)
        return ", ".join(word for word in words if word)


def level_stakes(level: LevelView | RunningLevel) -> str:
    """Blinds and ante: `100/200 ante 25`."""
    blinds = "/".join(figure(blind) for blind in level.blinds)
    return f"{blinds} {say('level_ante', amount=figure(level.ante))}".strip() if level.ante else blinds


def clock_row(level: RunningLevel, begun: bool) -> Slot:
    """Pauses the level's clock, or lets it go on; until it has `begun`, with the first hand, nothing is counted."""
    if level.paused:
        return Slot(say("level_clock_on"), fill="reminder", intent=Send(c.LevelClock(runs=True)))
    second = time_left(level) if begun else say("level_clock_first")
    return Slot(say("level_clock_off"), second=second, intent=Send(c.LevelClock(runs=False)))


def time_left(level: RunningLevel) -> str:
    """How long the level or the break after it still lasts: minutes, in the last one seconds."""
    return seconds_left(level.rest_left or level.left)


def seconds_left(left: int) -> str:
    """The same of seconds; 0 = the time is up."""
    if not left:
        return say("pill_over")
    if left < MINUTE:
        return say("pill_seconds", seconds=left)
    return say("pill_left", minutes=-(-left // MINUTE))


def break_words(level: RunningLevel) -> str:
    """The break that is on and how long it still lasts: `Break, 8 min left`."""
    paused = say("pill_paused") if level.paused else ""
    return ", ".join(word for word in (say("pill_break"), time_left(level), paused) if word)


def level_row(level: LevelView, now: int) -> LevelRow:
    """A level as the list shows it; `now` = the number of the one that is on."""
    stakes = level_stakes(level)
    if level.bets is not None:
        bets = say("level_bets", small=figure(level.bets[0]), big=figure(level.bets[1]))
        stakes = f"{stakes}, {bets}"
    rest = say("level_break", minutes=level.rest) if level.rest else ""
    note = ", ".join(word for word in (say("level_minutes", minutes=level.minutes), opens(level), rest) if word)
    on = level.number == now
    return LevelRow(level.number, stakes, note, say("level_now") if on else "", on)


def named(id: str) -> str:
    """The name of a game."""
    return next(game_name(game.name) for game in games() if game.id == id)


def mix_pill(scene: Scene) -> str:
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
