"""The page of the backups: which there are, what is newer in the book, a new book of one."""

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.kit.appearance import Look
from desktop.setup.book import began
from desktop.shell.background import Background
from desktop.shell.choosing_page import ChoosingPage
from desktop.shell.keeper import Keeper, age, cause
from desktop.shell.work_page import reason
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.copies import folder_of
from engine.keeping.backups import Backup, DiskUse, Outcome, disk_use, listed
from engine.keeping.restoring import Difference, Lack, difference, restore

KEYS = (("back", "undo"), ("now", "check"), ("restore", "swap"), ("open", "arrow"))
SHOWN = 8
"""Evenings that are told one by one."""


def lines_of(backup: Backup) -> tuple[str, str]:
    """A line of the list: when it was made; below it how old it is and where it lies."""
    return _when(backup), f"{_age(backup)}, {_where(backup)}"


def _when(backup: Backup) -> str:
    return began(backup.at.isoformat())


def _age(backup: Backup) -> str:
    return age(backup.at, datetime.now(UTC))


def _where(backup: Backup) -> str:
    return say("backups.second" if backup.second else "backups.here")


class BackupsPage(ChoosingPage):
    """`opened` = go on in this book."""

    opened = Signal(object)

    def __init__(self, look: Look, keeper: Keeper, book: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, "backups", KEYS, say("backups.about"), say("backups.title"), lines_of, parent)
        self.keeper, self.book = keeper, book
        self.backup: Backup | None = None
        self.made: Path | None = None
        self.keys["restore"].say(say("backups.restore"), say("backups.restore_note"), "next")
        self.keys["now"].tapped.connect(self.back_up)
        self.keys["restore"].tapped.connect(self.restore)
        self.keys["open"].tapped.connect(self._open)
        self.list.chosen.connect(self.look_at)
        keeper.ended.connect(self._backed_up)
        self.show_list()

    def show_list(self) -> None:
        """The backups there are now, the newest of them looked at."""
        if backups := self._listed():
            self.look_at(backups[0])
        else:
            self.message.tell(say("backups.none"), say("backups.none_note"), *self._use())
            self.offer("now")

    def _listed(self) -> tuple[Backup, ...]:
        """Show the list as it is now."""
        backups = listed(self.keeper.folders, self.book)
        self.list.pane.show_records(backups)
        self.backup = None
        self.list.mark(None)
        return backups

    def _use(self) -> list[str]:
        """What the backups take, a line for each folder."""
        return [use_words(folder, disk_use(folder, self.book), folder != folder_of(self.book))
                for folder in self.keeper.folders]  # fmt: skip

    # What is newer ----------------------------------------------------------------------------------------------------

    def look_at(self, backup: Backup) -> None:
        """What is in the book and not in this backup."""
        self.backup = backup
        self.list.mark(backup)
        self.message.tell(say("backups.newer", when=_when(backup)), say("backups.looking"))
        self.offer("now")
        work = Background(lambda _: difference(self.book, backup.path), self)
        work.ended.connect(self.show_difference)
        self.begin(work)

    def show_difference(self, newer: Difference | Exception) -> None:
        """Tell it; only then the backup can be restored."""
        if isinstance(newer, Exception):
            self.message.tell(self.message.title, say("backups.unknown", why=reason(newer)))
        else:
            self.message.tell(self.message.title, *difference_words(newer), *self._use())
        self.offer("now", "restore")

    # Working ----------------------------------------------------------------------------------------------------------

    def back_up(self) -> None:
        """Copy the book now."""
        self.message.tell(say("backups.making"))
        self.offer()
        self.stop()
        self.keeper.back_up()

    def _backed_up(self, outcome: Outcome | Exception) -> None:
        if not self.isVisible() or self.message.title != say("backups.making"):
            return
        self._listed()
        if isinstance(outcome, Exception):
            self.message.tell(say("backups.failed"), reason(outcome))
        else:
            lines = [say("backups.made_in", folder=backup.path.parent) for backup in outcome.made]
            lines += [
                say("backups.failed_in", folder=folder.parent, why=cause(error)) for folder, error in outcome.failed
            ]
            self.message.tell(say("backups.failed" if outcome.failed else "backups.made"), *lines, *self._use())
        self.offer("now")

    def restore(self) -> None:
        """A new book of the backup that was looked at; asks where to."""
        named = self.ask_out() if self.backup is not None else ""
        if not named or self.backup is None:
            return
        source, out = self.backup.path, Path(named)
        self.message.tell(say("backups.restoring"))
        self.offer()
        self.made = out
        work = Background(lambda go_on: restore(source, out, lambda: go_on(0, 0)), self)
        work.ended.connect(self._restored)
        self.begin(work)

    def _restored(self, failed: Exception | None) -> None:
        if failed is not None or self.made is None:
            self.message.tell(say("backups.not_restored", why=reason(failed or OSError())))
            self.offer("now", "restore")
            return
        self.message.tell(
            say("backups.restored", file=self.made.name), say("backups.restored_note"), str(self.made.parent)
        )
        self.offer("open")

    def _open(self) -> None:
        if self.made is not None:
            self.opened.emit(self.made)

    def ask_out(self) -> str:
        """Where the new book is to be, "" for nowhere."""
        start = self.book.with_name(f"{self.book.stem} {datetime.now():%Y-%m-%d %H%M}{self.book.suffix}")
        return QFileDialog.getSaveFileName(self, say("backups.restore"), str(start), "*.db")[0]


def use_words(folder: Path, use: DiskUse | None, second: bool) -> str:
    """What the backups of a folder take, and what is free there."""
    if use is None:
        return say("backups.use_away", folder=folder.parent)
    words = say("backups.use", count=use.count, size=_bytes(use.size), free=_bytes(use.free))
    return say("backups.use_second", folder=folder.parent, use=words) if second else say("backups.use_here", use=words)


def _bytes(number: int) -> str:
    """Bytes in the largest unit they fill, without a fraction."""
    for unit, key in ((1 << 30, "gb"), (1 << 20, "mb")):
        if number >= unit:
            return say(f"backups.{key}", count=counted(number // unit))
    return say("backups.kb", count=counted(-(-number // 1024)))


def difference_words(newer: Difference) -> list[str]:
    """What a backup has not and what it alone has, a line each."""
    lines = [_lack(lack) for lack in newer.lacks]
    lines += [say("backups.only", began=began(row.created)) for row in newer.only]
    if len(lines) > SHOWN:
        lines = [*lines[:SHOWN], say("backups.more", count=len(lines) - SHOWN)]
    return lines or [say("backups.same")]


def _lack(lack: Lack) -> str:
    when = began(lack.session.created)
    if lack.parted:
        return say("backups.lack_parted", began=when)
    if lack.whole:
        return say("backups.lack_whole", began=when, count=lack.hands)
    if lack.hands:
        return say("backups.lack_hands", began=when, count=lack.hands)
    return say("backups.lack_taps", began=when, count=lack.steps)
