"""What a button of the table shows and does: its face and the intent of its tap; and menus, which are rows of them."""

from msgspec import Struct

from desktop.intents import Intent, Tell
from desktop.kit.face import Face, Fill

__all__ = ["EMPTY", "Fill", "Menu", "Slot"]


class Slot(Face, frozen=True):
    """A button of the table; a barred one tells its `refusal`, or its reason, on a tap."""

    intent: Intent | None = None
    refusal: str = ""

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


EMPTY = Slot("")


class Menu(Struct, frozen=True):
    """A menu: what it is about and its rows; `seat` = at whose plate it opens, 0 = at the button that opened it."""

    title: str
    rows: tuple[Slot, ...]
    seat: int = 0
