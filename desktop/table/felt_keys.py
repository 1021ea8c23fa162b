"""The keys on the felt: the puck, which slides, and the dealer's tray."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, fit_px
from desktop.kit.icons import paint as icon
from desktop.kit.paint import CENTRE, disc, panel, text
from desktop.kit.painted import Tap
from desktop.kit.sizes import FINE, HEAVY, ICON_FINE, ROUND
from desktop.table import chips, shares
from desktop.table.felt_sizes import TRAY_LEAST, TRAY_ROOM, TRAY_TEXT
from desktop.table.free_places import FeltItem
from desktop.table.measures import measures
from desktop.words.say import say


class Puck(Tap):
    """The puck as a key: a tap asks why it is at this seat. It slides to its next place."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.item: FeltItem | None = None

    def render_item(self, item: FeltItem) -> None:
        """Show the puck of `item`."""
        if self.item is None or (item.role, item.text) != (self.item.role, self.item.text):
            self.update()
        self.item = item
        self.name(say("speak_puck", seat=item.seat))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the puck and its word."""
        if self.item is not None:
            size = measures(self.look).puck
            x, y = area.center().x(), (size + HEAVY) / 2
            chips.puck(p, x, y, self.item.role, self.item.text, self.look)
            if self.isDown():
                disc(p, x, y, size + HEAVY, None, self.look.theme.now, HEAVY)


class Tray(Tap):
    """The tray as a key: dealer, minutes; a tap opens the menu of dealers. It takes taps 8 px above and below."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.shown = ("", "", False)

    def render_tray(self, tray: tuple[str, str, bool]) -> None:
        """Show the tray: the dealer, the minutes, whether a kill button that no player has is here (KIL-3)."""
        if tray != self.shown:
            self.shown = tray
            self.update()
        self.name(f"{say('due_dealer')}: {tray[0]}")

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the tray."""
        theme, rect = self.look.theme, area.adjusted(0, TRAY_ROOM, 0, -TRAY_ROOM)
        px = self.look.grown(TRAY_TEXT)
        edge, line = (theme.now, HEAVY) if self.isDown() else (theme.brass, FINE)
        panel(p, rect, ROUND, theme.sunk, edge, line)
        size = rect.height() * shares.TRAY_SIGN
        x = rect.left() + rect.height() * shares.TRAY_SIGN_AT
        icon(p, "person", x, rect.center().y(), size, theme.text2, ICON_FINE)
        name, minutes, neutral = self.shown
        left, right = rect.left() + shares.TRAY_WORDS * rect.height(), rect.right() - 0.5 * rect.height()
        if neutral:
            size = rect.height() * shares.TRAY_KILL
            x = rect.right() - size * shares.TRAY_KILL_AT
            chips.kill(p, x, rect.center().y(), size, 0, self.look)
            right = rect.right() - shares.TRAY_KILL_TAIL * size
        room = right - left
        if neutral and fonts.width(name + minutes, px, fonts.MEDIUM) > room:
            minutes = ""
        px = fit_px(name + minutes, px, fonts.MEDIUM, room, self.look.px(TRAY_LEAST))
        room -= fonts.width(minutes, px, fonts.MEDIUM)
        words = elide(name, px, fonts.MEDIUM, room) + minutes
        text(p, words, (left + right) / 2, rect.center().y(), px, fonts.MEDIUM, theme.text2, CENTRE)
