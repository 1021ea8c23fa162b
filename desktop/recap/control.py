"""Behind the recap page: each thing that is tapped there, and what is done about it."""

from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.recap import intents as i
from desktop.recap.page import RecapPage
from desktop.recap.settled_recap import SettledRecap


class RecapControl(SettledRecap):
    """Does what is tapped on the recap and on the page that settles it.

    `closing` = the game is to end (True), or to go on after all: whoever dispatches commands does it, then opens again.
    """

    closing = Signal(bool)
    counting = Signal()
    """The stacks on the table are to be counted."""

    replayed = Signal(int)
    """The number of the hand that is to be shown again, 0 = one is looked for."""

    def __init__(
        self, page: RecapPage, root: Path | None = None, version: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(page, root, version, parent)
        page.wanted.connect(self.do)

    def do(self, intent: i.RecapIntent) -> None:
        """A card was tapped."""
        if self.session is None or self.recap is None:
            return
        match intent:
            case i.LeaveRecap():
                self.left.emit(self.recap.ended)
            case i.EndGame():
                self.closing.emit(True)
            case i.ReopenGame():
                self.closing.emit(False)
            case i.SettleAnyway(bearer, really):
                self._bear(bearer, really)
            case i.ShowHand(hand):
                self.replayed.emit(hand)
            case i.CopySummary():
                self.taking.copy(self.session, self.recap)
            case i.OpenSettling():
                self._open_settling()
            case i.OpenEarlier(number):
                self._open_earlier(number)
            case i.LeaveSettling():
                self.settling.emit(False)
            case i.CountStacks():
                self.counting.emit()
            case i.Say(command):
                self._say(command)
            case i.PutOff(key):
                self.tick(key, False, waits=True)
            case i.CopyText(text):
                QGuiApplication.clipboard().setText(text)
            case i.SaveFile(file):
                self.taking.save(file, self.session, self.recap)
            case _:
                assert_never(intent)


def recap_page(look: Look, parent: QWidget) -> RecapControl:
    """The recap page in a window."""
    return RecapControl(RecapPage(look, parent), parent=parent)
