"""The field of a sheet for an amount: its label and the figure."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_px, whole_lines
from desktop.kit.paint import RIGHT, block, panel, text
from desktop.kit.painted import ENTER, Tap
from desktop.kit.shares import LINES
from desktop.kit.sizes import AWAY, CLEAR, ROUND, STRONG
from desktop.table.sheet_sizes import ENTRY_TEXT
from desktop.table.sizes import FIELD_LABEL

MOST_LABEL = 0.6
"""The share of the field's width that a label may take before the figure shrinks; a longer label takes two lines."""


class AmountField(Tap):
    """A field that shows an amount; a tap or the Tab key emits `entered`. The sheet handles the digits.

    The frame is amber only while the field has the focus, to show where typing goes.
    """

    entered = Signal()
    leaves = ENTER

    def __init__(self, look: Look, label: str, parent: QWidget) -> None:
        super().__init__(look, parent, repeats=True)
        self.label = label
        self.words, self.typed = "", False
        self.tapped.connect(self.entered)

    def show_amount(self, words: str, typed: bool) -> None:
        """Show an amount; `words` is its text, `typed` is False for an amount that is only offered."""
        self.words, self.typed = words, typed
        self.name(f"{self.label}: {words}")
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Repaint the frame; after the Tab key emit `entered`, so that the sheet shows its digits."""
        super().focusInEvent(event)
        self.update()
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Repaint the frame: typed digits go to another widget now."""
        super().focusOutEvent(event)
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the box, the label at the left and the figure at the right."""
        theme = self.look.theme
        panel(
            p,
            area,
            ROUND,
            theme.pressed if self.isDown() else theme.sunk,
            theme.now if self.hasFocus() else theme.edge,
            STRONG,
        )
        left, right, y, px = area.left() + AWAY, area.right() - AWAY, area.center().y(), self.look.px(FIELD_LABEL)
        room, words = right - left - CLEAR, self.words
        label = min(fonts.width(self.label, px, fonts.MEDIUM), room * MOST_LABEL)
        size = fit_px(words, self.look.px(ENTRY_TEXT), fonts.BOLD, room - label, px)
        ink = theme.text if self.typed else theme.text2
        room -= text(p, words, right, y, size, fonts.BOLD, ink, RIGHT)
        lines, px = whole_lines(self.label, px, fonts.MEDIUM, room)
        block(p, lines, left, y, px * LINES, px, fonts.MEDIUM, theme.text2)
