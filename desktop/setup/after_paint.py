"""The second gate of late imports, on the setup page: the parts that only taps open load after the first paint."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.setup.late_parts import SetupLateParts


def late_parts() -> "SetupLateParts":
    """Return the classes of the parts that only taps open."""
    from desktop.setup.late_parts import LATE_PARTS

    return LATE_PARTS
