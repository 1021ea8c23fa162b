"""The whole surface of the players' display, laid out for its own screen; it takes no tap."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.display.bands import TopBand, TurnBand
from desktop.display.clock import ClockFace
from desktop.display.clock_words import ClockWords
from desktop.display.felt import PlayersFelt
from desktop.display.layout import frame, look
from desktop.display.public_record import Showing
from desktop.kit.painted import put
from desktop.kit.theme import Theme


class PlayersView(QWidget):
    """Renders a `Showing`: top band, felt, bottom band."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        plain = look(theme, frame(), 1.0)
        self.top = TopBand(plain)
        self.felt = PlayersFelt(theme, self)
        self.turn = TurnBand(plain)
        self.clock = ClockFace(plain)
        self.clock.setParent(self)
        self.clock.hide()
        for band in (self.top, self.turn):
            band.setParent(self)

    def render_showing(self, shown: Showing) -> None:
        """Show this record; each part is painted again only when its own content differs."""
        self.top.render_top(shown)
        self.felt.render_felt(shown)
        self.turn.render_turn(shown.turn)

    def render_clock(self, words: ClockWords | None) -> None:
        """Show the tournament clock in place of the felt, None = the felt."""
        self.clock.render_clock(words)
        self.clock.setVisible(words is not None)
        if words is not None:
            self.clock.raise_()

    def restyle(self, theme: Theme | None = None) -> None:
        """Use another theme (None = the same) and the present size."""
        self.theme = theme or self.theme
        fitted = frame(max(1, self.width()), max(1, self.height()))
        plain = look(self.theme, fitted, 1.0)
        self.top.set_look(plain)
        self.turn.set_look(plain)
        self.clock.set_look(plain)
        put(self.clock, QRectF(0, 0, fitted.width, fitted.height), fitted.scale)
        for part, rect in ((self.top, fitted.strip), (self.felt, fitted.felt), (self.turn, fitted.band)):
            put(part, rect, fitted.scale)
        self.felt.dress(self.theme, fitted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out for the new size."""
        self.restyle()
