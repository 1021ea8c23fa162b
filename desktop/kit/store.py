"""Pictures that are painted once and shown many times, kept in one place with a limit of bytes.

Antialiased shapes and shaped text are what painting costs. A shape at one place of the pixel grid always comes out the
same, so it is painted into a small picture once and copied from there. Nothing is kept before the first paint of a
window: filling the store would only make that one later.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from desktop.kit.drawing import Drawings, Notes

SHAPES = 8 * 1024 * 1024
"""Bytes of shapes kept on a screen with one device pixel a px; four times as many where it has two by two."""

LARGEST = 300_000
"""Device px of a shape that is kept; a larger one is filled faster than it is copied."""

FINENESS = 64
"""Steps of a device px in which places of the pixel grid are told apart."""

HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class Store:
    """The pictures used last, by key; the oldest go when there are more than `limit` bytes of them."""

    def __init__(self, limit: int = SHAPES) -> None:
        self.limit = limit
        self.drawings = Drawings()
        """What whole leaves were painted with."""
        self.size = 0
        self.open = False
        """Whether pictures are kept yet: from the first paint on."""
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._tokens: dict[Hashable, int] = {}
        self._last = 0
        self._newest: tuple[Hashable, Hashable, int] = (None, None, 0)

    def token(self, style: Hashable, language: Hashable) -> int:
        """A short key for a look and a language, which are costly to compare; equal ones have the same.

        In another language nothing that is kept is shown any more.
        """
        if self._newest[1] not in (None, language):
            self.clear()
        if style is not self._newest[0] or language != self._newest[1]:
            token = self._tokens.get((style, language))
            if token is None:
                self._last += 1
                token = self._tokens[style, language] = self._last
            self._newest = style, language, token
        return self._newest[2]

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> QPixmap | None:
        """The picture kept under `key`, None when there is none."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def keep(self, key: Hashable, picture: QPixmap) -> None:
        """Keep a picture; the ones not used for longest give way."""
        before = self._kept.pop(key, None)
        self._kept[key] = picture
        self.size += _bytes(picture) - (_bytes(before) if before is not None else 0)
        most = self.limit * picture.devicePixelRatio() ** 2
        while self.size > most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.size -= _bytes(oldest)

    def clear(self) -> None:
        """Forget all: theme, grid or a choice is another one, and nothing that is kept is shown any more."""
        self._kept.clear()
        self._tokens.clear()
        self._newest = (None, None, 0)
        self.size = 0
        self.drawings.clear()


STORE = Store()
"""The store of this process: pictures may only be made in the GUI thread anyway."""


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


class Grid:
    """How the px of a painter lie on the pixel grid; the one seen last is kept, most shapes of a widget share it."""

    __slots__ = ("across", "down", "dx", "dy", "matrix", "upright")

    def __init__(self, matrix: QTransform) -> None:
        self.matrix = matrix
        self.across, self.down, self.dx, self.dy = matrix.m11(), matrix.m22(), matrix.dx(), matrix.dy()
        self.upright = self.across > 0 and not matrix.m12() and not matrix.m21()


def _grid(p: QPainter, last: list[Grid]) -> Grid:
    matrix = p.deviceTransform()
    if matrix != last[0].matrix:
        last[0] = Grid(matrix)
    return last[0]


_PAINTING, _BARE = [Grid(QTransform())], [Grid(QTransform())]


def stamp(p: QPainter, key: Hashable, box: QRectF, draw: Callable[[QPainter], None]) -> None:
    """Copy a shape from its kept picture; paint it directly where nothing is kept.

    Args:
        p: the painter; its transformation may scale and move, not turn.
        key: all that the shape looks like, apart from where it lies.
        box: what the shape covers, in the painter's px, a margin for its antialiased edge included.
        draw: paints the shape at its place with the painter it is given.
    """
    grid = _grid(p, _PAINTING)
    if not STORE.open or not grid.upright:
        draw(p)
        return
    across, down = grid.across, grid.down
    left, top = box.left() * across + grid.dx, box.top() * down + grid.dy
    x, y = floor(left), floor(top)
    wide, high = ceil(left - x + box.width() * across), ceil(top - y + box.height() * down)
    if wide * high > LARGEST or wide < 1 or high < 1:
        draw(p)
        return
    whole = (key, across, down, floor((left - x) * FINENESS), floor((top - y) * FINENESS))

    def made() -> QPixmap:
        picture = QPixmap(wide, high)
        picture.fill(Qt.GlobalColor.transparent)
        inner = QPainter(picture)
        inner.setRenderHints(HINTS)
        inner.translate(grid.dx - x, grid.dy - y)
        inner.scale(across, down)
        draw(inner)
        inner.end()
        return picture

    QPainter.setWorldMatrixEnabled(p, False)
    bare = _grid(p, _BARE)
    ratio = bare.across
    place = QRectF((x - bare.dx) / ratio, (y - bare.dy) / ratio, wide / ratio, high / ratio)
    if isinstance(p, Notes):  # by its key: a note that held the picture would keep it beyond the store's limit
        p.steps.append((_copy, (whole, place, made)))
    else:
        _draw(p, whole, place, made)
    QPainter.setWorldMatrixEnabled(p, True)


def _copy(p: QPainter, whole: Hashable, place: QRectF, made: Callable[[], QPixmap]) -> None:
    """Copy a shape where a note says it lies."""
    p.setWorldMatrixEnabled(False)
    _draw(p, whole, place, made)
    p.setWorldMatrixEnabled(True)


def _draw(p: QPainter, whole: Hashable, place: QRectF, made: Callable[[], QPixmap]) -> None:
    """Copy the picture kept under `whole` to a place in px of the device; it is made where none is kept."""
    picture = STORE.get(whole)
    if picture is None:
        picture = made()
        STORE.keep(whole, picture)
    if place.width() == picture.width():
        p.drawPixmap(place.topLeft(), picture)
    else:
        p.drawPixmap(place, picture, QRectF(picture.rect()))


def rgba(colour: QColor | None) -> int | None:
    """A colour as a key, None for none."""
    return None if colour is None else colour.rgba()
