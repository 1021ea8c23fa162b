"""The export formats of hands. The module imports little, so that the command's help can list them quickly."""

from typing import Final

from msgspec import Struct


class HandFormat(Struct, frozen=True):
    """A format of hands."""

    about: str
    """Description for the command's help, in English."""
    ending: str
    """File name extension, without the dot."""
    hero: bool = True
    """Whether a hand can be written from one player's point of view."""


FORMATS: Final = {
    "ohh": HandFormat("Open Hand History, an object a hand", "ohh"),
    "stars": HandFormat("PokerStars' text, as trackers read it", "txt"),
    "phh": HandFormat("PHH, a TOML table a hand (.phhs)", "phhs", hero=False),
}
"""Formats by the `kind` argument of `files.export`; the most widely read format comes first."""
