"""Painting helpers: text placed by the height of its capitals, panels, pills, rings; all in reference px."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.kit import fonts, shares
from desktop.kit.sizes import EDGE, FINE, LEAST_SMALL, LINE, STRIPE, STRIPE_ENDS
from desktop.kit.speech import from_right
from desktop.kit.store import FINENESS, STORE, FrameShape, rgba, stamp

TextRun = tuple[str, int, int, QColor]
"""A piece of text: words, size in px, weight, colour."""

LEFT, CENTRE, RIGHT = -1, 0, 1
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
_FROM_RIGHT = "[\u0590-\u08ff]"
"""Letters of right-to-left scripts; a text without any keeps its sign before the figure."""

SHADOW = QColor(0, 0, 0, 110)
SHADOW_DEPTH = 2
"""The offset of a shadow below its panel, px."""
OPAQUE = 255
RING_LARGE = 30
"""The ring width from which a single digit leaves more room around it, px."""
TWO_DIGITS = 10


def pen(colour: QColor, width: float = LINE, dash: Sequence[float] = ()) -> QPen:
    """Return a pen with round joins; `dash` in px of line and gap."""
    made = QPen(colour, width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dash:
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
        made.setDashPattern([part / width for part in dash])
    return made


def advance(run: TextRun) -> float:
    """Return the width of a piece of text, px."""
    return fonts.width(fonts.typeset(run[0]), run[1], run[2])


def runs(p: QPainter, pieces: Sequence[TextRun], x: float, y: float, align: int = LEFT, gap: float = 0) -> float:
    """Paint pieces of text on one baseline, `y` = middle of the largest piece's capitals; return their width."""
    if not pieces:
        return 0.0
    total = sum(advance(piece) for piece in pieces) + gap * (len(pieces) - 1)
    at = x if align == LEFT else x - total if align == RIGHT else x - total / 2
    tallest = max(pieces, key=lambda piece: piece[1])
    base = y + fonts.cap(tallest[1], tallest[2]) / 2
    if from_right():
        _from_right(p, pieces, at, base, gap)
        return total
    for words, px, weight, colour in pieces:
        if not words:
            continue
        words = fonts.typeset(words)
        letters(p, words, px, weight, colour, at, base)
        at += fonts.width(words, px, weight) + gap
    return total


def _from_right(p: QPainter, pieces: Sequence[TextRun], at: float, base: float, gap: float) -> None:
    """Paint pieces of text from `at` on in a right-to-left language."""
    turned = p.transform().m11() < 0
    for words, px, weight, colour in pieces if turned else pieces[::-1]:
        if not words:
            continue
        p.setFont(fonts.font(px, weight))
        p.setPen(colour)
        words = fonts.typeset(words)
        wide = fonts.width(words, px, weight)
        p.setLayoutDirection(RIGHT_TO_LEFT if re.search(_FROM_RIGHT, words) else LEFT_TO_RIGHT)
        if turned:  # a mirrored painter: letters keep their direction
            p.save()
            p.translate(2 * at + wide, 0)
            p.scale(-1, 1)
            p.drawText(QPointF(at, base), words)
            p.restore()
        else:
            p.drawText(QPointF(at, base), words)
        at += wide + gap


def text(p: QPainter, words: str, x: float, y: float, px: int, weight: int, colour: QColor, align: int = LEFT) -> float:
    """Paint one piece of text, `y` = the middle of its capitals; return its width."""
    if not words or from_right():
        return runs(p, [(words, px, weight, colour)], x, y, align)
    words = fonts.typeset(words)
    wide = fonts.width(words, px, weight)
    at = x if align == LEFT else x - wide if align == RIGHT else x - wide / 2
    letters(p, words, px, weight, colour, at, y + fonts.cap(px, weight) / 2)
    return wide


def lines(
    p: QPainter, texts: Sequence[str], x: float, y: float, step: float, px: int, weight: int, colour: QColor,
    align: int = LEFT,
) -> None:  # fmt: skip
    """Paint lines of text `step` px apart; `y` = the middle of the first."""
    for number, words in enumerate(texts):
        text(p, words, x, y + number * step, px, weight, colour, align)


def block(
    p: QPainter, texts: Sequence[str], x: float, y: float, step: float, px: int, weight: int, colour: QColor,
    align: int = LEFT,
) -> None:  # fmt: skip
    """Paint lines of text `step` px apart; `y` = the middle of all of them."""
    lines(p, texts, x, y - (len(texts) - 1) / 2 * step, step, px, weight, colour, align)


def letters(p: QPainter, words: str, px: int, weight: int, colour: QColor, x: float, base: float) -> None:
    """Paint a left-to-right text at `x` in the steps in which Qt places glyphs."""
    p.setPen(colour)
    spot = QPointF(int(x * FINENESS) / FINENESS, base)
    em = fonts.shaping_size(px)
    if px == em:
        _write(p, words, em, weight, spot)
        return
    p.save()
    p.translate(spot)
    p.scale(px / em, px / em)
    _write(p, words, em, weight, QPointF())
    p.restore()


def _write(p: QPainter, words: str, em: int, weight: int, spot: QPointF) -> None:
    """Paint a text from cached glyphs; before the first paint nothing is kept, as filling a cache would delay it."""
    if not STORE.open:
        p.setFont(fonts.font(em, weight))
        p.drawText(spot, words)
        return
    for glyphs in fonts.shaped(words, em, weight):
        p.drawGlyphRun(spot, glyphs)


def inside(rect: QRectF, edge: float = EDGE) -> QRectF:
    """Return a rectangle without its edge."""
    return rect.adjusted(edge, edge, -edge, -edge)


