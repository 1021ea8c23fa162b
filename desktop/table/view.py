"""The surface of the table window: strip, felt, column and bar, each renders its record. No command is made in here."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import Scene
from desktop.intents import Intent, OpenSeatMenu, OpenWindowMenu, TapSeat
from desktop.kit.appearance import Look
from desktop.kit.fitting import NAMES
from desktop.kit.metrics import fit, px_per_mm
from desktop.kit.painted import Leaf, put
from desktop.kit.store import STORE
from desktop.kit.theme import Theme
from desktop.present.bar import bar
from desktop.present.centre import centre
from desktop.present.column import column
from desktop.present.felt import spots, tray
from desktop.present.seats import plates
from desktop.present.statement import statement
from desktop.present.strip import strip
from desktop.present.window_state import Local
from desktop.table.action_bar import ActionBar
from desktop.table.column import ColumnPanel
from desktop.table.felt import Felt
from desktop.table.felt_sizes import TABLE_LEAST
from desktop.table.strip import StripBar
from engine.settings.chips import chips_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.preferences.choices import Choices
    from desktop.present.sizes import Own


WARM_MS = 50
"""Milliseconds after the first paint until pictures are kept; other events of that time go first."""


class TableView(QWidget):
    """Renders a `Scene` with the `Local` of the window; `intended` carries every intent."""

    intended = Signal(object)
    refitted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())  # lay out once, not also for the size of an empty window
        self.theme = theme
        self.mirrored = False
        self.text_size = 1.0
        self.motion = True
        self.dealer_on_top = False
        self.high_keys = False
        self.density = px_per_mm(self.screen().physicalDotsPerInch())
        self.sizes: Own = {}
        self.displaying = False
        self.backup_age: Callable[[], str] = str
        """Returns the age of the newest backup in words; "" before the first paint."""
        self.scene: Scene | None = None
        self.local = self._on_felt = Local()
        self._warming = False
        self.look = self._look()
        self.strip = StripBar(self.look, self)
        self.felt = Felt(self.look, self)
        self.column = ColumnPanel(self.look, self)
        self.bar = ActionBar(self.look, self)
        self.setMinimumSize(*TABLE_LEAST)
        self.strip.menu_tapped.connect(lambda: self._say(OpenWindowMenu()))
        self.strip.intended.connect(self._say)
        self.felt.seat_tapped.connect(lambda seat: self._say(TapSeat(seat)))
        self.felt.seat_held.connect(lambda seat: self._say(OpenSeatMenu(seat)))
        self.felt.intended.connect(self._say)
        self.felt.painted.connect(self._painted)
        self.column.intended.connect(self._say)
        self.bar.intended.connect(self._say)
        self._lay()  # the first scene is rendered into the final room

    def _say(self, intent: Intent) -> None:
        self.intended.emit(intent)

    def _look(self) -> Look:
        fitted = fit(max(1, self.width()), max(1, self.height()), self.density, self.mirrored)
        return Look(self.theme, fitted, self.text_size, self.motion, self.dealer_on_top, self.high_keys)

    def dress(self, theme: Theme, choices: "Choices") -> None:
        """Take over the theme and the choices of this device."""
        self.theme, self.text_size, self.motion = theme, choices.text, choices.motion
        self.mirrored, self.dealer_on_top, self.high_keys = choices.mirrored, choices.dealer_on_top, choices.high_keys
        shown = choices.sizes, choices.show_display
        changed = shown != (self.sizes, self.displaying)
        self.sizes, self.displaying = shown
        if choices.density:
            self.density = choices.density
        if not self.restyle() and changed and self.scene is not None:
            self.render_scene(self.scene, self.local)

    def restyle(self) -> bool:
        """Fit the grid again after a change of window, theme or choice; return whether the look changed."""
        look = self._look()
        if look == self.look:
            return False
        self.look = look
        STORE.clear()  # it holds pictures of the old look
        for part in (self.strip, self.felt, self.column, self.bar):
            part.set_look(look)
        self._lay()
        if self.scene is not None:
            self.render_scene(self.scene, self.local)
        self.update()
        self.refitted.emit()
        return True

    def render_scene(self, scene: Scene, local: Local) -> None:
        """Show the scene. Each part compares its new record with the shown one and repaints only changes."""
        NAMES.show(seat.player for seat in scene.view.seats.values())
        on_felt = local.on_felt
        if scene is not self.scene or on_felt != self._on_felt:
            self.felt.render_felt(
                plates(scene, local), spots(scene), centre(scene, local), tray(scene), chips_of(scene.settings)
            )
        self.scene, self.local, self._on_felt = scene, local, on_felt
        self.column.render_column(column(scene, local, self.look.room.quicks, self.sizes))
        self.bar.render_bar(bar(scene, local), statement(scene, local))
        self.strip.render_strip(strip(scene, local.floor, local.room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the grid to the new size of the window."""
        self.restyle()
        self._lay()

    def _lay(self) -> None:
        fitted = self.look.fit
        for part, rect in (
            (self.strip, fitted.strip), (self.felt, fitted.area), (self.column, fitted.column), (self.bar, fitted.bar)
        ):  # fmt: skip
            put(part, rect, fitted.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the area that no part covers."""
        p = QPainter(self)
        p.fillRect(event.rect(), self.theme.window)
        p.end()

    def _painted(self) -> None:
        """Start the timer of `_warm` after the felt was painted without pictures; the first paint is then over."""
        if not self._warming:
            self._warming = True
            QTimer.singleShot(WARM_MS, self, self._warm)

    def _warm(self) -> None:
        """Keep pictures from now on; paint everything once more, so that copies of pictures fit to the pixel."""
        self._warming = False
        STORE.open = True
        for part in (self, *self.findChildren(QWidget)):
            if isinstance(part, Leaf):
                part.set_opaque()
            part.update()
