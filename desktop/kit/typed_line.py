"""A line that is typed on a page; who lies around it learns when the keyboard comes and goes."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.sizes import LEAST_CAPTION


class TypedLine(QLineEdit):
    """`entered` = whether the keyboard is here now; the frame is amber then."""

    entered = Signal(bool)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes."""
        super().focusInEvent(event)
        self.entered.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes."""
        super().focusOutEvent(event)
        self.entered.emit(False)

    def dress(self, look: Look) -> None:
        """Letters and colours as chosen."""
        theme = look.theme
        self.setFont(fonts.font(max(LEAST_CAPTION, round(look.type.name * look.scale)), fonts.SEMIBOLD))
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.sunk.name()}; color: {theme.text.name()}; padding-left: 8px;"
            f" border: 1px solid {theme.edge.name()}; border-radius: 8px;"
            f" selection-background-color: {theme.info.name()}; selection-color: {theme.oninfo.name()}; }}"
            f"QLineEdit:focus {{ border: 2px solid {theme.now.name()}; }}"
        )
