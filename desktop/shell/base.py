"""Which page of the app itself is on screen."""

from enum import Enum, auto


class Base(Enum):
    """The pages of the app itself, over which the others lie."""

    TABLE = auto()
    SETUP = auto()
    RECAP = auto()
    EVENINGS = auto()
    PLAYERS = auto()
    ACCOUNTS = auto()
