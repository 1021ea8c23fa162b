"""Colours by role, read from `resources/themes`: a typed record, so that a missing or misspelt token fails early.

JSON, not TOML: every start reads one, and tomllib costs more than the rest of the reading.
"""

from typing import Literal, get_args

import msgspec
from msgspec import Struct
from PySide6.QtGui import QColor

from resources import resource

MOST = 1 << 16
"""Bytes of a theme that are read."""
BAD: set[str] = set()
"""Files that could not be used, for the start to name."""
ThemeName = Literal["dark", "light", "high_contrast"]


class Colours(Struct, frozen=True, forbid_unknown_fields=True):
    """One colour a role, as `#RRGGBB` (SCREENS section 3)."""

    window: str
    panel: str
    raised: str
    pressed: str
    sunk: str
    plate: str
    sel: str
    felt: str
    feltedge: str
    well: str
    rail: str
    brass: str
    text: str
    text2: str
    edge: str
    line: str
    feltline: str
    hair: str
    feltdeco: str
    quick: str
    chosen: str
    now: str
    onnow: str
    main: str
    onmain: str
    win: str
    onwin: str
    owe: str
    onowe: str
    kill: str
    onkill: str
    info: str
    oninfo: str


class CardColours(Struct, frozen=True, forbid_unknown_fields=True):
    """Card faces, backs and the four suits."""

    face: str
    back: str
    spade: str
    heart: str
    diamond: str
    club: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    colours: Colours
    cards: CardColours
    chips: dict[str, str]


class Theme:
    """The colours of one theme as `QColor`, one attribute a role: `theme.now`, `theme.card("h")`, `theme.chip(25)`."""

    window: QColor
    panel: QColor
    raised: QColor
    pressed: QColor
    sunk: QColor
    plate: QColor
    sel: QColor
    felt: QColor
    feltedge: QColor
    well: QColor
    rail: QColor
    brass: QColor
    text: QColor
    text2: QColor
    edge: QColor
    line: QColor
    feltline: QColor
    hair: QColor
    feltdeco: QColor
    quick: QColor
    chosen: QColor
    now: QColor
    onnow: QColor
    main: QColor
    onmain: QColor
    win: QColor
    onwin: QColor
    owe: QColor
    onowe: QColor
    kill: QColor
    onkill: QColor
    info: QColor
    oninfo: QColor

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
        self._chips = sorted((int(k), QColor(v)) for k, v in file.chips.items() if k.isdigit())

    def role(self, name: str) -> QColor:
        """The colour of a role given by name (a record names roles, never colours)."""
        colour = getattr(self, name)
        assert isinstance(colour, QColor)
        return colour

    def suit(self, suit: str) -> QColor:
        """The colour of a suit (`s h d c`)."""
        return self._suits[suit]

    def chip(self, value: int) -> QColor:
        """The colour of the chip that is worth `value`, or of the next smaller one we know."""
        colour = self._chips[0][1]
        for worth, known in self._chips:
            if worth <= value:
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


def contrast(a: QColor, b: QColor) -> float:
    """The contrast of two opaque colours by WCAG 2, from 1 to 21."""

    def luminance(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dim = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)
