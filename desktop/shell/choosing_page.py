"""A page that works beside the window on what is chosen from a list: the list left, what is said of it right."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list import ListPane, Records, Row
from desktop.kit.page import Panel
from desktop.kit.sizes import LINE, ROUND_SMALL, SIDE, STRONG, Pair
from desktop.shell.work_page import WorkPage

ROW: Pair = (72, 58)
LIST: Pair = (620, 400)

Lines = Callable[[Any], tuple[str, str]]
"""The two lines of a record; "" = it has no second one."""


class ChoiceRow(Row):
    """A line of the list: head and words below."""

    even = True

    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self.lines = lines
        self.looked_at: object = None

    def high(self, look: Look, record: Any) -> float:
        """All lines are as high."""
        return look.of(ROW)

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Any, down: bool, chosen: bool) -> None:
        """Both lines; what does not fit is told by the tool tip."""
        theme, kind, side = look.theme, look.type, look.of(SIDE)
        edge, line = (theme.info, STRONG) if chosen or record == self.looked_at else (theme.edge, LINE)
        paint.panel(p, area, look.of(ROUND_SMALL), theme.pressed if down else theme.raised, edge, line)
        room = area.width() - 2 * side
        head, second = self.lines(record)
        px = paint.fit_px(head, kind.name, fonts.BOLD, room, kind.small)
        head = paint.elide(head, px, fonts.BOLD, room)
        paint.text(p, head, side, area.height() * (0.32 if second else 0.5), px, fonts.BOLD, theme.text)
        px = paint.fit_px(second, kind.second - 1, fonts.MEDIUM, room, kind.small)
        second = paint.elide(second, px, fonts.MEDIUM, room)
        paint.text(p, second, side, area.height() * 0.7, px, fonts.MEDIUM, theme.text2)


class ChoiceList(Panel):
    """Records to choose from; `chosen` carries one."""

    chosen = Signal(object)

    def __init__(self, look: Look, title: str, lines: Lines, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.row = ChoiceRow(lines)
        self.pane = ListPane(look, Records(lambda record: ", ".join(filter(None, lines(record))), True), self.row, self)
        self.pane.view.setAccessibleName(title)
        self.pane.view.chosen.connect(self.chosen)

    def mark(self, record: object) -> None:
        """This one is looked at; None = none is."""
        self.row.looked_at = record
        self.pane.view.viewport().update()

    def arrange(self) -> None:
        """All the room is the list's."""
        self.place(self.pane, self.inner())


class ChoosingPage(WorkPage):
    """A list, words and keys; the arguments are those of `WorkPage`, and of the list."""

    def __init__(
        self,
        look: Look,
        theme: str,
        keys: tuple[tuple[str, str], ...],
        about: str,
        title: str,
        lines: Lines,
        parent: QWidget | None = None,
    ) -> None:
        self.list = ChoiceList(look, title, lines)
        super().__init__(look, theme, keys, about, parent)
        self.list.setParent(self)

    def above(self, area: QRectF) -> None:
        """The list left, the words right; upright one below the other."""
        gap = self.look.pick(16.0, 10.0)
        if self.look.fit.layout.upright:
            half = (area.height() - gap) / 2
            self.place(self.list, QRectF(area.left(), area.top(), area.width(), half))
            self.place(self.message, QRectF(area.left(), area.top() + half + gap, area.width(), half))
            return
        wide = self.look.of(LIST)
        self.place(self.list, QRectF(area.left(), area.top(), wide, area.height()))
        left = area.left() + wide + gap
        self.place(self.message, QRectF(left, area.top(), area.right() - left, area.height()))
