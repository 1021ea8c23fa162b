"""The list of evenings: running ones first, then newest first, each with its key."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records
from desktop.setup import evening_words as words
from desktop.setup.evening_row import EveningRow
from desktop.setup.filters import FilteredList, FilterKey
from desktop.setup.sizes import FILTERS_ACROSS
from desktop.words.recap_phrases import part_words
from desktop.words.say import say
from engine.lifetime.shelf import Line


class EveningList(FilteredList):
    """The evenings; `reopened` carries the line of a running one at whose key was tapped."""

    reopened = Signal(object)

    def __init__(self, look: Look, keys: list[FilterKey], parent: QWidget) -> None:
        self.row = EveningRow()
        pane = ListPane(look, Records(words.aloud, tips=True), self.row)
        super().__init__(look, say("evenings.title"), keys, pane, parent)
        self.across = FILTERS_ACROSS if look.fit.layout.upright else 0
        pane.view.beside.connect(self._beside)
        pane.moved.connect(self._tell)

    @property
    def shown(self) -> Any:
        """The evenings that are listed."""
        return self.pane.records.records

    def in_sight(self) -> list[Line]:
        """Those whose lines are seen."""
        return [self.shown[at] for at in self.pane.view.seen()]

    def _beside(self, line: Line) -> None:
        """Where a running one has its key; of one that is over the whole line is one."""
        (self.chosen if line.over else self.reopened).emit(line)

    def _tell(self) -> None:
        seen = self.pane.view.seen()
        self.say(note=part_words(seen.start + 1 if seen else 0, seen.stop, len(self.shown)))

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        self.across = FILTERS_ACROSS if look.fit.layout.upright else 0
        super().set_look(look)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel; in words, when nothing is found."""
        super().paint(p, area)
        if not self.shown and not self.choosing:
            px, inner = self.look.type.name, self.inner()
            none = say("evenings.nothing")
            paint.text(
                p, none, inner.center().x(), inner.center().y(), px, fonts.MEDIUM, self.look.theme.text2, paint.CENTRE
            )
