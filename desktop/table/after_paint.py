"""The second gate of late imports, at the table: what lies over it and its keys are not needed for the first paint.

`desktop.shell.after_paint` imports it once the table is painted; a tap or a key that comes sooner waits for it here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.table.late_parts import TableBehind


def behind() -> "TableBehind":
    """What lies over the table, and its keys."""
    from desktop.table.late_parts import BEHIND

    return BEHIND
