"""A menu over the page: beside what opened it, rows of at least 48 px, closed by a tap beside it. Never modal."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, shares, sizes
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.covers import keep
from desktop.kit.face import Face
from desktop.kit.fitting import whole
from desktop.kit.layout import Space
from desktop.kit.paint import panel, text
from desktop.kit.painted import Painted, Tap, put

LEAST_TITLE = 0.75
"""How small a title may get, of its size, before the panel grows with it."""


class MenuPanel(Painted):
    """The panel with its title and rows."""

    intended = Signal(object)

    def __init__(self, look: Look, title: str, rows: Sequence[Face], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.title = title
        self.rows: list[Button] = []
        self.setAccessibleName(title)
        for face in rows:
            row = Button(look, self, "menu")
            row.lie_on("panel")
            row.render_slot(face)
            row.intended.connect(self.intended)
            row.setEnabled(face.fill != "told")
            self.rows.append(row)

    @property
    def _title_px(self) -> int:
        return round(self.look.of(sizes.MENU_TITLE) * self.look.text)

    @property
    def _across(self) -> int:
        return 1 + sum(len(self.rows) > most for most in sizes.MENU_LINES)

    def wanted(self) -> tuple[float, float]:
        """Width and height, reference px: a long title makes it wider, up to two columns."""
        lines, gap = -(-len(self.rows) // self._across), sizes.GAP[0]
        column = self.look.of(sizes.MENU_COLUMN) * self.look.text + gap
        px = round(self._title_px * LEAST_TITLE)
        title = fonts.width(fonts.typeset(self.title), px, fonts.BOLD) + 2 * sizes.TITLE_LEFT[0] - sizes.MENU_EDGE
        width = max(self._across * column, min(title, 2 * column)) + gap + 2 * sizes.MENU_EDGE
        return width, self.look.of(sizes.MENU_HEAD) + lines * (sizes.TARGET + gap) + 2 * sizes.MENU_EDGE

    def lay(self) -> None:
        """The rows below the title."""
        gap = sizes.GAP[0]
        side = sizes.MENU_EDGE + gap
        inner = self.area().adjusted(side, self.look.of(sizes.MENU_HEAD), -side, 0)
        Space(inner, gap, self.look.scale).rows(self.rows, sizes.TARGET, self._across)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel."""
        theme, edge = self.look.theme, sizes.EDGE
        box = area.adjusted(edge, edge, -edge, -edge)
        panel(p, box, sizes.ROUND_MENU, theme.panel, theme.line, sizes.FINE)
        px, left = self._title_px, sizes.TITLE_LEFT[0]
        room = area.width() - 2 * left + sizes.MENU_EDGE
        words, px = whole(self.title, px, fonts.BOLD, room, round(px * LEAST_TITLE))
        text(p, words, left, self.look.of(sizes.MENU_HEAD) * shares.HEAD_LEVEL, px, fonts.BOLD, theme.text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap between the rows does nothing."""
        event.accept()


class MenuLayer(QWidget):
    """Covers the window while a menu is open: a tap beside the menu, wherever, closes it and does nothing else."""

    intended = Signal(object)
    closed = Signal()
    turns_round = False

    def __init__(
        self, look: Look, title: str, rows: Sequence[Face], near: QRectF, room: QRectF, parent: QWidget
    ) -> None:
        """`near` = what opened it, `room` = where the panel may lie: both in reference px of `parent`."""
        super().__init__(parent)
        self.look = look
        self.near, self.room = near, room
        self.panel = MenuPanel(look, title, rows, self)
        self.panel.intended.connect(self.intended)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setGeometry(parent.rect())
        self._lay()

    def start_at_first(self) -> None:
        """The first row that can be pressed has the keyboard: for who opened the menu by a key."""
        for row in self.panel.rows:
            if row.isEnabled() and row.focusPolicy() & Qt.FocusPolicy.TabFocus:
                row.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def setVisible(self, visible: bool) -> None:
        """The panel is all there is to see: when it comes or goes, what lies beside that is not painted again."""
        self.panel.setVisible(visible)
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, True)
        super().setVisible(visible)
        QCoreApplication.removePostedEvents(self, QEvent.Type.UpdateLater)  # Qt asks for its repaint a little later
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)
        if not visible:
            self.resize(0, 0)  # when it is deleted, Qt repaints what it covered

    def _lay(self) -> None:
        """The panel beside what opened it, inside its room.

        It begins at the same height whatever rows it has now: what was under the finger last time is there again.
        """
        area, near, gap, away = self.room, self.near, sizes.GAP[0], sizes.MENU_AWAY
        width, height = self.panel.wanted()
        x = near.right() + away if near.center().x() < area.center().x() else near.left() - width - away
        usual = self.look.of(sizes.MENU_HEAD) + sizes.MENU_USUAL * (sizes.TARGET + gap) + 2 * sizes.MENU_EDGE
        x = max(area.left() + gap, min(x, area.right() - width - gap))
        y = max(area.top() + gap, min(near.center().y() - usual / 2, area.bottom() - max(usual, height) - gap))
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
