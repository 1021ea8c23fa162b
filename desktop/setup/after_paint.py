"""The second gate of late imports, on the setup page: what lies behind its taps is not needed for the first paint."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.setup.late_parts import SetupBehind


def behind() -> "SetupBehind":
    """What lies behind taps on the page."""
    from desktop.setup.late_parts import BEHIND

    return BEHIND
