"""Clockwise order: next and previous seats, distances. Seats from 1, numbered clockwise; lists are ascending."""

from collections.abc import Iterable, Sequence

Seats = tuple[int, ...]
"""Seats in acting or dealing order."""


def following(seats: Sequence[int], seat: int) -> int:
    """Return the first of `seats` clockwise from the left of `seat`; `seat` itself only when it is the only one."""
    for other in seats:
        if other > seat:
            return other
    return seats[0]


def preceding(seats: Sequence[int], seat: int) -> int:
    """Return the first of `seats` to the right of `seat`; `seat` itself only when it is the only one."""
    for other in reversed(seats):
        if other < seat:
            return other
    return seats[-1]


def distance(start: int, seat: int, size: int) -> int:
    """Return the number of seats clockwise from `start` to `seat` at a table of `size` seats: 0 for the same seat."""
    return (seat - start) % size


def swept(start: int, end: int, size: int) -> tuple[int, ...]:
    """Return the seats passed from `start` to `end`, `end` included; none when the two are the same."""
    return tuple((start + step - 1) % size + 1 for step in range(1, distance(start, end, size) + 1))


def from_left_of(seats: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return `seats` clockwise from the left of `seat`; `seat` itself, if among them, comes last."""
    for index, other in enumerate(seats):
        if other > seat:
            return (*seats[index:], *seats[:index])
    return tuple(seats)


def ascending(*seats: Iterable[int]) -> tuple[int, ...]:
    """Return all of `seats` without repeats, by number."""
    return tuple(sorted({seat for group in seats for seat in group}))
