"""The measures of the table, wide and compact, in px of the reference size of the layout that has their name.

Measures of parts of every page (strip, bar, column, texts) are in `desktop.kit.layouts`, those of one file alone in
the `..._sizes.py` of this room.
"""

from typing import Literal

from msgspec import Struct

from desktop.kit import layouts
from desktop.kit.appearance import Look

CARDS = 5
"""Number of cards of a board."""


class TableMeasures(Struct, frozen=True):
    """The measures of the table in one layout, reference px."""

    name: Literal["wide", "compact"]
    """The name of the layout."""
    plate: tuple[int, int]
    """Width and height of a plate."""
    act: tuple[int, int]
    """Width and height of the plate of the seat to act."""
    plate_margin: tuple[int, int]
    """The distance from a plate to the edge of the felt area, sideways and up."""
    felt_margin: tuple[int, int]
    """The distance from the rail to the edge of the felt area, sideways and up."""
    felt_drop: int
    """The distance of the middle of the table below the middle of its area."""
    rail: int
    """The width of the rail."""
    tray: tuple[int, int]
    """Width and height of the dealer's tray."""
    tray_up: int
    """The distance of the middle of the tray inside the edge of the table."""
    betting_line: int
    """The distance from the rail to the betting line."""
    apart: int
    """The gap between items on the felt."""
    card: tuple[int, int]
    """Width and height of a card of the board."""
    card_gap: int
    """The gap between two cards of the board."""
    back: tuple[int, int]
    """Width and height of a card that is face down."""
    back_step: int
    """The step from one card that is face down to the next."""
    back_gap: int
    """The gap between a plate and the first item before it."""
    pill_h: int
    """The height of a pill before a seat."""
    pot: tuple[int, int]
    """Width and height of a pot."""
    pot_won: tuple[int, int]
    """Width and height of a pot that is awarded."""
    pot_gap: int
    """The gap between two pots."""
    pot_small: int
    """The width of a pot where there are many."""
    puck: int
    """The width of a button on the felt."""

    @property
    def board(self) -> int:
        """The width of the cards of a board with the gaps between them."""
        return CARDS * self.card[0] + (CARDS - 1) * self.card_gap


WIDE = TableMeasures(
    name="wide", plate=(214, layouts.WIDE.target), act=(224, 124), plate_margin=(33, 23), felt_margin=(112, 48),
    felt_drop=1, rail=34, tray=(238, 45), tray_up=11, betting_line=92, apart=10, card=(98, 136), card_gap=10,
    back=(24, 34), back_step=15, back_gap=18, pill_h=41, pot=(236, 116), pot_won=(212, 124), pot_gap=16,
    pot_small=160, puck=46,
)  # fmt: skip

COMPACT = TableMeasures(
    name="compact", plate=(154, layouts.COMPACT.target), act=(160, 99), plate_margin=(8, 12), felt_margin=(58, 32),
    felt_drop=4, rail=24, tray=(172, 31), tray_up=2, betting_line=62, apart=6, card=(60, 84), card_gap=7,
    back=(18, 24), back_step=10, back_gap=14, pill_h=33, pot=(148, 80), pot_won=(148, 80), pot_gap=10,
    pot_small=112, puck=34,
)  # fmt: skip


def measures(look: Look) -> TableMeasures:
    """Return the measures of the table in the layout in use."""
    return WIDE if look.room.wide else COMPACT
