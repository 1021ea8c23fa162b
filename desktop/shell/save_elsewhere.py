"""Save elsewhere: copies the evenings of the book, the running one included, to another book and continues there."""

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
from engine.journal.copy_session import add_session
from engine.journal.errors import Cause, Damaged, JournalError, NotWritten, UnknownSession
from engine.journal.evening_marks import Tick
from engine.journal.path_check import INDEX, LOG
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, SessionRow
from engine.session import Session

UNSUITABLE_FILE_SYSTEMS = frozenset({"tmpfs", "devtmpfs", "ramfs", "proc", "sysfs", "squashfs", "iso9660"})
"""File systems that are volatile or read-only."""
NAMED = 3
"""Most omitted evenings that are named in the message."""
LONG = 2000
"""From this many steps the copy runs in the background; fewer take 1/10 s, on a slow device 1/2 s."""
ROOM = 16 << 20
"""Free bytes beyond the size of the book that a volume must have to be proposed."""


class SavedBook(Struct, frozen=True):
    """The result of saving a book elsewhere."""

    store: SqliteStore
    """The new book."""
    session: Session
    """The running session in the new book."""
    others: int = 0
    """Number of other evenings copied."""
    lost: tuple[str, ...] = ()
    """Start times of evenings omitted because they no longer verify."""
    alone: bool = False
    """Whether only the running session was written although there are others."""

    def words(self, old: Path) -> str:
        """Return the result as a sentence."""
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
    """Ask for a file and write to it all of `old` that can be read, much of it in the background.

    A failure or cancellation changes nothing: the notice goes to `then`, other errors to the signal `bridge.failed`.
    The old book stays as it is, since it must not be mixed with the steps it lost.
    """
    file = ask_file(window, suggested(old.file))
    if not file:
        return
    session = bridge.session
    long = old.shareable and _steps(old) >= LONG

    def ended(saved: SavedBook | Exception) -> None:
        if long:
            old.take_back()
        if isinstance(saved, Cancelled):
            then(Notice(say("waiting.given_up"), unsaved=_cause_of(old)))
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
    work: Callable[[GoOn], SavedBook] = lambda go_on: save_all(old, session, Path(file), go_on)  # noqa: E731
    (wait if long else at_once)(Job(say("waiting.elsewhere"), how_far, work, ended))


def _cause_of(old: SqliteStore) -> Cause:
    """Return the cause that a look at the file of a book raises, "io" where it raises none."""
    try:
        old.check_file()
    except JournalError as error:
        return error.cause
    return "io"


def _steps(old: SqliteStore) -> int:
    """Return the number of steps to copy, `LONG` where it cannot be read."""
    try:
        return int(old.ask("SELECT coalesce(max(rowid), 0) FROM steps")[0][0])
    except JournalError:
        return LONG


def save_all(old: SqliteStore, session: Session, path: Path, go_on: GoOn = always) -> SavedBook:
    """Write the running session to the book at `path`, in a new book after the other sessions of `old`.

    `go_on` gets the number of copied steps and of all steps, and cancels by returning False.

    An existing book gets the running session only, since it may have the others already. Where the volume is too
    full for all sessions, the running one alone is tried.

    Raises:
        Cancelled: `go_on` returned False; nothing was written.
        JournalError: the running session could not be written; a book created for it was deleted again.
    """
    try:
        others = [row for row in reversed(old.sessions(limit=EVERY)) if row.id != session.id]
    except JournalError:
        others = None
    if others is not None and not path.exists():
        try:
            return _write_sessions(old, others, session, path, go_on)
        except NotWritten:
            if not others:
                raise
    return _write_sessions(old, [], session, path, go_on, alone=others is None or bool(others))


def _write_sessions(
    old: SqliteStore, others: list[SessionRow], session: Session, path: Path, go_on: GoOn, *, alone: bool = False
) -> SavedBook:
    """Copy the sessions `others` of `old` byte for byte, then the running one; after a failure delete a new book.

    A session is verified by its hash chain only; newer rules may give other results for its commands.
    """
    new, store = not path.exists(), None
    lost: list[str] = []
    copied_before, total = 0, sum(row.steps for row in others) + session.newest

    def copied(done: int, _: int) -> bool:
        return go_on(copied_before + done, total)

    try:
        store = SqliteStore(path)
        for row in others:
            try:
                rows = old.proven_rows(row)
                states = dict(old.ask("SELECT sequence, state FROM snapshots WHERE session = ?", (row.id,)))
            except (Damaged, UnknownSession):
                lost.append(row.created)
            else:
                add_session(store, replace(row, id=0), rows, states, _ticks(old, row.id), go_on=copied)
            copied_before += row.steps
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
    """Return the marks of paid players; none where they cannot be read, since they can be set again."""
    try:
        return old.settled(session)
    except Damaged:
        return ()


def suggested(book: Path) -> Path:
    """Return a new file such as "feltbook 2026-11-22 0130.db" beside the book, or on a volume with enough room."""
    stem = re.sub(r"( \d{4}-\d\d-\d\d \d{4})+$", "", book.stem)
    name = f"{stem} {datetime.now():%Y-%m-%d %H%M}{book.suffix or '.db'}"
    wanted = ROOM + (book.stat().st_size if book.exists() else 0)
    if free(book.parent) >= wanted:
        return book.with_name(name)
    roomy = next((folder for folder in folders() if free(folder) >= wanted), book.parent)
    return roomy / name


def free(folder: Path) -> int:
    """Return the free bytes of the volume of a folder, 0 where they are unknown."""
    return max(0, QStorageInfo(str(folder)).bytesAvailable())


def folders() -> list[Path]:
    """Return the writable folders for a book: documents, home folder, then all writable, permanent volumes."""
    places = QStandardPaths.StandardLocation
    paths = [QStandardPaths.writableLocation(place) for place in (places.DocumentsLocation, places.HomeLocation)]
    for volume in QStorageInfo.mountedVolumes():
        if (
            volume.isReady()
            and not volume.isReadOnly()
            and bytes(volume.fileSystemType().data()).decode() not in UNSUITABLE_FILE_SYSTEMS
        ):
            paths.append(volume.rootPath())
    return [Path(folder) for folder in paths if folder and Path(folder).is_dir() and os.access(folder, os.W_OK)]


def ask_file(parent: QWidget, start: Path) -> str:
    """Ask for the file to save to; return "" when the dialog is cancelled."""
    return QFileDialog.getSaveFileName(parent, say("save_elsewhere"), str(start), f"{say('book_files')} (*.db)")[0]
