"""Keys of an amount besides its digits: a chip that adds its value, and parts of an entry that can be pressed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.icons import paint as icon
from desktop.kit.paint import panel
from desktop.kit.painted import Tap
from desktop.kit.sizes import FINE, LINE, NEAR, ROUND_ROW, SHADOW
from desktop.table import shares
from desktop.table.chips import chip
from desktop.table.sizes import CHIP_PLUS, CHIP_ROUND
from desktop.words.i18n import figure
from desktop.words.say import say


class EntryPart(Tap):
    """A part of the entry that can be pressed; it paints nothing but its edge while it is held down."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setUpdatesEnabled(False)  # the entry under it paints this area, unless the part is held down
        self.pressed.connect(lambda: self.setUpdatesEnabled(True))
        self.released.connect(self._let_go)

    def _let_go(self) -> None:
        self.setUpdatesEnabled(False)
        parent = self.parentWidget()
        if parent is not None:
            parent.update(self.geometry())

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the edge of a part that is held down."""
        if self.isDown():
            panel(p, area, ROUND_ROW, None, self.look.theme.edge, FINE)


class ChipKey(Tap):
    """The key of a chip, which adds its value; two quick taps count twice."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, repeats=True)
        self.value = 0
        self.set_ground("panel")

    def appearance(self) -> object:
        """Return the value of the chip, and whether the key is held down."""
        return self.value, self.isDown()

    def render_chip(self, value: int) -> None:
        """Show this chip."""
        if value != self.value:
            self.value = value
            self.name(say("speak_chip", amount=figure(value)))
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the chip with its plus."""
        theme = self.look.theme
        rect = area.adjusted(0, 0, 0, -SHADOW)
        panel(p, rect, CHIP_ROUND, theme.pressed if self.isDown() else theme.sunk, theme.edge, LINE)
        size = min(rect.height() - NEAR, rect.width() * shares.CHIP_KEY)
        spare = rect.width() - size
        mark = self.look.of(CHIP_PLUS)
        icon(
            p,
            "plus",
            rect.left() + spare * self.look.of(shares.CHIP_PLUS_AT),
            rect.center().y(),
            mark,
            theme.text2,
        )
        x = rect.right() - size / 2 - (rect.width() - size) * shares.CHIP_RIGHT
        chip(p, x, rect.center().y(), size, self.value, theme)
