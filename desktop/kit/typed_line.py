"""A text field on a page that reports when the keyboard focus enters and leaves it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.sizes import LEAST_CAPTION


class TypedLine(QLineEdit):
    """A text field; `entered` carries whether it has the keyboard focus, which its amber frame shows."""

    entered = Signal(bool)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit True."""
        super().focusInEvent(event)
        self.entered.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit False."""
        super().focusOutEvent(event)
        self.entered.emit(False)

    def dress(self, look: Look) -> None:
        """Set letters and colours by the look."""
        theme = look.theme
        self.setFont(fonts.font(max(LEAST_CAPTION, round(look.type.name * look.scale)), fonts.SEMIBOLD))
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.sunk.name()}; color: {theme.text.name()}; padding-left: 8px;"
            f" border: 1px solid {theme.edge.name()}; border-radius: 8px;"
            f" selection-background-color: {theme.info.name()}; selection-color: {theme.oninfo.name()}; }}"
            f"QLineEdit:focus {{ border: 2px solid {theme.now.name()}; }}"
        )
