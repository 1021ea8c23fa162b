"""A menu over the page, beside its opener: rows of at least 48 px, closed by a tap beside it, never modal."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, shares, sizes
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.covers import keep_key
from desktop.kit.face import Face
from desktop.kit.fitting import fit_whole
from desktop.kit.layout import Space
from desktop.kit.paint import panel, text
from desktop.kit.painted import Painted, Tap, put

LEAST_TITLE = 0.75
"""The smallest size of a title, as a share of its size, before the panel becomes wider."""


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
            row.set_ground("panel")
            row.render_face(face)
            row.intended.connect(self.intended)
            row.setEnabled(face.fill != "told")
            self.rows.append(row)

    @property
    def _title_px(self) -> int:
        return round(self.look.of(sizes.MENU_TITLE) * self.look.text)

    @property
    def _columns(self) -> int:
        return 1 + sum(len(self.rows) > most for most in sizes.MENU_LINES)

    def preferred_size(self) -> tuple[float, float]:
        """Return width and height, reference px: a long title makes the panel wider, up to two columns."""
        lines, gap = -(-len(self.rows) // self._columns), sizes.GAP[0]
        column = self.look.of(sizes.MENU_COLUMN) * self.look.text + gap
        px = round(self._title_px * LEAST_TITLE)
        title = fonts.width(fonts.typeset(self.title), px, fonts.BOLD) + 2 * sizes.TITLE_LEFT[0] - sizes.MENU_EDGE
        width = max(self._columns * column, min(title, 2 * column)) + gap + 2 * sizes.MENU_EDGE
        return width, self.look.of(sizes.MENU_HEAD) + lines * (sizes.TARGET + gap) + 2 * sizes.MENU_EDGE

    def lay(self) -> None:
        """Place the rows below the title."""
        gap = sizes.GAP[0]
        side = sizes.MENU_EDGE + gap
        inner = self.area().adjusted(side, self.look.of(sizes.MENU_HEAD), -side, 0)
        Space(inner, gap, self.look.scale).rows(self.rows, sizes.TARGET, self._columns)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel."""
        theme, edge = self.look.theme, sizes.EDGE
        box = area.adjusted(edge, edge, -edge, -edge)
        panel(p, box, sizes.ROUND_MENU, theme.panel, theme.line, sizes.FINE)
        px, left = self._title_px, sizes.TITLE_LEFT[0]
        room = area.width() - 2 * left + sizes.MENU_EDGE
        words, px = fit_whole(self.title, px, fonts.BOLD, room, round(px * LEAST_TITLE))
        text(p, words, left, self.look.of(sizes.MENU_HEAD) * shares.HEAD_LEVEL, px, fonts.BOLD, theme.text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore a tap between the rows."""
        event.accept()


class MenuLayer(QWidget):
    """A layer over the window while a menu is open: a tap beside the menu closes it and has no other effect.

    Opened from a key with the focus ring, it has the ring on its first row; Escape gives the ring back to that key.
    """

    intended = Signal(object)
    closed = Signal()
    turns_round = False

    def __init__(
        self, look: Look, title: str, rows: Sequence[Face], near: QRectF, room: QRectF, parent: QWidget
    ) -> None:
        """Create the panel beside `near`, its opener, inside `room`: both in reference px of `parent`."""
        super().__init__(parent)
        self.look = look
        self.near, self.room = near, room
        focused = parent.window().focusWidget()
        self._opener = focused if isinstance(focused, Tap) and focused.ringed else None
        if self._opener is not None:
            self._opener.destroyed.connect(self._forget_opener)
        self.panel = MenuPanel(look, title, rows, self)
        self.panel.intended.connect(self.intended)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setGeometry(parent.rect())
        self._lay()

    def start_at_first(self) -> None:
        """Focus the first row that can be pressed: for a menu that is opened by a key."""
        for row in self.panel.rows:
            if row.isEnabled() and row.focusPolicy() & Qt.FocusPolicy.TabFocus:
                row.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def _forget_opener(self) -> None:
        self._opener = None

    def setVisible(self, visible: bool) -> None:
        """Show or hide the panel alone: the rest of the window is not repainted."""
        self.panel.setVisible(visible)
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, True)
        super().setVisible(visible)
        QCoreApplication.removePostedEvents(self, QEvent.Type.UpdateLater)  # Qt posts a repaint for later
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)
        if not visible:
            self.resize(0, 0)  # Qt repaints the covered area when the layer is deleted

    def _lay(self) -> None:
        """Place the panel beside its opener, inside its room.

        Its top is the same for any number of rows: the same row is under the finger each time.
        """
        area, near, gap, away = self.room, self.near, sizes.GAP[0], sizes.MENU_AWAY
        width, height = self.panel.preferred_size()
        x = near.right() + away if near.center().x() < area.center().x() else near.left() - width - away
        usual = self.look.of(sizes.MENU_HEAD) + sizes.MENU_USUAL * (sizes.TARGET + gap) + 2 * sizes.MENU_EDGE
        x = max(area.left() + gap, min(x, area.right() - width - gap))
        y = max(area.top() + gap, min(near.center().y() - usual / 2, area.bottom() - max(usual, height) - gap))
        put(self.panel, QRectF(x, y, width, height), self.look.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a tap outside the panel."""
        event.accept()
        self.closed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus the first row of a menu opened by a key; skip the repaint of Qt, the layer looks the same."""
        if self._opener is not None:
            self.start_at_first()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Skip the repaint of Qt: focus changes nothing visible."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by arrows, press the focused row on Enter, close on Escape; accept all keys but the window's."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            if self._opener is not None and self._opener.isVisible():
                self._opener.setFocus(Qt.FocusReason.ShortcutFocusReason)
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
        keep_key(event)
