"""What a button shows and does, as a record: words, figure, second line, fill, and the intent of its tap."""

from typing import Literal

from msgspec import Struct

from desktop.intents import Intent, Tell

Fill = Literal["normal", "main", "next", "outline", "reminder", "quick", "chosen", "bare"]


class Slot(Struct, frozen=True):
    """A button. `reason` = why it cannot be used now, shown as its second line; `refusal` is told on a tap then.

    `fill`: normal (raised), main (cream), next (amber, the one button that goes on), outline (amber line), reminder
    (raised with an amber line), quick (brass line), chosen (settled, with a check), bare (no edge).
    """

    word: str
    figure: str = ""
    second: str = ""
    icon: str = ""
    fill: Fill = "normal"
    intent: Intent | None = None
    reason: str = ""
    refusal: str = ""
    spoken: str = ""
    seat: int | None = None

    @property
    def open(self) -> bool:
        """Whether a tap does what the button says."""
        return not self.reason and self.intent is not None

    @property
    def said(self) -> str:
        """The words for a screen reader."""
        return self.spoken or " ".join(part for part in (self.word, self.figure, self.second) if part)

    @property
    def does(self) -> Intent | None:
        """What a tap asks for: a barred button tells its refusal."""
        if self.reason:
            return Tell(self.refusal or f"{self.word}: {self.reason}")
        return self.intent


EMPTY = Slot("")
