"""A page that works in the background on a record chosen from a list: the list left, the message right."""

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
    """A list of records to choose from. The signal `chosen` carries a record."""

    chosen = Signal(object)

    def __init__(self, look: Look, title: str, lines: LinesOf, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.pane = ChoicePane(look, lines, self)
        self.pane.view.setAccessibleName(title)
        self.pane.view.chosen.connect(self.chosen)

    def highlight(self, record: object) -> None:
        """Highlight a record as chosen; None = none."""
        self.pane.highlight(record)

    def arrange(self) -> None:
        """Give the list the whole panel."""
        self.place(self.pane, self.inner())


class ChoosingPage(WorkPage):
    """A page with a list, a message and keys; its arguments are those of `WorkPage` and of `ChoiceList`."""

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
        """Place the list left and the message right; in an upright window below each other."""
        gap = self.look.of(PAGE_GAP)
        if self.look.fit.layout.upright:
            for part, place in zip((self.list, self.message), cells(area, 2, 1, gap), strict=True):
                self.place(part, place)
            return
        width = self.look.of(LIST)
        self.place(self.list, QRectF(area.left(), area.top(), width, area.height()))
        left = area.left() + width + gap
        self.place(self.message, QRectF(left, area.top(), area.right() - left, area.height()))
