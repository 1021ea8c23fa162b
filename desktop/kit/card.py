"""A card of the column: a painted head and, below it, buttons in rows of equal widths."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.layout import Space
from desktop.kit.painted import Painted
from desktop.kit.sizes import CARD_SIDE, GAP


class ButtonCard(Painted):
    """A painted card with buttons of one `role`, `most` a row; `intended` carries a button's intent."""

    intended = Signal(object)
    role = "row"
    most = 4
    checked = False
    """Whether a button may show a check, which reaches over the button's corner."""
    rested = Signal()
    """Emitted when a button ignores a tap that followed another one too soon."""
    turns = False
    """Whether a button may carry another intent after a tap."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.buttons: list[Button] = []
        self.count = 0

    @property
    def head(self) -> float:
        """Return the height of the painted part above the buttons, reference px."""
        raise NotImplementedError

    @property
    def row(self) -> float:
        """Return the height of a button, reference px."""
        return float(self.look.room.key_min)

    def show_buttons(self, faces: Sequence[Face]) -> None:
        """Show one button a face; missing buttons are created."""
        while len(self.buttons) < len(faces):
            button = Button(self.look, self, self.role)
            button.turns = self.turns
            button.intended.connect(self.intended)
            button.rested.connect(self.rested)
            self.buttons.append(button)
        self.count = len(faces)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(faces))
            if number < len(faces):
                button.render_face(faces[number])
        self.lay()
        self.update()

    def rows_high(self, count: int) -> float:
        """Return the height of `count` buttons, with a gap after each row, reference px."""
        return -(-count // self.most) * (self.row + self.look.of(GAP))

    def lay(self) -> None:
        """Place the buttons, spread evenly over their rows."""
        rows = max(1, -(-self.count // self.most))
        side, gap = self.look.of(CARD_SIDE), self.look.of(GAP)
        margin = gap if self.checked else 0.0
        for button in self.buttons:
            button.margin = margin
        space = Space(self.area().adjusted(side, self.head, -side, 0), gap, self.look.scale)
        space.rows(self.buttons[: self.count], self.row, -(-self.count // rows), margin)
