"""Places of a tournament (STK-3): the one rule for seats, players' display, recap and exports. Pure."""

from collections.abc import Sequence
from typing import TypeVar

When = tuple[int, bool, int]
"""When somebody went out: the hand, whether they left with chips after it, and the chips they had at its start."""

Who = TypeVar("Who")


def places(gone: Sequence[tuple[Who, When]], playing: int) -> dict[Who, int]:
    """The place of everybody who is out, behind the `playing` who still have chips.

    Of those who went in the same hand the larger stack is placed higher; equal ones share the better place (TDA).
    """
    return {who: 1 + playing + sum(later > when for _, later in gone) for who, when in gone}
