"""A page that works beside the window on what is chosen from a list: the list left, what is said of it right."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.keeping.work_page import WorkPage
from desktop.kit.appearance import Look
from desktop.kit.choices import ChoicePane, Lines
from desktop.kit.page import Panel
from desktop.kit.sizes import Pair

LIST: Pair = (620, 400)


class ChoiceList(Panel):
    """Records to choose from; `chosen` carries one."""

    chosen = Signal(object)

    def __init__(self, look: Look, title: str, lines: Lines, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.pane = ChoicePane(look, lines, self)
        self.pane.view.setAccessibleName(title)
        self.pane.view.chosen.connect(self.chosen)

    def mark(self, record: object) -> None:
        """This one is looked at; None = none is."""
        self.pane.mark(record)

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
