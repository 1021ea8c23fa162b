"""The quick check at every start, after the first paint: silent when all is well, a sentence on the screen when not."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.shell.background import Background
from engine.proof.findings import Report
from engine.proof.verify import quick


class StartCheck(QObject):
    """Looks at the end of a book beside the window; `at_fault` = it is not as it was written."""

    at_fault = Signal()

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.work: Background[Report] = Background(lambda go_on: quick(file, lambda: go_on(0, 0)), self)
        self.work.ended.connect(self._ended)
        self.work.start()

    def _ended(self, report: Report | Exception) -> None:
        if not isinstance(report, Exception) and report.faults:
            self.at_fault.emit()

    def stop(self) -> None:
        """The window closes."""
        self.work.stop()
