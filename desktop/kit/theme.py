"""Colours by role, read from `resources/themes`: a typed record, so that a missing or misspelt token fails early.

JSON, not TOML: every start reads one, and tomllib costs more than the rest of the reading.
"""

from decimal import Decimal
from typing import Literal, get_args

import msgspec
from msgspec import Struct
from PySide6.QtGui import QColor

from resources import resource

MOST = 1 << 16
"""Bytes of a theme that are read."""
CENTS = 100
"""Steps of a chip of one in which its colour is looked up."""
BAD: set[str] = set()
"""Files that could not be used, for the start to name."""
ThemeName = Literal["dark", "light", "high_contrast"]


class Colours(Struct, frozen=True, forbid_unknown_fields=True):
    """One colour a role, as `#RRGGBB` (SCREENS section 3)."""

    window: str
    """Behind the felt."""
    panel: str
    """Strip, column, bar."""
    raised: str
    """Buttons and keys."""
    pressed: str
    """A button that is held down."""
    sunk: str
    """Log, entry, the plate of a hand that is folded."""
    plate: str
    """The plate of a seat that is in."""
    sel: str
    """The row that is chosen."""
    felt: str
    """The middle of the felt."""
    feltedge: str
    """Its rim."""
    well: str
    """Under pots, bets and posts."""
    rail: str
    """The rail round the felt."""
    brass: str
    """The line of the rail, the edge of quick sizes."""
    text: str
    """Words that count most."""
    text2: str
    """Words beside them."""
    edge: str
    """The edge of what can be pressed."""
    line: str
    """The edge of plates, rings."""
    feltline: str
    """The edge of pots, dashes on the felt."""
    hair: str
    """Lines that carry no meaning."""
    feltdeco: str
    """Ornament of the felt that carries no meaning."""
    quick: str
    """Under a quick size."""
    chosen: str
    """Under an option that is chosen."""
    now: str
    """The next tap, the seat to act."""
    onnow: str
    """Words on `now`."""
    main: str
    """Call or check, all in, a seat that has matched."""
    onmain: str
    """Words on `main`."""
    win: str
    """A winner, what is settled or accounted for."""
    onwin: str
    """Words on `win`."""
    owe: str
    """What is owed or refused."""
    onowe: str
    """Words on `owe`."""
    kill: str
    """Kill hand, kill button, legs."""
    onkill: str
    """Words on `kill`."""
    info: str
    """Explanations, the log, the focus ring."""
    oninfo: str
    """Words on `info`."""


