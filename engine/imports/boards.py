"""Finds the boards (NOW-3) or runs (POT-7) of a hand whose file lists only the streets."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.imports.records import HandRead

BOARDS = 2
"""Most boards of a hand."""
RUNS = (2, 3)
"""Possible numbers of runs."""


def with_boards_and_runs(hand: HandRead, starts: Sequence[int], *, flag: bool) -> list[HandRead]:
    """Return the hand with each combination of boards and runs that has these streets, the likeliest first.

    Args:
        hand: the hand, on one board.
        starts: index of the first own street of each further board or run.
        flag: whether the file says that there are several; they may then have no street of their own.
    """
    return [
        replace(hand, boards=boards, runs=runs, runs_from=at)
        for boards, runs, at in _combinations(hand, list(starts), flag)
    ]


def _combinations(hand: HandRead, starts: list[int], flag: bool) -> Iterator[tuple[int, int, int]]:
    """Yield boards, runs, and the index of the first street of each run's own."""
    size = len(hand.streets)
    if not starts and not flag:
        yield 1, 1, 0
        return
    ways = [
        (BOARDS, 1, 0),
        *((boards, runs, at) for boards in (1, BOARDS) for runs in RUNS for at in range(1, size + 1)),
    ]
    if not hand.bomb and not any(street.acts for street in hand.streets[1:]):
        ways.sort(key=lambda way: way[:2])  # with no bets after the first street runs are likelier than boards
    yield from (way for way in ways if _starts(*way, size) == starts)


def _starts(boards: int, runs: int, at: int, size: int) -> list[int]:
    """Return the index of the first own street of each further board and run that has one."""
    return [start for start in [1] * (boards - 1) + [at] * (boards * (runs - 1)) if start < size]
