"""Asks for a name that is no command yet: somebody of the floor."""

from PySide6.QtCore import Signal

from desktop.table.asksheet import AskSheet


class NameSheet(AskSheet):
    """The same keys; `told` carries the name."""

    told = Signal(str)

    def confirm(self) -> None:
        """Tell the name; what is missing is said on the button."""
        if not self.go.slot.reason:
            self.told.emit(self.name.text().strip())
