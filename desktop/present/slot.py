"""What a button of the table shows and does: its face and the intent of its tap; menus that have them."""

from msgspec import Struct

from desktop.intents import Intent, Send, Tell
from desktop.kit.face import Face, Fill
from engine.commands import Act

__all__ = ["EMPTY", "Fill", "Menu", "Slot"]


class Slot(Face, frozen=True):
    """A button of the table."""

    intent: Intent | None = None
    """What a tap says, None = nothing."""
    refusal: str = ""
    """What a barred one tells on a tap in place of its reason."""

    @property
    def open(self) -> bool:
        """Whether a tap does what the button says."""
        return not self.reason and self.intent is not None

    @property
    def does(self) -> Intent | None:
        """What a tap asks for."""
        if self.reason:
            return Tell(self.refusal or f"{self.word}: {self.reason}")
        return self.intent

    @property
    def means(self) -> object:
        """What a tap comes to: fold, check and call are the same for the next player; a refusal comes to nothing."""
        if not self.open:
            return None
        return Act if isinstance(self.intent, Send) and isinstance(self.intent.command, Act) else self.intent


EMPTY = Slot("")


class Menu(Struct, frozen=True):
    """A menu."""

    title: str
    """What it is about."""
    rows: tuple[Slot, ...]
    """Its rows, from the top."""
    seat: int = 0
    """At whose plate it opens, 0 = at the button that opened it."""
