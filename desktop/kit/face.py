"""The content of a button, without Qt: packages that know no window use it too."""

from typing import Literal

from msgspec import Struct

Fill = Literal["normal", "main", "next", "outline", "reminder", "quick", "chosen", "looking", "bare", "told"]


class Face(Struct, frozen=True):
    """The content of a button."""

    word: str
    """The words."""
    figure: str = ""
    """The amount beside the words; "" = none."""
    second: str = ""
    """The second line; "" = none."""
    icon: str = ""
    """The name of the icon, "" = none."""
    fill: Fill = "normal"
    """The style of the button.

    Normal (raised), main (cream), next (amber, the one button that goes on), outline (amber line), reminder (raised
    with an amber line), quick (brass line), chosen (settled, with a check), looking (raised with a blue line: the one
    looked at), bare (no edge), told (no edge and no press: text to read only).
    """
    reason: str = ""
    """Why the button is barred, shown as its second line; "" = it is not."""
    spoken: str = ""
    """The words for a screen reader in place of the shown ones; "" = the shown ones."""
    ring: int | None = None
    """A number in a ring before the words."""
    who: str = ""
    """The name inside the second line, or typed words in place of the figure: cut before anything else of the line."""

    @property
    def read_aloud(self) -> str:
        """Return the words for a screen reader."""
        return self.spoken or " ".join(part for part in (self.word, self.figure, self.second) if part)

    @property
    def does(self) -> object:
        """Return the intent of a tap, None for none."""
        return None

    @property
    def means(self) -> object:
        """Return the effect of a tap, to be compared with another one; None = no effect."""
        return self.does

    @property
    def looks(self) -> tuple[object, ...]:
        """Return all visible parts."""
        return self.word, self.figure, self.second, self.icon, self.fill, self.reason, self.ring


EMPTY = Face("")
