"""The tournament clock of the players' display, in place of the felt: it is read across a room and never blinks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.display import sizes as measure
from desktop.display.clock_words import ClockWords
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_px, fit_whole
from desktop.kit.paint import CENTRE, RIGHT, hairline, panel, text
from desktop.kit.painted import Painted
from desktop.kit.sizes import FINE
from desktop.table.colours import colours


class ClockFace(Painted):
    """Paints `ClockWords`, laid out for 1920 x 1080 px and scaled to the screen; upright its parts are stacked."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.words: ClockWords | None = None

    def render_clock(self, words: ClockWords | None) -> None:
        """Show these words, None = no clock."""
        if words != self.words:
            self.words = words
            self.setAccessibleName(words.spoken if words is not None else "")
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the level on a table, the next level and the prizes beside it, the figures at the foot."""
        words, theme = self.words, self.look.theme
        p.fillRect(area, theme.window)
        if words is None:
            return
        foot, side, gap = measure.FOOT if words.stats else 0.0, measure.ROOM_SIDE, measure.ROOM_GAP
        box = area.adjusted(side, gap, -side, -foot - gap)
        upright = area.height() > area.width()
        if upright:
            table = QRectF(box.left(), box.top(), box.width(), box.height() * 0.5)
            cards = QRectF(box.left(), table.bottom() + gap, box.width(), box.bottom() - table.bottom() - gap)
        else:
            cards_width = box.width() * measure.ROOM_CARDS
            cards = QRectF(box.right() - cards_width, box.top(), cards_width, box.height())
            table = box.adjusted(0, 0, -cards_width - gap, 0)
        self._table(p, table, words)
        self._cards(p, cards, words)
        if words.stats:
            self._stats(p, QRectF(area.left(), area.bottom() - foot, area.width(), foot), words)

    def _table(self, p: QPainter, box: QRectF, words: ClockWords) -> None:
        """Paint level, time, bar of progress and stakes."""
        theme = self.look.theme
        panel(p, box, box.height() * measure.TABLE_ROUND, colours(theme).felt, theme.brass, measure.TABLE_EDGE)
        x, height, room = box.center().x(), box.height(), box.width() * measure.TABLE_WORDS
        if words.over:
            px = round(height * measure.HEADLINE)
            px = fit_px(words.headline, px, fonts.BOLD, room, measure.HEADLINE_LEAST)
            shown, px = fit_whole(words.headline, px, fonts.BOLD, room, measure.TABLE_LEAST)
            text(p, shown, x, box.center().y(), px, fonts.BOLD, theme.text, CENTRE)
            return
        lines = (
            (words.title, measure.LEVEL, fonts.SEMIBOLD, theme.text),
            (words.time, measure.TIME, fonts.BOLD, theme.owe if words.urgent else theme.text),
            (words.paused, measure.PAUSED, fonts.BOLD, theme.now),
            (words.stakes, measure.STAKES, fonts.BOLD, theme.text),
            (words.ante, measure.ANTE, fonts.MEDIUM, theme.text),
        )
        for line, (middle, size), weight, ink in lines:
            if line:
                px = fit_px(line, round(height * size), weight, room, measure.TABLE_LEAST)
                text(p, line, x, box.top() + height * middle, px, weight, ink, CENTRE)
        bar_width, top = room * measure.OVER_WIDE, box.top() + height * measure.OVER_TOP
        bar = QRectF(x - bar_width / 2, top, bar_width, height * measure.OVER_HIGH)
        panel(p, bar, bar.height() / 2, theme.sunk, theme.edge, FINE)
        filled = QRectF(bar)
        filled.setWidth(max(bar.height(), bar.width() * words.part))
        panel(p, filled, bar.height() / 2, theme.owe if words.urgent else theme.text2)

    def _cards(self, p: QPainter, box: QRectF, words: ClockWords) -> None:
        """Paint the cards of the next level and of the prizes."""
        theme, gap, side = self.look.theme, measure.ROOM_GAP, measure.CARD_SIDE
        top = box.top()
        if not words.over:
            height = min(measure.NEXT, box.height() * measure.NEXT_HIGH)
            card = QRectF(box.left(), top, box.width(), height)
            panel(p, card, measure.CARD_ROUND, theme.panel, theme.hair)
            left, right, room = card.left() + side, card.right() - side, card.width() - 2 * side
            y, px = card.top() + measure.CARD_HEAD, measure.CARD_MINUTES
            minutes = text(p, words.next_minutes, right, y, px, fonts.MEDIUM, theme.text2, RIGHT)
            free = room - minutes - measure.CARD_GAP
            head, px = fit_whole(words.next_title, measure.CARD_TEXT, fonts.MEDIUM, free, measure.CARD_LEAST)
            text(p, head, left, y, px, fonts.MEDIUM, theme.text2)
            most, least = measure.NEXT_STAKES
            px = fit_px(words.next_stakes, most, fonts.BOLD, room, least)
            y = card.top() + card.height() * measure.NEXT_STAKES_DOWN
            text(p, words.next_stakes, left, y, px, fonts.BOLD, theme.text)
            note, px = fit_whole(words.next_note, measure.CARD_TEXT, fonts.MEDIUM, room, measure.CARD_LEAST)
            text(p, note, left, card.bottom() - measure.NEXT_NOTE, px, fonts.MEDIUM, theme.text2)
            top = card.bottom() + gap
        if not words.prizes and not words.prizes_note:
            return
        card = QRectF(box.left(), top, box.width(), box.bottom() - top)
        panel(p, card, measure.CARD_ROUND, theme.panel, theme.hair)
        left, right, y, px = card.left() + side, card.right() - side, card.top() + measure.CARD_HEAD, measure.CARD_TEXT
        text(p, words.prizes_title, left, y, px, fonts.MEDIUM, theme.text2)
        text(p, words.pool, right, y, px, fonts.BOLD, theme.text, RIGHT)
        rows = len(words.prizes)
        foot = measure.PRIZES_NOTE if words.prizes_note else measure.PRIZES_FOOT
        height = min(measure.PRIZE, (card.height() - measure.PRIZES_TOP - foot) / max(1, rows))
        y = card.top() + measure.PRIZES_TOP
        for place, prize in words.prizes:
            hairline(p, theme.hair, left, y, right, y)
            px = round(min(measure.PRIZE_TEXT, height * measure.PRIZE_HIGH))
            amount = text(p, prize, right, y + height / 2, px, fonts.BOLD, theme.text, RIGHT) if prize else 0.0
            free, most = right - left - amount - measure.CARD_GAP, min(px, measure.PLACE_TEXT)
            shown, size = fit_whole(place, most, fonts.SEMIBOLD, free, measure.PLACE_LEAST)
            text(p, shown, left, y + height / 2, size, fonts.SEMIBOLD, theme.text)
            y += height
        if words.prizes_note:
            hairline(p, theme.hair, left, card.bottom() - foot, right, card.bottom() - foot)
            most, least = measure.PRIZES_NOTE_TEXT, measure.PLACE_LEAST
            note, px = fit_whole(words.prizes_note, most, fonts.SEMIBOLD, right - left, least)
            text(p, note, left, card.bottom() - foot / 2, px, fonts.SEMIBOLD, theme.now)

    def _stats(self, p: QPainter, box: QRectF, words: ClockWords) -> None:
        """Paint the figures at the foot."""
        theme, side, (least, smallest) = self.look.theme, measure.ROOM_SIDE, measure.STAT_LEAST
        p.fillRect(box, theme.panel)
        hairline(p, theme.hair, box.left(), box.top(), box.right(), box.top())
        stat_width = (box.width() - 2 * side) / len(words.stats)
        for at, stat in enumerate(words.stats):
            x, room = box.left() + side + at * stat_width, stat_width - measure.STAT_GAP
            for line, (y, px), weight, ink in (
                (stat.label, measure.STAT_LABEL, fonts.MEDIUM, theme.text2),
                (stat.value, measure.STAT_VALUE, fonts.BOLD, theme.text),
                (stat.note, measure.STAT_NOTE, fonts.MEDIUM, theme.text2),
            ):
                shown, size = fit_whole(line, fit_px(line, px, weight, room, least), weight, room, smallest)
                text(p, shown, x, box.top() + y, size, weight, ink)
