"""A seat on the players' display: the dealer's plate, with its stack only where this is chosen."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.display.sizes import STACK_AT, STACK_WORD
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import text
from desktop.present.seats import Plate
from desktop.table.seat import SeatPlate


def disable_taps(widget: QWidget) -> None:
    """Make a part take no tap, focus or tooltip, unlike on the dealer's screen."""
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    widget.setToolTip("")


class PlayerPlate(SeatPlate):
    """Paints a `Plate`; with `stacks` False the chips are left out, the word of the seat's state stays."""

    def __init__(self, look: Look, plate: Plate, parent: QWidget | None = None) -> None:
        self.stacks = True
        super().__init__(look, plate, parent)

    def appearance(self) -> object:
        """Return the plate and whether its stack is shown, for the comparison with the last picture."""
        return self.plate, self.stacks

    def render_player(self, plate: Plate, stacks: bool) -> None:
        """Show this plate."""
        if stacks != self.stacks:
            self.stacks = stacks
            self.update()
        self.render_plate(plate)
        disable_taps(self)

    def _empty(self, p: QPainter, rect: QRectF) -> None:
        """Paint an empty seat without the sign that seats a player."""
        ink = self.look.theme.text2
        text(p, self.plate.name, rect.center().x(), rect.center().y(), self.look.type.name, fonts.MEDIUM, ink, 0)

    def _stack(self, p: QPainter, rect: QRectF, first: QColor) -> None:
        """Paint the second row: chips and word, or the word alone."""
        if self.stacks:
            super()._stack(p, rect, first)
            return
        left, row = rect.left() + STACK_AT[0], rect.top() + STACK_AT[1]
        if self.plate.kind == "all_in":
            self._all_in(p, rect, row)
        elif self.plate.word:
            ink = self.look.theme.onnow if self.plate.kind == "act" else self.look.theme.role(self.plate.word_role)
            text(p, self.plate.word, left, row, STACK_WORD, fonts.SEMIBOLD, ink)
