"""Intents of the window on any page: another page, the display, full screen, the end."""

from enum import Enum, auto

from msgspec import Struct


class WindowPage(Enum):
    """A page of the window, or a window beside it."""

    SETUP = auto()
    """The setup of a new table."""
    RULES = auto()
    """The rules of the running table, from the next hand on."""
    GAME = auto()
    """The game of the running table, from the next hand on."""
    RECAP = auto()
    """The recap of the running session."""
    DEVICE = auto()
    """The choices of this device."""
    KEYS = auto()
    """All keys with their meanings."""
    MANUAL = auto()
    """The manual, in a window of its own."""
    CHECK = auto()
    """The page that checks the book."""
    BACKUPS = auto()
    """The backups of the book."""
    TOUR = auto()
    """The cards that explain the table."""
    FLOOR = auto()
    """The floor of a card room, in a window of its own."""


class GoTo(Struct, frozen=True):
    """Shows a page."""

    page: WindowPage
    """The page."""


class ToggleFullScreen(Struct, frozen=True):
    """Switches between full screen and a normal window."""


class ToggleDisplay(Struct, frozen=True):
    """Opens or closes the players' display."""

    smaller: bool = False
    """Whether to open it even if table and display both get smaller for it."""


class ToggleMoney(Struct, frozen=True):
    """Switches the table between chips and their worth in money."""


class OpenHands(Struct, frozen=True):
    """Shows a hand of this evening again."""

    hand: int = 0
    """The number of the hand; 0 = search for one."""


class ToggleClock(Struct, frozen=True):
    """Switches the players' display between the clock of the tournament and the table."""


class EndEvening(Struct, frozen=True):
    """Ends the game and shows its recap."""


class SaveElsewhere(Struct, frozen=True):
    """Saves the session in another book and continues there."""


class Quit(Struct, frozen=True):
    """Closes the app."""


WindowIntent = (
    GoTo | ToggleFullScreen | ToggleDisplay | ToggleMoney | ToggleClock | OpenHands | EndEvening | SaveElsewhere | Quit
)
