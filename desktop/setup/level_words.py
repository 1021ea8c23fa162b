"""What each level of a structure opens for, in words: worked out by the engine, level by level."""

from functools import lru_cache

from desktop.bridge.levels import opens
from engine.settings.records import Game, Settings
from engine.view.levels import LevelView, level_views


def openings(found: tuple[Settings, Game]) -> tuple[str, ...]:
    """The opening raises of every level of these settings."""
    return tuple(opens(one) for one in _views(found))


@lru_cache(maxsize=4)
def _views(found: tuple[Settings, Game]) -> tuple[LevelView, ...]:
    return level_views(*found)
