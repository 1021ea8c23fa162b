"""How long work on many steps reports its progress and is cancelled."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

GoOn = Callable[[int, int], bool]
"""Called with the amounts of work done and of all work; False ends the work."""
Item = TypeVar("Item")


class Cancelled(Exception):
    """Raised when the caller has cancelled the work; nothing was changed."""


def always(done: int, of: int) -> bool:
    """Return True: the work is never cancelled."""
    return True


def reported(items: Iterable[Item], of: int, go_on: GoOn, before: int = 0) -> Iterator[Item]:
    """Yield the items, each reported to `go_on` as one more of `of` before it; `before` = the number done already.

    Raises:
        Cancelled: `go_on` returned False.
    """
    for done, item in enumerate(items, before):
        if not go_on(done, of):
            raise Cancelled
        yield item
