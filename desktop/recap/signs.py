"""The icons of what can be taken along, drawn on 24 x 24 like all others."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.kit.paint import pen


def _stroke(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def _speech() -> QPainterPath:
    path = QPainterPath()
    _stroke(path, (4, 4.5), (20, 4.5), (20, 16), (11, 16), (6.5, 20.5), (6.5, 16), (4, 16), (4, 4.5))
    return path


def _rows() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 4.5, 17, 15), 1.5, 1.5)
    _stroke(path, (3.5, 9.5), (20.5, 9.5))
    _stroke(path, (3.5, 14.5), (20.5, 14.5))
    _stroke(path, (10, 4.5), (10, 19.5))
    return path


def _out() -> QPainterPath:
    path = QPainterPath()
    _stroke(path, (12, 15), (12, 3.5))
    _stroke(path, (7.5, 8), (12, 3.5), (16.5, 8))
    _stroke(path, (4, 13), (4, 20), (20, 20), (20, 13))
    return path


def _printer() -> QPainterPath:
    path = QPainterPath()
    _stroke(path, (7, 8.5), (7, 3.5), (17, 3.5), (17, 8.5))
    _stroke(path, (7, 16.5), (3.5, 16.5), (3.5, 8.5), (20.5, 8.5), (20.5, 16.5), (17, 16.5))
    _stroke(path, (7, 13.5), (17, 13.5), (17, 20.5), (7, 20.5), (7, 13.5))
    return path


SIGNS = {"speech": _speech, "rows": _rows, "out": _out, "printer": _printer}


def paint(p: QPainter, name: str, x: float, y: float, size: float, colour: QColor) -> None:
    """Paint a sign centred on (x, y), `size` px high."""
    p.save()
    p.translate(x - size / 2, y - size / 2)
    p.scale(size / 24, size / 24)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(colour, max(1.8, size * 0.085) * 24 / size))
    p.drawPath(SIGNS[name]())
    p.restore()
