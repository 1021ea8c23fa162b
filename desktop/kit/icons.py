"""The app's own icons: painted line drawings on a 24 x 24 field, no font glyphs."""

import re
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.kit.paint import pen
from desktop.kit.shares import ICON_STROKE, TRIANGLE_SIDE
from desktop.kit.sizes import ICON_LINE
from desktop.kit.store import rgba, stamp

FIELD = 24
"""The side of the field icons are drawn on."""
DRAWN: dict[str, tuple[Callable[..., None], int]] = {
    "M": (QPainterPath.moveTo, 2),
    "L": (QPainterPath.lineTo, 2),
    "Q": (QPainterPath.quadTo, 4),
    "C": (QPainterPath.cubicTo, 6),
    "A": (QPainterPath.arcTo, 6),
    "B": (QPainterPath.addRect, 4),
    "E": (QPainterPath.addEllipse, 4),
    "R": (QPainterPath.addRoundedRect, 6),
}
"""Path methods by the letters of a drawing, as in SVG, with their number of figures.

Box, ellipse and round box take left, top, width and height; an arc also its start and its extent in degrees.
"""
STROKES = {
    "undo": "M8.5 4.5 L3.5 9.5, 8.5 14.5 M3.5 9.5 L15 9.5 A10 9.5 10 10 90 -180 L11 19.5",
    "redo": "M15.5 4.5 L20.5 9.5, 15.5 14.5 M20.5 9.5 L9 9.5 A4 9.5 10 10 90 180 L13 19.5",
    "cross": "M5 5 L19 19 M19 5 L5 19",
    "menu": "M3 5.5 L21 5.5 M3 12 L21 12 M3 18.5 L21 18.5",
    "clock": "E3 3 18 18 M12 6.5 L12 12, 15.5 14",
    "person": "E8 4 8 8 M4.5 20.5 C4.5 14.5 8 14 12 14, 16 14 19.5 14.5 19.5 20.5",
    "backspace": "M8.5 5 L20.5 5, 20.5 19, 8.5 19, 2.5 12, 8.5 5 M11.5 9 L17 15 M17 9 L11.5 15",
    "list": "M8 5 L21 5 M8 12 L21 12 M8 19 L21 19 M3 5 L3.4 5 M3 12 L3.4 12 M3 19 L3.4 19",
    "cards": "M9.5 6.5 L13.5 5, 19 19, 12 21 R4 4 10 15 1.5 1.5",
    "bin": (
        "M4 6.5 L20 6.5 M9 6.5 L9 3.5, 15 3.5, 15 6.5 M10 10.5 L10 17 M14 10.5 L14 17 M6 6.5 L7 20.5, 17 20.5, 18 6.5"
    ),
    "equal": "M4 9 L20 9 M4 15.5 L20 15.5",
    "arrow": "M3 12 L20 12 M13.5 5.5 L20 12, 13.5 18.5",
    "push": "M2 12 L16 12 M10 5.5 L16.5 12, 10 18.5 M21.5 4 L21.5 20",
    "find": "M15 15 L20.5 20.5 E3.5 3.5 13 13",
    "play": "M7 4.5 L19 12, 7 19.5, 7 4.5",
    "pause": "M8 4.5 L8 19.5 M16 4.5 L16 19.5",
    "check": "M4 12.5 L9.5 18, 20 6.5",
    "plus": "M12 4 L12 20 M4 12 L20 12",
    "minus": "M4 12 L20 12",
    "coins": (
        "E3 4 11 6 M3 7 L3 12.5 M14 7 L14 9 M3 12.5 C3 14.5 6 15.3 8 15.5 E10 11.5 11 6 M10 14.5 L10 18.5 "
        "M21 14.5 L21 18.5 M10 18.5 C10 22.2 21 22.2 21 18.5"
    ),
    "dots": "M4 12 L4.4 12 M12 12 L12.4 12 M20 12 L20.4 12",
    "swap": "M4 8 L20 8 M15.5 3.5 L20 8 M20 16 L4 16 M8.5 20.5 L4 16",
    "stone": "M5 15 C2 9 7 4 12 4.5, 18 5 23 10 20 16, 18 20.5 8 21 5 15",
    "up": "M5 15.5 L12 8.5, 19 15.5",
    "down": "M5 8.5 L12 15.5, 19 8.5",
    "left": "M15.5 5 L8.5 12, 15.5 19",
    "right": "M8.5 5 L15.5 12, 8.5 19",
    "rows": "M3.5 9.5 L20.5 9.5 M3.5 14.5 L20.5 14.5 M10 4.5 L10 19.5 R3.5 4.5 17 15 1.5 1.5",
    "speech": "M4 4.5 L20 4.5, 20 16, 11 16, 6.5 20.5, 6.5 16, 4 16, 4 4.5",
    "out": "M12 15 L12 3.5 M7.5 8 L12 3.5, 16.5 8 M4 13 L4 20, 20 20, 20 13",
    "printer": (
        "M7 8.5 L7 3.5, 17 3.5, 17 8.5 M7 16.5 L3.5 16.5, 3.5 8.5, 20.5 8.5, 20.5 16.5, 17 16.5 M7 13.5 "
        "L17 13.5, 17 20.5, 7 20.5, 7 13.5"
    ),
}
"""Drawings by icon name."""
UPRIGHT = ("check", "clock")
"""Icons that are not mirrored in a right-to-left language; arrows are."""


def drawn(strokes: str) -> QPainterPath:
    """Return the path of a drawing."""
    path = QPainterPath()
    for letter, words in re.findall("([A-Z])([^A-Z]*)", strokes):
        draw, count = DRAWN[letter]
        figures = [float(word) for word in words.replace(",", " ").split()]
        for at in range(0, len(figures), count):
            draw(path, *figures[at : at + count])
    return path


def paint(p: QPainter, name: str, x: float, y: float, size: float, colour: QColor, line: float = 0) -> None:
    """Paint an icon centred on (x, y), `size` px high; `line` is the width of its strokes, 0 = a tenth of the size."""
    half = size / 2 + max(2.0, size * ICON_STROKE)
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    stamp(p, ("icon", name, size, line, rgba(colour)), box, lambda q, _: _paint(q, name, x, y, size, colour, line))


def _paint(p: QPainter, name: str, x: float, y: float, size: float, colour: QColor, line: float) -> None:
    p.save()
    p.translate(x - size / 2, y - size / 2)
    p.scale(size / FIELD, size / FIELD)
    if name in UPRIGHT and p.transform().m11() < 0:
        p.translate(FIELD, 0)
        p.scale(-1, 1)
    width = (line or max(ICON_LINE, size * ICON_STROKE)) * FIELD / size
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(colour, width))
    p.drawPath(drawn(STROKES[name]))
    p.restore()


def triangle(p: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    """Paint a filled triangle, centred on (x, y)."""
    path = QPainterPath(QPointF(x, y - size / 2))
    path.lineTo(x + size * TRIANGLE_SIDE, y + size / 2)
    path.lineTo(x - size * TRIANGLE_SIDE, y + size / 2)
    path.closeSubpath()
    p.fillPath(path, colour)
