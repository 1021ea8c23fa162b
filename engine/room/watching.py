"""What a tile of the floor shows, worked out at the table from the book."""

from engine.journal.errors import JournalError
from engine.journal.recording import the_core
from engine.journal.sqlite import SqliteStore
from engine.journal.states import States
from engine.room.glance import encode, glance


class Watching:
    """Follows one session of a book that somebody else writes."""

    def __init__(self, store: SqliteStore, session: int) -> None:
        self.session = session
        self._store = store
        self._states = States(store, session, the_core())
        self._newest = 0

    def glance(self) -> str | None:
        """What is to be seen of the table now, None where there is nothing new or it cannot be read."""
        try:
            tail = self._store.tail(self.session)
            if tail[-1].sequence == self._newest:
                return None
            state = self._states.at(tail[-1].head)
        except JournalError:  # the steps are sent all the same; whoever opens the book is told
            return None
        self._newest = tail[-1].sequence
        return encode(glance(state)).decode()
