"""Backs the book up beside the game: when a game ends and every half hour of play. A tap never waits for it."""

import contextlib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.bridge.bridge import Bridge
from desktop.kit.background import Background
from desktop.preferences.choices import Kept
from desktop.preferences.device_files import heads_file
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.progress import GoOn
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import BackupOutcome, Unproven, back_up_all, folders_of, listed
from engine.keeping.heads import note

EVERY_MS = 30 * 60 * 1000
"""Time of play between two backups."""
_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


class Keeper(QObject):
    """Keeps backups of the book of the window.

    `failed` = a folder that took the backups before takes none now, in words; said once, until it takes one again.
    """

    failed = Signal(str)
    ended = Signal(object)
    """An `Outcome`, or the exception that kept it from one."""

    def __init__(self, book: Callable[[], Path], kept: Kept, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book, self._kept = book, kept
        self._bridge: Bridge | None = None
        self._was_over = False
        self._closed = False
        """Whether the window is: an end that was told just before starts no copy any more."""
        self.behind = False
        """Whether something was tapped that is in no backup yet."""
        self._stepped_on = False
        self._trouble: frozenset[Path] = frozenset()
        self.work: Background[BackupOutcome] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.when_due)
        self._timer.start()

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where the backups lie."""
        return folders_of(self._book(), self.second)

    @property
    def second(self) -> str:
        """The folder that was chosen beside the usual one, "" = none."""
        return self._kept.choices.backups

    def age(self, now: datetime | None = None) -> str:
        """How old the newest backup is, in words."""
        newest = listed(self.folders, self._book())
        return age(newest[0].at, now or datetime.now(UTC)) if newest else say("backups.age_none")

    def follow(self, bridge: Bridge | None) -> None:
        """Another table, or none."""
        if bridge is not self._bridge:
            if self._stepped_on:
                self.note()
            self._bridge = bridge
            if bridge is not None:
                self._was_over = bridge.state.ended
                bridge.changed.connect(self._stepped)

    def note(self) -> None:
        """Write down the head of the book outside of it; where that fails nothing is lost but the notice."""
        if self._kept.file is None:
            return
        book = self._book()
        with contextlib.suppress(JournalError, OSError), SqliteStore(book, readonly=True) as store:
            note(heads_file(self._kept.file), book, store, datetime.now(UTC))
            self._stepped_on = False

    def _stepped(self, *_: object) -> None:
        self.behind = self._stepped_on = True
        over = self._bridge is not None and self._bridge.state.ended
        if over and not self._was_over:
            QTimer.singleShot(0, self, self.back_up)
        self._was_over = over

    def fall_behind(self) -> None:
        """Something was kept in the book that is no tap, and is in no backup yet."""
        self.behind = True

    def when_due(self) -> None:
        """Half an hour has passed: back up what was played in it."""
        if self.behind:
            self.back_up()

    def back_up(self) -> None:
        """Begin a backup, unless one is being made."""
        if self.work is not None or self._closed:
            return
        book, folders = self._book(), self.folders
        self.behind = False

        def work(go_on: GoOn) -> BackupOutcome:
            return back_up_all(book, folders, datetime.now(UTC), lambda: go_on(0, 0))

        self.work = Background(work, self)
        self.work.ended.connect(self._ended)
        self.work.start()

    def give_up(self) -> None:
        """What is being copied is to go from the book: this copy is none, the next one is made when it is due."""
        if self.work is not None:
            self.work.stop()
            self.work, self.behind = None, True

    def _ended(self, outcome: BackupOutcome | Exception) -> None:
        self.work = None
        if isinstance(outcome, BackupOutcome):
            trouble = frozenset(folder for folder, _ in outcome.failed)
            for folder, error in outcome.failed:
                if folder not in self._trouble:
                    self.failed.emit(say("backups.said_failed", folder=folder.parent, why=cause(error)))
            self._trouble = trouble
        self.note()
        self.behind = self.behind or not isinstance(outcome, BackupOutcome) or bool(outcome.failed)
        self.ended.emit(outcome)

    def stop(self) -> None:
        """The window closes: a copy that is not finished is no backup."""
        self._closed = True
        self._timer.stop()
        if self.work is not None:
            self.work.stop()


def age(at: datetime, now: datetime) -> str:
    """How old something is, in words."""
    seconds = max(0, int((now - at).total_seconds()))
    for unit, key in ((_DAY, "age_days"), (_HOUR, "age_hours"), (_MINUTE, "age_minutes")):
        if seconds >= unit:
            return say(f"backups.{key}", count=seconds // unit)
    return say("backups.age_now")


def cause(error: JournalError | OSError) -> str:
    """Why a folder took no backup."""
    if isinstance(error, Unproven):
        return say("backups.unproven")
    return say("backups.away") if isinstance(error, FileNotFoundError | NotADirectoryError) else why(error)
