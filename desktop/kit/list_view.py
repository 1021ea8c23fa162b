"""The rows of a list as a Qt view: Qt handles screen readers, arrow keys and copying.

A drag scrolls by whole rows and selects nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)  # fmt: skip
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.kit.appearance import Look
from desktop.kit.fonts import plain_tip
from desktop.kit.painted import BY_KEY, is_mirrored
from desktop.kit.sizes import GAP, Pair
from desktop.kit.store import HINTS

Index = QModelIndex | QPersistentModelIndex
RECORD = Qt.ItemDataRole.UserRole
FEW = 3
"""Where no more rows than these are in sight, none of them stays when the list is turned."""


class Records(QAbstractListModel):
    """The list model; `words` returns a record's spoken and copied text, also its tool tip if `tips` is set."""

    def __init__(self, words: Callable[[Any], str], tips: bool = False) -> None:
        super().__init__()
        self.words, self.tips = words, tips
        self.records: Sequence[Any] = ()

    def show(self, records: Sequence[Any]) -> None:
        """Replace all records and reset the view."""
        self.beginResetModel()
        self.records = records
        self.endResetModel()

    def change(self, records: Sequence[Any]) -> None:
        """Replace the records and keep focus, selection and press of the rows that stay."""
        before, (old, new) = self.records, (len(self.records), len(records))
        if new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
        elif new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
        self.records = records
        if new > old:
            self.endInsertRows()
        elif new < old:
            self.endRemoveRows()
        for number, (new_record, old_record) in enumerate(zip(records, before, strict=False)):
            if new_record != old_record:
                self.dataChanged.emit(self.index(number), self.index(number))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (an index of Qt is a value)
        """Return the number of records."""
        return 0 if parent.isValid() else len(self.records)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a row, or the record itself for `RECORD`."""
        if role == RECORD:
            return self.records[index.row()]
        as_text = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if self.tips and role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.words(self.records[index.row()]))
        return self.words(self.records[index.row()]) if as_text else None


class RowDelegate(QStyledItemDelegate):
    """Painting of a record; the methods take the look of the list and figures in reference px."""

    even = False
    """Whether all rows have one height: a list of thousands is then laid out at once."""
    gap: Pair = GAP
    """The gap between two rows."""

    def beside(self, look: Look) -> float:
        """Return the width at the right end where a tap has another meaning, reference px; 0 = none."""
        return 0.0

    def high(self, look: Look, record: Any) -> float:
        """Return the height of a record's row, reference px."""
        raise NotImplementedError

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Any, down: bool, chosen: bool) -> None:
        """Paint a record; `down` = held down, `chosen` = chosen by the keyboard."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row with the gap to the next, px."""
        view = self.parent()
        assert isinstance(view, ListView)
        look = view.look
        # Qt asks for the last row of an even list: read the first record, which is in memory anyway.
        record = view.records.records[0] if self.even else index.data(RECORD)
        return QSize(1, round((self.high(look, record) + look.of(self.gap)) * look.scale))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row that is wholly in sight; a cut row stays empty."""
        view = self.parent()
        assert isinstance(view, ListView)
        look, rect = view.look, option.rect
        if not view.whole(rect):
            return
        p.save()
        p.setRenderHints(HINTS)
        across = -1 if is_mirrored(view) else 1
        p.translate(rect.right() + 1 if across < 0 else rect.left(), rect.top())
        p.scale(across * look.scale, look.scale)
        area = QRectF(0, 0, rect.width() / look.scale, rect.height() / look.scale - look.of(self.gap))
        chosen = view.hasFocus() and view.selectionModel().isSelected(index)
        self.draw(p, look, area, index.data(RECORD), view.down == index, chosen)
        p.restore()


class ListView(QListView):
    """The list; `chosen` carries the record that is tapped, or the current one when Enter is pressed."""

    chosen = Signal(object)
    beside = Signal(object)
    """Carries the record whose right end is tapped."""

    def __init__(self, look: Look, records: Records, row: RowDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.records, self.row = records, row
        self.down: QModelIndex | None = None
        self._press_at = QPoint()
        self._press_value = 0
        self._row_high = 1
        self.dragged = False
        """Whether the last press became a drag: the row under its release is then not tapped."""
        self.fits = False
        """Whether all rows are in sight: nothing scrolls then, though the gap below the last row has no room."""
        self.above_keys = False
        """Whether keys are below the list."""
        self.setUniformItemSizes(row.even)
        records.setParent(self)
        row.setParent(self)
        self.setModel(records)
        self.setItemDelegate(row)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self._clicked)

    def whole(self, rect: QRect) -> bool:
        """Return whether a row is in sight from top to bottom; the gap below it needs no room.

        Above keys (`above_keys`) that gap is part of the view: a row that used it would touch them. One px is for
        rounding.
        """
        gap = 2 if self.above_keys else round(self.look.of(self.row.gap) * self.look.scale)
        return rect.top() >= 0 and rect.bottom() - gap < self.viewport().height()

    def updateGeometries(self) -> None:
        """Set the scroll range, an empty one where all rows are in sight."""
        super().updateGeometries()
        if self.fits:
            self.verticalScrollBar().setRange(0, 0)

    def seen(self) -> range:
        """Return the numbers of the rows that are wholly in sight."""
        first = max(0, self.indexAt(QPoint(1, 1)).row())
        first += not self.whole(self.visualRect(self.records.index(first)))
        last = first
        while last < len(self.records.records) and self.whole(self.visualRect(self.records.index(last))):
            last += 1
        return range(first, last)

    def turn(self, by: int) -> None:
        """Turn by a page (`by` -1 or 1); one row stays in sight, none where only a `FEW` are.

        Rows may be of different heights: upwards come as many as fit.
        """
        seen, bar = self.seen(), self.verticalScrollBar()
        stays = len(seen) > FEW
        if by > 0:
            bar.setValue(bar.value() + max(1, len(seen) - stays))
            return
        last = self.visualRect(self.records.index(max(0, seen.start - 1 + stays)))
        first = seen.start
        while first > 0 and (
            first == seen.start or self.whole(last.translated(0, -self.visualRect(self.records.index(first - 1)).top()))
        ):
            first -= 1
        bar.setValue(first)

    def _clicked(self, index: QModelIndex) -> None:
        rect, beside = self.visualRect(index), self.row.beside(self.look) * self.look.scale
        if self.dragged or not self.whole(rect):
            return
        x = self._press_at.x()
        end = rect.left() + beside > x if is_mirrored(self) else x > rect.right() - beside
        (self.beside if beside and end else self.chosen).emit(index.data(RECORD))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note the pressed row and the start of a drag."""
        self._press_at = event.position().toPoint()
        self.down = self.indexAt(self._press_at)
        self.dragged = False
        self._press_value = self.verticalScrollBar().value()
        self._row_high = max(1, self.visualRect(self.down).height())
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scroll the rows with a dragging finger, where Qt would select them."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        dragged_px = event.position().toPoint().y() - self._press_at.y()
        if not self.dragged and abs(dragged_px) > self._row_high / 2:
            self.dragged, self.down = True, None
            self.clearSelection()
            self.viewport().update()
        if self.dragged:
            self.verticalScrollBar().setValue(self._press_value - round(dragged_px / self._row_high))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a press."""
        self.down = None
        self.viewport().update()
        super().mouseReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring on a row when Tab comes here: the selected one, else the one where arrow keys begin."""
        super().focusInEvent(event)
        selection, index = self.selectionModel(), self.currentIndex()
        if event.reason() in BY_KEY and index.isValid() and not selection.hasSelection():
            selection.select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose on Enter, copy on Ctrl+C, move by arrows; Escape and other keys are left to the sheet."""
        if event.matches(QKeySequence.StandardKey.Copy):
            rows = sorted(index.row() for index in self.selectedIndexes())
            QGuiApplication.clipboard().setText("\n".join(self.records.words(self.records.records[at]) for at in rows))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            index = self.currentIndex()
            if self.selectionModel().isSelected(index) and not event.isAutoRepeat():
                self.chosen.emit(index.data(RECORD))
        elif event.text().strip() and event.text().isprintable():
            event.ignore()  # Qt's own search for rows by their first letters is off
        else:
            super().keyPressEvent(event)
