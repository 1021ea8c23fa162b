"""The ids of the shipped presets: what the key `preset` may be. A preset's file has its id for a name."""

from functools import cache

from engine.settings import resources

FIRST = ("casino", "home", "tournament", "online")
"""The order of the setup screen; others follow by name."""


def place(id: str) -> tuple[int, str]:
    """Where a preset stands among the others: sorts by it."""
    return FIRST.index(id) if id in FIRST else len(FIRST), id


@cache
def preset_ids() -> tuple[str, ...]:
    """Every shipped preset, in the order of the setup screen."""
    return tuple(sorted((name.removesuffix(".toml") for name, _ in resources.texts("presets")), key=place))
