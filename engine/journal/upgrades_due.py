"""Whether something of a book has to be made anew before it is shown (`engine.journal.refresh`): short questions."""

from contextlib import closing
from pathlib import Path

from engine.journal.books import SCHEMA, is_book, looked_at, version_of
from engine.journal.codec import of_this_shape
from engine.journal.errors import JournalError, SqlError
from engine.journal.store_protocol import Answering


def steps_behind(book: Path) -> int:
    """How many steps a book of an older version has, which is brought up when it is opened for writing.

    0 = it is of this version, or no book that can be read. Not to be asked of a book that is open: a file that is
    closed takes SQLite's locks on it along.
    """
    if not is_book(book) or version_of(book) >= SCHEMA:
        return 0
    try:
        with closing(looked_at(book)) as db:
            if db.execute("PRAGMA user_version").fetchone()[0] >= SCHEMA:
                return 0
            return int(db.execute("SELECT coalesce(max(rowid), 0) FROM steps").fetchone()[0])
    except (JournalError, *SqlError):
        return 0


def stale_steps(store: Answering, session: int) -> int:
    """How many steps have to be evolved before a session can be gone on with, 0 = its last snapshot can be read."""
    newest = "SELECT sequence, substr(state, 1, 4) FROM snapshots WHERE session = ? ORDER BY sequence DESC LIMIT 1"
    for sequence, shape in store.ask(newest, (session,)):
        return 0 if isinstance(shape, bytes) and of_this_shape(shape) else int(sequence)
    return 0


def unlisted(store: Answering) -> int:
    """Of how many sessions of a book that is open for writing it is not known who sat there."""
    return int(store.ask("SELECT count(*) FROM summaries WHERE named = 0")[0][0])
