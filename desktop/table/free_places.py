"""Which way things lie so that nothing lies on anything: items with their boxes, and the search for a free place."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF

Box = tuple[float, float, float, float]
APART = 3.0
"""Between two things on the felt at least, reference px."""
ROUNDS = 4
"""How often each seat of a table too crowded may change its way."""


class FeltItem(Struct, frozen=True):
    """One thing on the felt."""

    kind: str
    """What it is."""
    seat: int
    """Before whom it lies."""
    box: Box
    """Left, top, width and height, reference px."""
    text: str = ""
    """What is written on it."""
    value: int = 0
    """Its figure: chips, or how many."""
    role: str = ""
    """Its colour."""

    @property
    def rect(self) -> QRectF:
        """The box as a rectangle."""
        return QRectF(*self.box)


def overlap(box: Box, other: Box, apart: float = APART) -> bool:
    """Whether two boxes come nearer than `apart` px."""
    return (
        box[0] < other[0] + other[2] + apart
        and other[0] < box[0] + box[2] + apart
        and box[1] < other[1] + other[3] + apart
        and other[1] < box[1] + box[3] + apart
    )


Ways = dict[int, list[list[FeltItem]]]
REACHES = (3, 6, 10, 16, 99)
"""How many of a seat's free ways are tried, nearest first."""
MOST_LOOKS = 1500
"""How many ways are looked at before more of them are tried, or a crowded table is given up: some 10 ms, once."""


def _clash(items: list[FeltItem], fixed: Sequence[Box]) -> bool:
    """Whether any item lies on something fixed, or on an item of another seat."""
    for place, item in enumerate(items):
        if any(overlap(item.box, box) for box in fixed):
            return True
        if any(other.seat != item.seat and overlap(item.box, other.box) for other in items[:place]):
            return True
    return False


def settle(ways: Ways, fixed: Sequence[Box]) -> dict[int, list[FeltItem]]:
    """One way for each seat so that nothing lies on anything, the first of each where it can be.

    Seat after seat takes the first way that is free, and an earlier one gives way where none is (only neighbours
    meet, so that is soon found out). Ways far from the seat are looked at only when the near ones do not do. On a
    table so crowded that nothing helps, as little as possible clashes.
    """
    free = {
        seat: [way for way in ways_of_seat if not any(overlap(item.box, box) for item in way for box in fixed)]
        or ways_of_seat
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
            if looks > MOST_LOOKS:
                return False
            if not any(overlap(item.box, box) for item in way for box in others):
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
    """One way for each seat, changed seat by seat while that makes fewer things lie on others."""
    chosen = {seat: ways_of_seat[0] for seat, ways_of_seat in ways.items()}

    def clashes(seat: int, way: list[FeltItem]) -> int:
        others = [i.box for other, items in chosen.items() if other != seat for i in items]
        return sum(overlap(item.box, box) for item in way for box in (*fixed, *others))

    for _ in range(ROUNDS):
        for seat in ways:
            if clashes(seat, chosen[seat]):
                chosen[seat] = min(ways[seat], key=lambda way, seat=seat: clashes(seat, way))  # type: ignore[misc]
    return chosen
