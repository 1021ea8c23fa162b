"""Data that ships with the app: games, presets, themes, icons, sounds, translations, fonts. The folders hold no code.

`resource` is the desktop's door; the engine reads `importlib.resources.files("resources")`.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a shipped file, for example `resource("themes", "dark.json")`."""
    return ROOT.joinpath(*parts)
