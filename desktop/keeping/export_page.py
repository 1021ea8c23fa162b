"""The page on which the hands of an evening are saved for other programs: what stays out and why is said before."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.keeping.work_page import WorkPage, reason
from desktop.kit.appearance import Look
from desktop.kit.background import Background
from desktop.preferences.device_files import saved_in
from desktop.words.engine import in_words
from desktop.words.i18n import begun, counted
from desktop.words.say import say
from engine.exports.files import Exported, export, numbered
from engine.exports.formats import FORMATS
from engine.journal.progress import GoOn
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from engine.writing import write

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS = (("back", "undo"), ("format", "rows"), ("names", "person"), ("hero", "cards"), ("save", "out"))
NAMES = ("typed", "people", "numbers")
"""By which names players are written."""


class ExportWanted(Struct, frozen=True):
    """What is to be saved."""

    kind: str
    """The format."""
    names: str
    """By which names."""
    hero: str
    """From whose seat, "" = from nobody's."""


class ExportPage(WorkPage):
    """Shows what a file would hold, and saves it.

    Args:
        look: what it paints with.
        book: the file of the book; it is read beside the window.
        session: whose hands.
        players: who sat there, by the names they have in the end.
        began: day and time of the evening in words.
        nameless: whether everybody is to be a number.
        parent: the window it lies in.
    """

    def __init__(
        self,
        look: Look,
        book: Path,
        session: int,
        players: tuple[str, ...],
        began: str,
        nameless: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "exporting", KEYS, began, parent)
        self.book, self.session, self.players, self.nameless = book, session, players, nameless
        self.wanted = ExportWanted(next(iter(FORMATS)), "numbers" if nameless else "typed", "")
        self.made: Exported | None = None
        self.keys["format"].tapped.connect(lambda: self.choose(kind=_after(tuple(FORMATS), self.wanted.kind)))
        self.keys["names"].tapped.connect(lambda: self.choose(names=_after(NAMES, self.wanted.names)))
        self.keys["hero"].tapped.connect(self._next_seat)
        self.keys["save"].tapped.connect(self.save)
        self.at_once = len(KEYS)
        self.choose()

    def choose(self, kind: str = "", names: str = "", hero: str | None = None) -> None:
        """Something else is wanted: look what the file would hold."""
        now = self.wanted
        self.wanted = ExportWanted(kind or now.kind, names or now.names, now.hero if hero is None else hero)
        self.made = None
        self.message.tell(say("exporting.looking"))
        self._offer()
        wanted, book, session = self.wanted, self.book, self.session
        work = Background(lambda go_on: _written(book, session, wanted, go_on), self)
        work.moved.connect(lambda done, of: self.message.move_on(done, of, how_far(done, of)))
        work.ended.connect(self.show_made)
        self.begin(work)

    def _next_seat(self) -> None:
        if FORMATS[self.wanted.kind].hero:
            self.choose(hero=_after(("", *self.players), self.wanted.hero))

    def _offer(self) -> None:
        """The keys with what is chosen now."""
        wanted = self.wanted
        self.keys["format"].say(say(f"exporting.{wanted.kind}"), say("exporting.format_note"))
        self.keys["names"].say(say(f"exporting.{wanted.names}"), say("exporting.names_note"))
        seat = say("exporting.hero_seat", name=wanted.hero) if wanted.hero else say("exporting.nobody")
        if not FORMATS[wanted.kind].hero:  # it stays where it is: the key beside it must not slide under a finger
            self.keys["hero"].say(say("exporting.nobody"), say("exporting.no_hero"), barred=True)
        else:
            self.keys["hero"].say(seat, say("exporting.hero_note"))
        ways = ["format", *(["names"] if not self.nameless else [])]
        ways += ["hero"] if not self.nameless else []
        if self.made is not None and self.made.hands:
            self.keys["save"].say(
                say("exporting.save_hands", count=self.made.hands), say("exporting.save_note"), "next"
            )
            ways.append("save")
        self.offer(*ways)

    def show_made(self, made: Exported | Exception) -> None:
        """What the file holds, what stays out and why."""
        if isinstance(made, Exception):
            self.message.tell(say("exporting.not_read", why=reason(made)))
            return
        self.made = made
        left_out = sum(count for _, count in made.skipped)
        head = say("exporting.hold", count=made.hands) if made.hands else say("exporting.none")
        lines = [say("exporting.all_in")] if not left_out else [say("exporting.left_out", count=left_out)]
        lines += [say("exporting.reason", count=count, why=begun(in_words(why))) for why, count in made.skipped]
        if made.against:
            lines.append(say("exporting.against", count=made.against))
        if self.wanted.hero and FORMATS[self.wanted.kind].hero:
            lines.append(say("exporting.hero_cards", name=self.wanted.hero))
        self.message.tell(head, *lines)
        self._offer()

    def save(self) -> None:
        """Write the file; asks where to."""
        if self.made is None:
            return
        name = f"{self.book.stem}-{self.session}.{FORMATS[self.wanted.kind].ending}"
        named = self.ask_out(saved_in() / name)
        if not named:
            return
        try:
            write(Path(named), self.made.text)
        except OSError as error:
            self.message.tell(say("exporting.not_saved", why=reason(error)))
            return
        self.message.tell(
            say("exporting.saved", file=Path(named).name), say("backups.made_in", folder=Path(named).parent)
        )

    def ask_out(self, start: Path) -> str:
        """Where the file is to be, "" for nowhere."""
        with suppress(OSError):  # where it cannot be, the dialog begins somewhere else
            start.parent.mkdir(parents=True, exist_ok=True)
        kinds = f"{say(f'exporting.{self.wanted.kind}')} (*{start.suffix})"
        return QFileDialog.getSaveFileName(self, say("exporting.title"), str(start), kinds)[0]


def _after(choices: tuple[str, ...], now: str) -> str:
    """The next choice, the first one after the last."""
    return choices[(choices.index(now) + 1) % len(choices)] if now in choices else choices[0]


def how_far(done: int, of: int) -> str:
    """How many hands of how many were looked at."""
    return f"{counted(done)} / {counted(of)}"


def _written(book: Path, number: int, wanted: ExportWanted, go_on: GoOn) -> Exported:
    """The file as it would be saved, read beside the window."""
    with SqliteStore(book, readonly=True) as store:
        called: dict[str, Callable[[], Callable[[str], str]]] = {
            "typed": lambda: str, "people": lambda: register(store).called, "numbers": numbered,
        }  # fmt: skip
        hero = wanted.hero if FORMATS[wanted.kind].hero else ""
        session = Session.resume(store, number)
        return export([session], wanted.kind, hero=hero, called=called[wanted.names](), go_on=go_on)
