"""What every widget paints with: the theme, the fitted grid, and the user's choices. Made anew at each change."""

from msgspec import Struct

from desktop.metrics import Fit, Layout, Type
from desktop.theme import Theme


class Look(Struct, frozen=True):
    """Theme, grid and choices. `text` = size of secondary lines (1, 1.15, 1.3); `motion` False = nothing slides."""

    theme: Theme
    fit: Fit
    text: float = 1.0
    motion: bool = True
    dealer_on_top: bool = False
    high_keys: bool = False

    @property
    def room(self) -> Layout:
        """The layout's measures in reference px."""
        return self.fit.layout

    @property
    def type(self) -> Type:
        """The layout's sizes of text in reference px."""
        return self.fit.layout.type

    @property
    def scale(self) -> float:
        """Pixels a reference px."""
        return self.fit.scale

    def pick(self, wide: float, compact: float) -> float:
        """The figure for the layout in use."""
        return wide if self.fit.layout.wide else compact
