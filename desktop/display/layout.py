"""Layout of the players' display: top band, felt over the whole width, bottom band; board and pots enlarged.

Reference px of a 1920 x 1080 screen. The seats use the table's own geometry a little enlarged; the middle uses the
table's board and pots, enlarged by a factor that fits between the seats (2 where it can).
"""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from desktop.display.sizes import BESIDE_PLATE, LONE_POT
from desktop.kit import layouts
from desktop.kit.appearance import Look
from desktop.kit.metrics import ColumnHeights, Fit
from desktop.kit.theme import Theme
from desktop.present.centre import Centre
from desktop.table.geometry import Geometry
from desktop.table.measures import WIDE

WIDTH, HEIGHT = 1920, 1080
STRIP, BAND = 78, 122
SEATS = 1.12
"""Size of the seats, as a factor of that on the dealer's screen."""
TWICE = 2.0
MOST = 2.6
"""Largest factor of the middle, used for a board alone, where the pots are hidden."""
POT_HEIGHT, POT_LOW = 84, 74
PER_ROW = 4
"""Most pots beside each other."""
SCALE_LEAST = 0.05
"""Least scale of the window."""
GAP, APART = 18, 10

ROOM = replace(WIDE, plate_margin=(26, 16), felt_margin=(96, 40), felt_drop=0)


class DisplayTable(Geometry, frozen=True):
    """The table's geometry on a screen without a side column: the oval takes the whole width."""

    @property
    def half(self) -> tuple[float, float]:
        """Half-axes of the table with its rail, reference px."""
        x, y = self.room.felt_margin
        return self.width / 2 - x, self.height / 2 - y


class DisplayFrame(Struct, frozen=True):
    """The size of the screen."""

    scale: float
    """Pixels of the screen to a reference px."""
    width: float
    """Width, reference px."""
    height: float
    """Height, reference px."""

    @property
    def strip(self) -> QRectF:
        """Area of the top band."""
        return QRectF(0, 0, self.width, STRIP)

    @property
    def felt(self) -> QRectF:
        """Area of the felt."""
        return QRectF(0, STRIP, self.width, self.height - STRIP - BAND)

    @property
    def band(self) -> QRectF:
        """Area of the bottom band."""
        return QRectF(0, self.height - BAND, self.width, BAND)


def frame(width: int = WIDTH, height: int = HEIGHT) -> DisplayFrame:
    """Return the frame of a screen of this size in pixels."""
    scale = max(SCALE_LEAST, min(width / WIDTH, height / HEIGHT))
    return DisplayFrame(scale, width / scale, height / scale)


def look(theme: Theme, frame: DisplayFrame, size: float) -> Look:
    """Return the look of a part of the display, `size` times as large as on the dealer's screen."""
    scale = frame.scale * size
    column = ColumnHeights(0, 0, 0, 0, 0)
    return Look(theme, Fit(layouts.WIDE, scale, frame.width / size, frame.height / size, False, column), motion=False)


def table(frame: DisplayFrame, seats: int) -> DisplayTable:
    """Return the geometry of the seats, in px of the seats' own size."""
    felt = frame.felt
    return DisplayTable(ROOM, felt.width() / SEATS, felt.height() / SEATS, max(2, seats))


class DisplayMiddle(Struct, frozen=True):
    """The layout of the middle of the felt."""

    size: float
    """Size of boards and pots, as a factor of that on the dealer's screen."""
    boards: tuple[QRectF, ...] = ()
    """Area of each board, reference px of the felt."""
    pots: tuple[QRectF, ...] = ()
    """Area of each pot, reference px of the felt."""

    @property
    def blocks(self) -> tuple[QRectF, ...]:
        """Areas of all boards and pots, in px of the seats' size."""
        return tuple(
            QRectF(r.x() / SEATS, r.y() / SEATS, r.width() / SEATS, r.height() / SEATS)
            for r in (*self.boards, *self.pots)
        )


def middle(centre: Centre, frame: DisplayFrame) -> DisplayMiddle:
    """Lay out boards and pots round the middle of the felt, as large as the seats leave room for."""
    felt = frame.felt
    point = QPointF(felt.width() / 2, felt.height() / 2)
    board = (WIDE.board, float(WIDE.card[1]))
    rows = _pot_rows(centre)
    total_width = max(
        [board[0] if centre.boards else 0, *(sum(row) + WIDE.pot_gap * (len(row) - 1) for row, _ in rows), 1]
    )
    boards = len(centre.boards)
    total_height = boards * board[1] + max(0, boards - 1) * APART + sum(height for _, height in rows)
    total_height += APART * max(0, len(rows) - 1) + (GAP if boards and rows else 0)
    largest = TWICE if rows and boards else MOST
    rim = SEATS * (ROOM.plate_margin[1] + ROOM.plate[1] + ROOM.pill_h + 2 * ROOM.apart)
    side = SEATS * (ROOM.plate_margin[0] + ROOM.plate[0] + BESIDE_PLATE)
    size = min(largest, (felt.width() - 2 * side) / total_width, (felt.height() - 2 * rim) / max(1.0, total_height))
    top = point.y() - total_height * size / 2
    boards_at = []
    for _ in range(boards):
        boards_at.append(QRectF(point.x() - board[0] * size / 2, top, board[0] * size, board[1] * size))
        top += (board[1] + APART) * size
    if boards:
        top += (GAP - APART) * size
    pots = []
    for widths, height in rows:
        left = point.x() - (sum(widths) + WIDE.pot_gap * (len(widths) - 1)) * size / 2
        for width in widths:
            pots.append(QRectF(left, top, width * size, height * size))
            left += (width + WIDE.pot_gap) * size
        top += (height + APART) * size
    return DisplayMiddle(size, tuple(boards_at), tuple(pots))


def _pot_rows(centre: Centre) -> list[tuple[list[float], float]]:
    """Return widths and height of each row of pots, in px of the dealer's screen."""
    count = len(centre.pots)
    if not count:
        return []
    width = LONE_POT if count == 1 else float(WIDE.pot[0]) if count < PER_ROW else float(WIDE.pot_small)
    height = POT_HEIGHT if count <= PER_ROW else POT_LOW
    return [([width] * min(PER_ROW, count - start), float(height)) for start in range(0, count, PER_ROW)]
