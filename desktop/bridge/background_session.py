"""A session for another thread: with a connection of its own, so that the window stays responsive."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.journal.sqlite import SqliteStore
from engine.session import Session


@contextmanager
def session_in_background(session: Session, long: bool) -> Iterator[Session]:
    """Yield a copy of the session, read from the book again, for `long` work; else the session itself.

    Raises:
        JournalError: the book cannot be opened a second time.
    """
    if not long or not isinstance(session.store, SqliteStore):
        yield session
        return
    with SqliteStore(session.store.file, readonly=True) as book:
        yield Session.resume(book, session.id)


def on_disk(session: Session) -> bool:
    """Return whether the session is in a file, which another thread can open too."""
    return isinstance(session.store, SqliteStore)