def panel(
    p: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None = None,
    line: float = LINE,
    dash: Sequence[float] = (),
    shadow: bool = False,
) -> None:
    """Paint a rounded panel with its edge inside `rect`; `shadow` = 2 px below a panel that can be pressed."""
    key = ("panel", radius, rgba(fill), rgba(edge), line, tuple(dash), shadow)
    under = SHADOW_DEPTH if shadow else 0
    frame = None
    if not dash and (not shadow if fill is None else fill.alpha() == OPAQUE):  # its middle is one colour
        frame = FrameShape(1 + radius + under, 1 + under + (line if edge is not None else 0), fill)
    stamp(
        p, key, rect.adjusted(-1, -1, 1, 1 + under),
        lambda q, box: _panel(q, box.adjusted(1, 1, -1, -1 - under), radius, fill, edge, line, dash, shadow), frame,
    )  # fmt: skip


def _panel(
    p: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None,
    line: float,
    dash: Sequence[float],
    shadow: bool,
) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    if shadow:
        _shadow(p, rect, radius, hidden=fill is not None and fill.alpha() == OPAQUE)
    if fill is not None:
        p.setBrush(fill)
        p.drawRoundedRect(rect, radius, radius)
    if edge is not None and line > 0:
        half = line / 2
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(pen(edge, line, dash))
        p.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def _shadow(p: QPainter, rect: QRectF, radius: float, hidden: bool) -> None:
    """Paint the shadow of a panel; `hidden` = the panel covers all but the rim below.

    Qt blends translucent areas on threads of its own, which costs more than the blending: the rim alone is so low that
    Qt starts none.
    """
    p.setBrush(SHADOW)
    if hidden:
        p.save()
        p.setClipRect(QRectF(rect.left(), rect.bottom() - radius, rect.width(), radius + SHADOW_DEPTH))
    p.drawRoundedRect(rect.translated(0, SHADOW_DEPTH), radius, radius)
    if hidden:
        p.restore()


def disc(
    p: QPainter,
    x: float,
    y: float,
    diameter: float,
    fill: QColor | None,
    edge: QColor | None = None,
    line: float = FINE,
    dash: Sequence[float] = (),
) -> None:
    """Paint a disc around (x, y) with its edge inside `diameter`."""
    key = ("disc", diameter, rgba(fill), rgba(edge), line, tuple(dash))
    half = diameter / 2 + 1
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    stamp(p, key, box, lambda q, _: _disc(q, x, y, diameter, fill, edge, line, dash))


def _disc(
    p: QPainter,
    x: float,
    y: float,
    diameter: float,
    fill: QColor | None,
    edge: QColor | None,
    line: float,
    dash: Sequence[float],
) -> None:
    p.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    p.setPen(pen(edge, line, dash) if edge is not None else Qt.PenStyle.NoPen)
    radius = diameter / 2 - (line / 2 if edge is not None else 0)
    p.drawEllipse(QPointF(x, y), radius, radius)


def number_ring(
    p: QPainter,
    number: int,
    x: float,
    y: float,
    diameter: float,
    ink: QColor,
    edge: QColor | None = None,
    fill: QColor | None = None,
    dash: Sequence[float] = (),
) -> None:
    """Paint a number in its ring."""
    disc(p, x, y, diameter, fill, edge, FINE, dash)
    share = shares.RING_NUMBER_LARGE if diameter >= RING_LARGE else shares.RING_NUMBER
    large = diameter * (shares.RING_NUMBER_TWO if number >= TWO_DIGITS else share)
    px = max(LEAST_SMALL, round(large))
    text(p, str(number), x, y, px, fonts.BOLD, ink, CENTRE)


def hairline(p: QPainter, colour: QColor, x1: float, y1: float, x2: float, y2: float, width: float = LINE) -> None:
    """Paint a straight line."""
    p.setPen(pen(colour, width))
    p.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def line_above(p: QPainter, area: QRectF, colour: QColor) -> None:
    """Paint a line along the upper edge, inside the area."""
    hairline(p, colour, area.left(), area.top() + EDGE, area.right(), area.top() + EDGE)


def line_below(p: QPainter, area: QRectF, colour: QColor) -> None:
    """Paint a line along the lower edge, inside the area."""
    hairline(p, colour, area.left(), area.bottom() - EDGE, area.right(), area.bottom() - EDGE)


def stripe(p: QPainter, area: QRectF, colour: QColor, ends: float = STRIPE_ENDS) -> None:
    """Paint the bar at the left edge of an open or chosen row; `ends` = px that are free above and below it."""
    bar = QRectF(area.left(), area.top() + ends, STRIPE, area.height() - 2 * ends)
    panel(p, bar, STRIPE / 2, colour)


_FIGURES = r"(\d+(?:(?:[.,]|\u202f)\d+)*)"  # \u202f inside the brackets would cost every start 1 ms


def mixed(words: str, px: int, strong: QColor, weak: QColor) -> list[TextRun]:
    """Return a sentence in pieces with bold figures, whatever separates their thousands: `sum 100 + rest 40`."""
    return [
        (piece, px, fonts.BOLD, strong) if at % 2 else (piece, px, fonts.MEDIUM, weak)
        for at, piece in enumerate(re.split(_FIGURES, words))
        if piece
    ]


def octagon(x: float, y: float, diameter: float) -> QPainterPath:
    """Return an octagon around (x, y)."""
    half, cut = diameter / 2, diameter * shares.OCTAGON_CUT
    path = QPainterPath(QPointF(x - half + cut, y - half))
    for px, py in (
        (x + half - cut, y - half),
        (x + half, y - half + cut),
        (x + half, y + half - cut),
        (x + half - cut, y + half),
        (x - half + cut, y + half),
        (x - half, y + half - cut),
        (x - half, y - half + cut),
    ):
        path.lineTo(px, py)
    path.closeSubpath()
    return path
