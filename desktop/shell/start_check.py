"""The quick check at every start, after the first paint: silent when all is well, a sentence on the screen when not."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.background import Background
from desktop.words.say import say
from engine.proof.findings import Report
from engine.proof.verify import quick

if TYPE_CHECKING:
    from desktop.app import App


class StartCheck(QObject):
    """Looks at the end of the app's book beside the window."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.app = app
        file = app.store.file
        self.work: Background[Report] = Background(lambda go_on: quick(file, lambda: go_on(0, 0)), self)
        self.work.ended.connect(self._ended)
        self.work.start()

    def _ended(self, report: Report | Exception) -> None:
        """Say that the book is not as it was written, and where more is said."""
        if isinstance(report, Exception) or not report.faults:
            return
        from desktop.present.window_state import Said

        if self.app.table is not None:
            self.app.table.desk.say(Said(say("checking.found"), "owe"), stays=True)
        elif self.app.setup is not None:
            self.app.setup.refuse(say("checking.found"))

    def stop(self) -> None:
        """The window closes."""
        self.work.stop()
