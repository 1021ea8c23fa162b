"""Asks for a name that is no command yet: somebody of the floor."""

from PySide6.QtCore import Signal

from desktop.table.asksheet import AskSheet


class NameSheet(AskSheet):
    """The same keys; `named` carries the name."""

    named = Signal(str)

    def confirm(self) -> None:
        """Tell the name; what is missing is said on the button."""
        if not self.go.slot.reason:
            self.named.emit(self.name.text().strip())
