"""Quick checks whether parts of a book have to be rebuilt before it is shown (`engine.journal.refresh`)."""

from contextlib import closing
from pathlib import Path

from engine.journal.books import SCHEMA, connect_readonly, is_book, version_of
from engine.journal.errors import JournalError, SqlError
from engine.journal.formats import of_this_shape
from engine.journal.store_protocol import Answering


def steps_behind(book: Path) -> int:
    """Return the number of steps of a book of an older version, which is upgraded when it is opened for writing.

    0 = it is of this version, or no readable book. Not to be called for a book that is open: closing a second handle
    drops SQLite's locks on it.
    """
    if not is_book(book) or version_of(book) >= SCHEMA:
        return 0
    try:
        with closing(connect_readonly(book)) as db:
            if db.execute("PRAGMA user_version").fetchone()[0] >= SCHEMA:
                return 0
            return int(db.execute("SELECT coalesce(max(rowid), 0) FROM steps").fetchone()[0])
    except (JournalError, *SqlError):
        return 0


def stale_steps(store: Answering, session: int) -> int:
    """Return how many steps have to be evolved before a session can be continued, 0 = its last snapshot can be read."""
    query = "SELECT sequence, substr(state, 1, 4) FROM snapshots WHERE session = ? ORDER BY sequence DESC LIMIT 1"
    for sequence, shape in store.ask(query, (session,)):
        return 0 if isinstance(shape, bytes) and of_this_shape(shape) else int(sequence)
    return 0


def unlisted(store: Answering) -> int:
    """Return the number of sessions whose players are not listed, of a book that is open for writing."""
    return int(store.ask("SELECT count(*) FROM summaries WHERE named = 0")[0][0])
