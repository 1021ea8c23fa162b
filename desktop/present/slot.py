"""Buttons of the table, each with its face and the intent of its tap, and the menus of such buttons."""

from msgspec import Struct

from desktop.intents import Intent, Send, Tell
from desktop.kit.face import Face, Fill
from engine.commands import Act

__all__ = ["EMPTY", "Fill", "Menu", "Slot"]


class Slot(Face, frozen=True):
    """A button of the table."""

    intent: Intent | None = None
    """Intent of a tap, None = none."""
    refusal: str = ""
    """Message of a tap on a barred button, "" = the word and the reason."""

    @property
    def open(self) -> bool:
        """Return whether a tap does what the button says."""
        return not self.reason and self.intent is not None

    @property
    def does(self) -> Intent | None:
        """Return the intent of a tap; of a barred button the message why, or None."""
        if self.reason:
            return Tell(self.refusal or f"{self.word}: {self.reason}")
        return self.intent

    @property
    def means(self) -> object:
        """Return a value equal for taps with the same effect: `Act` for any action, else the intent; None if barred."""
        if not self.open:
            return None
        return Act if isinstance(self.intent, Send) and isinstance(self.intent.command, Act) else self.intent


EMPTY = Slot("")


class Menu(Struct, frozen=True):
    """A menu of buttons."""

    title: str
    """Title of the menu."""
    rows: tuple[Slot, ...]
    """Rows from the top."""
    seat: int = 0
    """Seat at whose plate the menu opens, 0 = at the button that opened it."""
