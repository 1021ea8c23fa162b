"""How work that takes its time is told how far it is and given up: everybody who reads or writes many steps."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

GoOn = Callable[[int, int], bool]
"""Told how much of how much is done; False ends the work."""
Item = TypeVar("Item")


class Cancelled(Exception):
    """Whoever started it does not want it any more; nothing was changed."""


def always(done: int, of: int) -> bool:
    """Nobody ends the work."""
    return True


def reported(items: Iterable[Item], of: int, go_on: GoOn, before: int = 0) -> Iterator[Item]:
    """The items, each reported to `go_on` as one more of `of` before it comes; `before` = those done already.

    Raises:
        Cancelled: `go_on` ended the work.
    """
    for done, item in enumerate(items, before):
        if not go_on(done, of):
            raise Cancelled
        yield item
