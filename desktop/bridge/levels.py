"""Tournament levels: their opening raises in words, and the level that comes with a deal when the time is up."""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache

from msgspec.structs import replace

from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c
from engine.decide import decide
from engine.refusals import Refused
from engine.settings.records import Game, Settings
from engine.state import DealPlan, TableState
from engine.state.level_clock import next_level_due
from engine.view.between_hands import coming_hand
from engine.view.clocks import RunningLevel
from engine.view.levels import LevelView, level_view
from engine.view.tournament import last_standing

LAST_SECONDS = 60
TICK_SECONDS = 15
ON_TIME = c.NextLevel(on_time=True)
OF_THE_COMING_HAND = (c.Deal, c.Straddle, c.Sleeper)
"""Commands for which the stakes of the coming hand apply."""


def with_level(state: TableState, now: int, commands: Sequence[c.Command]) -> tuple[c.Command, ...]:
    """Return the commands, preceded by the next level if its time is up: it applies from the next hand on."""
    wanted = any(isinstance(command, OF_THE_COMING_HAND) for command in commands)
    if wanted and _level_due(replace(state, at=max(now, state.at))):
        return (ON_TIME, *commands)
    return tuple(commands)


def table_at(state: TableState, now: int) -> TableState:
    """Return the table at a second of the session; after a tournament is won or the session has ended, unchanged."""
    if now <= state.at or state.ended or last_standing(state) is not None:
        return state
    return replace(state, at=now)


def coming_level(state: TableState) -> TableState | None:
    """Return the table at the level that comes with the next deal, None while the current one lasts."""
    if state.ended or not _level_due(state):
        return None
    try:
        return decide(state, ON_TIME)[1]
    except Refused:
        return None


def _level_due(state: TableState) -> bool:
    """Return whether the next deal takes the next level of a tournament that nobody has won."""
    return next_level_due(state) and last_standing(state) is None


def ticks(level: RunningLevel | None, coming: int) -> bool:
    """Return whether a level or break ends so soon that seconds are counted; queried every `TICK_SECONDS`.

    `coming` = seconds left of the next level once its time runs.
    """
    if level is None or level.paused:
        return False
    return 0 < (level.rest_left or level.left or coming) <= LAST_SECONDS + TICK_SECONDS


def level_words(state: TableState, number: int) -> str:
    """Return a level's opening raises: in pot limit with this or the coming hand's posts, else at a full table."""
    plan = state.hand.plan if state.hand is not None else None
    if state.settings.limit == "pot_limit" and plan is None:
        with suppress(Refused):
            plan = coming_hand().plan(state)
    return opening_words(
        _level_of(state.settings, state.game, number, plan if state.settings.limit == "pot_limit" else None)
    )


@lru_cache(maxsize=64)
def _level_of(settings: Settings, game: Game, number: int, plan: DealPlan | None) -> LevelView:
    """Return a level with its opening raises, found by one real deal and cached."""
    return level_view(settings, game, number, settings.levels[number - 1], plan)


def opening_words(level: LevelView) -> str:
    """Return the opening raises of a level in words; no maximum in no limit, one figure in fixed limit."""
    if level.least is None:
        return ""
    if level.most is None:
        return say("pill_opens_from", least=figure(level.least))
    if level.most == level.least:
        return say("pill_opens_one", least=figure(level.least))
    return say("pill_opens", least=figure(level.least), most=figure(level.most))
