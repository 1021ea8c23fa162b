"""What a button shows, without Qt: rooms that know no window say it too."""

from typing import Literal

from msgspec import Struct

Fill = Literal["normal", "main", "next", "outline", "reminder", "quick", "chosen", "looking", "bare", "told"]


class Face(Struct, frozen=True):
    """What a button shows."""

    word: str
    """Its words."""
    figure: str = ""
    """The amount beside them."""
    second: str = ""
    """Its second line."""
    icon: str = ""
    """The name of its icon, "" = none."""
    fill: Fill = "normal"
    """What it is painted as.

    Normal (raised), main (cream), next (amber, the one button that goes on), outline (amber line), reminder (raised
    with an amber line), quick (brass line), chosen (settled, with a check), looking (raised with a blue line: what is
    looked at), bare (no edge), told (no edge, and no key: it is only read).
    """
    reason: str = ""
    """Why it cannot be used now, shown as its second line; "" = it can."""
    spoken: str = ""
    """What a screen reader says in place of the words."""
    ring: int | None = None
    """A number in a ring before the words."""
    who: str = ""
    """The name in the second line: that is shortened before anything else of it."""

    @property
    def read_aloud(self) -> str:
        """The words for a screen reader."""
        return self.spoken or " ".join(part for part in (self.word, self.figure, self.second) if part)

    @property
    def does(self) -> object:
        """What a tap asks for, None for nothing."""
        return None

    @property
    def means(self) -> object:
        """What a tap comes to, to be told from another thing by; None = nothing."""
        return self.does

    @property
    def looks(self) -> tuple[object, ...]:
        """All that is seen of it."""
        return self.word, self.figure, self.second, self.icon, self.fill, self.reason, self.ring


EMPTY = Face("")
