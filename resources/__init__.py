"""Data that ships with the app: games, presets, themes, icons, sounds, translations, fonts. The folders hold no code.

They lie beside this file in a checkout, in a wheel and in a frozen app.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a shipped file, for example `resource("themes", "dark.json")`."""
    return ROOT.joinpath(*parts)
