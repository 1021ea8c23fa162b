"""A panel of lines: a boxed number, two lines of words, a key at the end. Where not all fit, a key turns on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.floor import sizes as measure
from desktop.floor.shown import ListLine
from desktop.floor.sizes import BOX, LINE, LINE_KEY
from desktop.floor.tiles import DASH, box, focused
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.page_keys import Card, TitleKey
from desktop.kit.sizes import LINE as STROKE
from desktop.kit.sizes import NOTE_LINES, STRONG, TITLE_KEY_WIDE, WORD_SIDES
from desktop.words.say import say


class LineCard(Card):
    """A line; barred where a tap does nothing: then it is only read."""

    inset = (2.0, 2.0)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.line = ListLine("")

    def show_line(self, line: ListLine) -> None:
        """Show this."""
        if line != self.line:
            self.line = line
            self.name(", ".join(word for word in (line.lead, line.words, line.second, line.note) if word))
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """A card where a tap opens something, else only a line under it."""
        theme, line, radius = self.look.theme, self.line, self.look.of(measure.LINE_ROUND)
        body = area.adjusted(0, self.inset[0], 0, -self.inset[1])
        edge = {"wants": theme.now, "owe": theme.owe, "win": theme.win, "now": theme.text}.get(line.role)
        if line.opens is not None or edge is not None:
            fill = theme.pressed if self.isDown() else theme.raised if line.role != "owe" else None
            dash = DASH if line.role == "owe" else ()
            paint.panel(p, body, radius, fill, edge or theme.edge, STRONG if edge else STROKE, dash)
        else:
            paint.hairline(p, theme.hair, body.left(), area.bottom() - 1, body.right(), area.bottom() - 1)
        if line.opens is not None:
            focused(p, self, body, radius)
        self.content(p, body)

    def content(self, p: QPainter, area: QRectF) -> None:
        """Number, words, what stands at the end."""
        line, look, theme = self.line, self.look, self.look.theme
        kind, side = look.type, look.of(measure.TILE_SIDE)
        left, right, y = area.left() + side, area.right() - side, area.center().y()
        if line.lead:
            left += box(p, self, line.lead, left, y) + side
        if line.note:
            px = kind.second
            room = (right - left) * 0.5
            words, px = fitting.whole(line.note, px, fonts.SEMIBOLD, room, look.legible)
            ink = {"wants": theme.now, "owe": theme.owe, "win": theme.win}.get(line.role, theme.text2)
            right -= paint.text(p, words, right, y, px, fonts.SEMIBOLD, ink, paint.RIGHT) + side
        room = right - left
        high = area.height() * (0.17 if line.second else 0)
        words, px = fitting.whole(line.words, kind.name, fonts.SEMIBOLD, room, look.legible)
        paint.text(p, words, left, y - high, px, fonts.SEMIBOLD, theme.text)
        if line.second:
            words, px = fitting.whole(line.second, kind.second - 1, fonts.MEDIUM, room, look.legible)
            paint.text(p, words, left, y + high * 1.25, px, fonts.MEDIUM, theme.text2)


class LineKey(Card):
    """The key at the end of a line."""

    inset = (3.0, 5.0)

    def say(self, words: str, about: str, strong: bool) -> None:
        """Its words; `about` = of which line, for a screen reader."""
        if (words, strong) != (self.words, self.amber) or self.accessibleName() != f"{words}, {about}":
            self.words, self.amber = words, strong
            self.name(f"{words}, {about}")
            self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """The words, in two lines where one has no room."""
        lines, px = fitting.whole_lines(self.words, self.look.type.second, fonts.SEMIBOLD, area.width() - WORD_SIDES)
        x, y, ink = area.center().x(), area.center().y(), self.inks()[0]
        paint.block(p, lines, x, y, px * 1.15, px, fonts.SEMIBOLD, ink, paint.CENTRE)


class Lines(Panel):
    """`asked` carries the intent of what was tapped; `empty` = what it says where there is nothing."""

    asked = Signal(object)

    def __init__(self, look: Look, title: str, empty: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.empty = empty
        self.lines: tuple[ListLine, ...] = ()
        self.first = 0
        self.rows: list[tuple[LineCard, LineKey, LineKey]] = []
        self.across = 1
        """Lines beside each other."""
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.tapped.connect(self._turned)
        self.turn.hide()
        self.below = 0.0
        """Reference px under the lines that are somebody else's."""

    def show_lines(self, lines: Sequence[ListLine], note: str = "", title: str = "") -> None:
        """Show these."""
        same = (tuple(lines), title or self.title, note) == (self.lines, self.title, self._note)
        if same:
            return
        self.lines, self._note = tuple(lines), note
        if title:
            self.title = title
            self.setAccessibleName(title)
        self.first = min(self.first, max(0, len(self.lines) - 1))
        self.lay()

    _note = ""

    def _fit(self) -> int:
        """How many lines there is room for."""
        return self.across * max(1, int((self.inner().height() - self.below) // self.look.of(LINE)))

    def _turned(self) -> None:
        """The next lines, at the end the first again."""
        self.first += self._fit()
        if self.first >= len(self.lines):
            self.first = 0
        self.lay()

    def _row(self, at: int) -> tuple[LineCard, LineKey, LineKey]:
        while len(self.rows) <= at:
            card, key, other = LineCard(self.look, self), LineKey(self.look, self), LineKey(self.look, self)
            other.tapped.connect(lambda card=card: self._ask(card.line.undoes))
            card.tapped.connect(lambda card=card: self._ask(card.line.opens))
            key.tapped.connect(lambda card=card: self._ask(card.line.does))
            self.rows.append((card, key, other))
        return self.rows[at]

    def _ask(self, intent: object) -> None:
        if intent is not None:
            self.asked.emit(intent)

    def arrange(self) -> None:
        """One below the other, the keys at their ends."""
        inner, high, fits, gap = self.inner(), self.look.of(LINE), self._fit(), measure.LINES_GAP
        here = self.lines[self.first : self.first + fits]
        wide = self.look.of(LINE_KEY)
        deep = fits // self.across
        part = (inner.width() - (self.across - 1) * gap) / self.across
        for at, line in enumerate(here):
            card, *keys = self._row(at)
            card.show_line(line)
            top, left = inner.top() + at % deep * high, inner.left() + at // deep * (part + gap)
            right = left + part
            for key, words, strong, long in zip(
                keys, (line.key, line.other), (line.strong, False), (wide, wide * 0.75), strict=True
            ):
                key.setVisible(bool(words))
                if words and not self._needless(line, words, part - wide):
                    key.say(words, line.words, strong)
                    self.place(key, QRectF(right - long, top, long, high))
                    right -= long + measure.LINE_KEY_GAP
                else:
                    key.hide()
            self.place(card, QRectF(left, top, right - left, high))
            card.show()
        for row in self.rows[len(here) :]:
            for part_of in row:
                part_of.hide()
        more = len(self.lines) > fits
        self.turn.setVisible(more)
        self.taken = self.look.of(TITLE_KEY_WIDE) if more else 0.0
        if more:
            words = say("room.n_more", count=len(self.lines) - len(here))
            self.turn.say(words, words)
            high = self.head - measure.MORE_FREE
            self.place(self.turn, QRectF(inner.right() - self.taken, measure.MORE_TOP, self.taken, high))
        self.say(note="" if more else self._note)

    def _needless(self, line: ListLine, key: str, room: float) -> bool:
        """Whether a key only says what a tap on its line says, and its words have no room beside it."""
        if key != line.key or line.does != line.opens:
            return False
        lead = self.look.of(BOX) * 1.5 if line.lead else 0
        beside = room - 2 * self.look.of(measure.TILE_SIDE) - measure.LINE_KEY_GAP - lead
        longest = max(
            fonts.width(words, self.look.legible, weight)
            for words, weight in ((line.words, fonts.SEMIBOLD), (line.second, fonts.MEDIUM))
        )
        return longest > beside

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel; where it is empty it says so."""
        super().paint(p, area)
        if not self.lines and self.empty:
            inner = self.inner()
            px, wide = self.look.type.second, inner.width()
            lines, px = fitting.whole_lines(self.empty, px, fonts.MEDIUM, wide, NOTE_LINES)
            paint.lines(p, lines, inner.left(), inner.top() + px, px * 1.4, px, fonts.MEDIUM, self.look.theme.text2)
