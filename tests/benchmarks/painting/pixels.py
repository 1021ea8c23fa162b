"""What a tap changed on the screen and what was painted for it: tiles, areas, paint events."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

TILE = 16
"""Side of a tile, device px."""

Box = tuple[int, int, int, int]


class Counter(QObject):
    """An event filter of the application that notes paint events: class and id of the widget, box in its window."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[tuple[str, int, int, int, int, int]] = []

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:
        """Note a paint event, a row for each rectangle of its region."""
        if isinstance(event, QPaintEvent) and isinstance(widget, QWidget):
            for rect in event.region():  # type: ignore[attr-defined]
                at = widget.mapTo(widget.window(), rect.topLeft())
                self.events.append((type(widget).__name__, id(widget), at.x(), at.y(), rect.width(), rect.height()))
        return False

    def idle(self, before: QImage, after: QImage, ratio: int = 1) -> tuple[list[str], int]:
        """The classes of widgets that were painted and changed no pixel, and how many were painted in all."""
        widgets: dict[tuple[str, int], bool] = {}
        for name, number, x, y, w, h in self.events:
            changed = widgets.get((name, number), False)
            widgets[name, number] = changed or differs(before, after, x * ratio, y * ratio, w * ratio, h * ratio)
        return [name for (name, _), changed in widgets.items() if not changed], len(widgets)

    def area(self, ratio: int = 1) -> int:
        """The device px that were painted at least once."""
        return union_area([(x, y, w, h) for _, _, x, y, w, h in self.events]) * ratio * ratio


def changed_tiles(before: QImage, after: QImage) -> set[tuple[int, int]]:
    """Tiles (column, row) with a pixel that is another one now."""
    wide, high = before.width(), before.height()
    old_bits, new_bits = before.constBits(), after.constBits()
    step = before.bytesPerLine()
    tiles = set()
    for y in range(high):
        first, second = old_bits[y * step : (y + 1) * step], new_bits[y * step : (y + 1) * step]
        if first == second:
            continue
        for column in range(-(-wide // TILE)):
            part = slice(column * TILE * 4, (column + 1) * TILE * 4)
            if (column, y // TILE) not in tiles and first[part] != second[part]:
                tiles.add((column, y // TILE))
    return tiles


def differs(before: QImage, after: QImage, x: int, y: int, w: int, h: int) -> bool:
    """Whether a pixel of a rectangle is another one now."""
    return before.copy(x, y, w, h) != after.copy(x, y, w, h)


def union_area(boxes: list[Box]) -> int:
    """The area that rectangles cover together."""
    region = QRegion()
    for box in boxes:
        region += QRegion(*box)
    return sum(rect.width() * rect.height() for rect in region)  # type: ignore[attr-defined]


def unlike(image: QImage, other: QImage) -> int:
    """How many pixels differ."""
    if image == other:
        return 0
    first, second = bytes(image.constBits()), bytes(other.constBits())
    if len(first) != len(second):
        return max(len(first), len(second))
    return sum(first[at : at + 4] != second[at : at + 4] for at in range(0, len(first), 4))
