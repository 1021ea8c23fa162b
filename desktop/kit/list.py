"""A list that grows, as a view of Qt: read aloud and walked by arrows as Qt does it, copied, turned by two keys."""

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
from desktop.kit.layout import Space, cells
from desktop.kit.pages import Turn
from desktop.kit.painted import Painted, turned_round
from desktop.kit.sizes import GAP, TARGET
from desktop.kit.speech import say
from desktop.kit.store import HINTS

Index = QModelIndex | QPersistentModelIndex
RECORD = Qt.ItemDataRole.UserRole


class Records(QAbstractListModel):
    """Records one below the other; `words` tells one as it is read aloud and copied."""

    def __init__(self, words: Callable[[Any], str]) -> None:
        super().__init__()
        self.words = words
        self.records: Sequence[Any] = ()

    def show(self, records: Sequence[Any]) -> None:
        """Other records."""
        self.beginResetModel()
        self.records = records
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (an index of Qt is a value)
        """How many there are."""
        return 0 if parent.isValid() else len(self.records)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Its words, or the record."""
        if role == RECORD:
            return self.records[index.row()]
        spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.words(self.records[index.row()]) if role in spoken else None


class Row(QStyledItemDelegate):
    """How a record is painted; both methods get the list's look, and figures in px of the reference."""

    def high(self, look: Look, record: Any) -> float:
        """How high its row is."""
        raise NotImplementedError

    def draw(self, p: QPainter, look: Look, area: QRectF, record: Any, down: bool, chosen: bool) -> None:
        """Paint it: held `down`, `chosen` by the keyboard."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Its height, with the gap to the next."""
        view = self.parent()
        assert isinstance(view, ListView)
        look = view.look
        return QSize(1, round((self.high(look, index.data(RECORD)) + look.of(GAP)) * look.scale))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Only whole rows are shown."""
        view = self.parent()
        assert isinstance(view, ListView)
        look, rect = view.look, view.visualRect(index)
        if not view.whole(rect):
            return
        p.save()
        p.setRenderHints(HINTS)
        across = -1 if turned_round(view) else 1
        p.translate(rect.right() + 1 if across < 0 else rect.left(), rect.top())
        p.scale(across * look.scale, look.scale)
        area = QRectF(0, 0, rect.width() / look.scale, rect.height() / look.scale - look.of(GAP))
        chosen = view.hasFocus() and view.selectionModel().isSelected(index)
        self.draw(p, look, area, index.data(RECORD), view.down == index, chosen)
        p.restore()


class ListView(QListView):
    """The rows; `chosen` carries the record that was tapped, or that has the keyboard when Enter is pressed."""

    chosen = Signal(object)

    def __init__(self, look: Look, records: Records, row: Row, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.records = records
        self.down: QModelIndex | None = None
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
        """Whether a row is in sight from its first line to its last; the gap below it needs no room."""
        gap = round(self.look.of(GAP) * self.look.scale)
        return rect.top() >= 0 and rect.bottom() - gap < self.viewport().height()

    def seen(self) -> range:
        """The rows in sight, whole ones."""
        shown = [at for at in range(len(self.records.records)) if self.whole(self.visualRect(self.records.index(at)))]
        return range(shown[0], shown[-1] + 1) if shown else range(0)

    def turn(self, by: int) -> None:
        """Turn a page; one row stays in sight."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + by * max(1, len(self.seen()) - 1))

    def _clicked(self, index: QModelIndex) -> None:
        if self.whole(self.visualRect(index)):
            self.chosen.emit(index.data(RECORD))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A row is held down."""
        self.down = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)

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
            if self.currentIndex().isValid() and not event.isAutoRepeat():
                self.chosen.emit(self.currentIndex().data(RECORD))
        else:
            super().keyPressEvent(event)


class ListPane(Painted):
    """The rows, below them the keys that turn where they do not fit; `before` and `after` stand beside those."""

    def __init__(self, look: Look, records: Records, row: Row, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.records = records
        self.view = ListView(look, records, row, self)
        self.up, self.down = Turn(look, self, "up"), Turn(look, self, "down")
        self.before: QWidget | None = None
        self.after: QWidget | None = None
        for key, by, words in ((self.up, -1, "turn_up"), (self.down, 1, "turn_down")):
            key.tapped.connect(lambda by=by: self.view.turn(by))
            key.name(say(words))
        self.end = False
        """Whether the last row is to stay in sight when the place is another one."""
        self.view.verticalScrollBar().valueChanged.connect(self._moved)

    def show_records(self, records: Sequence[Any], end: bool = False) -> None:
        """Show these, from the first or so that the last is in sight."""
        self.records.show(records)
        self.end = end
        self.lay()

    def row_box(self, at: int) -> QRect:
        """Where a row lies, px of the view."""
        return self.view.visualRect(self.records.index(at))

    def lay(self) -> None:
        """The view, and the keys where they are needed."""
        look, gap = self.look, self.look.of(GAP)
        row = self.view.itemDelegate()
        assert isinstance(row, Row)
        self.view.look = look
        high = sum(row.high(look, record) + gap for record in self.records.records) - gap
        beside = self.before is not None and self.after is not None
        turns = high > self.area().height() - (TARGET + gap if beside else 0) + 0.5
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
        space.put(self.view, space.rect.adjusted(0, 0, 0, gap))  # the gap below the last row needs no room
        self.view.doItemsLayout()
        if end:
            self.view.scrollToBottom()
        elif first.isValid():
            self.view.scrollTo(first, QAbstractItemView.ScrollHint.PositionAtTop)
        self.end = end
        self._count()

    def _moved(self) -> None:
        bar = self.view.verticalScrollBar()
        self.end = bar.value() == bar.maximum()
        self._count()

    def _count(self) -> None:
        """How many more there are above and below."""
        seen = self.view.seen()
        self.up.left, self.down.left = seen.start, len(self.records.records) - seen.stop
        self.up.update()
        self.down.update()
