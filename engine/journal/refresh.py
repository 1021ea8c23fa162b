"""What is made anew once after an update or when much came in: states of another shape, who sat in which session.

Both are helps and not the record. Where they are missed they are made all at once; here they are made in parts, told
how far they are, and may be given up.
"""

from typing import TYPE_CHECKING, Final

from engine.evolve import evolve
from engine.journal.codec import encode_snapshot, events_of
from engine.journal.errors import reading
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.register import take_in_names
from engine.journal.sqlite import SqliteStore
from engine.journal.steps import NONE
from engine.journal.upgrades_due import unlisted

if TYPE_CHECKING:
    from engine.state import TableState

PART: Final = 100
"""Sessions whose names are taken in at a time."""


def renew_snapshots(store: SqliteStore, session: int, go_on: GoOn = always) -> None:
    """Make every snapshot on the line where a session stands anew, in one transaction.

    `go_on` is told how many steps of how many are evolved; False ends it.

    Raises:
        Cancelled: `go_on` said so; nothing was changed.
        JournalError: a step cannot be read, or the book not be written; nothing was changed.
    """
    head = store.tail(session)[-1].head

    def work() -> None:
        state: TableState | None = None
        for step in store.line(session, head, NONE):
            if not go_on(step.sequence, head):
                raise Cancelled
            with reading(step.session, step.sequence):
                for event in events_of(step):
                    state = evolve(state, event)
            if step.milestone and state is not None:
                row = (session, step.sequence, encode_snapshot(state))
                store.db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row)

    store.keep(work)


def list_names(store: SqliteStore, go_on: GoOn = always) -> None:
    """Write down who sat in the sessions that came in, some at a time: given up, those that are done stay.

    Raises:
        Cancelled: `go_on` said so, told how many sessions of how many are done.
        NotWritten: the book cannot be written.
    """
    every = left = unlisted(store)
    while left:
        if not go_on(every - left, every):
            raise Cancelled
        store.keep(lambda: take_in_names(store.db, PART))
        left = unlisted(store)
