"""How work that takes its time is told how far it is and given up: everybody who reads or writes many steps."""

from collections.abc import Callable

GoOn = Callable[[int, int], bool]
"""Told how much of how much is done; False ends the work."""


class Cancelled(Exception):
    """Whoever started it does not want it any more; nothing was changed."""


def always(done: int, of: int) -> bool:
    """Nobody ends the work."""
    return True
