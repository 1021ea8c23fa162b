"""The control of the recap page: carries out each intent of a tap."""

from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.intents import Send
from desktop.kit.appearance import Look
from desktop.recap import intents as i
from desktop.recap.page import RecapPage
from desktop.recap.settled_recap import SettledRecap


class RecapControl(SettledRecap):
    """The control of the recap page and of the page that settles it.

    `closing` asks to end the game (True) or to resume it (False); the receiver dispatches the command, then reopens.
    """

    closing = Signal(bool)
    counting = Signal()
    """Asks to count the stacks on the table."""

    replayed = Signal(int)
    """The number of the hand to replay, 0 = the hand is still to be searched for."""

    def __init__(
        self, page: RecapPage, root: Path | None = None, version: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(page, root, version, parent)
        page.intended.connect(self.do)

    def do(self, intent: i.RecapIntent) -> None:
        """Carry out the intent of a tap; nothing happens while no session is open."""
        if self.session is None or self.recap is None:
            return
        match intent:
            case i.LeaveRecap():
                self.left.emit(self.recap.ended)
            case i.EndGame():
                self.closing.emit(True)
            case i.ReopenGame():
                self.closing.emit(False)
            case i.SetBearer(bearer, bears):
                self._set_bearer(bearer, bears)
            case i.ShowHand(hand):
                self.replayed.emit(hand)
            case i.CopySummary():
                self.taking.copy(self.session, self.recap)
            case i.OpenSettling():
                self._open_settling()
            case i.OpenEarlier(number):
                self._open_earlier(number)
            case i.LeaveSettling():
                self.settling_opened.emit(False)
            case i.CountStacks():
                self.counting.emit()
            case Send(command):
                self._dispatch(command)
            case i.PutOff(key):
                self.tick(key, False, waits=True)
            case i.CopyText(text):
                QGuiApplication.clipboard().setText(text)
            case i.SaveFile(file):
                self.taking.save(file, self.session, self.recap)
            case _:
                assert_never(intent)


def recap_page(look: Look, parent: QWidget) -> RecapControl:
    """Return the control of a new recap page in a window."""
    return RecapControl(RecapPage(look, parent), parent=parent)
