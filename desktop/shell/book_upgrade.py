"""Prepares a book in the background before it is shown: after an update, or after many evenings were imported."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from desktop.bridge.jobs import Job
from desktop.shell.books import MANY_EVENINGS, STEPS_AT_ONCE
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.progress import Cancelled
from engine.journal.refresh import list_names, renew_snapshots
from engine.journal.sqlite import SecondConnection, SqliteStore
from engine.journal.upgrades_due import stale_steps, unlisted

if TYPE_CHECKING:
    from desktop.shell.host import Host
    from engine.journal.progress import GoOn


def prepare_sessions(
    app: "Host",
    book: SqliteStore,
    sessions: Sequence[int],
    then: Callable[[], None],
    stopped: Callable[[], object] = lambda: None,
    *,
    lists: bool = False,
) -> None:
    """Call `then` once these sessions open without a noticeable wait; at once where they already do.

    Args:
        app: the window.
        book: the book of the sessions; a book open for reading only is not changed.
        sessions: the numbers of the sessions.
        then: called when the book is ready.
        stopped: called when the user cancels the wait.
        lists: whether a list of evenings is shown next, so that imported evenings have to be listed first.
    """
    stale = [number for number in dict.fromkeys(sessions) if stale_steps(book, number) >= STEPS_AT_ONCE]
    listing = lists and unlisted(book) >= MANY_EVENINGS
    if book.readonly or not (stale or listing):
        then()
        return

    def work(go_on: "GoOn") -> None:
        with SecondConnection(book) as second:
            for session in stale:
                renew_snapshots(second, session, go_on)
            if listing:
                list_names(second, go_on)

    def ended(result: Exception | None) -> None:
        book.take_back()
        if isinstance(result, Cancelled):
            stopped()
        elif result is None or isinstance(result, JournalError):  # the page that follows reports the error itself
            then()
        else:
            raise result

    try:
        book.check_file()
    except JournalError:
        then()
        return
    book.lend()
    words = say("waiting.renewing" if stale else "waiting.listing")
    app.wait(Job(words, lambda done, of: f"{counted(done)} / {counted(of)}", work, ended))


def renew_stored_snapshots(book: SqliteStore, session: int, go_on: "GoOn") -> None:
    """Renew the stored snapshots of a session; errors of the book are ignored, since snapshots only save time."""
    with suppress(JournalError):
        renew_snapshots(book, session, go_on)
