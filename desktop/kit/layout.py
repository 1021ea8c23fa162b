"""Placing parts: each takes its place from what is still free of a rectangle; rows with a title and parts beside it."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.paint import hairline
from desktop.kit.painted import put
from desktop.kit.speech import from_right


def row(box: QRectF, gap: float, *widths: float | None) -> list[QRectF]:
    """Places beside each other, so wide; the one of width None takes what the others leave."""
    places, x = [], box.left()
    for width in _shared(box.width(), gap, widths):
        places.append(QRectF(x, box.top(), width, box.height()))
        x += width + gap
    return places


def column(box: QRectF, gap: float, *heights: float | None) -> list[QRectF]:
    """Places below each other, so high; the one of height None takes what the others leave."""
    places, y = [], box.top()
    for height in _shared(box.height(), gap, heights):
        places.append(QRectF(box.left(), y, box.width(), height))
        y += height + gap
    return places


def _shared(whole: float, gap: float, parts: Sequence[float | None]) -> list[float]:
    rest = whole - gap * (len(parts) - 1) - sum(part for part in parts if part is not None)
    return [rest if part is None else part for part in parts]


def levels(area: QRectF, shares: Iterable[float]) -> list[float]:
    """The y of lines of a row, by what of its height is above the middle of each."""
    return [area.top() + area.height() * share for share in shares]


def rows_of(count: int, across: int) -> int:
    """How many rows so many things take, `across` a row."""
    return -(-count // across)


def rows_high(rows: int, high: float, gap: float) -> float:
    """The height of so many rows, each `high`."""
    return rows * high + (rows - 1) * gap


def rows_within(room: float, high: float, gap: float) -> int:
    """How many rows of at least this height `room` holds; also columns of a width."""
    return int((room + gap) // (high + gap))


def row_high(room: float, rows: int, gap: float) -> float:
    """The height of each of so many rows that share `room`."""
    return (room - (rows - 1) * gap) / rows


def cells(box: QRectF, count: int, across: int, gap: float, high: float = 0.0) -> list[QRectF]:
    """Equal places from the top left, `across` a row; `high` px each, 0 = the rows fill the box."""
    rows = max(1, rows_of(count, across))
    width = (box.width() - gap * (across - 1)) / across
    high = high or row_high(box.height(), rows, gap)
    return [
        QRectF(box.left() + at % across * (width + gap), box.top() + at // across * (high + gap), width, high)
        for at in range(count)
    ]


def column_within(box: QRectF, gap: float, *heights: float) -> list[QRectF]:
    """Places one below the other, as high as these, or all a little lower where there is no room for them."""
    room = box.height() - gap * (len(heights) - 1)
    less, top, places = min(1.0, room / sum(heights)), box.top(), list[QRectF]()
    for height in heights:
        places.append(QRectF(box.left(), top, box.width(), height * less))
        top += height * less + gap
    return places


def from_left(place: int, across: int) -> int:
    """The place of a key that stands `place` from the left in every language: digits do, whatever turns round."""
    row, column = divmod(place, across)
    return row * across + (across - 1 - column if from_right() else column)


def show(parts: Iterable[QWidget], shown: bool) -> None:
    """Show or hide several parts."""
    for part in parts:
        part.setVisible(shown)


class Space:
    """What is free of `rect`, reference px of a widget that shows it at `scale`; `gap` px lie between its parts."""

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
        """Part a box: what is left of it, and `width` px at its right end."""
        left = box.adjusted(0, 0, -width - self.gap, 0)
        return left, QRectF(left.right() + self.gap, box.top(), width, box.height())

    def put(self, part: QWidget, box: QRectF, margin: float = 0.0) -> None:
        """Place a part; its picture may stand `margin` px over its box."""
        put(part, box.adjusted(-margin, -margin, margin, margin), self.scale)

    def beside(self, parts: Sequence[QWidget], box: QRectF) -> None:
        """Parts of one width beside each other, from end to end of a box."""
        for part, place in zip(parts, cells(box, len(parts), max(1, len(parts)), self.gap), strict=True):
            self.put(part, place)

    def rows(self, parts: Sequence[QWidget], height: float, across: int = 0, margin: float = 0.0) -> None:
        """Parts from the top, `across` a row (0 = all), each `height` px high; without parts nothing is taken."""
        if not parts:
            return
        across = across or len(parts)
        box = self.top(rows_high(rows_of(len(parts), across), height, self.gap))
        for part, place in zip(parts, cells(box, len(parts), across, self.gap, height), strict=True):
            self.put(part, place, margin)

    def fill(self, parts: Sequence[QWidget], across: int, most: float) -> None:
        """Parts in rows that fill what is free, none of them higher than `most` px."""
        height = min(row_high(self.rect.height(), rows_of(len(parts), across), self.gap), most)
        for part, place in zip(parts, cells(self.rect, len(parts), across, self.gap, height), strict=True):
            self.put(part, place)


class TitledRows(Struct, frozen=True):
    """Rows of a panel, one below the other: a title at the left of each, parts of one size beside it; reference px."""

    box: QRectF
    """What the rows lie in, from its top."""
    count: int
    """How many rows there are."""
    tall: float
    """The height of a row."""
    titles: float
    """How wide the titles are."""
    gap: float
    """Between the parts of a row."""

    @property
    def room(self) -> float:
        """The width beside the titles."""
        return self.box.width() - self.titles

    def wide(self, across: int) -> float:
        """The width of a part where `across` of them take the room beside the titles."""
        return (self.room - self.gap * (across - 1)) / across

    def row(self, at: int) -> QRectF:
        """A row from end to end; `at` from 0."""
        return QRectF(self.box.left(), self.box.top() + at * self.tall, self.box.width(), self.tall)

    def places(self, row: QRectF, count: int, wide: float, high: float) -> list[QRectF]:
        """Parts of a row beside its title, at the middle of its height."""
        left, top = self.box.left() + self.titles, row.top() + (self.tall - high) / 2
        return [QRectF(left + at * (wide + self.gap), top, wide, high) for at in range(count)]

    def lines(self, p: QPainter, colour: QColor) -> None:
        """A line between each row and the next."""
        for at in range(1, self.count):
            row = self.row(at)
            hairline(p, colour, row.left(), row.top(), row.right(), row.top())
