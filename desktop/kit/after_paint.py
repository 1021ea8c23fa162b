"""The second gate of late imports, in the kit: what a screen wants only once it was painted.

The classes of Qt behind it bring long enumerations, whose Python classes take 9 ms to make.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.kit.late_parts import Behind


def behind() -> "Behind":
    """What slides, what is read out."""
    from desktop.kit.late_parts import BEHIND

    return BEHIND
