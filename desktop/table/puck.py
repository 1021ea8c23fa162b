"""The dealer's puck, the kill button and the rock: what lies beside the cards."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import CENTRE, SHADOW, disc, hairline, octagon, pen, text
from desktop.kit.sizes import FINE, ICON_FINE, LINE, STRONG
from desktop.table.felt_sizes import GHOST_DASH, PUCK_SMALL, PUCK_WORD, STRUCK, STRUCK_SMALL

ROCK = (
    (0.06, 0.62), (-0.04, 0.3), (0.3, 0.06), (0.52, 0.08), (0.86, 0.12), (1.04, 0.44), (0.94, 0.7), (0.8, 0.98),
    (0.2, 1.0), (0.06, 0.62),
)  # fmt: skip
"""The outline of the rock in parts of its size: where it begins, then three points a curve."""


def puck(p: QPainter, x: float, y: float, state: str, words: str, look: Look) -> None:
    """The puck: live = solid white D; dead = hollow, dashed, struck; next = a ghost of it."""
    theme, size = look.theme, look.room.puck
    if state == "live":
        disc(p, x, y + 2, size, SHADOW)
        disc(p, x, y, size, theme.face, theme.ink, LINE)
        disc(p, x, y, size * 0.78, None, theme.ink, ICON_FINE)
        text(p, "D", x, y, round(size * 0.46), fonts.BOLD, theme.ink, CENTRE)
    else:
        line = STRONG if state == "dead" else FINE
        disc(p, x, y, size, theme.well, theme.text, line, GHOST_DASH)
        small = size < PUCK_SMALL
        text(p, "D", x, y, round(size * (0.56 if small else 0.46)), fonts.BOLD, theme.text, CENTRE)
        if state == "dead":
            # struck from rim to rim, thin enough that the letter stays one
            reach = size * 0.35
            for ink, line in zip((theme.well, theme.text), STRUCK_SMALL if small else STRUCK, strict=True):
                hairline(p, ink, x - reach, y + reach, x + reach, y - reach, line)
    if words:
        px = label_px(look)
        text(p, words, x, y + size / 2 + px * 0.72, px, fonts.MEDIUM, theme.text, CENTRE)


def label_px(look: Look) -> int:
    """The size of the word under a puck."""
    return look.px(PUCK_WORD)


def kill(p: QPainter, x: float, y: float, size: float, dots: int, look: Look) -> None:
    """The kill button: an octagon with K and a dot for each leg."""
    theme = look.theme
    p.fillPath(octagon(x, y + 2, size), SHADOW)
    p.fillPath(octagon(x, y, size), theme.kill)
    p.strokePath(octagon(x, y, size * 0.86), pen(theme.onkill, max(LINE, size * 0.03)))
    lift = size * 0.1 if dots else 0.0
    text(p, "K", x, y - lift, round(size * (0.4 if dots else 0.52)), fonts.BOLD, theme.onkill, CENTRE)
    for dot in range(dots):
        across = x + (dot - (dots - 1) / 2) * size * 0.17
        disc(p, across, y + size * 0.24, size * 0.13, theme.onkill)


def rock(p: QPainter, x: float, y: float, look: Look) -> None:
    """The rock: a stone in cream with an R."""
    theme, size = look.theme, look.room.puck
    path = QPainterPath(_spot(x, y, size, *ROCK[0]))
    for bend, second_bend, end in zip(ROCK[1::3], ROCK[2::3], ROCK[3::3], strict=True):
        path.cubicTo(_spot(x, y, size, *bend), _spot(x, y, size, *second_bend), _spot(x, y, size, *end))
    p.fillPath(path.translated(0, 2), SHADOW)
    p.fillPath(path, theme.cream)
    p.strokePath(path, pen(theme.ink, LINE))
    text(p, "R", x, y + size * 0.03, round(size * 0.46), fonts.BOLD, theme.ink, CENTRE)


def _spot(x: float, y: float, size: float, right: float, down: float) -> QPointF:
    """A point of a square of `size` px round (x, y), in parts of it."""
    return QPointF(x + (right - 0.5) * size, y + (down - 0.5) * size)
