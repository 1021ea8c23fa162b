"""A session as another thread reads it: with a connection of its own, so that the window goes on meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.journal.sqlite import SqliteStore
from engine.session import Session


@contextmanager
def apart(session: Session, long: bool) -> Iterator[Session]:
    """The session read from the book once more; the very same where what is done with it does not take `long`.

    Raises:
        JournalError: the book cannot be opened a second time.
    """
    if not long or not isinstance(session.store, SqliteStore):
        yield session
        return
    with SqliteStore(session.store.file, readonly=True) as book:
        yield Session.resume(book, session.id)


def on_disk(session: Session) -> bool:
    """Whether the session lies in a file, which another thread can open as well."""
    return isinstance(session.store, SqliteStore)
