"""The dealer's puck, the kill button and the rock: what lies beside the cards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import CENTRE, disc, hairline, octagon, pen, text
from desktop.table.felt_sizes import PUCK_WORD


def puck(p: QPainter, x: float, y: float, state: str, words: str, look: Look) -> None:
    """The puck: live = solid white D; dead = hollow, dashed, struck; next = a ghost of it."""
    theme, size = look.theme, look.room.puck
    if state == "live":
        disc(p, x, y + 2, size, QColor(0, 0, 0, 110))
        disc(p, x, y, size, theme.face, theme.ink, 1.2)
        disc(p, x, y, size * 0.78, None, theme.ink, 1.6)
        text(p, "D", x, y, round(size * 0.46), fonts.BOLD, theme.ink, CENTRE)
    else:
        line = 2.0 if state == "dead" else 1.5
        disc(p, x, y, size, theme.well, theme.text, line, (5, 4))
        small = size < 40
        text(p, "D", x, y, round(size * (0.56 if small else 0.46)), fonts.BOLD, theme.text, CENTRE)
        if state == "dead":
            # struck from rim to rim, thin enough that the letter stays one
            reach = size * 0.35
            hairline(p, theme.well, x - reach, y + reach, x + reach, y - reach, 3.2 if small else 4.4)
            hairline(p, theme.text, x - reach, y + reach, x + reach, y - reach, 1.4 if small else 2.0)
    if words:
        px = label_px(look)
        text(p, words, x, y + size / 2 + px * 0.72, px, fonts.MEDIUM, theme.text, CENTRE)


def label_px(look: Look) -> int:
    """The size of the word under a puck."""
    return look.px(PUCK_WORD)


def kill(p: QPainter, x: float, y: float, size: float, dots: int, look: Look) -> None:
    """The kill button: an octagon with K and a dot for each leg."""
    theme = look.theme
    p.fillPath(octagon(x, y + 2, size), QColor(0, 0, 0, 110))
    p.fillPath(octagon(x, y, size), theme.kill)
    p.strokePath(octagon(x, y, size * 0.86), pen(theme.onkill, max(1.2, size * 0.03)))
    lift = size * 0.1 if dots else 0.0
    text(p, "K", x, y - lift, round(size * (0.4 if dots else 0.52)), fonts.BOLD, theme.onkill, CENTRE)
    for dot in range(dots):
        across = x + (dot - (dots - 1) / 2) * size * 0.17
        disc(p, across, y + size * 0.24, size * 0.13, theme.onkill)


def rock(p: QPainter, x: float, y: float, look: Look) -> None:
    """The rock: a stone in cream with an R."""
    theme, size = look.theme, look.room.puck
    path = QPainterPath()
    box = QRectF(x - size / 2, y - size / 2, size, size)
    path.moveTo(box.left() + size * 0.06, box.top() + size * 0.62)
    path.cubicTo(
        box.left() - size * 0.04,
        box.top() + size * 0.3,
        box.left() + size * 0.3,
        box.top() + size * 0.06,
        box.left() + size * 0.52,
        box.top() + size * 0.08,
    )
    path.cubicTo(
        box.left() + size * 0.86,
        box.top() + size * 0.12,
        box.right() + size * 0.04,
        box.top() + size * 0.44,
        box.left() + size * 0.94,
        box.top() + size * 0.7,
    )
    path.cubicTo(box.left() + size * 0.8, box.bottom() - size * 0.02, box.left() + size * 0.2, box.bottom(),
                 box.left() + size * 0.06, box.top() + size * 0.62)  # fmt: skip
    p.fillPath(path.translated(0, 2), QColor(0, 0, 0, 110))
    p.fillPath(path, theme.cream)
    p.strokePath(path, pen(theme.ink, 1.2))
    text(p, "R", x, y + size * 0.03, round(size * 0.46), fonts.BOLD, theme.ink, CENTRE)
