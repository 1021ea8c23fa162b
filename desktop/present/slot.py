"""What a button shows and does, as a record: its face, and the intent of its tap."""

from desktop.intents import Intent, Tell
from desktop.kit.face import Face, Fill

__all__ = ["EMPTY", "Fill", "Slot"]


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
