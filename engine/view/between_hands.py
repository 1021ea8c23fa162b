"""A gate of late imports: a view of a running hand does not need the modules of the coming one."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.view.coming_deal import Coming


def coming_hand() -> "Coming":
    """Return the functions about the coming hand."""
    from engine.view.coming_deal import COMING

    return COMING
