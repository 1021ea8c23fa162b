"""The second gate of late imports, in the kit: parts that a screen needs only after its first paint.

The Qt classes behind it bring long enumerations, whose Python classes take 9 ms to create.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.kit.late_parts import KitLateParts


def late_parts() -> "KitLateParts":
    """Return the classes for sliding and for screen readers, imported by the first use."""
    from desktop.kit.late_parts import LATE_PARTS

    return LATE_PARTS
