"""The look that every widget paints with: theme, fitted grid and the user's choices; each change makes a new record."""

from functools import lru_cache
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from desktop.kit.layouts import Layout, TextSizes
from desktop.kit.metrics import Fit
from desktop.kit.sizes import Pair
from desktop.kit.theme import Theme

LEGIBLE = 11
"""The smallest size of words that carry meaning, px of the screen."""


class Look(Struct, frozen=True):
    """Theme, grid and choices."""

    theme: Theme
    """The colours."""
    fit: Fit
    """The layout as fitted into the window."""
    text: float = 1.0
    """Size factor of names and secondary lines (1, 1.15, 1.3); text that is read from afar is large without it."""
    motion: bool = True
    """Whether widgets slide to their places."""
    other_side: bool = False
    """Whether the area is shown from its other side, as a person at the upper edge of the screen sees it."""
    high_keys: bool = False
    """Whether 7, 8, 9 are the upper digits of the pad, as on a keyboard."""

    @property
    def room(self) -> Layout:
        """Return the measures of the layout, reference px."""
        return self.fit.layout

    @property
    def type(self) -> TextSizes:
        """Return the sizes of text, reference px; names and secondary lines include the chosen factor."""
        return _sized(self.fit.layout.type, self.text)

    @property
    def scale(self) -> float:
        """Return the pixels of one reference px."""
        return self.fit.scale

    def pick(self, wide: float, compact: float) -> float:
        """Return `wide` in the wide layout, `compact` in the compact one; reference px."""
        return wide if self.fit.layout.wide else compact

    def of(self, role: Pair) -> float:
        """Return the figure of a role (`desktop.kit.sizes`) for the layout in use."""
        return self.pick(*role)

    def px(self, role: Pair) -> int:
        """Return the text size of a role for the layout in use."""
        return round(self.of(role))

    def grown(self, role: Pair) -> int:
        """Return the text size of a role times the chosen factor, for secondary lines."""
        return round(self.of(role) * self.text)

    @property
    def legible(self) -> int:
        """Return the smallest size of words that carry meaning, reference px (11 px of the screen)."""
        return ceil(LEGIBLE / self.scale)


@lru_cache(maxsize=8)
def _sized(kinds: TextSizes, text: float) -> TextSizes:
    if text == 1:
        return kinds
    sizes = {role: round(getattr(kinds, role) * text) for role in ("statement", "name", "second", "log", "small")}
    return replace(kinds, **sizes)


class TakesLook:
    """A page that receives a look from the window before it is shown and after each change of the look."""

    def set_look(self, look: Look) -> None:
        """Apply a changed theme, grid or choice."""
        raise NotImplementedError
