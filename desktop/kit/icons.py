"""Our own icons: line drawings on a 24 x 24 field, painted, never a font's pictures."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.kit.paint import pen
from desktop.kit.store import rgba, stamp


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(*stroke[0])
        for point in stroke[1:]:
            path.lineTo(*point)
    return path


def _undo() -> QPainterPath:
    path = _lines(((8.5, 4.5), (3.5, 9.5), (8.5, 14.5)))
    path.moveTo(3.5, 9.5)
    path.lineTo(15, 9.5)
    path.arcTo(QRectF(10, 9.5, 10, 10), 90, -180)
    path.lineTo(11, 19.5)
    return path


def _redo() -> QPainterPath:
    path = _lines(((15.5, 4.5), (20.5, 9.5), (15.5, 14.5)))
    path.moveTo(20.5, 9.5)
    path.lineTo(9, 9.5)
    path.arcTo(QRectF(4, 9.5, 10, 10), 90, 180)
    path.lineTo(13, 19.5)
    return path


def _clock() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 9, 9)
    path.moveTo(12, 6.5)
    path.lineTo(12, 12)
    path.lineTo(15.5, 14)
    return path


def _find() -> QPainterPath:
    path = _lines(((15, 15), (20.5, 20.5)))
    path.addEllipse(QPointF(10, 10), 6.5, 6.5)
    return path


def _person() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 8), 4, 4)
    path.moveTo(4.5, 20.5)
    path.cubicTo(4.5, 14.5, 8, 14, 12, 14)
    path.cubicTo(16, 14, 19.5, 14.5, 19.5, 20.5)
    return path


def _backspace() -> QPainterPath:
    path = _lines(((8.5, 5), (20.5, 5), (20.5, 19), (8.5, 19), (2.5, 12), (8.5, 5)))
    path.addPath(_lines(((11.5, 9), (17, 15)), ((17, 9), (11.5, 15))))
    return path


def _cards() -> QPainterPath:
    path = _lines(((9.5, 6.5), (13.5, 5), (19, 19), (12, 21)))
    path.addRoundedRect(QRectF(4, 4, 10, 15), 1.5, 1.5)
    return path


def _bin() -> QPainterPath:
    path = _lines(((4, 6.5), (20, 6.5)), ((9, 6.5), (9, 3.5), (15, 3.5), (15, 6.5)), ((10, 10.5), (10, 17)))
    path.addPath(_lines(((14, 10.5), (14, 17)), ((6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5))))
    return path


def _rows() -> QPainterPath:
    path = _lines(((3.5, 9.5), (20.5, 9.5)), ((3.5, 14.5), (20.5, 14.5)), ((10, 4.5), (10, 19.5)))
    path.addRoundedRect(QRectF(3.5, 4.5, 17, 15), 1.5, 1.5)
    return path


def _coins() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(3, 4, 11, 6))
    path.addPath(_lines(((3, 7), (3, 12.5)), ((14, 7), (14, 9))))
    path.moveTo(3, 12.5)
    path.cubicTo(3, 14.5, 6, 15.3, 8, 15.5)
    path.addEllipse(QRectF(10, 11.5, 11, 6))
    path.addPath(_lines(((10, 14.5), (10, 18.5)), ((21, 14.5), (21, 18.5))))
    path.moveTo(10, 18.5)
    path.cubicTo(10, 22.2, 21, 22.2, 21, 18.5)
    return path


def _stone() -> QPainterPath:
    path = QPainterPath(QPointF(5, 15))
    path.cubicTo(2, 9, 7, 4, 12, 4.5)
    path.cubicTo(18, 5, 23, 10, 20, 16)
    path.cubicTo(18, 20.5, 8, 21, 5, 15)
    return path


STROKES: dict[str, Callable[[], QPainterPath]] = {
    "undo": _undo,
    "redo": _redo,
    "cross": lambda: _lines(((5, 5), (19, 19)), ((19, 5), (5, 19))),
    "menu": lambda: _lines(((3, 5.5), (21, 5.5)), ((3, 12), (21, 12)), ((3, 18.5), (21, 18.5))),
    "clock": _clock,
    "person": _person,
    "backspace": _backspace,
    "list": lambda: _lines(
        ((8, 5), (21, 5)), ((8, 12), (21, 12)), ((8, 19), (21, 19)), ((3, 5), (3.4, 5)), ((3, 12), (3.4, 12)),
        ((3, 19), (3.4, 19)),
    ),
    "cards": _cards,
    "bin": _bin,
    "equal": lambda: _lines(((4, 9), (20, 9)), ((4, 15.5), (20, 15.5))),
    "arrow": lambda: _lines(((3, 12), (20, 12)), ((13.5, 5.5), (20, 12), (13.5, 18.5))),
    "push": lambda: _lines(((2, 12), (16, 12)), ((10, 5.5), (16.5, 12), (10, 18.5)), ((21.5, 4), (21.5, 20))),
    "find": _find,
    "play": lambda: _lines(((7, 4.5), (19, 12), (7, 19.5), (7, 4.5))),
    "pause": lambda: _lines(((8, 4.5), (8, 19.5)), ((16, 4.5), (16, 19.5))),
    "check": lambda: _lines(((4, 12.5), (9.5, 18), (20, 6.5))),
    "plus": lambda: _lines(((12, 4), (12, 20)), ((4, 12), (20, 12))),
    "minus": lambda: _lines(((4, 12), (20, 12))),
    "coins": _coins,
    "dots": lambda: _lines(((4, 12), (4.4, 12)), ((12, 12), (12.4, 12)), ((20, 12), (20.4, 12))),
    "swap": lambda: _lines(((4, 8), (20, 8)), ((15.5, 3.5), (20, 8)), ((20, 16), (4, 16)), ((8.5, 20.5), (4, 16))),
    "stone": _stone,
    "up": lambda: _lines(((5, 15.5), (12, 8.5), (19, 15.5))),
    "down": lambda: _lines(((5, 8.5), (12, 15.5), (19, 8.5))),
    "left": lambda: _lines(((15.5, 5), (8.5, 12), (15.5, 19))),
    "right": lambda: _lines(((8.5, 5), (15.5, 12), (8.5, 19))),
    "rows": _rows,
    "speech": lambda: _lines(((4, 4.5), (20, 4.5), (20, 16), (11, 16), (6.5, 20.5), (6.5, 16), (4, 16), (4, 4.5))),
    "out": lambda: _lines(
        ((12, 15), (12, 3.5)), ((7.5, 8), (12, 3.5), (16.5, 8)), ((4, 13), (4, 20), (20, 20), (20, 13)),
    ),
    "printer": lambda: _lines(
        ((7, 8.5), (7, 3.5), (17, 3.5), (17, 8.5)),
        ((7, 16.5), (3.5, 16.5), (3.5, 8.5), (20.5, 8.5), (20.5, 16.5), (17, 16.5)),
        ((7, 13.5), (17, 13.5), (17, 20.5), (7, 20.5), (7, 13.5)),
    ),
}  # fmt: skip


UPRIGHT = ("check", "clock")
"""Icons that do not turn round with a language that is read from the right; arrows do."""


def paint(p: QPainter, name: str, x: float, y: float, size: float, colour: QColor, line: float = 0) -> None:
    """Paint an icon centred on (x, y), `size` px high; `line` = width of its strokes, 0 = a tenth of the size."""
    half = size / 2 + max(2.0, size * 0.09)
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    stamp(p, ("icon", name, size, line, rgba(colour)), box, lambda q, _: _paint(q, name, x, y, size, colour, line))


def _paint(p: QPainter, name: str, x: float, y: float, size: float, colour: QColor, line: float) -> None:
    p.save()
    p.translate(x - size / 2, y - size / 2)
    p.scale(size / 24, size / 24)
    if name in UPRIGHT and p.transform().m11() < 0:
        p.translate(24, 0)
        p.scale(-1, 1)
    width = (line or max(1.8, size * 0.09)) * 24 / size
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(colour, width))
    p.drawPath(STROKES[name]())
    p.restore()


def triangle(p: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    """The filled triangle of ALL IN, centred on (x, y)."""
    path = QPainterPath(QPointF(x, y - size / 2))
    path.lineTo(x + size * 0.56, y + size / 2)
    path.lineTo(x - size * 0.56, y + size / 2)
    path.closeSubpath()
    p.fillPath(path, colour)


def suit_path(suit: str, x: float, y: float, size: float) -> QPainterPath:
    """A suit's shape (`s h d c`) centred on (x, y), `size` px high."""
    path = QPainterPath()
    half = size / 2

    def at(dx: float, dy: float) -> QPointF:
        return QPointF(x + dx * half, y + dy * half)

    if suit == "d":
        path.moveTo(at(0, -1))
        path.quadTo(at(0.28, -0.4), at(0.78, 0))
        path.quadTo(at(0.28, 0.4), at(0, 1))
        path.quadTo(at(-0.28, 0.4), at(-0.78, 0))
        path.quadTo(at(-0.28, -0.4), at(0, -1))
    elif suit == "h":
        path.moveTo(at(0, 0.95))
        path.cubicTo(at(-0.6, 0.35), at(-1.0, 0.05), at(-1.0, -0.38))
        path.cubicTo(at(-1.0, -0.75), at(-0.75, -0.95), at(-0.5, -0.95))
        path.cubicTo(at(-0.25, -0.95), at(-0.08, -0.8), at(0, -0.55))
        path.cubicTo(at(0.08, -0.8), at(0.25, -0.95), at(0.5, -0.95))
        path.cubicTo(at(0.75, -0.95), at(1.0, -0.75), at(1.0, -0.38))
        path.cubicTo(at(1.0, 0.05), at(0.6, 0.35), at(0, 0.95))
    elif suit == "s":
        path.moveTo(at(0, -1))
        path.cubicTo(at(0.35, -0.5), at(0.95, -0.15), at(0.95, 0.25))
        path.cubicTo(at(0.95, 0.62), at(0.68, 0.74), at(0.5, 0.74))
        path.cubicTo(at(0.3, 0.74), at(0.17, 0.64), at(0.07, 0.5))
        path.quadTo(at(0.12, 0.8), at(0.36, 1))
        path.lineTo(at(-0.36, 1))
        path.quadTo(at(-0.12, 0.8), at(-0.07, 0.5))
        path.cubicTo(at(-0.17, 0.64), at(-0.3, 0.74), at(-0.5, 0.74))
        path.cubicTo(at(-0.68, 0.74), at(-0.95, 0.62), at(-0.95, 0.25))
        path.cubicTo(at(-0.95, -0.15), at(-0.35, -0.5), at(0, -1))
    else:
        path.setFillRule(Qt.FillRule.WindingFill)
        for dx, dy in ((0, -0.52), (-0.5, 0.2), (0.5, 0.2)):
            path.addEllipse(at(dx, dy), half * 0.46, half * 0.46)
        path.addRect(QRectF(at(-0.25, -0.25), at(0.25, 0.3)))
        stem = QPainterPath(at(0.06, 0.2))
        stem.quadTo(at(0.1, 0.75), at(0.36, 1))
        stem.lineTo(at(-0.36, 1))
        stem.quadTo(at(-0.1, 0.75), at(-0.06, 0.2))
        path.addPath(stem)
    path.closeSubpath()
    return path
