"""What every widget paints with: the theme, the fitted grid, and the user's choices. Made anew at each change."""

from functools import lru_cache
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from desktop.kit.layouts import Layout, TextSizes
from desktop.kit.metrics import Fit
from desktop.kit.sizes import Pair
from desktop.kit.theme import Theme

LEGIBLE = 11
"""The least size of words that count, px of the screen."""


class Look(Struct, frozen=True):
    """Theme, grid and choices."""

    theme: Theme
    """The colours."""
    fit: Fit
    """The layout as fitted into the window."""
    text: float = 1.0
    """Size of names and secondary lines (1, 1.15, 1.3): what must be read from afar is large already."""
    motion: bool = True
    """Whether anything slides."""
    other_side: bool = False
    """Whether what the area shows is seen from its other side, as by who stands at the upper edge of the screen."""
    high_keys: bool = False
    """Whether 7, 8, 9 are the upper digits of the pad, as on a keyboard."""

    @property
    def room(self) -> Layout:
        """The layout's measures in reference px."""
        return self.fit.layout

    @property
    def type(self) -> TextSizes:
        """The sizes of text in reference px, names and secondary lines as large as was chosen."""
        return _sized(self.fit.layout.type, self.text)

    @property
    def scale(self) -> float:
        """Pixels a reference px."""
        return self.fit.scale

    def pick(self, wide: float, compact: float) -> float:
        """The first of two figures in the wide layout, the second in the compact one; reference px."""
        return wide if self.fit.layout.wide else compact

    def of(self, role: Pair) -> float:
        """The figure of a role (`desktop.kit.sizes`) for the layout in use."""
        return self.pick(*role)

    def px(self, role: Pair) -> int:
        """The size of text of a role for the layout in use."""
        return round(self.of(role))

    def grown(self, role: Pair) -> int:
        """The size of text of a role, as large as was chosen: for secondary lines."""
        return round(self.of(role) * self.text)

    @property
    def legible(self) -> int:
        """The least size of words that count, reference px: 11 px of the screen."""
        return ceil(LEGIBLE / self.scale)


@lru_cache(maxsize=8)
def _sized(kinds: TextSizes, text: float) -> TextSizes:
    if text == 1:
        return kinds
    sizes = {role: round(getattr(kinds, role) * text) for role in ("statement", "name", "second", "log", "small")}
    return replace(kinds, **sizes)


class TakesLook:
    """A page that the window gives a look before it is shown, and whenever that changes."""

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        raise NotImplementedError
