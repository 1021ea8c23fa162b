"""The sheet of tournament levels: stakes, minutes, opening raises; keys go to a level and pause the clock."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.fitting import fit_px
from desktop.kit.layout import Space, levels
from desktop.kit.pages import Pages
from desktop.kit.paint import RIGHT, hairline, panel, text
from desktop.kit.painted import Tap
from desktop.kit.shares import HEAD_AND_NOTE
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import BESIDE, GO, LEAST_WORDS, ROUND, STRONG
from desktop.present.levels import LevelRow
from desktop.present.slot import Slot
from desktop.table.sheet_sizes import LEVEL_HEAD, LEVEL_ROW, LEVEL_SIDE, LEVEL_SMALL
from desktop.words.say import say


class LevelLine(Tap):
    """The row of a level: number and stakes, below them minutes and the opening raise."""

    def __init__(self, look: Look, row: LevelRow, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, repeats=True)
        self.row, self.chosen = row, False
        self.name(row.spoken)

    def choose(self, chosen: bool) -> None:
        """Mark the row as the level that the key goes to, or unmark it."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the row: the running level has a mark, the chosen level an edge."""
        theme, row = self.look.theme, self.row
        body = area.adjusted(1, 1, -1, -2)
        if self.chosen or self.isDown():
            panel(p, body, ROUND, theme.pressed if self.isDown() else theme.sel, theme.info, STRONG)
        elif row.now:
            panel(p, body, ROUND, theme.sunk, theme.now, STRONG)
        else:
            hairline(p, theme.hair, body.left(), body.bottom(), body.right(), body.bottom())
        side = self.look.of(LEVEL_SIDE)
        left, right = body.left() + side, body.right() - side
        head, small = self.look.grown(LEVEL_HEAD), self.look.grown(LEVEL_SMALL)
        y, second_y = levels(body, HEAD_AND_NOTE)
        stakes_left = left + text(p, str(row.number), left, y, head, fonts.BOLD, theme.text2) + side - 2
        mark_width = text(p, row.mark, right, y, small, fonts.SEMIBOLD, theme.text2, RIGHT)
        px = fit_px(row.stakes, head, fonts.BOLD, right - stakes_left - mark_width - BESIDE, small)
        text(p, row.stakes, stakes_left, y, px, fonts.BOLD, theme.text)
        px = fit_px(row.opens, small, fonts.MEDIUM, right - stakes_left, LEAST_WORDS)
        text(p, row.opens, stakes_left, second_y, px, fonts.MEDIUM, theme.text2)


class LevelSheet(Sheet):
    """The sheet of all levels.

    The signal `confirmed` carries the number of the level from the next hand on, `intended` other intents.
    """

    confirmed = Signal(int)
    intended = Signal(object)

    def __init__(self, look: Look, rows: tuple[LevelRow, ...], clock: Slot, parent: QWidget | None = None) -> None:
        super().__init__(look, say("sheet_levels"), parent)
        self.list = Pages(look, self)
        self.rows: tuple[LevelRow, ...] = ()
        self.lines: list[LevelLine] = []
        self.go = self.go_key()
        self.clock = Button(look, self, "row")
        self.clock.intended.connect(self.intended)
        self.on = self.number = 0
        self.follow(rows, clock)

    def follow(self, rows: tuple[LevelRow, ...], clock: Slot) -> None:
        """Show these levels, after a change of level or rules, or because time has passed."""
        self.clock.render_face(clock)
        if rows == self.rows:
            return
        self.rows = rows
        running = next((row.number for row in rows if row.now), 0)
        if running != self.on or not self.number:
            self.on, self.number, self.list.first = running, running + 1, max(0, running - 2)
        old_lines, self.lines = self.lines, [LevelLine(self.look, row, self.list) for row in rows]
        for line in self.lines:
            line.tapped.connect(lambda number=line.row.number: self.choose(number))
        self.choose(min(self.number, len(rows)))
        if old_lines:
            self.lay()
        for line in old_lines:
            line.deleteLater()

    def choose(self, number: int) -> None:
        """Make `number` the level that the key goes to."""
        self.number = number
        for line in self.lines:
            line.choose(line.row.number == number)
        self.go.render_face(Face(say("level_go", number=number), second=say("level_next_hand"), fill="main"))

    def press(self, key: str) -> None:
        """Go to the chosen level on Enter; digits do nothing on this sheet."""
        if key == "go":
            self.confirmed.emit(self.number)

    def arrange(self, space: Space) -> None:
        """Place the list, and the keys below it."""
        space.put(self.go, space.bottom(self.look.of(GO)))
        space.put(self.clock, space.bottom(self.look.of(LEVEL_ROW)))
        space.put(self.list, space.rect)
        self.list.show_rows(self.lines, [self.look.of(LEVEL_ROW)] * len(self.lines))
