"""The cover of the action bar while a correction, a ruling or an act out of turn is entered: its actions wait."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_px
from desktop.kit.paint import CENTRE, text
from desktop.kit.painted import Painted, put
from desktop.kit.sizes import LEAST_WORDS
from desktop.table.sheet_sizes import COVER_SIDES


class BarCover(Painted):
    """A widget over the action bar that takes its taps and shows why the bar waits."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.words = ""
        self.hide()

    def cover(self, words: str) -> None:
        """Cover the bar and show `words`; "" uncovers it."""
        self.words = words
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        if words:
            self.raise_()
        self.update()

    def fit_over(self, look: Look) -> None:
        """Fit the cover to the window's size and theme."""
        self.set_look(look)
        put(self, look.fit.bar, look.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept left and right clicks, so that the bar gets none."""
        event.setAccepted(event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the background of the bar and the words."""
        p.fillRect(area, self.look.theme.panel)
        px = fit_px(self.words, self.look.type.statement, fonts.SEMIBOLD, area.width() - COVER_SIDES, LEAST_WORDS)
        text(p, self.words, area.center().x(), area.center().y(), px, fonts.SEMIBOLD, self.look.theme.text2, CENTRE)
