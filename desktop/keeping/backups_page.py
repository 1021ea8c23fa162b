"""The page of the backups: a list of them, what the book has that a backup lacks, and restoring one as a new book."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.bridge.jobs import how_far
from desktop.keeping.choosing_page import ChoosingPage
from desktop.keeping.keeper import Keeper, age, cause
from desktop.keeping.work_page import reason
from desktop.kit.appearance import Look
from desktop.kit.background import Background
from desktop.setup.book import began
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.copies import folder_of
from engine.keeping.backups import Backup, BackupOutcome, DiskUse, disk_use, listed
from engine.keeping.restoring import Difference, Lack, difference, restore

KEYS = (("back", "undo"), ("now", "check"), ("restore", "swap"), ("open", "arrow"), ("book", "swap"))
SHOWN = 8
"""Number of differences that are shown one by one."""


def lines_of(backup: Backup) -> tuple[str, str]:
    """Return the two lines of a backup in the list: when it was made; its age and its folder."""
    return _date_words(backup), f"{_age_words(backup)}, {_folder_words(backup)}"


def _date_words(backup: Backup) -> str:
    return began(backup.at.isoformat())


def _age_words(backup: Backup) -> str:
    return age(backup.at, datetime.now(UTC))


def _folder_words(backup: Backup) -> str:
    return say("backups.second" if backup.second else "backups.here")


class BackupsPage(ChoosingPage):
    """The page of the backups. The signal `opened` carries the path of a restored or another book to continue in."""

    opened = Signal(object)

    def __init__(self, look: Look, keeper: Keeper, book: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, "backups", KEYS, say("backups.about"), say("backups.title"), lines_of, parent)
        self.keeper, self.book = keeper, book
        self.backup: Backup | None = None
        self.made: Path | None = None
        self.use: tuple[str, ...] = ()
        """The disk space the backups take, a sentence for each folder."""
        self.keys["restore"].say(say("backups.restore"), say("backups.restore_note"), "next")
        self.keys["book"].say(say("backups.book"), say("backups.book_note", file=book.name))
        self.keys["book"].tapped.connect(self.open_other)
        self.keys["now"].tapped.connect(self.back_up)
        self.keys["restore"].tapped.connect(self.restore)
        self.keys["open"].tapped.connect(self._open)
        self.list.chosen.connect(self.look_at)
        keeper.ended.connect(self._backed_up)
        self.show_list()

    def show_list(self) -> None:
        """Show the backups that exist now, and compare the newest with the book."""
        self.message.tell(say("backups.title"))
        self.offer()
        self._list(self._show_newest)

    def _show_newest(self) -> None:
        if backups := self.list.pane.records.records:
            self.look_at(backups[0])
            return
        self.message.tell(say("backups.none"), say("backups.none_note"), *self.use)
        self.offer("now", "book")

    def _list(self, next_action: Callable[[], None]) -> None:
        """List the backups, then call `then`; read in the background, as a folder may be on a slow removable disk."""
        folders, book = tuple(self.keeper.folders), self.book

        def read() -> tuple[tuple[Backup, ...], list[DiskUse | None]]:
            return listed(folders, book), [disk_use(folder, book) for folder in folders]

        def show(on_disk: tuple[tuple[Backup, ...], list[DiskUse | None]] | Exception) -> None:
            self.stop()
            if isinstance(on_disk, Exception):
                self.message.tell(say("backups.unknown", why=reason(on_disk)))
                self.offer("now", "book")
                return
            backups, uses = on_disk
            seconds = [folder != folder_of(book) for folder in folders]
            self.use = tuple(map(use_words, folders, uses, seconds))
            self.list.pane.show_records(backups)
            self.backup = None
            self.list.highlight(None)
            next_action()

        work = Background(lambda _: read(), self)
        work.ended.connect(show)
        self.begin(work)

    # What is newer ----------------------------------------------------------------------------------------------------

    def look_at(self, backup: Backup) -> None:
        """Compare this backup with the book in the background."""
        self.backup = backup
        self.list.highlight(backup)
        self.message.tell(say("backups.newer", when=_date_words(backup)), say("backups.looking"))
        self.offer("now", "book")
        work = Background(lambda _: difference(self.book, backup.path), self)
        work.ended.connect(self.show_difference)
        self.begin(work)

    def show_difference(self, newer: Difference | Exception) -> None:
        """Show what the backup lacks; from now on it can be restored."""
        self.stop()
        if isinstance(newer, Exception):
            self.message.tell(self.message.title, say("backups.unknown", why=reason(newer)))
        else:
            self.message.tell(self.message.title, *difference_words(newer), *self.use)
        self.offer("now", "restore", "book")

    # Working ----------------------------------------------------------------------------------------------------------

    def back_up(self) -> None:
        """Back the book up now."""
        self.message.tell(say("backups.making"))
        self.offer()
        self.stop()
        self.keeper.back_up()

    def _backed_up(self, outcome: BackupOutcome | Exception) -> None:
        if not self.isVisible() or self.message.title != say("backups.making"):
            return
        self._list(lambda: self._say_outcome(outcome))

    def _say_outcome(self, outcome: BackupOutcome | Exception) -> None:
        if isinstance(outcome, Exception):
            self.message.tell(say("backups.failed"), reason(outcome))
        else:
            lines = [say("backups.made_in", folder=backup.path.parent) for backup in outcome.made]
            lines += [
                say("backups.failed_in", folder=folder.parent, why=cause(error)) for folder, error in outcome.failed
            ]
            self.message.tell(say("backups.failed" if outcome.failed else "backups.made"), *lines, *self.use)
        self.offer("now", "book")

    def restore(self) -> None:
        """Ask for a path, and restore the chosen backup to it as a new book."""
        path = self.ask_out() if self.backup is not None else ""
        if not path or self.backup is None:
            return
        source, out = self.backup.path, Path(path)
        out = out if out.suffix else out.with_suffix(self.book.suffix)  # the dialog lists books by it
        self.message.tell(say("backups.restoring"))
        self.offer()
        self.made = out
        work = Background(lambda go_on: restore(source, out, go_on), self)
        work.moved.connect(lambda done, of: self.message.move_on(done, of, *([how_far(done, of)] if of else [])))
        work.ended.connect(self._restored)
        self.begin(work)

    def _restored(self, failed: Exception | None) -> None:
        if failed is not None or self.made is None:
            self.message.tell(say("backups.not_restored", why=reason(failed or OSError())))
            self.offer("now", "restore", "book")
            return
        self.message.tell(
            say("backups.restored", file=self.made.name), say("backups.restored_note"), str(self.made.parent)
        )
        self.offer("open")

    def _open(self) -> None:
        if self.made is not None:
            self.opened.emit(self.made)

    def open_other(self) -> None:
        """Ask for another book, and continue in it; the book in use stays as it is."""
        if path := self.ask_book():
            self.opened.emit(Path(path))

    def ask_book(self) -> str:
        """Ask for a book to open; return "" when the dialog is cancelled."""
        return QFileDialog.getOpenFileName(self, say("backups.book"), str(self.book.parent), "*.db")[0]

    def ask_out(self) -> str:
        """Ask for the path of the new book, named by the time of the backup; return "" when the dialog is cancelled."""
        at = self.backup.at if self.backup is not None else datetime.now(UTC)
        start = self.book.with_name(f"{self.book.stem} {at.astimezone():%Y-%m-%d %H%M}{self.book.suffix}")
        return QFileDialog.getSaveFileName(self, say("backups.restore"), str(start), "*.db")[0]


def use_words(folder: Path, use: DiskUse | None, second: bool) -> str:
    """Return the disk space the backups of a folder take, and what is free; `second` = not the usual folder."""
    if use is None:
        return say("backups.use_away", folder=folder.parent)
    words = say("backups.use", count=use.count, size=_size_words(use.size), free=_size_words(use.free))
    return say("backups.use_second", folder=folder.parent, use=words) if second else say("backups.use_here", use=words)


KILOBYTE = 1 << 10
UNITS = ((1 << 30, "gb"), (1 << 20, "mb"))
"""Units in bytes with their keys, the largest first; smaller sizes are shown in kilobytes."""


def _size_words(number: int) -> str:
    """Return a size in the largest unit it fills, in whole units; kilobytes are rounded up."""
    for unit, key in UNITS:
        if number >= unit:
            return say(f"backups.{key}", count=counted(number // unit))
    return say("backups.kb", count=counted(-(-number // KILOBYTE)))


def difference_words(newer: Difference) -> list[str]:
    """Return a line for each session that a backup lacks, in part or whole, and for each that only the backup has."""
    lines = [line for lack in newer.lacks for line in _lack_lines(lack)]
    lines += [say("backups.only", began=began(row.created)) for row in newer.only]
    if len(lines) > SHOWN:
        lines = [*lines[:SHOWN], say("backups.more", count=len(lines) - SHOWN)]
    return lines or [say("backups.same")]


def _lack_lines(lack: Lack) -> Iterator[str]:
    began_words = began(lack.session.created)
    if lack.parted:
        yield say("backups.lack_parted", began=began_words)
    elif lack.whole:
        yield say("backups.lack_whole", began=began_words, count=lack.hands)
    elif lack.hands:
        yield say("backups.lack_hands", began=began_words, count=lack.hands)
    elif lack.steps:
        yield say("backups.lack_taps", began=began_words, count=lack.steps)
    if lack.ticks:
        yield say("backups.lack_ticks", began=began_words, count=lack.ticks)
