"""A cache of painted pictures with a limit of bytes.

Antialiased shapes and shaped text are the expensive part of painting. A shape at one place of the pixel grid always
looks the same, so it is painted into a small picture once and copied from there. Nothing is kept before the first paint
of a window: filling the cache would only delay it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil, floor

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from desktop.kit.drawing import Drawings

SHAPES = 3 * 1024 * 1024
"""Bytes of shapes kept on a screen with one device pixel a px; twice as many where it has two by two."""

LARGEST = 300_000
"""Device px of the largest shape that is kept; filling a larger one is faster than copying it."""

WHOLE = 16_000
"""Device px of the largest framed shape kept as a whole; of a larger one corners and pieces of its sides are."""

FINENESS = 64
"""Steps of a device px by which places of the pixel grid differ."""

PIXEL = 4
"""Bytes of a px."""

DIGITS = 3
"""Digits of a px to which the sizes of equal shapes agree."""
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class PictureStore:
    """The pictures used last, by key; the oldest are dropped above `limit` bytes."""

    def __init__(self, limit: int = SHAPES) -> None:
        self.limit = limit
        self.drawings = Drawings()
        """Recordings of whole leaves."""
        self.size = 0
        self.open = False
        """Whether pictures are kept: from the first paint on."""
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._tokens: dict[Hashable, int] = {}
        self._last_token = 0
        self._newest: tuple[Hashable, Hashable, int] = (None, None, 0)

    def token(self, style: Hashable, language: Hashable) -> int:
        """Return a short key for a look and a language, which are costly to compare; equal ones have the same key.

        Another language drops everything that is kept: none of it is shown again.
        """
        if self._newest[1] not in (None, language):
            self.clear()
        if style is not self._newest[0] or language != self._newest[1]:
            token = self._tokens.get((style, language))
            if token is None:
                self._last_token += 1
                token = self._tokens[style, language] = self._last_token
            self._newest = style, language, token
        return self._newest[2]

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> QPixmap | None:
        """Return the picture kept under `key`, None without one."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def keep(self, key: Hashable, picture: QPixmap) -> None:
        """Keep a picture; above the limit the least recently used half is dropped, and all recordings with it."""
        before = self._kept.pop(key, None)
        self._kept[key] = picture
        self.size += _bytes(picture) - (_bytes(before) if before is not None else 0)
        most = self.limit * picture.devicePixelRatio()
        if self.size > most:
            self.drawings.clear()
            while self.size > most / 2 and len(self._kept) > 1:
                self.size -= _bytes(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        """Drop everything: after a change of theme, grid or choice nothing that is kept is shown again."""
        self._kept.clear()
        self._tokens.clear()
        self._newest = (None, None, 0)
        self.size = 0
        self.drawings.clear()


STORE = PictureStore()
"""The store of this process: Qt allows pictures in the GUI thread only."""


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * PIXEL


class PixelGrid:
    """The position of a painter's px on the pixel grid; the last one is reused, most shapes of a widget share it."""

    __slots__ = ("across", "down", "dx", "dy", "matrix", "upright")

    def __init__(self, matrix: QTransform) -> None:
        self.matrix = matrix
        self.across, self.down, self.dx, self.dy = matrix.m11(), matrix.m22(), matrix.dx(), matrix.dy()
        self.upright = self.across > 0 and not matrix.m12() and not matrix.m21()


def _grid_of(p: QPainter, last: list[PixelGrid]) -> PixelGrid:
    matrix = p.deviceTransform()
    if matrix != last[0].matrix:
        last[0] = PixelGrid(matrix)
    return last[0]


_PAINTING, _BARE = [PixelGrid(QTransform())], [PixelGrid(QTransform())]


class FrameShape(Struct, frozen=True):
    """A shape with constant sides between its corners and one colour within; painter's px."""

    corner: float
    """The part of a side at each of its ends that belongs to a corner."""
    side: float
    """The depth of a side, measured inwards, in which there is more than `fill`."""
    fill: QColor | None
    """The colour within, None = transparent."""


def stamp(
    p: QPainter, key: Hashable, box: QRectF, draw: Callable[[QPainter, QRectF], None], frame: FrameShape | None = None
) -> None:
    """Copy a shape from its kept picture; paint it directly where nothing is kept.

    Args:
        p: the painter; its transformation may scale and move, not turn.
        key: everything the shape looks like, except its place and size.
        box: the rectangle the shape covers, painter's px, with a margin for its antialiased edge.
        draw: paints the shape with the painter into the box it is given.
        frame: the parts kept of a large shape, which `draw` can paint into smaller boxes; None = the whole shape is
            kept.
    """
    grid = _grid_of(p, _PAINTING)
    if not STORE.open or not grid.upright:
        draw(p, box)
        return
    across, down = grid.across, grid.down
    left, top = box.left() * across + grid.dx, box.top() * down + grid.dy
    x, y = floor(left), floor(top)
    wide, high = ceil(left - x + box.width() * across), ceil(top - y + box.height() * down)
    kept, shape = box, (wide, high)
    corner = side = 0
    if frame is not None and wide * high > WHOLE:
        corner, side = (ceil(part * max(across, down)) + 1 for part in (frame.corner, frame.side))
        if min(wide, high) > 2 * corner + 1:
            shape = 2 * corner + 1, 2 * corner + 1
            less = (wide - shape[0]) / across, (high - shape[1]) / down
            kept = QRectF(box.left(), box.top(), box.width() - less[0], box.height() - less[1])
    if shape[0] * shape[1] > LARGEST or wide < 1 or high < 1:
        draw(p, box)
        return
    size = round(kept.width() * across, DIGITS), round(kept.height() * down, DIGITS)
    picture_key = (key, size, across, down, floor((left - x) * FINENESS), floor((top - y) * FINENESS))
    p.setWorldMatrixEnabled(False)
    bare = _grid_of(p, _BARE)
    ratio = bare.across
    picture = STORE.get(picture_key)
    if picture is None:
        picture = QPixmap(*shape)
        picture.fill(Qt.GlobalColor.transparent)
        inner = QPainter(picture)
        inner.setRenderHints(HINTS)
        inner.translate(grid.dx - x, grid.dy - y)
        inner.scale(across, down)
        draw(inner, kept)
        inner.end()
        picture = picture.copy()  # without the paint engine that Qt keeps with a painted picture, 9 KB each
        picture.setDevicePixelRatio(ratio)
        STORE.keep(picture_key, picture)

    def place(left: int, top: int, wide: int, high: int) -> QRectF:
        """Return device px of the shape in px of the painter."""
        return QRectF((x + left - bare.dx) / ratio, (y + top - bare.dy) / ratio, wide / ratio, high / ratio)

    if shape == (wide, high):
        p.drawPixmap(place(0, 0, 0, 0).topLeft(), picture)
    else:
        for there, cut in zip(_rim(wide, high, corner, side), _cuts(corner, side), strict=True):
            p.drawPixmap(place(*there), picture, cut)
        if frame is not None and frame.fill is not None:
            for there in _middle(wide, high, corner, side):
                p.fillRect(place(*there), frame.fill)
    p.setWorldMatrixEnabled(True)


DeviceRect = tuple[int, int, int, int]
"""Left, top, width, height, device px."""


def _rim(wide: int, high: int, corner: int, side: int) -> list[DeviceRect]:
    """Return the corners and the sides of a large shape."""
    right, bottom, across, down = wide - corner, high - corner, wide - 2 * corner, high - 2 * corner
    return [
        (0, 0, corner, corner),
        (right, 0, corner, corner),
        (0, bottom, corner, corner),
        (right, bottom, corner, corner),
        (corner, 0, across, side),
        (corner, high - side, across, side),
        (0, corner, side, down),
        (wide - side, corner, side, down),
    ]


@lru_cache(maxsize=64)
def _cuts(corner: int, side: int) -> list[QRectF]:
    """Return the places of these parts in the kept picture, where a side is one px long."""
    return [QRectF(*place) for place in _rim(2 * corner + 1, 2 * corner + 1, corner, side)]


def _middle(wide: int, high: int, corner: int, side: int) -> list[DeviceRect]:
    """Return the parts of a large shape that have one colour: all within its sides but the corners."""
    return [
        (corner, side, wide - 2 * corner, high - 2 * side),
        (side, corner, corner - side, high - 2 * corner),
        (wide - corner, corner, corner - side, high - 2 * corner),
    ]


def rgba(colour: QColor | None) -> int | None:
    """Return a colour as a key, None for none."""
    return None if colour is None else colour.rgba()
