"""The geometry of the felt, in reference px of the felt area: the oval, the seats, the dealer's tray.

The oval is a superellipse |x/a|^2.75 + |y/b|^2.75 = 1. With N seats its rim has N + 1 places at equal arc length; the
dealer's tray takes the place in the bottom middle. That gives the nine centres of SCREENS section 1.
"""

import math
from functools import cache, lru_cache
from itertools import pairwise
from typing import Literal

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.table import shares
from desktop.table.measures import WIDE, TableMeasures

POWER = 2.75
POINTS = 240
"""Number of corners of the painted oval."""
ARC_POINTS = 2880
"""Number of points at which the rim of the oval is measured."""
SNAP = 46.0
"""Distance in px of the wide layout within which a plate is moved onto its row."""

FITTED_SEATS = 9
NINE_SEATS = {"wide": (0.549, 0.469, 0.491), "compact": (0.5613, 0.486, 0.514)}
"""Nine seats, fitted by hand, in shares of the reach: x of the rows' second seats, y of the sides' lower and upper."""

Side = Literal["top", "bottom", "left", "right"]


@cache
def unit_oval() -> QPainterPath:
    """Return the path of the oval with half-axes 1 round the origin; other ovals are scaled from it."""
    oval = []
    for step in range(POINTS):
        angle = 2 * math.pi * step / POINTS
        c, s = math.cos(angle), math.sin(angle)
        oval.append(QPointF(math.copysign(abs(c) ** (2 / POWER), c), math.copysign(abs(s) ** (2 / POWER), s)))
    path = QPainterPath()
    path.addPolygon(oval)
    path.closeSubpath()
    return path


def superellipse(centre: QPointF, a: float, b: float) -> QPainterPath:
    """Return the path of the oval with half-axes `a`, `b`."""
    return QTransform(a, 0, 0, b, centre.x(), centre.y()).map(unit_oval())


@lru_cache(maxsize=64)
def equal_arcs(a: float, b: float, places: int) -> tuple[tuple[float, float], ...]:
    """Return `places` points at equal arc length: the first at the bottom middle, then clockwise on the screen."""
    points = []
    for step in range(ARC_POINTS + 1):
        angle = 2 * math.pi * step / ARC_POINTS + math.pi / 2
        c, s = math.cos(angle), math.sin(angle)
        points.append((math.copysign(abs(c) ** (2 / POWER), c) * a, math.copysign(abs(s) ** (2 / POWER), s) * b))
    lengths = [0.0]
    for start, end in pairwise(points):
        lengths.append(lengths[-1] + math.dist(start, end))
    rim_points, index = [], 0
    for place in range(places):
        distance = lengths[-1] * place / places
        while index < ARC_POINTS - 1 and lengths[index + 1] <= distance:
            index += 1
        share = (distance - lengths[index]) / (lengths[index + 1] - lengths[index])
        (x, y), (u, v) = points[index], points[index + 1]
        rim_points.append((x + share * (u - x), y + share * (v - y)))
    return tuple(rim_points)


class Place(Struct, frozen=True):
    """The place of a seat."""

    seat: int
    """The number of the seat."""
    x: float
    """The x of the middle of the seat's plate, reference px."""
    y: float
    """The y of the middle of the seat's plate, reference px."""
    side: Side
    """The side of the table on which the seat is."""

    @property
    def upright(self) -> bool:
        """Whether items before the seat are stacked vertically (top and bottom seats), not sideways."""
        return self.side in ("top", "bottom")

    @property
    def inward(self) -> int:
        """The direction to the middle of the table along the seat's axis: 1 = right or down, -1 = left or up."""
        return 1 if self.side in ("left", "top") else -1


