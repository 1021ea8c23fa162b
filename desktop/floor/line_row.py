"""Paints a line of a list of the floor: a boxed number, two lines of words, room for its keys."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from desktop.floor import sizes as measure
from desktop.floor.intents import RoomIntent
from desktop.floor.line_records import ListLine
from desktop.floor.sizes import BOX, LINE_KEY
from desktop.floor.tiles import DASH, box, focused
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list_view import Index, ListView, RowDelegate
from desktop.kit.painted import pixel_rect
from desktop.kit.sizes import LINE as STROKE
from desktop.kit.sizes import STRONG

CARD_FREE = 2.0
"""Free height above and below the card of a line, reference px."""


def spoken(line: ListLine) -> str:
    """Return the text of a line for a screen reader and for copying."""
    return ", ".join(word for word in (line.lead, line.words, line.second, line.note) if word)


class FloorRow(RowDelegate):
    """A row of a list: a card where a tap opens something, else a rule below; its end is free for its keys."""

    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.first = QRectF()
        """Place of the first line in sight on its panel, reference px."""
        self.deep = 1
        """Number of lines below each other; further lines are in columns beside them."""

    def box(self, at: int) -> QRectF:
        """Return the place of a line by its index from 0 among those in sight; reference px."""
        across, down = at // self.deep, at % self.deep
        return self.first.translated(across * (self.first.width() + measure.LINES_GAP), down * self.first.height())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a line with the gap beside it, rounded to pixels as its keys are."""
        view = self.parent()
        assert isinstance(view, ListView)
        return pixel_rect(
            self.box(index.row() % self.deep).adjusted(0, 0, measure.LINES_GAP, 0), view.look.scale
        ).size()

    def keys(self, look: Look, line: ListLine) -> tuple[tuple[str, RoomIntent | None, bool, float], ...]:
        """Return the key at the end and the one before it: words ("" = no key), intent, whether it is amber, width."""
        width = look.of(LINE_KEY)
        key = "" if line.does == line.opens and self._words_width(look, line) > self.first.width() - width else line.key
        return (key, line.does, line.strong, width), (line.other, line.undoes, False, width * measure.OTHER_KEY)

    def _words_width(self, look: Look, line: ListLine) -> float:
        """Return the width the words need; a key with the intent of its line is left out to make room for them."""
        lead = look.of(BOX) * measure.BOX_LEAD if line.lead else 0
        longest = max(
            fonts.width(words, look.legible, weight)
            for words, weight in ((line.words, fonts.SEMIBOLD), (line.second, fonts.MEDIUM))
        )
        return longest + 2 * look.of(measure.TILE_SIDE) + measure.LINE_KEY_GAP + lead

    def draw(self, p: QPainter, look: Look, area: QRectF, line: ListLine, down: bool, chosen: bool) -> None:
        """Paint the card in the colour of its role, up to its keys."""
        theme, radius = look.theme, look.of(measure.LINE_ROUND)
        ends = sum(width + measure.LINE_KEY_GAP for words, _, _, width in self.keys(look, line) if words)
        right = pixel_rect(self.first.adjusted(0, 0, -ends, 0), look.scale).width() / look.scale
        body = QRectF(0, CARD_FREE, right, area.height() - 2 * CARD_FREE)
        p.setClipRect(QRectF(0, 0, right, area.height()))
        edge = {"wants": theme.now, "owe": theme.owe, "win": theme.win, "now": theme.text}.get(line.role)
        if line.opens is not None or edge is not None:
            fill = theme.pressed if down else theme.raised if line.role != "owe" else None
            dash = DASH if line.role == "owe" else ()
            paint.panel(p, body, radius, fill, edge or theme.edge, STRONG if edge else STROKE, dash)
        else:
            paint.hairline(p, theme.hair, 0, area.bottom() - 1, right, area.bottom() - 1)
        if chosen:
            focused(p, look, body, radius)
        self._content(p, look, body, line)

    def _content(self, p: QPainter, look: Look, area: QRectF, line: ListLine) -> None:
        """Paint the number, the words and the note at the end."""
        theme, kind, side = look.theme, look.type, look.of(measure.TILE_SIDE)
        left, right, y = area.left() + side, area.right() - side, area.center().y()
        if line.lead:
            left += box(p, look, line.lead, left, y) + side
        if line.note:
            px = kind.second
            room = (right - left) * 0.5
            words, px = fitting.fit_whole(line.note, px, fonts.SEMIBOLD, room, look.legible)
            ink = {"wants": theme.now, "owe": theme.owe, "win": theme.win}.get(line.role, theme.text2)
            right -= paint.text(p, words, right, y, px, fonts.SEMIBOLD, ink, paint.RIGHT) + side
        room = right - left
        rise = area.height() * (measure.LINE_UP if line.second else 0)
        words, px = fitting.fit_whole(line.words, kind.name, fonts.SEMIBOLD, room, look.legible)
        paint.text(p, words, left, y - rise, px, fonts.SEMIBOLD, theme.text)
        if line.second:
            words, px = fitting.fit_whole(line.second, kind.second - 1, fonts.MEDIUM, room, look.legible)
            paint.text(p, words, left, y + rise * measure.LINE_DOWN, px, fonts.MEDIUM, theme.text2)
