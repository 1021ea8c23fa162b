"""The two bands of the players' display: game and blinds at the top, the player to act and the amounts below."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.display import sizes as measure
from desktop.display.public_record import PublicTurn, Showing
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import elide, fit_px
from desktop.kit.icons import paint as icon
from desktop.kit.paint import CENTRE, RIGHT, disc, hairline, line_above, line_below, number_ring, octagon, panel, text
from desktop.kit.painted import Painted
from desktop.kit.sizes import FINE, HEAVY, STRONG
from desktop.present.strip import Pill
from desktop.words.say import say


class TopBand(Painted):
    """The band at the top: game, hand and specials; at the right blinds and limits."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.shown_parts: tuple[object, ...] = ()
        self.showing: Showing | None = None

    def render_top(self, shown: Showing) -> None:
        """Show the top band of this record."""
        parts = (shown.title, shown.hand, shown.money, shown.pills)
        self.showing = shown
        if parts != self.shown_parts:
            self.shown_parts = parts
            words = (shown.title, shown.hand, *shown.money, *(pill.words for pill in shown.pills))
            self.setAccessibleName(", ".join(words))
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the band; the game's name is shortened first where there is no room."""
        theme, shown = self.look.theme, self.showing
        p.fillRect(area, theme.panel)
        line_below(p, area, theme.hair)
        if shown is None:
            return
        y, px, side = area.center().y(), measure.TITLE_TEXT, measure.SIDE
        x = area.right() - side
        for words in reversed(shown.money):
            x -= text(p, words, x, y, px, fonts.BOLD, theme.text, RIGHT) + measure.MONEY_GAP
        pills = sum(self._pill_width(pill) + measure.PILL_GAP for pill in shown.pills)
        room = x - side - measure.TITLE_SIDES - pills
        hand = fonts.width(shown.hand, px, fonts.MEDIUM) + measure.HAND_SIDES
        disc(p, side + measure.SIGN / 2, y, measure.SIGN, theme.sign, theme.brass, STRONG)
        disc(p, side + measure.SIGN / 2, y, measure.SIGN_MIDDLE, theme.onsign)
        left = side + measure.SIGN_WORDS
        title = elide(shown.title, px, fonts.SEMIBOLD, max(0.0, room - hand))
        left += text(p, title, left, y, px, fonts.SEMIBOLD, theme.text) + measure.TITLE_GAP
        hairline(p, theme.edge, left, y - measure.TITLE_LINE, left, y + measure.TITLE_LINE, FINE)
        left += measure.TITLE_GAP
        words = elide(shown.hand, px, fonts.MEDIUM, x - pills - left - measure.HAND_RIGHT)
        left += text(p, words, left, y, px, fonts.MEDIUM, theme.text2) + measure.HAND_GAP
        for pill in shown.pills:
            left = self._pill(p, pill, left, y)

    def _pill_width(self, pill: Pill) -> float:
        sides = measure.KILL_SIDES if pill.fill == "kill" else measure.PILL_SIDES
        return fonts.width(fonts.typeset(pill.words), measure.PILL_TEXT, fonts.SEMIBOLD) + sides

    def _pill(self, p: QPainter, pill: Pill, x: float, y: float) -> float:
        """Paint a special of the hand; return where the next one begins."""
        theme, width, half = self.look.theme, self._pill_width(pill), measure.PILL_HIGH / 2
        box = QRectF(x, y - half, width, 2 * half)
        kill = pill.fill == "kill"
        panel(p, box, half, theme.special if kill else None, None if kill else theme.brass, STRONG)
        if kill:
            middle = x + measure.KILL_AT
            p.fillPath(octagon(middle, y, measure.KILL), theme.onspecial)
            text(p, "K", middle, y, measure.KILL_TEXT, fonts.BOLD, theme.special, CENTRE)
        ink = theme.onspecial if kill else theme.text
        left = x + (measure.KILL_WORDS if kill else measure.PILL_SIDES / 2)
        text(p, pill.words, left, y, measure.PILL_TEXT, fonts.SEMIBOLD, ink)
        return x + width + measure.PILL_GAP


