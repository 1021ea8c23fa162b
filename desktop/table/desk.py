"""The dealer's desk: the window's own state, what is said in the statement, and who does what is tapped.

The second gate of late imports: what taps do is imported after the first paint, or with the first tap; where the hands
are shown it ranks them, and comes before the paint.
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

SAID_MS = 6000
RETRY_MS = 700
"""After so long a tap that met a lock of another program is tried again."""


def _desk_taps() -> "type[DeskTaps]":
    from desktop.table.desk_taps import DeskTaps

    return DeskTaps


class Desk(QObject):
    """Holds the window's `Local`, has intents done. `shown` = render again; `wanted` = open something."""

    shown = Signal()
    wanted = Signal(object)
    blinked = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.local = Local()
        self._taps: DeskTaps | None = None
        self._seen: tuple[Scene, Local] | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(SAID_MS)
        self._quiet.timeout.connect(self.hush)
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self._refused)
        bridge.barred.connect(self._barred)
        bridge.failed.connect(self._failed)
        if self.scene.view.phase == "showdown":
            self.taps.showdown.begin()

    @property
    def scene(self) -> Scene:
        """What the engine tells now."""
        return self.bridge.scene

    @property
    def taps(self) -> "DeskTaps":
        """What does the taps; made with the first, or where the hands are shown."""
        if self._taps is None:
            self._taps = _desk_taps()(self)
        return self._taps

    # What is said --------------------------------------------------------------------------------------------------

    def _show_now(self) -> None:
        """Render again if anything is another than it was."""
        now = (self.scene, self.local)
        if self._seen is None or now[0] is not self._seen[0] or now[1] is not self._seen[1]:
            self._seen = now
            self.shown.emit()

    def say(self, statement: Notice, stays: bool = False) -> None:
        """Say something in the statement: for six seconds or until the next tap; `stays` = until the next tap."""
        self.local = replace(self.local, notice=statement)
        if stays:
            self._quiet.stop()
        else:
            self._quiet.start()
        self._show_now()

    def hush(self) -> None:
        """What was said is over."""
        self._quiet.stop()
        if self.local.notice is not None:
            self.local = replace(self.local, notice=None)
            self._show_now()

    # Intents -------------------------------------------------------------------------------------------------------

    def handle(self, intent: i.Intent) -> None:
        """Do what a tap asks for."""
        if self.local.notice is not None and not isinstance(intent, i.Tell):
            self._quiet.stop()
            self.local = replace(self.local, notice=None)
        self.taps.handle(intent)
        self._show_now()

    def open(self, wanted: i.Opening | i.WindowIntent) -> None:
        """Open something, or ask the window for it."""
        self.wanted.emit(wanted)

    def hear_room(self, room: AtRoom | None) -> None:
        """What the card room says to this table."""
        self.local = replace(self.local, room=room)
        self._show_now()

    def ask(self, asking: SeatAsks | None) -> None:
        """The next tap on a seat answers this."""
        self.local = replace(self.local, asking=asking, preview=None, notice=None)
        self._show_now()

    # The engine ----------------------------------------------------------------------------------------------------

    def _changed(self, old: StateView, new: StateView) -> None:
        """A step was made, or time went by."""
        if old != new:
            self.taps.stepped(old, new)
        self._show_now()

    def count(self, seat: int) -> None:
        """The stack of a seat was counted, in the count of all; 0 = that count is over."""
        local = self.local
        self.local = replace(local, counted=local.counted | {seat}) if seat else replace(local, count_over=True)
        self._show_now()

    def seating(self, seat: int) -> None:
        """Somebody is asked for to sit there; 0 = nobody."""
        if seat != self.local.seating:
            self.local = replace(self.local, seating=seat)
            self._show_now()

    def floor_is(self, name: str) -> None:
        """Somebody of the floor is here, or nobody is."""
        self.local = replace(self.local, floor=name)
        self._show_now()

    def _refused(self, refusal: Refusal) -> None:
        self.say(Notice(in_words(refusal)))

    def _barred(self, words: str) -> None:
        """A step that waits for the floor on this device."""
        self.say(Notice(words, action=say("floor_come"), intent=i.OpenFloor()))

    def _failed(self, error: JournalError | OSError) -> None:
        """The book failed: the one place that says so. A tap can be tried again, the game saved elsewhere."""
        if isinstance(error, JournalError) and not isinstance(error, NotWritten | SecondWriter):
            self.say(Notice(f"{say('not_readable', why=why(error))} {remedy(error)}"), stays=True)
            return
        cause = error.cause if isinstance(error, JournalError) else "io"
        self.say(Notice(say("not_saved", why=why(error)), unsaved=cause), stays=True)
        if cause == "locked":
            QTimer.singleShot(RETRY_MS, self, self._retry)

    def _retry(self) -> None:
        """Another program held the book: try once more, as long as nothing else was tapped."""
        if self.local.notice is not None and self.local.notice.unsaved == "locked":
            self.handle(i.TryAgain())

    @property
    def amber(self) -> i.Intent | None:
        """What Enter does: the amber button, None when there is none."""
        slot = bar(self.scene, self.local).go
        return slot.intent if slot.fill == "next" and slot.open else None
