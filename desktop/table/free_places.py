"""Items on the felt with their boxes, and the search for places without overlaps."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF

Box = tuple[float, float, float, float]
APART = 3.0
"""The least gap between two items on the felt, reference px."""
ROUNDS = 4
"""How often each seat of a crowded table may change its way."""


class FeltItem(Struct, frozen=True):
    """An item on the felt."""

    kind: str
    """The kind: `bet`, `backs`, `puck` and others."""
    seat: int
    """The seat it belongs to."""
    box: Box
    """Left, top, width and height, reference px."""
    text: str = ""
    """The text on the item; of `faces` the cards."""
    value: int = 0
    """The amount in chips, or a number of cards or dots."""
    role: str = ""
    """The role of its colour, the state of a puck, or `plain` = a bet without its chip."""

    @property
    def rect(self) -> QRectF:
        """Return the box as a rectangle."""
        return QRectF(*self.box)


def overlaps(box: Box, others: Iterable[Box], apart: float = APART) -> bool:
    """Return whether a box overlaps any of the others or comes nearer to it than `apart` px.

    Every tap asks this of hundreds of pairs, too many for a function a pair.
    """
    left, top, width, height = box
    right, bottom = left + width + apart, top + height + apart
    for x, y, wide, high in others:
        if x < right and left < x + wide + apart and y < bottom and top < y + high + apart:
            return True
    return False


Ways = dict[int, list[list[FeltItem]]]
REACHES = (3, 6, 10, 16, 99)
"""How many of a seat's free ways are tried, nearest first: round by round more."""
MOST_TRIES = 1500
"""The most ways looked at in a round of `REACHES`: some 10 ms."""


def has_overlaps(items: list[FeltItem], fixed: Sequence[Box]) -> bool:
    """Return whether any item overlaps a fixed box or an item of another seat."""
    for place, item in enumerate(items):
        others = [other.box for other in items[:place] if other.seat != item.seat]
        if overlaps(item.box, (*fixed, *others)):
            return True
    return False


def settle(ways: Ways, fixed: Sequence[Box]) -> dict[int, list[FeltItem]]:
    """Return a way for each seat so that no items overlap; early ways are preferred.

    Each seat in turn takes its first free way; where none is free, an earlier seat takes another (only neighbours
    meet, so the search is short). Far ways are tried only when the near ones do not fit. On a table too crowded for
    that, the ways have as few overlaps as possible.
    """
    free = {
        seat: [way for way in ways_of_seat if not any(overlaps(item.box, fixed) for item in way)] or ways_of_seat
        for seat, ways_of_seat in ways.items()
    }
    seats, chosen, looks = sorted(free), dict[int, list[FeltItem]](), 0

    def place(at: int, reach: int) -> bool:
        nonlocal looks
        if at == len(seats):
            return True
        others = [item.box for way in chosen.values() for item in way]
        for way in free[seats[at]][:reach]:
            looks += 1
            if looks > MOST_TRIES:
                return False
            if not any(overlaps(item.box, others) for item in way):
                chosen[seats[at]] = way
                if place(at + 1, reach):
                    return True
                del chosen[seats[at]]
        return False

    for reach in REACHES:
        looks = 0
        if place(0, reach):
            return chosen
        chosen.clear()
    return _least_clashes(ways, fixed)


def _least_clashes(ways: Ways, fixed: Sequence[Box]) -> dict[int, list[FeltItem]]:
    """Return a way for each seat, changed seat by seat in `ROUNDS` rounds to have fewer overlaps."""
    chosen = {seat: ways_of_seat[0] for seat, ways_of_seat in ways.items()}

    def clashes(seat: int, way: list[FeltItem]) -> int:
        others = [i.box for other, items in chosen.items() if other != seat for i in items]
        return sum(overlaps(item.box, (box,)) for item in way for box in (*fixed, *others))

    for _ in range(ROUNDS):
        for seat in ways:
            if clashes(seat, chosen[seat]):
                chosen[seat] = min(ways[seat], key=lambda way, seat=seat: clashes(seat, way))  # type: ignore[misc]
    return chosen
