"""Placement of parts: each takes its place from the free rest of a rectangle; rows with a title and parts beside it."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.paint import hairline
from desktop.kit.painted import put
from desktop.kit.speech import from_right


def row(box: QRectF, gap: float, *widths: float | None) -> list[QRectF]:
    """Return places of these widths side by side; a width of None takes what the others leave."""
    places, x = [], box.left()
    for width in _shared(box.width(), gap, widths):
        places.append(QRectF(x, box.top(), width, box.height()))
        x += width + gap
    return places


def column(box: QRectF, gap: float, *heights: float | None) -> list[QRectF]:
    """Return places of these heights one below the other; a height of None takes what the others leave."""
    places, y = [], box.top()
    for height in _shared(box.height(), gap, heights):
        places.append(QRectF(box.left(), y, box.width(), height))
        y += height + gap
    return places


def _shared(whole: float, gap: float, parts: Sequence[float | None]) -> list[float]:
    rest = whole - gap * (len(parts) - 1) - sum(part for part in parts if part is not None)
    return [rest if part is None else part for part in parts]


def levels(area: QRectF, shares: Iterable[float]) -> list[float]:
    """Return the y of the middles of lines in a row, given as shares of its height from the top."""
    return [area.top() + area.height() * share for share in shares]


def rows_of(count: int, across: int) -> int:
    """Return the number of rows for `count` parts, `across` a row."""
    return -(-count // across)


def rows_high(rows: int, high: float, gap: float) -> float:
    """Return the height of `rows` rows, each `high`, with the gaps between them."""
    return rows * high + (rows - 1) * gap


def rows_within(room: float, high: float, gap: float) -> int:
    """Return how many rows of at least the height `high` fit into `room`; works for columns and widths too."""
    return int((room + gap) // (high + gap))


def row_high(room: float, rows: int, gap: float) -> float:
    """Return the height of each of `rows` rows that share `room`."""
    return (room - (rows - 1) * gap) / rows


def cells(box: QRectF, count: int, across: int, gap: float, high: float = 0.0) -> list[QRectF]:
    """Return equal places from the top left, `across` a row; `high` px each, 0 = the rows fill the box."""
    rows = max(1, rows_of(count, across))
    width = (box.width() - gap * (across - 1)) / across
    high = high or row_high(box.height(), rows, gap)
    return [
        QRectF(box.left() + at % across * (width + gap), box.top() + at // across * (high + gap), width, high)
        for at in range(count)
    ]


def column_within(box: QRectF, gap: float, *heights: float) -> list[QRectF]:
    """Return places one below the other, of these heights, or all scaled down where `box` is too low."""
    room = box.height() - gap * (len(heights) - 1)
    less, top, places = min(1.0, room / sum(heights)), box.top(), list[QRectF]()
    for height in heights:
        places.append(QRectF(box.left(), top, box.width(), height * less))
        top += height * less + gap
    return places


def from_left(place: int, across: int) -> int:
    """Return the cell whose visual place from the left is `place` in every language: digits are never mirrored."""
    row, column = divmod(place, across)
    return row * across + (across - 1 - column if from_right() else column)


def show(parts: Iterable[QWidget], shown: bool) -> None:
    """Show or hide several parts."""
    for part in parts:
        part.setVisible(shown)


class Space:
    """The free rest of `rect`, in reference px of a widget shown at `scale`; parts are `gap` px apart."""

    def __init__(self, rect: QRectF, gap: float, scale: float) -> None:
        self.rect, self.gap, self.scale = QRectF(rect), gap, scale

    def top(self, height: float) -> QRectF:
        """Take a strip from the top."""
        taken = QRectF(self.rect.left(), self.rect.top(), self.rect.width(), height)
        self.rect.setTop(taken.bottom() + self.gap)
        return taken

    def bottom(self, height: float) -> QRectF:
        """Take a strip from the bottom."""
        taken = QRectF(self.rect.left(), self.rect.bottom() - height, self.rect.width(), height)
        self.rect.setBottom(taken.top() - self.gap)
        return taken

    def right(self, box: QRectF, width: float) -> tuple[QRectF, QRectF]:
        """Split a box into its left rest and `width` px at its right end."""
        left = box.adjusted(0, 0, -width - self.gap, 0)
        return left, QRectF(left.right() + self.gap, box.top(), width, box.height())

    def put(self, part: QWidget, box: QRectF, margin: float = 0.0) -> None:
        """Place a part; its picture extends `margin` px beyond `box`."""
        put(part, box.adjusted(-margin, -margin, margin, margin), self.scale)

    def beside(self, parts: Sequence[QWidget], box: QRectF) -> None:
        """Place parts of one width side by side, from end to end of a box."""
        for part, place in zip(parts, cells(box, len(parts), max(1, len(parts)), self.gap), strict=True):
            self.put(part, place)

    def rows(self, parts: Sequence[QWidget], height: float, across: int = 0, margin: float = 0.0) -> None:
        """Place parts from the top, `across` a row (0 = all), each `height` px high; no parts take no space."""
        if not parts:
            return
        across = across or len(parts)
        box = self.top(rows_high(rows_of(len(parts), across), height, self.gap))
        for part, place in zip(parts, cells(box, len(parts), across, self.gap, height), strict=True):
            self.put(part, place, margin)

    def fill(self, parts: Sequence[QWidget], across: int, most: float) -> None:
        """Place parts in rows that fill the free rest, none higher than `most` px."""
        height = min(row_high(self.rect.height(), rows_of(len(parts), across), self.gap), most)
        for part, place in zip(parts, cells(self.rect, len(parts), across, self.gap, height), strict=True):
            self.put(part, place)


class TitledRows(Struct, frozen=True):
    """Rows of a panel, one below the other: a title at the left of each, parts of one size beside it; reference px."""

    box: QRectF
    """The rectangle of the rows, which begin at its top."""
    count: int
    """The number of rows."""
    tall: float
    """The height of a row."""
    titles: float
    """The width of the titles."""
    gap: float
    """The gap between the parts of a row."""

    @property
    def room(self) -> float:
        """Return the width beside the titles."""
        return self.box.width() - self.titles

    def wide(self, across: int) -> float:
        """Return the width of a part where `across` of them fill the room beside the titles."""
        return (self.room - self.gap * (across - 1)) / across

    def row(self, at: int) -> QRectF:
        """Return row `at` (from 0) from end to end."""
        return QRectF(self.box.left(), self.box.top() + at * self.tall, self.box.width(), self.tall)

    def places(self, row: QRectF, count: int, wide: float, high: float) -> list[QRectF]:
        """Return the places of `count` parts of a row beside its title, vertically centred."""
        left, top = self.box.left() + self.titles, row.top() + (self.tall - high) / 2
        return [QRectF(left + at * (wide + self.gap), top, wide, high) for at in range(count)]

    def lines(self, p: QPainter, colour: QColor) -> None:
        """Paint a line between each row and the next."""
        for at in range(1, self.count):
            row = self.row(at)
            hairline(p, colour, row.left(), row.top(), row.right(), row.top())
