"""The hand log in the column: newest last, with seat ring, words and running pot; a rule where a street begins."""

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import LogLine
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import SMALLER, elide, fit_px, named_lines, shorten_px
from desktop.kit.icons import paint as icon
from desktop.kit.paint import CENTRE, RIGHT, hairline, inside, number_ring, panel, text
from desktop.kit.painted import Tap, pixel_rect
from desktop.kit.sizes import AWAY, BESIDE, CLEAR, CLOSE, EDGE, FINE, LEAST_LINE, LEAST_WORDS, LINE, TIGHT
from desktop.kit.speech import KitSpeech
from desktop.table import shares
from desktop.table import sizes as measure
from desktop.words.i18n import bare
from desktop.words.say import say

MOST_LINES = 3
"""Lines that one sentence takes at most."""
FEW_ROWS = 4
"""In a log with room for at most this many rows a sentence has one line."""


class PlacedLine(Struct, frozen=True):
    """A line of the log with its place."""

    line: LogLine
    """The line of the log."""
    y: float
    """The y of its middle, reference px."""
    high: float
    """Its height, reference px."""
    pot: str
    """The running pot in words; "" = none is shown."""
    last: bool
    """Whether it is the newest line of the hand in progress."""
    words: tuple[str, ...]
    """The painted lines of the sentence, one or more."""
    px: int
    """The size of its letters, reference px."""


