"""The levels of a tournament on the setup page: a row a level, a cell each for blinds, ante, bets and minutes."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.focus import focus_ring
from desktop.kit.page import Panel
from desktop.kit.pages import Pages
from desktop.kit.painted import ARROWS, ENTER, Painted, Tap, is_mirrored, put
from desktop.kit.shares import LINES_AWAY
from desktop.kit.sizes import CHIP_SIDES, CLOSE, LINE, NEAR, STRONG, TIGHT
from desktop.setup import sizes as measure
from desktop.setup.levels import LevelKeys, falls, shown, text_of
from desktop.words.say import say

PARTS = {"blinds": 0.3, "ante": 0.17, "bets": 0.25, "minutes": 0.15}
"""The width of each cell, of a row without its number; the opening raises get the rest."""


class Cell(Tap):
    """A cell of a level with its text; the edited one has an edge. Arrows move between cells, which the page does."""

    rings = True
    leaves = ARROWS

    def __init__(self, look: Look, field: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, repeats=True)
        self.field, self.words, self.chosen, self.wrong = field, "", False, False

    def say(self, number: int, text: str, chosen: bool, *, running: bool = False) -> None:
        """Show `text` of level `number`; `chosen` = this cell is edited, `running` = its level is being played."""
        self.words, self.chosen = shown(text), chosen
        self.leaves = ARROWS | ENTER if chosen else ARROWS  # Enter picks a cell, and confirms the one that is edited
        level = say("setup.level_n", number=number) + (f", {say('setup.level_running')}" if running else "")
        self.name(f"{level}, {say('setup.level_' + self.field)} {self.words}".strip())
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the cell."""
        theme, kind = self.look.theme, self.look.type
        side, above = measure.CELL_INSET
        body = area.adjusted(side, above, -side, -above)
        fill = theme.pressed if self.isDown() else theme.sel if self.chosen else theme.sunk
        edge = theme.owe if self.wrong else theme.info if self.chosen else theme.edge
        paint.panel(p, body, measure.CELL_ROUND, fill, edge, STRONG if self.chosen or self.wrong else LINE)
        words = self.words or say("setup.none_word")
        px = fitting.fit_px(words, kind.name, fonts.SEMIBOLD, body.width() - CHIP_SIDES)
        ink = theme.text if self.words else theme.text2
        paint.text(p, words, body.center().x(), body.center().y(), px, fonts.SEMIBOLD, ink, paint.CENTRE)
        focus_ring(self, p, body, measure.CELL_ROUND)


