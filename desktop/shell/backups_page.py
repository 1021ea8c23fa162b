"""The page of the backups: which there are, what is newer in the book, a new book of one; evenings of other devices."""

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
from desktop.words.engine import in_words
from desktop.words.i18n import begun
from desktop.words.say import say
from engine.keeping.backups import Backup, Outcome, listed
from engine.keeping.packing import ENDING, NotTaken
from engine.keeping.restoring import Difference, Lack, difference, restore
from engine.keeping.unpacking import Storing, Taken, proven

KEYS = (("back", "undo"), ("now", "check"), ("unpack", "push"), ("restore", "swap"), ("open", "arrow"))
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
    """`opened` = go on in this book; `taken` carries what stores an evening that has proved itself."""

    opened = Signal(object)
    taken = Signal(object)

    def __init__(self, look: Look, keeper: Keeper, book: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, "backups", KEYS, say("backups.about"), say("backups.title"), lines_of, parent)
        self.keeper, self.book = keeper, book
        self.backup: Backup | None = None
        self.made: Path | None = None
        self.keys["restore"].say(say("backups.restore"), say("backups.restore_note"), "next")
        self.keys["unpack"].say(say("backups.unpack"), say("backups.unpack_note"))
        self.keys["now"].tapped.connect(self.back_up)
        self.keys["unpack"].tapped.connect(self.unpack)
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
            self.message.tell(say("backups.none"), say("backups.none_note"))
            self.offer("now", "unpack")

    def _listed(self) -> tuple[Backup, ...]:
        """Show the list as it is now."""
        backups = listed(self.keeper.folders, self.book)
        self.list.pane.show_records(backups)
        self.backup = None
        self.list.mark(None)
        return backups

    # What is newer ----------------------------------------------------------------------------------------------------

    def look_at(self, backup: Backup) -> None:
        """What is in the book and not in this backup."""
        self.backup = backup
        self.list.mark(backup)
        self.message.tell(say("backups.newer", when=_when(backup)), say("backups.looking"))
        self.offer("now", "unpack")
        work = Background(lambda _: difference(self.book, backup.path), self)
        work.ended.connect(self.show_difference)
        self.begin(work)

    def show_difference(self, newer: Difference | Exception) -> None:
        """Tell it; only then the backup can be restored."""
        if isinstance(newer, Exception):
            self.message.tell(self.message.title, say("backups.unknown", why=reason(newer)))
        else:
            self.message.tell(self.message.title, *difference_words(newer))
        self.offer("now", "unpack", "restore")

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
            self.message.tell(say("backups.failed" if outcome.failed else "backups.made"), *lines)
        self.offer("now", "unpack")

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
            self.offer("now", "unpack", "restore")
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

    # Evenings of other devices ----------------------------------------------------------------------------------------

    def unpack(self) -> None:
        """Take an evening in; asks for its file."""
        named = self.ask_evening()
        if not named:
            return
        self.message.tell(say("backups.unpacking"))
        self.offer()
        work = Background(lambda go_on: proven(Path(named), self.book, go_on), self)
        work.ended.connect(self._proven)
        self.begin(work)

    def _proven(self, store: Storing | Exception) -> None:
        if isinstance(store, Exception):
            self.show_taken(store)
        else:
            self.taken.emit(store)  # the book has one writer: whoever has it stores it and tells what came of it

    def show_taken(self, taken: Taken | Exception) -> None:
        """What came of an evening."""
        if isinstance(taken, Exception):
            words = in_words(taken.phrase) if isinstance(taken, NotTaken) else reason(taken)
            self.message.tell(say("backups.not_taken", why=words))
        else:
            self.message.tell(say("backups.unpacked"), begun(in_words(taken.phrase)) + ".")
        self.offer("now", "unpack")

    def ask_evening(self) -> str:
        """The file of the evening, "" for none."""
        return QFileDialog.getOpenFileName(
            self, say("backups.unpack"), str(self.book.parent), f"{say('backups.evenings')} (*{ENDING})"
        )[0]


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