class CardColours(Struct, frozen=True, forbid_unknown_fields=True):
    """Card faces, backs and the four suits."""

    face: str
    """Behind the suits."""
    back: str
    """The back."""
    spade: str
    """The first suit."""
    heart: str
    """The second suit."""
    diamond: str
    """The third suit."""
    club: str
    """The fourth suit."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    colours: Colours
    """The colours by role."""
    cards: CardColours
    """The colours of cards."""
    chips: dict[str, str]
    """The colours of chips by what they are worth, and those of the signs on them."""


class Theme:
    """The colours of one theme as `QColor`, one a role: `theme.now`, `theme.card("h")`, `theme.chip(2500)`."""

    window: QColor
    """Behind the felt."""
    panel: QColor
    """Strip, column, bar."""
    raised: QColor
    """Buttons and keys."""
    pressed: QColor
    """A button that is held down."""
    sunk: QColor
    """Log, entry, the plate of a hand that is folded."""
    plate: QColor
    """The plate of a seat that is in."""
    sel: QColor
    """The row that is chosen."""
    felt: QColor
    """The middle of the felt."""
    feltedge: QColor
    """Its rim."""
    well: QColor
    """Under pots, bets and posts."""
    rail: QColor
    """The rail round the felt."""
    brass: QColor
    """The line of the rail, the edge of quick sizes."""
    text: QColor
    """Words that count most."""
    text2: QColor
    """Words beside them."""
    edge: QColor
    """The edge of what can be pressed."""
    line: QColor
    """The edge of plates, rings."""
    feltline: QColor
    """The edge of pots, dashes on the felt."""
    hair: QColor
    """Lines that carry no meaning."""
    feltdeco: QColor
    """Ornament of the felt that carries no meaning."""
    quick: QColor
    """Under a quick size."""
    chosen: QColor
    """Under an option that is chosen."""
    now: QColor
    """The next tap, the seat to act."""
    onnow: QColor
    """Words on `now`."""
    main: QColor
    """Call or check, all in, a seat that has matched."""
    onmain: QColor
    """Words on `main`."""
    win: QColor
    """A winner, what is settled or accounted for."""
    onwin: QColor
    """Words on `win`."""
    owe: QColor
    """What is owed or refused."""
    onowe: QColor
    """Words on `owe`."""
    kill: QColor
    """Kill hand, kill button, legs."""
    onkill: QColor
    """Words on `kill`."""
    info: QColor
    """Explanations, the log, the focus ring."""
    oninfo: QColor
    """Words on `info`."""

    def __init__(self, name: ThemeName, file: _File, four_colour: bool = True) -> None:
        self.name = name
        for role in Colours.__struct_fields__:
            setattr(self, role, QColor(getattr(file.colours, role)))
        cards = file.cards
        self.face, self.back = QColor(cards.face), QColor(cards.back)
        red, black = cards.heart, cards.spade
        self._suits = {
            "s": QColor(black),
            "h": QColor(red),
            "d": QColor(cards.diamond if four_colour else red),
            "c": QColor(cards.club if four_colour else black),
        }
        self.cream, self.ink = QColor(file.chips["cream"]), QColor(file.chips["ink"])
        self._chips = sorted((int(Decimal(k) * CENTS), QColor(v)) for k, v in file.chips.items() if k[0].isdigit())

    def role(self, name: str) -> QColor:
        """The colour of a role given by name (a record names roles, never colours)."""
        colour = getattr(self, name)
        assert isinstance(colour, QColor)
        return colour

    def suit(self, suit: str) -> QColor:
        """The colour of a suit (`s h d c`)."""
        return self._suits[suit]

    def chip(self, hundredths: int) -> QColor:
        """The colour of the chip that is worth so many hundredths of one, or of the next smaller one we know."""
        colour = self._chips[0][1]
        for worth, known in self._chips:
            if worth <= hundredths:
                colour = known
        return colour


def load(name: ThemeName = "dark", four_colour: bool = True) -> Theme:
    """Read a theme; where its file cannot be used, the next that can is shown in its place (`BAD`).

    Raises:
        OSError, msgspec.MsgspecError, RecursionError: no file can be used; the error is that of the one asked for.
    """
    failed: Exception | None = None
    for other in dict.fromkeys((name, *get_args(ThemeName))):
        try:
            file = msgspec.json.decode(resource("themes", f"{other}.json").read_bytes()[:MOST], type=_File)
            return Theme(name, file, four_colour)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            failed = failed or error
            BAD.add(f"{other}.json")
    assert failed is not None
    raise failed


DARK, DARK_SLOPE, OFFSET, POWER = 0.04045, 12.92, 0.055, 2.4
"""How a part of a colour becomes light by sRGB: up to `DARK` in a line, above it as a power."""
LIGHT = (0.2126, 0.7152, 0.0722)
"""What red, green and blue have of the light of a colour."""
GLARE = 0.05
"""The light of the room on a screen, which WCAG adds to both colours."""


def contrast(a: QColor, b: QColor) -> float:
    """The contrast of two opaque colours by WCAG 2, from 1 to 21."""

    def luminance(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [c / DARK_SLOPE if c <= DARK else ((c + OFFSET) / (1 + OFFSET)) ** POWER for c in parts]
        return sum(light * part for light, part in zip(LIGHT, linear, strict=True))

    bright, dim = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + GLARE) / (dim + GLARE)
