"""Colours of the table by role, read from the theme's file: felt, plates, cards and chips.

The colours that every page uses are in `desktop.kit.theme`.
"""

from decimal import Decimal

from msgspec import Struct
from PySide6.QtGui import QColor

from desktop.kit.theme import Theme

CENTS = 100
"""The colour of a chip is looked up by its value in hundredths of a chip."""


class FeltColours(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the felt by role, as `#RRGGBB`."""

    plate: str
    """The plate of a seat that is in."""
    felt: str
    """The middle of the felt."""
    feltedge: str
    """The rim of the felt."""
    well: str
    """The ground of pots, bets and posts."""
    rail: str
    """The rail round the felt."""
    feltline: str
    """The edge of pots, dashes on the felt."""
    feltdeco: str
    """Ornament of the felt without meaning."""


class CardColours(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of card faces, backs and the four suits, as `#RRGGBB`."""

    face: str
    """The ground of a face."""
    back: str
    """The pattern of a back."""
    spade: str
    """The first suit."""
    heart: str
    """The second suit."""
    diamond: str
    """The third suit."""
    club: str
    """The fourth suit."""


class _TableSection(Struct, frozen=True, forbid_unknown_fields=True):
    colours: FeltColours
    """The colours by role."""
    cards: CardColours
    """The colours of cards."""
    chips: dict[str, str]
    """The colours of chips by their value, and `cream` and `ink` of their print."""


class TableColours:
    """The table's colours of one theme as `QColor`: `colours(theme).felt`, `.suit("h")`, `.chip(2500)`."""

    plate: QColor
    """The plate of a seat that is in."""
    felt: QColor
    """The middle of the felt."""
    feltedge: QColor
    """The rim of the felt."""
    well: QColor
    """The ground of pots, bets and posts."""
    rail: QColor
    """The rail round the felt."""
    feltline: QColor
    """The edge of pots, dashes on the felt."""
    feltdeco: QColor
    """Ornament of the felt without meaning."""

    def __init__(self, theme: Theme) -> None:
        part = theme.read("table", _TableSection)
        for role in FeltColours.__struct_fields__:
            setattr(self, role, QColor(getattr(part.colours, role)))
        cards = part.cards
        self.face, self.back = QColor(cards.face), QColor(cards.back)
        red, black = cards.heart, cards.spade
        self._suits = {
            "s": QColor(black),
            "h": QColor(red),
            "d": QColor(cards.diamond if theme.four_colour else red),
            "c": QColor(cards.club if theme.four_colour else black),
        }
        self.cream, self.ink = QColor(part.chips["cream"]), QColor(part.chips["ink"])
        self._chips = sorted((int(Decimal(k) * CENTS), QColor(v)) for k, v in part.chips.items() if k[0].isdigit())

    def suit(self, suit: str) -> QColor:
        """Return the colour of a suit (`s h d c`)."""
        return self._suits[suit]

    def chip(self, hundredths: int) -> QColor:
        """Return the colour of a chip worth so many hundredths, or of the next smaller chip in the theme."""
        colour = self._chips[0][1]
        for worth, known in self._chips:
            if worth <= hundredths:
                colour = known
        return colour


def colours(theme: Theme) -> TableColours:
    """Return the table's colours of a theme."""
    return theme.of(TableColours)
