"""The formats hands are exported in: the one list of them. Light, so that the command may name them all."""

from typing import Final

from msgspec import Struct


class HandFormat(Struct, frozen=True):
    """A format of hands."""

    about: str
    """What it is, for the command's help, in English."""
    ending: str
    """Of its files, without the dot."""
    hero: bool = True
    """Whether it knows a seat a hand is told from."""


FORMATS: Final = {
    "ohh": HandFormat("Open Hand History, an object a hand", "ohh"),
    "stars": HandFormat("PokerStars' text, as trackers read it", "txt"),
    "phh": HandFormat("PHH, a TOML table a hand (.phhs)", "phhs", hero=False),
}
"""By the kind `files.export` writes, the one most programs read first."""
