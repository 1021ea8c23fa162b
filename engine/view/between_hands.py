"""The first gate of late imports, in a view: who shows a running hand asks nothing of the coming one."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.view.coming_deal import Coming


def coming_hand() -> "Coming":
    """What is asked of the coming hand."""
    from engine.view.coming_deal import COMING

    return COMING
