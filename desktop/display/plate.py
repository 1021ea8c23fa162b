"""A seat on the players' display: the dealer's plate, with its stack only where the house tells it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.display.sizes import STACK_AT, STACK_WORD
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import text
from desktop.present.seats import Plate
from desktop.table.seat import SeatPlate


def only_shows(widget: QWidget) -> None:
    """A part that is pressed on the dealer's screen only shows here."""
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    widget.setToolTip("")


class PlayerPlate(SeatPlate):
    """Renders a `Plate`; `stacks` False leaves the chips out, the word of the seat's state stays."""

    def __init__(self, look: Look, plate: Plate, parent: QWidget | None = None) -> None:
        self.stacks = True
        super().__init__(look, plate, parent)

    def appearance(self) -> object:
        """The plate, and whether its stack is shown."""
        return self.plate, self.stacks

    def render_player(self, plate: Plate, stacks: bool) -> None:
        """Show this plate."""
        if stacks != self.stacks:
            self.stacks = stacks
            self.update()
        self.render_plate(plate)
        only_shows(self)

    def _empty(self, p: QPainter, rect: QRectF) -> None:
        """An empty seat says so without the sign that would seat somebody."""
        ink = self.look.theme.text2
        text(p, self.plate.name, rect.center().x(), rect.center().y(), self.look.type.name, fonts.MEDIUM, ink, 0)

    def _stack(self, p: QPainter, rect: QRectF, first: QColor, second: QColor) -> None:
        """The second row: chips and word, or the word alone."""
        if self.stacks:
            super()._stack(p, rect, first, second)
            return
        left, row = rect.left() + STACK_AT[0], rect.top() + STACK_AT[1]
        if self.plate.kind == "all_in":
            self._all_in(p, rect, row)
        elif self.plate.word:
            ink = self.look.theme.onnow if self.plate.kind == "act" else self.look.theme.role(self.plate.word_role)
            text(p, self.plate.word, left, row, STACK_WORD, fonts.SEMIBOLD, ink)
