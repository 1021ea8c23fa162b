"""The clock for the room, in place of the felt: read across a room, nothing of it blinks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.display.clock_words import ClockWords
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_px, whole
from desktop.kit.paint import CENTRE, RIGHT, hairline, panel, text
from desktop.kit.painted import Painted

EDGE, GAP = 40.0, 28.0
SIDE = 0.31
"""Which part of the width the cards at the right have."""
FOOT = 200.0


class ClockFace(Painted):
    """Paints `ClockWords`, laid out for 1920 x 1080 px and as large as the screen is; upright one below the other."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.words: ClockWords | None = None

    def render_clock(self, words: ClockWords | None) -> None:
        """Show this; None = no clock."""
        if words != self.words:
            self.words = words
            self.setAccessibleName(words.spoken if words is not None else "")
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The level in the middle of a table, next to it what comes and what is paid, below the figures."""
        words, theme = self.words, self.look.theme
        p.fillRect(area, theme.window)
        if words is None:
            return
        foot = FOOT if words.stats else 0.0
        box = area.adjusted(EDGE, GAP, -EDGE, -foot - GAP)
        upright = area.height() > area.width()
        if upright:
            table = QRectF(box.left(), box.top(), box.width(), box.height() * 0.5)
            side = QRectF(box.left(), table.bottom() + GAP, box.width(), box.bottom() - table.bottom() - GAP)
        else:
            wide = box.width() * SIDE
            side = QRectF(box.right() - wide, box.top(), wide, box.height())
            table = box.adjusted(0, 0, -wide - GAP, 0)
        self._table(p, table, words)
        self._side(p, side, words)
        if words.stats:
            self._stats(p, QRectF(area.left(), area.bottom() - foot, area.width(), foot), words)

    def _table(self, p: QPainter, box: QRectF, words: ClockWords) -> None:
        """Level, time, how much of it is over, stakes."""
        theme = self.look.theme
        panel(p, box, box.height() * 0.3, theme.felt, theme.brass, 4)
        x, high, room = box.center().x(), box.height(), box.width() * 0.84
        if words.over:
            px = fit_px(words.headline, round(high * 0.16), fonts.BOLD, room, 30)
            shown, px = whole(words.headline, px, fonts.BOLD, room, 20)
            text(p, shown, x, box.center().y(), px, fonts.BOLD, theme.text, CENTRE)
            return
        lines = (
            (words.title, 0.11, 0.09, fonts.SEMIBOLD, theme.text),
            (words.time, 0.37, 0.34, fonts.BOLD, theme.owe if words.urgent else theme.text),
            (words.paused, 0.565, 0.06, fonts.BOLD, theme.now),
            (words.stakes, 0.74, 0.17, fonts.BOLD, theme.text),
            (words.ante, 0.88, 0.07, fonts.MEDIUM, theme.text),
        )
        for line, at, size, weight, ink in lines:
            if line:
                px = fit_px(line, round(high * size), weight, room, 20)
                text(p, line, x, box.top() + high * at, px, weight, ink, CENTRE)
        bar = QRectF(x - room * 0.32, box.top() + high * 0.605, room * 0.64, high * 0.02)
        panel(p, bar, bar.height() / 2, theme.sunk, theme.edge, 1.5)
        done = QRectF(bar)
        done.setWidth(max(bar.height(), bar.width() * words.part))
        panel(p, done, bar.height() / 2, theme.owe if words.urgent else theme.text2)

    def _side(self, p: QPainter, box: QRectF, words: ClockWords) -> None:
        """The level that follows, and the prizes."""
        theme, gap = self.look.theme, GAP
        top = box.top()
        if not words.over:
            card = QRectF(box.left(), top, box.width(), min(250.0, box.height() * 0.34))
            panel(p, card, 16, theme.panel, theme.hair)
            left, right, room = card.left() + 34, card.right() - 34, card.width() - 68
            minutes = text(p, words.next_minutes, right, card.top() + 46, 30, fonts.MEDIUM, theme.text2, RIGHT)
            head, px = whole(words.next_title, 32, fonts.MEDIUM, room - minutes - 16, 18)
            text(p, head, left, card.top() + 46, px, fonts.MEDIUM, theme.text2)
            px = fit_px(words.next_stakes, 76, fonts.BOLD, room, 24)
            text(p, words.next_stakes, left, card.top() + card.height() * 0.52, px, fonts.BOLD, theme.text)
            note, px = whole(words.next_note, 32, fonts.MEDIUM, room, 18)
            text(p, note, left, card.bottom() - 40, px, fonts.MEDIUM, theme.text2)
            top = card.bottom() + gap
        if not words.prizes and not words.prizes_note:
            return
        card = QRectF(box.left(), top, box.width(), box.bottom() - top)
        panel(p, card, 16, theme.panel, theme.hair)
        left, right = card.left() + 34, card.right() - 34
        text(p, words.prizes_title, left, card.top() + 46, 32, fonts.MEDIUM, theme.text2)
        text(p, words.pool, right, card.top() + 46, 32, fonts.BOLD, theme.text, RIGHT)
        rows = len(words.prizes)
        low = 64.0 if words.prizes_note else 14.0
        high = min(84.0, (card.height() - 84 - low) / max(1, rows))
        y = card.top() + 84
        for place, prize in words.prizes:
            hairline(p, theme.hair, left, y, right, y)
            px = round(min(44.0, high * 0.62))
            amount = text(p, prize, right, y + high / 2, px, fonts.BOLD, theme.text, RIGHT) if prize else 0.0
            shown, size = whole(place, min(px, 38), fonts.SEMIBOLD, right - left - amount - 16, 16)
            text(p, shown, left, y + high / 2, size, fonts.SEMIBOLD, theme.text)
            y += high
        if words.prizes_note:
            hairline(p, theme.hair, left, card.bottom() - low, right, card.bottom() - low)
            note, px = whole(words.prizes_note, 30, fonts.SEMIBOLD, right - left, 16)
            text(p, note, left, card.bottom() - low / 2, px, fonts.SEMIBOLD, theme.now)

    def _stats(self, p: QPainter, box: QRectF, words: ClockWords) -> None:
        """The figures of the foot."""
        theme = self.look.theme
        p.fillRect(box, theme.panel)
        hairline(p, theme.hair, box.left(), box.top(), box.right(), box.top())
        wide = (box.width() - 2 * EDGE) / len(words.stats)
        for at, stat in enumerate(words.stats):
            x, room = box.left() + EDGE + at * wide, wide - 20
            for line, y, px, weight, ink in (
                (stat.label, 42, 30, fonts.MEDIUM, theme.text2),
                (stat.value, 100, 60, fonts.BOLD, theme.text),
                (stat.note, 158, 28, fonts.MEDIUM, theme.text2),
            ):
                shown, size = whole(line, fit_px(line, px, weight, room, 16), weight, room, 14)
                text(p, shown, x, box.top() + y, size, weight, ink)
