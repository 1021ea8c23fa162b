"""A menu over the felt: at a plate or a button, rows of at least 48 px, closed by a tap beside it. Never modal."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.covers import keep
from desktop.kit.paint import elide, panel, text
from desktop.kit.painted import Painted, Tap, put
from desktop.present.menu import Menu
from desktop.table.slotbutton import SlotButton


class MenuPanel(Painted):
    """The panel with its title and rows."""

    said = Signal(object)

    def __init__(self, look: Look, menu: Menu, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.menu = menu
        self.rows: list[SlotButton] = []
        self.setAccessibleName(menu.title)
        for slot in menu.rows:
            row = SlotButton(look, self)
            row.sizes = (22, 22, 16) if look.room.wide else (17, 17, 13)
            row.radius = 12
            row.lie_on("panel")
            row.render_slot(slot)
            row.said.connect(self.said)
            self.rows.append(row)

    def wanted(self) -> tuple[float, float]:
        """Width and height, reference px."""
        _, count, row, column, head = self._grid()
        lines = -(-len(self.rows) // count)
        gap = 8.0
        return count * column + (count + 1) * gap + 8, head + lines * (row + gap) + 8

    def _grid(self) -> tuple[float, int, float, float, float]:
        """Gap, columns, row height, column width, title height."""
        wide = self.look.room.wide
        columns = 3 if len(self.rows) > 12 else 2 if len(self.rows) > 3 else 1
        return 8.0, columns, 72.0, 236.0 if wide else 190.0, 52.0 if wide else 42.0

    def lay(self) -> None:
        """It was placed."""
        gap, count, high, column, head = self._grid()
        for number, row in enumerate(self.rows):
            line, place = divmod(number, count)
            x = 4 + gap + place * (column + gap)
            put(row, QRectF(x, head + line * (high + gap), column, high), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel."""
        theme = self.look.theme
        panel(p, area.adjusted(0.6, 0.6, -0.6, -0.6), 16, theme.panel, theme.line, 1.5)
        px = 22 if self.look.room.wide else 17
        y = 27 if self.look.room.wide else 22
        words = elide(self.menu.title, px, fonts.BOLD, area.width() - 32)
        text(p, words, 18, y, px, fonts.BOLD, theme.text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap between the rows does nothing."""
        event.accept()


class MenuLayer(QWidget):
    """Covers the window while a menu is open: a tap beside the menu, wherever, closes it and does nothing else."""

    said = Signal(object)
    closed = Signal()
    turns_round = False

    def __init__(self, look: Look, menu: Menu, near: QRectF, room: QRectF, parent: QWidget) -> None:
        """`near` = what opened it, `room` = the felt, where the panel lies: both in reference px of `parent`."""
        super().__init__(parent)
        self.look = look
        self.near, self.room = near, room
        self.panel = MenuPanel(look, menu, self)
        self.panel.said.connect(self.said)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setGeometry(parent.rect())
        self._lay()

    def setVisible(self, visible: bool) -> None:
        """The panel is all there is to see: when it comes or goes, what lies beside that is not painted again."""
        self.panel.setVisible(visible)
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, True)
        super().setVisible(visible)
        QCoreApplication.removePostedEvents(self, QEvent.Type.UpdateLater)  # Qt asks for its repaint a little later
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)

    def _lay(self) -> None:
        """The panel beside what opened it, inside the felt."""
        area = self.room
        width, height = self.panel.wanted()
        near = self.near
        x = near.right() + 10 if near.center().x() < area.center().x() else near.left() - width - 10
        y = near.center().y() - height / 2
        x = max(area.left() + 8, min(x, area.right() - width - 8))
        y = max(area.top() + 8, min(y, area.bottom() - height - 8))
        put(self.panel, QRectF(x, y, width, height), self.look.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap elsewhere closes."""
        event.accept()
        self.closed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """It looks no different with the keyboard; Qt would repaint all of it."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """It looks no different without the keyboard."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the rows, Enter presses the one that has the keyboard, Escape closes; no key goes further."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            self.focusNextChild()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Left):
            self.focusPreviousChild()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, Tap) and not event.isAutoRepeat():
                focused.tap()
        else:
            super().keyPressEvent(event)
        keep(event)
