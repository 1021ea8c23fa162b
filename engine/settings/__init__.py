"""What the house chose: settings, the games and the presets. Files are read when they are first asked for."""

from engine.settings.games import game, games
from engine.settings.presets import Preset, preset, presets
from engine.settings.resolve import resolve

__all__ = ["Preset", "game", "games", "preset", "presets", "resolve"]
