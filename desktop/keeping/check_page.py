"""The page that checks the book: its progress, its findings, and saving what can be saved from a damaged book."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.bridge.jobs import how_far
from desktop.keeping.work_page import WorkPage, reason
from desktop.kit.appearance import Look
from desktop.kit.background import LEFT, Background
from desktop.words.engine import in_words
from desktop.words.i18n import capitalised
from desktop.words.say import say
from engine.proof.findings import CheckReport
from engine.proof.salvage import SalvagedSession, later_steps_file, salvage
from engine.proof.verify import verify

KEYS = (("back", "undo"), ("cancel", "cross"), ("again", "swap"), ("salvage", "push"))


class CheckPage(WorkPage):
    """The page that checks `book`; the check starts when the page is made."""

    def __init__(self, look: Look, book: Path, version: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, "checking", KEYS, book.name, parent)
        self.book, self.version = book, version
        self._new_book = book
        self.keys["salvage"].say(say("checking.salvage"), say("checking.salvage_note"))
        self.keys["cancel"].tapped.connect(self.cancel)
        self.keys["again"].tapped.connect(self.check)
        self.keys["salvage"].tapped.connect(self.save)
        self.check()

    # Checking -------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check the whole book from the beginning."""
        self.offer("cancel")
        self.message.tell(say("checking.checking"), say("checking.about"))
        work = Background(lambda go_on: verify(self.book, version=self.version, go_on=go_on), self)
        work.moved.connect(self._show_progress)
        work.ended.connect(self.show_report)
        self.begin(work)

    def _show_progress(self, done: int, of: int) -> None:
        """Show the progress: `done` of `of` steps; both are 0 while the pages of the file are checked before."""
        if not of:
            return
        self.message.tell(say("checking.checking"), say("checking.how_far", done=done, of=of), say("checking.about"))

    def show_report(self, report: CheckReport | Exception) -> None:
        """Show the result of the check."""
        if isinstance(report, Exception):
            self.message.tell(say("checking.failed", why=reason(report)))
            self.offer("again")
            return
        findings = sorted(report.findings, key=lambda finding: finding.remark)
        lines = [capitalised(in_words(finding.phrase)) + "." for finding in findings]
        if report.faults:
            self.message.tell(say("checking.faults", count=len(report.faults)), *lines)
            self.offer("again", "salvage")
        else:
            self.message.tell(
                say("checking.sound"), say("checking.sound_note", count=report.steps, sessions=report.sessions), *lines
            )
            self.offer("again")

    def cancel(self) -> None:
        """Stop the check or the saving."""
        self.stop(LEFT)
        self.message.tell(say("checking.cancelled"), say("checking.about"))
        self.offer("again")

    # Saving ---------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Ask for a path, and save what still proves itself as a new book."""
        path = self.ask_out()
        if not path:
            return
        self._new_book = out = Path(path)
        self.offer("cancel")
        self.message.tell(say("checking.saving"))
        work = Background(lambda go_on: salvage(self.book, out, go_on), self)
        work.moved.connect(lambda done, of: self.message.move_on(done, of, *([how_far(done, of)] if of else [])))
        work.ended.connect(self._show_saved)
        self.begin(work)

    def ask_out(self) -> str:
        """Ask for the path of the new book; return "" when the dialog is cancelled."""
        start = self.book.with_name(f"{self.book.stem} 2{self.book.suffix}")
        return QFileDialog.getSaveFileName(self, say("checking.salvage"), str(start), "*.db")[0]

    def _show_saved(self, saved: tuple[SalvagedSession, ...] | Exception) -> None:
        self.message.tell(*saved_words(saved, self._new_book))
        self.offer("again", "salvage")


def saved_words(saved: "tuple[SalvagedSession, ...] | Exception", out: Path) -> tuple[str, ...]:
    """Return the result of saving: a head, then a line for each session."""
    if isinstance(saved, Exception):
        return (say("checking.not_saved", why=reason(saved)),)
    if not any(session.steps for session in saved):
        return (say("checking.saved_nothing"),)
    lines = [capitalised(in_words(session.phrase)) + "." for session in saved]
    if any(session.rest for session in saved):
        lines.append(say("checking.saved_rest", file=later_steps_file(out).name))
    return (say("checking.saved", file=out.name), *lines)
