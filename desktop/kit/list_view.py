"""The rows of a list, as a view of Qt: read aloud and walked by arrows as Qt does it, copied.

A drag takes the rows along, whole ones, and leaves no mark.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)  # fmt: skip
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.kit.appearance import Look
from desktop.kit.fonts import plain_tip
from desktop.kit.painted import turned_round
from desktop.kit.sizes import GAP, Pair
from desktop.kit.store import HINTS

Index = QModelIndex | QPersistentModelIndex
RECORD = Qt.ItemDataRole.UserRole


class Records(QAbstractListModel):
    """Records one below the other; `words` tells one as it is read aloud and copied, and as a tip where it `tips`."""

    def __init__(self, words: Callable[[Any], str], tips: bool = False) -> None:
        super().__init__()
        self.words, self.tips = words, tips
        self.records: Sequence[Any] = ()

    def show(self, records: Sequence[Any]) -> None:
        """Other records."""
        self.beginResetModel()
        self.records = records
        self.endResetModel()

    def change(self, records: Sequence[Any]) -> None:
        """Others in the places of these: whoever walks, marks or presses there goes on."""
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
        for at, (now, was) in enumerate(zip(records, before, strict=False)):
            if now != was:
                self.dataChanged.emit(self.index(at), self.index(at))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (an index of Qt is a value)
        """How many there are."""
        return 0 if parent.isValid() else len(self.records)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Its words, or the record."""
        if role == RECORD:
            return self.records[index.row()]
        as_text = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if self.tips and role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.words(self.records[index.row()]))
        return self.words(self.records[index.row()]) if as_text else None


class RowDelegate(QStyledItemDelegate):
    """How a record is painted; the methods get the list's look, and figures in px of the reference."""

    even = False
    """Whether all rows are of one height: a list of thousands is laid out at once then."""
    gap: Pair = GAP
    """Between two rows."""

    def beside(self, look: Look) -> float:
        """The width at the right end where a tap asks for something else, reference px; 0 = none."""
        return 0.0

    def high(self, look: Look, record: Any) -> float:
        """How high its row is, reference px."""
        raise NotImplementedError

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Any, down: bool, chosen: bool) -> None:
        """Paint it: held `down`, `chosen` by the keyboard."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Its height, with the gap to the next."""
        view = self.parent()
        assert isinstance(view, ListView)
        look = view.look
        # Qt asks for the last row of an even list: read a record that is in sight anyhow.
        record = view.records.records[0] if self.even else index.data(RECORD)
        return QSize(1, round((self.high(look, record) + look.of(self.gap)) * look.scale))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Only whole rows are shown."""
        view = self.parent()
        assert isinstance(view, ListView)
        look, rect = view.look, option.rect
        if not view.whole(rect):
            return
        p.save()
        p.setRenderHints(HINTS)
        across = -1 if turned_round(view) else 1
        p.translate(rect.right() + 1 if across < 0 else rect.left(), rect.top())
        p.scale(across * look.scale, look.scale)
        area = QRectF(0, 0, rect.width() / look.scale, rect.height() / look.scale - look.of(self.gap))
        chosen = view.hasFocus() and view.selectionModel().isSelected(index)
        self.draw(p, look, area, index.data(RECORD), view.down == index, chosen)
        p.restore()


class ListView(QListView):
    """The rows; `chosen` carries the record that was tapped, or that was walked to when Enter is pressed."""

    chosen = Signal(object)
    beside = Signal(object)
    """The record at whose right end was tapped."""

    def __init__(self, look: Look, records: Records, row: RowDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.records, self.row = records, row
        self.down: QModelIndex | None = None
        self._at = QPoint()
        self._first = 0
        self._row_high = 1
        self.dragged = False
        """Whether the finger that is or was down last moved on: what it is let go over was not tapped then."""
        self.fits = False
        """Whether all rows are in sight: nothing is scrolled then, though the gap below the last finds no room."""
        self.above_keys = False
        """Whether keys lie below it."""
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
        """Whether a row is in sight from its first line to its last; the gap below it needs no room.

        Above keys (`above_keys`) that gap is in the view: a row that takes it would touch them. A px is rounded away.
        """
        gap = 2 if self.above_keys else round(self.look.of(self.row.gap) * self.look.scale)
        return rect.top() >= 0 and rect.bottom() - gap < self.viewport().height()

    def updateGeometries(self) -> None:
        """How far it can be scrolled; not at all where everything is in sight."""
        super().updateGeometries()
        if self.fits:
            self.verticalScrollBar().setRange(0, 0)

    def seen(self) -> range:
        """The rows in sight, whole ones."""
        first = max(0, self.indexAt(QPoint(1, 1)).row())
        first += not self.whole(self.visualRect(self.records.index(first)))
        last = first
        while last < len(self.records.records) and self.whole(self.visualRect(self.records.index(last))):
            last += 1
        return range(first, last)

    def turn(self, by: int) -> None:
        """Turn a page; one row stays in sight."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + by * max(1, len(self.seen()) - 1))

    def _clicked(self, index: QModelIndex) -> None:
        rect, beside = self.visualRect(index), self.row.beside(self.look) * self.look.scale
        if self.dragged or not self.whole(rect):
            return
        end = rect.left() + beside > self._at.x() if turned_round(self) else self._at.x() > rect.right() - beside
        (self.beside if beside and end else self.chosen).emit(index.data(RECORD))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A row is held down."""
        self._at = event.position().toPoint()
        self.down = self.indexAt(self._at)
        self.dragged = False
        self._first, self._row_high = self.verticalScrollBar().value(), max(1, self.visualRect(self.down).height())
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A finger that is down takes the rows along; Qt would choose those it passes."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint().y() - self._at.y()
        if not self.dragged and abs(way) > self._row_high / 2:
            self.dragged, self.down = True, None
            self.clearSelection()
            self.viewport().update()
        if self.dragged:
            self.verticalScrollBar().setValue(self._first - round(way / self._row_high))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """It is let go."""
        self.down = None
        self.viewport().update()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, Ctrl+C copies, arrows walk; Escape and all else is the sheet's."""
        if event.matches(QKeySequence.StandardKey.Copy):
            rows = sorted(index.row() for index in self.selectedIndexes())
            QGuiApplication.clipboard().setText("\n".join(self.records.words(self.records.records[at]) for at in rows))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            index = self.currentIndex()
            if self.selectionModel().isSelected(index) and not event.isAutoRepeat():
                self.chosen.emit(index.data(RECORD))
        elif event.text().strip() and event.text().isprintable():
            event.ignore()  # no search of Qt's own for rows that begin so
        else:
            super().keyPressEvent(event)