class LogPanel(Tap):
    """Renders the newest lines that fit; a tap opens the log sheet. Only rows that changed are painted again."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.head = ""
        self.lines: tuple[LogLine, ...] = ()
        self.current = False
        self.beside: QRectF | None = None
        """The part that takes a tap, reference px; None = all. It leaves out the place where keys were a moment ago."""
        self._key: tuple[object, ...] | None = None
        self._cached_rows: tuple[PlacedLine, ...] = ()

    def render_log(self, head: str, lines: tuple[LogLine, ...], current: bool) -> None:
        """Show these lines; `current` = the last line is the present state of the hand."""
        if (head, lines, current) != (self.head, self.lines, self.current):
            old_rows, old_head = self.rows(), self.head
            self.head, self.lines, self.current = head, lines, current
            self._refresh(old_rows, old_head)
        last = lines[-1].text if lines else ""
        self.name(", ".join(part for part in (say("hand_log"), head, last) if part))

    def hitButton(self, pos: QPoint) -> bool:
        """Return whether a press at `pos` counts; it does not where keys were a moment ago."""
        return super().hitButton(pos) and (self.beside is None or self.beside.contains(QPointF(pos) / self.look.scale))

    def _refresh(self, old_rows: tuple[PlacedLine, ...], old_head: str) -> None:
        """Repaint the rows that changed, and the head where it differs from `old_head`."""
        new_rows = self.rows()
        if not old_rows or not new_rows:
            self.update()
            return
        stale = QRegion()
        if self.head != old_head:
            stale += pixel_rect(QRectF(0, 0, self.area().width(), self.top), self.look.scale)
        for row in set(old_rows) ^ set(new_rows):
            stale += self._place(row)
        self.update(stale)

    def _place(self, row: PlacedLine) -> QRect:
        """Return the rectangle of a row over the whole width, in px of the widget."""
        scale, half = self.look.scale, row.high / 2
        top, bottom = round((row.y - half) * scale), round((row.y + half) * scale)
        return QRect(0, top - 1, self.width(), bottom - top + 2)

    @property
    def top(self) -> float:
        """The y at which the first row begins, reference px."""
        return self.look.of(measure.LOG_TOP)

    def _bottom(self) -> float:
        """Return the largest y at which the last row may end, reference px."""
        return self.area().height() - EDGE - self.look.of(measure.LOG_FOOT)

    def _fits(self) -> int:
        """Return how many rows have room."""
        return max(0, int((self._bottom() - self.top + 2) // self.look.room.log_row))

    def rows(self) -> tuple[PlacedLine, ...]:
        """Return the newest lines that fit, each with its place; cached until lines, look, size or language change."""
        key = (self.lines, self.current, self.look, self.width(), self.height(), KitSpeech.code)
        if self._key is None or any(new is not old and new != old for new, old in zip(key, self._key, strict=True)):
            self._key, self._cached_rows = key, self._placed_rows()
        return self._cached_rows

    def _placed_rows(self) -> tuple[PlacedLine, ...]:
        row, y, fits = self.look.room.log_row, self.top, self._fits()
        shown: list[tuple[LogLine, list[str], int]] = []
        used_rows = 0
        for line in reversed(self.lines):
            most = MOST_LINES if fits > FEW_ROWS else 1
            words, px = self._wrapped(line, _pot(line), last=self.current and not shown, most=most)
            if used_rows + len(words) > fits:
                break
            used_rows += len(words)
            shown.insert(0, (line, words, px))
        pitch = self.look.of(measure.LOG_ROOMY) if (fits - used_rows) * row > row * shares.LOG_ROOMY else row
        if pitch * len(shown) + row * (used_rows - len(shown)) > self._bottom() - y:
            pitch = row
        rows, first_pot = [], True
        for number, (line, words, px) in enumerate(shown):
            last = self.current and number == len(shown) - 1
            pot = _pot(line)
            if pot and first_pot:
                named_pot = say("log_pot", amount=pot)
                wrapped = self._wrapped(line, named_pot, last=last, most=len(words))
                if fits > FEW_ROWS or wrapped == (words, px):  # the word "pot" must not make the letters smaller
                    first_pot, pot, (words, px) = False, named_pot, wrapped
            extra = row * (len(words) - 1)
            high = (pitch if pitch == row else row + TIGHT) + extra
            rows.append(PlacedLine(line, y + (pitch + extra) / 2, high, pot, last, tuple(words), px))
            y += pitch + extra
        return tuple(rows)

    def _wrapped(self, line: LogLine, pot: str, *, last: bool, most: int) -> tuple[list[str], int]:
        """Return a line in at most `most` painted lines, and their size; a name is cut only where they have no room."""
        px = self.look.type.log
        if line.street:
            return [line.text], px
        area, weight = inside(self.area()), fonts.SEMIBOLD if last else fonts.MEDIUM
        room = area.right() - AWAY - self._text_left(line, area)
        if pot:
            room -= fonts.width(fonts.typeset(pot), px, fonts.MEDIUM) + BESIDE
        smaller = shorten_px(line.text, line.who, px, weight, room)
        if most < 2:
            small = fit_px(line.text, smaller, weight, room, LEAST_WORDS)
            px = small if fonts.width(fonts.typeset(line.text), small, weight) <= room else smaller
            return [elide(line.text, px, weight, room, line.who)], px
        if smaller >= round(px * SMALLER) and fonts.width(fonts.typeset(line.text), smaller, weight) <= room:
            return [elide(line.text, smaller, weight, room, line.who)], smaller
        return named_lines(line.text, line.who, px, weight, room, most, least=LEAST_LINE)

    def _text_left(self, line: LogLine, area: QRectF) -> float:
        """Return the x at which the words begin: after the ring of the line's seat."""
        left = area.left() + self.look.of(measure.LOG_RING_AT)
        ring = self.look.of(measure.LOG_RING) / 2 + self.look.of(measure.LOG_RING_GAP)
        return left + (ring if line.seat is not None else -CLEAR)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint head and lines."""
        theme = self.look.theme
        area = inside(area)
        panel(p, area, self.look.of(measure.PANEL_ROUND), theme.sunk, theme.edge if self.isDown() else theme.hair, LINE)
        if self.exposed.top() < self.top * self.look.scale:
            self._head(p, area)
        for row in self.rows():
            if not self.exposed.intersects(self._place(row)):
                continue
            if row.line.street:
                self._rule(p, area, row)
            else:
                self._line(p, area, row)
        if not self.lines and self._fits():
            y = self.top + self.look.room.log_row / 2
            text(p, say("log_empty"), area.left() + AWAY, y, self.look.px(measure.LOG_EMPTY), fonts.MEDIUM, theme.text2)

    def _head(self, p: QPainter, area: QRectF) -> None:
        """Paint the hand and the street, and the label of what a tap opens."""
        theme = self.look.theme
        side, px = AWAY, self.look.px(measure.LOG_HEAD)
        y = area.top() + self.look.of(measure.LOG_HEAD_AT)
        text(
            p,
            elide(self.head, px, fonts.MEDIUM, area.width() * shares.LOG_HEAD),
            area.left() + side,
            y,
            px,
            fonts.MEDIUM,
            theme.text2,
        )
        right = area.right() - side
        icon(p, "list", right - px * shares.LOG_SIGN_AT, y, px * shares.LOG_SIGN, theme.info, FINE)
        text(p, say("hand_log"), right - px * shares.LOG_SIGN_LEAD, y, px, fonts.SEMIBOLD, theme.info, RIGHT)

    def _line(self, p: QPainter, area: QRectF, row: PlacedLine) -> None:
        """Paint a line of the log, highlighted where it is the newest of the hand in progress."""
        theme, line, y = self.look.theme, row.line, row.y
        pitch = self.look.room.log_row
        if row.last:
            highlight = QRectF(area.left() + CLOSE, y - row.high / 2 + 0.5, area.width() - 2 * CLOSE, row.high - 1)
            panel(p, highlight, measure.LOG_ROUND, theme.sel)
        size = self.look.of(measure.LOG_RING)
        left = area.left() + self.look.of(measure.LOG_RING_AT)
        if line.seat is not None:
            number_ring(p, line.seat, left, y - pitch * (len(row.words) - 1) / 2, size, theme.text, theme.line)
        ink = theme.text2 if line.undone else theme.text
        first_y = y - pitch * (len(row.words) - 1) / 2
        if row.pot:
            text(p, row.pot, area.right() - AWAY, first_y, self.look.type.log, fonts.MEDIUM, theme.text2, RIGHT)
        text_left, weight = self._text_left(line, area), fonts.SEMIBOLD if row.last else fonts.MEDIUM
        for number, words in enumerate(row.words):
            text(p, words, text_left, first_y + pitch * number, row.px, weight, ink)

    def _rule(self, p: QPainter, area: QRectF, row: PlacedLine) -> None:
        """Paint the rule at which a street begins."""
        theme, line, y = self.look.theme, row.line, row.y
        px = self.look.px(measure.LOG_STREET)
        width = fonts.width(line.text, px, fonts.MEDIUM)
        middle = area.center().x()
        hairline(p, theme.hair, area.left() + AWAY, y, middle - width / 2 - CLEAR, y)
        hairline(p, theme.hair, middle + width / 2 + CLEAR, y, area.right() - AWAY, y)
        text(p, line.text, middle, y, px, fonts.MEDIUM, theme.text2, CENTRE)


def _pot(line: LogLine) -> str:
    """Return the chips in the pot after the line in words; "" where there are none, and beside a street."""
    return bare(line.pot) if line.pot is not None and not line.street else ""
