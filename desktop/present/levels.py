"""Texts and rows of tournament levels and mixed games: stakes, opening sizes and the next game.

The module also has the time left of a level, the pill of the next game and the menu to choose a game (NOW-13).
"""

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.levels import opening_words
from desktop.bridge.scene import Scene
from desktop.intents import OpenGameMenu, Send
from desktop.present.slot import Menu, Slot
from desktop.words.engine import game_name, kind_title, limit_and_stakes
from desktop.words.i18n import MINUTE, figure
from desktop.words.say import say
from engine import commands as c
from engine.settings.games import games
from engine.settings.resolve import resolve_mix_game
from engine.view.clocks import RunningLevel
from engine.view.levels import LevelView


class LevelRow(Struct, frozen=True):
    """A row of the list of levels."""

    number: int
    """Number of the level, from 1."""
    stakes: str
    """Blinds and ante, as `100/200 ante 25`."""
    opens: str
    """Usual opening sizes, and the minutes the level lasts."""
    mark: str = ""
    """Word at the end of the row."""
    now: bool = False
    """Whether it is the current level."""

    @property
    def spoken(self) -> str:
        """Return the row as text for a screen reader."""
        words = (say("level_go", number=self.number), self.mark, self.stakes, self.opens)
        return ", ".join(word for word in words if word)


def level_stakes(level: LevelView | RunningLevel) -> str:
    """Return blinds and ante: `100/200 ante 25`."""
    blinds = "/".join(figure(blind) for blind in level.blinds)
    return f"{blinds} {say('level_ante', amount=figure(level.ante))}".strip() if level.ante else blinds


def clock_row(level: RunningLevel, begun: bool) -> Slot:
    """Return the key that pauses or resumes the level's clock; the clock has `begun` with the first hand."""
    if level.paused:
        return Slot(say("level_clock_on"), fill="reminder", intent=Send(c.LevelClock(runs=True)))
    second = time_left(level) if begun else say("level_clock_first")
    return Slot(say("level_clock_off"), second=second, intent=Send(c.LevelClock(runs=False)))


def time_left(level: RunningLevel) -> str:
    """Return the time left of the level or of the break after it: minutes, in the last minute seconds."""
    return seconds_left(level.rest_left or level.left)


def seconds_left(left: int) -> str:
    """Return `left` seconds in words; 0 = the time is up."""
    if not left:
        return say("pill_over")
    if left < MINUTE:
        return say("pill_seconds", seconds=left)
    return say("pill_left", minutes=-(-left // MINUTE))


def break_words(level: RunningLevel) -> str:
    """Return the current break with its time left: `Break, 8 min left`."""
    paused = say("pill_paused") if level.paused else ""
    return ", ".join(word for word in (say("pill_break"), time_left(level), paused) if word)


def level_row(level: LevelView, now: int, opens: str = "") -> LevelRow:
    """Return the row of a level; `now` = number of the current level.

    `opens` = the opening raises of the running or coming hand, in words; "" = those at a full table.
    """
    stakes = level_stakes(level)
    if level.bets is not None:
        bets = say("level_bets", small=figure(level.bets[0]), big=figure(level.bets[1]))
        stakes = f"{stakes}, {bets}"
    rest = say("level_break", minutes=level.rest) if level.rest else ""
    minutes = say("level_minutes", minutes=level.minutes)
    note = ", ".join(word for word in (minutes, opens or opening_words(level), rest) if word)
    on = level.number == now
    return LevelRow(level.number, stakes, note, say("level_now") if on else "", on)


def name_of_game(id: str) -> str:
    """Return the name of the game `id`."""
    return next(game_name(game.name) for game in games() if game.id == id)


def mix_pill(scene: Scene) -> str:
    """Return the next game and when it begins, in words; "" where one game is played."""
    mix = scene.view.mix
    if mix is None:
        return ""
    if mix.next is None:
        return say("mix.choice")
    name = name_of_game(mix.next)
    if mix.games.count(mix.next) > 1:  # with two limits or two stakes
        name = kind_title(*resolve_mix_game(scene.settings, mix.number))
    if mix.hands is not None:
        return say("mix.next_hands", game=name, count=mix.hands) if mix.hands > 0 else say("mix.next_now", game=name)
    return say("mix.next_until", game=name, seat=mix.until) if mix.until is not None else say("mix.next", game=name)


def game_choice_key(scene: Scene, asked: bool = False) -> Slot | None:
    """Return the key to the menu while the player with the button has not chosen the coming game, else None.

    `asked` = the words beside it ask for the game; beside other words the key does.
    """
    mix = scene.view.mix
    if mix is None or mix.chooser is None or mix.chosen:
        return None
    return Slot(say("mix.choose" if asked else "mix.which"), intent=OpenGameMenu(), fill="reminder")


def choose_menu(scene: Scene) -> Menu:
    """Return the menu of the games of the mix with their stakes; the game of the coming hand is marked."""
    mix = scene.view.mix
    rows = []
    for number in range(1, mix.of + 1) if mix is not None else ():
        on = mix is not None and number == mix.number
        settings, game = resolve_mix_game(scene.settings, number - 1)
        kind = limit_and_stakes(settings)
        second = say("mix.of_next", kind=kind) if on else kind
        send = Send(c.Choose(number=number))
        slot = Slot(game_name(game.name), second=second, intent=send)
        rows.append(replace(slot, icon="check", fill="chosen") if on else slot)
    return Menu(say("mix.choose_title"), tuple(rows))
