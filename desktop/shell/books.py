"""The open book of the window: reading sessions, importing and erasing evenings, changing to another book."""

from contextlib import nullcontext
from typing import TYPE_CHECKING

from desktop.bridge.jobs import Job, at_once, how_far
from desktop.bridge.sessions import changing, present
from desktop.preferences.choices import last_shown
from desktop.present.notice import Notice
from desktop.shell.new_book import NewBook, takes_long, upgrade_job
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
    from engine.journal.current_session import CurrentSession
    from engine.journal.progress import GoOn
    from engine.keeping.unpacking import Storing, Unpacked
    from engine.session import Session

TITLE = "Feltbook"
STEPS_AT_ONCE = 3000
"""From this many stale steps a progress page is shown; fewer take 1/8 s, on a slow device 1/2 s."""
MANY_EVENINGS = 400
"""From this many unlisted sessions a progress page is shown; fewer take as long as `STEPS_AT_ONCE` steps."""
LONG = 2000
"""From this many steps an import is written in the background; fewer take 1/10 s, on a slow device 1/2 s."""


class Books:
    """The owner of the open book `store`; a book has one writer, so every part of the window gets it from here."""

    def __init__(self, store: SqliteStore | NewBook, app: "Host", window: "QWidget") -> None:
        self.store = store
        self.app, self.window = app, window
        self._doorbell: QObject | None = None

    @property
    def looking(self) -> bool:
        """Return whether the book is open for reading only."""
        return self.store.readonly

    @property
    def file(self) -> "Path":
        """Return the file of the book."""
        return self.store.file

    def open(self) -> SqliteStore:
        """Return the book on disk; a new book is created now.

        Raises:
            JournalError: the book cannot be created.
        """
        if isinstance(self.store, NewBook):
            self.store = self.store.make()
        return self.store

    def make(self) -> bool:
        """Create a new book; return False where that fails, with the error in `failed` of the new book."""
        made = self.store.try_to_make() if isinstance(self.store, NewBook) else self.store
        self.store = made or self.store
        return made is not None

    # Sessions --------------------------------------------------------------------------------------------------------

    def opened(self, number: int) -> "CurrentSession | None":
        """Return a session of the book for display, or None when it cannot be read: the window reports the error."""
        try:
            return present().opened(self.open(), number)
        except JournalError as error:
            self.app.failed(error)
            return None

    def is_over(self, number: int) -> bool:
        """Return whether a session has ended, without evolving its steps; False when the book cannot be read."""
        try:
            return is_over(self.open(), number)
        except JournalError:
            return False

    def takes_long(self) -> bool:
        """Return whether the session shown first, or the list of sessions, needs `make_ready` before it is shown."""
        book, last = self.store, self.played_last()
        if last is None or not isinstance(book, SqliteStore) or book.readonly:
            return False
        return stale_steps(book, last) > 0 or unlisted(book) >= MANY_EVENINGS

    def make_ready(self, then: "Callable[[], None]", stopped: "Callable[[], object]") -> None:
        """Call `then` once the running sessions and the last ended one open without a noticeable wait."""
        book = self.open()
        newest_ended = "SELECT session FROM summaries WHERE over = 1 ORDER BY created DESC, session DESC LIMIT 1"
        sessions = [*(row.id for row in book.running()), *(number for (number,) in book.ask(newest_ended))]
        self.app.side_pages.ready(book, sessions, then, stopped, lists=True)

    def resume(self, number: int, then: "Callable[[Session], None]") -> None:
        """Pass a session of the book to `then`, open for commands; the window reports a book that cannot be read."""

        def go_on() -> None:
            if (shown := self.opened(number)) is not None:
                then(changing().of(shown))

        try:
            self.app.side_pages.ready(self.open(), [number], go_on)
        except JournalError as error:
            self.app.failed(error)

    def played_last(self) -> int | None:
        """Return the number of the session played last, without those no player ever joined; None in a new book."""
        return None if isinstance(self.store, NewBook) else last_used(self.store)

    def shown_last(self) -> "CurrentSession | None":
        """Return the session last on the screen, or None where it has ended or is also the one played last."""
        if self.app.choice_store.file is None or self.looking:
            return None
        number = last_shown(self.app.choice_store.file, self.file)
        if number is None or number == self.played_last():
            return None
        try:
            session = present().opened(self.open(), number)
        except JournalError:
            return None
        return None if session.state.ended or not used(session.store, (session.store.session(number),)) else session

    def take_in(self, storing: "Storing", then: "Callable[[Unpacked | Exception], None]") -> None:
        """Store verified evenings, many of them in the background; `then` gets the result or the error.

        A session on the table that gains steps is reloaded and continues from its new last step.
        """
        try:
            book = self.open()
            book.check_file()
        except JournalError as error:
            then(error)
            return
        long = storing.steps >= LONG

        def work(go_on: "GoOn") -> "Unpacked":
            with SecondConnection(book) if long else nullcontext(book) as target:
                taken: Unpacked = storing.work(target, go_on)
            return taken

        def ended(taken: "Unpacked | Exception") -> None:
            if long:
                book.take_back()
            if not isinstance(taken, Exception):
                bridge = self.app.bridge
                if bridge is not None and bridge.session.id == taken.session and taken.steps:
                    self._show_anew(taken.session)
                elif bridge is None:
                    self.app.drop_setup()  # its list of sessions to resume is out of date
            then(taken)

        if long:
            book.lend()
        (self.app.wait if long else at_once)(Job(say("waiting.storing"), how_far, work, ended))

    def rewrite(self, change: "Rewrite", page: "Rewriting") -> None:
        """Remove data from the book in the background, after the PIN of the floor where there is one.

        Nothing else is written until this ends; a cancelled change leaves the book as it was. Pages are made anew.
        """

        def go_on() -> None:
            self.app.keeper.give_up()
            try:
                book = self.open()
            except JournalError as error:
                page.done(error)
                return

            played = self.app.bridge.session.id if self.app.bridge is not None else None
            renew = self.app.side_pages.renew

            def work(go_on: "GoOn") -> "ErasureDone":
                with SecondConnection(book) as second:
                    done = change(second, lambda done, of: go_on(done, of) and not page.given_up)
                    if played is not None and stale_steps(second, played):  # the change is committed: no cancelling
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
        """Reload the session on the table from the book, or close it where it is gone; the page stays."""
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
        """Close the open book and open this one, now and at the next starts."""

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
            self.app.wait(upgrade_job(book, ended))
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
        previous = self.store
        self._move_to(store)
        if isinstance(previous, SqliteStore):
            previous.close()  # releases the lock for other writers
        self.app.start()

    def save_elsewhere(self) -> None:
        """Save the book to a file the user chooses, and continue there; a failure changes nothing."""
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
        """Continue in this book, which is open for writing, now and at the next starts."""
        self.store = store
        self.app.choice_store.change(book=str(store.file.absolute()))
        self.window.setWindowTitle(TITLE)
        self.answer_the_bell()

    def answer_the_bell(self) -> None:
        """Bring the window to the front whenever this book is opened a second time."""
        if self._doorbell is not None:
            self._doorbell.deleteLater()
        self._doorbell = self.app.around.answer_the_bell(self.file)
