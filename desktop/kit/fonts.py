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
"""The number of scales for which Qt keeps the rendered letters of one font."""
ENDLESS = 1e6
"""A width no text reaches, px, so that it stays on one line."""
CONTEXTUAL = QFont.Tag("calt")
"""The font feature of signs that change beside a capital: the changed ones cannot be searched or copied in a PDF."""
UNSEEN = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]"
"""Signs that are not printed, as in `engine.values`, which the kit must not import; a test keeps both alike."""
_HYPHEN = r"(?<=\w)-(?=\w)"


ON_SCREEN = ("DejaVuSans-Bold", "DejaVuSans", "Inter-Bold", "Inter-Medium", "Inter-Regular", "Inter-SemiBold")
"""The font files of the screen: a search by two patterns would cost every start more than this list."""


def install() -> None:
    """Load the fonts of the screen; the application must exist."""
    for name in ON_SCREEN:
        QFontDatabase.addApplicationFont(str(resource("fonts", f"{name}.ttf")))


@cache
def on_paper() -> tuple[str, ...]:
    """Return the families for PDF, which need no feature: figures made by one cannot be searched or copied.

    The first use loads their files, in the thread of the window: no start writes a PDF.
    """
    for path in sorted(resource("fonts").glob("InterFigures-*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    return "Inter Figures", *FAMILIES


@lru_cache(maxsize=256)
def font(px: int, weight: int = MEDIUM) -> QFont:
    """Return a font of `px` reference px (the painter scales), with tabular figures, not hinted."""
    made = QFont(FAMILIES)
    made.setPixelSize(px)
    made.setWeight(QFont.Weight(weight))
    made.setFeature(_TABULAR, 1)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return made


@lru_cache(maxsize=256)
def measure(px: int, weight: int = MEDIUM) -> QFontMetricsF:
    """Return the measures of `font(px, weight)`."""
    return QFontMetricsF(font(px, weight))


@lru_cache(maxsize=4096)
def width(text: str, px: int, weight: int = MEDIUM) -> float:
    """Return the width of `text`, reference px."""
    em = shaping_size(px)
    return _advance(text, em, weight) * px / em


@lru_cache(maxsize=4096)
def _advance(text: str, em: int, weight: int) -> float:
    return measure(em, weight).horizontalAdvance(text)


def shaping_size(px: int) -> int:
    """Return the size, at least `px`, in which text of `px` px is shaped; painting scales it down.

    A font in a new size costs 0.2 ms, in which the system's rules for fonts are read; unhinted letters only grow with
    their size. Qt keeps the letters of one font in ten scales: ten sizes share one font.
    """
    return -(-px // SCALES_KEPT) * SCALES_KEPT


@lru_cache(maxsize=1024)
def shaped(text: str, em: int, weight: int = MEDIUM) -> tuple[QGlyphRun, ...]:
    """Return the glyphs of a left-to-right text in a `shaping_size`, from its left end on the baseline."""
    layout = QTextLayout(text, font(em, weight))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(ENDLESS)
    layout.endLayout()
    line.setPosition(QPointF(0, -line.ascent()))
    return tuple(layout.glyphRuns())


@lru_cache(maxsize=256)
def cap(px: int, weight: int = MEDIUM) -> float:
    """Return the height of the capitals of `font(px, weight)`, reference px."""
    em = shaping_size(px)
    return measure(em, weight).capHeight() * px / em


@lru_cache(maxsize=4096)
def typeset(text: str) -> str:
    """Return the text as it is painted: with hyphens of their own width and without unprintable signs.

    Tabular figures make the plain hyphen as wide as a digit. A sign that turns or hides its neighbours, which a foreign
    name may contain, is shown as the replacement character.
    """
    return _visible(re.sub(_HYPHEN, "\u2010", text) if "-" in text else text)


def _visible(text: str) -> str:
    """Replace unprintable signs; a printable text returns at once, before the pattern is compiled."""
    return text if text.isprintable() else re.sub(UNSEEN, "\ufffd", text)


def plain_tip(words: str) -> str:
    """Return words for a tool tip, escaped: Qt would read a name that looks like markup as markup."""
    words = _visible(words)
    if "<" not in words and "&" not in words:
        return words
    return f"<span>{words.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</span>"
