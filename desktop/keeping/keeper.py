"""Backs the book up in the background: when a game ends and every half hour of play. A tap never waits for it."""

import contextlib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.bridge.bridge import Bridge
from desktop.kit.background import Background
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import heads_file
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.progress import GoOn
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import BackupOutcome, Unproven, back_up_all, folders_of, listed
from engine.keeping.heads import note

EVERY_MS = 30 * 60 * 1000
"""Milliseconds of play between two backups."""
_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


class Keeper(QObject):
    """Makes backups of the book of the window.

    The signal `failed` carries a sentence when a folder that took backups takes none; once, until it takes one again.
    """

    failed = Signal(str)
    ended = Signal(object)
    """Carries the `BackupOutcome` of a backup, or the exception that ended it."""

    def __init__(self, book: Callable[[], Path], choice_store: ChoiceStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book, self._choice_store = book, choice_store
        self._bridge: Bridge | None = None
        self._was_over = False
        self._closed = False
        """Whether the window is closed: no backup starts any more, not even one that waits for its timer."""
        self.behind = False
        """Whether the book has changes that are in no backup yet."""
        self._head_changed = False
        self._failing: frozenset[Path] = frozenset()
        self.work: Background[BackupOutcome] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.when_due)
        self._timer.start()

    @property
    def folders(self) -> tuple[Path, ...]:
        """Return the folders of the backups."""
        return folders_of(self._book(), self.second)

    @property
    def second(self) -> str:
        """Return the second folder chosen on this device, "" = none."""
        return self._choice_store.choices.backups

    def age(self, now: datetime | None = None) -> str:
        """Return the age of the newest backup, in words."""
        newest = listed(self.folders, self._book())
        return age(newest[0].at, now or datetime.now(UTC)) if newest else say("backups.age_none")

    def follow(self, bridge: Bridge | None) -> None:
        """Watch the session of this bridge, None = of no table; note the head of the book for the one before."""
        if bridge is not self._bridge:
            if self._head_changed:
                self.note()
            self._bridge = bridge
            if bridge is not None:
                self._was_over = bridge.state.ended
                bridge.changed.connect(self._on_step)

    def note(self) -> None:
        """Write the head of the book to a file of this device; a failure loses only this record."""
        if self._choice_store.file is None:
            return
        book = self._book()
        with contextlib.suppress(JournalError, OSError), SqliteStore(book, readonly=True) as store:
            note(heads_file(self._choice_store.file), book, store, datetime.now(UTC))
            self._head_changed = False

    def _on_step(self, *_: object) -> None:
        self.behind = self._head_changed = True
        is_over = self._bridge is not None and self._bridge.state.ended
        if is_over and not self._was_over:
            QTimer.singleShot(0, self, self.back_up)
        self._was_over = is_over

    def mark_changed(self) -> None:
        """Mark a change of the book other than a step, which is in no backup yet."""
        self.behind = True

    def when_due(self) -> None:
        """Back up if there are changes; called after each half hour."""
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
        """Cancel a running backup, because data it copies is to be erased; the next one is made when it is due."""
        if self.work is not None:
            self.work.stop()
            self.work, self.behind = None, True

    def _ended(self, outcome: BackupOutcome | Exception) -> None:
        self.work = None
        if isinstance(outcome, BackupOutcome):
            failing = frozenset(folder for folder, _ in outcome.failed)
            for folder, error in outcome.failed:
                if folder not in self._failing:
                    self.failed.emit(say("backups.said_failed", folder=folder.parent, why=cause(error)))
            self._failing = failing
        self.note()
        self.behind = self.behind or not isinstance(outcome, BackupOutcome) or bool(outcome.failed)
        self.ended.emit(outcome)

    def stop(self) -> None:
        """Stop for the closing window; an unfinished copy is no backup."""
        self._closed = True
        self._timer.stop()
        if self.work is not None:
            self.work.stop()


def age(at: datetime, now: datetime) -> str:
    """Return the time from `at` to `now` in words."""
    seconds = max(0, int((now - at).total_seconds()))
    for unit, key in ((_DAY, "age_days"), (_HOUR, "age_hours"), (_MINUTE, "age_minutes")):
        if seconds >= unit:
            return say(f"backups.{key}", count=seconds // unit)
    return say("backups.age_now")


def cause(error: JournalError | OSError) -> str:
    """Return why a folder took no backup."""
    if isinstance(error, Unproven):
        return say("backups.unproven")
    return say("backups.away") if isinstance(error, FileNotFoundError | NotADirectoryError) else why(error)
