"""Save elsewhere: the evenings of the book, the running one with them, go into another book, and it goes on there."""

import contextlib
import os
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QStandardPaths, QStorageInfo
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.bridge.bridge import Bridge
from desktop.bridge.jobs import Job, Wait, at_once, how_far
from desktop.present.notice import Notice
from desktop.setup.book import began
from desktop.words.say import say
from engine.journal.copy_session import bring
from engine.journal.errors import Cause, Damaged, JournalError, NotWritten, UnknownSession
from engine.journal.evening_marks import Tick
from engine.journal.path_check import INDEX, LOG
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, SessionRow
from engine.session import Session

PASSING = frozenset({"tmpfs", "devtmpfs", "ramfs", "proc", "sysfs", "squashfs", "iso9660"})
"""Kinds of volumes that keep nothing, or take nothing."""
NAMED = 3
"""Evenings left out that are named."""
LONG = 2000
"""Steps from which on they are copied beside the window: a tenth of a second, on a slow device half of one."""
ROOM = 16 << 20
"""Bytes a volume must have free beyond the size of the book before it is proposed."""


class SavedBook(Struct, frozen=True):
    """A book that was saved elsewhere."""

    store: SqliteStore
    """The new book."""
    session: Session
    """The running session in it."""
    others: int = 0
    """How many other evenings came along."""
    lost: tuple[str, ...] = ()
    """When those began that do not prove themselves any more and were left out."""
    alone: bool = False
    """Whether only the running one was written though there are others."""

    def words(self, old: Path) -> str:
        """What came of it, in a sentence."""
        file = self.store.file.name
        if self.alone:
            return say("goes_on_alone", file=file, book=old.name)
        if self.lost:
            evenings = ", ".join(map(began, self.lost[:NAMED])) + ", …" * (len(self.lost) > NAMED)
            return say("goes_on_lost", file=file, count=len(self.lost), evenings=evenings)
        return say("goes_on_whole" if self.others else "goes_on_in", file=file)


def save_elsewhere(
    window: QWidget, old: SqliteStore, bridge: Bridge, wait: Wait, then: Callable[[SavedBook | Notice], None]
) -> None:
    """Ask for a file and write there all of `old` that can be read, beside the window where that is much.

    If that fails, or is given up, nothing has changed: what to say goes to `then`, or is told by `bridge.failed`. The
    book it was in is left as it is: what it lost, it must not be mixed with.
    """
    named = ask_file(window, suggested(old.file))
    if not named:
        return
    session = bridge.session
    long = old.shareable and _steps(old) >= LONG

    def ended(saved: SavedBook | Exception) -> None:
        if long:
            old.take_back()
        if isinstance(saved, Cancelled):
            then(Notice(say("waiting.given_up"), unsaved=_trouble(old)))
        elif isinstance(saved, JournalError) and saved.cause == "full":
            then(Notice(say("no_room_either"), unsaved="full"))
        elif isinstance(saved, JournalError):
            why = NotWritten(saved.cause, saved.path, saved.detail, session=saved.session, step=saved.step)
            bridge.failed.emit(why)
        elif isinstance(saved, Exception):
            raise saved
        else:
            then(saved)

    if long:
        old.lend(to_read=True)
    work: Callable[[GoOn], SavedBook] = lambda go_on: save_all(old, session, Path(named), go_on)  # noqa: E731
    (wait if long else at_once)(Job(say("waiting.elsewhere"), how_far, work, ended))


def _trouble(old: SqliteStore) -> Cause:
    """What is the matter with a book, as far as its file says."""
    try:
        old.look()
    except JournalError as error:
        return error.cause
    return "io"


def _steps(old: SqliteStore) -> int:
    """How many steps there are to be copied; as if very many where that cannot be read."""
    try:
        return int(old.ask("SELECT coalesce(max(rowid), 0) FROM steps")[0][0])
    except JournalError:
        return LONG


