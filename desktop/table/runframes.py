"""Round the boards on the felt, where each is awarded by itself: which run it is, and who takes it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, wrap
from desktop.kit.paint import CENTRE, panel, text
from desktop.kit.sizes import LEAST_SMALL, LINE, LIT, STRONG
from desktop.present.centre import Centre
from desktop.table.felt_sizes import FRAME_NAME, FRAME_ROUND, FRAME_SIDE, FRAME_WORDS
from desktop.table.middle import Middle

LINES = 3


def paint_frames(p: QPainter, centre: Centre, laid: Middle, look: Look, touched: Callable[[QRectF], bool]) -> None:
    """Paint the frames that are `touched` by a repaint: amber = ranked now, green = it has its winners."""
    theme, side = look.theme, look.of(FRAME_SIDE)
    edges = {"now": (theme.now, LIT), "done": (theme.win, STRONG), "open": (theme.feltline, LINE)}
    inks = {"now": theme.text, "done": theme.win, "open": theme.text2}
    for frame, board, (name, state, words) in zip(laid.frames, laid.boards, centre.parts, strict=True):
        if not touched(frame):
            continue
        panel(p, frame, look.of(FRAME_ROUND), theme.well, *edges[state])
        y, room = frame.center().y(), board.left() - frame.left() - 2 * side
        ink = theme.now if state == "now" else theme.text
        _words(p, (name,), frame.left() + side + room / 2, y, room, look.px(FRAME_NAME), ink)
        _words(p, words, board.right() + side + room / 2, y, room, look.px(FRAME_WORDS), inks[state])


def _words(p: QPainter, words: tuple[str, ...], x: float, y: float, room: float, px: float, ink: QColor) -> None:
    """Words in a few lines round a middle height: one line is wrapped; they shrink before they are cut."""
    size = round(px)

    def laid() -> list[str]:
        if len(words) == 1:
            return wrap(words[0], size, fonts.SEMIBOLD, room, LINES)
        return [elide(line, size, fonts.SEMIBOLD, room) for line in words[:LINES]]

    whole = "".join("".join(words).split())
    while size > LEAST_SMALL and "".join("".join(laid()).split()) != whole:
        size -= 1
    lines = laid()
    for number, line in enumerate(lines):
        at = y + (number - (len(lines) - 1) / 2) * size * 1.25
        text(p, line, x, at, size, fonts.SEMIBOLD, ink, CENTRE)