class TurnBand(Painted):
    """The band at the bottom: the seat to act in amber, its amounts, the pot's limit, the clock while it runs."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.turn = PublicTurn("")

    def render_turn(self, turn: PublicTurn) -> None:
        """Show this turn."""
        if turn != self.turn:
            self.turn = turn
            costs = [f"{label} {amount}".strip() for label, amount in turn.figures]
            self.setAccessibleName(", ".join([f"{turn.who} {turn.words}".strip(), *costs]))
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the band from the right: clock, then amounts; the name gets the rest."""
        theme, turn = self.look.theme, self.turn
        p.fillRect(area, theme.panel)
        line_above(p, area, theme.hair)
        y, side, right = area.center().y(), measure.SIDE, area.right() - measure.SIDE
        if turn.clock is not None:
            right = self._clock(p, right, y) - measure.SECONDS_GAP
        for label, amount in reversed(turn.figures):
            right -= self._figure(p, label, amount, right, y) + measure.FIGURE_GAP
        if turn.seat is not None:
            room = area.adjusted(side - measure.TURN_LEFT, measure.SEAT_OVER, 0, -measure.SEAT_OVER)
            room.setRight(right)
            self._seat(p, room)
            return
        ink = theme.win if turn.role == "win" else theme.text
        free = right - side - measure.TURN_RIGHT
        px = fit_px(turn.words, measure.TURN_TEXT, fonts.BOLD, free, measure.TURN_LEAST)
        text(p, elide(turn.words, px, fonts.BOLD, free), side + measure.TURN_LEFT, y, px, fonts.BOLD, ink)

    def _seat(self, p: QPainter, room: QRectF) -> None:
        """Paint the seat to act with the player's name."""
        theme, turn = self.look.theme, self.turn
        words = f"{turn.who} {turn.words}"
        size, px = measure.SEAT_RING, measure.TURN_TEXT
        words = elide(words, px, fonts.BOLD, room.width() - size - measure.SEAT_SIDES, turn.who)
        box = QRectF(room)
        box.setWidth(size + measure.SEAT_SIDES + fonts.width(words, px, fonts.BOLD))
        panel(p, box, measure.SEAT_ROUND, theme.now)
        x, y = box.left() + measure.SEAT_LEFT + size / 2, box.center().y()
        number_ring(p, turn.seat or 0, x, y, size, theme.onnow, theme.onnow)
        text(p, words, box.left() + measure.SEAT_WORDS + size, y, px, fonts.BOLD, theme.onnow)

    def _figure(self, p: QPainter, label: str, amount: str, right: float, y: float) -> float:
        """Paint a label with its amount, or a label alone in the amount's place; return the width."""
        theme = self.look.theme
        if not amount:
            return text(p, label, right, y, measure.TURN_TEXT, fonts.BOLD, theme.text, RIGHT)
        width = text(p, amount, right, y, measure.FIGURE_TEXT, fonts.BOLD, theme.text, RIGHT) + measure.LABEL_GAP
        return width + text(p, label, right - width, y, measure.LABEL_TEXT, fonts.MEDIUM, theme.text2, RIGHT)

    def _clock(self, p: QPainter, right: float, y: float) -> float:
        """Paint the clock, outlined while it runs, filled after the warning; return its left edge."""
        theme, turn = self.look.theme, self.turn
        seconds = turn.clock or 0
        words = say("display.seconds", seconds=seconds) if seconds else say("display.time_up")
        px, half = measure.SECONDS_TEXT, measure.SECONDS_HIGH / 2
        width = max(measure.SECONDS, fonts.width(words, px, fonts.BOLD) + measure.SECONDS_SIDES)
        box = QRectF(right - width, y - half, width, 2 * half)
        fill: QColor | None = theme.owe if turn.urgent else None
        ink = theme.onowe if turn.urgent else theme.text
        panel(p, box, half, fill, theme.owe if turn.urgent else theme.edge, HEAVY)
        x = box.left() + measure.SECONDS_SIGN_AT
        icon(p, "clock", x, y, measure.SECONDS_SIGN, ink, measure.SECONDS_SIGN_LINE)
        text(p, words, box.left() + measure.SECONDS_WORDS, y, px, fonts.BOLD, ink)
        return box.left()
