"""The two bands of the players' display: game and money on top; whose turn and what it costs below."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.display.public_record import PublicTurn, Showing
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, fit_px
from desktop.kit.icons import paint as icon
from desktop.kit.paint import CENTRE, RIGHT, disc, hairline, octagon, panel, seat_ring, text
from desktop.kit.painted import Painted
from desktop.words.say import say

EDGE = 28.0


class TopBand(Painted):
    """Game, hand, specials; at the right blinds and limits."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.shown_parts: tuple[object, ...] = ()
        self.showing: Showing | None = None

    def render_top(self, shown: Showing) -> None:
        """Show this."""
        parts = (shown.title, shown.hand, shown.money, shown.pills)
        self.showing = shown
        if parts != self.shown_parts:
            self.shown_parts = parts
            words = (shown.title, shown.hand, *shown.money, *(words for words, _ in shown.pills))
            self.setAccessibleName(", ".join(words))
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the band; the game's name gives way first."""
        theme, shown = self.look.theme, self.showing
        p.fillRect(area, theme.panel)
        hairline(p, theme.hair, 0, area.height() - 0.6, area.width(), area.height() - 0.6)
        if shown is None:
            return
        y, px = area.center().y(), 32
        x = area.right() - EDGE
        for words in reversed(shown.money):
            x -= text(p, words, x, y, px, fonts.BOLD, theme.text, RIGHT) + 36
        pills = sum(self._pill_width(words, role) + 14 for words, role in shown.pills)
        room = x - EDGE - 70 - pills
        hand = fonts.width(shown.hand, px, fonts.MEDIUM) + 60
        disc(p, EDGE + 22, y, 44, theme.felt, theme.brass, 2)
        disc(p, EDGE + 22, y, 22, theme.cream)
        left = EDGE + 64
        title = elide(shown.title, px, fonts.SEMIBOLD, max(0.0, room - hand))
        left += text(p, title, left, y, px, fonts.SEMIBOLD, theme.text) + 24
        hairline(p, theme.edge, left, y - 20, left, y + 20, 1.5)
        left += 24
        words = elide(shown.hand, px, fonts.MEDIUM, x - pills - left - 20)
        left += text(p, words, left, y, px, fonts.MEDIUM, theme.text2) + 26
        for words, role in shown.pills:
            left = self._pill(p, words, role, left, y)

    def _pill_width(self, words: str, role: str) -> float:
        return fonts.width(fonts.typeset(words), 28, fonts.SEMIBOLD) + (76 if role == "kill" else 44)

    def _pill(self, p: QPainter, words: str, role: str, x: float, y: float) -> float:
        """A special of the hand, all hand long. Returns where the next begins."""
        theme, width = self.look.theme, self._pill_width(words, role)
        box = QRectF(x, y - 26, width, 52)
        kill = role == "kill"
        panel(p, box, 26, theme.kill if kill else None, None if kill else theme.brass, 2)
        if kill:
            p.fillPath(octagon(x + 30, y, 30), theme.onkill)
            text(p, "K", x + 30, y, 17, fonts.BOLD, theme.kill, CENTRE)
        ink = theme.onkill if kill else theme.text
        text(p, words, x + (54 if kill else 22), y, 28, fonts.SEMIBOLD, ink)
        return x + width + 14


class TurnBand(Painted):
    """The seat to act in amber, what it costs, the most where the pot sets it, the clock when it runs."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.turn = PublicTurn("")

    def render_turn(self, turn: PublicTurn) -> None:
        """Show this."""
        if turn != self.turn:
            self.turn = turn
            costs = [f"{label} {amount}".strip() for label, amount in turn.figures]
            self.setAccessibleName(", ".join([f"{turn.who} {turn.words}".strip(), *costs]))
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the band from the right: clock, figures; what is left is the name's."""
        theme, turn = self.look.theme, self.turn
        p.fillRect(area, theme.panel)
        hairline(p, theme.hair, 0, 0.6, area.width(), 0.6)
        y, right = area.center().y(), area.right() - EDGE
        if turn.clock is not None:
            right = self._clock(p, right, y) - 44
        for label, amount in reversed(turn.figures):
            right -= self._figure(p, label, amount, right, y) + 56
        if turn.seat is not None:
            self._seat(p, QRectF(EDGE - 8, 12, right - EDGE + 8, area.height() - 24))
            return
        ink = theme.win if turn.role == "win" else theme.text
        px = fit_px(turn.words, 46, fonts.BOLD, right - EDGE - 20, 26)
        text(p, elide(turn.words, px, fonts.BOLD, right - EDGE - 20), EDGE + 8, y, px, fonts.BOLD, ink)

    def _seat(self, p: QPainter, room: QRectF) -> None:
        """Whose turn it is."""
        theme, turn = self.look.theme, self.turn
        words = f"{turn.who} {turn.words}"
        size = 64.0
        px = 46
        left = room.width() - size - 76
        words = elide(words, px, fonts.BOLD, left, turn.who)
        box = QRectF(room)
        box.setWidth(size + 76 + fonts.width(words, px, fonts.BOLD))
        panel(p, box, 20, theme.now)
        seat_ring(p, turn.seat or 0, box.left() + 24 + size / 2, box.center().y(), size, theme.onnow, theme.onnow)
        text(p, words, box.left() + 44 + size, box.center().y(), px, fonts.BOLD, theme.onnow)

    def _figure(self, p: QPainter, label: str, amount: str, right: float, y: float) -> float:
        """A label and its amount; words alone stand in the amount's place. Returns the width."""
        theme = self.look.theme
        if not amount:
            return text(p, label, right, y, 46, fonts.BOLD, theme.text, RIGHT)
        width = text(p, amount, right, y, 58, fonts.BOLD, theme.text, RIGHT) + 18
        return width + text(p, label, right - width, y, 32, fonts.MEDIUM, theme.text2, RIGHT)

    def _clock(self, p: QPainter, right: float, y: float) -> float:
        """The clock: an outline while it runs, filled and worded after the warning. Returns its left edge."""
        theme, turn = self.look.theme, self.turn
        seconds = turn.clock or 0
        words = say("display.seconds", seconds=seconds) if seconds else say("display.time_up")
        width = max(200.0, fonts.width(words, 50, fonts.BOLD) + 118)
        box = QRectF(right - width, y - 46, width, 92)
        fill: QColor | None = theme.owe if turn.urgent else None
        ink = theme.onowe if turn.urgent else theme.text
        panel(p, box, 46, fill, theme.owe if turn.urgent else theme.edge, 3)
        icon(p, "clock", box.left() + 50, y, 46, ink, 4)
        text(p, words, box.left() + 86, y, 50, fonts.BOLD, ink)
        return box.left()
