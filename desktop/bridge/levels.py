"""What a tournament level opens for, in words."""

from functools import lru_cache

from desktop.words.i18n import figure
from desktop.words.say import say
from engine.settings.records import Game, Settings
from engine.view.levels import LevelView, level_view


def level_words(settings: Settings, game: Game, number: int) -> str:
    """What a level opens for."""
    return opens(_level(settings, game, number))


@lru_cache(maxsize=64)
def _level(settings: Settings, game: Game, number: int) -> LevelView:
    """A level with its opening raises, worked out once by a hand that is really dealt."""
    return level_view(settings, game, number, settings.levels[number - 1])


def opens(level: LevelView) -> str:
    """The opening raises of a level; no most in no limit, one figure in fixed limit."""
    if level.least is None:
        return ""
    if level.most is None:
        return say("pill_opens_from", least=figure(level.least))
    if level.most == level.least:
        return say("pill_opens_one", least=figure(level.least))
    return say("pill_opens", least=figure(level.least), most=figure(level.most))
