"""A list of any length: its rows, and below them the turn keys where they do not all fit."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import Space, cells
from desktop.kit.list_view import ListView, Records, RowDelegate
from desktop.kit.pages import TurnKey
from desktop.kit.painted import Painted
from desktop.kit.sizes import TARGET
from desktop.kit.speech import say


class ListPane(Painted):
    """The rows and, where they do not fit, turn keys below them with `before` and `after` on either side."""

    moved = Signal()
    """Emitted after a scroll or a new placement."""

    def __init__(self, look: Look, records: Records, row: RowDelegate, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.records = records
        self.view = ListView(look, records, row, self)
        self.up, self.down = TurnKey(look, self, "up"), TurnKey(look, self, "down")
        self.turned_above = False
        """Whether the panel owns the turn key: the rows then have all the room."""
        self.before: QWidget | None = None
        self.after: QWidget | None = None
        for key, by, words in ((self.up, -1, "turn_up"), (self.down, 1, "turn_down")):
            key.tapped.connect(lambda by=by: self.view.turn(by))
            key.name(say(words))
        self.end = False
        """Whether the last row stays in sight when the size changes."""
        self.view.verticalScrollBar().valueChanged.connect(self._moved)

    def show_records(self, records: Sequence[Any], end: bool = False) -> None:
        """Show records from the first one, or with the last one in sight (`end`)."""
        self.records.show(records)
        self.end = end
        self.lay()
        if records:  # arrow keys begin here; nothing is chosen yet
            start = self.records.index(len(records) - 1 if end else 0)
            self.view.selectionModel().setCurrentIndex(start, QItemSelectionModel.SelectionFlag.NoUpdate)

    def show_row(self, number: int) -> None:
        """Scroll the row `number` into sight, near the middle; arrow keys begin there."""
        index = self.records.index(number)
        self.view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.view.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self._moved()

    def lay(self) -> None:
        """Place the view, and the turn keys where they are needed."""
        look, row, records = self.look, self.view.row, self.records.records
        gap = look.of(row.gap)
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return  # no size yet
        self.view.look = look
        if row.even and records:
            high = len(records) * (row.high(look, records[0]) + gap) - gap
        else:
            high = sum(row.high(look, record) + gap for record in records) - gap
        beside = self.before is not None and self.after is not None
        turns = not self.turned_above and high > self.area().height() - (TARGET + gap if beside else 0) + 0.5
        space = Space(self.area(), gap, look.scale)
        keys: list[QWidget] = [self.up, self.down]
        if self.before is not None and self.after is not None:
            keys = [self.before, *keys, self.after]
        if turns or beside:
            for key, place in zip(keys, cells(space.bottom(TARGET), len(keys), len(keys), gap), strict=True):
                space.put(key, place)
        for key in (self.up, self.down):
            key.setVisible(turns)
        first, end = self.view.indexAt(QPoint(1, 1)), self.end
        self.view.fits = not turns and not self.turned_above
        # The gap below the last row needs no room of its own: the gap above the keys serves for it.
        self.view.above_keys = turns or beside
        space.put(self.view, space.rect.adjusted(0, 0, 0, gap) if turns or beside else space.rect)
        self.view.doItemsLayout()
        if end:
            self.view.scrollToBottom()
        elif first.isValid():
            self.view.scrollTo(first, QAbstractItemView.ScrollHint.PositionAtTop)
        self.end = end
        self._update_counts()

    def _moved(self) -> None:
        bar = self.view.verticalScrollBar()
        self.end = bar.value() == bar.maximum()
        self._update_counts()

    def _update_counts(self) -> None:
        """Update the counts of rows above and below on the turn keys."""
        seen = self.view.seen()
        self.up.left, self.down.left = seen.start, len(self.records.records) - seen.stop
        self.up.update()
        self.down.update()
        self.moved.emit()