class LevelCells(Painted):
    """A row of the grid: the number of a level, its cells, its opening raises."""

    def __init__(self, look: Look, at: int, fields: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.at, self.opens, self.falls, self.running = at, "", False, False
        self.cells = {field: Cell(look, field, self) for field in fields}

    def say(self, level: LevelKeys, opens: str, chosen: str, *, falls: bool, running: bool) -> None:
        """Show a level.

        Args:
            level: its keys.
            opens: its opening raises, in words.
            chosen: the edited field, "" = none.
            falls: whether it is lower than the level before.
            running: whether it is being played.
        """
        words = say("setup.level_falls", number=self.at) if falls else opens
        self.falls, self.running = falls, running
        self.opens = ", ".join(filter(None, (say("setup.level_running"), words))) if running else words
        for field, cell in self.cells.items():
            cell.say(self.at + 1, text_of(level, field), field == chosen, running=running)
        self.update()

    def spans(self) -> dict[str, tuple[float, float]]:
        """Return left edge and width of each cell, reference px."""
        return spans(self.area().width(), tuple(self.cells), self.look.of(measure.LEVEL_NUMBER))

    def lay(self) -> None:
        """Place the cells."""
        for field, (left, width) in self.spans().items():
            if field in self.cells:
                put(self.cells[field], QRectF(left, 0, width, self.area().height()), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the number and the opening raises."""
        theme, kind = self.look.theme, self.look.type
        y = area.center().y()
        if self.running:
            paint.stripe(p, area, theme.win)
        at, ink = NEAR if self.running else CLOSE, theme.owe if self.falls else theme.text2
        paint.text(p, str(self.at + 1), at, y, kind.name, fonts.BOLD, ink)
        left, width = self.spans()["opens"]
        px = fitting.fit_px(self.opens, kind.second, fonts.MEDIUM, width - NEAR, kind.small)
        words = fitting.elide(self.opens, px, fonts.MEDIUM, width - NEAR)
        paint.text(p, words, left + NEAR, y, px, fonts.MEDIUM, theme.owe if self.falls else theme.text2)


class BreakRow(Painted):
    """A row with the break after a level, in minutes."""

    def __init__(self, look: Look, at: int, row: LevelCells, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.at, self.row, self.cell = at, row, Cell(look, "break", self)

    def say(self, level: LevelKeys, chosen: str) -> None:
        """Show the minutes; `chosen` = the edited field."""
        self.cell.say(self.at + 1, text_of(level, "break"), chosen == "break")

    def lay(self) -> None:
        """Place the minutes below those of the level."""
        left, width = self.row.spans()["minutes"]
        put(self.cell, QRectF(left, 0, width, self.area().height()), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the word for a break in the column of the blinds."""
        left, _ = self.row.spans()["blinds"]
        size = self.look.type.second
        paint.text(p, say("pill_break"), left + NEAR, area.center().y(), size, fonts.SEMIBOLD, self.look.theme.text2)


def spans(width: float, fields: tuple[str, ...], number: float) -> dict[str, tuple[float, float]]:
    """Return left edge and width of each cell of a row, and of the opening raises."""
    left, places = number, {}
    factor = 1.0 if "bets" in fields else measure.CELLS_WIDE
    for field in fields:
        wide = (width - number) * (PARTS[field] * factor) * measure.CELLS
        places[field] = (left, wide - TIGHT)
        left += wide
    places["opens"] = (left, width - left)
    return places


class LevelGrid(Panel):
    """The panel of all levels; `picked` carries row index and field of a tapped cell."""

    picked = Signal(int, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.levels"), parent)
        self.list = Pages(look, self)
        self.rows: list[LevelCells] = []
        self.rests: dict[int, BreakRow] = {}
        self._fields: tuple[str, ...] = ()

    def show_levels(
        self,
        levels: list[LevelKeys],
        opens: tuple[str, ...],
        fields: tuple[str, ...],
        at: int,
        field: str,
        *,
        running: int = 0,
    ) -> None:
        """Show levels.

        Args:
            levels: all levels.
            opens: the opening raises of each, in words.
            fields: the columns.
            at: the level of the edited cell, from 0.
            field: the field of the edited cell.
            running: the number of the level being played, 0 = none.
        """
        made = len(levels) != len(self.rows) or fields != self._fields
        if made:
            for row in (*self.rows, *self.rests.values()):
                row.setParent(None)
                row.deleteLater()
            self.rests = {}
            self._fields = fields
            self.rows = [LevelCells(self.look, number, fields, self.list) for number in range(len(levels))]
            for row in self.rows:
                for cell in row.cells.values():
                    cell.tapped.connect(lambda at=row.at, field=cell.field: self._pick(at, field))
        breaks = list(self.rests)
        for row, level, words in zip(self.rows, levels, opens, strict=True):
            chosen = field if row.at == at else ""
            row.say(level, words, chosen, falls=falls(levels, row.at), running=row.at + 1 == running)
            self._show_break(row, level, chosen)
        self.say(note=say("setup.levels_note") if levels else "")
        if made or list(self.rests) != breaks:
            self._order_tabs()
        self.lay()

    def cell(self, at: int, field: str) -> Cell:
        """Return the cell of a row (from 0) and a field."""
        return self.rests[at].cell if field == "break" else self.rows[at].cells[field]

    @property
    def ringed(self) -> tuple[int, str] | None:
        """Return row and field of the cell with the focus ring, None = no cell has it."""
        return next((place for place in self._places() if self.cell(*place).ringed), None)

    def _places(self) -> list[tuple[int, str]]:
        """Return row and field of every cell, in the order in which they are read."""
        return [
            (row.at, field)
            for row in self.rows
            for field in (*row.cells, *(("break",) if row.at in self.rests else ()))
        ]

    def _pick(self, at: int, field: str) -> None:
        """Pick a tapped cell and give it the focus, so that arrows and Tab go on from it."""
        cell = self.cell(at, field)
        if not cell.hasFocus():
            cell.setFocus(Qt.FocusReason.OtherFocusReason)
        self.picked.emit(at, field)

    def _order_tabs(self) -> None:
        """Let Tab go from cell to cell, then to the keys that turn the list, then to what comes after the grid."""
        before: QWidget = self.list.up
        for widget in (*(self.cell(*place) for place in self._places()), self.list.up, self.list.down):
            if widget is not before:
                self.setTabOrder(before, widget)
            before = widget

    def step(self, at: int, field: str, key: int) -> None:
        """Move by an arrow key from a cell to the one beside, above or below it, and pick that; at an edge stay."""
        fields = self._fields
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            under_minutes = ("minutes", "break")
            column = under_minutes if field in under_minutes else (field,)
            line = [place for place in self._places() if place[1] in column]
            number = line.index((at, field)) + (1 if key == Qt.Key.Key_Down else -1)
        else:
            forward = (key == Qt.Key.Key_Right) != is_mirrored(self)
            line = [(at, each) for each in fields]
            number = fields.index("minutes" if field == "break" else field) + (1 if forward else -1)
        if not 0 <= number < len(line):
            return
        to = line[number]
        self.list.reveal(self.rests[to[0]] if to[1] == "break" else self.rows[to[0]])
        self.cell(*to).setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.picked.emit(*to)

    def _show_break(self, row: LevelCells, level: LevelKeys, chosen: str) -> None:
        """Show, make or remove the row of the break after a level."""
        break_row = self.rests.get(row.at)
        if level.get("break") and break_row is None:
            break_row = self.rests[row.at] = BreakRow(self.look, row.at, row, self.list)
            break_row.cell.tapped.connect(lambda: self._pick(row.at, "break"))
        elif break_row is not None and not level.get("break"):
            del self.rests[row.at]
            break_row.setParent(None)
            break_row.deleteLater()
            return
        if break_row is not None:
            break_row.say(level, chosen)

    def show_wrong(self, wrong: tuple[int, str] | None) -> None:
        """Show the cell that the settings refuse: row (from 0) and field; None = none."""
        for row in self.rows:
            for cell in row.cells.values():
                cell.wrong = (row.at, cell.field) == wrong
                cell.update()

    def arrange(self) -> None:
        """Place the rows below the heads of the columns."""
        area, head = self.inner(), self.look.of(measure.LEVEL_HEAD)
        self.place(self.list, area.adjusted(0, head, 0, 0))
        self.list.setVisible(bool(self.rows))
        rows: list[QWidget] = []
        for row in self.rows:
            rows += [row, self.rests[row.at]] if row.at in self.rests else [row]
        self.list.show_rows(rows, [self.look.of(measure.LEVEL)] * len(rows))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and the heads of its columns; without levels, a text on their use."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        if not self.rows:
            room = inner.width() * measure.NO_LEVELS_WIDE
            lines = fitting.wrap(say("setup.levels_none"), kind.name, fonts.MEDIUM, room, measure.NO_LEVELS_LINES)
            step = kind.name * LINES_AWAY
            paint.lines(p, lines, inner.left(), inner.top() + step, step, kind.name, fonts.MEDIUM, theme.text2)
            return
        y, small = inner.top() + kind.small * measure.LEVEL_HEAD_DOWN, kind.second - 1
        for field, (left, width) in spans(inner.width(), self._fields, self.look.of(measure.LEVEL_NUMBER)).items():
            words = fitting.elide(say("setup.level_" + field), small, fonts.MEDIUM, width - NEAR)
            paint.text(p, words, inner.left() + left + NEAR, y, small, fonts.MEDIUM, theme.text2)
