"""Colours by role, read from `resources/themes`: a typed record, so that a missing or misspelt token fails early.

A package with colours of its own keeps them in the same file, under its name, and reads them itself (`Theme.read`).

JSON, not TOML: every start reads one, and tomllib costs more than the rest of the reading.
"""

from collections.abc import Callable
from typing import Literal, TypeVar, cast, get_args

import msgspec
from msgspec import Struct
from PySide6.QtGui import QColor

from resources import resource

MOST = 1 << 16
"""The largest number of bytes read of a theme."""
UNUSABLE_FILES: set[str] = set()
"""Files that could not be used, for the message at the start."""
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
    """Log, entry, and parts that are over or out of use."""
    sel: str
    """The chosen row."""
    brass: str
    """The edge of quick keys, ornament."""
    text: str
    """Words of the first rank."""
    text2: str
    """Words of the second rank."""
    edge: str
    """The edge of keys."""
    line: str
    """The edge of rings and rows."""
    hair: str
    """Lines without a meaning."""
    quick: str
    """Under a quick key."""
    chosen: str
    """Under a chosen option."""
    now: str
    """The next tap, and the turn."""
    onnow: str
    """Words on `now`."""
    main: str
    """The key that is usually pressed; complete parts."""
    onmain: str
    """Words on `main`."""
    win: str
    """Settled, chosen or accounted for."""
    onwin: str
    """Words on `win`."""
    owe: str
    """Owed or refused."""
    onowe: str
    """Words on `owe`."""
    special: str
    """Unusual for a while."""
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
    """The records of packages with colours of their own, by package name."""


class Theme:
    """The colours of one theme as `QColor`, one a role: `theme.now`.

    `four_colour` = signs that are told apart by colour have four colours, else two.
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
    """Log, entry, and parts that are over or out of use."""
    sel: QColor
    """The chosen row."""
    brass: QColor
    """The edge of quick keys, ornament."""
    text: QColor
    """Words of the first rank."""
    text2: QColor
    """Words of the second rank."""
    edge: QColor
    """The edge of keys."""
    line: QColor
    """The edge of rings and rows."""
    hair: QColor
    """Lines without a meaning."""
    quick: QColor
    """Under a quick key."""
    chosen: QColor
    """Under a chosen option."""
    now: QColor
    """The next tap, and the turn."""
    onnow: QColor
    """Words on `now`."""
    main: QColor
    """The key that is usually pressed; complete parts."""
    onmain: QColor
    """Words on `main`."""
    win: QColor
    """Settled, chosen or accounted for."""
    onwin: QColor
    """Words on `win`."""
    owe: QColor
    """Owed or refused."""
    onowe: QColor
    """Words on `owe`."""
    special: QColor
    """Unusual for a while."""
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
        """Return the colour of a role by name (records name roles, never colours)."""
        colour = getattr(self, name)
        assert isinstance(colour, QColor)
        return colour

    def of(self, kind: Callable[["Theme"], ThemePart]) -> ThemePart:
        """Return the colours of a package, made from the theme by `kind` at first use and kept."""
        if kind not in self._parts:
            self._parts[kind] = kind(self)
        return cast("ThemePart", self._parts[kind])

    def read(self, room: str, kind: type[ThemePart]) -> ThemePart:
        """Return a package's record of the theme's file, or of another theme where it is unusable, as in `load`."""
        return _first_usable(self.name, lambda file: msgspec.json.decode(file.rooms[room], type=kind))


def load(name: ThemeName = "dark", four_colour: bool = True) -> Theme:
    """Read a theme, or the next one that can be used (`UNUSABLE_FILES` then names the file).

    Raises:
        OSError, msgspec.MsgspecError, RecursionError: no file can be used; the error is that of the requested one.
    """
    return _first_usable(name, lambda file: Theme(name, file, four_colour))


def _first_usable(name: ThemeName, take: Callable[[_File], ThemePart]) -> ThemePart:
    """Return `take` of the first file that can be used: that of the requested theme, then those of the others."""
    failed: Exception | None = None
    for other in dict.fromkeys((name, *get_args(ThemeName))):
        try:
            return take(msgspec.json.decode(resource("themes", f"{other}.json").read_bytes()[:MOST], type=_File))
        except (OSError, KeyError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            failed = failed or error
            UNUSABLE_FILES.add(f"{other}.json")
    assert failed is not None
    raise failed


DARK, DARK_SLOPE, OFFSET, POWER = 0.04045, 12.92, 0.055, 2.4
"""The conversion of an sRGB component to light: linear up to `DARK`, a power above it."""
LIGHT = (0.2126, 0.7152, 0.0722)
"""The shares of red, green and blue in the light of a colour."""
GLARE = 0.05
"""The light of the room on a screen, which WCAG adds to both colours."""


def contrast(a: QColor, b: QColor) -> float:
    """Return the contrast of two opaque colours by WCAG 2, from 1 to 21."""

    def luminance(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [c / DARK_SLOPE if c <= DARK else ((c + OFFSET) / (1 + OFFSET)) ** POWER for c in parts]
        return sum(light * part for light, part in zip(LIGHT, linear, strict=True))

    bright, dim = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + GLARE) / (dim + GLARE)
