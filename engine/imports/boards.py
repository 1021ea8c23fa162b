"""How a hand came to several boards (NOW-3) or runs (POT-7), of which a file has only the streets."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.imports.records import HandRead

BOARDS = 2
"""The most there are."""
RUNS = (2, 3)
"""How often the rest may be dealt."""


def several(hand: HandRead, starts: Sequence[int], *, flag: bool) -> list[HandRead]:
    """The hand with its boards and runs, in each way that has streets like these, the likeliest first.

    Args:
        hand: the hand, on one board.
        starts: the place of the first street of its own that each further board or run has, from 0.
        flag: whether the file says that there are several, which then may have no street of their own.
    """
    return [
        replace(hand, boards=boards, runs=runs, runs_from=at) for boards, runs, at in _ways(hand, list(starts), flag)
    ]


def _ways(hand: HandRead, starts: list[int], flag: bool) -> Iterator[tuple[int, int, int]]:
    """Boards, runs, and from which street on runs have their own."""
    size = len(hand.streets)
    if not starts and not flag:
        yield 1, 1, 0
        return
    ways = [
        (BOARDS, 1, 0),
        *((boards, runs, at) for boards in (1, BOARDS) for runs in RUNS for at in range(1, size + 1)),
    ]
    if not hand.bomb and not any(street.acts for street in hand.streets[1:]):
        ways.sort(key=lambda way: way[:2])  # nobody could bet any more: runs are likelier than boards
    yield from (way for way in ways if _starts(*way, size) == starts)


def _starts(boards: int, runs: int, at: int, size: int) -> list[int]:
    """Where further boards and runs would have their first own street, none of those that end before."""
    return [start for start in [1] * (boards - 1) + [at] * (boards * (runs - 1)) if start < size]
