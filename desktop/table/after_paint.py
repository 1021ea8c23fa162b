"""The second gate of late imports, at the table: menus, sheets and keys, which the first paint does not need.

`desktop.shell.after_paint` imports them once the table is painted; an earlier tap or key imports them here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.table.late_parts import TableBehind


def behind() -> "TableBehind":
    """Return the parts of the table that are imported late: its overlays and its keys."""
    from desktop.table.late_parts import BEHIND

    return BEHIND
