"""The levels of a tournament over the column: stakes, minutes, opening raises; a tap and a key go to one of them."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import RIGHT, fit_px, hairline, panel, text
from desktop.kit.painted import Tap, put
from desktop.present.levels import LevelRow
from desktop.present.slot import Slot
from desktop.table.cardlist import CardList
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.house import say


class LevelLine(Tap):
    """A level: number and stakes, below minutes and what it opens for."""

    def __init__(self, look: Look, row: LevelRow, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, repeats=True)
        self.row, self.chosen = row, False
        self.name(row.spoken)

    def choose(self, chosen: bool) -> None:
        """Whether it is the one the key goes to."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the row: the level that is on has a mark, the chosen one an edge."""
        theme, wide, row = self.look.theme, self.look.room.wide, self.row
        body = area.adjusted(1, 1, -1, -2)
        if self.chosen or self.isDown():
            panel(p, body, 12, theme.pressed if self.isDown() else theme.sel, theme.info, 2)
        elif row.now:
            panel(p, body, 12, theme.sunk, theme.now, 2)
        else:
            hairline(p, theme.hair, body.left(), body.bottom(), body.right(), body.bottom())
        left, right = body.left() + (16 if wide else 12), body.right() - (16 if wide else 12)
        head, small = (24, 19) if wide else (18, 15)
        y = body.top() + body.height() * 0.34
        at = left + text(p, str(row.number), left, y, head, fonts.BOLD, theme.text2) + (14 if wide else 10)
        said = text(p, row.mark, right, y, small, fonts.SEMIBOLD, theme.text2, RIGHT)
        px = fit_px(row.stakes, head, fonts.BOLD, right - at - said - 10, small)
        text(p, row.stakes, at, y, px, fonts.BOLD, theme.text)
        y = body.top() + body.height() * 0.7
        px = fit_px(row.opens, small, fonts.MEDIUM, right - at, 12)
        text(p, row.opens, at, y, px, fonts.MEDIUM, theme.text2)


class LevelSheet(Sheet):
    """All levels; `given` carries the number of the level to play from the next hand on."""

    given = Signal(int)

    def __init__(self, look: Look, rows: tuple[LevelRow, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, say("sheet_levels"), parent)
        on = next((row.number for row in rows if row.now), 0)
        self.number = min(on + 1, len(rows))
        self.list = CardList(look, self)
        self.lines = [LevelLine(look, row, self.list) for row in rows]
        for line in self.lines:
            line.tapped.connect(lambda number=line.row.number: self.choose(number))
        self.list.top = max(0, on - 2)
        self.go = SlotButton(look, self)
        self.go.tapped.connect(lambda: self.press("go"))
        self.choose(self.number)

    def choose(self, number: int) -> None:
        """The level the key goes to."""
        self.number = number
        for line in self.lines:
            line.choose(line.row.number == number)
        words = Slot(say("level_go", number=number), second=say("level_second"), fill="main", intent=Type("go"))
        self.go.render_slot(words)

    def press(self, key: str) -> None:
        """Enter goes to the chosen level; digits are not for this sheet."""
        if key == "go":
            self.given.emit(self.number)

    def arrange(self) -> None:
        """The list, and the key below it."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 10.0) if wide else (10.0, 6.0)
        inner = area.adjusted(side, self.head, -side, -side)
        go = 92.0 if wide else 72.0
        self.go.sizes = (30, 36, 19) if wide else (22, 26, 15)
        put(self.go, QRectF(inner.left(), inner.bottom() - go, inner.width(), go), scale)
        put(self.list, QRectF(inner.left(), inner.top(), inner.width(), inner.height() - go - gap), scale)
        tall = 76.0 if wide else 71.0
        self.list.show_cards(self.lines, [tall] * len(self.lines))
