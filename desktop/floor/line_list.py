"""A list of lines with keys at their ends, as a view of Qt; a key in the title line turns to lines that do not fit."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.floor import sizes as measure
from desktop.floor.intents import RoomIntent
from desktop.floor.line_records import ListLine
from desktop.floor.line_row import FloorRow, spoken
from desktop.floor.sizes import LINE
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list_view import ListView, Records
from desktop.kit.page import Panel
from desktop.kit.page_keys import Card, TitleKey
from desktop.kit.painted import pixel_rect
from desktop.kit.shares import LINES_DENSE, LINES_LOOSE
from desktop.kit.sizes import NOTE_LINES, TITLE_KEY_WIDE, WORD_SIDES
from desktop.words.say import say

SLACK = 2
"""Pixels of the screen that Qt and rounding may take below the last line."""


class LineKey(Card):
    """The key at the end of a line."""

    inset = (3.0, 5.0)
    does: RoomIntent | None = None
    """The intent of a tap, where the key belongs to a line of a list."""

    def say(self, words: str, about: str, strong: bool) -> None:
        """Set its words; `about` names the line for a screen reader, `strong` makes the key amber."""
        if (words, strong) != (self.words, self.amber) or self.accessibleName() != f"{words}, {about}":
            self.words, self.amber = words, strong
            self.name(f"{words}, {about}")
            self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint the words, in two lines where they do not fit in one."""
        lines, px = fitting.whole_lines(self.words, self.look.type.second, fonts.SEMIBOLD, area.width() - WORD_SIDES)
        x, y, ink = area.center().x(), area.center().y(), self.inks()[0]
        paint.block(p, lines, x, y, px * LINES_DENSE, px, fonts.SEMIBOLD, ink, paint.CENTRE)


class Lines(Panel):
    """A panel with a list of lines.

    The signal `intended` carries the intent of a tapped line or key; `empty` is the text shown when there are no lines.
    """

    intended = Signal(object)

    def __init__(self, look: Look, title: str, empty: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.empty = empty
        self.records, self.row = Records(spoken), FloorRow()
        self.view = ListView(look, self.records, self.row, self)
        self.view.setWrapping(True)  # lines that do not fit go on in the next column
        self.view.setAccessibleName(title)
        self.view.chosen.connect(lambda line: self._ask(line.opens))
        self.view.horizontalScrollBar().valueChanged.connect(self._place_keys)
        self.keys: list[LineKey] = []
        """Two keys for each line in sight."""
        self.across = 1
        """Number of columns in sight."""
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.tapped.connect(self._turn_on)
        self.turn.hide()
        self.below = 0.0
        """Height in reference px left free under the lines for a widget of the page."""
        self._note = ""

    @property
    def lines(self) -> tuple[ListLine, ...]:
        """All lines, in sight or not."""
        return tuple(self.records.records)

    def show_lines(self, lines: Sequence[ListLine], note: str = "", title: str = "") -> None:
        """Show these lines if they differ; `note` goes into the title line, `title` "" keeps the present one."""
        same = (tuple(lines), title or self.title, note) == (self.lines, self.title, self._note)
        if same:
            return
        self._note = note
        if title and title != self.title:  # another list: none of its lines is marked, and it begins at its first line
            self.title = title
            self.setAccessibleName(title)
            self.view.setAccessibleName(title)
            self.records.show(())
            self.view.horizontalScrollBar().setValue(0)
        self.records.change(tuple(lines))
        self.lay()

    def _turn_on(self) -> None:
        """Show the next lines, after the last the first again."""
        bar = self.view.horizontalScrollBar()
        bar.setValue(bar.value() + self.across if bar.value() < bar.maximum() else 0)

    def _ask(self, intent: RoomIntent | None) -> None:
        if intent is not None:
            self.intended.emit(intent)

    def _add_key(self) -> LineKey:
        """Create another key, next in the tab order."""
        key = LineKey(self.look, self)
        QWidget.setTabOrder(self.keys[-1] if self.keys else self.view, key)
        key.tapped.connect(lambda: self._ask(key.does))
        self.keys.append(key)
        return key

    def arrange(self) -> None:
        """Place the lines below each other and the keys at their ends."""
        inner, scale, row, view = self.inner(), self.look.scale, self.row, self.view
        bar, gap = view.horizontalScrollBar(), measure.LINES_GAP
        first_line = bar.value() * row.deep
        row.deep = max(1, int((inner.height() - self.below) // self.look.of(LINE)))
        column_width = (inner.width() - (self.across - 1) * gap) / self.across
        row.first = QRectF(inner.left(), inner.top(), column_width, self.look.of(LINE))
        view.look = self.look
        view.setVisible(bool(self.lines))
        width = self.across * pixel_rect(row.first.adjusted(0, 0, gap, 0), scale).width()
        height = row.deep * row.first.height() + SLACK / scale
        self.place(view, QRectF(inner.left(), inner.top(), width / scale, height))
        view.doItemsLayout()
        bar.setValue(first_line // row.deep)
        self._place_keys()

    def _place_keys(self) -> None:
        """Place the keys of the lines in sight, and in the title line the key that turns to other lines."""
        row, lines = self.row, self.lines
        first_line = self.view.horizontalScrollBar().value() * row.deep
        in_sight = lines[first_line : first_line + row.deep * self.across]
        for at, line in enumerate(in_sight):
            box = row.box(at)
            for slot, (words, intent, strong, width) in enumerate(row.keys(self.look, line), 2 * at):
                key = self.keys[slot] if slot < len(self.keys) else self._add_key()
                key.setVisible(bool(words))
                if words:
                    key.does = intent
                    key.say(words, line.words, strong)
                    box.setLeft(box.right() - width)
                    self.place(key, box)
                    box.moveRight(box.left() - measure.LINE_KEY_GAP)
        for key in self.keys[2 * len(in_sight) :]:
            key.hide()
        hidden = len(lines) - len(in_sight)
        words = say("room.n_more", count=hidden)
        self.turn.say(words, words)
        self.turn.setVisible(hidden > 0)
        self.end_keys((self.turn, self.look.of(TITLE_KEY_WIDE)))
        self.say(note="" if hidden else self._note)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, and the text for an empty list."""
        super().paint(p, area)
        if not self.lines and self.empty:
            inner = self.inner()
            px, wide = self.look.type.second, inner.width()
            lines, px = fitting.whole_lines(self.empty, px, fonts.MEDIUM, wide, NOTE_LINES)
            step, ink = px * LINES_LOOSE, self.look.theme.text2
            paint.lines(p, lines, inner.left(), inner.top() + px, step, px, fonts.MEDIUM, ink)