class Geometry(Struct, frozen=True):
    """The geometry of the felt area."""

    room: TableMeasures
    """The layout in use."""
    width: float
    """The width of the area, reference px."""
    height: float
    """The height of the area, reference px."""
    seats: int
    """The number of seats."""
    dealer_on_top: bool = False
    """Whether the dealer sits at the upper edge."""

    @property
    def centre(self) -> QPointF:
        """The middle of the table."""
        return QPointF(self.width / 2, self.height / 2 + self.room.felt_drop)

    @property
    def half(self) -> tuple[float, float]:
        """Half-axes of the table, rail included; their ratio is bounded by `shares.OVAL_MOST`."""
        x, y = self.room.felt_margin
        a, b = self.width / 2 - x, self.height / 2 - y
        wide, high = shares.OVAL_MOST
        return min(a, b * wide), min(b, a * high)

    def oval(self, inset: float = 0.0) -> QPainterPath:
        """Return the outline of the table, `inset` px inside its outer edge."""
        a, b = self.half
        return superellipse(self.centre, a - inset, b - inset)

    def ring(self, inset: float, width: float) -> QPainterPath:
        """Return a path `width` px wide along the outline `inset` px inside, to be filled: faster than a stroke."""
        path = self.oval(inset - width / 2)
        path.addPath(self.oval(inset + width / 2))
        return path

    def holds(self, x: float, y: float, width: float, height: float) -> bool:
        """Return whether a box is inside the felt without its rail; an oval holds a box when it holds its corners."""
        a, b = (half - self.room.rail for half in self.half)
        across = max(abs(x - self.centre.x()), abs(x + width - self.centre.x())) / a
        down = max(abs(y - self.centre.y()), abs(y + height - self.centre.y())) / b
        return bool(across**POWER + down**POWER <= 1.0)

    def places(self) -> tuple[Place, ...]:
        """Return the places of the seats: seat 1 at the dealer's left hand, then clockwise."""
        return _places(self.room, *self.half, self.centre.x(), self.centre.y(), self.seats, self.dealer_on_top)

    def plate(self, place: Place, act: bool = False) -> QRectF:
        """Return the rectangle of a plate; with `act` the larger one, which grows towards the middle of the table."""
        width, height = self.room.plate
        if not act:
            return QRectF(place.x - width / 2, place.y - height / 2, width, height)
        wide, high = self.room.act
        rect = QRectF(place.x - wide / 2, place.y - high / 2, wide, high)
        if place.side == "top":
            rect.moveTop(place.y - height / 2)
        elif place.side == "bottom":
            rect.moveBottom(place.y + height / 2)
        return rect

    def tray(self) -> QRectF:
        """Return the rectangle of the dealer's tray, in the gap between the first and the last seat."""
        width, height = self.room.tray
        across = self.centre.x() - width / 2
        _, b = self.half
        drop = b - self.room.tray_up
        middle = self.centre.y() + (-drop if self.dealer_on_top else drop)
        return QRectF(across, middle - height / 2, width, height)


@lru_cache(maxsize=64)
def _places(
    room: TableMeasures, a: float, b: float, cx: float, cy: float, seats: int, dealer_on_top: bool
) -> tuple[Place, ...]:
    scale = room.plate[0] / WIDE.plate[0]
    rail = room.rail / 2
    reach_x = a + room.felt_margin[0] - room.plate_margin[0] - room.plate[0] / 2
    reach_y = b + room.felt_margin[1] - room.plate_margin[1] - room.plate[1] / 2
    places = []
    if seats == FITTED_SEATS:
        row, low, high = NINE_SEATS[room.name]
        left = ((-row, 1.0), (-1.0, low), (-1.0, -high), (-row, -1.0), (0.0, -1.0))
        arcs = tuple((x * reach_x, y * reach_y) for x, y in (*left, *((-x, y) for x, y in reversed(left[:-1]))))
    else:
        arcs = equal_arcs(a - rail, b - rail, seats + 1)[1:]
    for seat, (x, y) in enumerate(arcs, 1):
        sideways = abs(x) / reach_x > abs(y) / reach_y
        if sideways:
            x = math.copysign(reach_x, x)
            side: Side = "left" if x < 0 else "right"
        else:
            if reach_y - abs(y) < SNAP * scale:
                y = math.copysign(reach_y, y)
            side = "top" if y < 0 else "bottom"
        if dealer_on_top:
            x, y = -x, -y
            side = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}[side]  # type: ignore[assignment]
        places.append(Place(seat, cx + x, cy + y, side))
    return tuple(places)
