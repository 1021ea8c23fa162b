"""What each level of a structure opens for, in words: worked out by the engine, level by level."""

from functools import lru_cache

from desktop.present.levels import opens
from engine.phases.levels import level_view
from engine.settings.records import Game, Settings


@lru_cache(maxsize=4)
def openings(found: tuple[Settings, Game]) -> tuple[str, ...]:
    """The opening raises of every level of these settings."""
    settings, game = found
    return tuple(opens(level_view(settings, game, number, one)) for number, one in enumerate(settings.levels, 1))
