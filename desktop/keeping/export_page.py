"""The page that exports the hands of an evening for other programs; it shows before what is left out and why."""

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
from desktop.words.i18n import capitalised, counted
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
"""How players are named: as typed, by the person of the register, or by numbers."""


class ExportWanted(Struct, frozen=True):
    """The choices for an export."""

    kind: str
    """Key of the format in `FORMATS`."""
    names: str
    """How players are named, a value of `NAMES`."""
    hero: str
    """Name of the player from whose seat hands are written, "" = from nobody's."""


class ExportPage(WorkPage):
    """The page that shows what an export would hold, and saves it.

    Args:
        look: theme and scale to paint with.
        book: the file of the book; it is read in the background.
        session: the session whose hands are exported.
        players: names of its players, as they are at its end.
        began: day and time of the evening in words.
        nameless: whether all players are written as numbers.
        parent: the window of the page.
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
        self.keys["format"].tapped.connect(lambda: self.choose(kind=_next_choice(tuple(FORMATS), self.wanted.kind)))
        self.keys["names"].tapped.connect(lambda: self.choose(names=_next_choice(NAMES, self.wanted.names)))
        self.keys["hero"].tapped.connect(self._next_seat)
        self.keys["save"].tapped.connect(self.save)
        self.at_once = len(KEYS)
        self.choose()

    def choose(self, kind: str = "", names: str = "", hero: str | None = None) -> None:
        """Change a choice ("" or None = leave it as it is) and make the export again in the background."""
        current = self.wanted
        self.wanted = ExportWanted(kind or current.kind, names or current.names, current.hero if hero is None else hero)
        self.made = None
        self.message.tell(say("exporting.looking"))
        self._offer()
        wanted, book, session = self.wanted, self.book, self.session
        work = Background(lambda go_on: _export_of(book, session, wanted, go_on), self)
        work.moved.connect(lambda done, of: self.message.move_on(done, of, how_far(done, of)))
        work.ended.connect(self.show_made)
        self.begin(work)

    def _next_seat(self) -> None:
        if FORMATS[self.wanted.kind].hero:
            self.choose(hero=_next_choice(("", *self.players), self.wanted.hero))

    def _offer(self) -> None:
        """Show the keys with the present choices."""
        wanted = self.wanted
        self.keys["format"].say(say(f"exporting.{wanted.kind}"), say("exporting.format_note"))
        self.keys["names"].say(say(f"exporting.{wanted.names}"), say("exporting.names_note"))
        seat = say("exporting.hero_seat", name=wanted.hero) if wanted.hero else say("exporting.nobody")
        if not FORMATS[wanted.kind].hero:  # the key stays, so that its neighbour does not move under a finger
            self.keys["hero"].say(say("exporting.nobody"), say("exporting.no_hero"), barred=True)
        else:
            self.keys["hero"].say(seat, say("exporting.hero_note"))
        offered = ["format", *(["names"] if not self.nameless else [])]
        offered += ["hero"] if not self.nameless else []
        if self.made is not None and self.made.hands:
            self.keys["save"].say(
                say("exporting.save_hands", count=self.made.hands), say("exporting.save_note"), "next"
            )
            offered.append("save")
        self.offer(*offered)

    def show_made(self, made: Exported | Exception) -> None:
        """Show how many hands the file holds, and how many are left out for each reason."""
        if isinstance(made, Exception):
            self.message.tell(say("exporting.not_read", why=reason(made)))
            return
        self.made = made
        left_out = sum(count for _, count in made.skipped)
        head = say("exporting.hold", count=made.hands) if made.hands else say("exporting.none")
        lines = [say("exporting.all_in")] if not left_out else [say("exporting.left_out", count=left_out)]
        lines += [say("exporting.reason", count=count, why=capitalised(in_words(why))) for why, count in made.skipped]
        if made.against:
            lines.append(say("exporting.against", count=made.against))
        if self.wanted.hero and FORMATS[self.wanted.kind].hero:
            lines.append(say("exporting.hero_cards", name=self.wanted.hero))
        self.message.tell(head, *lines)
        self._offer()

    def save(self) -> None:
        """Ask for a path and write the file."""
        if self.made is None:
            return
        name = f"{self.book.stem}-{self.session}.{FORMATS[self.wanted.kind].ending}"
        path = self.ask_out(saved_in() / name)
        if not path:
            return
        try:
            write(Path(path), self.made.text)
        except OSError as error:
            self.message.tell(say("exporting.not_saved", why=reason(error)))
            return
        self.message.tell(
            say("exporting.saved", file=Path(path).name), say("backups.made_in", folder=Path(path).parent)
        )

    def ask_out(self, start: Path) -> str:
        """Ask for the path of the file; return "" when the dialog is cancelled."""
        with suppress(OSError):  # where the folder cannot be made, the dialog begins in another one
            start.parent.mkdir(parents=True, exist_ok=True)
        kinds = f"{say(f'exporting.{self.wanted.kind}')} (*{start.suffix})"
        return QFileDialog.getSaveFileName(self, say("exporting.title"), str(start), kinds)[0]


def _next_choice(choices: tuple[str, ...], choice: str) -> str:
    """Return the choice after `now`, the first one after the last."""
    return choices[(choices.index(choice) + 1) % len(choices)] if choice in choices else choices[0]


def how_far(done: int, of: int) -> str:
    """Return the progress as "done / all", in hands."""
    return f"{counted(done)} / {counted(of)}"


def _export_of(book: Path, number: int, wanted: ExportWanted, go_on: GoOn) -> Exported:
    """Return the export as it would be saved; called in the background."""
    with SqliteStore(book, readonly=True) as store:
        naming: dict[str, Callable[[], Callable[[str], str]]] = {
            "typed": lambda: str, "people": lambda: register(store).called, "numbers": numbered,
        }  # fmt: skip
        hero = wanted.hero if FORMATS[wanted.kind].hero else ""
        session = Session.resume(store, number)
        return export([session], wanted.kind, hero=hero, called=naming[wanted.names](), go_on=go_on)
