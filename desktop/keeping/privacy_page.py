"""The page that erases an evening or forgets a person; it shows what is lost before a key does it."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.keeping import privacy
from desktop.keeping.choosing_page import ChoosingPage
from desktop.keeping.keeper import Keeper
from desktop.keeping.work_page import reason
from desktop.kit.appearance import Look
from desktop.kit.background import LEFT, PATIENCE, Background
from desktop.preferences import dealers
from desktop.preferences.device_files import dealers_file, saved_in
from desktop.setup.book import EndedEvening, EndedEvenings, lines_of
from desktop.table.past_players import without_seat_names
from desktop.words.i18n import search_form
from desktop.words.say import say
from engine.journal.progress import Cancelled, GoOn
from engine.journal.register import bring_up_to_date
from engine.journal.sqlite import SqliteStore

NAMED = 3
"""Most other books that are named."""
AT_ONCE = 3
"""Most keys in sight at a time."""
KEYS = (("back", "undo"), ("people", "person"), ("evenings", "list"), ("erase", "bin"), ("stop", "cross"))

Rewrite = Callable[[SqliteStore, GoOn], privacy.ErasureDone]
"""A change of the book; its arguments are the book and a function for its progress that answers whether to go on."""


class PrivacyPage(ChoosingPage):
    """The page that erases evenings and forgets people.

    The signal `requested` carries the change of the book: the window, its one writer, starts it, then calls `done`.

    Args:
        look: theme and scale to paint with.
        keeper: names the folders of the backups.
        book: returns the open book.
        typed: search words for evenings and people; all are listed where none match.
        parent: the window of the page.
    """

    requested = Signal(object)

    def __init__(
        self,
        look: Look,
        keeper: Keeper,
        book: Callable[[], SqliteStore],
        typed: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "privacy", KEYS, say("privacy.about"), say("setup.evenings_title"), _lines, parent)
        self.keeper, self.book, self.typed = keeper, book, typed
        self.choice: EndedEvening | str | None = None
        self.of_people = self.busy = False
        self.keys["people"].tapped.connect(lambda: self.show_list(True))
        self.keys["evenings"].tapped.connect(lambda: self.show_list(False))
        self.keys["erase"].tapped.connect(self.go)
        self.keys["stop"].tapped.connect(self.give_up)
        self.at_once = AT_ONCE
        self.given_up = False
        self.list.chosen.connect(self.choose)
        self.show_list(False)

    def show_list(self, of_people: bool) -> None:
        """List the ended evenings, or players and dealers; nothing is chosen yet."""
        self.of_people = of_people
        self.keys["erase"].say(say("privacy.forget" if of_people else "privacy.erase"))
        self.list.title = say("privacy.people_title" if of_people else "setup.evenings_title")
        self.list.setAccessibleName(self.list.title)
        self.list.pane.view.setAccessibleName(self.list.title)
        self._list()
        self.message.tell(say("privacy.choose"), say("privacy.choose_note"))

    def _list(self) -> None:
        """List what the book holds now."""
        self.stop(LEFT)
        self.choice = None
        self.list.highlight(None)
        all_records: Sequence[Any]
        matching: Sequence[Any]
        if self.of_people:
            bring_up_to_date(self.book())
            all_records = without_seat_names(
                dict.fromkeys((*self.book().all_players(), *dealers.stored_names(dealers_file())))
            )
            matching = tuple(name for name in all_records if search_form(self.typed) in search_form(name))
        else:
            all_records, matching = EndedEvenings(self.book()), EndedEvenings(self.book(), self.typed)
        self.list.pane.show_records(matching or all_records)
        self.list.update()
        self._offer()

    def _offer(self) -> None:
        self.offer("evenings" if self.of_people else "people", *(("erase",) if self.choice is not None else ()))

    def choose(self, choice: EndedEvening | str) -> None:
        """Show what is lost with a choice; from then on it can be erased or forgotten."""
        if self.busy:
            return
        self.choice = None
        self.list.highlight(choice)
        if isinstance(choice, str):
            self.stop(LEFT)
            self.choice = choice
            self.message.tell(
                say("privacy.person", name=choice), say("privacy.person_name", name=choice),
                say("privacy.person_sums"), say("privacy.person_chain"), *self._beyond_lines(),
            )  # fmt: skip
            self._offer()
            return
        self.message.tell(say("privacy.evening", began=choice.began), say("privacy.looking"))
        self._offer()
        book, folders = self.book().file, self.keeper.folders
        work = Background(lambda go_on: (choice, privacy.losses_of(book, choice.id, folders, go_on)), self)
        work.ended.connect(self._show_going)
        self.begin(work)

    def _beyond_lines(self) -> list[str]:
        """Return a line for each place that is not reached, with its folder."""
        return unreached_words(privacy.unreached(self.book().file, self.keeper.second, saved_in()))

    def _show_going(self, going: tuple[EndedEvening, privacy.EveningLosses] | Exception) -> None:
        if isinstance(going, Exception):
            self.message.tell(say("privacy.failed", why=reason(going)))
        elif going[0] == self.list.pane.choice.looked_at:
            self.choice = going[0]
            self.message.tell(
                say("privacy.evening", began=going[0].began), *losses_words(*going), *self._beyond_lines()
            )
            self._offer()

    def go(self) -> None:
        """Ask the window to erase or forget the choice."""
        choice = self.choice
        if isinstance(choice, str):
            self.requested.emit(lambda store, go_on: privacy.forget(store, choice, datetime.now(UTC), go_on))
        elif choice is not None:
            self.requested.emit(lambda store, go_on: privacy.erase(store, store.session(choice.id), go_on))

    def begin_rewriting(
        self, work: Callable[[GoOn], privacy.ErasureDone], ended: Callable[[privacy.ErasureDone | Exception], None]
    ) -> None:
        """Change the book in the background, until then it can be given up. `ended` is called with the result."""
        self.busy, self.given_up = True, False
        self.message.tell(say("privacy.rewriting"))
        rewriting = Background(work, self.window())
        rewriting.moved.connect(self._show_rewritten)
        rewriting.ended.connect(ended)
        self.begin(rewriting)
        self.offer("stop")
        self.keys["back"].hide()

    def _show_rewritten(self, done: int, of: int) -> None:
        self.message.tell(say("privacy.rewriting"), say("privacy.how_far", done=done, of=of))

    def give_up(self) -> None:
        """Leave the book as it is, where it is not written yet."""
        self.given_up = True

    def done(self, done: privacy.ErasureDone | Exception) -> None:
        """Show that the book was not changed, or go on with its backups."""
        self.busy = False
        self._list()
        if isinstance(done, Cancelled):
            self.message.tell(say("privacy.stopped"))
            return
        if isinstance(done, Exception):
            self.message.tell(say("privacy.failed", why=reason(done)))
            return
        self.busy = True
        self.message.tell(say("privacy.working"))
        for key in self.keys.values():
            key.hide()
        book, folders = self.book().file, self.keeper.folders
        work = Background(lambda go_on: (done, privacy.in_backups(book, folders, done.repeat, go_on)), self)
        work.moved.connect(self._show_backups_changed)
        work.ended.connect(self._show_done)
        self.begin(work)

    def _show_backups_changed(self, changed: int, of: int) -> None:
        self.message.tell(say("privacy.working"), say("privacy.how_far", done=changed, of=of))

    def _show_done(self, result: tuple[privacy.ErasureDone, privacy.BackupsChanged] | Exception) -> None:
        self.busy = False
        self._offer()
        if isinstance(result, Exception):
            self.message.tell(say("privacy.failed", why=reason(result)))
        else:
            self.message.tell(*done_words(*result))

    def stop(self, patience: float = PATIENCE) -> None:
        """Stop work that only reads; the change of the backups is waited for, however long it takes."""
        while self.busy and self.work is not None and self.work.running:
            self.work.stop()
        super().stop(patience)

    def escape(self) -> None:
        """Go back, unless the book or the backups are being changed."""
        if not self.busy:
            super().escape()


def _lines(record: EndedEvening | str) -> tuple[str, str]:
    return (record, "") if isinstance(record, str) else lines_of(record)


def losses_words(evening: EndedEvening, going: privacy.EveningLosses) -> list[str]:
    """Return a line for each thing that is lost with an evening; open payments first."""
    lines = []
    if going.why is not None:
        lines.append(say("privacy.unknown", why=reason(going.why)))
    elif going.unpaid:
        lines.append(say("privacy.unpaid", count=going.unpaid))
    lines.append(say("privacy.hands", count=evening.played()[1]))
    lines.append(say("privacy.holding", count=going.backups) if going.backups else say("privacy.holding_none"))
    return lines


def unreached_words(beyond: privacy.Unreached) -> list[str]:
    """Return a line for each place that is not reached."""
    lines = []
    if beyond.away is not None:
        lines.append(say("privacy.beyond_second", folder=beyond.away))
    if beyond.books:
        names = ", ".join(path.name for path in beyond.books[:NAMED]) + ", …" * (len(beyond.books) > NAMED)
        folder = beyond.books[0].parent
        lines.append(say("privacy.beyond_books", count=len(beyond.books), folder=folder, files=names))
    if beyond.saved is not None:
        lines.append(say("privacy.beyond_files", folder=beyond.saved))
    return [*lines, say("privacy.saved_stay")]


def done_words(done: privacy.ErasureDone, changed: privacy.BackupsChanged) -> list[str]:
    """Return the result of a change: a head, then lines."""
    forgotten = done.stand_in != ""
    lines = [say("privacy.forgotten", stand_in=done.stand_in) if forgotten else say("privacy.erased")]
    if forgotten:
        lines.append(say("privacy.forgotten_in", count=done.sessions))
    lines.append(say("privacy.changed", count=len(changed.backups)))
    failed = (*done.failed, *changed.failed)
    return lines + [say("privacy.unchanged", file=path.name, why=reason(error)) for path, error in failed]
