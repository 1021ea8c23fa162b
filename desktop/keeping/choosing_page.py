"""A page that works beside the window on what is chosen from a list: the list left, what is said of it right."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.keeping.work_page import WorkPage
from desktop.kit.appearance import Look
from desktop.kit.choices import ChoicePane, LinesOf
from desktop.kit.layout import cells
from desktop.kit.page import Panel
from desktop.kit.sizes import PAGE_GAP, Pair

LIST: Pair = (620, 400)


class ChoiceList(Panel):
    """Records to choose from; `chosen` carries one."""

    chosen = Signal(object)

    def __init__(self, look: Look, title: str, lines: LinesOf, parent: QWidget | None = None) -> None:
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
        lines: LinesOf,
        parent: QWidget | None = None,
    ) -> None:
        self.list = ChoiceList(look, title, lines)
        super().__init__(look, theme, keys, about, parent)
        self.list.setParent(self)

    def above(self, area: QRectF) -> None:
        """The list left, the words right; upright one below the other."""
        gap = self.look.of(PAGE_GAP)
        if self.look.fit.layout.upright:
            for part, place in zip((self.list, self.message), cells(area, 2, 1, gap), strict=True):
                self.place(part, place)
            return
        wide = self.look.of(LIST)
        self.place(self.list, QRectF(area.left(), area.top(), wide, area.height()))
        left = area.left() + wide + gap
        self.place(self.message, QRectF(left, area.top(), area.right() - left, area.height()))
