"""Texts are shaped once for ten sizes: what is painted from the kept glyphs is what Qt paints of the words.

In the size they were shaped in, pixel for pixel; in another one a letter stands up to a quarter of a px beside where Qt
places it, the step in which it does.
"""

from operator import sub

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.kit import fonts
from desktop.kit.paint import text
from desktop.kit.store import HINTS, STORE

QUARTER = 64
"""A quarter of a px of a letter this light on a ground this dark."""
WORDS = ("Raise to 1,200", "Fold", "♠♥ A♦", "Ünïcode façade", "AV To fi ffl", "2\u202f500", "Ann-Marie", "?")


def painted(kept: bool, words: str, px: int, scale: float, ratio: float, x: float) -> QImage:
    """The words on a small picture, by our painter or by Qt's own."""
    image = QImage(700, 160, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#151A18"))
    p = QPainter(image)
    p.setRenderHints(HINTS)
    p.scale(scale, scale)
    if kept:
        text(p, words, x, 40.3, px, fonts.BOLD, QColor("#EEF"))
    else:
        p.setFont(fonts.font(px, fonts.BOLD))
        p.setPen(QColor("#EEF"))
        p.drawText(QPointF(x, 40.3 + fonts.cap(px, fonts.BOLD) / 2), fonts.typeset(words))
    p.end()
    return image


def furthest(kept: QImage, plain: QImage) -> int:
    """The largest difference of two pictures in one pixel, in levels of grey from 0 to 255."""
    grey = QImage.Format.Format_Grayscale8
    pair = [bytes(picture.convertToFormat(grey).constBits()) for picture in (kept, plain)]
    return max(map(abs, map(sub, *pair)))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_kept_glyphs_are_the_letters_qt_paints(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    monkeypatch.setattr(STORE, "open", True)
    for number, words in enumerate(WORDS):
        for scale in (0.667, 0.93, 1.0, 1.31):
            at = 7.0 + 0.137 * number
            shaped = (words, fonts.shaping_size(11 + 4 * number), scale, ratio, at)
            assert painted(True, *shaped) == painted(False, *shaped), shaped
            case = (words, 11 + 4 * number, scale, ratio, at)
            assert furthest(painted(True, *case), painted(False, *case)) <= QUARTER, case
    assert painted(True, "Fold", 20, 1.0, ratio, 7.0) != painted(True, "Fold", 20, 1.0, ratio, 7.5)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_first_paint_has_the_same_letters_as_the_next(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    for number, words in enumerate(WORDS):
        for scale in (0.667, 0.93, 1.0, 1.31):
            case = (words, 11 + 4 * number, scale, ratio, 7.0 + 0.137 * number)
            monkeypatch.setattr(STORE, "open", False)
            first = painted(True, *case)
            monkeypatch.setattr(STORE, "open", True)
            assert painted(True, *case) == first, case
