"""The book the window has open: what is read of it, how it is left for another, what is taken in or out of it."""

from contextlib import nullcontext
from typing import TYPE_CHECKING

from desktop.bridge.jobs import Job, at_once, how_far
from desktop.bridge.sessions import changing, present
from desktop.preferences.choices import last_shown
from desktop.present.notice import Notice
from desktop.shell.new_book import NewBook, bringing_up, takes_long
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError, UnknownSession
from engine.journal.progress import Cancelled
from engine.journal.sqlite import SecondConnection, SqliteStore
from engine.journal.store_protocol import is_over, last_used, used
from engine.journal.upgrades_due import stale_steps, unlisted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from desktop.keeping.privacy import ErasureDone
    from desktop.keeping.privacy_page import Rewrite
    from desktop.shell.host import Host, Rewriting
    from desktop.shell.save_elsewhere import SavedBook
    from engine.journal.current_session import Present
    from engine.journal.progress import GoOn
    from engine.keeping.unpacking import Storing, Unpacked
    from engine.session import Session

TITLE = "Feltbook"
STEPS_AT_ONCE = 3000
"""Steps that are evolved without saying so: an eighth of a second, on a slow device half of one."""
MANY_EVENINGS = 400
"""Sessions that came in and are listed without saying so, in as long."""
LONG = 2000
"""Steps from which on they are written beside the window: a tenth of a second, on a slow device half of one."""


