"""The shipped fonts: Inter, then DejaVu Sans; figures are always tabular, so that columns never jump."""

import re
from functools import cache, lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGlyphRun, QTextLayout

from resources import resource

FAMILIES = ["Inter", "DejaVu Sans"]
REGULAR, MEDIUM, SEMIBOLD, BOLD = 400, 500, 600, 700
_TABULAR = QFont.Tag("tnum")
SCALES_KEPT = 10
"""In how many scales Qt keeps the painted letters of one font."""
ENDLESS = 1e6
"""No text is as long, px: it stands in one line."""
CONTEXTUAL = QFont.Tag("calt")
"""Signs that change beside a capital: the changed ones cannot be searched or copied on paper."""
UNSEEN = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]"
"""As of `engine.values`, which the kit does not know; a test holds them alike."""
_HYPHEN = r"(?<=\w)-(?=\w)"


ON_SCREEN = ("DejaVuSans-Bold", "DejaVuSans", "Inter-Bold", "Inter-Medium", "Inter-Regular", "Inter-SemiBold")
"""The files of the screen, by name: looking for them by two patterns costs every start more than naming them."""


def install() -> None:
    """Load the fonts of the screen once the application exists."""
    for name in ON_SCREEN:
        QFontDatabase.addApplicationFont(str(resource("fonts", f"{name}.ttf")))


@cache
def on_paper() -> tuple[str, ...]:
    """The families for PDF, where figures asked for by a feature cannot be searched or copied: those that need none.

    Their files are loaded when they are asked for first, by the thread of the window: no start writes a PDF.
    """
    for path in sorted(resource("fonts").glob("InterFigures-*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    return "Inter Figures", *FAMILIES


@lru_cache(maxsize=256)
def font(px: int, weight: int = MEDIUM) -> QFont:
    """A font of `px` pixels of the reference (the painter scales), figures tabular, not hinted."""
    made = QFont(FAMILIES)
    made.setPixelSize(px)
    made.setWeight(QFont.Weight(weight))
    made.setFeature(_TABULAR, 1)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return made


@lru_cache(maxsize=256)
def measure(px: int, weight: int = MEDIUM) -> QFontMetricsF:
    """The measures of `font(px, weight)`."""
    return QFontMetricsF(font(px, weight))


@lru_cache(maxsize=4096)
def width(text: str, px: int, weight: int = MEDIUM) -> float:
    """How wide `text` runs, in px of the reference."""
    em = shaping_size(px)
    return _advance(text, em, weight) * px / em


@lru_cache(maxsize=4096)
def _advance(text: str, em: int, weight: int) -> float:
    return measure(em, weight).horizontalAdvance(text)


def shaping_size(px: int) -> int:
    """The size in which text of `px` px is shaped, to be scaled when it is painted; at least `px`.

    A font in a new size costs 0.2 ms, in which the system's rules for fonts are asked; its letters are not hinted, so
    they only grow. Qt keeps the letters of one font in ten scales: ten sizes share one.
    """
    return -(-px // SCALES_KEPT) * SCALES_KEPT


@lru_cache(maxsize=1024)
def shaped(text: str, em: int, weight: int = MEDIUM) -> tuple[QGlyphRun, ...]:
    """The glyphs of a text read from the left in a `shaping_size`, counted from its left end on the baseline."""
    layout = QTextLayout(text, font(em, weight))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(ENDLESS)
    layout.endLayout()
    line.setPosition(QPointF(0, -line.ascent()))
    return tuple(layout.glyphRuns())


@lru_cache(maxsize=256)
def cap(px: int, weight: int = MEDIUM) -> float:
    """How high the capitals of `font(px, weight)` are, in px of the reference."""
    em = shaping_size(px)
    return measure(em, weight).capHeight() * px / em


@lru_cache(maxsize=4096)
def typeset(text: str) -> str:
    """The text as it is painted: hyphens of their own width, and nothing that is not seen.

    Tabular figures make the plain hyphen as wide as a digit. A sign that turns or hides what stands beside it, which a
    name from elsewhere may have, is shown as one that cannot be shown.
    """
    return _seen(re.sub(_HYPHEN, "\u2010", text) if "-" in text else text)


def _seen(text: str) -> str:
    """Signs that are not seen are seen; a text that is printable has none, and no pattern is compiled for it."""
    return text if text.isprintable() else re.sub(UNSEEN, "\ufffd", text)


def plain_tip(words: str) -> str:
    """Words for a tool tip, which Qt would take for a page of its own where a name looks like one."""
    words = _seen(words)
    if "<" not in words and "&" not in words:
        return words
    return f"<span>{words.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</span>"
