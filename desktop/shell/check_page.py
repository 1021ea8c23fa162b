"""The page that checks the book: how far it is, what was found, and saving what can be saved."""

from pathlib import Path

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Page, Panel
from desktop.kit.page_keys import BarButton
from desktop.shell.background import Background
from desktop.words.engine import in_words
from desktop.words.i18n import begun
from desktop.words.say import say
from desktop.words.trouble_phrases import why
from engine.journal.errors import JournalError
from engine.proof.findings import Report
from engine.proof.salvage import Saved, rest_of, salvage
from engine.proof.verify import verify

SHOWN = 6
"""Findings that are listed on the page."""
KEYS = (("back", "undo"), ("cancel", "cross"), ("again", "swap"), ("salvage", "push"))


class Told(Panel):
    """A head and lines, wrapped."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.lines: tuple[str, ...] = ()

    def tell(self, head: str, *lines: str) -> None:
        """Say this."""
        self.title, self.lines = head, lines
        self.setAccessibleName(head)
        self.setAccessibleDescription(" ".join(lines))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel with its lines, smaller where there are many."""
        super().paint(p, area)
        inner, px = self.inner(), self.look.type.bet
        while True:
            parts = [one for line in self.lines for one in paint.wrap(line, px, fonts.MEDIUM, inner.width(), 4)]
            if len(parts) * px * 1.45 <= inner.height() or px <= 13:
                break
            px -= 1
        ink, top = self.look.theme.text, inner.top() + px * 0.8
        paint.lines(p, parts, inner.left(), top, px * 1.45, px, fonts.MEDIUM, ink)


class CheckPage(Page):
    """Checks `book` as soon as it is made. `left` = back."""

    left = Signal()

    def __init__(self, look: Look, book: Path, version: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, say("checking.title"), parent)
        self.book, self.version = book, version
        self._out = book
        self.told = Told(look, self)
        self.keys = {id: BarButton(look, icon, self) for id, icon in KEYS}
        for id, key in self.keys.items():
            key.say(say(f"checking.{id}"), say("checking.salvage_note") if id == "salvage" else "")
        self.keys["back"].tapped.connect(self.back)
        self.keys["cancel"].tapped.connect(self.cancel)
        self.keys["again"].tapped.connect(self.check)
        self.keys["salvage"].tapped.connect(self.save)
        self.strip.say(say("checking.title"), book.name)
        self.work: Background[Report] | Background[tuple[Saved, ...]] | None = None
        self.check()

    # Checking -------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check all of it, from the beginning."""
        self._offer("cancel")
        self.told.tell(say("checking.checking"), say("checking.about"))
        work = Background(lambda go_on: verify(self.book, version=self.version, go_on=go_on), self)
        work.moved.connect(self._moved)
        work.ended.connect(self.show_report)
        self._begin(work)

    def _moved(self, done: int, of: int) -> None:
        self.told.tell(say("checking.checking"), say("checking.how_far", done=done, of=of), say("checking.about"))

    def show_report(self, report: Report | Exception) -> None:
        """What the check came to."""
        if isinstance(report, Exception):
            self.told.tell(say("checking.failed", why=_why(report)))
            self._offer("again")
            return
        findings = sorted(report.findings, key=lambda one: one.remark)
        lines = [begun(in_words(one.phrase)) + "." for one in findings]
        if len(lines) > SHOWN:
            lines = [*lines[:SHOWN], say("checking.more", count=len(lines) - SHOWN)]
        if report.faults:
            self.told.tell(say("checking.faults", count=len(report.faults)), *lines)
            self._offer("again", "salvage")
        else:
            self.told.tell(
                say("checking.sound"), say("checking.sound_note", count=report.steps, sessions=report.sessions), *lines
            )
            self._offer("again")

    def cancel(self) -> None:
        """Stop where it is."""
        self.stop()
        self.told.tell(say("checking.cancelled"), say("checking.about"))
        self._offer("again")

    # Saving ---------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Bring what still proves itself into a new book; asks where to."""
        named = self.ask_out()
        if not named:
            return
        self._out = out = Path(named)
        self._offer()
        self.told.tell(say("checking.saving"))
        work = Background(lambda _: salvage(self.book, out), self)
        work.ended.connect(self._saved)
        self._begin(work)

    def ask_out(self) -> str:
        """Where the new book is to be, "" for nowhere."""
        start = self.book.with_name(f"{self.book.stem} 2{self.book.suffix}")
        return QFileDialog.getSaveFileName(self, say("checking.salvage"), str(start), "*.db")[0]

    def _saved(self, saved: tuple[Saved, ...] | Exception) -> None:
        self.told.tell(*saved_words(saved, self._out))
        self._offer("again", "salvage")

    # Inside ---------------------------------------------------------------------------------------------------------

    def _begin(self, work: "Background[Report] | Background[tuple[Saved, ...]]") -> None:
        self.stop()
        self.work = work
        work.start()

    def stop(self) -> None:
        """Nothing goes on beside the window any more."""
        if self.work is not None:
            self.work.stop()
            self.work = None

    def back(self) -> None:
        """Back to where it was opened."""
        self.stop()
        self.left.emit()

    def _offer(self, *ways: str) -> None:
        """The keys that can be tapped now; Back always."""
        for id, key in self.keys.items():
            key.setVisible(id == "back" or id in ways)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back()
        else:
            super().keyPressEvent(event)

    def arrange(self, area: QRectF) -> None:
        """The words, the keys below them in a row or, upright, in two."""
        shown = [key for key in self.keys.values() if key.isVisibleTo(self)]
        tall, gap = self.look.pick(108.0, 76.0), self.look.pick(16.0, 10.0)
        wide = (area.width() - gap * (len(KEYS) - 2)) / (len(KEYS) - 1)
        self.place(self.told, QRectF(area.left(), area.top(), area.width(), area.height() - tall - gap))
        for at, key in enumerate(shown):
            self.place(key, QRectF(area.left() + at * (wide + gap), area.bottom() - tall, wide, tall))


def saved_words(saved: "tuple[Saved, ...] | Exception", out: Path) -> tuple[str, ...]:
    """What came of saving: a head, then a line for each session."""
    if isinstance(saved, Exception):
        return (say("checking.not_saved", why=_why(saved)),)
    if not any(one.steps for one in saved):
        return (say("checking.saved_nothing"),)
    lines = [begun(in_words(one.phrase)) + "." for one in saved]
    if any(one.rest for one in saved):
        lines.append(say("checking.saved_rest", file=rest_of(out).name))
    return (say("checking.saved", file=out.name), *lines)


def _why(error: Exception) -> str:
    return why(error) if isinstance(error, JournalError | OSError) else str(error)
