"""What a tap asks of the window, whichever page it shows: another page, the display, the full screen, its end."""

from enum import Enum, auto

from msgspec import Struct


class WindowPage(Enum):
    """A page of the window, or what lies beside it."""

    SETUP = auto()
    """A new table."""
    RULES = auto()
    """The rules of the running table, from the next hand on."""
    GAME = auto()
    """The game of the running table, from the next hand on."""
    RECAP = auto()
    """The recap of the running session."""
    DEVICE = auto()
    """The choices of this device."""
    KEYS = auto()
    """All keys with what they do."""
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
    """Show this page."""

    page: WindowPage
    """Which page."""


class ToggleFullScreen(Struct, frozen=True):
    """Fill the whole screen, or be a window again."""


class ToggleDisplay(Struct, frozen=True):
    """Open or close the players' display; `smaller` = also where table and display both get smaller for it."""

    smaller: bool = False
    """Whether both may get smaller for it."""


class ToggleMoney(Struct, frozen=True):
    """Show chips at the table, or the money they are worth."""


class OpenHands(Struct, frozen=True):
    """Show a hand of this evening again, 0 = look for one."""

    hand: int = 0
    """Its number; 0 = look for one."""


class ToggleClock(Struct, frozen=True):
    """Show the clock of the tournament on the players' display, in place of the table; or the table again."""


class EndEvening(Struct, frozen=True):
    """The game ends, and its recap is shown."""


class SaveElsewhere(Struct, frozen=True):
    """Save the session in another book and go on there."""


class Quit(Struct, frozen=True):
    """Close the app."""


WindowIntent = (
    GoTo | ToggleFullScreen | ToggleDisplay | ToggleMoney | ToggleClock | OpenHands | EndEvening | SaveElsewhere | Quit
)
