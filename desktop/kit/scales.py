"""The arithmetic of a chart: round steps of an axis, lines of few points, end labels that do not touch each other."""

from collections.abc import Sequence
from itertools import groupby

TEN, ROUND = 10, (1, 2, 5)
"""Round steps are these times a power of ten."""
LAST_APART = 0.4
"""The smallest distance between the last number and the one before, in steps."""


def step_of(span: float, most: int) -> int:
    """Return the smallest round step (1, 2 or 5 times a power of ten) that cuts `span` into at most `most` parts."""
    power = 1
    while span > ROUND[-1] * power * most:
        power *= TEN
    return next(times * power for times in ROUND if span <= times * power * most)


def ticks(low: int, high: int, most: int) -> tuple[int, ...]:
    """Return round values from below `low` to above `high`, zero included, at most about `most` of them."""
    low, high = min(low, 0), max(high, 0)
    if low == high:
        low, high = -1, 1
    step = step_of(high - low, most)
    return tuple(range(step * (low // step), step * (-(-high // step)) + 1, step))


def number_ticks(count: int, most: int) -> tuple[int, ...]:
    """Return the numbers to print under a chart of `count`: the first, round ones, the last; none touch."""
    if count <= 1:
        return (1,) if count else ()
    step = max(step_of(count, most), 1)
    inner = [number for number in range(step, count, step) if number > step / 2 and count - number > step * LAST_APART]
    return (1, *(number for number in inner if number > 1), count)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places for labels: as near to `wanted` as possible, at least `gap` apart, in order, within bounds.

    Labels that would touch are set as one block around their middle (least squares); where there is no room for the
    gap, the labels share the room evenly.
    """
    if not wanted:
        return []
    order = sorted(range(len(wanted)), key=lambda number: (wanted[number], number))
    if len(wanted) > 1:
        gap = min(gap, (high - low) / (len(wanted) - 1))
    blocks: list[list[float]] = []  # sum of wanted starts, number of labels, first place
    for label in order:
        blocks.append([wanted[label], 1, wanted[label]])
        while len(blocks) > 1 and blocks[-2][2] + blocks[-2][1] * gap > blocks[-1][2]:
            total, number, _ = blocks.pop()
            before = blocks[-1]
            before[0] += total - number * before[1] * gap
            before[1] += number
            before[2] = before[0] / before[1]
    placed: list[float] = []
    for _, number, first in blocks:
        placed += [first + gap * at for at in range(int(number))]
    _push_inside(placed, gap, low, high)
    result = [0.0] * len(wanted)
    for at, label in enumerate(order):
        result[label] = placed[at]
    return result


def _push_inside(placed: list[float], gap: float, low: float, high: float) -> None:
    """Move places outside the bounds back in, and push their neighbours along."""
    limit = high
    for at in range(len(placed) - 1, -1, -1):
        placed[at] = min(placed[at], limit)
        limit = placed[at] - gap
    limit = low
    for at, place in enumerate(placed):
        placed[at] = max(place, limit)
        limit = placed[at] + gap


def thinned(points: Sequence[tuple[int, int]], most: int) -> list[tuple[int, int]]:
    """Return at most about `most` points of a line in their order, its lowest and highest values among them."""
    if len(points) <= most:
        return list(points)
    wide = (points[-1][0] - points[0][0] + 1) / (most // 2)
    kept: list[tuple[int, int]] = [points[0]]
    for _, stretch in groupby(points, lambda point: int((point[0] - points[0][0]) / wide)):
        part = list(stretch)
        ends = {min(part, key=lambda point: point[1]), max(part, key=lambda point: point[1])}
        kept += sorted(ends)
    return [*dict.fromkeys([*kept, points[-1]])]
