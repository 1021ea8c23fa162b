"""PINs at the table: sets a new PIN, shows the recovery code once, locks and unlocks the screen."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.preferences.key_ring import KeyRing
from desktop.table.layers import Layers
from desktop.table.lock import LockLayer
from desktop.table.pin_pad import CodeSheet, PinSheet
from desktop.words.say import say


class PinDesk(QObject):
    """Opens sheets and lock among the `layers`; `back` shows the page of the floor after the last sheet."""

    def __init__(self, layers: Layers, ring: KeyRing, back: Callable[[], None]) -> None:
        super().__init__(layers)
        self.layers, self.ring, self.back = layers, ring, back
        self.lock: LockLayer | None = None
        layers.view.refitted.connect(self.restyle)

    def screen_pin(self, then_lock: bool = False) -> None:
        """Ask for a new PIN of the screen; an empty one removes it. `then_lock` locks the screen afterwards."""

        def go_on() -> None:
            if then_lock and self.ring.pins.screen is not None:
                self.layers.close_sheet()
                self.lock_now()
            else:
                self.back()

        def keep(digits: str) -> None:
            code = self.ring.set_screen(digits)
            if code:
                self.show_code(code, go_on)
            else:
                go_on()

        self.ask_pin(say("screen_pin"), keep)

    def ask_pin(self, title: str, keep: Callable[[str], None]) -> None:
        """Ask for a new PIN twice, because its digits are hidden, and give it to `keep`; "" = no PIN."""
        look = self.layers.view.look
        first = PinSheet(look, title, say("pin_go"), empty=say("pin_without"))

        def ask_again(digits: str) -> None:
            if not digits:
                keep("")
                return
            second = PinSheet(look, say("pin_again"), say("pin_set"))

            def compare(repeated: str) -> None:
                if repeated == digits:
                    keep(digits)
                    return
                self.ask_pin(title, keep)
                sheet = self.layers.sheet
                if isinstance(sheet, PinSheet):
                    sheet.pad.show_digits("", say("pin_differs"))

            second.confirmed.connect(compare)
            self.layers.open_sheet(second)

        first.confirmed.connect(ask_again)
        self.layers.open_sheet(first)

    def show_code(self, code: str, go_on: Callable[[], None]) -> None:
        """Show the recovery code, once, with the first PIN; then call `go_on`."""
        sheet = CodeSheet(self.layers.view.look, code)
        sheet.written_down.connect(go_on)
        self.layers.open_sheet(sheet)

    def lock_now(self) -> None:
        """Lock the window; where no PIN is kept, ask for one first."""
        pins = self.ring.pins
        if not pins.kept:
            self.screen_pin(then_lock=True)
            return
        if self.lock is not None:
            return
        self.layers.close()
        self.lock = LockLayer(self.layers.view.look, self.ring, self.layers.home)
        self.lock.opened.connect(self._unlock)
        self.lock.show()
        self.lock.raise_()
        self.layers.covers.lay(self.lock)
        self.ring.lock(True)

    def _unlock(self) -> None:
        if self.lock is not None:
            self.layers.covers.remove(self.lock)
            self.lock.hide()
            self.lock.deleteLater()
            self.lock = None
            self.ring.lock(False)

    def restyle(self) -> None:
        """Give the lock the new look after a change of theme or grid."""
        if self.lock is not None:
            self.lock.set_look(self.layers.view.look)
