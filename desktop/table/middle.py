"""The layout of the middle of the felt: street line, boards, pots; or the card between hands.

Where each board is awarded by itself, a frame round it shows its run and its winners.
"""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, wrap
from desktop.kit.paint import CENTRE, panel, text
from desktop.kit.shares import LINES as LINE_STEP
from desktop.kit.sizes import LEAST_SMALL, LINE, LIT, STRONG, TIGHT
from desktop.present.centre import Centre
from desktop.table import felt_sizes as measure
from desktop.table import shares
from desktop.table.colours import colours
from desktop.table.felt_sizes import FRAME_NAME, FRAME_ROUND, FRAME_SIDE, FRAME_WORDS
from desktop.table.measures import measures
from desktop.table.middle_words import card_blocks, street_width

PER_ROW = 4


class Middle(Struct, frozen=True):
    """The layout of the middle, in reference px of the felt area."""

    line: float
    """The y of the middle of the street line's text."""
    boards: tuple[QRectF, ...]
    """The rectangle of each board."""
    frames: tuple[QRectF, ...]
    """The frame round each board, where each is awarded by itself; else empty."""
    pots: tuple[QRectF, ...]
    """The rectangle of each pot."""
    blocks: tuple[QRectF, ...]
    """The rectangles that the middle covers: in a hand words, boards and pots; else the card between hands."""

    @property
    def block(self) -> QRectF:
        """The smallest rectangle round all of the middle."""
        whole = QRectF(self.blocks[0])
        for rect in self.blocks[1:]:
            whole = whole.united(rect)
        return whole


def middle(centre: Centre, look: Look, at: QPointF) -> Middle:
    """Return the layout of the middle round `at`."""
    if centre.kind != "hand":
        return Middle(at.y(), (), (), (), card_blocks(centre, look, at))
    boards, top = _boards(centre, look, at)
    frame_x, frame_y = look.of(measure.RUN_BESIDE), look.of(measure.RUN_OVER)
    frames = tuple(board.adjusted(-frame_x, -frame_y, frame_x, frame_y - 2) for board in boards) if centre.parts else ()
    line = top - look.of(measure.STREET_ABOVE) - (frame_y if frames else 0)
    bottom = boards[-1].bottom() if boards else top - look.of(measure.BOARD_BELOW)
    pots = _pots(centre, look, at, bottom + look.of(measure.POTS_BELOW))
    reach = street_width(centre, look) / 2 + TIGHT
    words = QRectF(at.x() - reach, line - look.of(measure.STREET_UP), 2 * reach, look.of(measure.STREET_HIGH))
    return Middle(line, boards, frames, pots, (words, *(frames or boards), *pots))


def _boards(centre: Centre, look: Look, at: QPointF) -> tuple[tuple[QRectF, ...], float]:
    """Return the rectangles of the boards and the top of the middle; several boards are rows of smaller size."""
    room = measures(look)
    count = len(centre.boards)
    size = measure.BOARD_SIZES[min(count, len(measure.BOARD_SIZES)) - 1]
    width = room.board * size
    height, gap = room.card[1] * size, look.of(measure.RUN_GAP) if centre.parts else room.card_gap
    up = look.of(measure.MIDDLE_UP[min(count, len(measure.MIDDLE_UP) - 1)])
    crowded = len(centre.pots) > PER_ROW
    top = at.y() - up - (look.of(measure.POTS_MANY) if crowded else 0)
    if not count:
        return (), top
    rects = tuple(QRectF(at.x() - width / 2, top + n * (height + gap), width, height) for n in range(count))
    return rects, top


def _pots(centre: Centre, look: Look, at: QPointF, top: float) -> tuple[QRectF, ...]:
    room, count = measures(look), len(centre.pots)
    if not count:
        return ()
    won = any(pot.won for pot in centre.pots)
    width, height = map(float, room.pot_won if won or count == PER_ROW - 1 else room.pot)
    if won:
        top -= look.of(measure.POT_WON_UP)
        height = room.pot_won[1]
    if count >= PER_ROW:
        width = room.pot_small
    elif count <= 2 and not won:
        dots = max(len(pot.dots) for pot in centre.pots)
        across = min(dots, measure.POT_DOTS_ACROSS[count - 1])
        width = max(width, across * look.of(measure.POT_DOT) + look.of(measure.POT_DOTS_SIDE))
    large = not centre.boards and count < PER_ROW
    if large:
        wider, higher = shares.POT_LARGE
        width, height = round(width * wider), round(height * higher)
    rows = -(-count // PER_ROW)
    if rows > 1:
        height = look.of(measure.POT_FLAT)
    gap = room.pot_gap
    rects = []
    for number in range(count):
        row, place = divmod(number, PER_ROW)
        in_row = min(PER_ROW, count - row * PER_ROW)
        left = at.x() - (in_row * width + (in_row - 1) * gap) / 2
        down = top + row * (height + look.of(measure.POT_ROWS))
        rects.append(QRectF(left + place * (width + gap), down, width, height))
    return tuple(rects)


LINES = 3


def paint_frames(p: QPainter, centre: Centre, layout: Middle, look: Look, touched: Callable[[QRectF], bool]) -> None:
    """Paint the frames that are `touched` by a repaint: amber = ranked now, green = its winners are entered."""
    theme, side = look.theme, look.of(FRAME_SIDE)
    own = colours(theme)
    edges = {"now": (theme.now, LIT), "done": (theme.win, STRONG), "open": (own.feltline, LINE)}
    inks = {"now": theme.text, "done": theme.win, "open": theme.text2}
    for frame, board, (name, state, words) in zip(layout.frames, layout.boards, centre.parts, strict=True):
        if not touched(frame):
            continue
        panel(p, frame, look.of(FRAME_ROUND), own.well, *edges[state])
        y, room = frame.center().y(), board.left() - frame.left() - 2 * side
        ink = theme.now if state == "now" else theme.text
        _words(p, (name,), frame.left() + side + room / 2, y, room, look.px(FRAME_NAME), ink)
        _words(p, words, board.right() + side + room / 2, y, room, look.px(FRAME_WORDS), inks[state])


def _words(p: QPainter, words: tuple[str, ...], x: float, y: float, room: float, px: float, ink: QColor) -> None:
    """Paint words in at most `LINES` lines round the middle height `y`; a lone one is wrapped; text shrinks first."""
    size = round(px)

    def wrap_lines() -> list[str]:
        if len(words) == 1:
            return wrap(words[0], size, fonts.SEMIBOLD, room, LINES)
        return [elide(line, size, fonts.SEMIBOLD, room) for line in words[:LINES]]

    letters = "".join("".join(words).split())
    while size > LEAST_SMALL and "".join("".join(wrap_lines()).split()) != letters:
        size -= 1
    lines = wrap_lines()
    for number, line in enumerate(lines):
        line_y = y + (number - (len(lines) - 1) / 2) * size * LINE_STEP
        text(p, line, x, line_y, size, fonts.SEMIBOLD, ink, CENTRE)
