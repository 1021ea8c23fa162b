"""The second gate of late imports, at the table: what lies over it is not needed for the first paint.

`desktop.shell.after_paint` imports it once the table is painted; a tap that comes sooner waits for it here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.kit.covers import Covers
    from desktop.table.desk import Desk
    from desktop.table.overlays import Over
    from desktop.table.view import TableView


def overlays(view: "TableView", desk: "Desk", covers: "Covers", home: "QWidget") -> "Over":
    """Menus, sheets and explanations over a table."""
    from desktop.table.overlays import Over

    return Over(view, desk, covers, home)
