"""Colours by role, read from `resources/themes`: a typed record, so that a missing or misspelt token fails early.

A room that shows what no other does keeps its colours in the same file, under its own name, and reads them by itself
(`Theme.read`).

JSON, not TOML: every start reads one, and tomllib costs more than the rest of the reading.
"""

from collections.abc import Callable
from typing import Literal, TypeVar, cast, get_args

import msgspec
from msgspec import Struct
from PySide6.QtGui import QColor

from resources import resource

MOST = 1 << 16
"""Bytes of a theme that are read."""
BAD: set[str] = set()
"""Files that could not be used, for the start to name."""
ThemeName = Literal["dark", "light", "high_contrast"]
ThemePart = TypeVar("ThemePart")


class Colours(Struct, frozen=True, forbid_unknown_fields=True):
    """One colour a role, as `#RRGGBB` (SCREENS section 3)."""

    window: str
    """Behind everything."""
    panel: str
    """Strip, column, bar."""
    raised: str
    """Buttons and keys."""
    pressed: str
    """A button that is held down."""
    sunk: str
    """Log, entry, what is over or out of use."""
    sel: str
    """The row that is chosen."""
    brass: str
    """The edge of quick keys, ornament."""
    text: str
    """Words that count most."""
    text2: str
    """Words beside them."""
    edge: str
    """The edge of what can be pressed."""
    line: str
    """The edge of rings and rows."""
    hair: str
    """Lines that carry no meaning."""
    quick: str
    """Under a quick key."""
    chosen: str
    """Under an option that is chosen."""
    now: str
    """The next tap, and whose turn it is."""
    onnow: str
    """Words on `now`."""
    main: str
    """The key that is usually pressed, what is complete."""
    onmain: str
    """Words on `main`."""
    win: str
    """What is settled, chosen or accounted for."""
    onwin: str
    """Words on `win`."""
    owe: str
    """What is owed or refused."""
    onowe: str
    """Words on `owe`."""
    special: str
    """What is out of the usual for a while."""
    onspecial: str
    """Words on `special`."""
    info: str
    """Explanations, the log, the focus ring."""
    oninfo: str
    """Words on `info`."""
    sign: str
    """Under the app's sign."""
    onsign: str
    """The sign itself."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    colours: Colours
    """The colours by role."""
    rooms: dict[str, msgspec.Raw]
    """What a room keeps for itself, by its name."""


class Theme:
    """The colours of one theme as `QColor`, one a role: `theme.now`.

    `four_colour` = where signs are told apart by a colour each, there are four of them, else two.
    """

    window: QColor
    """Behind everything."""
    panel: QColor
    """Strip, column, bar."""
    raised: QColor
    """Buttons and keys."""
    pressed: QColor
    """A button that is held down."""
    sunk: QColor
    """Log, entry, what is over or out of use."""
    sel: QColor
    """The row that is chosen."""
    brass: QColor
    """The edge of quick keys, ornament."""
    text: QColor
    """Words that count most."""
    text2: QColor
    """Words beside them."""
    edge: QColor
    """The edge of what can be pressed."""
    line: QColor
    """The edge of rings and rows."""
    hair: QColor
    """Lines that carry no meaning."""
    quick: QColor
    """Under a quick key."""
    chosen: QColor
    """Under an option that is chosen."""
    now: QColor
    """The next tap, and whose turn it is."""
    onnow: QColor
    """Words on `now`."""
    main: QColor
    """The key that is usually pressed, what is complete."""
    onmain: QColor
    """Words on `main`."""
    win: QColor
    """What is settled, chosen or accounted for."""
    onwin: QColor
    """Words on `win`."""
    owe: QColor
    """What is owed or refused."""
    onowe: QColor
    """Words on `owe`."""
    special: QColor
    """What is out of the usual for a while."""
    onspecial: QColor
    """Words on `special`."""
    info: QColor
    """Explanations, the log, the focus ring."""
    oninfo: QColor
    """Words on `info`."""
    sign: QColor
    """Under the app's sign."""
    onsign: QColor
    """The sign itself."""

    def __init__(self, name: ThemeName, file: _File, four_colour: bool = True) -> None:
        self.name = name
        for role in Colours.__struct_fields__:
            setattr(self, role, QColor(getattr(file.colours, role)))
        self.four_colour = four_colour
        self._parts: dict[object, object] = {}

    def role(self, name: str) -> QColor:
        """The colour of a role given by name (a record names roles, never colours)."""
        colour = getattr(self, name)
        assert isinstance(colour, QColor)
        return colour

    def of(self, kind: Callable[["Theme"], ThemePart]) -> ThemePart:
        """The colours of a room, made of the theme by `kind` when they are first asked for."""
        if kind not in self._parts:
            self._parts[kind] = kind(self)
        return cast("ThemePart", self._parts[kind])

    def read(self, room: str, kind: type[ThemePart]) -> ThemePart:
        """The record that a room keeps in the theme's file; of another theme where it cannot be used, as in `load`."""
        return _of_first(self.name, lambda file: msgspec.json.decode(file.rooms[room], type=kind))


def load(name: ThemeName = "dark", four_colour: bool = True) -> Theme:
    """Read a theme; where its file cannot be used, the next that can is shown in its place (`BAD`).

    Raises:
        OSError, msgspec.MsgspecError, RecursionError: no file can be used; the error is that of the one asked for.
    """
    return _of_first(name, lambda file: Theme(name, file, four_colour))


def _of_first(name: ThemeName, take: Callable[[_File], ThemePart]) -> ThemePart:
    """What is taken of the first file that can be used: that of the theme asked for, then of the others."""
    failed: Exception | None = None
    for other in dict.fromkeys((name, *get_args(ThemeName))):
        try:
            return take(msgspec.json.decode(resource("themes", f"{other}.json").read_bytes()[:MOST], type=_File))
        except (OSError, KeyError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
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
