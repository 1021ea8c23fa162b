"""The one door to the files shipped with the app."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a shipped file, for example `resource("themes", "dark.json")`."""
    return ROOT.joinpath(*parts)
