"""The page that packs an evening into one file, and imports evenings of other devices and hands of other programs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.keeping.choosing_page import ChoosingPage
from desktop.keeping.work_page import reason
from desktop.kit.appearance import Look
from desktop.kit.background import Background
from desktop.setup.book import EndedEvening, EndedEvenings, lines_of
from desktop.words.engine import in_words
from desktop.words.i18n import capitalised, counted
from desktop.words.say import say
from engine.imports.files import Ready, read, store
from engine.imports.records import NotImported
from engine.journal.progress import Cancelled, GoOn
from engine.journal.sqlite import SqliteStore
from engine.keeping.pack_file import ENDING, NotTaken
from engine.keeping.packing import file_name, pack
from engine.keeping.unpacking import Storing, Unpacked, proven
from engine.words import Phrase

KEYS = (("back", "undo"), ("unpack", "push"), ("other", "push"), ("pack", "swap"), ("hands", "cards"),
        ("unpaid", "list"), ("paid", "check"))  # fmt: skip
AT_ONCE = 4
"""Most keys in sight at a time."""


class Imported(Struct, frozen=True):
    """The result of importing a file of another program."""

    sessions: tuple[int, ...]
    """Numbers of the new sessions."""
    hands: int
    """Number of hands in them."""
    missing: tuple[Phrase, ...] = ()
    """Phrases on what the file lacks, and so the sessions too."""
    steps: int = 0
    """Number of steps of a session that was here before: always 0."""

    @property
    def session(self) -> int:
        """Number of the newest session."""
        return self.sessions[-1]


class TravelPage(ChoosingPage):
    """The page that packs and imports evenings.

    The signal `taken` carries the `Storing` of a verified import: the window, the book's one writer, runs it and calls
    `show_taken`. `exporting` carries an evening whose hands are to be exported for other programs.

    Args:
        look: theme and scale to paint with.
        book: returns the open book.
        typed: search words for the evenings; all are listed where none match.
        parent: the window of the page.
    """

    taken = Signal(object)
    exporting = Signal(object)

    def __init__(
        self, look: Look, book: Callable[[], SqliteStore], typed: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "travel", KEYS, say("travel.about"), say("setup.evenings_title"), lines_of, parent)
        self.book, self.typed = book, typed
        self.evening: EndedEvening | None = None
        self.ready: Ready | None = None
        """Contents of a file of another program, until it is answered whether debts were paid."""
        self.at_once = AT_ONCE
        self.keys["unpack"].say(say("travel.unpack"), say("travel.unpack_note"))
        self.keys["pack"].say(say("travel.pack"), say("travel.pack_note"), "next")
        self.keys["other"].say(say("travel.other"), say("travel.other_note"))
        self.keys["hands"].say(say("travel.hands"), say("travel.hands_note"))
        self.keys["unpaid"].say(say("travel.unpaid"), say("travel.unpaid_note"))
        self.keys["paid"].say(say("travel.paid"), say("travel.paid_note"))
        self.keys["unpaid"].tapped.connect(lambda: self._store(paid=False))
        self.keys["paid"].tapped.connect(lambda: self._store(paid=True))
        self.keys["other"].tapped.connect(self.take_other)
        self.keys["hands"].tapped.connect(lambda: self.exporting.emit(self.evening))
        self.keys["unpack"].tapped.connect(self.unpack)
        self.keys["pack"].tapped.connect(self.pack)
        self.list.chosen.connect(self.choose)
        self._list()
        self.message.tell(say("travel.choose"), say("travel.choose_note"), say("travel.running_note"))
        self._offer()
        if typed and len(self.listed) == 1:  # the search already names the evening
            self.choose(self.listed[0])

    def _list(self) -> None:
        self.listed = EndedEvenings(self.book(), self.typed) or EndedEvenings(self.book())
        self.list.pane.show_records(self.listed)
        self.list.update()

    def _offer(self) -> None:
        self.offer("unpack", *(("pack", "hands") if self.evening is not None else ("other",)))

    def choose(self, evening: EndedEvening) -> None:
        """Choose the evening to pack; nothing is written yet, and a file that was read is dropped."""
        self.evening, self.ready = evening, None
        self.list.highlight(evening)
        self.message.tell(
            say("privacy.evening", began=evening.began), say("travel.names"), say("travel.again"), say("travel.half")
        )
        self._offer()

    def pack(self) -> None:
        """Ask for a path and pack the chosen evening into it."""
        evening = self.evening
        if evening is None:
            return
        book = self.book()
        path = self.ask_out(book.file.parent / file_name(book.session(evening.id)))
        if not path:
            return
        out = Path(path)
        self.message.tell(say("travel.packing"))
        self.offer()
        self._begin(lambda go_on: _pack_into(book.file, evening.id, out, go_on), self._show_packed)

    def _begin(self, work: Callable[[GoOn], Any], ended: Callable[[Any], None]) -> None:
        """Run `work` in the background; the page shows its progress, Back stops it, `ended` takes the result."""
        working = Background(work, self)
        working.moved.connect(lambda done, of: self.message.move_on(done, of, f"{counted(done)} / {counted(of)}"))
        working.ended.connect(ended)
        self.begin(working)

    def _show_packed(self, packed: Path | Exception) -> None:
        if isinstance(packed, Exception):
            self.message.tell(say("travel.not_packed", why=reason(packed)))
        else:
            self.message.tell(say("travel.packed", file=packed.name), say("backups.made_in", folder=packed.parent))
        self._offer()

    def unpack(self) -> None:
        """Ask for a packed evening and import it."""
        path, book = self.ask_evening(), self.book().file
        if not path:
            return
        self.message.tell(say("travel.unpacking"))
        self.offer()
        self._begin(lambda go_on: proven(Path(path), book, go_on), self._store_proven)

    def _store_proven(self, storing: Storing | Exception) -> None:
        if isinstance(storing, Exception):
            self.show_taken(storing)
        else:
            self.taken.emit(storing)

    def take_other(self) -> None:
        """Ask for a file of another program and import its hands or evenings."""
        path = self.ask_other()
        if not path:
            return
        self.message.tell(say("travel.reading"))
        self.offer()
        self._begin(lambda go_on: read(Path(path), go_on=go_on), self._show_read)

    def _show_read(self, ready: Ready | Exception) -> None:
        if isinstance(ready, Exception):
            self.show_taken(ready)
            return
        self.ready = ready
        if any(ready.payments):
            head = say("travel.in_the_file", count=len(ready.sessions))
            self.message.tell(head, say("travel.ask_paid"), say("travel.ask_paid_note"))
            self.offer("unpaid", "paid")
        else:
            self._store(paid=True)

    def _store(self, *, paid: bool) -> None:
        """Import what was read; `paid` = all debts after it are settled."""
        ready, self.ready = self.ready, None
        if ready is None:
            return

        def work(book: SqliteStore, go_on: GoOn) -> Imported:
            missing = dict.fromkeys(gap for played in ready.sessions for gap in played.missing)
            return Imported(store([ready], book, paid=paid, go_on=go_on)[0], ready.hands, tuple(missing))

        self.taken.emit(Storing(sum(played.session.newest for played in ready.sessions), work))

    def show_taken(self, taken: Unpacked | Imported | Exception) -> None:
        """Show the result of an import, and list the evenings anew."""
        if isinstance(taken, NotImported):
            line = say("travel.not_imported", line=taken.line, why=in_words(taken.why))
            self.message.tell(say("travel.nothing_imported"), line)
        elif isinstance(taken, Imported):
            lines = (say("travel.imported_hands", count=taken.hands),) if taken.hands else ()
            self.message.tell(say("travel.imported", count=len(taken.sessions)), *lines, *map(in_words, taken.missing))
            self._list()
        elif isinstance(taken, Cancelled):
            self.message.tell(say("waiting.given_up"))
        elif isinstance(taken, Exception):
            words = in_words(taken.phrase) if isinstance(taken, NotTaken) else reason(taken)
            self.message.tell(say("travel.not_taken", why=words))
        else:
            self.message.tell(say("travel.unpacked"), capitalised(in_words(taken.phrase)) + ".")
            self._list()
        self._offer()

    def ask_out(self, start: Path) -> str:
        """Ask for the path of the packed evening; return "" when the dialog is cancelled."""
        return QFileDialog.getSaveFileName(self, say("travel.pack"), str(start), _file_filter())[0]

    def ask_other(self) -> str:
        """Ask for a file of another program; return "" when the dialog is cancelled."""
        kinds = f"{say('travel.others')} (*.ohh *.phh *.phhs *.csv *.txt)"
        return QFileDialog.getOpenFileName(self, say("travel.other"), str(self.book().file.parent), kinds)[0]

    def ask_evening(self) -> str:
        """Ask for a packed evening; return "" when the dialog is cancelled."""
        return QFileDialog.getOpenFileName(self, say("travel.unpack"), str(self.book().file.parent), _file_filter())[0]


def _file_filter() -> str:
    return f"{say('travel.evenings')} (*{ENDING})"


def _pack_into(book: Path, session: int, out: Path, go_on: GoOn) -> Path:
    """Pack a session into the file `out` and return its path; called in the background."""
    with SqliteStore(book, readonly=True) as store:
        pack(store, session, out, go_on=go_on)
    return out