class Books:
    """`store` = the open book; it has one writer, so that everybody in the window asks for it here."""

    def __init__(self, store: SqliteStore | NewBook, app: "Host", window: "QWidget") -> None:
        self.store = store
        self.app, self.window = app, window
        self._bell: QObject | None = None

    @property
    def looking(self) -> bool:
        """Whether the book is only looked at."""
        return self.store.readonly

    @property
    def file(self) -> "Path":
        """The file of the book."""
        return self.store.file

    def open(self) -> SqliteStore:
        """The book on disk; a new one is made now.

        Raises:
            JournalError: it cannot be made.
        """
        if isinstance(self.store, NewBook):
            self.store = self.store.make()
        return self.store

    def make(self) -> bool:
        """A new book is made; False = it cannot be: `failed` of the new book says why."""
        made = self.store.try_to_make() if isinstance(self.store, NewBook) else self.store
        self.store = made or self.store
        return made is not None

    # Sessions --------------------------------------------------------------------------------------------------------

    def opened(self, number: int) -> "Present | None":
        """A session of the book, to be shown; None when it cannot be read: then the setup page says why."""
        try:
            return present().opened(self.open(), number)
        except JournalError as error:
            self.app.failed(error)
            return None

    def is_over(self, number: int) -> bool:
        """Whether a session of the book has ended, as far as it can be read: nothing of it is worked out for that."""
        try:
            return is_over(self.open(), number)
        except JournalError:
            return False

    def takes_long(self) -> bool:
        """Whether the game that is shown first, or the list of all, would keep the window waiting (`make_ready`)."""
        book, last = self.store, self.played_last()
        if last is None or not isinstance(book, SqliteStore) or book.readonly:
            return False
        return stale_steps(book, last) > 0 or unlisted(book) >= MANY_EVENINGS

    def make_ready(self, then: "Callable[[], None]", stopped: "Callable[[], object]") -> None:
        """Go on once the games that are not over, and the last that is, can be shown in a moment."""
        book = self.open()
        over = "SELECT session FROM summaries WHERE over = 1 ORDER BY created DESC, session DESC LIMIT 1"
        shown = [*(row.id for row in book.running()), *(number for (number,) in book.ask(over))]
        self.app.beside.ready(book, shown, then, stopped, lists=True)

    def resume(self, number: int, then: "Callable[[Session], None]") -> None:
        """A session of the book, for who goes on with it; where it cannot be read the setup page says why."""

        def go_on() -> None:
            if (shown := self.opened(number)) is not None:
                then(changing().of(shown))

        try:
            self.app.beside.ready(self.open(), [number], go_on)
        except JournalError as error:
            self.app.failed(error)

    def played_last(self) -> int | None:
        """The session played last, those passed over in which nobody ever sat; None in a new book."""
        return None if isinstance(self.store, NewBook) else last_used(self.store)

    def shown_last(self) -> "Present | None":
        """The game that was on the screen, where it goes on and is not the one that was tapped last."""
        if self.app.kept.file is None or self.looking:
            return None
        number = last_shown(self.app.kept.file, self.file)
        if number is None or number == self.played_last():
            return None
        try:
            session = present().opened(self.open(), number)
        except JournalError:
            return None
        return None if session.state.ended or not used(session.store, (session.store.session(number),)) else session

    def take_in(self, storing: "Storing", then: "Callable[[Unpacked | Exception], None]") -> None:
        """Store what has proved itself, beside the window where it is much; `then` hears what came of it.

        The game on the table goes on where it ends now.
        """
        try:
            book = self.open()
            book.look()
        except JournalError as error:
            then(error)
            return
        long = storing.steps >= LONG

        def work(go_on: "GoOn") -> "Unpacked":
            with SecondConnection(book) if long else nullcontext(book) as into:
                taken: Unpacked = storing.work(into, go_on)
            return taken

        def ended(taken: "Unpacked | Exception") -> None:
            if long:
                book.take_back()
            if not isinstance(taken, Exception):
                bridge = self.app.bridge
                if bridge is not None and bridge.session.id == taken.session and taken.steps:
                    self._show_anew(taken.session)
                elif bridge is None:
                    self.app.drop_setup()  # what it offers to go on with is more now
            then(taken)

        if long:
            book.lend()
        (self.app.wait if long else at_once)(Job(say("waiting.storing"), how_far, work, ended))

    def rewrite(self, change: "Rewrite", page: "Rewriting") -> None:
        """Take something out of the book beside the window, by the floor where that keeps a PIN.

        Nothing else is written until it is done, or given up with nothing changed. What showed the book is made anew.
        """

        def go_on() -> None:
            self.app.keeper.give_up()
            try:
                book = self.open()
            except JournalError as error:
                page.done(error)
                return

            played = self.app.bridge.session.id if self.app.bridge is not None else None
            renew = self.app.beside.renew

            def work(go_on: "GoOn") -> "ErasureDone":
                with SecondConnection(book) as second:
                    done = change(second, lambda done, of: go_on(done, of) and not page.given_up)
                    if played is not None and stale_steps(second, played):  # the book has gone ahead: no way back
                        renew(second, played, lambda done, of: go_on(done, of) or True)
                    return done

            book.lend()
            page.begin_rewriting(work, lambda done: self._rewritten(book, done, page))

        self.app.guard.ask_floor(go_on)

    def _rewritten(self, book: SqliteStore, done: "ErasureDone | Exception", page: "Rewriting") -> None:
        book.take_back()
        self.app.drop_pages()
        if self.app.bridge is not None:
            self._show_anew(self.app.bridge.session.id)
        page.done(done)

    def _show_anew(self, number: int) -> None:
        """The game on the table as the book has it now, none where it has it no more; the page stays."""
        page = self.app.shown
        try:
            self.app.play(present().opened(self.open(), number))
        except UnknownSession:
            self.app.leave_table()
        except JournalError as error:
            self.app.leave_table()
            self.app.failed(error)
        if page is not None and page is not self.app.shown:
            self.app.show_page(page)

    # Another book ----------------------------------------------------------------------------------------------------

    def go_on_in(self, book: "Path") -> None:
        """Leave the book that is open and go on in this one, at the next starts as well."""

        def ended(failed: Exception | None) -> None:
            if isinstance(failed, Cancelled):
                self.app.tell(say("waiting.given_up"))
            elif isinstance(failed, JournalError | OSError):
                self.app.tell(why(failed))
            elif failed is not None:
                raise failed
            else:
                self._go_on_in(book)

        if takes_long(book):
            self.app.show_again(None)
            self.app.wait(bringing_up(book, ended))
        else:
            self._go_on_in(book)

    def _go_on_in(self, book: "Path") -> None:
        try:
            store = SqliteStore(book)
        except (JournalError, OSError) as error:
            self.app.show_again(None)
            self.app.tell(why(error))
            return
        self.app.leave_table()
        self.app.drop_pages()
        before = self.store
        self._move_to(store)
        if isinstance(before, SqliteStore):
            before.close()  # others may write it now
        self.app.start()

    def save_elsewhere(self) -> None:
        """Save the book in a file that is asked for, and go on there; if that fails nothing has changed."""
        bridge, old = self.app.bridge, self.open()

        def then(saved: "SavedBook | Notice") -> None:
            if not isinstance(saved, Notice):
                self.app.drop_recap()
                self._move_to(saved.store)
                self.app.play(saved.session)
            if self.app.table is not None:
                message = saved if isinstance(saved, Notice) else Notice(saved.words(old.file), "win")
                self.app.table.desk.say(message, stays=True)

        if bridge is not None:
            self.app.around.save_elsewhere(old, bridge, self.app.wait, then)

    def _move_to(self, store: SqliteStore) -> None:
        """Go on in this book, open for writing, at the next starts as well."""
        self.store = store
        self.app.kept.change(book=str(store.file.absolute()))
        self.window.setWindowTitle(TITLE)
        self.answer_the_bell()

    def answer_the_bell(self) -> None:
        """Whoever opens this book a second time brings the window to the front."""
        if self._bell is not None:
            self._bell.deleteLater()
        self._bell = self.app.around.answer_the_bell(self.file)
