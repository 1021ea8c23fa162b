"""A book is made ready beside the window: after an update, or once very many evenings came in. Then it is shown."""

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


def ready(
    app: "Host",
    book: SqliteStore,
    sessions: Sequence[int],
    then: Callable[[], None],
    stopped: Callable[[], object] = lambda: None,
    *,
    lists: bool = False,
) -> None:
    """Go on once these sessions can be opened in a moment; at once where they can be.

    Args:
        app: the window.
        book: where they are; one that is only looked at stays as it is.
        sessions: their numbers.
        then: goes on.
        stopped: the host does not want to wait.
        lists: whether evenings are listed next: those that came in are to be known.
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
        elif result is None or isinstance(result, JournalError):  # where it is missed it is made, or said why not
            then()
        else:
            raise result

    try:
        book.look()
    except JournalError:
        then()
        return
    book.lend()
    words = say("waiting.renewing" if stale else "waiting.listing")
    app.wait(Job(words, lambda done, of: f"{counted(done)} / {counted(of)}", work, ended))


def renew(book: SqliteStore, session: int, go_on: "GoOn") -> None:
    """Make the states of a session that are kept anew; a book that fails is left as it is: they are only a help."""
    with suppress(JournalError):
        renew_snapshots(book, session, go_on)
