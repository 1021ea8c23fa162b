"""The quick check of the book after the first paint of each start; only faults are reported on the screen."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.kit.background import Background
from engine.journal.errors import JournalError
from engine.journal.progress import GoOn
from engine.journal.sqlite import SqliteStore
from engine.keeping.heads import NewestStep, missing
from engine.proof.findings import CheckReport
from engine.proof.verify import quick


class StartCheck(QObject):
    """A check of the last steps of a book in the background; `at_fault` = they do not verify.

    `shorter` = the book lacks the newest step recorded in the file `heads`, which it carries as a `NewestStep`.
    """

    at_fault = Signal()
    shorter = Signal(object)

    def __init__(self, store: SqliteStore, parent: QObject, heads: Path | None = None) -> None:
        super().__init__(parent)
        self.store = store
        file = store.file

        def check(go_on: GoOn) -> tuple[CheckReport, NewestStep | None]:
            report = quick(file, lambda: go_on(0, 0))
            if heads is None or report.faults:
                return report, None
            with SqliteStore(file, readonly=True) as book:
                return report, missing(heads, file, book)

        self.work: Background[tuple[CheckReport, NewestStep | None]] = Background(check, self)
        self.work.ended.connect(self._ended)
        self.work.start()

    def _ended(self, result: tuple[CheckReport, NewestStep | None] | Exception) -> None:
        if isinstance(result, Exception):
            return
        try:
            self.store.check_file()
        except JournalError:  # moved or deleted meanwhile; the next tap reports it with its remedy
            return
        report, newest = result
        if report.faults:
            self.at_fault.emit()
        elif newest is not None:
            self.shorter.emit(newest)

    def stop(self) -> None:
        """Stop the check when the window closes."""
        self.work.stop()
