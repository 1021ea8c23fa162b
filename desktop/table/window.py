"""The table window: the view, the dealer's desk behind it, keys, menus and sheets. It contains no rule of the game."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.bridge.bridge import Bridge
from desktop.intents import Intent, Opening, PlaySize, Send, TapSeat, Tell, WindowIntent
from desktop.kit.after_paint import late_parts as behind_kit
from desktop.kit.covers import REST_MS, Covers, KeyRest
from desktop.kit.focus import FocusRing
from desktop.kit.painted import Tap
from desktop.kit.theme import Theme, load
from desktop.preferences.choices import Choices
from desktop.preferences.device_files import has_pins
from desktop.present.notice import Notice
from desktop.table.after_paint import late_parts
from desktop.table.desk import Desk
from desktop.table.view import TableView
from desktop.words.say import say
from engine import commands as c
from engine.events import DealerSat
from engine.journal.current_session import CurrentSession
from engine.view import StateView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from desktop.kit.menu import MenuLayer
    from desktop.kit.sheet import Sheet
    from desktop.table.keyboard import Keyboard
    from desktop.table.overlays import TableOverlays

BLINK_MS = 120
CONFIRMING_MS = 800
"""Milliseconds within which a dealer who wrongly confirms a played size has pressed the amber key."""
FOR_THE_FLOOR = (c.Undo, c.Floor, c.Amend, c.Button, c.Count, c.Misdeal)


class TableWindow(QWidget):
    """The window of a running session. `left` carries intents for the window of the app: a `WindowIntent`."""

    left = Signal(object)

    def __init__(self, bridge: Bridge, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())
        self.bridge = bridge
        self._overlays: TableOverlays | None = None
        self._keyboard: Keyboard | None = None
        self.view = TableView(theme or load(), self)
        self.view.resize(self.size())
        self.desk = Desk(bridge, self)
        bridge.gate = self._gate
        self._old_events = bridge.events
        self._announced = ""
        self.known_names: Callable[[], Sequence[str]] = tuple
        self.ring = FocusRing(self, self.view.theme.info)
        self.covers = Covers(self)
        self.rest = KeyRest(self)
        self.rest.kept.connect(self._say_rested)
        self.view.intended.connect(self.handle)
        for key in (self.view.bar.go, *self.view.column.pad.quicks):
            key.rested.connect(self._say_size_played)
        for key in (self.view.bar.fold, self.view.bar.call):
            key.rested.connect(self._say_rested)
        self.desk.shown.connect(self.refresh)
        bridge.changed.connect(self._stepped)
        self.desk.intended.connect(self.open)
        self.desk.blinked.connect(self._blink)
        self.installEventFilter(self)
        self.covers.changed.connect(self._covered)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.refresh()

    def _gate(self, command: c.Command) -> str | None:
        """Return why a command waits for the floor on this device, None where it does not; only a few can."""
        return self.overlays.floor.gate(command) if isinstance(command, FOR_THE_FLOOR) else None

    def _stepped(self, old: StateView, new: StateView) -> None:
        """Update after a step: let keys rest where a hand ended, open the hand-over card for a new dealer (NOW-9).

        The card opens after the tap that caused the step.
        """
        if old.phase != "between" and new.phase == "between":
            self.rest.begin()
        if self._overlays is not None:
            self._overlays.stepped(old, new)
        if old.phase == "between" != new.phase and self.sheet is not None and not self.sheet.typing:
            self.overlays.close_sheet()  # it would hide digits and sizes of the new hand
        if any(isinstance(event, DealerSat) for event in self.bridge.events) and self._old_events != self.bridge.events:
            QTimer.singleShot(0, self, lambda: self.overlays.dealers.sat())
        self._old_events = self.bridge.events

    def refresh(self) -> None:
        """Show the current scene."""
        typing = self.focusWidget() in self.view.column.pad.keys
        self.view.render_scene(self.desk.scene, self.desk.local)
        if typing and not self.view.column.pad.isVisibleTo(self.view):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else Qt moves the focus to the next button
        self._announce()

    def _announce(self) -> None:
        """Give the last line of the log to the screen reader, once and politely."""
        log = self.desk.scene.log
        words = log[-1].text if log else ""
        if words != self._announced and self.isVisible():
            behind_kit().reader.announce(self.view.bar.statement, words)
        self._announced = words

    def handle(self, intent: Intent) -> None:
        """Handle a tap on the table; close first the layers over it."""
        if self.menu is not None:
            self.overlays.close_menu()
        if self.explaining:
            self.overlays.why.hide()
        if self.sheet is not None and isinstance(intent, TapSeat) and self.overlays.rulings.takes_seat(intent.seat):
            return
        if self.sheet is not None and self.overlays.draws.takes(intent):
            return
        if self.sheet is not None and self.sheet.typing and self._waits(intent, self.sheet.title):
            return
        if self.sheet is not None and (isinstance(intent, TapSeat) or self.overlays.offers_next_seat):
            self.overlays.close_sheet()
        before = self.bridge.scene.view
        self.desk.handle(intent)
        if isinstance(intent, PlaySize) and self.bridge.scene.view != before:
            self._rest_after_size()

    def _waits(self, intent: Intent, title: str) -> bool:
        """Keep the entry in the sheet `title` from a tap that would lose it; return whether the tap was handled so.

        A free seat becomes the seat of the player who is being entered; a deal and any other seat wait, and say why.
        """
        match intent:
            case Send(c.Deal()):
                self.desk.say(Notice(say("deal_waits", title=title)))
            case TapSeat(seat) if self.overlays.asks_seat and seat not in self.bridge.scene.view.seats:
                self.overlays.sit_at(seat)
            case TapSeat():
                self.desk.say(Notice(say("entry_waits", title=title)))
            case _:
                return False
        return True

    def _rest_after_size(self) -> None:
        """Let keys rest after a played size: under the finger is now a size of the next player, a second tap plays it.

        The amber key rests too, because a dealer may press it to confirm the size.
        """
        self.rest.begin(late_parts().amount_keys)
        quicks = self.view.column.pad.quicks
        played = max(quick.tapped_at for quick in quicks)
        for quick in quicks:
            quick.rest(played, REST_MS)
        self.view.bar.go.rest(played, CONFIRMING_MS)

    def _say_size_played(self) -> None:
        """Say for which player the amber key or a size acts, when it is pressed right after a size."""
        to_act = self.bridge.scene.view.to_act
        words = say("size_is_played", name=self.bridge.scene.view.seats[to_act].player) if to_act else say("key_rested")
        self.handle(Tell(words))

    def _say_rested(self) -> None:
        """Say that a key did nothing, unless a notice of an unsaved step is shown, which has to stay in sight."""
        notice = self.desk.local.notice
        if notice is None or not notice.unsaved:
            self.handle(Tell(say("key_rested")))

    # Opening things ------------------------------------------------------------------------------------------------

    @property
    def overlays(self) -> "TableOverlays":
        """The layers over the table; made when the first of them is opened."""
        if self._overlays is None:
            self._overlays = late_parts().overlays(self.view, self.desk, self.covers, self)
            self._overlays.known_names = self.known_names
            self._overlays.amount_wanted.connect(lambda: self.keyboard.focus_amount())
            self._overlays.keys_rest.connect(lambda keys: self.rest.begin(keys) if keys else self.rest.end())
        return self._overlays

    @property
    def menu(self) -> "MenuLayer | None":
        """The open menu, None = none."""
        return self._overlays.menu if self._overlays is not None else None

    @property
    def sheet(self) -> "Sheet | None":
        """The sheet over the column, None = none."""
        return self._overlays.sheet if self._overlays is not None else None

    @property
    def explaining(self) -> bool:
        """Whether an explanation is open over the column."""
        return self._overlays is not None and self._overlays.why.isVisible()

    def open(self, wanted: Opening | WindowIntent) -> None:
        """Open a menu, a sheet, an explanation or another page; a notice says so where the book cannot be read."""
        if isinstance(wanted, WindowIntent):
            self.left.emit(wanted)
        else:
            self.bridge.try_reading(lambda: self.overlays.open(wanted))

    def dress(self, theme: Theme, choices: Choices) -> None:
        """Take over the theme and the choices of this device."""
        self.ring.colour = theme.info
        self.view.dress(theme, choices)

    # Keys ----------------------------------------------------------------------------------------------------------

    @property
    def keyboard(self) -> "Keyboard":
        """The keys of the keyboard; made when the first of them is pressed."""
        if self._keyboard is None:
            self._keyboard = late_parts().keyboard(self, self)
        return self._keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make the short cuts at the first key: Qt asks for an override before it looks for a short cut."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self.removeEventFilter(self)
            self.keyboard.cover(bool(self.covers))
        return False

    def _covered(self, covered: bool) -> None:
        self.rest.end()
        if self._keyboard is not None:
            self._keyboard.cover(covered)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus over bar, pad, seats clockwise, then the rest (SCREENS section 5); return whether it moved.

        Qt calls this also when the focused widget is hidden: no key was pressed then, and the focus goes back to the
        window, or to the layer over it.
        """
        focused = self.focusWidget()
        if isinstance(focused, Tap) and not focused.isVisible():
            self.covers.focus_owner()
            return True
        stop = late_parts().next_stop(self.view, self.covers.cover, focused, forward)
        if stop is None:
            return False
        stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    # Small things --------------------------------------------------------------------------------------------------

    def _blink(self) -> None:
        """Let the keys of the bar blink after a tap on the seat to act; nothing else happens."""
        for button in (self.view.bar.fold, self.view.bar.call, self.view.bar.go):
            button.setDown(True)
        QTimer.singleShot(BLINK_MS, self, self._unblink)

    def _unblink(self) -> None:
        for button in (self.view.bar.fold, self.view.bar.call, self.view.bar.go):
            button.setDown(False)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the focus to the window, or to a layer that was left open; lock the screen again where it was locked."""
        super().showEvent(event)
        self.covers.focus_owner()
        QTimer.singleShot(0, self, self._lock_again)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus back to the layer over the table, after a tap beside it.

        Qt's own handler is not called: it would repaint the window, which looks the same with the focus.
        """
        if self.covers:
            self.covers.focus_owner()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Do nothing: the window looks the same without the focus, and Qt's own handler would repaint it."""

    def _lock_again(self) -> None:
        """Lock the screen again if it was locked when the app was closed."""
        if has_pins() and self.overlays.floor.ring.pins.locked:
            self.overlays.floor.pins.lock_now()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the view to the new size; close menu and explanation, whose places are those of the old size."""
        if self._overlays is not None:
            self._overlays.close_menu()
            self._overlays.why.hide()
        self.view.resize(event.size())


def open_table(session: CurrentSession, theme: Theme, parent: QWidget) -> tuple[Bridge, TableWindow]:
    """Return the bridge of a session and its table window; both live as long as `parent`."""
    bridge = Bridge(session, parent=parent)
    return bridge, TableWindow(bridge, theme, parent)
