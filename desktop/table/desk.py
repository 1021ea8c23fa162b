"""The controller of the table: the window's own state, the notices of the statement, and the way of intents.

The second gate of late imports: `desk_taps` is imported after the first paint or with the first tap; at a showdown
before the paint, as it ranks the hands.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from desktop import intents as i
from desktop.bridge.bridge import Bridge
from desktop.bridge.scene import Scene
from desktop.present.bar import bar
from desktop.present.notice import Notice
from desktop.present.window_state import AtRoom, Local, SeatAsks
from desktop.words.engine import in_words
from desktop.words.phrases import remedy, why
from desktop.words.say import say
from engine.journal.errors import JournalError, NotWritten, SecondWriter
from engine.refusals import Refusal
from engine.view import StateView

if TYPE_CHECKING:
    from desktop.table.desk_taps import DeskTaps

NOTICE_MS = 6000
RETRY_MS = 700
"""The time until a tap is tried again that failed because another program locked the book, ms."""


def _desk_taps() -> "type[DeskTaps]":
    from desktop.table.desk_taps import DeskTaps

    return DeskTaps


class Desk(QObject):
    """Holds the window's `Local`, handles intents. `shown` = render again; `intended` = open a menu or sheet."""

    shown = Signal()
    intended = Signal(object)
    blinked = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.local = Local()
        self._taps: DeskTaps | None = None
        self._rendered: tuple[Scene, Local] | None = None
        self._notice_timer = QTimer(self)
        self._notice_timer.setSingleShot(True)
        self._notice_timer.setInterval(NOTICE_MS)
        self._notice_timer.timeout.connect(self.clear_notice)
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self._refused)
        bridge.barred.connect(self._barred)
        bridge.failed.connect(self._failed)
        if self.scene.view.phase == "showdown":
            self.taps.showdown.begin()

    @property
    def scene(self) -> Scene:
        """Return the current scene of the engine."""
        return self.bridge.scene

    @property
    def taps(self) -> "DeskTaps":
        """Return the handler of taps; it is created with the first tap, or at a showdown."""
        if self._taps is None:
            self._taps = _desk_taps()(self)
        return self._taps

    # Notices -------------------------------------------------------------------------------------------------------

    def _show_now(self) -> None:
        """Ask for rendering if the scene or the window's state changed."""
        now = (self.scene, self.local)
        if self._rendered is None or now[0] is not self._rendered[0] or now[1] is not self._rendered[1]:
            self._rendered = now
            self.shown.emit()

    def say(self, statement: Notice, stays: bool = False) -> None:
        """Show a notice in the statement for six seconds or until the next tap; `stays` = until the next tap."""
        self.local = replace(self.local, notice=statement)
        if stays:
            self._notice_timer.stop()
        else:
            self._notice_timer.start()
        self._show_now()

    def clear_notice(self) -> None:
        """Remove the notice."""
        self._notice_timer.stop()
        if self.local.notice is not None:
            self.local = replace(self.local, notice=None)
            self._show_now()

    # Intents -------------------------------------------------------------------------------------------------------

    def handle(self, intent: i.Intent) -> None:
        """Handle the intent of a tap; it ends the notice of the statement."""
        if self.local.notice is not None and not isinstance(intent, i.Tell):
            self._notice_timer.stop()
            self.local = replace(self.local, notice=None)
        self.taps.handle(intent)
        self._show_now()

    def open(self, wanted: i.Opening | i.WindowIntent) -> None:
        """Emit `intended` for a menu, a sheet or a part of the window."""
        self.intended.emit(wanted)

    def set_room(self, room: AtRoom | None) -> None:
        """Set the state of the card room for this table; None = no table of a room."""
        self.local = replace(self.local, room=room)
        self._show_now()

    def ask(self, asking: SeatAsks | None) -> None:
        """Let the next tap on a seat answer `asking`; None = no question."""
        self.local = replace(self.local, asking=asking, folded_to=None, notice=None)
        self._show_now()

    # The engine ----------------------------------------------------------------------------------------------------

    def _changed(self, old: StateView, new: StateView) -> None:
        """Update the window's state after a step, or render again as time went by."""
        if old != new:
            self.taps.stepped(old, new)
        self._show_now()

    def count(self, seat: int) -> None:
        """Mark the stack of a seat as counted in the count of all stacks; 0 = that count is over."""
        local = self.local
        self.local = replace(local, counted=local.counted | {seat}) if seat else replace(local, count_over=True)
        self._show_now()

    def seating(self, seat: int) -> None:
        """Set the seat that the open sheet is about; 0 = none."""
        if seat != self.local.seating:
            self.local = replace(self.local, seating=seat)
            self._show_now()

    def set_floor(self, name: str) -> None:
        """Set the name of the floor person at the table; "" = none."""
        self.local = replace(self.local, floor=name)
        self._show_now()

    def _refused(self, refusal: Refusal) -> None:
        self.say(Notice(in_words(refusal)))

    def _barred(self, words: str) -> None:
        """Show that a step has to wait for the floor on this device."""
        self.say(Notice(words, action=say("floor_come"), intent=i.OpenFloor()))

    def _failed(self, error: JournalError | OSError) -> None:
        """Show that the book failed; the tap can be tried again, the game saved elsewhere."""
        if isinstance(error, JournalError) and not isinstance(error, NotWritten | SecondWriter):
            self.say(Notice(f"{say('not_readable', why=why(error))} {remedy(error)}"), stays=True)
            return
        cause = error.cause if isinstance(error, JournalError) else "io"
        self.say(Notice(say("not_saved", why=why(error)), unsaved=cause), stays=True)
        if cause == "locked":
            QTimer.singleShot(RETRY_MS, self, self._retry)

    def _retry(self) -> None:
        """Try the tap again after a lock of another program, unless something else was tapped."""
        if self.local.notice is not None and self.local.notice.unsaved == "locked":
            self.handle(i.TryAgain())

    @property
    def amber(self) -> i.Intent | None:
        """Return the intent of the amber button, which Enter triggers; None = there is none."""
        slots = bar(self.scene, self.local)
        return next((slot.intent for slot in (slots.go, slots.call) if slot.fill == "next" and slot.open), None)
