"""Copying and saving a recap: the summary for the clipboard and the files; the card of each shows the result."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from desktop.bridge.background_session import on_disk, session_in_background
from desktop.bridge.jobs import Job, how_far
from desktop.recap.chat import summary
from desktop.recap.intents import SavedFile
from desktop.recap.saving import FILES, save
from desktop.recap.take_panel import TakePanel
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.progress import Cancelled, GoOn
from engine.journal.reader import BookReader
from engine.keeping.forgetting import without_names
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.room.outbox import acked_of
from engine.session import Session

LONG = 5000
"""Steps from which on an evening is added up in another thread: 0.125 seconds, on a slow device 0.5."""
BESIDE: tuple[SavedFile, ...] = ("session", "hands")
"""Files of a long evening that are saved in another thread: those with every step or every hand."""
SAYS_PAID: tuple[SavedFile, ...] = ("print", "session", "results")
"""Files with the payments made: the paper, the session for other programs, the tables beside the results."""
Made = TypeVar("Made")


class RecapSaver:
    """Copies the summary and saves files, and shows the result on the card.

    Args:
        take: the panel of the cards.
        do: runs a job, in another thread (True) or at once.
        root: the folder files go to; None = Feltbook in the documents.
        version: of this Feltbook, for the record.
    """

    def __init__(self, take: TakePanel, do: Callable[[bool, Job[Any]], None], root: Path | None, version: str) -> None:
        self.take, self.do, self.root, self.version = take, do, root, version
        self.nameless: Callable[[], bool] = lambda: False
        """Returns whether players are numbers in what is saved and copied."""
        self.saved: dict[tuple[SavedFile, bool], Path] = {}
        """The path of each saved file; True = without names."""

    def outdate_paid(self) -> None:
        """After a change of the payments, offer again the files and the summary that contain them."""
        self.saved = {key: path for key, path in self.saved.items() if key[0] not in SAYS_PAID}
        self.take.offer("copy", *SAYS_PAID)

    def copy(self, session: Session, recap: Recap) -> None:
        """Copy the summary to the clipboard."""

        def ended(text: str | Exception) -> None:
            if isinstance(text, str):
                QGuiApplication.clipboard().setText(text)
                self.take.tell("copy", say("recap.copied"), "win")
            else:
                self._not_saved("copy", text)

        def make_summary(session: Session, recap: Recap, _: GoOn) -> str:
            return summary(report_of(recap, session.store.settled(session.id)))

        long, words = self.nameless() and is_long(session), say("waiting.adding")
        self._make(session, recap, long, words, make_summary, ended)

    def save(self, file: SavedFile, session: Session, recap: Recap) -> None:
        """Save a file, or open it where it was saved; paper is made in the window's thread, which owns the fonts."""
        nameless, root = self.nameless(), self.root
        if (saved_path := self.saved.get((file, nameless))) is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(saved_path)))
            return
        store = session.store
        book = store.file if isinstance(store, BookReader) and not nameless else None  # a pack has names
        acked = acked_of(store.file, session.row.uid) if isinstance(store, BookReader) else 0

        def make_file(session: Session, recap: Recap, go_on: GoOn) -> Callable[[], Path]:
            report = replace(report_of(recap, session.store.settled(session.id)), acked=acked)
            if file == "print":
                return lambda: save(file, recap, report, session, book, root, nameless=nameless)
            path = save(file, recap, report, session, book, root, nameless=nameless, go_on=go_on)
            return lambda: path

        def ended(finish: Callable[[], Path] | Exception) -> None:
            try:
                if isinstance(finish, Exception):
                    raise finish
                path = finish()
            except (OSError, JournalError, Cancelled) as error:
                self._not_saved(file, error)
                return
            self.saved[file, nameless] = path
            self.take.tell(file, say("recap.saved", file=path.name), "win")
            self.take.say(note=say("recap.in_folder", folder=f"{path.parent.parent.name}/{path.parent.name}"))

        long = is_long(session) and (nameless or file in BESIDE)
        self._make(session, recap, long, say("waiting.saving", file=FILES[file]), make_file, ended)

    def _make(
        self,
        session: Session,
        recap: Recap,
        long: bool,
        words: str,
        make: Callable[[Session, Recap, GoOn], Made],
        then: Callable[[Made | Exception], None],
    ) -> None:
        """Make something of a session and its recap, without names if these are off; `then` gets it, or the error."""
        nameless, player = self.nameless(), say("recap.player")

        def work(go_on: GoOn) -> Made:
            with session_in_background(session, long) as read:
                if not nameless:
                    return make(read, recap, go_on)
                assert isinstance(read.store, BookReader)
                with without_names(read.store, read.id, player) as book:
                    numbered = Session.resume(book, read.id)
                    return make(numbered, build(numbered, version=self.version, go_on=go_on), go_on)

        self.do(long, Job(words, how_far, work, then))

    def _not_saved(self, what: str, error: Exception) -> None:
        """Show why something was not saved or copied."""
        if isinstance(error, Cancelled):
            self.take.tell(what, say("waiting.given_up"), "owe")
        elif isinstance(error, OSError | JournalError):
            self.take.tell(what, say("recap.not_saved", why=why(error)), "owe")
        else:
            raise error


def takes_long(steps: int) -> bool:
    """Return whether adding up so many steps takes so long that it needs another thread."""
    return steps >= LONG


def is_long(session: Session) -> bool:
    """Return whether adding up a session takes long; a session in memory only cannot be read in another thread."""
    return on_disk(session) and takes_long(session.newest)