def save_all(old: SqliteStore, session: Session, path: Path, go_on: GoOn = always) -> SavedBook:
    """The running session in the book at `path`, and in a new book the others of `old` before it.

    `go_on` is told how many steps of how many are copied; False ends it.

    In a book that has evenings of its own only the running one is written: the others may be there already. Where
    there is no room for all, there may be for the one that is played.

    Raises:
        Cancelled: `go_on` said so; nothing was written.
        JournalError: the running session could not be written; a book that was made in vain is gone again.
    """
    try:
        others = [row for row in reversed(old.sessions(limit=EVERY)) if row.id != session.id]
    except JournalError:
        others = None
    if others is not None and not path.exists():
        try:
            return _written(old, others, session, path, go_on)
        except NotWritten:
            if not others:
                raise
    return _written(old, [], session, path, go_on, alone=others is None or bool(others))


def _written(
    old: SqliteStore, others: list[SessionRow], session: Session, path: Path, go_on: GoOn, *, alone: bool = False
) -> SavedBook:
    """Sessions of `old`, byte for byte, and then the running one; a book that was made in vain is gone again.

    What a session proves itself by is its chain: what its commands would come to by newer rules does not count.
    """
    new, store = not path.exists(), None
    lost: list[str] = []
    before, every = 0, sum(row.steps for row in others) + session.newest

    def copied(done: int, _: int) -> bool:
        return go_on(before + done, every)

    try:
        store = SqliteStore(path)
        for row in others:
            try:
                rows = old.proven_rows(row)
                states = dict(old.ask("SELECT sequence, state FROM snapshots WHERE session = ?", (row.id,)))
            except (Damaged, UnknownSession):
                lost.append(row.created)
            else:
                bring(store, replace(row, id=0), rows, states, _ticks(old, row.id), go_on=copied)
            before += row.steps
        running = session.save_to(store, copied)
        store.settle(running.id, _ticks(old, session.id))
    except BaseException:
        if store is not None:
            store.close()
        if new:
            for name in ("", LOG, INDEX, ".lock"):
                with contextlib.suppress(OSError):
                    Path(f"{path}{name}").unlink()
        raise
    return SavedBook(store, running, len(others) - len(lost), tuple(lost), alone)


def _ticks(old: SqliteStore, session: int) -> tuple[Tick, ...]:
    """Who has paid; nobody where that cannot be read any more: it can be ticked again."""
    try:
        return old.settled(session)
    except Damaged:
        return ()


def suggested(book: Path) -> Path:
    """A name that is free: "feltbook 2026-11-22 0130.db" beside the book, or where there is room if there is none."""
    stem = re.sub(r"( \d{4}-\d\d-\d\d \d{4})+$", "", book.stem)
    name = f"{stem} {datetime.now():%Y-%m-%d %H%M}{book.suffix or '.db'}"
    wanted = ROOM + (book.stat().st_size if book.exists() else 0)
    if free(book.parent) >= wanted:
        return book.with_name(name)
    roomy = next((folder for folder in folders() if free(folder) >= wanted), book.parent)
    return roomy / name


def free(folder: Path) -> int:
    """Bytes that can still be written in a folder; 0 where that cannot be said."""
    return max(0, QStorageInfo(str(folder)).bytesAvailable())


def folders() -> list[Path]:
    """Where a book may be kept: the documents, the home folder, then every volume that takes and keeps files."""
    places = QStandardPaths.StandardLocation
    named = [QStandardPaths.writableLocation(place) for place in (places.DocumentsLocation, places.HomeLocation)]
    for volume in QStorageInfo.mountedVolumes():
        if (
            volume.isReady()
            and not volume.isReadOnly()
            and bytes(volume.fileSystemType().data()).decode() not in PASSING
        ):
            named.append(volume.rootPath())
    return [Path(folder) for folder in named if folder and Path(folder).is_dir() and os.access(folder, os.W_OK)]


def ask_file(parent: QWidget, start: Path) -> str:
    """Where to; "" when it was not said."""
    return QFileDialog.getSaveFileName(parent, say("save_elsewhere"), str(start), f"{say('book_files')} (*.db)")[0]
