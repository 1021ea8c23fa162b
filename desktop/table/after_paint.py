"""The second gate of late imports, at the table: menus, sheets and keys, which the first paint does not need.

`desktop.shell.after_paint` imports them after the paint; an earlier tap or key does it here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.table.late_parts import TableLateParts


def late_parts() -> "TableLateParts":
    """Return the parts imported late: overlays and keys."""
    from desktop.table.late_parts import LATE_PARTS

    return LATE_PARTS
